// Whole-plane helpers that are not part of drawing a band.
#include <string.h>

#include "include/craster.h"
#include "wide.h"

CR_WIDE bool cr_opaque(const uint8_t *pixels, size_t count) {
  enum { STEP = 1024 };
  for (size_t done = 0; done < count; done += STEP) {
    size_t end = count - done < STEP ? count : done + STEP;
    uint32_t all = 0xffffffffu;
    for (size_t i = done; i < end; i++) {
      uint32_t word;
      memcpy(&word, pixels + 4 * i, 4);
      all &= word;
    }
    if (all >> 24 != 255) return false;
  }
  return true;
}

// Columns that are summed side by side.
enum { STRIP = 64 };

// Adds row y's neighbour, `weight` times, to the sums of a strip; rows outside count as 0.
static inline void add_row(
    uint32_t *sums, const uint16_t *strip, int32_t width, int32_t height, int32_t y, int32_t n,
    uint32_t weight) {
  if (y < 0 || y >= height) return;
  const uint16_t *row = strip + (ptrdiff_t)y * width;
  for (int32_t x = 0; x < n; x++) sums[x] += row[x] * weight;
}

CR_WIDE void cr_blur_transposed(
    const uint16_t *plane, uint16_t *out, int32_t width, int32_t height, const uint16_t *weights,
    int32_t reach) {
  for (int32_t x0 = 0; x0 < width; x0 += STRIP) {
    int32_t n = width - x0 < STRIP ? width - x0 : STRIP;
    for (int32_t y = 0; y < height; y++) {
      uint32_t sums[STRIP];
      for (int32_t x = 0; x < n; x++) sums[x] = 32768;
      add_row(sums, plane + x0, width, height, y, n, weights[0]);
      for (int32_t k = 1; k <= reach; k++) {
        add_row(sums, plane + x0, width, height, y - k, n, weights[k]);
        add_row(sums, plane + x0, width, height, y + k, n, weights[k]);
      }
      for (int32_t x = 0; x < n; x++) {
        out[(ptrdiff_t)(x0 + x) * height + y] = (uint16_t)(sums[x] >> 16);
      }
    }
  }
}
