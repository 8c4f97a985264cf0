#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H

#include <string.h>
#include <zlib.h>

/* inflateInit2 is a macro, which Swift does not see; raw deflate has no header of its own. */
static inline int czlib_inflate_raw_init(z_stream *stream) {
    memset(stream, 0, sizeof(*stream));
    return inflateInit2(stream, -MAX_WBITS);
}

#endif
