#include "process_memory.h"

#ifdef __linux__
#include <malloc.h>
#endif

void take_memory_in_large_pieces(void) {
#ifdef __GLIBC__
    mallopt(M_TOP_PAD, 64 << 20);
    // These follow what is used only as long as nothing is set by hand.
    mallopt(M_MMAP_THRESHOLD, 4 << 20);
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}
