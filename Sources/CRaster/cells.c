// Signed-area accumulation of edges in one row of pixels.
#include "cells.h"

#include <stdlib.h>

#include "mask_builder.h"

// Grows the three arrays; they are all zero between rows.
bool cr_cells_begin(cr_cells *cells, int32_t x0, int32_t x1) {
  int32_t width = x1 > x0 ? x1 - x0 : 0;
  if (width > cells->capacity) {
    cr_cells_free(cells);
    cells->cover = calloc((size_t)width, sizeof(int64_t));
    cells->area = calloc((size_t)width, sizeof(int64_t));
    cells->touched = calloc((size_t)width / 64 + 1, sizeof(uint64_t));
    if (!cr_overlaps_reserve(&cells->overlaps, width)) return false;
    cells->capacity = width;
  }
  cells->x0 = x0;
  cells->width = width;
  if (width == 0) return true;
  return cells->cover != NULL && cells->area != NULL && cells->touched != NULL;
}

void cr_cells_free(cr_cells *cells) {
  free(cells->cover);
  free(cells->area);
  free(cells->touched);
  cr_overlaps_free(&cells->overlaps);
  *cells = (cr_cells){0};
}

void cr_cells_row(cr_cells *cells, int32_t y, bool overlapping) {
  cells->top = 256 * y;
  cells->overlapping = overlapping;
  cells->exhausted = false;
  if (overlapping) cr_overlaps_row(&cells->overlaps);
}

static void touch(cr_cells *cells, int32_t i, int32_t height, int32_t positions) {
  cells->cover[i] += height;
  cells->area[i] += (int64_t)height * positions;
  cells->touched[i >> 6] |= (uint64_t)1 << (i & 63);
}

static int32_t floor_divide(int64_t a, int64_t b) {
  int64_t q = a / b;
  return (int32_t)(a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q);
}

// An edge that leads down and to the right, or what a mirror in y makes of one that leads to the
// left.
typedef struct {
  int32_t xa, ya, xb, yb, direction;
  bool mirrored;
} rightward;

// Keeps a part of an edge by itself.
static void keep(
    cr_cells *cells, const rightward *e, int32_t cell, int32_t xa, int32_t xb, int32_t ya,
    int32_t yb) {
  int32_t top = (e->mirrored ? -yb : ya) - cells->top;
  cr_piece piece = {
      .top = (int16_t)top,
      .bottom = (int16_t)(top + yb - ya),
      .x_top = (int16_t)(e->mirrored ? xb : xa),
      .x_bottom = (int16_t)(e->mirrored ? xa : xb),
      .direction = (int16_t)e->direction,
  };
  if (!cr_overlaps_add(&cells->overlaps, cell, piece)) cells->exhausted = true;
}

// The part of an edge between two neighbouring pixel borders, or beyond the wanted ones: to
// the left it counts as an edge along the border, to the right not at all.
static void add_piece(
    cr_cells *cells, const rightward *e, int32_t cell, int32_t xa, int32_t xb, int32_t ya,
    int32_t yb) {
  if (ya == yb || cell >= cells->width) return;
  if (cell < 0) cell = xa = xb = 0;
  touch(cells, cell, e->direction * (yb - ya), xa + xb);
  if (cells->overlapping) keep(cells, e, cell, xa, xb, ya, yb);
}

// Positions count from the left of the wanted pixels; xa ≤ xb.
static void add_rightward(cr_cells *cells, rightward e) {
  int32_t xa = e.xa, ya = e.ya, xb = e.xb, yb = e.yb;
  int32_t cell = xa >> 8, last = xb >> 8;
  if (cell < -1) cell = -1;
  if (last > cells->width) last = cells->width;
  int32_t y = ya, x = xa - 256 * cell;
  for (; cell < last; cell++) {
    int64_t border = 256 * ((int64_t)cell + 1);
    int32_t next = ya + floor_divide((border - xa) * (yb - ya), xb - xa);
    add_piece(cells, &e, cell, x, 256, y, next);
    y = next;
    x = 0;
  }
  add_piece(cells, &e, cell, x, xb - 256 * cell, y, yb);
}

void cr_cells_add(
    cr_cells *cells, int32_t xa, int32_t ya, int32_t xb, int32_t yb, int32_t direction) {
  if (cells->width == 0) return;
  xa -= 256 * cells->x0;
  xb -= 256 * cells->x0;
  if (xa <= xb) {
    add_rightward(cells, (rightward){xa, ya, xb, yb, direction, false});
  } else {
    // Mirrored in y: the same heights and positions, seen from the other end.
    add_rightward(cells, (rightward){xb, -yb, xa, -ya, direction, true});
  }
}

// Twice the area, of 2 · 256 · 256, to 0 … 255.
static uint8_t coverage(int64_t area, bool even_odd) {
  const int64_t whole = 2 * 256 * 256;
  int64_t a = area < 0 ? -area : area;
  if (even_odd) {
    a &= 2 * whole - 1;
    if (a > whole) a = 2 * whole - a;
  } else if (a > whole) {
    a = whole;
  }
  return (uint8_t)((a * 255 + whole / 2) / whole);
}

// Of pixels without an edge.
static uint8_t between(const cr_cells *cells, int64_t cover, bool even_odd) {
  int32_t known = cells->overlapping ? cr_overlaps_between(&cells->overlaps, even_odd) : CR_BY_AREA;
  return known == CR_BY_AREA ? coverage(512 * cover, even_odd) : (uint8_t)known;
}

// Of a pixel with edges.
static uint8_t within(cr_cells *cells, int32_t i, int64_t area, bool even_odd) {
  int32_t known =
      cells->overlapping ? cr_overlaps_pass(&cells->overlaps, i, even_odd) : CR_BY_AREA;
  return known == CR_BY_AREA ? coverage(area, even_odd) : (uint8_t)known;
}

static bool add_cover(
    cr_cells *cells, cr_mask *mask, int32_t first, int32_t from, int32_t to, uint8_t value) {
  if (value == 0 || from >= to) return true;
  return cr_mask_add_cover(mask, first, cells->x0 + from, cells->x0 + to, value);
}

bool cr_cells_flush(cr_cells *cells, cr_mask *mask, int32_t first, bool even_odd) {
  int64_t cover = 0;
  int32_t reached = 0;
  bool well = !cells->exhausted;
  for (int32_t word = 0; word <= (cells->width - 1) >> 6 && cells->width > 0; word++) {
    uint64_t bits = cells->touched[word];
    cells->touched[word] = 0;
    for (; bits != 0; bits &= bits - 1) {
      int32_t i = 64 * word + __builtin_ctzll(bits);
      uint8_t left = between(cells, cover, even_odd);
      well = well && add_cover(cells, mask, first, reached, i, left);
      cover += cells->cover[i];
      uint8_t own = within(cells, i, 512 * cover - cells->area[i], even_odd);
      well = well && add_cover(cells, mask, first, i, i + 1, own);
      cells->cover[i] = cells->area[i] = 0;
      reached = i + 1;
    }
  }
  uint8_t left = between(cells, cover, even_odd);
  return well && add_cover(cells, mask, first, reached, cells->width, left);
}
