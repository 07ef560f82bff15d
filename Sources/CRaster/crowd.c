// Pixels that many edges cross: all their sampled lines at once, step by step, without a branch.
#include "crowd.h"

#include "wide.h"

// Lines that are looked at, and how many each stands for.
enum { SAMPLES = 64, EACH = CR_LINES / SAMPLES };

// A crossing on a line: four times its place, of 4096, and 1 where the edge leads down, 3 where it leads up.
// What does not cross a line lies at the pixel's right side and is 0.
enum { RIGHT = 4 * 4096 };

// The crossings of every piece, and the pixel's right side.
typedef struct {
  int16_t of[CR_MOST_PIECES + 1][SAMPLES];
} crossings;

CR_WIDE static void cross(int16_t *restrict to, const cr_straight *s) {
  const int32_t code = s->direction > 0 ? 1 : 3;
  const int32_t start = s->start, step = s->step, top = s->top, bottom = s->bottom;
  for (int32_t i = 0; i < SAMPLES; i++) {
    int32_t line = EACH * i + EACH / 2;
    uint32_t way = (uint32_t)step * (uint32_t)(2 * (line - top));
    int32_t place = (int32_t)((uint32_t)start + way) >> 12;
    to[i] = (int16_t)(line >= top && line < bottom ? 4 * place + code : RIGHT);
  }
}

CR_WIDE static void put_in_order(int16_t *restrict a, int16_t *restrict b) {
  for (int32_t i = 0; i < SAMPLES; i++) {
    int16_t low = a[i] < b[i] ? a[i] : b[i], high = a[i] < b[i] ? b[i] : a[i];
    a[i] = low;
    b[i] = high;
  }
}

// Batcher's merge exchange: the same comparisons whatever the order was.
static void sort(crossings *c, int32_t count) {
  int32_t most = 1;
  while (2 * most < count) most *= 2;
  for (int32_t p = most; p > 0; p /= 2) {
    for (int32_t q = most, r = 0, d = p;; d = q - p, q /= 2, r = p) {
      for (int32_t i = 0; i + d < count; i++) {
        if ((i & p) == r) put_in_order(c->of[i], c->of[i + d]);
      }
      if (q == p) break;
    }
  }
}

// Goes from each crossing to the next. A stretch of a 128th of a pixel or less may be there by
// rounding alone: its windings do not count.
typedef struct {
  int16_t left[SAMPLES], winding[SAMPLES], area[SAMPLES], low[SAMPLES], high[SAMPLES];
} walk;

CR_WIDE static void go_on(walk *restrict w, const int16_t *restrict to, int16_t parity) {
  for (int32_t i = 0; i < SAMPLES; i++) {
    int16_t place = (int16_t)(to[i] >> 2), winding = w->winding[i];
    int16_t width = (int16_t)(place - w->left[i]);
    int16_t inside = (int16_t)-((winding & parity) != 0), wide = (int16_t)-(width > 32);
    w->area[i] = (int16_t)(w->area[i] + (width & inside));
    int16_t low = (int16_t)((winding & wide) | (INT16_MAX & ~wide));
    int16_t high = (int16_t)((winding & wide) | (INT16_MIN & ~wide));
    w->low[i] = low < w->low[i] ? low : w->low[i];
    w->high[i] = high > w->high[i] ? high : w->high[i];
    w->left[i] = place;
    w->winding[i] = (int16_t)(winding + (to[i] & 1) - (to[i] & 2));
  }
}

static void begin(walk *w, const cr_overlaps *o) {
  if (o->varies) {
    for (int32_t i = 0; i < SAMPLES; i++) w->winding[i] = o->winding[EACH * i + EACH / 2];
  } else {
    for (int32_t i = 0; i < SAMPLES; i++) w->winding[i] = o->base;
  }
  for (int32_t i = 0; i < SAMPLES; i++) {
    w->left[i] = w->area[i] = 0;
    w->low[i] = INT16_MAX;
    w->high[i] = INT16_MIN;
  }
}

CR_WIDE static cr_resolved end(const walk *w) {
  int32_t area = 0;
  int16_t low = INT16_MAX, high = INT16_MIN;
  for (int32_t i = 0; i < SAMPLES; i++) {
    area += w->area[i];
    low = w->low[i] < low ? w->low[i] : low;
    high = w->high[i] > high ? w->high[i] : high;
  }
  return (cr_resolved){(int64_t)area * EACH * (2 * 65536 / 4096), low, high};
}

cr_resolved cr_crowd_resolve(
    const cr_overlaps *o, const cr_straight *pieces, int32_t count, bool even_odd) {
  crossings c;
  for (int32_t k = 0; k < count; k++) cross(c.of[k], &pieces[k]);
  sort(&c, count);
  for (int32_t i = 0; i < SAMPLES; i++) c.of[count][i] = RIGHT;
  walk w;
  begin(&w, o);
  for (int32_t k = 0; k <= count; k++) go_on(&w, c.of[k], even_odd ? 1 : -1);
  return end(&w);
}
