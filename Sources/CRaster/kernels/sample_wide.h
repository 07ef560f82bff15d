// Two pixels at a time in 256 bits: what sample.h does with one in 128.

typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef uint16_t u16x16 __attribute__((vector_size(32)));
typedef int32_t i32x8 __attribute__((vector_size(32)));

INLINE u16x16 halves_of(u16x8 low, u16x8 high) {
  return __builtin_shufflevector(
      low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}

// Two neighbouring texels at each of two places.
INLINE u16x16 load_two_pairs(const uint8_t *a, const uint8_t *b) {
  __m128d pairs = _mm_loadh_pd(_mm_load_sd((const double *)a), (const double *)b);
  return (u16x16)_mm256_cvtepu8_epi16(_mm_castpd_si128(pairs));
}

INLINE i32x8 two_between_columns(u16x16 texels, int32_t f, int32_t g) {
  u16x16 alternating = __builtin_shufflevector(
      texels, texels, 0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
  int32_t v = (f << 16) | (256 - f), w = (g << 16) | (256 - g);
  i32x8 weights = {v, v, v, v, w, w, w, w};
  return ((i32x8)_mm256_madd_epi16((__m256i)alternating, (__m256i)weights) + 16384) >> 15;
}

INLINE i32x8 two_columns(const uint16_t *row, int32_t a, int32_t b, int32_t last_pair) {
  int32_t left_a = a >> 8, left_b = b >> 8;
  left_a = left_a < last_pair ? left_a : last_pair;
  left_b = left_b < last_pair ? left_b : last_pair;
  u16x8 low, high;
  __builtin_memcpy(&low, row + 4 * (ptrdiff_t)left_a, 16);
  __builtin_memcpy(&high, row + 4 * (ptrdiff_t)left_b, 16);
  return two_between_columns(halves_of(low, high), a - 256 * left_a, b - 256 * left_b);
}

// Four pixels from two and two: packing works within 128 bits, so the middle two change places.
INLINE void store_pairs(uint8_t *p, i32x8 ab, i32x8 cd) {
  __m256i acbd = _mm256_packs_epi32((__m256i)ab, (__m256i)cd);
  __m128i ac = _mm256_castsi256_si128(acbd), bd = _mm256_extracti128_si256(acbd, 1);
  __m128i bytes = _mm_packus_epi16(_mm_unpacklo_epi64(ac, bd), _mm_unpackhi_epi64(ac, bd));
  _mm_storeu_si128((__m128i *)p, bytes);
}

// Four pixels, each between a texel and its right neighbour with the same weight. Interleaving
// and packing both work within 128 bits, so the order comes out right.
INLINE void shifted_four(uint8_t *p, const uint16_t *row, int32_t f) {
  __m256i here = _mm256_loadu_si256((const __m256i *)row);
  __m256i next = _mm256_loadu_si256((const __m256i *)(row + 4));
  __m256i weights = _mm256_set1_epi32((f << 16) | (256 - f)), half = _mm256_set1_epi32(16384);
  __m256i low = _mm256_madd_epi16(_mm256_unpacklo_epi16(here, next), weights);
  __m256i high = _mm256_madd_epi16(_mm256_unpackhi_epi16(here, next), weights);
  low = _mm256_srai_epi32(_mm256_add_epi32(low, half), 15);
  high = _mm256_srai_epi32(_mm256_add_epi32(high, half), 15);
  __m256i both = _mm256_packs_epi32(low, high);
  __m128i bytes = _mm_packus_epi16(
      _mm256_castsi256_si128(both), _mm256_extracti128_si256(both, 1));
  _mm_storeu_si128((__m128i *)p, bytes);
}

#if CR_BYTES >= 64
// Four pixels along a row that `between` made, one in each 128 bits.
INLINE void four_columns(uint8_t *p, const uint16_t *row, const int32_t *at, __m128i last_pair) {
  const __m512i alternating = _mm512_broadcast_i32x4(
      _mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15));
  const __m512i pixel = _mm512_setr_epi32(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
  __m128i position = _mm_loadu_si128((const __m128i *)at);
  __m128i left = _mm_min_epi32(_mm_srai_epi32(position, 8), last_pair);
  __m128i f = _mm_sub_epi32(position, _mm_slli_epi32(left, 8));
  __m128i weights = _mm_or_si128(
      _mm_slli_epi32(f, 16), _mm_sub_epi32(_mm_set1_epi32(256), f));
  int32_t from[4];
  _mm_storeu_si128((__m128i *)from, left);
  __m128i texels[4];
  for (int k = 0; k < 4; k++) {
    texels[k] = _mm_loadu_si128((const __m128i *)(row + 4 * (ptrdiff_t)from[k]));
  }
  __m256i low = _mm256_inserti128_si256(_mm256_castsi128_si256(texels[0]), texels[1], 1);
  __m256i high = _mm256_inserti128_si256(_mm256_castsi128_si256(texels[2]), texels[3], 1);
  __m512i all = _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
  __m512i sum = _mm512_madd_epi16(
      _mm512_shuffle_epi8(all, alternating),
      _mm512_permutexvar_epi32(pixel, _mm512_castsi128_si512(weights)));
  sum = _mm512_srai_epi32(_mm512_add_epi32(sum, _mm512_set1_epi32(16384)), 15);
  _mm_storeu_si128((__m128i *)p, _mm512_cvtepi32_epi8(sum));
}
#endif
