#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H

#include <string.h>
#include <zlib.h>

/* Prepares to inflate raw deflate, which has no header. inflateInit2 is a macro, which Swift does not import. */
static inline int czlib_inflate_raw_init(z_stream *stream) {
    memset(stream, 0, sizeof(*stream));
    return inflateInit2(stream, -MAX_WBITS);
}

#endif
