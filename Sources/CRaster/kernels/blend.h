// Blending of rows; included once per instruction set after vector.h.

// Runs `whole` for full vectors and `part` for the n < LANES pixels that remain.
#define FOR_PIXELS(whole, part) \
  size_t i = 0; \
  for (; i + LANES <= n; i += LANES) { whole; } \
  if (i < n) { size_t rest = n - i; part; }

// Edges are a pixel or two wide, and just written: one pixel at a time is then read back sooner.
enum { FEW = 3 };

INLINE uint32_t load_one(const uint8_t *p) {
  uint32_t word;
  __builtin_memcpy(&word, p, 4);
  return word;
}

INLINE void store_one(uint8_t *p, uint32_t word) { __builtin_memcpy(p, &word, 4); }

// `rounded` of two 16-bit halves; the quotients stand in their low bytes.
INLINE uint32_t rounded_pair(uint32_t pair) {
  pair += 0x00800080u;
  return ((pair + ((pair >> 8) & 0x00ff00ffu)) >> 8) & 0x00ff00ffu;
}

// What `scaled`, `over` and `mixed` do, for one pixel.
INLINE uint32_t scaled_one(uint32_t p, uint32_t a) {
  return rounded_pair((p & 0x00ff00ffu) * a) | rounded_pair(((p >> 8) & 0x00ff00ffu) * a) << 8;
}

// Two channels added up, at most 255 each.
INLINE uint32_t added_pair(uint32_t a, uint32_t b) {
  uint32_t sum = a + b;
  return (sum | (sum >> 8 & 0x00010001u) * 255) & 0x00ff00ffu;
}

INLINE uint32_t over_one(uint32_t s, uint32_t d) {
  uint32_t rest = 255 - (s >> 24);
  uint32_t low = added_pair(s & 0x00ff00ffu, rounded_pair((d & 0x00ff00ffu) * rest));
  uint32_t high = added_pair(s >> 8 & 0x00ff00ffu, rounded_pair((d >> 8 & 0x00ff00ffu) * rest));
  return low | high << 8;
}

INLINE uint32_t mixed_one(uint32_t p, uint32_t q, uint32_t a) {
  uint32_t low = (p & 0x00ff00ffu) * a + (q & 0x00ff00ffu) * (255 - a);
  uint32_t high = (p >> 8 & 0x00ff00ffu) * a + (q >> 8 & 0x00ff00ffu) * (255 - a);
  return rounded_pair(low) | rounded_pair(high) << 8;
}

static void fill(uint8_t *dst, size_t n, uint32_t color) {
  words_t c = every(color);
  FOR_PIXELS(store(dst + 4 * i, c), store_some(dst + 4 * i, c, rest))
}

static void over_color(uint8_t *dst, size_t n, uint32_t color) {
  words_t c = every(color);
  FOR_PIXELS(
      store(dst + 4 * i, over(c, load(dst + 4 * i))),
      store_some(dst + 4 * i, over(c, load_some(dst + 4 * i, rest)), rest))
}

static void over_color_mask(uint8_t *dst, const uint8_t *mask, size_t n, uint32_t color) {
  if (n <= FEW) {
    for (size_t k = 0; k < n; k++) {
      store_one(dst + 4 * k, over_one(scaled_one(color, mask[k]), load_one(dst + 4 * k)));
    }
    return;
  }
  words_t c = every(color);
  FOR_PIXELS(
      store(dst + 4 * i, over(scaled(c, load_cover(mask + i)), load(dst + 4 * i))),
      store_some(
          dst + 4 * i,
          over(scaled(c, load_some_cover(mask + i, rest)), load_some(dst + 4 * i, rest)), rest))
}

static void over_row(uint8_t *dst, const uint8_t *src, size_t n) {
  FOR_PIXELS(
      store(dst + 4 * i, over(load(src + 4 * i), load(dst + 4 * i))),
      store_some(
          dst + 4 * i, over(load_some(src + 4 * i, rest), load_some(dst + 4 * i, rest)), rest))
}

static void over_row_alpha(uint8_t *dst, const uint8_t *src, size_t n, uint8_t alpha) {
  words_t a = every(alpha);
  FOR_PIXELS(
      store(dst + 4 * i, over(scaled(load(src + 4 * i), a), load(dst + 4 * i))),
      store_some(
          dst + 4 * i,
          over(scaled(load_some(src + 4 * i, rest), a), load_some(dst + 4 * i, rest)), rest))
}

static void over_row_mask(uint8_t *dst, const uint8_t *src, const uint8_t *mask, size_t n) {
  FOR_PIXELS(
      store(
          dst + 4 * i,
          over(scaled(load(src + 4 * i), load_cover(mask + i)), load(dst + 4 * i))),
      store_some(
          dst + 4 * i,
          over(
              scaled(load_some(src + 4 * i, rest), load_some_cover(mask + i, rest)),
              load_some(dst + 4 * i, rest)),
          rest))
}

// dst = dst · alpha + before · (1 − alpha)
static void mix(uint8_t *dst, const uint8_t *before, size_t n, uint8_t alpha) {
  words_t a = every(alpha);
  FOR_PIXELS(
      store(dst + 4 * i, mixed(load(dst + 4 * i), load(before + 4 * i), a)),
      store_some(
          dst + 4 * i,
          mixed(load_some(dst + 4 * i, rest), load_some(before + 4 * i, rest), a), rest))
}

static void mix_mask(uint8_t *dst, const uint8_t *before, const uint8_t *mask, size_t n) {
  if (n <= FEW) {
    for (size_t k = 0; k < n; k++) {
      uint32_t pixel = mixed_one(load_one(dst + 4 * k), load_one(before + 4 * k), mask[k]);
      store_one(dst + 4 * k, pixel);
    }
    return;
  }
  FOR_PIXELS(
      store(
          dst + 4 * i, mixed(load(dst + 4 * i), load(before + 4 * i), load_cover(mask + i))),
      store_some(
          dst + 4 * i,
          mixed(
              load_some(dst + 4 * i, rest), load_some(before + 4 * i, rest),
              load_some_cover(mask + i, rest)),
          rest))
}

static void scale_mask(uint8_t *out, const uint8_t *mask, size_t n, uint8_t alpha) {
  for (size_t i = 0; i < n; i++) {
    uint32_t t = (uint32_t)mask[i] * alpha + 128;
    out[i] = (uint8_t)((t + (t >> 8)) >> 8);
  }
}
