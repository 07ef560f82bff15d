// Blending of rows; included once per instruction set after vector.h.

// Runs `whole` for full vectors and `part` for the n < LANES pixels that remain.
#define FOR_PIXELS(whole, part) \
  size_t i = 0; \
  for (; i + LANES <= n; i += LANES) { whole; } \
  if (i < n) { size_t rest = n - i; part; }

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
