// Where in a picture the pixels of a row are found.
#include <stdlib.h>

#include "band.h"

#pragma STDC FP_CONTRACT OFF

void cr_map(
    const cr_band *band, const cr_picture *p, int32_t x, int32_t y, int32_t n, int32_t *u,
    int32_t *v) {
  int32_t last_u = 256 * (p->full_width - 1), last_v = 256 * (p->full_height - 1);
  if (p->sampling == CR_PROJECTIVE) {
    double nu[2] = {p->plane[0], p->plane[1] * y + p->plane[2]};
    double nv[2] = {p->plane[3], p->plane[4] * y + p->plane[5]};
    double nw[2] = {p->plane[6], p->plane[7] * y + p->plane[8]};
    band->kernels->map_projective(u, v, (size_t)n, x, nu, nv, nw, last_u, last_v);
    return;
  }
  uint64_t column = (uint64_t)(int64_t)(x - p->origin_x);
  uint64_t row = (uint64_t)(int64_t)(y - p->origin_y);
  uint64_t start_u = (uint64_t)p->u + column * (uint64_t)p->u_dx + row * (uint64_t)p->u_dy;
  uint64_t start_v = (uint64_t)p->v + column * (uint64_t)p->v_dx + row * (uint64_t)p->v_dy;
  band->kernels->map_affine(u, (size_t)n, (int64_t)start_u, p->u_dx, last_u);
  band->kernels->map_affine(v, (size_t)n, (int64_t)start_v, p->v_dx, last_v);
}

static bool turns_upright(const cr_picture *p) {
  return p->sampling == CR_PROJECTIVE && p->bend == CR_STRAIGHT && !p->nearest
      && p->plane[1] == 0 && p->plane[7] == 0;
}

// To the centres of texels, between which there is nothing to mix.
static void round_to_texels(int32_t *positions, int32_t n) {
  for (int32_t i = 0; i < n; i++) positions[i] = (positions[i] + 128) & ~255;
}

void cr_place(
    cr_band *band, const cr_picture *p, int32_t x, int32_t y, int32_t n, cr_places *places) {
  if (turns_upright(p)) {
    cr_along *kept = &band->along;
    if (kept->picture != p || kept->x != cr_strip(x)) {
      kept->picture = p;
      kept->x = cr_strip(x);
      band->kernels->place_along(kept);
    }
    band->kernels->place_down(places, kept, x, y, (size_t)n);
    return;
  }
  int32_t u[BLOCK], v[BLOCK];
  cr_map(band, p, x, y, n, u, v);
  if (p->bend != CR_STRAIGHT) cr_bend_positions(p->bend, p->width, u, v, n);
  if (p->nearest) {
    round_to_texels(u, n);
    round_to_texels(v, n);
  }
  band->kernels->place(places, p, u, v, (size_t)n);
}

// How many texels further on in memory the pixels some rows below (x, y) are found, about.
static ptrdiff_t way_down(const cr_picture *p, int32_t x, int32_t y, int32_t at) {
  enum { ROWS = 16 };
  double across, down;
  if (p->sampling == CR_PROJECTIVE) {
    double nearness = 0x1p-8 / (p->plane[6] * x + p->plane[7] * y + p->plane[8]);
    across = (p->plane[1] - p->plane[7] * 256 * (at % p->width)) * nearness;
    down = (p->plane[4] - p->plane[7] * 256 * (at / p->width)) * nearness;
  } else {
    across = (double)p->u_dy * 0x1p-32;
    down = (double)p->v_dy * 0x1p-32;
  }
  // On the horizon, and where the picture is seen from far away, there is nothing to gain.
  if (!(across > -64 && across < 64 && down > -64 && down < 64)) return 0;
  return (ptrdiff_t)(ROWS * down) * p->width + (ptrdiff_t)(ROWS * across);
}

// Texels of a line of cache, about. One place of each line suffices, in both rows of texels: where a
// picture is shrunk, no row below reads the second one again.
enum { LINE = 16 };

static cr_way way_of(
    const cr_picture *picture, int32_t x, int32_t y, const cr_places *places, int32_t n) {
  cr_way way = {.picture = picture, .x = cr_strip(x), .ahead = 0, .step = 2};
  int32_t width = picture->width, first = places->at[0], last = places->at[n - 1];
  int32_t texels = abs(last % width - first % width) + 1;
  way.step = cr_max(2, cr_min(LINE, LINE * n / texels));
  way.ahead = way_down(picture, x, y, first);
  return way;
}

// Single places are found in no order that the processor could guess.
void cr_fetch_ahead(
    cr_band *band, const cr_picture *picture, int32_t x, int32_t y, const cr_places *places,
    int32_t n) {
  if (picture->height < 2) return;
  if (band->way.picture != picture || band->way.x != cr_strip(x)) {
    band->way = way_of(picture, x, y, places, n);
  }
  ptrdiff_t width = picture->width, last = width * (picture->height - 1) - 1;
  for (int32_t i = 0; i < n; i += band->way.step) {
    ptrdiff_t at = places->at[i] + band->way.ahead;
    const uint8_t *upper = picture->pixels + 4 * (at < 0 ? 0 : at < last ? at : last);
    __builtin_prefetch(upper);
    __builtin_prefetch(upper + 4 * width);
  }
}
