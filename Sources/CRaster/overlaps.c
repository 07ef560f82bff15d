// Windings, line by line, in rows in which contours may overlap.
#include "overlaps.h"

#include <stdlib.h>
#include <string.h>

#include "crowd.h"

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

// The first of some lines, from a given one on, that has a bit; CR_LINES where there is none.
static int32_t next_line(const uint64_t bits[CR_LINE_WORDS], int32_t from) {
  int32_t word = from >> 6;
  if (word >= CR_LINE_WORDS) return CR_LINES;
  uint64_t left = bits[word] & ~(uint64_t)0 << (from & 63);
  while (left == 0) {
    if (++word == CR_LINE_WORDS) return CR_LINES;
    left = bits[word];
  }
  return 64 * word + __builtin_ctzll(left);
}

static void set_line(uint64_t bits[CR_LINE_WORDS], int32_t line, bool is_set) {
  if (line >= CR_LINES) return;
  uint64_t bit = (uint64_t)1 << (line & 63);
  bits[line >> 6] = is_set ? bits[line >> 6] | bit : bits[line >> 6] & ~bit;
}

int32_t cr_overlaps_between(const cr_overlaps *o, bool even_odd) {
  if (area_counts(o->low, o->high, even_odd)) return CR_BY_AREA;
  int32_t lines = 0;
  for (int32_t from = 0, to; from < CR_LINES; from = to) {
    to = next_line(o->changes, from + 1);
    if (is_inside(o->winding[from], even_odd)) lines += to - from;
  }
  return (lines * 255 + CR_LINES / 2) / CR_LINES;
}

// From here on windings are told line by line.
static void vary(cr_overlaps *o) {
  if (o->varies) return;
  for (int i = 0; i < CR_LINES; i++) o->winding[i] = o->base;
  memset(o->changes, 0, sizeof o->changes);
  o->varies = true;
}

// Adds some pieces to the windings one by one.
static void wind_each(cr_overlaps *o, int32_t pixel) {
  for (int32_t k = o->heads[pixel]; k >= 0; k = o->pieces[k].next) {
    const cr_piece p = o->pieces[k];
    if (!o->varies && p.bottom - p.top == CR_LINES) {
      o->base = (int16_t)(o->base + p.direction);
      continue;
    }
    vary(o);
    for (int i = p.top; i < p.bottom; i++) o->winding[i] = (int16_t)(o->winding[i] + p.direction);
  }
}

// Adds many pieces to the windings at once, by what changes from line to line.
static void wind_together(cr_overlaps *o, int32_t pixel) {
  int16_t steps[CR_LINES + 1] = {0};
  for (int32_t k = o->heads[pixel]; k >= 0; k = o->pieces[k].next) {
    const cr_piece p = o->pieces[k];
    steps[p.top] = (int16_t)(steps[p.top] + p.direction);
    steps[p.bottom] = (int16_t)(steps[p.bottom] - p.direction);
  }
  vary(o);
  int32_t sum = 0;
  for (int i = 0; i < CR_LINES; i++) {
    sum += steps[i];
    o->winding[i] = (int16_t)(o->winding[i] + sum);
  }
}

// Of fewer pieces than this it costs less to take one after the other.
enum { SOME = 6 };

static void note_change(cr_overlaps *o, int32_t line) {
  if (line == 0 || line == CR_LINES) return;
  set_line(o->changes, line, o->winding[line] != o->winding[line - 1]);
}

typedef struct {
  int32_t low, high;
} range;

// The windings of some lines to the left of a pixel.
static range on_lines(const cr_overlaps *o, int32_t from, int32_t to) {
  if (!o->varies) return (range){o->base, o->base};
  range r = {o->winding[from], o->winding[from]};
  for (int32_t i = next_line(o->changes, from + 1); i < to; i = next_line(o->changes, i + 1)) {
    int32_t w = o->winding[i];
    if (w < r.low) r.low = w;
    if (w > r.high) r.high = w;
  }
  return r;
}

// Takes a pixel's pieces into the windings to its right.
static void wind(cr_overlaps *o, int32_t pixel) {
  int32_t count = 0;
  for (int32_t k = o->heads[pixel]; k >= 0 && count < SOME; k = o->pieces[k].next) count++;
  count < SOME ? wind_each(o, pixel) : wind_together(o, pixel);
  for (int32_t k = o->heads[pixel]; k >= 0 && o->varies; k = o->pieces[k].next) {
    note_change(o, o->pieces[k].top);
    note_change(o, o->pieces[k].bottom);
  }
  range all = on_lines(o, 0, CR_LINES);
  o->low = (int16_t)all.low;
  o->high = (int16_t)all.high;
  if (all.low == all.high) {
    o->base = o->low;
    o->varies = false;
  }
}

// The pieces of a pixel, CR_MOST_PIECES at the most.
static int32_t straighten(const cr_overlaps *o, int32_t pixel, cr_straight s[CR_MOST_PIECES]) {
  int32_t count = 0;
  for (int32_t k = o->heads[pixel]; k >= 0 && count < CR_MOST_PIECES; k = o->pieces[k].next) {
    const cr_piece *p = &o->pieces[k];
    int32_t halves = 2 * (p->bottom - p->top);
    s[count++] = (cr_straight){
        .start = 65536 * p->x_top,
        .step = 65536 * (p->x_bottom - p->x_top) / halves,
        .top = p->top,
        .bottom = p->bottom,
        .direction = p->direction,
    };
  }
  return count;
}

// Where a piece is so many half lines below the pixel's top, in 1/65536 pixel.
static int32_t position(const cr_straight *s, int32_t halves) {
  return (s->start + s->step * (halves - 2 * s->top)) >> 8;
}

static int32_t winding_left(const cr_overlaps *o, int32_t line) {
  return o->varies ? o->winding[line] : o->base;
}

static void take_range(cr_resolved *r, int32_t low, int32_t high) {
  if (low < r->low) r->low = low;
  if (high > r->high) r->high = high;
}

// A piece on a stretch of lines, and where it is on the first and the last of them, in 1/65536.
typedef struct {
  int32_t first, last, direction;
} crossing;

// A stretch between two crossings, on lines that are alike. One of a 128th of a pixel or less may
// be there by rounding alone.
static void add_stretch(
    cr_resolved *r, int32_t winding, crossing left, crossing right, int32_t lines, bool even_odd) {
  int32_t first = right.first - left.first, last = right.last - left.last;
  if (is_inside(winding, even_odd)) r->area += (int64_t)(first + last) * lines;
  if (first <= 512 && last <= 512) return;
  take_range(r, winding, winding);
}

// Adds lines of which none of the crossings, from left to right, crosses another.
static void add_lines(
    cr_resolved *r, int32_t winding, const crossing *c, int32_t count, int32_t lines, bool even_odd) {
  crossing left = {0, 0, 0};
  for (int32_t i = 0; i < count; i++) {
    add_stretch(r, winding, left, c[i], lines, even_odd);
    left = c[i];
    winding += left.direction;
  }
  add_stretch(r, winding, left, (crossing){65536, 65536, 0}, lines, even_odd);
}

// Marks the lines at which something begins or ends.
static void mark_ends(
    const cr_overlaps *o, const cr_straight *s, int32_t count, uint64_t ends[CR_LINE_WORDS]) {
  for (int i = 0; i < CR_LINE_WORDS; i++) ends[i] = o->varies ? o->changes[i] : 0;
  for (int32_t k = 0; k < count; k++) {
    set_line(ends, s[k].top, true);
    set_line(ends, s[k].bottom, true);
  }
}

static bool comes_after(crossing a, crossing b) {
  return a.first != b.first ? a.first > b.first : a.last > b.last;
}

// How many of some lines it takes until one crossing is on the other side of its neighbour: of any two
// that change places, two neighbours do so first.
static int32_t lines_alike(const crossing *c, int32_t count, int32_t lines) {
  int32_t alike = lines;
  for (int32_t i = 1; i < count; i++) {
    int32_t gap = c[i].first - c[i - 1].first, over = c[i - 1].last - c[i].last;
    if (over <= 0) continue;
    int32_t until = gap * (lines - 1) / (gap + over) + 1;
    if (until < alike) alike = until;
  }
  return alike;
}

// Resolves a pixel of few pieces exactly: stretch by stretch of lines on which nothing begins or ends
// and none crosses another.
static cr_resolved resolve_few(
    const cr_overlaps *o, const cr_straight *s, int32_t count, bool even_odd) {
  cr_resolved r = {0, INT32_MAX, INT32_MIN};
  uint64_t ends[CR_LINE_WORDS];
  mark_ends(o, s, count, ends);
  for (int32_t from = 0, to; from < CR_LINES; from = to) {
    to = next_line(ends, from + 1);
    crossing c[CR_MOST_PIECES];
    int32_t crossings = 0;
    for (int32_t k = 0; k < count; k++) {
      if (s[k].top > from || s[k].bottom < to) continue;
      crossing added = {
          position(&s[k], 2 * from + 1), position(&s[k], 2 * to - 1), s[k].direction};
      int32_t place = crossings++;
      for (; place > 0 && comes_after(c[place - 1], added); place--) c[place] = c[place - 1];
      c[place] = added;
    }
    int32_t lines = to - from, alike = lines_alike(c, crossings, lines);
    for (int32_t i = 0; i < crossings && alike < lines; i++) {
      c[i].last = c[i].first + (c[i].last - c[i].first) * (alike - 1) / (lines - 1);
    }
    to = from + alike;
    add_lines(&r, winding_left(o, from), c, crossings, alike, even_odd);
  }
  return r;
}

// Of more pieces than this, stretches of lines on which none crosses another are too short to be worth it.
enum { FEW = 4 };

static cr_resolved resolve(const cr_overlaps *o, int32_t pixel, bool even_odd) {
  cr_straight s[CR_MOST_PIECES];
  int32_t count = straighten(o, pixel, s);
  return count > FEW ? cr_crowd_resolve(o, s, count, even_odd) : resolve_few(o, s, count, even_odd);
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
    if (++count > CR_MOST_PIECES) return (range){0, 0};
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
    cr_resolved r = resolve(o, pixel, even_odd);
    if (!area_counts(r.low, r.high, even_odd)) {
      cover = (int32_t)((r.area * 255 + whole / 2) / whole);
    }
  }
  wind(o, pixel);
  o->heads[pixel] = -1;
  return cover;
}
