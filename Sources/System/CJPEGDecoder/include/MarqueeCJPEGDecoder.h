#ifndef MARQUEE_CJPEGDECODER_H
#define MARQUEE_CJPEGDECODER_H

#include <stdbool.h>
#include <stddef.h>

// libjpeg behind two functions that fail instead of ending the process. See Docs/Decisions/0029-pictures-in-the-terminal.md.

struct jpeg_extent {
    size_t width;
    size_t height;
};

// Reads the size of a picture; false if this is no JPEG.
bool jpeg_measure(const unsigned char *bytes, size_t count, struct jpeg_extent *extent);

// Decodes a picture to rows of red, green and blue, scaled down to so many eighths (1, 2, 4 or 8) of its size, and answers the size that
// it then has. False if it is damaged or cut off, if it needs more memory than the bound, or if the pixels do not fit.
bool jpeg_decode(
    const unsigned char *bytes, size_t count, unsigned eighths, unsigned char *pixels, size_t capacity, struct jpeg_extent *extent);

#endif
