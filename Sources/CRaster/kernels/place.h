// From positions in a picture to texels and weights; included once per instruction set after map.h.

INLINE uint32_t two_weights(int32_t position, int32_t left) {
  uint32_t f = (uint32_t)(position - 256 * left);
  return (f << 16) | (256 - f);
}

INLINE int32_t lesser(int32_t a, int32_t b) { return a < b ? a : b; }

INLINE int32_t last_pair_of(const cr_picture *picture) { return picture->width - 2; }

INLINE int32_t last_top_of(const cr_picture *picture) {
  return picture->height > 1 ? picture->height - 2 : 0;
}

// Whole vectors of places, worked out apart from where they go: by stores as wide as the loads that
// come next.
typedef struct {
  int32_t at[LANES];
  uint32_t across[LANES], down[LANES];
} some_places_t;

// Row and column of the upper left texel and the weight of the lower ones.
INLINE void put_down(
    some_places_t *some, size_t k, int32_t v, int32_t left, int32_t last_top, int32_t width) {
  int32_t top = lesser(v >> 8, last_top);
  uint32_t f = (uint32_t)(v - 256 * top);
  some->at[k] = top * width + left;
  some->down[k] = (f << 16) | f;
}

INLINE void put(cr_places *places, size_t i, const some_places_t *some) {
  __builtin_memcpy(places->at + i, some->at, CR_BYTES);
  __builtin_memcpy(places->across + i, some->across, CR_BYTES);
  __builtin_memcpy(places->down + i, some->down, CR_BYTES);
}

// For n ≤ BLOCK pixels at 24.8 positions. Whole vectors are read and written; what is read beyond
// are positions in the picture, too.
static void place(
    cr_places *places, const cr_picture *picture, const int32_t *u, const int32_t *v, size_t n) {
  const int32_t last_pair = last_pair_of(picture), last_top = last_top_of(picture);
  const int32_t width = picture->width;
  for (size_t i = 0; i < n; i += LANES) {
    some_places_t some;
    for (size_t k = 0; k < LANES; k++) {
      int32_t left = lesser(u[i + k] >> 8, last_pair);
      some.across[k] = two_weights(u[i + k], left);
      put_down(&some, k, v[i + k], left, last_top, width);
    }
    put(places, i, &some);
  }
}

// What `map_projective` and `place` would do with pixels of any row, as far as the row does not
// matter.
static void place_along(cr_along *along) {
  const cr_picture *picture = along->picture;
  const double *plane = picture->plane;
  const double u0 = plane[0], u1 = plane[2], v0 = plane[3], w0 = plane[6], w1 = plane[8];
  const double x = along->x, last_u = 256 * (picture->full_width - 1);
  const int32_t last_pair = last_pair_of(picture);
  for (size_t i = 0; i < STRIP + BLOCK; i++) {
    double column = x + (double)(int32_t)i, nearness = 1 / (w0 * column + w1);
    int32_t u = clamped((u0 * column + u1) * nearness, last_u);
    int32_t left = lesser(u >> 8, last_pair);
    along->nearness[i] = nearness;
    along->v[i] = v0 * column;
    along->left[i] = left;
    along->across[i] = two_weights(u, left);
  }
}

// The rest, for n ≤ BLOCK pixels from (x, y) on, which begin in the strip. Whole vectors are written.
static void place_down(
    cr_places *places, const cr_along *along, int32_t x, int32_t y, size_t n) {
  const cr_picture *picture = along->picture;
  const double v1 = picture->plane[4] * y + picture->plane[5];
  const double last_v = 256 * (picture->full_height - 1);
  const int32_t last_top = last_top_of(picture), width = picture->width;
  const size_t first = (size_t)(x - along->x);
  for (size_t i = 0; i < n; i += LANES) {
    some_places_t some;
    for (size_t k = 0; k < LANES; k++) {
      size_t column = first + i + k;
      int32_t v = clamped((along->v[column] + v1) * along->nearness[column], last_v);
      some.across[k] = along->across[column];
      put_down(&some, k, v, along->left[column], last_top, width);
    }
    put(places, i, &some);
  }
}
