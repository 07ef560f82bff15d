// Sampling with vectors of 256 and of 512 bits: what sample.h does with one pixel in 128 bits.
//
// LANES pixels make a vector of bytes. They are worked on in four turns, in each of which every 128
// bits hold one pixel: those of turn k hold pixels k, 4 + k, 8 + k … Packing works within 128 bits,
// so it puts them in order.

#if CR_BYTES == 64
typedef __m512i wide_t;
#define WIDE(name) _mm512_##name
#define SAME_LANES(lane) _mm512_broadcast_i32x4(lane)
#else
typedef __m256i wide_t;
#define WIDE(name) _mm256_##name
#define SAME_LANES(lane) _mm256_broadcastsi128_si256(lane)
#endif

// The left and the right texel of one turn's pixels mixed; `weights` has both in every 32 bits.
INLINE wide_t turn_between_columns(wide_t texels, wide_t weights) {
  const wide_t alternating =
      SAME_LANES(_mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15));
  wide_t sum = WIDE(madd_epi16)(WIDE(shuffle_epi8)(texels, alternating), weights);
  return WIDE(srai_epi32)(WIDE(add_epi32)(sum, WIDE(set1_epi32)(16384)), 15);
}

// The pixels of four turns, 32 bits a channel, as bytes.
INLINE words_t packed_turns(wide_t a, wide_t b, wide_t c, wide_t d) {
  return (words_t)WIDE(packus_epi16)(WIDE(packs_epi32)(a, b), WIDE(packs_epi32)(c, d));
}

// Two neighbours of a mixed row for each pixel of a turn, whose first one is at left[0].
INLINE wide_t turn_of_row(const uint16_t *row, const int32_t *left) {
  __m128i pixel[CR_BYTES / 16];
  for (size_t k = 0; k < CR_BYTES / 16; k++) {
    pixel[k] = _mm_loadu_si128((const __m128i *)(row + 4 * (ptrdiff_t)left[4 * k]));
  }
  __m256i low = _mm256_inserti128_si256(_mm256_castsi128_si256(pixel[0]), pixel[1], 1);
#if CR_BYTES == 64
  __m256i high = _mm256_inserti128_si256(_mm256_castsi128_si256(pixel[2]), pixel[3], 1);
  return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
#else
  return low;
#endif
}

// LANES pixels along a row that `between` made.
INLINE words_t some_columns(
    const uint16_t *row, int32_t first_texel, const int32_t *at, int32_t last_pair) {
  wide_t position, left;
  __builtin_memcpy(&position, at, CR_BYTES);
  left = WIDE(min_epi32)(WIDE(srai_epi32)(position, 8), WIDE(set1_epi32)(last_pair));
  wide_t f = WIDE(sub_epi32)(position, WIDE(slli_epi32)(left, 8));
  wide_t weights = (wide_t)(((words_t)f << 16) | (256 - (words_t)f));
  int32_t from[LANES];
  left = WIDE(sub_epi32)(left, WIDE(set1_epi32)(first_texel));
  __builtin_memcpy(from, &left, CR_BYTES);
  return packed_turns(
      turn_between_columns(turn_of_row(row, from), WIDE(shuffle_epi32)(weights, 0x00)),
      turn_between_columns(turn_of_row(row, from + 1), WIDE(shuffle_epi32)(weights, 0x55)),
      turn_between_columns(turn_of_row(row, from + 2), WIDE(shuffle_epi32)(weights, 0xaa)),
      turn_between_columns(turn_of_row(row, from + 3), WIDE(shuffle_epi32)(weights, 0xff)));
}

// n pixels at 24.8 positions along a row that `between` made, which begins with a texel.
static void columns(
    uint8_t *out, const uint16_t *row, int32_t first_texel, const int32_t *at, size_t n,
    int32_t last_pair) {
  size_t i = 0;
  for (; i + LANES <= n; i += LANES) {
    store(out + 4 * i, some_columns(row, first_texel, at + i, last_pair));
  }
  if (i == n) return;
  int32_t rest[LANES];
  for (size_t k = 0; k < LANES; k++) rest[k] = at[i + k < n ? i + k : n - 1];
  store_some(out + 4 * i, some_columns(row, first_texel, rest, last_pair), n - i);
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
