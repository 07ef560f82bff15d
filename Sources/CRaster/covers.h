// Columns of a band that something opaque will cover in all its rows.
#ifndef CR_COVERS_H
#define CR_COVERS_H

#include <stdint.h>

typedef struct {
  int32_t x0, x1;
} cr_interval;

// Disjoint, sorted. Full sets forget: a cover that is not known costs time, not pixels.
enum { MOST_COVERS = 12 };

typedef struct cr_covers {
  int32_t count;
  cr_interval intervals[MOST_COVERS];
} cr_covers;

// Joins [x0, x1) with the set.
void cr_covers_add(cr_covers *covers, int32_t x0, int32_t x1);

// Shortens [x0, x1) at both ends by what the set covers.
cr_interval cr_covers_trim(const cr_covers *covers, cr_interval interval);

// The widest of the set's intervals within [x0, x1); empty when there is none.
cr_interval cr_covers_widest(const cr_covers *covers, cr_interval interval);

#endif
