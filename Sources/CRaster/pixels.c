// What is done to all pixels of a picture alike.
#include "include/craster.h"
#include "wide.h"

void cr_alpha_plane(const uint8_t *pixels, uint16_t *out, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = (uint16_t)(257 * pixels[4 * i + 3]);
}

CR_WIDE void cr_multiply(uint8_t *pixels, size_t count, uint32_t factor) {
  for (size_t i = 0; i < 4 * count; i++) {
    uint32_t t = pixels[i] * (factor >> (8 * (i & 3)) & 255) + 128;
    pixels[i] = (uint8_t)((t + (t >> 8)) >> 8);
  }
}
