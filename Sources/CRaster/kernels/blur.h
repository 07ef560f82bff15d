// Rows of levels of a blur, 16 bits a channel (128 · byte); included once per instruction set after
// sample.h. Counts are of values, four a pixel.

// The upper halves of the products with one factor in 1/65536.
INLINE halves_t high_products(halves_t values, uint16_t factor) {
  typedef uint32_t wide_t __attribute__((vector_size(2 * CR_BYTES)));
  wide_t products = __builtin_convertvector(values, wide_t) * (uint32_t)factor;
  return __builtin_convertvector(products >> 16, halves_t);
}

INLINE halves_t load_halves(const uint16_t *p) {
  halves_t v;
  __builtin_memcpy(&v, p, CR_BYTES);
  return v;
}

// Rows r − reach … r + reach by symmetric weights, of which weights[0] stands in the middle:
// `rows` are 2 · reach + 1. Every product is rounded down; half of what that loses is put in first.
static void weigh(
    uint16_t *out, const uint16_t *const *rows, size_t n, const uint16_t *weights,
    int32_t reach) {
  enum { HALVES = CR_BYTES / 2, AT_ONCE = CR_BYTES < 32 ? 4 : 128 / CR_BYTES };
  const uint16_t *const *middle = rows + reach;
  for (size_t i = 0; i < n; i += AT_ONCE * HALVES) {
    halves_t sums[AT_ONCE];
    for (size_t a = 0; a < AT_ONCE; a++) {
      halves_t here = load_halves(middle[0] + i + a * HALVES);
      sums[a] = high_products(here, weights[0]) + (uint16_t)((reach + 1) / 2);
    }
    for (int32_t k = 1; k <= reach; k++) {
      for (size_t a = 0; a < AT_ONCE; a++) {
        size_t at = i + a * HALVES;
        halves_t both = load_halves(middle[-k] + at) + load_halves(middle[k] + at);
        sums[a] += high_products(both, weights[k]);
      }
    }
    __builtin_memcpy(out + i, sums, sizeof sums);
  }
}

// Bytes as values of a level.
static void widen(uint16_t *out, const uint8_t *bytes, size_t n) {
  for (size_t i = 0; i < n; i++) out[i] = (uint16_t)(bytes[i] << 7);
}

// (a + 3b + 3c + d) / 8 of four rows of bytes: exact.
static void halve_bytes_down(uint16_t *out, const uint8_t *const *rows, size_t n) {
  const uint8_t *a = rows[0], *b = rows[1], *c = rows[2], *d = rows[3];
  for (size_t i = 0; i < n; i++) {
    out[i] = (uint16_t)((uint16_t)(a[i] + d[i] + 3 * (b[i] + c[i])) << 4);
  }
}

// The same of values, rounded: the mean of the inner two, moved to that of the outer ones by a
// quarter of the way.
INLINE u16x8 eighths(u16x8 a, u16x8 b, u16x8 c, u16x8 d) {
  u16x8 inner = (b + c + 1) >> 1, outer = (a + d + 1) >> 1;
  return inner + (u16x8)((i16x8)(outer - inner + 1) >> 2);
}

INLINE u16x8 load_eight(const uint16_t *p) {
  u16x8 v;
  __builtin_memcpy(&v, p, 16);
  return v;
}

static void halve_down(uint16_t *out, const uint16_t *const *rows, size_t n) {
  for (size_t i = 0; i < n; i += 8) {
    u16x8 eight = eighths(
        load_eight(rows[0] + i), load_eight(rows[1] + i), load_eight(rows[2] + i),
        load_eight(rows[3] + i));
    __builtin_memcpy(out + i, &eight, 16);
  }
}

// Along a row: pixel j of `out` from pixels 2j … 2j + 3 of the row.
static void halve_across(uint16_t *out, const uint16_t *row, size_t n) {
  for (size_t i = 0; i < n; i += 8) {
    u16x8 p = load_eight(row + 2 * i), q = load_eight(row + 2 * i + 8);
    u16x8 r = load_eight(row + 2 * i + 16);
    u16x8 a = __builtin_shufflevector(p, q, 0, 1, 2, 3, 8, 9, 10, 11);
    u16x8 b = __builtin_shufflevector(p, q, 4, 5, 6, 7, 12, 13, 14, 15);
    u16x8 c = __builtin_shufflevector(q, r, 0, 1, 2, 3, 8, 9, 10, 11);
    u16x8 d = __builtin_shufflevector(q, r, 4, 5, 6, 7, 12, 13, 14, 15);
    u16x8 eight = eighths(a, b, c, d);
    __builtin_memcpy(out + i, &eight, 16);
  }
}

// (3 · near + far) / 4, rounded.
INLINE u16x8 quarters(u16x8 near, u16x8 far) {
  return near + (u16x8)((i16x8)(far - near + 2) >> 2);
}

static void double_down(uint16_t *out, const uint16_t *near, const uint16_t *far, size_t n) {
  for (size_t i = 0; i < n; i += 8) {
    u16x8 eight = quarters(load_eight(near + i), load_eight(far + i));
    __builtin_memcpy(out + i, &eight, 16);
  }
}

// Along a row: pixels 2j and 2j + 1 of `out` from pixels j, j + 1, j + 2 of the row.
static void double_across(uint16_t *out, const uint16_t *row, size_t n) {
  for (size_t i = 0; i < n; i += 8) {
    u16x8 p = load_eight(row + i / 2), q = load_eight(row + i / 2 + 4);
    u16x8 near = __builtin_shufflevector(p, q, 4, 5, 6, 7, 4, 5, 6, 7);
    u16x8 far = __builtin_shufflevector(p, q, 0, 1, 2, 3, 12, 13, 14, 15);
    u16x8 eight = quarters(near, far);
    __builtin_memcpy(out + i, &eight, 16);
  }
}

// Four channels of a pixel moved away from its luma, in 1/256, as bytes: half a byte is 2^14.
INLINE i32x4 moved(i16x8 away_and_luma, i32x4 weights) {
  return (pair_products(away_and_luma, (i16x8)weights) + (1 << 14)) >> 15;
}

// Two pixels as bytes, their colours `saturation` / 256 times as far from their luma (Rec. 709, in
// 1/32768), kept within alpha.
INLINE u8x8 settled(i16x8 p, i32x4 weights) {
  const i16x8 luma_weights = {6966, 23436, 2366, 0, 6966, 23436, 2366, 0};
  i32x4 parts = pair_products(p, luma_weights);
  i32x4 luma = (parts + __builtin_shufflevector(parts, parts, 1, 0, 3, 2)) >> 15;
  i16x8 both = (i16x8)(luma | (luma << 16)), away = p - both;
  i32x4 one = moved(__builtin_shufflevector(away, both, 0, 8, 1, 9, 2, 10, 3, 11), weights);
  i32x4 two = moved(__builtin_shufflevector(away, both, 4, 12, 5, 13, 6, 14, 7, 15), weights);
  i32x4 most_one = __builtin_shufflevector(one, one, 3, 3, 3, 3);
  i32x4 most_two = __builtin_shufflevector(two, two, 3, 3, 3, 3);
  one = __builtin_elementwise_max(__builtin_elementwise_min(one, most_one), (i32x4){0});
  two = __builtin_elementwise_max(__builtin_elementwise_min(two, most_two), (i32x4){0});
  return __builtin_convertvector(__builtin_shufflevector(one, two, 0, 1, 2, 3, 4, 5, 6, 7), u8x8);
}

// n values as bytes.
static void settle(uint8_t *out, const uint16_t *row, size_t n, int32_t saturation) {
  int32_t color = 256 << 16 | saturation;
  const i32x4 weights = {color, color, color, 256 << 16 | 256};
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    u8x8 bytes = settled((i16x8)load_eight(row + i), weights);
    __builtin_memcpy(out + i, &bytes, 8);
  }
  if (i < n) {
    u8x8 bytes = settled((i16x8)load_eight(row + i), weights);
    __builtin_memcpy(out + i, &bytes, 4);
  }
}
