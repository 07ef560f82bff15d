// Chooses the colours of a GIF frame.
//
// Few distinct colours are kept exactly. Otherwise colours that fill a good part of the
// picture keep a place of their own, so that flat surfaces stay flat, and the rest is cut
// greedily into boxes: always the box with the most squared error, at the plane that leaves
// the least (Xiaolin Wu's scheme, on a cube of 32 steps a channel with cumulative sums).
// A few rounds of moving every colour to the mean of what is nearest to it finish the work.
#include "internal.h"

#pragma STDC FP_CONTRACT OFF

enum { SIDE = 33, CELLS = SIDE * SIDE * SIDE, ROUNDS = 3, MOST_RESERVED = 64 };

// Cumulative over all cells with no greater coordinates: pixels, channel sums, squares.
typedef struct moments {
  int64_t weight, sum[3], squares;
} moments;

static void moments_add(moments *to, const moments *other, int sign) {
  to->weight += sign * other->weight;
  for (int c = 0; c < 3; c++) to->sum[c] += sign * other->sum[c];
  to->squares += sign * other->squares;
}

// The cell of a cube whose first plane in each direction is empty.
static inline size_t cell_at(int r, int g, int b) { return ((size_t)r * SIDE + g) * SIDE + b; }

static inline size_t cell_of(const uint8_t *rgba) {
  return cell_at((rgba[0] >> 3) + 1, (rgba[1] >> 3) + 1, (rgba[2] >> 3) + 1);
}

static inline uint32_t color_of(const uint8_t *rgba) {
  return (uint32_t)rgba[0] << 16 | (uint32_t)rgba[1] << 8 | rgba[2];
}

static void palette_add(codecs_gif_palette *palette, uint32_t color) {
  uint8_t *rgb = palette->rgb[palette->count++];
  rgb[0] = (uint8_t)(color >> 16);
  rgb[1] = (uint8_t)(color >> 8);
  rgb[2] = (uint8_t)color;
}

// A set of colours that notices when it would hold more than its limit.
typedef struct color_set {
  uint32_t slots[1024];  // colour + 1; 0 is empty
  int count;
} color_set;

static int color_set_insert(color_set *set, uint32_t color, int limit) {
  uint32_t slot = (color * 2654435761u) >> 22;
  while (set->slots[slot] && set->slots[slot] != color + 1) slot = (slot + 1) & 1023;
  if (set->slots[slot]) return 1;
  if (set->count == limit) return 0;
  set->slots[slot] = color + 1;
  set->count++;
  return 1;
}

static int color_set_has(const color_set *set, uint32_t color) {
  uint32_t slot = (color * 2654435761u) >> 22;
  while (set->slots[slot] && set->slots[slot] != color + 1) slot = (slot + 1) & 1023;
  return set->slots[slot] != 0;
}

// All colours as they are, when there are few. 0 when there are more than the limit.
static int take_exact(const uint8_t *rgba, const uint8_t *mask, size_t pixels, int limit,
                      codecs_gif_palette *palette) {
  color_set set = {0};
  uint32_t last = UINT32_MAX;
  palette->count = 0;
  for (size_t i = 0; i < pixels; i++) {
    if (mask && !mask[i]) continue;
    uint32_t color = color_of(rgba + 4 * i);
    if (color == last) continue;
    last = color;
    int before = set.count;
    if (!color_set_insert(&set, color, limit)) return 0;
    if (set.count > before) palette_add(palette, color);
  }
  return 1;
}

// One bucket of a majority vote: a colour with over half of the bucket's pixels survives.
typedef struct bucket {
  uint32_t color;
  uint32_t votes;
  uint32_t pixels;
} bucket;

enum { BUCKETS = 1 << 14 };

static inline bucket *bucket_of(bucket *buckets, uint32_t color) {
  return &buckets[(color * 2654435761u) >> 18];
}

static void vote(bucket *buckets, uint32_t color) {
  bucket *bucket = bucket_of(buckets, color);
  if (bucket->votes == 0) bucket->color = color;
  if (bucket->color == color) bucket->votes++;
  else bucket->votes--;
}

static int by_pixels(const void *a, const void *b) {
  const bucket *x = a, *y = b;
  if (x->pixels != y->pixels) return x->pixels < y->pixels ? 1 : -1;
  return (x->color > y->color) - (x->color < y->color);
}

// Gives the most frequent colours, each at least 1/256 of the pixels, a place of their own.
static int reserve_frequent(const uint8_t *rgba, const uint8_t *mask, size_t pixels, int limit,
                            codecs_gif_palette *palette, color_set *reserved) {
  bucket *buckets = calloc(BUCKETS, sizeof *buckets);
  if (!buckets) return 0;
  size_t counted = 0;
  for (size_t i = 0; i < pixels; i++) {
    if (!mask || mask[i]) vote(buckets, color_of(rgba + 4 * i));
  }
  for (size_t i = 0; i < pixels; i++) {
    if (mask && !mask[i]) continue;
    uint32_t color = color_of(rgba + 4 * i);
    bucket *bucket = bucket_of(buckets, color);
    bucket->pixels += bucket->color == color;
    counted++;
  }
  qsort(buckets, BUCKETS, sizeof *buckets, by_pixels);
  int most = limit / 4 < MOST_RESERVED ? limit / 4 : MOST_RESERVED;
  for (int i = 0; i < most && buckets[i].pixels * (size_t)256 >= counted; i++) {
    palette_add(palette, buckets[i].color);
    color_set_insert(reserved, buckets[i].color, MOST_RESERVED);
  }
  free(buckets);
  return 1;
}

static void count_cells(const uint8_t *rgba, const uint8_t *mask, size_t pixels,
                        const color_set *reserved, moments *cells) {
  for (size_t i = 0; i < pixels; i++) {
    const uint8_t *p = rgba + 4 * i;
    if ((mask && !mask[i]) || color_set_has(reserved, color_of(p))) continue;
    moments *cell = &cells[cell_of(p)];
    cell->weight++;
    for (int c = 0; c < 3; c++) {
      cell->sum[c] += p[c];
      cell->squares += p[c] * p[c];
    }
  }
}

// Turns counts into cumulative sums, one direction after the other.
static void accumulate(moments *cells) {
  size_t steps[3] = {cell_at(0, 0, 1), cell_at(0, 1, 0), cell_at(1, 0, 0)};
  for (int axis = 0; axis < 3; axis++) {
    for (int r = 1; r < SIDE; r++)
      for (int g = 1; g < SIDE; g++)
        for (int b = 1; b < SIDE; b++) {
          size_t cell = cell_at(r, g, b);
          moments_add(&cells[cell], &cells[cell - steps[axis]], 1);
        }
  }
}

// Cells low < coordinate <= high in each direction.
typedef struct box {
  int low[3], high[3];
  double error;
} box;

// The sums over a box, by inclusion and exclusion of its eight corners.
static moments sums_of(const moments *cells, const box *box) {
  moments sums = {0};
  for (int corner = 0; corner < 8; corner++) {
    int at[3], sign = 1;
    for (int c = 0; c < 3; c++) {
      int low = corner >> c & 1;
      at[c] = low ? box->low[c] : box->high[c];
      if (low) sign = -sign;
    }
    moments_add(&sums, &cells[cell_at(at[0], at[1], at[2])], sign);
  }
  return sums;
}

// |sum|² / weight: the larger over both halves of a cut, the smaller the error that is left.
static double concentration(const moments *m) {
  if (m->weight == 0) return 0;
  double r = (double)m->sum[0], g = (double)m->sum[1], b = (double)m->sum[2];
  return (r * r + g * g + b * b) / (double)m->weight;
}

static double error_of(const moments *cells, const box *box) {
  moments sums = sums_of(cells, box);
  return (double)sums.squares - concentration(&sums);
}

// Cuts a box at its best plane; the upper part goes to upper. 0 if nothing can be cut.
static int cut(const moments *cells, box *lower, box *upper) {
  moments whole = sums_of(cells, lower);
  double best = -1;
  int best_axis = 0, best_plane = 0;
  for (int axis = 0; axis < 3; axis++) {
    box part = *lower;
    for (int plane = lower->low[axis] + 1; plane < lower->high[axis]; plane++) {
      part.high[axis] = plane;
      moments low = sums_of(cells, &part), high = whole;
      moments_add(&high, &low, -1);
      if (low.weight == 0 || high.weight == 0) continue;
      double value = concentration(&low) + concentration(&high);
      if (value <= best) continue;
      best = value;
      best_axis = axis;
      best_plane = plane;
    }
  }
  if (best < 0) return 0;
  *upper = *lower;
  upper->low[best_axis] = best_plane;
  lower->high[best_axis] = best_plane;
  lower->error = error_of(cells, lower);
  upper->error = error_of(cells, upper);
  return 1;
}

static uint32_t mean_of(const moments *m) {
  uint32_t color = 0;
  for (int c = 0; c < 3; c++) {
    color = color << 8 | (uint32_t)((m->sum[c] + m->weight / 2) / m->weight);
  }
  return color;
}

// Adds the means of the boxes that the cube is cut into until the palette is full.
static void cut_boxes(const moments *cells, int limit, codecs_gif_palette *palette) {
  box boxes[256] = {{.low = {0, 0, 0}, .high = {SIDE - 1, SIDE - 1, SIDE - 1}}};
  int count = 1, room = limit - palette->count;
  boxes[0].error = error_of(cells, &boxes[0]);
  while (count < room) {
    int worst = 0;
    for (int i = 1; i < count; i++) {
      if (boxes[i].error > boxes[worst].error) worst = i;
    }
    if (boxes[worst].error <= 0) break;
    if (cut(cells, &boxes[worst], &boxes[count])) count++;
    else boxes[worst].error = 0;
  }
  for (int i = 0; i < count; i++) {
    moments sums = sums_of(cells, &boxes[i]);
    if (sums.weight > 0) palette_add(palette, mean_of(&sums));
  }
}

static int nearest(const codecs_gif_palette *palette, uint32_t color) {
  int r = color >> 16, g = color >> 8 & 255, b = color & 255, best = 0, least = INT32_MAX;
  for (int i = 0; i < palette->count; i++) {
    int dr = palette->rgb[i][0] - r, dg = palette->rgb[i][1] - g, db = palette->rgb[i][2] - b;
    int distance = dr * dr + dg * dg + db * db;
    if (distance >= least) continue;
    least = distance;
    best = i;
  }
  return best;
}

// Moves every colour from the given one on to the mean of the cells nearest to it.
static void settle(const moments *counts, int from, codecs_gif_palette *palette) {
  moments gathered[256];
  memset(gathered, 0, sizeof gathered);
  for (size_t i = 0; i < CELLS; i++) {
    if (counts[i].weight == 0) continue;
    moments_add(&gathered[nearest(palette, mean_of(&counts[i]))], &counts[i], 1);
  }
  int count = palette->count;
  for (palette->count = from; palette->count < count;) {
    moments *m = &gathered[palette->count];
    if (m->weight > 0) palette_add(palette, mean_of(m));
    else palette->count++;
  }
}

int codecs_gif_choose_palette(const uint8_t *rgba, const uint8_t *mask, size_t pixels,
                              int limit, codecs_gif_palette *palette) {
  if (take_exact(rgba, mask, pixels, limit, palette)) return CODECS_OK;
  moments *counts = calloc(2 * (size_t)CELLS, sizeof *counts);
  if (!counts) return CODECS_MEMORY;
  moments *cumulative = counts + CELLS;
  color_set reserved = {0};
  palette->count = 0;
  int done = reserve_frequent(rgba, mask, pixels, limit, palette, &reserved);
  if (done) {
    int first_free = palette->count;
    count_cells(rgba, mask, pixels, &reserved, counts);
    memcpy(cumulative, counts, CELLS * sizeof *counts);
    accumulate(cumulative);
    cut_boxes(cumulative, limit, palette);
    for (int i = 0; i < ROUNDS; i++) settle(counts, first_free, palette);
  }
  free(counts);
  return done ? CODECS_OK : CODECS_MEMORY;
}
