#include "process_memory.h"

#include <fcntl.h>
#include <stdlib.h>

#ifdef __linux__
#include <malloc.h>
#endif

/// Has standard streams that are closed (`>&-`) not be taken for what is opened later, before anything is opened.
///
/// Whoever writes to standard output then gets an error, as is right.
__attribute__((constructor)) static void hold_standard_streams(void) {
    for (int stream = 0; stream <= 2; stream++) {
        if (fcntl(stream, F_GETFD) < 0) (void)open("/dev/null", stream == 2 ? O_WRONLY : O_RDONLY);
    }
}

void take_memory_in_large_pieces(void) {
#ifdef __GLIBC__
    mallopt(M_TOP_PAD, 64 << 20);
    // These follow what is used only as long as nothing is set by hand.
    mallopt(M_MMAP_THRESHOLD, 4 << 20);
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}

void release_unused_memory(void) {
#ifdef __GLIBC__
    // malloc_trim leaves the end of the memory of every thread but the main one; a free of a large piece does not.
    mallopt(M_TOP_PAD, 0);
    mallopt(M_TRIM_THRESHOLD, 0);
    char *volatile piece = malloc(256 << 10);
    free(piece);
    malloc_trim(0);
    take_memory_in_large_pieces();
#endif
}
