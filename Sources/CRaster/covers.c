// Sets of covered columns.
#include "covers.h"

static int32_t least(int32_t a, int32_t b) { return a < b ? a : b; }
static int32_t most(int32_t a, int32_t b) { return a > b ? a : b; }

// Absorbs every interval that touches `added`, then puts it in its place.
void cr_covers_add(cr_covers *covers, int32_t x0, int32_t x1) {
  if (x0 >= x1) return;
  cr_interval added = {x0, x1};
  int32_t kept = 0;
  for (int32_t i = 0; i < covers->count; i++) {
    cr_interval old = covers->intervals[i];
    if (old.x1 >= added.x0 && old.x0 <= added.x1) {
      added = (cr_interval){least(old.x0, added.x0), most(old.x1, added.x1)};
    } else {
      covers->intervals[kept++] = old;
    }
  }
  covers->count = kept;
  if (kept == MOST_COVERS) return;
  int32_t place = kept;
  for (; place > 0 && covers->intervals[place - 1].x0 > added.x0; place--) {
    covers->intervals[place] = covers->intervals[place - 1];
  }
  covers->intervals[place] = added;
  covers->count = kept + 1;
}

cr_interval cr_covers_trim(const cr_covers *covers, cr_interval interval) {
  for (int32_t i = 0; i < covers->count; i++) {
    cr_interval cover = covers->intervals[i];
    if (cover.x0 <= interval.x0 && interval.x0 < cover.x1) interval.x0 = cover.x1;
  }
  for (int32_t i = covers->count - 1; i >= 0; i--) {
    cr_interval cover = covers->intervals[i];
    if (cover.x0 < interval.x1 && interval.x1 <= cover.x1) interval.x1 = cover.x0;
  }
  return interval;
}

cr_interval cr_covers_widest(const cr_covers *covers, cr_interval interval) {
  cr_interval widest = {interval.x1, interval.x1};
  for (int32_t i = 0; i < covers->count; i++) {
    cr_interval cover = covers->intervals[i];
    if (cover.x0 < interval.x0 || cover.x1 > interval.x1) continue;
    if (cover.x1 - cover.x0 > widest.x1 - widest.x0) widest = cover;
  }
  return widest;
}
