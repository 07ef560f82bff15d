// Windings, line by line, in rows in which contours may overlap.
#include "overlaps.h"

#include <stdlib.h>
#include <string.h>

bool cr_overlaps_reserve(cr_overlaps *o, int32_t width) {
  if (width <= o->width) return true;
  free(o->heads);
  o->heads = malloc((size_t)width * sizeof(int32_t));
  o->width = o->heads == NULL ? 0 : width;
  for (int32_t i = 0; i < o->width; i++) o->heads[i] = -1;
  return o->heads != NULL;
}

void cr_overlaps_free(cr_overlaps *o) {
  free(o->pieces);
  free(o->crossings);
  free(o->heads);
  *o = (cr_overlaps){0};
}

void cr_overlaps_row(cr_overlaps *o) {
  o->count = 0;
  o->varies = false;
  o->base = o->low = o->high = 0;
}

static bool grow(cr_overlaps *o) {
  int32_t capacity = o->capacity * 2 + 64;
  cr_piece *pieces = realloc(o->pieces, (size_t)capacity * sizeof(cr_piece));
  if (pieces == NULL) return false;
  o->pieces = pieces;
  cr_crossing *crossings = realloc(o->crossings, (size_t)capacity * sizeof(cr_crossing));
  if (crossings == NULL) return false;
  o->crossings = crossings;
  o->capacity = capacity;
  return true;
}

// Whether two pieces are one and the same way, there and back.
static bool cancel(const cr_piece *a, const cr_piece *b) {
  return a->top == b->top && a->bottom == b->bottom && a->x_top == b->x_top
      && a->x_bottom == b->x_bottom && a->direction == -b->direction;
}

// Where contours share an edge, nothing changes there: the few pieces that come before are looked
// through for the other side of this one.
static bool cancels_another(cr_overlaps *o, int32_t pixel, const cr_piece *piece) {
  int32_t *link = &o->heads[pixel];
  for (int looked = 0; *link >= 0 && looked < 8; looked++) {
    cr_piece *other = &o->pieces[*link];
    if (cancel(other, piece)) {
      *link = other->next;
      return true;
    }
    link = &other->next;
  }
  return false;
}

bool cr_overlaps_add(cr_overlaps *o, int32_t pixel, cr_piece piece) {
  if (cancels_another(o, pixel, &piece)) return true;
  if (o->count == o->capacity && !grow(o)) return false;
  piece.next = o->heads[pixel];
  o->heads[pixel] = o->count;
  o->pieces[o->count++] = piece;
  return true;
}

static bool is_inside(int32_t winding, bool even_odd) {
  return even_odd ? winding & 1 : winding != 0;
}

// Whether the signed area says what is covered, with windings from `low` to `high`.
static bool area_counts(int32_t low, int32_t high, bool even_odd) {
  return high - low <= 1 || (!even_odd && (low > 0 || high < 0));
}

int32_t cr_overlaps_between(const cr_overlaps *o, bool even_odd) {
  if (area_counts(o->low, o->high, even_odd)) return CR_BY_AREA;
  int32_t lines = 0;
  for (int i = 0; i < CR_LINES; i++) lines += is_inside(o->winding[i], even_odd);
  return (lines * 255 + CR_LINES / 2) / CR_LINES;
}

// Takes a pixel's pieces into the windings to its right.
static void wind(cr_overlaps *o, int32_t pixel) {
  for (int32_t k = o->heads[pixel]; k >= 0; k = o->pieces[k].next) {
    const cr_piece *p = &o->pieces[k];
    if (!o->varies && p->bottom - p->top == CR_LINES) {
      o->base = (int16_t)(o->base + p->direction);
      continue;
    }
    if (!o->varies) {
      for (int i = 0; i < CR_LINES; i++) o->winding[i] = o->base;
      o->varies = true;
    }
    for (int i = p->top; i < p->bottom; i++) {
      o->winding[i] = (int16_t)(o->winding[i] + p->direction);
    }
  }
  if (!o->varies) {
    o->low = o->high = o->base;
    return;
  }
  int16_t low = o->winding[0], high = low;
  for (int i = 0; i < CR_LINES; i++) {
    int16_t w = o->winding[i];
    low = w < low ? w : low;
    high = w > high ? w : high;
  }
  o->low = low;
  o->high = high;
  if (low == high) {
    o->base = low;
    o->varies = false;
  }
}

// Where a piece is in the middle of a line, in 1/65536 pixel.
static int32_t position(const cr_piece *p, int32_t line) {
  int32_t height = p->bottom - p->top, down = 2 * (line - p->top) + 1;
  return 256 * p->x_top + 256 * (p->x_bottom - p->x_top) * down / (2 * height);
}

static bool comes_after(cr_crossing a, cr_crossing b) {
  return a.first != b.first ? a.first > b.first : a.last > b.last;
}

// Shell's sort, for few and for many.
static void sort(cr_crossing *c, int32_t count) {
  int32_t gap = 1;
  while (gap < count / 3) gap = 3 * gap + 1;
  for (; gap > 0; gap /= 3) {
    for (int32_t i = gap; i < count; i++) {
      cr_crossing moved = c[i];
      int32_t j = i;
      for (; j >= gap && comes_after(c[j - gap], moved); j -= gap) c[j] = c[j - gap];
      c[j] = moved;
    }
  }
}

// Of more pieces than this in a pixel, one line stands for some: they bend too often for stretches of
// lines on which none crosses another.
enum { MANY = 16, TOGETHER = 8 };

// The pieces that cross lines [from, to), from left to right. Lines are taken away from the end
// until no two pieces cross each other there.
static int32_t cross(cr_overlaps *o, int32_t pixel, int32_t from, int32_t *to) {
  for (;;) {
    int32_t count = 0;
    for (int32_t k = o->heads[pixel]; k >= 0; k = o->pieces[k].next) {
      const cr_piece *p = &o->pieces[k];
      if (p->top > from || p->bottom < *to) continue;
      o->crossings[count++] =
          (cr_crossing){position(p, from), position(p, *to - 1), p->direction};
    }
    sort(o->crossings, count);
    bool well = true;
    for (int32_t i = 1; i < count; i++) {
      well = well && o->crossings[i - 1].last <= o->crossings[i].last;
    }
    if (well || *to - from == 1) return count;
    *to = from + (*to - from) / 2;
  }
}

// The pieces on one line, from left to right.
static int32_t cut(cr_overlaps *o, int32_t pixel, int32_t line) {
  int32_t count = 0;
  for (int32_t k = o->heads[pixel]; k >= 0; k = o->pieces[k].next) {
    const cr_piece *p = &o->pieces[k];
    if (p->top > line || p->bottom <= line) continue;
    int32_t x = position(p, line);
    o->crossings[count++] = (cr_crossing){x, x, p->direction};
  }
  sort(o->crossings, count);
  return count;
}

typedef struct {
  int64_t area;  // of 2 · 65536 · 256
  int32_t low, high;
} resolved;

// A stretch between two crossings, on lines that are alike. One of a 128th of a pixel or less may
// be there by rounding alone.
static void add_stretch(
    resolved *r, int32_t winding, cr_crossing left, cr_crossing right, int32_t lines,
    bool even_odd) {
  int32_t first = right.first - left.first, last = right.last - left.last;
  if (is_inside(winding, even_odd)) r->area += (int64_t)(first + last) * lines;
  if (first <= 512 && last <= 512) return;
  if (winding < r->low) r->low = winding;
  if (winding > r->high) r->high = winding;
}

// Of fewer pieces than this it costs less to look at every line.
enum { FEW = 8 };

// How often the lines of a pixel wind at the least and at the most, wherever its pieces lie in it.
typedef struct {
  int16_t low[CR_LINES], high[CR_LINES];
} bounds;

static int32_t count_pieces(const cr_overlaps *o, int32_t pixel) {
  int32_t count = 0;
  for (int32_t k = o->heads[pixel]; k >= 0; k = o->pieces[k].next) count++;
  return count;
}

static void bound(const cr_overlaps *o, int32_t pixel, bounds *b) {
  int16_t down[CR_LINES + 1] = {0}, up[CR_LINES + 1] = {0};
  for (int32_t k = o->heads[pixel]; k >= 0; k = o->pieces[k].next) {
    const cr_piece *p = &o->pieces[k];
    int16_t *steps = p->direction < 0 ? up : down;
    steps[p->top]++;
    steps[p->bottom]--;
  }
  int16_t less = 0, more = 0;
  for (int i = 0; i < CR_LINES; i++) {
    int16_t left = o->varies ? o->winding[i] : o->base;
    less = (int16_t)(less + up[i]);
    more = (int16_t)(more + down[i]);
    b->low[i] = (int16_t)(left - less);
    b->high[i] = (int16_t)(left + more);
  }
}

// Whether a line is inside throughout.
static bool is_certain(const bounds *b, int32_t line) {
  return b->low[line] > 0 || b->high[line] < 0;
}

// Takes the lines that are inside throughout, and says how many follow each other.
static int32_t add_certain(resolved *r, const bounds *b, int32_t from) {
  int32_t line = from;
  for (; line < CR_LINES && is_certain(b, line); line++) {
    if (b->low[line] < r->low) r->low = b->low[line];
    if (b->high[line] > r->high) r->high = b->high[line];
  }
  r->area += (int64_t)2 * 65536 * (line - from);
  return line - from;
}

// Marks the lines at which something begins or ends.
static void mark_ends(const cr_overlaps *o, int32_t pixel, bool ends[CR_LINES + 1]) {
  ends[CR_LINES] = true;
  for (int32_t k = o->heads[pixel]; k >= 0; k = o->pieces[k].next) {
    ends[o->pieces[k].top] = ends[o->pieces[k].bottom] = true;
  }
  for (int i = 1; i < CR_LINES && o->varies; i++) {
    if (o->winding[i] != o->winding[i - 1]) ends[i] = true;
  }
}

static resolved resolve(cr_overlaps *o, int32_t pixel, bool even_odd) {
  int32_t pieces = count_pieces(o, pixel);
  bool is_bounded = !even_odd && pieces > FEW, is_cut = pieces > MANY;
  bool ends[CR_LINES + 1] = {false};
  bounds b;
  if (!is_cut) mark_ends(o, pixel, ends);
  if (is_bounded) bound(o, pixel, &b);
  resolved r = {0, INT32_MAX, INT32_MIN};
  for (int32_t from = 0, to; from < CR_LINES; from = to) {
    if (is_bounded) from += add_certain(&r, &b, from);
    if (from == CR_LINES) break;
    int32_t line = from, count;
    if (is_cut) {
      to = from + TOGETHER < CR_LINES ? from + TOGETHER : CR_LINES;
      line = (from + to) / 2;
      count = cut(o, pixel, line);
    } else {
      to = from + 1;
      while (!ends[to] && !(is_bounded && is_certain(&b, to))) to++;
      count = cross(o, pixel, from, &to);
    }
    int32_t winding = o->varies ? o->winding[line] : o->base;
    cr_crossing left = {0, 0, 0};
    for (int32_t i = 0; i < count; i++) {
      add_stretch(&r, winding, left, o->crossings[i], to - from, even_odd);
      left = o->crossings[i];
      winding += left.direction;
    }
    add_stretch(&r, winding, left, (cr_crossing){65536, 65536, 0}, to - from, even_odd);
  }
  return r;
}

// What more edges than this leave of a pixel is noise: the signed area is as good as any.
enum { MOST = 64 };

typedef struct {
  int32_t low, high;
} range;

// The windings of some lines to the left of a pixel.
static range on_lines(const cr_overlaps *o, int32_t from, int32_t to) {
  if (!o->varies) return (range){o->base, o->base};
  int16_t low = o->winding[from], high = low;
  for (int32_t i = from; i < to; i++) {
    int16_t w = o->winding[i];
    low = w < low ? w : low;
    high = w > high ? w : high;
  }
  return (range){low, high};
}

// Whether a piece shares no line with those that come after it in the pixel's list.
static bool stands_alone(const cr_overlaps *o, const cr_piece *p) {
  for (int32_t k = p->next; k >= 0; k = o->pieces[k].next) {
    if (o->pieces[k].top < p->bottom && p->top < o->pieces[k].bottom) return false;
  }
  return true;
}

// Windings that may occur in a pixel, or a wider range; nothing but 0 where there are too many
// pieces.
static range possible(const cr_overlaps *o, int32_t pixel) {
  range all = {o->low, o->high}, sum = all;
  bool alone = true;
  int32_t count = 0;
  for (int32_t k = o->heads[pixel]; k >= 0; k = o->pieces[k].next) {
    const cr_piece *p = &o->pieces[k];
    if (p->direction < 0) sum.low--;
    else sum.high++;
    if (++count > MOST) return (range){0, 0};
    alone = alone && count < 8 && stands_alone(o, p);
    if (!alone) continue;
    range own = on_lines(o, p->top, p->bottom);
    if (own.low + p->direction < all.low) all.low = own.low + p->direction;
    if (own.high + p->direction > all.high) all.high = own.high + p->direction;
  }
  return alone ? all : sum;
}

int32_t cr_overlaps_pass(cr_overlaps *o, int32_t pixel, bool even_odd) {
  int32_t cover = CR_BY_AREA;
  range expected = possible(o, pixel);
  if (!area_counts(expected.low, expected.high, even_odd)) {
    const int64_t whole = 2 * 65536 * CR_LINES;
    resolved r = resolve(o, pixel, even_odd);
    if (!area_counts(r.low, r.high, even_odd)) {
      cover = (int32_t)((r.area * 255 + whole / 2) / whole);
    }
  }
  wind(o, pixel);
  o->heads[pixel] = -1;
  return cover;
}
