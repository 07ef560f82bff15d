// A picture at half the size, a quarter and so on, to be blurred there and doubled again. All of it
// is symmetric: a level's pixels lie in the middle of what they stand for, and their places do not
// depend on which part of the picture is looked at.
#ifndef CR_LEVEL_H
#define CR_LEVEL_H

#include <stdbool.h>
#include <stdint.h>

#include "cr_instructions.h"

// Rows of levels are a whole number of so many values.
enum { CR_ALIGNED = 64 };

// Pixels [x0, x1) × [y0, y1) of a picture's level: pixel (x, y) of level n stands for 2^n pixels of
// the picture each way, from (2^n · x, 2^n · y) on. Four channels of 16 bits, 128 · byte. Beyond its
// ends a level goes on as it is there.
typedef struct {
  uint16_t *values;
  int32_t stride;  // values from row to row: aligned, and at least 4 · (x1 − x0)
  int32_t x0, y0, x1, y1;
} cr_level;

// The pixels [x0, x1) × [y0, y1) of a picture, row after row. It goes on beyond as it is at the ends
// of those.
typedef struct {
  const uint8_t *pixels;
  int32_t x0, y0, x1, y1;
} cr_view;

// The functions fill the level `out`, whose box says what is wanted. They return false only when
// memory runs out or the processor does not know the instructions.

// The picture as level 0; the box of `out` must lie within the view's.
bool cr_level_widen(const cr_view *view, const cr_level *out, cr_instruction_set set);

// The picture, or a level, at half its size: (1 3 3 1) / 8 each way.
bool cr_level_halve_view(const cr_view *view, const cr_level *out, cr_instruction_set set);
bool cr_level_halve(const cr_level *in, const cr_level *out, cr_instruction_set set);

// The next larger level: between two pixels there are two, at a quarter of the way from either.
// out->x0 must be even.
bool cr_level_double(const cr_level *in, const cr_level *out, cr_instruction_set set);

// Blurred by symmetric weights of either side, each way: weights[0] is the middle one, weights[k]
// stands on both sides; weights[0] + 2 · Σ weights[k] must be 65536.
bool cr_level_blur(
    const cr_level *in, const cr_level *out, const uint16_t *weights, int32_t reach,
    cr_instruction_set set);

// All of a level as bytes, row after row, with colours moved away from their luma, `saturation` /
// 256 times as far (0 … 4096).
bool cr_level_settle(
    const cr_level *in, uint8_t *out, int32_t saturation, cr_instruction_set set);

#endif
