// Blending formulas on premultiplied bytes, shared by the blend modes.
#ifndef CR_CANVAS_BLEND_H
#define CR_CANVAS_BLEND_H

#include "include/cr_canvas.h"

// x / 255 to the nearest for 0 ≤ x ≤ 2^23.
static inline int32_t cr_unit(int32_t x) { return (x + 127) / 255; }

// sa·da·B of one channel, in 1/65025, for colours s of alpha sa over d of alpha da.
int32_t cr_separable(int32_t mode, int32_t s, int32_t sa, int32_t d, int32_t da);

// The same of three channels at once, for hue, saturation, colour and luminosity.
void cr_nonseparable(int32_t mode, const uint8_t *src, const uint8_t *dst, int32_t *out);

#endif
