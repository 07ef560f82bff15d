// Sampling of single places with 256-bit vectors: first all places and weights, then the pixels.

// Where pixels are found and how they are mixed.
typedef struct {
  int32_t at[64];      // the upper left texel, counted in texels
  int32_t across[64];  // weights of left and right texel, 16 bits each
  uint16_t down[64];   // weight of the lower row
} places;

INLINE void find(
    places *p, const cr_picture *picture, const int32_t *u, const int32_t *v, size_t n) {
  const int32_t last_pair = picture->width - 2, width = picture->width;
  const int32_t last_row = picture->height > 1 ? picture->height - 2 : 0;
  for (size_t i = 0; i < n; i++) {
    int32_t left = u[i] >> 8, top = v[i] >> 8;
    left = left < last_pair ? left : last_pair;
    top = top < last_row ? top : last_row;
    int32_t f = u[i] - 256 * left;
    p->at[i] = top * width + left;
    p->across[i] = (f << 16) | (256 - f);
    p->down[i] = (uint16_t)(v[i] - 256 * top);
  }
}

// The texel pairs of two places, each mixed from the two rows.
INLINE __m256i two_mixed_rows(
    const uint8_t *upper, const uint8_t *lower, ptrdiff_t a, ptrdiff_t b, __m256i f) {
  __m256i above = (__m256i)load_two_pairs(upper + 4 * a, upper + 4 * b);
  __m256i below = (__m256i)load_two_pairs(lower + 4 * a, lower + 4 * b);
  __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(256), f);
  __m256i sum = _mm256_add_epi16(_mm256_mullo_epi16(above, rest), _mm256_mullo_epi16(below, f));
  return _mm256_srli_epi16(sum, 1);
}

// Two pixels from place i on.
INLINE i32x8 two_places(
    const places *p, const uint8_t *upper, const uint8_t *lower, size_t i) {
  const __m256i first_then_second = _mm256_setr_epi8(
      0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3);
  const __m256i alternating = _mm256_setr_epi8(
      0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15, 0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13,
      6, 7, 14, 15);
  const __m256i words = _mm256_setr_epi32(0, 0, 0, 0, 1, 1, 1, 1);
  int32_t two_down;
  int64_t two_across;
  __builtin_memcpy(&two_down, p->down + i, 4);
  __builtin_memcpy(&two_across, p->across + i, 8);
  __m256i f = _mm256_shuffle_epi8(_mm256_set1_epi32(two_down), first_then_second);
  __m256i mixed = two_mixed_rows(upper, lower, p->at[i], p->at[i + 1], f);
  __m256i weights = _mm256_permutevar8x32_epi32(_mm256_set1_epi64x(two_across), words);
  __m256i sum = _mm256_madd_epi16(_mm256_shuffle_epi8(mixed, alternating), weights);
  return (i32x8)_mm256_srai_epi32(_mm256_add_epi32(sum, _mm256_set1_epi32(16384)), 15);
}

// n pixels at 24.8 positions anywhere in a picture.
static void sample(
    uint8_t *out, const cr_picture *picture, const int32_t *u, const int32_t *v, size_t n) {
  const uint8_t *upper = picture->pixels;
  const uint8_t *lower = picture->height > 1 ? upper + 4 * (ptrdiff_t)picture->width : upper;
  places p;
  for (size_t done = 0; done < n; done += 64) {
    size_t part = n - done < 64 ? n - done : 64, i = 0;
    find(&p, picture, u + done, v + done, part);
    for (; i + 4 <= part; i += 4) {
      store_pairs(
          out + 4 * (done + i), two_places(&p, upper, lower, i),
          two_places(&p, upper, lower, i + 2));
    }
    for (; i < part; i++) {
      store_channels(out + 4 * (done + i), texel(picture, u[done + i], v[done + i]));
    }
  }
}
