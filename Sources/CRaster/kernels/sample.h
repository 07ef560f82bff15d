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
  size_t i = 0;
  for (; i + CR_BYTES / 2 <= 4 * n; i += CR_BYTES / 2) {
    halves_t mixed = mixed_rows(upper + i, lower + i, f) >> 1;
    __builtin_memcpy(out + i, &mixed, CR_BYTES);
  }
  for (; i < 4 * n; i++) out[i] = (uint16_t)((upper[i] * (256 - f) + lower[i] * f) >> 1);
}

INLINE i32x4 column(
    const uint16_t *row, int32_t first, int32_t position, int32_t last_pair) {
  int32_t left = position >> 8;
  left = left < last_pair ? left : last_pair;
  u16x8 texels;
  __builtin_memcpy(&texels, row + 4 * (ptrdiff_t)(left - first), 16);
  return between_columns(texels, position - 256 * left);
}

#if CR_BYTES >= 32
#include "sample_wide.h"
#else
// n pixels at 24.8 positions along a row that `between` made, which begins with texel `first`.
static void columns(
    uint8_t *out, const uint16_t *row, int32_t first, const int32_t *at, size_t n,
    int32_t last_pair) {
  size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    store_four(
        out + 4 * i, column(row, first, at[i], last_pair),
        column(row, first, at[i + 1], last_pair), column(row, first, at[i + 2], last_pair),
        column(row, first, at[i + 3], last_pair));
  }
  for (; i < n; i++) store_channels(out + 4 * i, column(row, first, at[i], last_pair));
}
#endif

// Two pixels of a row whose weights are alike everywhere: neighbours are one texel apart.
INLINE u16x8 shifted_two(const uint16_t *row, i16x8 weights) {
  i16x8 here, next;
  __builtin_memcpy(&here, row, 16);
  __builtin_memcpy(&next, row + 4, 16);
  i32x4 low = pair_products(
      __builtin_shufflevector(here, next, 0, 8, 1, 9, 2, 10, 3, 11), weights);
  i32x4 high = pair_products(
      __builtin_shufflevector(here, next, 4, 12, 5, 13, 6, 14, 7, 15), weights);
  low = (low + 16384) >> 15;
  high = (high + 16384) >> 15;
#if defined(__SSE2__) && CR_BYTES > 4
  return (u16x8)_mm_packs_epi32((__m128i)low, (__m128i)high);
#else
  u16x8 both;
  for (int k = 0; k < 4; k++) {
    both[k] = (uint16_t)low[k];
    both[k + 4] = (uint16_t)high[k];
  }
  return both;
#endif
}

// `columns` for positions `at`, `at` + 256, `at` + 512 …, all within the row's pairs.
static void columns_shifted(uint8_t *out, const uint16_t *row, int32_t at, size_t n) {
  int32_t f = at & 255;
  i16x8 weights = (i16x8)((i32x4){0} + ((f << 16) | (256 - f)));
  row += 4 * (ptrdiff_t)(at >> 8);
  size_t i = 0;
#if CR_BYTES >= 32
  for (; i + 4 <= n; i += 4) shifted_four(out + 4 * i, row + 4 * i, f);
#endif
  for (; i + 2 <= n; i += 2) {
    u8x8 bytes = __builtin_convertvector(shifted_two(row + 4 * i, weights), u8x8);
    __builtin_memcpy(out + 4 * i, &bytes, 8);
  }
  if (i < n) store_channels(out + 4 * i, column(row, 0, (int32_t)(256 * i) + f, (int32_t)i));
}

// The lower neighbours of a picture's texels.
INLINE const uint8_t *lower_of(const cr_picture *picture) {
  return picture->pixels + (picture->height > 1 ? 4 * (ptrdiff_t)picture->width : 0);
}

#if CR_BYTES >= 32
#include "sample_many.h"
#else
INLINE i32x4 texel(
    const uint8_t *upper, const uint8_t *lower, const cr_places *places, size_t i) {
  ptrdiff_t at = 4 * (ptrdiff_t)places->at[i];
  u16x8 mixed =
      between_rows(load_two(upper + at), load_two(lower + at), (uint16_t)places->down[i]);
  return between_columns(mixed, (int32_t)(places->across[i] >> 16));
}

// n ≤ BLOCK pixels anywhere in a picture.
static void sample(
    uint8_t *out, const cr_picture *picture, const cr_places *p, size_t n) {
  const uint8_t *upper = picture->pixels, *lower = lower_of(picture);
  size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    store_four(
        out + 4 * i, texel(upper, lower, p, i), texel(upper, lower, p, i + 1),
        texel(upper, lower, p, i + 2), texel(upper, lower, p, i + 3));
  }
  for (; i < n; i++) store_channels(out + 4 * i, texel(upper, lower, p, i));
}
#endif
