// Filling a mask row by row.
#ifndef CR_MASK_BUILDER_H
#define CR_MASK_BUILDER_H

#include "include/cr_mask.h"

// Adds pixels [x0, x1) of coverage `value` > 0 to the row whose spans start at `first`; pixels
// come from left to right. Returns false when memory runs out.
bool cr_mask_add_cover(cr_mask *mask, int32_t first, int32_t x0, int32_t x1, uint8_t value);

// Ends rows [y0, y1), which consist of the spans from `first` on.
bool cr_mask_add_run(cr_mask *mask, int32_t y0, int32_t y1, int32_t first);

// Sets the box of a mask with runs to what its spans cover.
void cr_mask_fit(cr_mask *mask);

#endif
