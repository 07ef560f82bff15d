// From device pixels to sample positions; included once per instruction set after vector.h.

INLINE int32_t within(int32_t value, int32_t last) {
  return value < 0 ? 0 : value > last ? last : value;
}

// 24.8 positions of n pixels from 32.32 start and step, clamped to 0 … last.
static void map_affine(int32_t *out, size_t n, int64_t start, int64_t step, int32_t last) {
  for (size_t i = 0; i < n; i++) {
    uint64_t position = (uint64_t)start + (uint64_t)i * (uint64_t)step;
    out[i] = within((int32_t)(uint32_t)(position >> 24), last);
  }
}

// The comparisons send NaN (0/0 on the horizon) to 0.
INLINE int32_t clamped(double value, double last) {
  double low = value > 0 ? value : 0;
  return (int32_t)(low < last ? low : last);
}

// Positions of n pixels from column x on, for the numerators and denominator of one row: the
// row's own terms are folded into u, v, w.
static void map_projective(
    int32_t *out_u, int32_t *out_v, size_t n, double x, const double *u, const double *v,
    const double *w, double last_u, double last_v) {
  for (size_t i = 0; i < n; i++) {
    double column = x + (double)(int32_t)i;
    double depth = w[0] * column + w[1];
    out_u[i] = clamped((u[0] * column + u[1]) / depth, last_u);
    out_v[i] = clamped((v[0] * column + v[1]) / depth, last_v);
  }
}
