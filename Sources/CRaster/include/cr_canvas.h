// What drawing by application code needs beside frames of layers: blend modes, planes of coverage,
// gradients along any two circles, nearest sampling. Pixels are premultiplied RGBA.
#ifndef CR_CANVAS_H
#define CR_CANVAS_H

#include <stdbool.h>
#include <stddef.h>

#include "cr_mask.h"

// Numbered as CGBlendMode is.
typedef enum {
  CR_NORMAL, CR_MULTIPLY, CR_SCREEN, CR_OVERLAY, CR_DARKEN, CR_LIGHTEN, CR_COLOR_DODGE,
  CR_COLOR_BURN, CR_SOFT_LIGHT, CR_HARD_LIGHT, CR_DIFFERENCE, CR_EXCLUSION, CR_HUE,
  CR_SATURATION, CR_COLOR, CR_LUMINOSITY, CR_CLEAR, CR_COPY, CR_SOURCE_IN, CR_SOURCE_OUT,
  CR_SOURCE_ATOP, CR_DESTINATION_OVER, CR_DESTINATION_IN, CR_DESTINATION_OUT,
  CR_DESTINATION_ATOP, CR_XOR, CR_PLUS_DARKER, CR_PLUS_LIGHTER,
} cr_blend_mode;

// Combines a row with what it is drawn over. `src` holds the source times its coverage; `cover`
// the coverage, which only clear, copy, the in and out modes and destination atop look at. NULL
// stands for 255 throughout.
void cr_blend_row(
    uint8_t *dst, const uint8_t *src, const uint8_t *cover, int32_t n, int32_t mode);

// Multiplies pixels by coverage, or coverage by coverage, rounded.
void cr_cover_pixels(uint8_t *pixels, const uint8_t *cover, int32_t n);
void cr_cover_bytes(uint8_t *bytes, const uint8_t *cover, int32_t n);

// Multiplies n bytes by one factor of 255, rounded.
void cr_fade(uint8_t *bytes, size_t n, uint8_t factor);

// The alpha of n pixels.
void cr_take_alpha(const uint8_t *pixels, uint8_t *alpha, size_t n);

// Writes the part of a mask that lies in [x0, x0 + width) × [y0, y0 + height); 0 elsewhere.
void cr_mask_plane(
    const cr_mask *mask, int32_t x0, int32_t y0, int32_t width, int32_t height, uint8_t *plane);

// Device pixels to another plane: (a·x + c·y + tx, b·x + d·y + ty).
typedef struct {
  double a, b, c, d, tx, ty;
} cr_affine;

typedef enum { CR_LINEAR_SWEEP, CR_CIRCLES_SWEEP, CR_ANGLE_SWEEP } cr_sweep_kind;

// A gradient in the plane that `map` leads to. Linear: from (x0, y0) to (x1, y1). Circles: from
// radius r0 about the first point to r1 about the second. Angle: around the first point from the
// direction of the second, towards +y.
typedef struct {
  int32_t kind;
  cr_affine map;
  double x0, y0, r0, x1, y1, r1;
  bool before, after;  // whether the end colours go on
  const uint8_t *ramp;  // RGBA, `count` samples
  int32_t count;
} cr_sweep;

// The gradient at pixels [x, x + n) of row y; transparent where it does not reach. Ends that do
// not go on are smooth over a pixel; sides of a cone of circles are not.
void cr_sweep_row(const cr_sweep *sweep, int32_t x, int32_t y, int32_t n, uint8_t *out);

// Pixels of a picture by the nearest texel; clamped at the edges.
void cr_nearest_row(
    const uint8_t *pixels, int32_t width, int32_t height, cr_affine map, int32_t x, int32_t y,
    int32_t n, uint8_t *out);

// Pixels of a picture that goes on in all directions, over and over; `map` leads to its texels, the
// first of which begins at 0. Mixed from four texels, or the nearest one.
void cr_tiled_row(
    const uint8_t *pixels, int32_t width, int32_t height, cr_affine map, bool nearest, int32_t x,
    int32_t y, int32_t n, uint8_t *out);

// Halves a picture in either direction, rounded down, by the means of what pixels then cover; a
// single column or row stays. `out` has room for the result.
void cr_halve(
    const uint8_t *pixels, int32_t width, int32_t height, bool across, bool down, uint8_t *out);

#endif
