// A band: a few rows of the bitmap, through which all commands go before the next rows, so that
// the pixels stay in the cache.
#ifndef CR_BAND_H
#define CR_BAND_H

#include "kernels.h"

// Most rows in a band.
enum { BAND_ROWS = 32 };

// What of a command shows in this band: pixels [x0, x1) and [x2, x3) of its rows.
typedef struct {
  int32_t x0, x1, x2, x3;
} cr_shown;

// The coverage of pixels [x, x + n) of a shadow where it reads one row of its plane.
typedef struct {
  uint8_t *bytes;  // room for a row of the band
  const cr_command *command;
  int32_t x, n, row;
  bool empty;
} cr_cover;

// How the places that a strip's next rows will read lie to those that its pixels read, about.
typedef struct {
  const cr_picture *picture;
  int32_t x;        // of the strip
  ptrdiff_t ahead;  // texels further on in memory
  int32_t step;     // pixels of a row that share a line of cache
} cr_way;

typedef struct {
  const cr_kernels *kernels;
  const cr_command *commands;
  int32_t count;
  cr_target target;
  int32_t x0, x1, y0, y1;
  bool culls;  // whether what is hidden is left out
  // For every row of the band, the pixels that may change under the layers begun so far.
  int32_t low[BAND_ROWS], high[BAND_ROWS];
  cr_shown *shown;         // one for every command
  struct cr_covers *covers;  // one for every level of layers
  uint8_t *saved;  // a stack: what layers will mix with
  size_t saved_size, saved_capacity;
  uint16_t *row;  // two rows of a picture mixed
  size_t row_capacity;
  cr_cover cover;
  cr_along along;
  cr_way way;
} cr_band;

static inline uint8_t *cr_pixel(const cr_band *band, int32_t x, int32_t y) {
  const cr_target *target = &band->target;
  return target->pixels + 4 * ((ptrdiff_t)(y - target->y0) * target->stride + (x - target->x0));
}

static inline int32_t cr_min(int32_t a, int32_t b) { return a < b ? a : b; }
static inline int32_t cr_max(int32_t a, int32_t b) { return a > b ? a : b; }

// Where the strip of column x begins.
static inline int32_t cr_strip(int32_t x) { return x & -STRIP; }

// Finds out what later commands do not hide; fills `shown`.
void cr_plan(cr_band *band);

// Layers begin (false: out of memory), go on with their second look, and end.
bool cr_push(cr_band *band, const cr_command *command, cr_shown shown);
void cr_swap(cr_band *band, const cr_command *push);
void cr_pop(cr_band *band, const cr_command *push);

// Makes room in `row`; what it held is lost.
bool cr_reserve_row(cr_band *band, size_t size);

// Sample positions of n ≤ BLOCK pixels from (x, y) on. Whole vectors are written: u and v have room
// for BLOCK.
void cr_map(
    const cr_band *band, const cr_picture *picture, int32_t x, int32_t y, int32_t n, int32_t *u,
    int32_t *v);

// Turns positions in a plane into positions along a ramp of `width` colours; v becomes 0.
void cr_bend_positions(int32_t bend, int32_t width, int32_t *u, int32_t *v, int32_t n);

// Finds n ≤ BLOCK pixels from (x, y) on in a picture.
void cr_place(
    cr_band *band, const cr_picture *picture, int32_t x, int32_t y, int32_t n,
    cr_places *places);

// Asks for the memory that the rows below n pixels, the first of which is (x, y), will read. Only
// time depends on it.
void cr_fetch_ahead(
    cr_band *band, const cr_picture *picture, int32_t x, int32_t y, const cr_places *places,
    int32_t n);

// Draws pixels [x, x + n) of row y; mask NULL means wholly covered.
typedef bool cr_painter(
    cr_band *band, const cr_command *command, int32_t x, int32_t y, int32_t n,
    const uint8_t *mask);
cr_painter cr_paint_picture;
cr_painter cr_paint_shadow;

#endif
