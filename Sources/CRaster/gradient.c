// Radial and conic gradients: from a plane to a ramp of colours.
#include <math.h>

#include "band.h"
#include "gradient.h"

#pragma STDC FP_CONTRACT OFF

static int32_t along(double position, int32_t width) {
  double last = 256.0 * (width - 1), at = position - 127.5;
  return (int32_t)(at > 0 ? at < last ? at : last : 0);
}

// The angle of (x, y), y ≥ 0, x ≥ y, as a fraction of a turn. With k = tan(π/8) and
// w = (z − k)/(1 + kz) it is atan z = π/8 + atan w for z = y/x; |w| ≤ k, and the series of atan
// ends after w^13 with an error below k^15/15 < 2·10^-7.
static double octant(double x, double y) {
  const double k = 0.41421356237309505;
  double z = x > 0 ? y / x : 0;
  double w = (z - k) / (1 + k * z), s = w * w;
  double tail = 1.0 / 9 - s * (1.0 / 11 - s * (1.0 / 13));
  double sum = w * (1 - s * (1.0 / 3 - s * (1.0 / 5 - s * (1.0 / 7 - s * tail))));
  return 0.0625 + sum * 0.15915494309189535;
}

// 0 … 1, from +x towards +y.
double cr_turn_of(double x, double y) {
  double across = fabs(x), down = fabs(y);
  double turn = across >= down ? octant(across, down) : 0.25 - octant(down, across);
  if (across == 0 && down == 0) return 0;
  if (down == 0) turn = 0;
  if (x < 0) turn = 0.5 - turn;
  return y < 0 ? 1 - turn : turn;
}

void cr_bend_positions(int32_t bend, int32_t width, int32_t *u, int32_t *v, int32_t n) {
  for (int32_t i = 0; i < n; i++) {
    double x = u[i] - CR_CENTER, y = v[i] - CR_CENTER;
    double position = bend == CR_RADIAL ? sqrt(x * x + y * y) : cr_turn_of(x, y) * 256.0 * width;
    u[i] = along(position, width);
    v[i] = 0;
  }
}
