// A pixel that many edges cross.
#ifndef CR_CROWD_H
#define CR_CROWD_H

#include "overlaps.h"

// What more edges than this leave of a pixel is noise: the signed area is as good as any.
enum { CR_MOST_PIECES = 64 };

// A piece as a straight line: where it begins, and how far it goes in half a line, in 1/2^24 pixel.
typedef struct {
  int32_t start, step, top, bottom, direction;
} cr_straight;

// What is covered, of 2 · 65536 · 256, and the windings that there are.
typedef struct {
  int64_t area;
  int32_t low, high;
} cr_resolved;

// Resolves a pixel by 64 lines, each in the middle of the four that it stands for.
cr_resolved cr_crowd_resolve(
    const cr_overlaps *overlaps, const cr_straight *pieces, int32_t count, bool even_odd);

#endif
