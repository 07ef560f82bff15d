// Polygons to exact-area coverage, row by row.
#include <stdlib.h>
#include <string.h>

#include "cells.h"
#include "mask_builder.h"

// An edge that leads down from (xa, ya) to (xb, yb), ya < yb.
typedef struct {
  int32_t xa, ya, xb, yb, direction;
} edge;

struct cr_rasterizer {
  edge *edges, *sorted;
  int32_t *active;
  int32_t *places;  // for every row, where its edges go
  int32_t place_capacity;
  int32_t count, capacity;
  int32_t turns;  // how often one edge leads down and the next up, or the other way round
  int32_t contours;  // those with edges
  int32_t start_x, start_y;  // of the contour at hand
  bool inside;  // whether it has begun, and not come back to its start
  bool counted;  // whether it has edges
  int32_t x0, y0, x1, y1;
  cr_cells cells;
  bool exhausted;
};

cr_rasterizer *cr_rasterizer_new(void) { return calloc(1, sizeof(cr_rasterizer)); }

void cr_rasterizer_free(cr_rasterizer *r) {
  if (r == NULL) return;
  free(r->edges);
  free(r->sorted);
  free(r->active);
  free(r->places);
  cr_cells_free(&r->cells);
  free(r);
}

void cr_rasterizer_begin(cr_rasterizer *r, int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
  r->x0 = x0;
  r->y0 = y0;
  r->x1 = x1;
  r->y1 = y1;
  r->count = r->contours = 0;
  r->inside = false;
  r->exhausted = !cr_cells_begin(&r->cells, x0, x1);
}

static bool grow(cr_rasterizer *r) {
  int32_t capacity = r->capacity * 2 + 64;
  edge *edges = realloc(r->edges, (size_t)capacity * sizeof(edge));
  if (edges == NULL) return false;
  r->edges = edges;
  edge *sorted = realloc(r->sorted, (size_t)capacity * sizeof(edge));
  if (sorted == NULL) return false;
  r->sorted = sorted;
  int32_t *active = realloc(r->active, (size_t)capacity * sizeof(int32_t));
  if (active == NULL) return false;
  r->active = active;
  r->capacity = capacity;
  return true;
}

// Follows contours by where their edges begin and end.
static void follow(
    cr_rasterizer *r, int32_t xa, int32_t ya, int32_t xb, int32_t yb, bool is_kept) {
  if (!r->inside) {
    r->start_x = xa;
    r->start_y = ya;
    r->counted = false;
  }
  r->inside = xb != r->start_x || yb != r->start_y;
  if (!is_kept || r->counted) return;
  r->counted = true;
  r->contours++;
}

void cr_rasterizer_edge(cr_rasterizer *r, int32_t xa, int32_t ya, int32_t xb, int32_t yb) {
  int32_t top = ya < yb ? ya : yb, bottom = ya < yb ? yb : ya;
  bool is_kept = ya != yb && bottom > 256 * r->y0 && top < 256 * r->y1;
  follow(r, xa, ya, xb, yb, is_kept);
  if (!is_kept) return;
  if (r->count == r->capacity && !grow(r)) {
    r->exhausted = true;
    return;
  }
  r->edges[r->count++] =
      ya < yb ? (edge){xa, ya, xb, yb, 1} : (edge){xb, yb, xa, ya, -1};
}

// The wanted row that an edge begins in, counted from the first one.
static int32_t top_row(const cr_rasterizer *r, const edge *e) {
  int32_t row = e->ya >> 8;
  return row < r->y0 ? 0 : row - r->y0;
}

static bool reserve_places(cr_rasterizer *r, int32_t rows) {
  if (rows > r->place_capacity) {
    free(r->places);
    r->places = malloc((size_t)rows * sizeof(int32_t));
    r->place_capacity = r->places == NULL ? 0 : rows;
  }
  return r->places != NULL;
}

// Puts edges in the order of the rows they begin in, by counting; within a row any order will do.
static bool sort_by_row(cr_rasterizer *r) {
  int32_t rows = 0;
  for (int32_t i = 0; i < r->count; i++) {
    int32_t row = top_row(r, &r->edges[i]);
    if (row >= rows) rows = row + 1;
  }
  if (!reserve_places(r, rows)) return false;
  memset(r->places, 0, (size_t)rows * sizeof(int32_t));
  for (int32_t i = 0; i < r->count; i++) r->places[top_row(r, &r->edges[i])]++;
  for (int32_t row = 0, next = 0; row < rows; row++) {
    int32_t count = r->places[row];
    r->places[row] = next;
    next += count;
  }
  for (int32_t i = 0; i < r->count; i++) {
    r->sorted[r->places[top_row(r, &r->edges[i])]++] = r->edges[i];
  }
  edge *sorted = r->sorted;
  r->sorted = r->edges;
  r->edges = sorted;
  return true;
}

// Where an edge is at height y, rounded down; a function of the edge alone.
static int32_t edge_x(const edge *e, int32_t y) {
  if (y <= e->ya) return e->xa;
  if (y >= e->yb) return e->xb;
  int64_t part = (int64_t)(y - e->ya) * (e->xb - e->xa), height = e->yb - e->ya;
  int64_t q = part / height;
  return e->xa + (int32_t)(part % height < 0 ? q - 1 : q);
}

// How far down the coming rows are all alike: beyond `y` only while every active edge is
// vertical and crosses the whole row. `next` is the index of the first edge not yet active.
static int32_t alike_until(const cr_rasterizer *r, int32_t active, int32_t next, int32_t y) {
  int32_t end = r->y1;
  if (next < r->count && (r->edges[next].ya >> 8) < end) end = r->edges[next].ya >> 8;
  for (int32_t k = 0; k < active; k++) {
    const edge *e = &r->edges[r->active[k]];
    if (e->xa != e->xb || e->ya > 256 * y) return y + 1;
    if ((e->yb >> 8) < end) end = e->yb >> 8;
  }
  return end > y + 1 ? end : y + 1;
}

// Which of two edges, or none, is on the left at height y.
static int32_t order(const edge *a, const edge *b, int32_t y) {
  if (a->xa < b->xa && a->xa < b->xb && a->xb < b->xa && a->xb < b->xb) return -1;
  if (a->xa > b->xa && a->xa > b->xb && a->xb > b->xa && a->xb > b->xb) return 1;
  int32_t xa = edge_x(a, y), xb = edge_x(b, y);
  return (xa > xb) - (xa < xb);
}

// Whether more than one contour, or more than two sides of one, may be in row y. Two sides of one
// contour are not when neither is on the left throughout.
static bool may_overlap(const cr_rasterizer *r, int32_t active, int32_t y) {
  if (active > 2 && (r->contours > 1 || r->turns > 2)) return true;
  int32_t top = 256 * (y + 1), bottom = 256 * y;
  for (int32_t k = 0; k < active; k++) {
    const edge *e = &r->edges[r->active[k]];
    if (e->ya < top) top = e->ya;
    if (e->yb > bottom) bottom = e->yb;
  }
  if (top < 256 * y) top = 256 * y;
  if (bottom > 256 * (y + 1)) bottom = 256 * (y + 1);
  const edge *upper[2] = {NULL, NULL}, *lower[2] = {NULL, NULL};
  for (int32_t k = 0; k < active; k++) {
    const edge *e = &r->edges[r->active[k]];
    if (e->ya <= top) upper[e->direction > 0] = e;
    if (e->yb >= bottom) lower[e->direction > 0] = e;
  }
  if (!upper[0] || !upper[1] || !lower[0] || !lower[1]) return true;
  return order(upper[0], upper[1], top) * order(lower[0], lower[1], bottom) < 0;
}

// Adds the part of every active edge that lies in row y.
static void add_row(cr_rasterizer *r, int32_t active, int32_t y) {
  cr_cells_row(&r->cells, y, may_overlap(r, active, y));
  for (int32_t k = 0; k < active; k++) {
    const edge *e = &r->edges[r->active[k]];
    int32_t top = e->ya > 256 * y ? e->ya : 256 * y;
    int32_t bottom = e->yb < 256 * (y + 1) ? e->yb : 256 * (y + 1);
    if (top >= bottom) continue;
    cr_cells_add(
        &r->cells, edge_x(e, top), top, edge_x(e, bottom), bottom, e->direction);
  }
}

// Drops edges that end above row y, takes up those that begin in it.
static int32_t update_active(cr_rasterizer *r, int32_t active, int32_t *next, int32_t y) {
  int32_t kept = 0;
  for (int32_t k = 0; k < active; k++) {
    if (r->edges[r->active[k]].yb > 256 * y) r->active[kept++] = r->active[k];
  }
  for (; *next < r->count && r->edges[*next].ya < 256 * (y + 1); (*next)++) {
    if (r->edges[*next].yb > 256 * y) r->active[kept++] = *next;
  }
  return kept;
}

static void count_turns(cr_rasterizer *r) {
  r->turns = 0;
  for (int32_t i = 0; i < r->count; i++) {
    int32_t before = i == 0 ? r->count - 1 : i - 1;
    r->turns += r->edges[i].direction != r->edges[before].direction;
  }
}

static bool rasterize(cr_rasterizer *r, cr_mask *mask, bool even_odd) {
  int32_t active = 0, next = 0;
  int32_t y = r->edges[0].ya >> 8;
  if (y < r->y0) y = r->y0;
  while (y < r->y1) {
    active = update_active(r, active, &next, y);
    if (active == 0) {
      if (next == r->count) break;
      y = r->edges[next].ya >> 8;
      continue;
    }
    int32_t end = alike_until(r, active, next, y), first = mask->span_count;
    add_row(r, active, y);
    if (!cr_cells_flush(&r->cells, mask, first, even_odd)) return false;
    if (mask->span_count > first && !cr_mask_add_run(mask, y, end, first)) return false;
    y = end;
  }
  return true;
}

cr_mask *cr_rasterizer_finish(cr_rasterizer *r, bool even_odd) {
  if (r->exhausted || r->count == 0 || r->x0 >= r->x1 || r->y0 >= r->y1) return NULL;
  count_turns(r);
  if (!sort_by_row(r)) return NULL;
  cr_mask *mask = calloc(1, sizeof(cr_mask));
  if (mask == NULL) return NULL;
  if (!rasterize(r, mask, even_odd) || mask->run_count == 0) {
    cr_mask_free(mask);
    return NULL;
  }
  cr_mask_fit(mask);
  return mask;
}
