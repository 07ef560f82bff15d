// Rows of pixels in which contours may overlap: how often they wind around, in 256 lines a row.
#ifndef CR_OVERLAPS_H
#define CR_OVERLAPS_H

#include <stdbool.h>
#include <stdint.h>

enum { CR_LINES = 256, CR_LINE_WORDS = CR_LINES / 64 };

// The part of an edge within one pixel: lines [top, bottom), positions 0 … 256.
typedef struct {
  int32_t next;  // of the same pixel, −1 for none
  int16_t top, bottom, x_top, x_bottom, direction;
} cr_piece;

typedef struct {
  cr_piece *pieces;
  int32_t *heads;  // of every pixel's pieces, −1 for none
  int32_t count, capacity, width;
  // How often what lies to the left winds around each line; where it is the same for all, `base`.
  int16_t winding[CR_LINES];
  uint64_t changes[CR_LINE_WORDS];  // a bit for each line that winds otherwise than the one above it
  int16_t base, low, high;
  bool varies;
} cr_overlaps;

bool cr_overlaps_reserve(cr_overlaps *overlaps, int32_t width);
void cr_overlaps_free(cr_overlaps *overlaps);

// Begins a row.
void cr_overlaps_row(cr_overlaps *overlaps);

// Adds a piece to a pixel. Returns false when memory runs out.
bool cr_overlaps_add(cr_overlaps *overlaps, int32_t pixel, cr_piece piece);

// What to do with a signed area: it says what is covered only where windings differ by no more
// than one, or where nothing is outside.
enum { CR_BY_AREA = -1 };

// Coverage of pixels without edges, to the right of those passed so far; or CR_BY_AREA.
int32_t cr_overlaps_between(const cr_overlaps *overlaps, bool even_odd);

// Passes a pixel with edges. Returns its coverage, or CR_BY_AREA.
int32_t cr_overlaps_pass(cr_overlaps *overlaps, int32_t pixel, bool even_odd);

#endif
