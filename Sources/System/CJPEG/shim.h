#ifndef MARQUEE_CJPEG_H
#define MARQUEE_CJPEG_H

// libjpeg's own header needs these first.
#include <stddef.h>
#include <stdio.h>
#include <jpeglib.h>

#endif
