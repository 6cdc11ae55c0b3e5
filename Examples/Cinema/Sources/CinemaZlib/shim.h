#ifndef CINEMA_ZLIB_H
#define CINEMA_ZLIB_H
#include <zlib.h>

// deflateInit2 is a macro, which Swift does not see. Sixteen more window bits mean a gzip wrapper.
static inline int cinema_gzip_begin(z_streamp stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, MAX_WBITS + 16, 9, Z_DEFAULT_STRATEGY);
}
#endif
