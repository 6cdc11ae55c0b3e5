#ifndef MARQUEE_CZLIB_H
#define MARQUEE_CZLIB_H
#include <stdlib.h>
#include <zlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

// deflateInit2 and inflateInit2 are macros, which Swift does not see. Sixteen more window bits mean a gzip wrapper.
static inline int marquee_gzip_begin(z_streamp stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY);
}

// A negative number of window bits means no wrapper at all.
static inline int marquee_deflate_begin(z_streamp stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
}

static inline int marquee_inflate_begin(z_streamp stream) {
    return inflateInit2(stream, -MAX_WBITS);
}

static inline int marquee_gunzip_begin(z_streamp stream) {
    return inflateInit2(stream, MAX_WBITS + 16);
}

// The allocator of Glibc keeps freed memory, for each thread that used it. Swift does not see the header of this call.
static inline void marquee_give_back_memory(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}
#endif
