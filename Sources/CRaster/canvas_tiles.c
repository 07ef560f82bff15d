// A picture that goes on in all directions. Plain IEEE double arithmetic, never contracted, to
// positions; integers from there on.
#include <math.h>
#include <string.h>

#include "include/cr_canvas.h"

#pragma STDC FP_CONTRACT OFF

// A place along one axis in 1/256 texel, rounded down, within one of the tiles of `count` texels.
// Out of reach, and where there is no place at all, it is 0.
static int32_t within_tile(double texels, int32_t count) {
  double place = texels * 256;
  if (!(fabs(place) < 0x1p52)) return 0;
  int64_t whole = (int64_t)place, period = 256 * (int64_t)count;
  if ((double)whole > place) whole--;
  int64_t rest = whole % period;
  return (int32_t)(rest < 0 ? rest + period : rest);
}

// Four texels mixed as frames mix them: rows first, then columns of those.
static void mix(
    const uint8_t *upper, const uint8_t *lower, size_t left, size_t right, int32_t across,
    int32_t down, uint8_t *out) {
  for (size_t i = 0; i < 4; i++) {
    int32_t a = (upper[4 * left + i] * (256 - down) + lower[4 * left + i] * down) >> 1;
    int32_t b = (upper[4 * right + i] * (256 - down) + lower[4 * right + i] * down) >> 1;
    out[i] = (uint8_t)((a * (256 - across) + b * across + 16384) >> 15);
  }
}

void cr_tiled_row(
    const uint8_t *pixels, int32_t width, int32_t height, cr_affine map, bool nearest, int32_t x,
    int32_t y, int32_t n, uint8_t *out) {
  // Mixtures are between the centres of texels; half a step makes the cut to 1/256 a rounding.
  double shift = nearest ? 0 : 0x1p-9 - 0.5;
  size_t stride = 4 * (size_t)width;
  for (int32_t i = 0; i < n; i++, out += 4) {
    double dx = x + i + 0.5, dy = y + 0.5;
    int32_t u = within_tile(map.a * dx + map.c * dy + map.tx + shift, width);
    int32_t v = within_tile(map.b * dx + map.d * dy + map.ty + shift, height);
    int32_t left = u >> 8, top = v >> 8;
    const uint8_t *upper = pixels + (size_t)top * stride;
    if (nearest) {
      memcpy(out, upper + 4 * (size_t)left, 4);
      continue;
    }
    const uint8_t *lower = pixels + (size_t)(top + 1 < height ? top + 1 : 0) * stride;
    size_t right = (size_t)(left + 1 < width ? left + 1 : 0);
    mix(upper, lower, (size_t)left, right, u & 255, v & 255, out);
  }
}
