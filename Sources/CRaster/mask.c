// Storage of coverage masks.
#include "mask_builder.h"

#include <stdlib.h>
#include <string.h>

void cr_mask_free(cr_mask *mask) {
  if (mask == NULL) return;
  // Without capacities the parts lie in the same block as the mask.
  if (mask->run_capacity > 0) {
    free(mask->runs);
    free(mask->spans);
    free(mask->bytes);
  }
  free(mask);
}

cr_mask *cr_mask_moved(const cr_mask *mask, int32_t dx, int32_t dy) {
  size_t runs = (size_t)mask->run_count * sizeof(cr_run);
  size_t spans = (size_t)mask->span_count * sizeof(cr_span), bytes = (size_t)mask->byte_count;
  cr_mask *moved = malloc(sizeof(cr_mask) + runs + spans + bytes);
  if (moved == NULL) return NULL;
  *moved = *mask;
  moved->run_capacity = moved->span_capacity = moved->byte_capacity = 0;
  moved->runs = (cr_run *)(moved + 1);
  moved->spans = (cr_span *)(moved->runs + mask->run_count);
  moved->bytes = (uint8_t *)(moved->spans + mask->span_count);
  for (int32_t i = 0; i < mask->run_count; i++) {
    cr_run run = mask->runs[i];
    moved->runs[i] = (cr_run){run.y0 + dy, run.y1 + dy, run.first, run.count};
  }
  for (int32_t i = 0; i < mask->span_count; i++) {
    cr_span span = mask->spans[i];
    moved->spans[i] = (cr_span){span.x0 + dx, span.x1 + dx, span.offset};
  }
  if (bytes > 0) memcpy(moved->bytes, mask->bytes, bytes);
  moved->x0 += dx;
  moved->x1 += dx;
  moved->y0 += dy;
  moved->y1 += dy;
  return moved;
}

void cr_mask_fit(cr_mask *mask) {
  mask->y0 = mask->runs[0].y0;
  mask->y1 = mask->runs[mask->run_count - 1].y1;
  mask->x0 = INT32_MAX;
  mask->x1 = INT32_MIN;
  for (int32_t s = 0; s < mask->span_count; s++) {
    if (mask->spans[s].x0 < mask->x0) mask->x0 = mask->spans[s].x0;
    if (mask->spans[s].x1 > mask->x1) mask->x1 = mask->spans[s].x1;
  }
}

uint8_t cr_mask_at(const cr_mask *mask, int32_t x, int32_t y) {
  for (int32_t r = 0; r < mask->run_count; r++) {
    const cr_run *run = &mask->runs[r];
    if (y < run->y0 || y >= run->y1) continue;
    for (int32_t s = run->first; s < run->first + run->count; s++) {
      const cr_span *span = &mask->spans[s];
      if (x < span->x0 || x >= span->x1) continue;
      return span->offset < 0 ? 255 : mask->bytes[span->offset + (x - span->x0)];
    }
  }
  return 0;
}

// Makes room for `extra` more items; keeps the old block when it cannot.
static bool reserve(void **items, int32_t count, int32_t *capacity, int64_t extra, size_t size) {
  int64_t wanted = (int64_t)count + extra;
  if (wanted <= *capacity) return true;
  int64_t larger = wanted + wanted / 2 + 16;
  if (larger > INT32_MAX) return false;
  void *moved = realloc(*items, (size_t)larger * size);
  if (moved == NULL) return false;
  *items = moved;
  *capacity = (int32_t)larger;
  return true;
}

bool cr_mask_add_run(cr_mask *mask, int32_t y0, int32_t y1, int32_t first) {
  if (!reserve((void **)&mask->runs, mask->run_count, &mask->run_capacity, 1, sizeof(cr_run))) {
    return false;
  }
  mask->runs[mask->run_count++] = (cr_run){y0, y1, first, mask->span_count - first};
  return true;
}

static bool add_span(cr_mask *mask, int32_t x0, int32_t x1, int32_t offset) {
  if (!reserve(
          (void **)&mask->spans, mask->span_count, &mask->span_capacity, 1, sizeof(cr_span))) {
    return false;
  }
  mask->spans[mask->span_count++] = (cr_span){x0, x1, offset};
  return true;
}

static bool add_bytes(cr_mask *mask, int32_t count, uint8_t value) {
  if (!reserve((void **)&mask->bytes, mask->byte_count, &mask->byte_capacity, count, 1)) {
    return false;
  }
  memset(mask->bytes + mask->byte_count, value, (size_t)count);
  mask->byte_count += count;
  return true;
}

// A stretch of whole coverage this short joins the bytes beside it.
enum { SHORT_STRETCH = 8 };

bool cr_mask_add_cover(cr_mask *mask, int32_t first, int32_t x0, int32_t x1, uint8_t value) {
  cr_span *last = mask->span_count > first ? &mask->spans[mask->span_count - 1] : NULL;
  bool adjacent = last != NULL && last->x1 == x0;
  if (value == 255 && adjacent && last->offset < 0) {
    last->x1 = x1;
    return true;
  }
  if (value == 255 && (!adjacent || x1 - x0 > SHORT_STRETCH)) {
    return add_span(mask, x0, x1, -1);
  }
  if (!adjacent || last->offset < 0) {
    if (!add_span(mask, x0, x1, mask->byte_count)) return false;
  } else {
    last->x1 = x1;
  }
  return add_bytes(mask, x1 - x0, value);
}
