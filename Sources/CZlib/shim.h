#ifndef MARQUEE_CZLIB_H
#define MARQUEE_CZLIB_H
#include <zlib.h>
#endif
