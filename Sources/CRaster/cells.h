// One row of pixels while edges cross it: the area that edges leave to their right.
#ifndef CR_CELLS_H
#define CR_CELLS_H

#include "include/cr_mask.h"
#include "overlaps.h"

// For pixel x0 + i: cover[i] is the signed height (of 256) of the edges in it; area[i] the sum
// of height · (entry + exit position), which is what to take away from cover · 512 to get the
// covered area of the pixel itself. `touched` has a bit for every pixel with an edge.
typedef struct {
  int64_t *cover, *area;
  uint64_t *touched;
  int32_t width, x0, capacity;
  int32_t top;     // of the row, in 1/256 pixel
  bool overlapping;  // whether contours may overlap in it: edges are kept one by one as well
  bool exhausted;    // there was no memory for that
  cr_overlaps overlaps;
} cr_cells;

bool cr_cells_begin(cr_cells *cells, int32_t x0, int32_t x1);
void cr_cells_free(cr_cells *cells);

// Begins row y.
void cr_cells_row(cr_cells *cells, int32_t y, bool overlapping);

// Adds the edge from (xa, ya) to (xb, yb), ya < yb within one row of 256, times direction ±1.
void cr_cells_add(
    cr_cells *cells, int32_t xa, int32_t ya, int32_t xb, int32_t yb, int32_t direction);

// Appends the row's coverage to the mask's spans and clears the row.
bool cr_cells_flush(cr_cells *cells, cr_mask *mask, int32_t first, bool even_odd);

#endif
