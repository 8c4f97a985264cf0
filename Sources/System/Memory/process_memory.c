#include "process_memory.h"

#include <fcntl.h>
#include <stdlib.h>

#ifdef __linux__
#include <malloc.h>
#endif

/// Opens each standard stream that is closed (`>&-`), so that no file that is opened later gets its number.
///
/// Standard output is opened for reading, so that writing to it gives an error, as it should.
__attribute__((constructor)) static void hold_standard_streams(void) {
    for (int stream = 0; stream <= 2; stream++) {
        if (fcntl(stream, F_GETFD) < 0) (void)open("/dev/null", stream == 2 ? O_WRONLY : O_RDONLY);
    }
}

void take_memory_in_large_pieces(void) {
#ifdef __GLIBC__
    mallopt(M_TOP_PAD, 64 << 20);
    // Setting any of these values by hand keeps glibc from adapting the others, so they are set as well.
    mallopt(M_MMAP_THRESHOLD, 4 << 20);
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}

void release_unused_memory(void) {
#ifdef __GLIBC__
    // Except in the main thread, malloc_trim keeps the end of a thread's memory, but freeing a large piece does not.
    mallopt(M_TOP_PAD, 0);
    mallopt(M_TRIM_THRESHOLD, 0);
    char *volatile piece = malloc(256 << 10);
    free(piece);
    malloc_trim(0);
    take_memory_in_large_pieces();
#endif
}
