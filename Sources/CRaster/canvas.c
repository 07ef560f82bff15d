// Rows of application drawing, by blend mode; and planes of coverage.
#include <string.h>

#include "canvas_blend.h"

static uint8_t product(int32_t a, int32_t b) { return (uint8_t)cr_unit(a * b); }

static uint8_t cut(int32_t value, int32_t high) {
  return (uint8_t)(value < 0 ? 0 : value > high ? high : value);
}

// Porter and Duff: source and destination, each times a factor in 1/255.
typedef struct {
  int32_t source, destination;
} factors;

static factors factors_of(int32_t mode, int32_t sa, int32_t da, int32_t cover) {
  switch (mode) {
    case CR_CLEAR: return (factors){0, 255 - cover};
    case CR_COPY: return (factors){255, 255 - cover};
    case CR_SOURCE_IN: return (factors){da, 255 - cover};
    case CR_SOURCE_OUT: return (factors){255 - da, 255 - cover};
    case CR_SOURCE_ATOP: return (factors){da, 255 - sa};
    case CR_DESTINATION_OVER: return (factors){255 - da, 255};
    case CR_DESTINATION_IN: return (factors){0, 255 - cover + sa};
    case CR_DESTINATION_OUT: return (factors){0, 255 - sa};
    case CR_DESTINATION_ATOP: return (factors){255 - da, 255 - cover + sa};
    case CR_XOR: return (factors){255 - da, 255 - sa};
    case CR_PLUS_LIGHTER: return (factors){255, 255};
    default: return (factors){255, 255 - sa};
  }
}

static void combine(uint8_t *dst, const uint8_t *src, int32_t cover, int32_t mode) {
  factors f = factors_of(mode, src[3], dst[3], cover);
  for (int i = 0; i < 4; i++) {
    dst[i] = cut(cr_unit(src[i] * f.source + dst[i] * f.destination), 255);
  }
}

// What each lacks of white is added up.
static void plus_darker(uint8_t *dst, const uint8_t *src) {
  int32_t alpha = cut(src[3] + dst[3], 255);
  for (int i = 0; i < 3; i++) {
    dst[i] = cut(alpha - (dst[3] - dst[i]) - (src[3] - src[i]), alpha);
  }
  dst[3] = (uint8_t)alpha;
}

static void mix(uint8_t *dst, const uint8_t *src, int32_t mode) {
  int32_t sa = src[3], da = dst[3], both[3];
  if (mode >= CR_HUE) {
    cr_nonseparable(mode, src, dst, both);
  } else {
    for (int i = 0; i < 3; i++) both[i] = cr_separable(mode, src[i], sa, dst[i], da);
  }
  int32_t alpha = sa + da - product(sa, da);
  for (int i = 0; i < 3; i++) {
    dst[i] = cut(cr_unit(src[i] * (255 - da) + dst[i] * (255 - sa) + both[i]), alpha);
  }
  dst[3] = (uint8_t)alpha;
}

void cr_blend_row(
    uint8_t *dst, const uint8_t *src, const uint8_t *cover, int32_t n, int32_t mode) {
  for (int32_t i = 0; i < n; i++, dst += 4, src += 4) {
    if (mode == CR_PLUS_DARKER) plus_darker(dst, src);
    else if (mode > CR_NORMAL && mode <= CR_LUMINOSITY) mix(dst, src, mode);
    else combine(dst, src, cover ? cover[i] : 255, mode);
  }
}

void cr_cover_pixels(uint8_t *pixels, const uint8_t *cover, int32_t n) {
  for (int32_t i = 0; i < 4 * n; i++) pixels[i] = product(pixels[i], cover[i / 4]);
}

void cr_cover_bytes(uint8_t *bytes, const uint8_t *cover, int32_t n) {
  for (int32_t i = 0; i < n; i++) bytes[i] = product(bytes[i], cover[i]);
}

void cr_fade(uint8_t *bytes, size_t n, uint8_t factor) {
  for (size_t i = 0; i < n; i++) bytes[i] = product(bytes[i], factor);
}

void cr_take_alpha(const uint8_t *pixels, uint8_t *alpha, size_t n) {
  for (size_t i = 0; i < n; i++) alpha[i] = pixels[4 * i + 3];
}

// One row of the plane, from a mask's spans.
static void write_row(
    const cr_mask *mask, const cr_run *run, int32_t x0, int32_t width, uint8_t *row) {
  for (int32_t s = run->first; s < run->first + run->count; s++) {
    cr_span span = mask->spans[s];
    int32_t from = span.x0 > x0 ? span.x0 : x0;
    int32_t to = span.x1 < x0 + width ? span.x1 : x0 + width;
    if (from >= to) continue;
    size_t count = (size_t)(to - from);
    if (span.offset < 0) memset(row + (from - x0), 255, count);
    else memcpy(row + (from - x0), mask->bytes + span.offset + (from - span.x0), count);
  }
}

void cr_mask_plane(
    const cr_mask *mask, int32_t x0, int32_t y0, int32_t width, int32_t height, uint8_t *plane) {
  memset(plane, 0, (size_t)width * (size_t)height);
  for (int32_t r = 0; r < mask->run_count; r++) {
    const cr_run *run = &mask->runs[r];
    int32_t from = run->y0 > y0 ? run->y0 : y0;
    int32_t to = run->y1 < y0 + height ? run->y1 : y0 + height;
    for (int32_t y = from; y < to; y++) {
      write_row(mask, run, x0, width, plane + (size_t)(y - y0) * (size_t)width);
    }
  }
}
