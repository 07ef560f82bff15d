#include "webp_planes.h"

// BT.601 in limited range, in 1/65,536: Y' = 16 + (65.481 R' + 128.553 G' + 24.966 B') / 255, and
// Cb, Cr as the standard has them. Each row of chroma weights sums to zero, so that grey stays grey.
enum { LUMA_R = 16829, LUMA_G = 33039, LUMA_B = 6416 };
enum { CB_R = -9714, CB_G = -19070, CB_B = 28784, CR_R = 28784, CR_G = -24103, CR_B = -4681 };

static inline uint16_t share(uint8_t component, uint16_t weight) {
  return (uint16_t)(((uint32_t)(uint16_t)(component << 8) * weight) >> 16);
}

// Straight pixels to luma. Eight bits of fraction are kept, and all fits in sixteen bits; the
// 129 rounds, and makes up for what the three shares lose by being cut off.
static inline __attribute__((always_inline)) void luma_row(const uint8_t *restrict rgba,
                                                           uint8_t *restrict luma, size_t width) {
  for (size_t x = 0; x < width; x++) {
    const uint8_t *p = rgba + 4 * x;
    uint16_t sum = share(p[0], LUMA_R) + share(p[1], LUMA_G) + share(p[2], LUMA_B);
    luma[x] = (uint8_t)((uint16_t)(sum + (16 << 8) + 129) >> 8);
  }
}

static inline uint8_t chroma(int r, int g, int b, int wr, int wg, int wb) {
  return (uint8_t)((wr * r + wg * g + wb * b + (128 << 18) + (1 << 17)) >> 18);
}

// Two rows of opaque pixels to a row of chroma; `pairs` pixels beside each other in each.
static inline __attribute__((always_inline)) void chroma_row(
    const uint8_t *restrict upper, const uint8_t *restrict lower, uint8_t *restrict u,
    uint8_t *restrict v, size_t pairs) {
  for (size_t x = 0; x < pairs; x++) {
    const uint8_t *p = upper + 8 * x, *q = lower + 8 * x;
    int r = p[0] + p[4] + q[0] + q[4];
    int g = p[1] + p[5] + q[1] + q[5];
    int b = p[2] + p[6] + q[2] + q[6];
    u[x] = chroma(r, g, b, CB_R, CB_G, CB_B);
    v[x] = chroma(r, g, b, CR_R, CR_G, CR_B);
  }
}

// The two loops above in the instructions that every processor has, and in those that most have; whole
// numbers come out the same.
typedef struct rows {
  void (*luma)(const uint8_t *rgba, uint8_t *luma, size_t width);
  void (*chroma)(const uint8_t *upper, const uint8_t *lower, uint8_t *u, uint8_t *v, size_t pairs);
} rows;

static void luma_anywhere(const uint8_t *rgba, uint8_t *luma, size_t width) {
  luma_row(rgba, luma, width);
}

static void chroma_anywhere(const uint8_t *upper, const uint8_t *lower, uint8_t *u, uint8_t *v,
                            size_t pairs) {
  chroma_row(upper, lower, u, v, pairs);
}

#ifdef __x86_64__
__attribute__((target("avx2"))) static void luma_wide(const uint8_t *rgba, uint8_t *luma,
                                                      size_t width) {
  luma_row(rgba, luma, width);
}

__attribute__((target("avx2"))) static void chroma_wide(const uint8_t *upper, const uint8_t *lower,
                                                        uint8_t *u, uint8_t *v, size_t pairs) {
  chroma_row(upper, lower, u, v, pairs);
}
#endif

static rows rows_here(void) {
#ifdef __x86_64__
  if (__builtin_cpu_supports("avx2")) return (rows){luma_wide, chroma_wide};
#endif
  return (rows){luma_anywhere, chroma_anywhere};
}

// The same of four premultiplied pixels, each as much as it is seen.
static void chroma_of_four(const uint8_t *const four[4], uint8_t *u, uint8_t *v) {
  int sum[4] = {0};
  for (int i = 0; i < 4; i++) {
    for (int c = 0; c < 4; c++) sum[c] += four[i][c];
  }
  int rgb[3] = {0};
  for (int c = 0; c < 3 && sum[3]; c++) {
    int value = (sum[c] * 1020 + sum[3] / 2) / sum[3];
    rgb[c] = value > 1020 ? 1020 : value;
  }
  *u = chroma(rgb[0], rgb[1], rgb[2], CB_R, CB_G, CB_B);
  *v = chroma(rgb[0], rgb[1], rgb[2], CR_R, CR_G, CR_B);
}

// All bits that pixels have in common, and all that any of them has: alpha in the highest byte.
typedef struct common {
  uint32_t every, any;
} common;

static common common_bits(const uint8_t *rgba, size_t width) {
  common found = {UINT32_MAX, 0};
  for (size_t x = 0; x < width; x++) {
    const uint8_t *p = rgba + 4 * x;
    uint32_t pixel = p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
    found.every &= pixel;
    found.any |= pixel;
  }
  return found;
}

static int is_opaque(const uint8_t *rgba, size_t width) {
  return common_bits(rgba, width).every >> 24 == 255;
}

static void fill_chroma(rows rows, const uint8_t *upper, const uint8_t *lower, size_t width,
                        uint8_t *u, uint8_t *v, int opaque) {
  size_t pairs = opaque ? width / 2 : 0;
  rows.chroma(upper, lower, u, v, pairs);
  for (size_t x = 2 * pairs; x < width; x += 2) {
    size_t next = x + 1 < width ? x + 1 : x;
    const uint8_t *const four[4] = {upper + 4 * x, upper + 4 * next, lower + 4 * x,
                                    lower + 4 * next};
    chroma_of_four(four, u + x / 2, v + x / 2);
  }
}

// Where nothing is seen any colour will do: the mean of what is seen in the same block costs least,
// and does not ring into it. `step` is how many pixels of the picture one of the plane stands for.
static void smooth_block(const uint8_t *rgba, codecs_size size, uint8_t *plane, size_t stride,
                         size_t left, size_t top, size_t step) {
  size_t right = left + 8 < size.width ? left + 8 : size.width;
  size_t bottom = top + 8 < size.height ? top + 8 : size.height;
  unsigned sum = 0, seen = 0, unseen = 0;
  for (int fills = 0; fills < 2; fills++) {
    for (size_t y = top; y < bottom; y += step) {
      for (size_t x = left; x < right; x += step) {
        uint8_t *value = plane + y / step * stride + x / step;
        int shows = 0;
        for (size_t b = y; b < y + step && b < bottom; b++) {
          for (size_t a = x; a < x + step && a < right; a++) {
            shows |= rgba[4 * (b * size.width + a) + 3];
          }
        }
        if (fills && !shows) *value = (uint8_t)((sum + seen / 2) / seen);
        if (!fills) (sum += shows ? *value : 0, seen += shows != 0, unseen += !shows);
      }
    }
    if (!seen || !unseen) return;
  }
}

static int is_mixed(const uint8_t *rgba, codecs_size size, size_t left, size_t top) {
  size_t width = left + 8 < size.width ? 8 : size.width - left;
  size_t bottom = top + 8 < size.height ? top + 8 : size.height;
  common all = {UINT32_MAX, 0};
  for (size_t y = top; y < bottom; y++) {
    common row = common_bits(rgba + 4 * (y * size.width + left), width);
    all = (common){all.every & row.every, all.any | row.any};
  }
  return all.every >> 24 != 255 && all.any >> 24 != 0;
}

static void smooth_rows(const uint8_t *rgba, codecs_size size, codecs_planes planes, size_t top) {
  for (size_t left = 0; left < size.width; left += 8) {
    if (!is_mixed(rgba, size, left, top)) continue;
    smooth_block(rgba, size, planes.y, planes.y_stride, left, top, 1);
    smooth_block(rgba, size, planes.u, planes.uv_stride, left, top, 2);
    smooth_block(rgba, size, planes.v, planes.uv_stride, left, top, 2);
  }
}

int codecs_fill_planes(const uint8_t *rgba, codecs_size size, codecs_planes planes) {
  size_t width = size.width, bytes = 4 * width;
  uint8_t *straight = NULL;
  rows rows = rows_here();
  int stripe_is_opaque = 1, opaque_below = is_opaque(rgba, width);
  for (size_t y = 0; y < size.height; y++) {
    const uint8_t *row = rgba + y * bytes;
    const uint8_t *below = y + 1 < size.height ? row + bytes : row;
    int opaque = opaque_below;
    opaque_below = is_opaque(below, width);
    if (!opaque && !straight && !(straight = malloc(bytes))) return 0;
    if (!opaque) codecs_unpremultiply(row, straight, width);
    rows.luma(opaque ? row : straight, planes.y + y * planes.y_stride, width);
    if (y % 2 == 0) {
      fill_chroma(rows, row, below, width, planes.u + y / 2 * planes.uv_stride,
                  planes.v + y / 2 * planes.uv_stride, opaque && opaque_below);
    }
    stripe_is_opaque &= opaque;
    if (y % 8 == 7 || y + 1 == size.height) {
      if (!stripe_is_opaque) smooth_rows(rgba, size, planes, y - y % 8);
      stripe_is_opaque = 1;
    }
  }
  free(straight);
  return 1;
}
