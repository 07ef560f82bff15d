// Sampling of single places with 256-bit vectors: first all places and weights, then the pixels.

// Where pixels are found and how they are mixed.
typedef struct {
  int32_t at[64];      // the upper left texel, counted in texels
  int32_t across[64];  // weights of left and right texel, 16 bits each
  uint16_t down[64];   // weight of the lower row
} places;

// Whole vectors of places, of which those from n on are somewhere in the picture, too.
INLINE void find(
    places *p, const cr_picture *picture, const int32_t *u, const int32_t *v, size_t n) {
  const int32_t last_pair = picture->width - 2, width = picture->width;
  const int32_t last_row = picture->height > 1 ? picture->height - 2 : 0;
  for (size_t i = 0; i < n; i += LANES) {
    for (size_t k = i; k < i + LANES; k++) {
      int32_t left = u[k] >> 8, top = v[k] >> 8;
      left = left < last_pair ? left : last_pair;
      top = top < last_row ? top : last_row;
      uint32_t f = (uint32_t)(u[k] - 256 * left);
      p->at[k] = top * width + left;
      p->across[k] = (int32_t)((f << 16) | (256 - f));
      p->down[k] = (uint16_t)(v[k] - 256 * top);
    }
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

#if CR_BYTES < 64
INLINE void four_places(
    uint8_t *out, const places *p, const uint8_t *upper, const uint8_t *lower, size_t i) {
  store_pairs(out, two_places(p, upper, lower, i), two_places(p, upper, lower, i + 2));
}
#else
// The texel pairs at four places, widened.
INLINE __m512i four_pairs(const uint8_t *row, const int32_t *at) {
  __m128d low = _mm_loadh_pd(
      _mm_load_sd((const double *)(row + 4 * (ptrdiff_t)at[0])),
      (const double *)(row + 4 * (ptrdiff_t)at[1]));
  __m128d high = _mm_loadh_pd(
      _mm_load_sd((const double *)(row + 4 * (ptrdiff_t)at[2])),
      (const double *)(row + 4 * (ptrdiff_t)at[3]));
  __m256d all = _mm256_insertf128_pd(_mm256_castpd128_pd256(low), high, 1);
  return _mm512_cvtepu8_epi16(_mm256_castpd_si256(all));
}

// Four pixels from place i on: what `two_places` does, one pixel in each 128 bits.
INLINE void four_places(
    uint8_t *out, const places *p, const uint8_t *upper, const uint8_t *lower, size_t i) {
  const __m512i alternating = _mm512_broadcast_i32x4(
      _mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15));
  const __m512i pixel = _mm512_setr_epi32(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
  // Bytes 2k and 2k + 1 everywhere in pixel k.
  const __m512i half = _mm512_add_epi32(
      _mm512_set1_epi32(0x01000100), _mm512_mullo_epi32(pixel, _mm512_set1_epi32(0x02020202)));
  int64_t down;
  __builtin_memcpy(&down, p->down + i, 8);
  __m512i f = _mm512_shuffle_epi8(_mm512_set1_epi64(down), half);
  __m512i rest = _mm512_sub_epi16(_mm512_set1_epi16(256), f);
  __m512i mixed = _mm512_srli_epi16(
      _mm512_add_epi16(
          _mm512_mullo_epi16(four_pairs(upper, p->at + i), rest),
          _mm512_mullo_epi16(four_pairs(lower, p->at + i), f)),
      1);
  __m512i across = _mm512_castsi128_si512(_mm_loadu_si128((const __m128i *)(p->across + i)));
  __m512i sum = _mm512_madd_epi16(
      _mm512_shuffle_epi8(mixed, alternating), _mm512_permutexvar_epi32(pixel, across));
  sum = _mm512_srai_epi32(_mm512_add_epi32(sum, _mm512_set1_epi32(16384)), 15);
  _mm_storeu_si128((__m128i *)out, _mm512_cvtepi32_epi8(sum));
}
#endif

// n pixels at 24.8 positions anywhere in a picture.
static void sample(
    uint8_t *out, const cr_picture *picture, const int32_t *u, const int32_t *v, size_t n) {
  const uint8_t *upper = picture->pixels;
  const uint8_t *lower = picture->height > 1 ? upper + 4 * (ptrdiff_t)picture->width : upper;
  places p;
  for (size_t done = 0; done < n; done += 64) {
    size_t part = n - done < 64 ? n - done : 64, i = 0;
    find(&p, picture, u + done, v + done, part);
    for (; i + 4 <= part; i += 4) four_places(out + 4 * (done + i), &p, upper, lower, i);
    if (i < part) {
      uint8_t last[16];
      four_places(last, &p, upper, lower, i);
      __builtin_memcpy(out + 4 * (done + i), last, 4 * (part - i));
    }
  }
}
