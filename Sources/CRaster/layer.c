// Layers without a second bitmap. Where a group G with opacity or clip coverage c is composed
// over D, the result is c·G + (1 − c·Gα)·D. Drawn straight onto D it would be X = G + (1 − Gα)·D,
// and c·X + (1 − c)·D is the same: so a layer saves what will be mixed, lets everything be drawn
// in place, and mixes at its end. Under a clip of whole coverage nothing needs saving.
//
// The mixture of two groups F and G over D, (1 − c)·F + c·G, is by the same token the mixture of F
// drawn onto D and G drawn onto D. So between the two what was drawn and what was saved change
// places, and the end mixes G's outcome with F's.
#include <stdlib.h>
#include <string.h>

#include "band.h"
#include "rows.h"

// Called for every row of every layer, with functions that are known there.
#define INLINE static inline __attribute__((always_inline))

static bool reserve(cr_band *band, size_t extra) {
  size_t wanted = band->saved_size + extra;
  if (wanted <= band->saved_capacity) return true;
  uint8_t *moved = realloc(band->saved, wanted + wanted / 2);
  if (moved == NULL) return false;
  band->saved = moved;
  band->saved_capacity = wanted + wanted / 2;
  return true;
}

// Calls for the stretches of one row, left to right: `mask` bytes, or `alpha` where it is NULL.
typedef uint8_t *stretch(
    cr_band *band, uint8_t *saved, int32_t x, int32_t y, int32_t n, const uint8_t *mask,
    uint8_t alpha);

INLINE uint8_t *save(
    cr_band *band, uint8_t *saved, int32_t x, int32_t y, int32_t n, const uint8_t *mask,
    uint8_t alpha) {
  (void)mask;
  if (alpha == 255) return saved;
  const uint8_t *pixels = cr_pixel(band, x, y);
  if (n <= 2) {
    // An edge: too little for a call.
    memcpy(saved, pixels, 4);
    if (n == 2) memcpy(saved + 4, pixels + 4, 4);
  } else {
    memcpy(saved, pixels, 4 * (size_t)n);
  }
  return saved + 4 * (size_t)n;
}

static uint8_t *exchange(
    cr_band *band, uint8_t *saved, int32_t x, int32_t y, int32_t n, const uint8_t *mask,
    uint8_t alpha) {
  (void)mask;
  if (alpha == 255) return saved;
  uint8_t *drawn = cr_pixel(band, x, y), kept[4 * BLOCK];
  for (int32_t done = 0; done < n; done += BLOCK) {
    size_t part = 4 * (size_t)cr_min(BLOCK, n - done);
    memcpy(kept, saved, part);
    memcpy(saved, drawn, part);
    memcpy(drawn, kept, part);
    saved += part;
    drawn += part;
  }
  return saved;
}

static uint8_t *mix_bytes(
    cr_band *band, uint8_t *saved, int32_t x, int32_t y, int32_t n, const uint8_t *mask,
    uint8_t alpha) {
  if (alpha == 255) {
    band->kernels->mix_mask(cr_pixel(band, x, y), saved, mask, (size_t)n);
    return saved + 4 * (size_t)n;
  }
  uint8_t scaled[BLOCK];
  for (int32_t done = 0; done < n; done += BLOCK) {
    size_t part = (size_t)cr_min(BLOCK, n - done);
    band->kernels->scale_mask(scaled, mask + done, part, alpha);
    band->kernels->mix_mask(cr_pixel(band, x + done, y), saved, scaled, part);
    saved += 4 * part;
  }
  return saved;
}

INLINE uint8_t *restore(
    cr_band *band, uint8_t *saved, int32_t x, int32_t y, int32_t n, const uint8_t *mask,
    uint8_t alpha) {
  if (mask != NULL) return mix_bytes(band, saved, x, y, n, mask, alpha);
  if (alpha == 255) return saved;
  band->kernels->mix(cr_pixel(band, x, y), saved, (size_t)n, alpha);
  return saved + 4 * (size_t)n;
}

INLINE uint8_t *visit_row(
    cr_band *band, const cr_command *push, cr_rows *rows, int32_t y, uint8_t *saved,
    stretch *visit) {
  int32_t x = band->low[y - band->y0], high = band->high[y - band->y0];
  const cr_span *spans;
  int32_t count = cr_rows_at(rows, y, &spans);
  for (int32_t s = 0; s < count && x < high; s++) {
    int32_t a = cr_max(spans[s].x0, x), b = cr_min(spans[s].x1, high);
    if (a >= b) continue;
    if (x < a) saved = visit(band, saved, x, y, a - x, NULL, 0);
    bool solid = spans[s].offset < 0;
    const uint8_t *mask = solid ? NULL : push->mask->bytes + spans[s].offset + (a - spans[s].x0);
    // Saving asks only whether anything will be mixed: under bytes it always is.
    uint8_t alpha = solid || visit == restore ? push->alpha : 0;
    saved = visit(band, saved, a, y, b - a, mask, alpha);
    x = b;
  }
  return x < high ? visit(band, saved, x, y, high - x, NULL, 0) : saved;
}

INLINE uint8_t *visit_rows(
    cr_band *band, const cr_command *push, uint8_t *saved, stretch *visit) {
  cr_rows rows = cr_rows_from(push, band->y0);
  for (int32_t y = band->y0; y < band->y1; y++) {
    saved = visit_row(band, push, &rows, y, saved, visit);
  }
  return saved;
}

// Narrows the rows to what the layer's mask can reach.
static void narrow(cr_band *band, const cr_command *push, cr_shown shown) {
  cr_rows rows = cr_rows_from(push, band->y0);
  for (int32_t y = band->y0; y < band->y1; y++) {
    const cr_span *spans;
    int32_t count = cr_rows_at(&rows, y, &spans), i = y - band->y0;
    bool outside = count == 0 || y < push->y0 || y >= push->y1;
    int32_t low = outside ? 0 : cr_max(shown.x0, spans[0].x0);
    int32_t high = outside ? 0 : cr_min(shown.x1, spans[count - 1].x1);
    band->low[i] = cr_max(band->low[i], low);
    band->high[i] = cr_max(band->low[i], cr_min(band->high[i], high));
  }
}

bool cr_push(cr_band *band, const cr_command *command, cr_shown shown) {
  size_t area = 4 * (size_t)(band->y1 - band->y0) * (size_t)(shown.x1 - shown.x0);
  if (!reserve(band, area + sizeof band->low + sizeof band->high + sizeof(size_t))) return false;
  size_t start = band->saved_size;
  uint8_t *saved = band->saved + start;
  memcpy(saved, band->low, sizeof band->low);
  memcpy(saved + sizeof band->low, band->high, sizeof band->high);
  narrow(band, command, shown);
  saved = visit_rows(band, command, saved + sizeof band->low + sizeof band->high, save);
  memcpy(saved, &start, sizeof start);
  band->saved_size = (size_t)(saved - band->saved) + sizeof start;
  return true;
}

// Where the innermost layer's part of the stack begins.
static size_t layer_start(const cr_band *band) {
  size_t start;
  memcpy(&start, band->saved + band->saved_size - sizeof start, sizeof start);
  return start;
}

void cr_swap(cr_band *band, const cr_command *push) {
  uint8_t *saved = band->saved + layer_start(band);
  visit_rows(band, push, saved + sizeof band->low + sizeof band->high, exchange);
}

void cr_pop(cr_band *band, const cr_command *push) {
  size_t start = layer_start(band);
  uint8_t *saved = band->saved + start;
  visit_rows(band, push, saved + sizeof band->low + sizeof band->high, restore);
  memcpy(band->low, saved, sizeof band->low);
  memcpy(band->high, saved + sizeof band->low, sizeof band->high);
  band->saved_size = start;
}
