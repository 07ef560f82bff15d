// Sampling of single places with 256-bit vectors and wider ones, in the turns of sample_wide.h.

// Two neighbouring texels at each of two places.
INLINE __m128i two_pairs(const uint8_t *row, int32_t a, int32_t b) {
  return _mm_castpd_si128(_mm_loadh_pd(
      _mm_load_sd((const double *)(row + 4 * (ptrdiff_t)a)),
      (const double *)(row + 4 * (ptrdiff_t)b)));
}

// Two neighbouring texels, widened, for each pixel of a turn, whose first one is at at[0].
INLINE halves_t turn_of_pairs(const uint8_t *row, const int32_t *at) {
  __m128i low = two_pairs(row, at[0], at[4]);
#if CR_BYTES == 64
  __m128i high = two_pairs(row, at[8], at[12]);
  return (halves_t)_mm512_cvtepu8_epi16(
      _mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1));
#else
  return (halves_t)_mm256_cvtepu8_epi16(low);
#endif
}

// The pixels of one turn; the weights stand in all four words of each pixel's 128 bits.
INLINE wide_t turn(
    const uint8_t *upper, const uint8_t *lower, const int32_t *at, wide_t down, wide_t across) {
  halves_t f = (halves_t)down;
  halves_t mixed = turn_of_pairs(upper, at) * (256 - f) + turn_of_pairs(lower, at) * f;
  return turn_between_columns((wide_t)(mixed >> 1), across);
}

// LANES pixels from place i on.
INLINE words_t some_places(
    const cr_places *p, const uint8_t *upper, const uint8_t *lower, size_t i) {
  const int32_t *at = p->at + i;
  wide_t down, across;
  __builtin_memcpy(&down, p->down + i, CR_BYTES);
  __builtin_memcpy(&across, p->across + i, CR_BYTES);
  return packed_turns(
      turn(
          upper, lower, at, WIDE(shuffle_epi32)(down, 0x00), WIDE(shuffle_epi32)(across, 0x00)),
      turn(
          upper, lower, at + 1, WIDE(shuffle_epi32)(down, 0x55),
          WIDE(shuffle_epi32)(across, 0x55)),
      turn(
          upper, lower, at + 2, WIDE(shuffle_epi32)(down, 0xaa),
          WIDE(shuffle_epi32)(across, 0xaa)),
      turn(
          upper, lower, at + 3, WIDE(shuffle_epi32)(down, 0xff),
          WIDE(shuffle_epi32)(across, 0xff)));
}

// n ≤ BLOCK pixels anywhere in a picture; whole vectors of places are read.
static void sample(
    uint8_t *out, const cr_picture *picture, const cr_places *places, size_t n) {
  const uint8_t *upper = picture->pixels, *lower = lower_of(picture);
  size_t i = 0;
  for (; i + LANES <= n; i += LANES) store(out + 4 * i, some_places(places, upper, lower, i));
  if (i < n) store_some(out + 4 * i, some_places(places, upper, lower, i), n - i);
}
