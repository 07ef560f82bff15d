// Rows of shadows: map a block of pixels, sample the plane of coverage, blend the colour.
#include <string.h>

#include "band.h"

// Where a column or row of the whole plane stands in the folded one, in 1/256 pixel.
static int32_t folded(int32_t position, int32_t fold, int32_t full, int32_t kept) {
  int32_t beyond = position - 256 * (full - kept);
  return cr_max(cr_min(position, 256 * fold), beyond);
}

// The row at a folded position of a shadow's plane.
static const uint16_t *mixed_row(cr_band *band, const cr_picture *picture, int32_t position) {
  if (!cr_reserve_row(band, 2 * (size_t)picture->width)) return NULL;
  int32_t top = cr_min(position >> 8, picture->height - 2);
  const uint8_t *upper = picture->pixels + (ptrdiff_t)top * picture->width;
  size_t n = (size_t)picture->width;
  band->kernels->between_cover(band->row, upper, upper + n, n, position - 256 * top);
  return band->row;
}

// Positions in an upright shadow's plane, as `cr_map` has them: of column x, of row y.
static int32_t within(uint64_t position, int32_t full) {
  return cr_max(0, cr_min((int32_t)(uint32_t)(position >> 24), 256 * (full - 1)));
}

static int32_t column_at(const cr_picture *picture, int32_t x) {
  uint64_t column = (uint64_t)(int64_t)(x - picture->origin_x);
  uint64_t u = (uint64_t)picture->u + column * (uint64_t)picture->u_dx;
  return folded(
      within(u, picture->full_width), picture->fold_x, picture->full_width, picture->width);
}

static int32_t row_at(const cr_picture *picture, int32_t y) {
  uint64_t row = (uint64_t)(int64_t)(y - picture->origin_y);
  uint64_t v = (uint64_t)picture->v + row * (uint64_t)picture->v_dy;
  return folded(
      within(v, picture->full_height), picture->fold_y, picture->full_height, picture->height);
}

// Whether all pixels from x on fall on the column where the plane is folded.
static bool in_fold(const cr_picture *picture, int32_t x, int32_t n) {
  return column_at(picture, x) == 256 * picture->fold_x
      && column_at(picture, x + n - 1) == 256 * picture->fold_x;
}

static bool is_zero(const uint8_t *cover, size_t n) {
  uint8_t any = 0;
  for (size_t i = 0; i < n; i++) any |= cover[i];
  return any == 0;
}

// Coverage of pixels [x, x + n) of an upright shadow, which has `row` all along device row y.
static void cover_upright(
    const cr_band *band, const cr_picture *picture, const uint16_t *row, int32_t x, int32_t y,
    int32_t n) {
  int32_t u[BLOCK], v[BLOCK];
  for (int32_t done = 0; done < n; done += BLOCK) {
    int32_t part = cr_min(BLOCK, n - done);
    uint8_t *cover = band->cover.bytes + done;
    if (in_fold(picture, x + done, part)) {
      int32_t fold = 256 * picture->fold_x;
      band->kernels->columns_cover(cover, picture, row, &fold, 1);
      memset(cover, cover[0], (size_t)part);
    } else {
      cr_map(band, picture, x + done, y, part, u, v);
      band->kernels->columns_cover(cover, picture, row, u, (size_t)part);
    }
  }
}

// Rows that read the same row of the plane, as all between the upper and lower rim do, have the
// same coverage: the last one is kept.
static bool paint_upright(
    cr_band *band, const cr_command *command, int32_t x, int32_t y, int32_t n) {
  const cr_picture *picture = command->picture;
  int32_t at = row_at(picture, y);
  cr_cover *kept = &band->cover;
  if (kept->command != command || kept->x != x || kept->n != n || kept->row != at) {
    const uint16_t *row = mixed_row(band, picture, at);
    if (row == NULL) return false;
    cover_upright(band, picture, row, x, y, n);
    bool empty = is_zero(kept->bytes, (size_t)n);
    *kept = (cr_cover){kept->bytes, command, x, n, at, empty};
  }
  if (kept->empty) return true;
  uint8_t *dst = cr_pixel(band, x, y);
  band->kernels->over_color_mask(dst, kept->bytes, (size_t)n, command->color);
  return true;
}

bool cr_paint_shadow(
    cr_band *band, const cr_command *command, int32_t x, int32_t y, int32_t n,
    const uint8_t *mask) {
  (void)mask;
  const cr_picture *picture = command->picture;
  if (picture->sampling == CR_AFFINE && picture->v_dx == 0 && picture->u_dy == 0) {
    return paint_upright(band, command, x, y, n);
  }
  int32_t u[BLOCK], v[BLOCK];
  uint8_t cover[BLOCK];
  for (int32_t done = 0; done < n; done += BLOCK) {
    int32_t part = cr_min(BLOCK, n - done);
    cr_map(band, picture, x + done, y, part, u, v);
    band->kernels->sample_cover(cover, picture, u, v, (size_t)part);
    if (is_zero(cover, (size_t)part)) continue;
    uint8_t *dst = cr_pixel(band, x + done, y);
    band->kernels->over_color_mask(dst, cover, (size_t)part, command->color);
  }
  return true;
}
