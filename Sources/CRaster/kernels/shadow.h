// Sampling of a shadow's folded plane of coverage; included once per instruction set.

// Where a position lies once the folded-away middle is left out.
INLINE int32_t folded(int32_t position, int32_t fold, int32_t full, int32_t kept) {
  int32_t beyond = position - 256 * (full - kept);
  int32_t stop = 256 * fold;
  return position < stop ? position : beyond > stop ? beyond : stop;
}

// n coverages at 24.8 positions in a shadow's plane.
static void sample_cover(
    uint8_t *out, const cr_picture *picture, const int32_t *u, const int32_t *v, size_t n) {
  const ptrdiff_t stride = picture->width;
  for (size_t i = 0; i < n; i++) {
    int32_t x = folded(u[i], picture->fold_x, picture->full_width, picture->width);
    int32_t y = folded(v[i], picture->fold_y, picture->full_height, picture->height);
    int32_t left = x >> 8, top = y >> 8;
    left = left < picture->width - 2 ? left : picture->width - 2;
    top = top < picture->height - 2 ? top : picture->height - 2;
    int32_t fx = x - 256 * left, fy = y - 256 * top;
    const uint8_t *p = picture->pixels + top * stride + left;
    int32_t upper = p[0] * (256 - fx) + p[1] * fx;
    int32_t lower = p[stride] * (256 - fx) + p[stride + 1] * fx;
    out[i] = (uint8_t)((upper * (256 - fy) + lower * fy + 32768) >> 16);
  }
}

// Two rows of a shadow's plane mixed, 16 bits a pixel.
static void between_cover(
    uint16_t *out, const uint8_t *upper, const uint8_t *lower, size_t n, int32_t f) {
  size_t i = 0;
  for (; i + CR_BYTES / 2 <= n; i += CR_BYTES / 2) {
    halves_t mixed = mixed_rows(upper + i, lower + i, f);
    __builtin_memcpy(out + i, &mixed, CR_BYTES);
  }
  for (; i < n; i++) out[i] = (uint16_t)(upper[i] * (256 - f) + lower[i] * f);
}

typedef int32_t ints_t __attribute__((vector_size(CR_BYTES)));

// `columns_cover` for LANES positions.
INLINE void whole_columns_cover(
    uint8_t *out, const cr_picture *picture, const uint16_t *row, const int32_t *u) {
  const ints_t zero = {0};
  ints_t position;
  __builtin_memcpy(&position, u, CR_BYTES);
  ints_t beyond = position - 256 * (picture->full_width - picture->width);
  ints_t stop = zero + 256 * picture->fold_x;
  ints_t x = __builtin_elementwise_max(__builtin_elementwise_min(position, stop), beyond);
  ints_t left = __builtin_elementwise_min(x >> 8, zero + (picture->width - 2));
  words_t f = (words_t)(x - 256 * left), pairs;
  int32_t places[LANES];
  __builtin_memcpy(places, &left, CR_BYTES);
  // Two neighbours are one word, the left one in its low half.
  for (size_t k = 0; k < LANES; k++) {
    uint32_t pair;
    __builtin_memcpy(&pair, row + places[k], 4);
    pairs[k] = pair;
  }
  words_t sum = (pairs & 0xffff) * (256 - f) + (pairs >> 16) * f + 32768;
  cover_t cover = __builtin_convertvector(sum >> 16, cover_t);
  __builtin_memcpy(out, &cover, LANES);
}

// `sample_cover` along a row that `between_cover` made: the same sum in another order.
static void columns_cover(
    uint8_t *out, const cr_picture *picture, const uint16_t *row, const int32_t *u, size_t n) {
  const int32_t kept = picture->width, last_pair = kept - 2;
  size_t i = 0;
  for (; i + LANES <= n; i += LANES) whole_columns_cover(out + i, picture, row, u + i);
  for (; i < n; i++) {
    int32_t x = folded(u[i], picture->fold_x, picture->full_width, kept);
    int32_t left = x >> 8;
    left = left < last_pair ? left : last_pair;
    uint32_t f = (uint32_t)(x - 256 * left);
    out[i] = (uint8_t)((row[left] * (256 - f) + row[left + 1] * f + 32768) >> 16);
  }
}
