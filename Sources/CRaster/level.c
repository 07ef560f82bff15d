// Levels of a picture: halved, blurred, doubled, and back to bytes.
#include <stdlib.h>
#include <string.h>

#include "kernels.h"

static int32_t within(int32_t value, int32_t first, int32_t end) {
  return value < first ? first : value >= end ? end - 1 : value;
}

static const uint16_t *row_of(const cr_level *level, int32_t y) {
  return level->values + (ptrdiff_t)(within(y, level->y0, level->y1) - level->y0) * level->stride;
}

static uint16_t *row_in(const cr_level *level, int32_t y) {
  return level->values + (ptrdiff_t)(y - level->y0) * level->stride;
}

static const uint8_t *bytes_of(const cr_view *view, int32_t y) {
  ptrdiff_t row = within(y, view->y0, view->y1) - view->y0;
  return view->pixels + 4 * row * (view->x1 - view->x0);
}

// Pixels [from, to) of a row of which [x0, x1) are there: beyond them the last ones again.
static void spread(
    uint16_t *out, const uint16_t *row, int32_t x0, int32_t x1, int32_t from, int32_t to) {
  int32_t first = from < x0 ? x0 : from, end = to > x1 ? x1 : to;
  for (int32_t x = from; x < to && x < first; x++) memcpy(out + 4 * (x - from), row, 8);
  if (first < end) {
    memcpy(out + 4 * (first - from), row + 4 * (first - x0), 8 * (size_t)(end - first));
  }
  for (int32_t x = end > from ? end : from; x < to; x++) {
    memcpy(out + 4 * (x - from), row + 4 * (within(x, x0, x1) - x0), 8);
  }
}

// Two rows, one to read from as wide as told and one that may be read beyond its end.
typedef struct {
  uint16_t *one, *wide;
} lines;

static bool make_lines(lines *made, int64_t one, int64_t wide) {
  made->one = calloc((size_t)(one + wide) + 2 * CR_ALIGNED, sizeof(uint16_t));
  made->wide = made->one == NULL ? NULL : made->one + one;
  return made->one != NULL;
}

bool cr_level_widen(const cr_view *view, const cr_level *out, cr_instruction_set set) {
  const cr_kernels *kernels = cr_kernels_of(set);
  if (kernels == NULL) return false;
  for (int32_t y = out->y0; y < out->y1; y++) {
    const uint8_t *bytes = bytes_of(view, y) + 4 * (ptrdiff_t)(out->x0 - view->x0);
    kernels->widen(row_in(out, y), bytes, 4 * (size_t)(out->x1 - out->x0));
  }
  return true;
}

// From a row of half the height, whose pixels are [x0, x1), to one of the level.
static void halve_row(
    const cr_kernels *kernels, const lines *lines, int32_t x0, int32_t x1, const cr_level *out,
    int32_t y) {
  spread(lines->wide, lines->one, x0, x1, 2 * out->x0 - 1, 2 * out->x1 + 1);
  kernels->halve_across(row_in(out, y), lines->wide, (size_t)out->stride);
}

bool cr_level_halve_view(const cr_view *view, const cr_level *out, cr_instruction_set set) {
  const cr_kernels *kernels = cr_kernels_of(set);
  int64_t width = 4 * (int64_t)(view->x1 - view->x0);
  lines lines;
  if (kernels == NULL || !make_lines(&lines, width, 2 * (int64_t)out->stride)) return false;
  for (int32_t y = out->y0; y < out->y1; y++) {
    const uint8_t *rows[4];
    for (int32_t k = 0; k < 4; k++) rows[k] = bytes_of(view, 2 * y - 1 + k);
    kernels->halve_bytes_down(lines.one, rows, (size_t)width);
    halve_row(kernels, &lines, view->x0, view->x1, out, y);
  }
  free(lines.one);
  return true;
}

bool cr_level_halve(const cr_level *in, const cr_level *out, cr_instruction_set set) {
  const cr_kernels *kernels = cr_kernels_of(set);
  lines lines;
  if (kernels == NULL || !make_lines(&lines, in->stride, 2 * (int64_t)out->stride)) return false;
  for (int32_t y = out->y0; y < out->y1; y++) {
    const uint16_t *rows[4];
    for (int32_t k = 0; k < 4; k++) rows[k] = row_of(in, 2 * y - 1 + k);
    kernels->halve_down(lines.one, rows, (size_t)in->stride);
    halve_row(kernels, &lines, in->x0, in->x1, out, y);
  }
  free(lines.one);
  return true;
}

// The half of a position, rounded down.
static int32_t half(int32_t x) { return (x - (x & 1)) / 2; }

bool cr_level_double(const cr_level *in, const cr_level *out, cr_instruction_set set) {
  const cr_kernels *kernels = cr_kernels_of(set);
  lines lines;
  if (kernels == NULL || !make_lines(&lines, in->stride, out->stride)) return false;
  for (int32_t y = out->y0; y < out->y1; y++) {
    int32_t near = half(y), far = y % 2 == 0 ? near - 1 : near + 1;
    kernels->double_down(lines.one, row_of(in, near), row_of(in, far), (size_t)in->stride);
    spread(lines.wide, lines.one, in->x0, in->x1, half(out->x0) - 1, half(out->x1 + 1) + 1);
    kernels->double_across(row_in(out, y), lines.wide, (size_t)out->stride);
  }
  free(lines.one);
  return true;
}

// Room for a row, for one as wide as the weights reach, and for the rows that they are laid on.
typedef struct {
  lines lines;
  const uint16_t **rows;
} weighing;

static bool make_weighing(
    weighing *made, const cr_level *in, const cr_level *out, int32_t reach) {
  made->rows = malloc((2 * (size_t)reach + 1) * sizeof(uint16_t *));
  if (made->rows == NULL) return false;
  if (make_lines(&made->lines, in->stride, out->stride + 8 * (int64_t)reach)) return true;
  free(made->rows);
  return false;
}

bool cr_level_blur(
    const cr_level *in, const cr_level *out, const uint16_t *weights, int32_t reach,
    cr_instruction_set set) {
  const cr_kernels *kernels = cr_kernels_of(set);
  weighing w;
  if (kernels == NULL || !make_weighing(&w, in, out, reach)) return false;
  for (int32_t y = out->y0; y < out->y1; y++) {
    for (int32_t k = 0; k <= 2 * reach; k++) w.rows[k] = row_of(in, y + k - reach);
    kernels->weigh(w.lines.one, w.rows, (size_t)in->stride, weights, reach);
    spread(w.lines.wide, w.lines.one, in->x0, in->x1, out->x0 - reach, out->x1 + reach);
    for (int32_t k = 0; k <= 2 * reach; k++) w.rows[k] = w.lines.wide + 4 * (ptrdiff_t)k;
    kernels->weigh(row_in(out, y), w.rows, (size_t)out->stride, weights, reach);
  }
  free(w.lines.one);
  free(w.rows);
  return true;
}

bool cr_level_settle(
    const cr_level *in, uint8_t *out, int32_t saturation, cr_instruction_set set) {
  const cr_kernels *kernels = cr_kernels_of(set);
  if (kernels == NULL) return false;
  size_t n = 4 * (size_t)(in->x1 - in->x0);
  for (int32_t y = in->y0; y < in->y1; y++) {
    kernels->settle(out, row_in(in, y), n, saturation);
    out += n;
  }
  return true;
}
