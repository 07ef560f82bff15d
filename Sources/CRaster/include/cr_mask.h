// Coverage of a shape by pixels, kept as runs of equal rows, each a few spans.
#ifndef CR_MASK_H
#define CR_MASK_H

#include <stdbool.h>
#include <stdint.h>

// Pixels [x0, x1) of a row. With offset < 0 they are covered wholly, otherwise by
// bytes[offset], bytes[offset + 1] … of 255.
typedef struct {
  int32_t x0, x1, offset;
} cr_span;

// Rows [y0, y1), all alike: spans[first] … spans[first + count − 1], sorted, disjoint.
typedef struct {
  int32_t y0, y1, first, count;
} cr_run;

// Pixels without a span are not covered. The box [x0, x1) × [y0, y1) holds every span.
typedef struct {
  cr_run *runs;
  cr_span *spans;
  uint8_t *bytes;
  int32_t run_count, span_count, byte_count;
  int32_t run_capacity, span_capacity, byte_capacity;
  int32_t x0, y0, x1, y1;
} cr_mask;

void cr_mask_free(cr_mask *mask);

// Coverage 0 … 255 of one pixel.
uint8_t cr_mask_at(const cr_mask *mask, int32_t x, int32_t y);

// The alpha of a bitmap whose top left pixel stands at (x0, y0). Returns NULL when all of it is 0
// or memory ran out.
cr_mask *cr_mask_of_alpha(
    const uint8_t *pixels, int32_t width, int32_t height, int32_t x0, int32_t y0);

// The upright rectangle [x0, x1) × [y0, y1), in 1/256 pixel, as far as it lies in the pixels of
// `wanted`; the coverage that its four edges would give. Returns NULL when nothing is covered or
// memory ran out.
typedef struct {
  int32_t x0, y0, x1, y1;
} cr_rectangle;

cr_mask *cr_mask_of_rectangle(cr_rectangle fixed, cr_rectangle wanted);

// The same coverage some whole pixels further. Returns NULL when memory ran out.
cr_mask *cr_mask_moved(const cr_mask *mask, int32_t dx, int32_t dy);

// Turns polygons into masks; reusable, one shape after another.
typedef struct cr_rasterizer cr_rasterizer;

cr_rasterizer *cr_rasterizer_new(void);
void cr_rasterizer_free(cr_rasterizer *rasterizer);

// Starts a shape, of which only the pixels [x0, x1) × [y0, y1) are wanted.
void cr_rasterizer_begin(
    cr_rasterizer *rasterizer, int32_t x0, int32_t y0, int32_t x1, int32_t y1);

// Adds a directed edge; coordinates in 1/256 pixel within ±2^23.
void cr_rasterizer_edge(
    cr_rasterizer *rasterizer, int32_t xa, int32_t ya, int32_t xb, int32_t yb);

// How much of every pixel is inside, rounded to 1/255, with edges cut at pixels' borders to 1/256:
// a few such cuts may fall into one pixel. Windings are told apart where contours overlap within a
// pixel, unless more than 64 edges cross it. Contours must have been closed, and added one after
// the other.
// Returns NULL when nothing is covered or memory ran out.
cr_mask *cr_rasterizer_finish(cr_rasterizer *rasterizer, bool even_odd);

#endif
