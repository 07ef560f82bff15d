// Walking down the rows of a command's mask.
#ifndef CR_ROWS_H
#define CR_ROWS_H

#include "include/cr_command.h"

typedef struct {
  const cr_mask *mask;
  int32_t run;
  cr_span whole;  // stands for the box when there is no mask
} cr_rows;

// Starts at row y; rows are then asked for in increasing order.
static inline cr_rows cr_rows_from(const cr_command *command, int32_t y) {
  const cr_mask *mask = command->mask;
  int32_t low = 0, high = mask == NULL ? 0 : mask->run_count;
  while (low < high) {
    int32_t middle = low + (high - low) / 2;
    if (mask->runs[middle].y1 <= y) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return (cr_rows){mask, low, {command->x0, command->x1, -1}};
}

// The spans of row y; returns how many.
static inline int32_t cr_rows_at(cr_rows *rows, int32_t y, const cr_span **spans) {
  const cr_mask *mask = rows->mask;
  *spans = &rows->whole;
  if (mask == NULL) return 1;
  while (rows->run < mask->run_count && mask->runs[rows->run].y1 <= y) rows->run++;
  if (rows->run == mask->run_count || mask->runs[rows->run].y0 > y) return 0;
  *spans = mask->spans + mask->runs[rows->run].first;
  return mask->runs[rows->run].count;
}

#endif
