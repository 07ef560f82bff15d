// Whole-plane helpers that are not part of drawing a band.
#include <string.h>

#include "include/craster.h"

bool cr_opaque(const uint8_t *pixels, size_t count) {
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

void cr_blur_transposed(
    const uint16_t *plane, uint16_t *out, int32_t width, int32_t height, const uint16_t *weights,
    int32_t reach) {
  for (int32_t y = 0; y < height; y++) {
    for (int32_t x = 0; x < width; x++) {
      uint32_t sum = 32768 + (uint32_t)plane[(ptrdiff_t)y * width + x] * weights[0];
      for (int32_t k = 1; k <= reach; k++) {
        uint32_t up = y >= k ? plane[(ptrdiff_t)(y - k) * width + x] : 0;
        uint32_t down = y + k < height ? plane[(ptrdiff_t)(y + k) * width + x] : 0;
        sum += (up + down) * weights[k];
      }
      out[(ptrdiff_t)x * height + y] = (uint16_t)(sum >> 16);
    }
  }
}
