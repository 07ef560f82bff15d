// Coverage from the alpha of pixels.
#include <stdlib.h>
#include <string.h>

#include "mask_builder.h"

// Adds one row: stretches of equal alpha.
static bool add_row(cr_mask *mask, const uint8_t *row, int32_t width, int32_t x0) {
  int32_t first = mask->span_count;
  for (int32_t x = 0; x < width;) {
    uint8_t alpha = row[4 * x + 3];
    int32_t end = x + 1;
    while (end < width && row[4 * end + 3] == alpha) end++;
    if (alpha > 0 && !cr_mask_add_cover(mask, first, x0 + x, x0 + end, alpha)) return false;
    x = end;
  }
  return true;
}

static bool add_rows(cr_mask *mask, const uint8_t *pixels, int32_t width, int32_t height) {
  size_t stride = 4 * (size_t)width;
  for (int32_t y = 0; y < height;) {
    const uint8_t *row = pixels + (size_t)y * stride;
    int32_t end = y + 1, first = mask->span_count;
    while (end < height && memcmp(row, pixels + (size_t)end * stride, stride) == 0) end++;
    if (!add_row(mask, row, width, mask->x0)) return false;
    bool empty = mask->span_count == first;
    if (!empty && !cr_mask_add_run(mask, mask->y0 + y, mask->y0 + end, first)) return false;
    y = end;
  }
  return true;
}

cr_mask *cr_mask_of_alpha(
    const uint8_t *pixels, int32_t width, int32_t height, int32_t x0, int32_t y0) {
  cr_mask *mask = calloc(1, sizeof *mask);
  if (mask == NULL) return NULL;
  *mask = (cr_mask){.x0 = x0, .y0 = y0, .x1 = x0 + width, .y1 = y0 + height};
  if (!add_rows(mask, pixels, width, height) || mask->run_count == 0) {
    cr_mask_free(mask);
    return NULL;
  }
  cr_mask_fit(mask);
  return mask;
}
