// Blurring of pixels: averaged down, weighted along the columns twice, and back to bytes.
#include "include/craster.h"
#include "wide.h"

// The average of one square of pixels, cut at the picture's end, as 16 bits a channel.
static void average(
    const uint8_t *pixels, int32_t stride, int32_t x0, int32_t x1, int32_t y0, int32_t y1,
    uint16_t *out) {
  uint64_t sums[4] = {0, 0, 0, 0}, count = (uint64_t)(x1 - x0) * (uint64_t)(y1 - y0);
  for (int32_t y = y0; y < y1; y++) {
    const uint8_t *row = pixels + 4 * ((ptrdiff_t)y * stride + x0);
    uint32_t across[4] = {0, 0, 0, 0};
    for (int32_t x = 0; x < x1 - x0; x++) {
      for (int32_t c = 0; c < 4; c++) across[c] += row[4 * x + c];
    }
    for (int32_t c = 0; c < 4; c++) sums[c] += across[c];
  }
  for (int32_t c = 0; c < 4; c++) out[c] = (uint16_t)((sums[c] * 257 + count / 2) / count);
}

static int32_t least(int32_t a, int32_t b) { return a < b ? a : b; }

CR_WIDE void cr_average_down(
    const uint8_t *pixels, int32_t stride, int32_t x0, int32_t y0, int32_t x1, int32_t y1,
    int32_t factor, uint16_t *out) {
  for (int32_t y = y0; y < y1; y += factor) {
    for (int32_t x = x0; x < x1; x += factor) {
      average(pixels, stride, x, least(x + factor, x1), y, least(y + factor, y1), out);
      out += 4;
    }
  }
}

// Values of a strip of columns that are summed side by side: 128 bytes of a row.
enum { STRIP = 64 };

static inline void add_row(
    uint32_t *sums, const uint16_t *strip, ptrdiff_t stride, int32_t y, int32_t last, int32_t n,
    uint32_t weight) {
  int32_t kept = y < 0 ? 0 : y > last ? last : y;
  const uint16_t *row = strip + kept * stride;
  for (int32_t x = 0; x < n; x++) sums[x] += row[x] * weight;
}

CR_WIDE void cr_blur_pixels_transposed(
    const uint16_t *pixels, uint16_t *out, int32_t width, int32_t height,
    const uint16_t *weights, int32_t reach) {
  ptrdiff_t stride = 4 * (ptrdiff_t)width;
  for (int32_t x0 = 0; x0 < 4 * width; x0 += STRIP) {
    int32_t n = least(STRIP, 4 * width - x0);
    for (int32_t y = 0; y < height; y++) {
      uint32_t sums[STRIP];
      for (int32_t x = 0; x < n; x++) sums[x] = 32768;
      add_row(sums, pixels + x0, stride, y, height - 1, n, weights[0]);
      for (int32_t k = 1; k <= reach; k++) {
        add_row(sums, pixels + x0, stride, y - k, height - 1, n, weights[k]);
        add_row(sums, pixels + x0, stride, y + k, height - 1, n, weights[k]);
      }
      for (int32_t x = 0; x < n; x++) {
        ptrdiff_t column = (x0 + x) / 4;
        out[4 * (column * height + y) + x % 4] = (uint16_t)(sums[x] >> 16);
      }
    }
  }
}

// 16 bits to 8, rounded; 257 · b becomes b.
static uint8_t byte_of(int64_t value) { return (uint8_t)((value * 255 + 32768) >> 16); }

CR_WIDE void cr_saturate(const uint16_t *pixels, uint8_t *out, size_t count, int32_t saturation) {
  for (size_t i = 0; i < count; i++) {
    const uint16_t *p = pixels + 4 * i;
    // Rec. 709 luma in 1/65536.
    int64_t luma = (13933 * (int64_t)p[0] + 46871 * (int64_t)p[1] + 4732 * (int64_t)p[2]) / 65536;
    for (int32_t c = 0; c < 3; c++) {
      int64_t value = saturation == 256 ? p[c] : luma + (p[c] - luma) * saturation / 256;
      value = value < 0 ? 0 : value > p[3] ? p[3] : value;
      out[4 * i + (size_t)c] = byte_of(value);
    }
    out[4 * i + 3] = byte_of(p[3]);
  }
}

void cr_alpha_plane(const uint8_t *pixels, uint16_t *out, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = (uint16_t)(257 * pixels[4 * i + 3]);
}

CR_WIDE void cr_multiply(uint8_t *pixels, size_t count, uint32_t factor) {
  for (size_t i = 0; i < 4 * count; i++) {
    uint32_t t = pixels[i] * (factor >> (8 * (i & 3)) & 255) + 128;
    pixels[i] = (uint8_t)((t + (t >> 8)) >> 8);
  }
}
