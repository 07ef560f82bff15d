// Coverage of upright rectangles, without following their edges from row to row.
#include <stdlib.h>

#include "mask_builder.h"

static int32_t least(int32_t a, int32_t b) { return a < b ? a : b; }
static int32_t most(int32_t a, int32_t b) { return a > b ? a : b; }

// Of pixels from `from` on, those that the stretch [low, high) of an axis, in 1/256 pixel, covers
// by the same part.
typedef struct {
  int32_t end, part;  // of 256
} stretch;

static stretch stretch_from(int32_t from, int32_t low, int32_t high, int32_t limit) {
  int32_t part = least(high, 256 * (from + 1)) - most(low, 256 * from);
  int32_t end = part == 256 ? least(limit, high >> 8) : from + 1;
  return (stretch){end, part};
}

// The first and last pixel that [low, high) touches, among [from, to).
static int32_t first_of(int32_t low, int32_t from) { return most(low >> 8, from); }
static int32_t end_of(int32_t high, int32_t to) { return least((high + 255) >> 8, to); }

// Adds a row that is covered by `height` / 256 of its own.
static bool add_row(
    cr_mask *mask, cr_rectangle fixed, cr_rectangle wanted, int32_t height) {
  int32_t first = mask->span_count, end = end_of(fixed.x1, wanted.x1);
  for (int32_t x = first_of(fixed.x0, wanted.x0); x < end;) {
    stretch across = stretch_from(x, fixed.x0, fixed.x1, end);
    int32_t cover = (across.part * height * 255 + 32768) >> 16;
    if (cover > 0 && !cr_mask_add_cover(mask, first, x, across.end, (uint8_t)cover)) return false;
    x = across.end;
  }
  return true;
}

static bool add_rows(cr_mask *mask, cr_rectangle fixed, cr_rectangle wanted) {
  int32_t end = end_of(fixed.y1, wanted.y1);
  for (int32_t y = first_of(fixed.y0, wanted.y0); y < end;) {
    stretch down = stretch_from(y, fixed.y0, fixed.y1, end);
    int32_t first = mask->span_count;
    if (!add_row(mask, fixed, wanted, down.part)) return false;
    if (mask->span_count > first && !cr_mask_add_run(mask, y, down.end, first)) return false;
    y = down.end;
  }
  return true;
}

cr_mask *cr_mask_of_rectangle(cr_rectangle fixed, cr_rectangle wanted) {
  if (fixed.x0 >= fixed.x1 || fixed.y0 >= fixed.y1) return NULL;
  cr_mask *mask = calloc(1, sizeof(cr_mask));
  if (mask == NULL) return NULL;
  if (!add_rows(mask, fixed, wanted) || mask->run_count == 0) {
    cr_mask_free(mask);
    return NULL;
  }
  cr_mask_fit(mask);
  return mask;
}
