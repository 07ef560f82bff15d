// The part of the image codecs that has to be C: libpng and libjpeg report errors by
// longjmp, and pixel loops want an optimising compiler. Everything else is in
// Raster/Codecs, in Swift.
//
// Pixels are RGBA, 8 bits a channel, rows from the top, no padding, premultiplied by alpha
// unless a comment says straight. Every function is pure: no globals, no threads.
#pragma once
#include <stddef.h>
#include <stdint.h>

// How a call ended.
enum codecs_status {
  CODECS_OK = 0,
  CODECS_DAMAGED = 1,      // truncated or malformed input
  CODECS_UNSUPPORTED = 2,  // well formed, but of a kind that is not read here
  CODECS_MEMORY = 3,       // the system had no memory to give
  CODECS_FAILED = 4,       // an encoder refused
};

// One line for people, NUL terminated; written only when a call does not return CODECS_OK.
#define CODECS_MESSAGE_SIZE 160

// Bytes that grow. Begins as zeros; ends with codecs_buffer_free.
typedef struct codecs_buffer {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} codecs_buffer;

int codecs_buffer_append(codecs_buffer *buffer, const void *bytes, size_t count);
void codecs_buffer_free(codecs_buffer *buffer);

typedef struct codecs_size {
  uint32_t width;
  uint32_t height;
} codecs_size;

// Pixels (pixels.c)

// Straight to premultiplied, in place: round(c·a / 255), exactly.
void codecs_premultiply(uint8_t *rgba, size_t pixels);
// Premultiplied to straight: round(c·255 / a), 255 at most; 0 where a = 0.
void codecs_unpremultiply(const uint8_t *rgba, uint8_t *straight, size_t pixels);
// Source-over of a whole picture; the strides count pixels. The caller sees to the bounds.
void codecs_over(uint8_t *backdrop, size_t backdrop_stride, const uint8_t *source,
                 size_t source_stride, size_t width, size_t height);
// The smallest rectangle outside which both pictures agree: left, top, width, height;
// all zeros when they are equal.
void codecs_difference(const uint8_t *a, const uint8_t *b, uint32_t width, uint32_t height,
                       uint32_t *rectangle);
// Whether two runs of bytes are the same.
int codecs_same(const uint8_t *a, const uint8_t *b, size_t count);
// Sets mask to 1 where two runs of pixels differ, else 0; returns how many agree.
size_t codecs_changes(const uint8_t *a, const uint8_t *b, size_t pixels, uint8_t *mask);
// CRC-32 as PNG's chunks carry it.
uint32_t codecs_crc(const uint8_t *bytes, size_t count);

// PNG (png_codec.c)

int codecs_png_size(const uint8_t *bytes, size_t count, codecs_size *size, char *message);
// Decodes into pixels, which holds size as codecs_png_size told it.
int codecs_png_decode(const uint8_t *bytes, size_t count, codecs_size size, uint8_t *pixels,
                      char *message);
// Straight pixels to a PNG file, as RGB when opaque is set (alpha is then not looked at).
// Always zlib level 6, all filters by least sum of differences: the same bytes every time.
int codecs_png_encode(const uint8_t *straight, codecs_size size, int opaque,
                      codecs_buffer *out, char *message);
// A part of opaque pixels, whose rows lie `stride` pixels apart, as soon as may be: RGB, zlib level 1.
int codecs_png_encode_part(const uint8_t *opaque, size_t stride, codecs_size size,
                           codecs_buffer *out, char *message);

// JPEG (jpeg_codec.c)

int codecs_jpeg_size(const uint8_t *bytes, size_t count, codecs_size *size, char *message);
int codecs_jpeg_decode(const uint8_t *bytes, size_t count, codecs_size size, uint8_t *pixels,
                       char *message);
// Opaque pixels to a baseline JPEG; quality 1...100; full_chroma keeps colour unsubsampled.
int codecs_jpeg_encode(const uint8_t *opaque, codecs_size size, int quality, int full_chroma,
                       codecs_buffer *out, char *message);
// The same of a part, whose rows lie `stride` pixels apart, as soon as may be: colour subsampled.
int codecs_jpeg_encode_part(const uint8_t *opaque, size_t stride, codecs_size size, int quality,
                            codecs_buffer *out, char *message);

// WebP (webp_codec.c)

int codecs_webp_size(const uint8_t *bytes, size_t count, codecs_size *size, char *message);
int codecs_webp_decode(const uint8_t *bytes, size_t count, codecs_size size, uint8_t *pixels,
                       char *message);
// quality 0...100 for lossy; effort 0...6; with lossless set, quality is not looked at. segments 1...4:
// how many kinds of blocks get a quality of their own; with 1 the picture is not looked through first.
typedef struct codecs_webp_options {
  int lossless;
  float quality;
  int effort;
  int segments;
} codecs_webp_options;
int codecs_webp_encode(const uint8_t *pixels, codecs_size size, codecs_webp_options options,
                       codecs_buffer *out, char *message);
// Lossy, as a file whose VP8 chunk holds the colours; alpha goes for nothing but how much each counts.
int codecs_webp_encode_colours(const uint8_t *pixels, codecs_size size,
                               codecs_webp_options options, codecs_buffer *out, char *message);
// A file whose ALPH chunk holds a plane of alpha, exactly; where all of it is 255 there is none.
int codecs_webp_encode_alpha(const uint8_t *alpha, codecs_size size, codecs_buffer *out,
                             char *message);
// The alpha of pixels; returns whether all of it is 255.
int codecs_alpha_plane(const uint8_t *pixels, size_t count, uint8_t *alpha);

// GIF (gif_*.c)

// A palette of at most 256 colours and the pixels of a rectangle in it.
typedef struct codecs_gif_palette {
  uint8_t rgb[256][3];
  int count;
} codecs_gif_palette;

// Chooses at most limit colours (1...255) for the pixels whose mask byte is set; a NULL mask
// means all. Alpha is not looked at. Up to limit distinct colours are kept as they are.
int codecs_gif_choose_palette(const uint8_t *rgba, const uint8_t *mask, size_t pixels,
                              int limit, codecs_gif_palette *palette);

// Where a picture lies in a film: pattern dither follows the screen, not the rectangle.
typedef struct codecs_gif_area {
  uint32_t left, top, width, height;
} codecs_gif_area;

// Maps pixels to palette indices, with an ordered pattern dither if asked; pixels whose mask
// byte is clear become transparent_index.
int codecs_gif_map(const uint8_t *rgba, const uint8_t *mask, codecs_gif_area area,
                   const codecs_gif_palette *palette, int dither, uint8_t transparent_index,
                   uint8_t *indices);

// LZW as GIF has it: minimum code size, sub-blocks of at most 255 bytes, terminator.
int codecs_gif_compress(const uint8_t *indices, size_t count, int code_size,
                        codecs_buffer *out);
