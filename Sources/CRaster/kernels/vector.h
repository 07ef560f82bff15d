// Pixel vectors of CR_BYTES bytes and the arithmetic on them; included once per instruction set.
#ifndef CR_VECTOR_H
#define CR_VECTOR_H

#define LANES (CR_BYTES / 4)
#define INLINE static inline __attribute__((always_inline))

typedef uint8_t bytes_t __attribute__((vector_size(CR_BYTES)));
typedef uint16_t halves_t __attribute__((vector_size(CR_BYTES)));
typedef uint32_t words_t __attribute__((vector_size(CR_BYTES)));
typedef uint8_t cover_t __attribute__((vector_size(LANES)));

INLINE words_t load(const uint8_t *p) {
  words_t v;
  __builtin_memcpy(&v, p, CR_BYTES);
  return v;
}

INLINE void store(uint8_t *p, words_t v) { __builtin_memcpy(p, &v, CR_BYTES); }

// Fewer than LANES pixels; the rest is 0.
#if CR_BYTES == 64
INLINE words_t load_some(const uint8_t *p, size_t n) {
  return (words_t)_mm512_maskz_loadu_epi32((__mmask16)((1u << n) - 1), p);
}

INLINE void store_some(uint8_t *p, words_t v, size_t n) {
  _mm512_mask_storeu_epi32(p, (__mmask16)((1u << n) - 1), (__m512i)v);
}

INLINE words_t load_some_cover(const uint8_t *p, size_t n) {
  return (words_t)_mm512_cvtepu8_epi32(_mm_maskz_loadu_epi8((__mmask16)((1u << n) - 1), p));
}
#elif CR_BYTES == 32
INLINE __m256i first(size_t n) {
  return _mm256_cmpgt_epi32(
      _mm256_set1_epi32((int32_t)n), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

INLINE words_t load_some(const uint8_t *p, size_t n) {
  return (words_t)_mm256_maskload_epi32((const int *)p, first(n));
}

INLINE void store_some(uint8_t *p, words_t v, size_t n) {
  _mm256_maskstore_epi32((int *)p, first(n), (__m256i)v);
}

INLINE words_t load_some_cover(const uint8_t *p, size_t n) {
  uint64_t bytes = 0;
  for (size_t i = 0; i < n; i++) bytes |= (uint64_t)p[i] << (8 * i);
  return (words_t)_mm256_cvtepu8_epi32(_mm_cvtsi64_si128((int64_t)bytes));
}
#else
INLINE words_t load_some(const uint8_t *p, size_t n) {
  words_t v = {0};
  for (size_t i = 0; i < n; i++) {
    uint32_t word;
    __builtin_memcpy(&word, p + 4 * i, 4);
    v[i] = word;
  }
  return v;
}

INLINE void store_some(uint8_t *p, words_t v, size_t n) {
  for (size_t i = 0; i < n; i++) {
    uint32_t word = v[i];
    __builtin_memcpy(p + 4 * i, &word, 4);
  }
}

INLINE words_t load_some_cover(const uint8_t *p, size_t n) {
  words_t v = {0};
  for (size_t i = 0; i < n; i++) v[i] = p[i];
  return v;
}
#endif

INLINE words_t every(uint32_t word) { return (words_t){0} + word; }

// LANES coverage bytes as words 0 … 255.
INLINE words_t load_cover(const uint8_t *p) {
  cover_t v;
  __builtin_memcpy(&v, p, LANES);
  return __builtin_convertvector(v, words_t);
}

// x / 255 rounded to nearest for x ≤ 65025: with t = x + 128 it is (t + t/256) / 256.
INLINE halves_t rounded(halves_t x) {
  halves_t t = x + 128;
  return t + (t >> 8);  // the quotient stands in the high byte
}

// Two rows of bytes mixed, upper·(256 − f) + lower·f, for CR_BYTES / 2 bytes: at most 65280.
typedef uint8_t narrow_t __attribute__((vector_size(CR_BYTES / 2)));

INLINE halves_t load_widened(const uint8_t *p) {
  narrow_t v;
  __builtin_memcpy(&v, p, CR_BYTES / 2);
  return __builtin_convertvector(v, halves_t);
}

INLINE halves_t mixed_rows(const uint8_t *upper, const uint8_t *lower, int32_t f) {
  return load_widened(upper) * (uint16_t)(256 - f) + load_widened(lower) * (uint16_t)f;
}

// The same factor 0 … 255 for both channels of a pair.
INLINE halves_t pairs(words_t a) { return (halves_t)(a | (a << 16)); }

INLINE words_t even(words_t p) { return p & 0x00ff00ffu; }
INLINE words_t odd(words_t p) { return (p >> 8) & 0x00ff00ffu; }

INLINE words_t joined(halves_t low, halves_t high) {
  return (((words_t)low >> 8) & 0x00ff00ffu) | ((words_t)high & 0xff00ff00u);
}

// p · a / 255 in every channel.
INLINE words_t scaled(words_t p, words_t a) {
  halves_t f = pairs(a);
  return joined(rounded((halves_t)even(p) * f), rounded((halves_t)odd(p) * f));
}

// Source over destination. Saturates where a source is not validly premultiplied.
INLINE words_t over(words_t s, words_t d) {
  words_t rest = scaled(d, 255 - (s >> 24));
  return (words_t)__builtin_elementwise_add_sat((bytes_t)s, (bytes_t)rest);
}

// (p · a + q · (255 − a)) / 255, rounded once.
INLINE words_t mixed(words_t p, words_t q, words_t a) {
  halves_t f = pairs(a), g = 255 - f;
  return joined(
      rounded((halves_t)even(p) * f + (halves_t)even(q) * g),
      rounded((halves_t)odd(p) * f + (halves_t)odd(q) * g));
}

#endif
