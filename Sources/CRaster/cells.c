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
  *cells = (cr_cells){0};
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

// The part of an edge between two neighbouring pixel borders, or beyond the wanted ones: to
// the left it counts as an edge along the border, to the right not at all.
static void add_piece(
    cr_cells *cells, int32_t cell, int32_t xa, int32_t xb, int32_t height) {
  if (height == 0 || cell >= cells->width) return;
  if (cell < 0) {
    touch(cells, 0, height, 0);
  } else {
    touch(cells, cell, height, xa + xb);
  }
}

// Positions count from the left of the wanted pixels; xa ≤ xb.
static void add_rightward(
    cr_cells *cells, int32_t xa, int32_t ya, int32_t xb, int32_t yb, int32_t direction) {
  int32_t cell = xa >> 8, last = xb >> 8;
  if (cell < -1) cell = -1;
  if (last > cells->width) last = cells->width;
  int32_t y = ya, x = xa - 256 * cell;
  for (; cell < last; cell++) {
    int64_t border = 256 * ((int64_t)cell + 1);
    int32_t next = ya + floor_divide((border - xa) * (yb - ya), xb - xa);
    add_piece(cells, cell, x, 256, direction * (next - y));
    y = next;
    x = 0;
  }
  add_piece(cells, cell, x, xb - 256 * cell, direction * (yb - y));
}

void cr_cells_add(
    cr_cells *cells, int32_t xa, int32_t ya, int32_t xb, int32_t yb, int32_t direction) {
  if (cells->width == 0) return;
  xa -= 256 * cells->x0;
  xb -= 256 * cells->x0;
  if (xa <= xb) {
    add_rightward(cells, xa, ya, xb, yb, direction);
  } else {
    // Mirrored in y: the same heights and positions, seen from the other end.
    add_rightward(cells, xb, -yb, xa, -ya, direction);
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

static bool add_cover(
    cr_cells *cells, cr_mask *mask, int32_t first, int32_t from, int32_t to, uint8_t value) {
  if (value == 0 || from >= to) return true;
  return cr_mask_add_cover(mask, first, cells->x0 + from, cells->x0 + to, value);
}

bool cr_cells_flush(cr_cells *cells, cr_mask *mask, int32_t first, bool even_odd) {
  int64_t cover = 0;
  int32_t reached = 0;
  bool well = true;
  for (int32_t word = 0; word <= (cells->width - 1) >> 6 && cells->width > 0; word++) {
    uint64_t bits = cells->touched[word];
    cells->touched[word] = 0;
    for (; bits != 0; bits &= bits - 1) {
      int32_t i = 64 * word + __builtin_ctzll(bits);
      well = well && add_cover(cells, mask, first, reached, i, coverage(512 * cover, even_odd));
      cover += cells->cover[i];
      uint8_t own = coverage(512 * cover - cells->area[i], even_odd);
      well = well && add_cover(cells, mask, first, i, i + 1, own);
      cells->cover[i] = cells->area[i] = 0;
      reached = i + 1;
    }
  }
  return well
      && add_cover(cells, mask, first, reached, cells->width, coverage(512 * cover, even_odd));
}
