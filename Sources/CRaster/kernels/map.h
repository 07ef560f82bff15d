// From device pixels to sample positions; included once per instruction set after vector.h.

INLINE int32_t within(int32_t value, int32_t last) {
  return value < 0 ? 0 : value > last ? last : value;
}

// 24.8 positions of n pixels from 32.32 start and step, clamped to 0 … last. Whole vectors are
// written.
static void map_affine(int32_t *out, size_t n, int64_t start, int64_t step, int32_t last) {
  for (size_t i = 0; i < n; i += LANES) {
    int32_t some[LANES];
    for (size_t k = 0; k < LANES; k++) {
      uint64_t position = (uint64_t)start + (uint64_t)(i + k) * (uint64_t)step;
      some[k] = within((int32_t)(uint32_t)(position >> 24), last);
    }
    __builtin_memcpy(out + i, some, CR_BYTES);
  }
}

// The comparisons send NaN (0/0 on the horizon) to 0.
INLINE int32_t clamped(double value, double last) {
  double low = value > 0 ? value : 0;
  return (int32_t)(low < last ? low : last);
}

// Positions of n pixels from column x on, for the numerators and denominator of one row: the
// row's own terms are folded into u, v, w. Whole vectors are written, by stores as wide as the
// loads that come next.
static void map_projective(
    int32_t *out_u, int32_t *out_v, size_t n, double x, const double *u, const double *v,
    const double *w, double last_u, double last_v) {
  const double u0 = u[0], u1 = u[1], v0 = v[0], v1 = v[1], w0 = w[0], w1 = w[1];
  for (size_t i = 0; i < n; i += LANES) {
    int32_t some_u[LANES], some_v[LANES];
    for (size_t k = 0; k < LANES; k++) {
      double column = x + (double)(int32_t)(i + k);
      double nearness = 1 / (w0 * column + w1);
      some_u[k] = clamped((u0 * column + u1) * nearness, last_u);
      some_v[k] = clamped((v0 * column + v1) * nearness, last_v);
    }
    __builtin_memcpy(out_u + i, some_u, CR_BYTES);
    __builtin_memcpy(out_v + i, some_v, CR_BYTES);
  }
}
