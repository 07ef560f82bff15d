// Rows of pictures: place a block of pixels, sample it, blend it.
#include <stdlib.h>
#include <string.h>

#include "band.h"

#pragma STDC FP_CONTRACT OFF

// Blends n ≤ BLOCK sampled pixels, or any number when they are wholly covered.
static void blend(
    const cr_band *band, const cr_command *command, uint8_t *dst, const uint8_t *src, size_t n,
    const uint8_t *mask) {
  const cr_kernels *kernels = band->kernels;
  uint8_t scaled[BLOCK];
  if (mask == NULL && command->alpha < 255) {
    kernels->over_alpha(dst, src, n, command->alpha);
  } else if (mask == NULL && command->opaque) {
    memcpy(dst, src, 4 * n);
  } else if (mask == NULL) {
    kernels->over(dst, src, n);
  } else if (command->alpha == 255) {
    kernels->over_mask(dst, src, mask, n);
  } else {
    kernels->scale_mask(scaled, mask, n, command->alpha);
    kernels->over_mask(dst, src, scaled, n);
  }
}

bool cr_reserve_row(cr_band *band, size_t size) {
  if (size <= band->row_capacity) return true;
  free(band->row);
  band->row = malloc(2 * size);
  band->row_capacity = band->row == NULL ? 0 : 2 * size;
  return band->row != NULL;
}

static const uint8_t *direct(const cr_picture *picture, int32_t x, int32_t y) {
  ptrdiff_t row = y - picture->origin_y, column = x - picture->origin_x;
  return picture->pixels + 4 * (row * picture->width + column);
}

static int32_t pair_left(int32_t position, int32_t last_pair) {
  int32_t left = position >> 8;
  return left < last_pair ? left : last_pair;
}

// Mixes the two picture rows that device row y lies between, over the columns that pixels
// [x, x + n) need; `from` becomes the texel that the row begins with.
static const uint16_t *mixed_row(
    cr_band *band, const cr_picture *picture, int32_t x, int32_t y, int32_t n, int32_t *from) {
  const int32_t *at = picture->columns + (x - picture->origin_x);
  int32_t last_pair = picture->width - 2;
  int32_t first = pair_left(cr_min(at[0], at[n - 1]), last_pair);
  int32_t end = pair_left(cr_max(at[0], at[n - 1]), last_pair) + 2;
  if (!cr_reserve_row(band, 8 * (size_t)(end - first))) return NULL;
  int32_t position = picture->rows[y - picture->origin_y];
  int32_t top = cr_min(position >> 8, cr_max(picture->height - 2, 0));
  ptrdiff_t stride = 4 * (ptrdiff_t)picture->width;
  const uint8_t *upper = picture->pixels + top * stride + 4 * (ptrdiff_t)first;
  const uint8_t *lower = picture->height > 1 ? upper + stride : upper;
  band->kernels->between(band->row, upper, lower, (size_t)(end - first), position - 256 * top);
  *from = first;
  return band->row;
}

// Whether positions are one texel apart (taps are a rounded line, cut at both ends) and the last
// one has a right neighbour.
static bool is_shifted(const cr_picture *picture, const int32_t *at, int32_t n) {
  if (at[n - 1] - at[0] != 256 * (n - 1) || (at[n - 1] >> 8) > picture->width - 2) return false;
  return picture->unscaled;
}

// - row: Made by `mixed_row`, from texel `first` on; NULL where pixels are sampled singly.
static void sample(
    cr_band *band, const cr_picture *picture, const uint16_t *row, int32_t first, int32_t x,
    int32_t y, int32_t n, uint8_t *out) {
  if (row == NULL) {
    cr_places places;
    cr_place(band, picture, x, y, n, &places);
    if (picture->bend == CR_STRAIGHT) cr_fetch_ahead(band, picture, x, y, &places, n);
    band->kernels->sample(out, picture, &places, (size_t)n);
    return;
  }
  const int32_t *at = picture->columns + (x - picture->origin_x);
  if (is_shifted(picture, at, n)) {
    band->kernels->columns_shifted(out, row, at[0] - 256 * first, (size_t)n);
  } else {
    band->kernels->columns(out, row, first, at, (size_t)n, picture->width - 2);
  }
}

bool cr_paint_picture(
    cr_band *band, const cr_command *command, int32_t x, int32_t y, int32_t n,
    const uint8_t *mask) {
  const cr_picture *picture = command->picture;
  bool copies = picture->sampling == CR_DIRECT;
  if (copies && mask == NULL) {
    blend(band, command, cr_pixel(band, x, y), direct(picture, x, y), (size_t)n, NULL);
    return true;
  }
  const uint16_t *row = NULL;
  int32_t first = 0;
  if (picture->sampling == CR_SEPARABLE) {
    row = mixed_row(band, picture, x, y, n, &first);
    if (row == NULL) return false;
  }
  uint8_t block[4 * BLOCK];
  bool in_place = mask == NULL && command->opaque && command->alpha == 255;
  for (int32_t done = 0; done < n; done += BLOCK) {
    int32_t part = cr_min(BLOCK, n - done);
    uint8_t *dst = cr_pixel(band, x + done, y);
    uint8_t *out = in_place ? dst : block;
    if (!copies) sample(band, picture, row, first, x + done, y, part, out);
    if (in_place) continue;
    const uint8_t *src = copies ? direct(picture, x + done, y) : block;
    blend(band, command, dst, src, (size_t)part, mask == NULL ? NULL : mask + done);
  }
  return true;
}
