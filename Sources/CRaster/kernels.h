// The kernels as a table, one table per instruction set.
#ifndef CR_KERNELS_H
#define CR_KERNELS_H

#include "include/craster.h"

// Pixels that are sampled at a time, and columns of a strip: those are drawn in all rows of a band
// before the next ones are where pixels are found anywhere in a picture, so that what they read stays
// near the processor from row to row. Strips begin at whole multiples of it.
enum { BLOCK = 64, STRIP = 256 };

// Where in a picture pixels are found, and how the four texels there are mixed.
typedef struct {
  int32_t at[BLOCK];       // the upper left one, counted in texels
  uint32_t across[BLOCK];  // weights of the left and the right ones, 16 bits each
  uint32_t down[BLOCK];    // weight of the lower ones, twice
} cr_places;

// What the rows of a strip have in common in a picture in which depth and u change along a row, but
// not from row to row, as they do in what turns about an upright axis. Room for a block that begins
// in the strip's last column.
typedef struct {
  const cr_picture *picture;
  int32_t x;  // of the strip
  double nearness[STRIP + BLOCK], v[STRIP + BLOCK];
  int32_t left[STRIP + BLOCK];
  uint32_t across[STRIP + BLOCK];
} cr_along;

typedef struct {
  void (*fill)(uint8_t *dst, size_t n, uint32_t color);
  void (*over_color)(uint8_t *dst, size_t n, uint32_t color);
  void (*over_color_mask)(uint8_t *dst, const uint8_t *mask, size_t n, uint32_t color);
  void (*over)(uint8_t *dst, const uint8_t *src, size_t n);
  void (*over_alpha)(uint8_t *dst, const uint8_t *src, size_t n, uint8_t alpha);
  void (*over_mask)(uint8_t *dst, const uint8_t *src, const uint8_t *mask, size_t n);
  void (*mix)(uint8_t *dst, const uint8_t *before, size_t n, uint8_t alpha);
  void (*mix_mask)(uint8_t *dst, const uint8_t *before, const uint8_t *mask, size_t n);
  void (*scale_mask)(uint8_t *out, const uint8_t *mask, size_t n, uint8_t alpha);
  void (*map_affine)(int32_t *out, size_t n, int64_t start, int64_t step, int32_t last);
  void (*map_projective)(
      int32_t *out_u, int32_t *out_v, size_t n, double x, const double *u, const double *v,
      const double *w, double last_u, double last_v);
  void (*place)(
      cr_places *places, const cr_picture *picture, const int32_t *u, const int32_t *v, size_t n);
  void (*place_along)(cr_along *along);
  void (*place_down)(
      cr_places *places, const cr_along *along, int32_t x, int32_t y, size_t n);
  void (*between)(
      uint16_t *out, const uint8_t *upper, const uint8_t *lower, size_t n, int32_t f);
  void (*columns)(
      uint8_t *out, const uint16_t *row, int32_t first, const int32_t *at, size_t n,
      int32_t last_pair);
  void (*columns_shifted)(uint8_t *out, const uint16_t *row, int32_t at, size_t n);
  void (*sample)(
      uint8_t *out, const cr_picture *picture, const cr_places *places, size_t n);
  void (*sample_cover)(
      uint8_t *out, const cr_picture *picture, const int32_t *u, const int32_t *v, size_t n);
  void (*between_cover)(
      uint16_t *out, const uint8_t *upper, const uint8_t *lower, size_t n, int32_t f);
  void (*columns_cover)(
      uint8_t *out, const cr_picture *picture, const uint16_t *row, const int32_t *u, size_t n);
  // Of blurs; counts of values, and what is written, are whole numbers of CR_ALIGNED values.
  void (*weigh)(
      uint16_t *out, const uint16_t *const *rows, size_t n, const uint16_t *weights,
      int32_t reach);
  void (*widen)(uint16_t *out, const uint8_t *bytes, size_t n);
  void (*halve_bytes_down)(uint16_t *out, const uint8_t *const *rows, size_t n);
  void (*halve_down)(uint16_t *out, const uint16_t *const *rows, size_t n);
  void (*halve_across)(uint16_t *out, const uint16_t *row, size_t n);
  void (*double_down)(uint16_t *out, const uint16_t *near, const uint16_t *far, size_t n);
  void (*double_across)(uint16_t *out, const uint16_t *row, size_t n);
  void (*settle)(uint8_t *out, const uint16_t *row, size_t n, int32_t saturation);
} cr_kernels;

// The table of a set, or NULL where the processor cannot run it.
const cr_kernels *cr_kernels_of(cr_instruction_set set);

extern const cr_kernels cr_kernels_scalar;
#if defined(__x86_64__)
extern const cr_kernels cr_kernels_sse2, cr_kernels_avx2, cr_kernels_avx512;
#elif defined(__aarch64__)
extern const cr_kernels cr_kernels_neon;
#endif

#endif
