#include "MarqueeCJPEGDecoder.h"
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
// The two headers of libjpeg need those above.
#include <jpeglib.h>
#include <jerror.h>

// What a progressive picture keeps until its last scan; a poster of 2000 by 3000 pixels needs 36 MB.
static const long most_memory = 128L << 20;
// Each scan of a progressive picture goes over all of it, so that a small file of many scans would take very long.
static const int most_scans = 100;

struct decoder {
    struct jpeg_decompress_struct info;
    struct jpeg_error_mgr errors;
    struct jpeg_progress_mgr progress;
    jmp_buf failed;
    const unsigned char *bytes;
    size_t count;
    unsigned eighths;
    unsigned char *pixels;
    size_t capacity;
    struct jpeg_extent *extent;
};

static void fail(j_common_ptr info) {
    struct decoder *decoder = info->client_data;
    longjmp(decoder->failed, 1);
}

// libjpeg would go on with gray where a file is cut off. Other warnings are about what decoders agree to live with.
static void warn(j_common_ptr info, int level) {
    if (level < 0 && info->err->msg_code == JWRN_JPEG_EOF) fail(info);
}

// Nothing is printed.
static void say_nothing(j_common_ptr info) { (void)info; }

static void count_scans(j_common_ptr info) {
    if (((j_decompress_ptr)info)->input_scan_number > most_scans) fail(info);
}

static void begin(struct decoder *decoder) {
    struct jpeg_decompress_struct *info = &decoder->info;
    jpeg_create_decompress(info);
    info->mem->max_memory_to_use = most_memory;
    info->progress = &decoder->progress;
    jpeg_mem_src(info, (unsigned char *)decoder->bytes, (unsigned long)decoder->count);
    jpeg_read_header(info, TRUE);
}

static bool measure(struct decoder *decoder) {
    begin(decoder);
    *decoder->extent = (struct jpeg_extent){decoder->info.image_width, decoder->info.image_height};
    return true;
}

// Colors of a printer, which Adobe's programs store the other way around.
static void add_printed_row(const unsigned char *row, size_t width, bool is_inverted, unsigned char *pixels) {
    for (size_t x = 0; x < width; x++) {
        const unsigned char *ink = row + 4 * x;
        unsigned black = is_inverted ? ink[3] : 255 - ink[3];
        for (size_t color = 0; color < 3; color++) {
            unsigned light = is_inverted ? ink[color] : 255 - ink[color];
            pixels[3 * x + color] = (unsigned char)(light * black / 255);
        }
    }
}

static bool decode(struct decoder *decoder) {
    struct jpeg_decompress_struct *info = &decoder->info;
    begin(decoder);
    bool is_printed = info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
    info->out_color_space = is_printed ? JCS_CMYK : JCS_RGB;
    info->scale_num = decoder->eighths;
    info->scale_denom = 8;
    jpeg_start_decompress(info);
    size_t width = info->output_width, height = info->output_height;
    if (width == 0 || height == 0 || height > decoder->capacity / 3 / width) return false;
    JSAMPARRAY row = info->mem->alloc_sarray((j_common_ptr)info, JPOOL_IMAGE, (JDIMENSION)(width * (size_t)info->output_components), 1);
    while (info->output_scanline < height) {
        unsigned char *pixels = decoder->pixels + 3 * width * info->output_scanline;
        if (jpeg_read_scanlines(info, row, 1) != 1) return false;
        if (is_printed) add_printed_row(row[0], width, info->saw_Adobe_marker, pixels);
        else memcpy(pixels, row[0], 3 * width);
    }
    *decoder->extent = (struct jpeg_extent){width, height};
    return true;
}

// A function of its own, so that nothing which a jump skips stands in registers.
static bool attempt(struct decoder *decoder, bool (*work)(struct decoder *)) {
    if (setjmp(decoder->failed)) return false;
    return work(decoder);
}

static bool run(struct decoder *decoder, bool (*work)(struct decoder *)) {
    decoder->info.err = jpeg_std_error(&decoder->errors);
    decoder->info.client_data = decoder;
    decoder->errors.error_exit = fail;
    decoder->errors.emit_message = warn;
    decoder->errors.output_message = say_nothing;
    decoder->progress.progress_monitor = count_scans;
    bool is_done = attempt(decoder, work);
    jpeg_destroy_decompress(&decoder->info);
    return is_done;
}

bool jpeg_measure(const unsigned char *bytes, size_t count, struct jpeg_extent *extent) {
    struct decoder decoder = {.bytes = bytes, .count = count, .extent = extent};
    return run(&decoder, measure);
}

bool jpeg_decode(
    const unsigned char *bytes, size_t count, unsigned eighths, unsigned char *pixels, size_t capacity, struct jpeg_extent *extent) {
    struct decoder decoder = {
        .bytes = bytes, .count = count, .eighths = eighths, .pixels = pixels, .capacity = capacity, .extent = extent};
    return run(&decoder, decode);
}
