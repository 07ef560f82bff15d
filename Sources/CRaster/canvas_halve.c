// Pictures at half their size, by area.
#include "include/cr_canvas.h"

// What a pixel of the smaller picture covers along one axis: `count` texels from `first` on, by
// weights whose sum is `whole`.
typedef struct {
  int32_t first, count, weights[3], whole;
} cr_share;

// Of 2k + 1 texels each of k pixels covers 2 + 1/k: pixel i what the last pixel has left of texel
// 2i, all of the next one, and (i + 1) / k of the one after that.
static cr_share share_of(int32_t i, int32_t texels, bool halves) {
  int32_t half = texels / 2;
  if (!halves) return (cr_share){i, 1, {1, 0, 0}, 1};
  if (texels % 2 == 0) return (cr_share){2 * i, 2, {1, 1, 0}, 2};
  return (cr_share){2 * i, 3, {half - i, half, i + 1}, texels};
}

// The mean of the texels that a pixel covers, rounded.
static void write_mean(
    const uint8_t *pixels, size_t stride, const cr_share *across, const cr_share *down,
    uint8_t *out) {
  int64_t sums[4] = {0}, whole = (int64_t)across->whole * down->whole;
  for (int32_t y = 0; y < down->count; y++) {
    const uint8_t *row = pixels + (size_t)(down->first + y) * stride;
    for (int32_t x = 0; x < across->count; x++) {
      const uint8_t *texel = row + 4 * (size_t)(across->first + x);
      int64_t weight = (int64_t)across->weights[x] * down->weights[y];
      for (int i = 0; i < 4; i++) sums[i] += weight * texel[i];
    }
  }
  for (int i = 0; i < 4; i++) out[i] = (uint8_t)((sums[i] + whole / 2) / whole);
}

static void write_mean_of_four(const uint8_t *upper, size_t stride, uint8_t *out) {
  const uint8_t *lower = upper + stride;
  for (int i = 0; i < 4; i++) {
    out[i] = (uint8_t)((upper[i] + upper[i + 4] + lower[i] + lower[i + 4] + 2) / 4);
  }
}

void cr_halve(
    const uint8_t *pixels, int32_t width, int32_t height, bool across, bool down, uint8_t *out) {
  size_t stride = 4 * (size_t)width;
  bool wide = across && width > 1, tall = down && height > 1;
  bool even = wide && tall && width % 2 == 0 && height % 2 == 0;
  int32_t columns = wide ? width / 2 : width, rows = tall ? height / 2 : height;
  for (int32_t y = 0; y < rows; y++) {
    cr_share row = share_of(y, height, tall);
    for (int32_t x = 0; x < columns; x++, out += 4) {
      if (even) {
        write_mean_of_four(pixels + (size_t)row.first * stride + 8 * (size_t)x, stride, out);
      } else {
        cr_share column = share_of(x, width, wide);
        write_mean(pixels, stride, &column, &row, out);
      }
    }
  }
}
