// Bilinear sampling; included once per instruction set after vector.h.
//
// Weights are 8 bits. Two rows first: (upper·(256 − f) + lower·f) / 2 fits 15 bits; then two
// columns of those: (left·(256 − f) + right·f + 2^14) / 2^15. At f = 0 this is the identity.

typedef uint8_t u8x8 __attribute__((vector_size(8)));
typedef uint16_t u16x8 __attribute__((vector_size(16)));
typedef int16_t i16x8 __attribute__((vector_size(16)));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef uint8_t u8x4 __attribute__((vector_size(4)));

// a[2k]·b[2k] + a[2k+1]·b[2k+1]
INLINE i32x4 pair_products(i16x8 a, i16x8 b) {
#if defined(__SSE2__) && CR_BYTES > 4
  return (i32x4)_mm_madd_epi16((__m128i)a, (__m128i)b);
#else
  i32x4 sum;
  for (int k = 0; k < 4; k++) {
    sum[k] = (int32_t)a[2 * k] * b[2 * k] + (int32_t)a[2 * k + 1] * b[2 * k + 1];
  }
  return sum;
#endif
}

// Two neighbouring texels.
INLINE u16x8 load_two(const uint8_t *p) {
  u8x8 bytes;
  __builtin_memcpy(&bytes, p, 8);
  return __builtin_convertvector(bytes, u16x8);
}

INLINE u16x8 between_rows(u16x8 upper, u16x8 lower, uint16_t f) {
  return (upper * (uint16_t)(256 - f) + lower * f) >> 1;
}

// The two halves of `texels` mixed, as channels 0 … 255.
INLINE i32x4 between_columns(u16x8 texels, int32_t f) {
  i16x8 alternating =
      (i16x8)__builtin_shufflevector(texels, texels, 0, 4, 1, 5, 2, 6, 3, 7);
  i32x4 weights = (i32x4){0} + ((f << 16) | (256 - f));
  return (pair_products(alternating, (i16x8)weights) + 16384) >> 15;
}

INLINE void store_channels(uint8_t *p, i32x4 channels) {
  u8x4 bytes = __builtin_convertvector(channels, u8x4);
  __builtin_memcpy(p, &bytes, 4);
}

INLINE void store_four(uint8_t *p, i32x4 a, i32x4 b, i32x4 c, i32x4 d) {
#if defined(__SSE2__) && CR_BYTES > 4
  __m128i low = _mm_packs_epi32((__m128i)a, (__m128i)b);
  __m128i high = _mm_packs_epi32((__m128i)c, (__m128i)d);
  _mm_storeu_si128((__m128i *)p, _mm_packus_epi16(low, high));
#else
  store_channels(p, a);
  store_channels(p + 4, b);
  store_channels(p + 8, c);
  store_channels(p + 12, d);
#endif
}

// n texels between two rows, 15 bits a channel.
static void between(
    uint16_t *out, const uint8_t *upper, const uint8_t *lower, size_t n, int32_t f) {
  uint16_t g = (uint16_t)(256 - f), h = (uint16_t)f;
  for (size_t i = 0; i < 4 * n; i++) {
    out[i] = (uint16_t)((uint16_t)(upper[i] * g + lower[i] * h) >> 1);
  }
}

INLINE i32x4 column(const uint16_t *row, int32_t position, int32_t last_pair) {
  int32_t left = position >> 8;
  left = left < last_pair ? left : last_pair;
  u16x8 texels;
  __builtin_memcpy(&texels, row + 4 * (ptrdiff_t)left, 16);
  return between_columns(texels, position - 256 * left);
}

// n pixels at 24.8 positions along a row that `between` made; row[0] is texel 0.
static void columns(
    uint8_t *out, const uint16_t *row, const int32_t *at, size_t n, int32_t last_pair) {
  size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    store_four(
        out + 4 * i, column(row, at[i], last_pair), column(row, at[i + 1], last_pair),
        column(row, at[i + 2], last_pair), column(row, at[i + 3], last_pair));
  }
  for (; i < n; i++) store_channels(out + 4 * i, column(row, at[i], last_pair));
}

INLINE i32x4 texel(const cr_picture *picture, int32_t u, int32_t v) {
  int32_t last_pair = picture->width - 2;
  int32_t last_row = picture->height > 1 ? picture->height - 2 : 0;
  int32_t left = u >> 8, top = v >> 8;
  left = left < last_pair ? left : last_pair;
  top = top < last_row ? top : last_row;
  ptrdiff_t stride = 4 * (ptrdiff_t)picture->width;
  const uint8_t *upper = picture->pixels + top * stride + 4 * (ptrdiff_t)left;
  const uint8_t *lower = picture->height > 1 ? upper + stride : upper;
  u16x8 texels =
      between_rows(load_two(upper), load_two(lower), (uint16_t)(v - 256 * top));
  return between_columns(texels, u - 256 * left);
}

// n pixels at 24.8 positions anywhere in a picture.
static void sample(
    uint8_t *out, const cr_picture *picture, const int32_t *u, const int32_t *v, size_t n) {
  size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    store_four(
        out + 4 * i, texel(picture, u[i], v[i]), texel(picture, u[i + 1], v[i + 1]),
        texel(picture, u[i + 2], v[i + 2]), texel(picture, u[i + 3], v[i + 3]));
  }
  for (; i < n; i++) store_channels(out + 4 * i, texel(picture, u[i], v[i]));
}

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
