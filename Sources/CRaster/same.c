// Whether commands of two frames draw the same: by value, all the way down.
#include <string.h>

#include "include/craster.h"

static bool same_bytes(const void *a, const void *b, size_t size) {
  return a == b || size == 0 || memcmp(a, b, size) == 0;
}

static bool same_mask(const cr_mask *a, const cr_mask *b) {
  if (a == b) return true;
  if (a == NULL || b == NULL) return false;
  if (a->run_count != b->run_count || a->span_count != b->span_count) return false;
  return a->byte_count == b->byte_count
      && same_bytes(a->runs, b->runs, (size_t)a->run_count * sizeof(cr_run))
      && same_bytes(a->spans, b->spans, (size_t)a->span_count * sizeof(cr_span))
      && same_bytes(a->bytes, b->bytes, (size_t)a->byte_count);
}

// Positions of columns and rows, one for every pixel of the command's box.
static bool same_taps(const cr_command *a, const cr_picture *p, const cr_picture *q) {
  return same_bytes(p->columns, q->columns, 4 * (size_t)(a->x1 - a->x0))
      && same_bytes(p->rows, q->rows, 4 * (size_t)(a->y1 - a->y0));
}

static bool same_map(const cr_picture *p, const cr_picture *q) {
  return p->u == q->u && p->u_dx == q->u_dx && p->u_dy == q->u_dy && p->v == q->v
      && p->v_dx == q->v_dx && p->v_dy == q->v_dy
      && same_bytes(p->plane, q->plane, sizeof p->plane);
}

static bool same_size(const cr_picture *p, const cr_picture *q) {
  return p->width == q->width && p->height == q->height && p->full_width == q->full_width
      && p->full_height == q->full_height && p->fold_x == q->fold_x && p->fold_y == q->fold_y;
}

static bool same_picture(const cr_command *a, const cr_picture *p, const cr_picture *q) {
  if (p == q) return true;
  if (p == NULL || q == NULL || !same_size(p, q)) return false;
  if (p->sampling != q->sampling || p->bend != q->bend || p->unscaled != q->unscaled) return false;
  if (p->nearest != q->nearest) return false;
  if (p->origin_x != q->origin_x || p->origin_y != q->origin_y) return false;
  if (p->sampling == CR_SEPARABLE ? !same_taps(a, p, q) : !same_map(p, q)) return false;
  size_t bytes = a->kind == CR_SHADOW ? 1 : 4;
  return same_bytes(p->pixels, q->pixels, bytes * (size_t)p->width * (size_t)p->height);
}

bool cr_same(const cr_command *a, const cr_command *b) {
  return a->kind == b->kind && a->x0 == b->x0 && a->y0 == b->y0 && a->x1 == b->x1
      && a->y1 == b->y1 && a->color == b->color && a->alpha == b->alpha
      && a->opaque == b->opaque && same_mask(a->mask, b->mask)
      && same_picture(a, a->picture, b->picture);
}
