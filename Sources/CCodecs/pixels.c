#include "internal.h"

// round(c·a / 255) for c, a in 0...255: with t = c·a + 128, (t + t/256) / 256 in whole
// numbers equals floor((c·a + 127.5) / 255) over the whole range.
static inline uint8_t scaled(unsigned c, unsigned a) {
  unsigned t = c * a + 128;
  return (uint8_t)((t + (t >> 8)) >> 8);
}

void codecs_premultiply(uint8_t *rgba, size_t pixels) {
  for (size_t i = 0; i < pixels; i++, rgba += 4) {
    unsigned a = rgba[3];
    if (a == 255) continue;
    for (int c = 0; c < 3; c++) rgba[c] = scaled(rgba[c], a);
  }
}

void codecs_unpremultiply(const uint8_t *rgba, uint8_t *straight, size_t pixels) {
  for (size_t i = 0; i < pixels; i++, rgba += 4, straight += 4) {
    unsigned a = rgba[3];
    if (a == 255 || a == 0) {
      memcpy(straight, a ? rgba : (const uint8_t[4]){0}, 4);
      continue;
    }
    for (int c = 0; c < 3; c++) {
      unsigned value = (rgba[c] * 255u + a / 2) / a;
      straight[c] = (uint8_t)(value > 255 ? 255 : value);
    }
    straight[3] = (uint8_t)a;
  }
}

static void over_row(uint8_t *backdrop, const uint8_t *source, size_t width) {
  for (size_t x = 0; x < width; x++, backdrop += 4, source += 4) {
    unsigned rest = 255u - source[3];
    for (int c = 0; c < 4; c++) {
      unsigned sum = source[c] + scaled(backdrop[c], rest);
      backdrop[c] = (uint8_t)(sum > 255 ? 255 : sum);
    }
  }
}

void codecs_over(uint8_t *backdrop, size_t backdrop_stride, const uint8_t *source,
                 size_t source_stride, size_t width, size_t height) {
  for (size_t y = 0; y < height; y++) {
    over_row(backdrop + 4 * y * backdrop_stride, source + 4 * y * source_stride, width);
  }
}

// The first and one past the last differing pixel of two rows; 0 when the rows agree.
static int row_difference(const uint8_t *a, const uint8_t *b, uint32_t width,
                          uint32_t *first, uint32_t *end) {
  if (memcmp(a, b, (size_t)width * 4) == 0) return 0;
  uint32_t left = 0, right = width;
  while (memcmp(a + 4 * (size_t)left, b + 4 * (size_t)left, 4) == 0) left++;
  while (memcmp(a + 4 * (size_t)(right - 1), b + 4 * (size_t)(right - 1), 4) == 0) right--;
  *first = left;
  *end = right;
  return 1;
}

void codecs_difference(const uint8_t *a, const uint8_t *b, uint32_t width, uint32_t height,
                       uint32_t *rectangle) {
  uint32_t left = width, right = 0, top = height, bottom = 0;
  for (uint32_t y = 0; y < height; y++) {
    uint32_t first, end;
    size_t row = (size_t)y * width * 4;
    if (!row_difference(a + row, b + row, width, &first, &end)) continue;
    if (first < left) left = first;
    if (end > right) right = end;
    if (y < top) top = y;
    bottom = y + 1;
  }
  int any = bottom > 0;
  rectangle[0] = any ? left : 0;
  rectangle[1] = any ? top : 0;
  rectangle[2] = any ? right - left : 0;
  rectangle[3] = any ? bottom - top : 0;
}

size_t codecs_changes(const uint8_t *a, const uint8_t *b, size_t pixels, uint8_t *mask) {
  size_t unchanged = 0;
  for (size_t i = 0; i < pixels; i++) {
    int changed = memcmp(a + 4 * i, b + 4 * i, 4) != 0;
    mask[i] = (uint8_t)changed;
    unchanged += !changed;
  }
  return unchanged;
}

// PNG's check sum: the polynomial of ISO 3309, reflected.
uint32_t codecs_crc(const uint8_t *bytes, size_t count) {
  uint32_t table[256], crc = 0xffffffff;
  for (uint32_t n = 0; n < 256; n++) {
    uint32_t value = n;
    for (int bit = 0; bit < 8; bit++) value = value >> 1 ^ (value & 1 ? 0xedb88320 : 0);
    table[n] = value;
  }
  for (size_t i = 0; i < count; i++) crc = table[(crc ^ bytes[i]) & 255] ^ crc >> 8;
  return ~crc;
}

int codecs_same(const uint8_t *a, const uint8_t *b, size_t count) {
  return count == 0 || memcmp(a, b, count) == 0;
}
