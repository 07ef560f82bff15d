// Gradients and pictures, pixel by pixel. Plain IEEE double arithmetic, never contracted.
#include <math.h>
#include <string.h>

#include "gradient.h"
#include "include/cr_canvas.h"

#pragma STDC FP_CONTRACT OFF

static bool allowed(const cr_sweep *g, double t) {
  if (!(t >= 0) && !g->before) return false;
  return t <= 1 || g->after;
}

static bool linear(const cr_sweep *g, double x, double y, double *t) {
  double dx = g->x1 - g->x0, dy = g->y1 - g->y0, length = dx * dx + dy * dy;
  if (!(length > 0)) return false;
  *t = ((x - g->x0) * dx + (y - g->y0) * dy) / length;
  return allowed(g, *t);
}

// The circle at t must have a radius, and t must be within the gradient.
static bool on_circle(const cr_sweep *g, double t) {
  return g->r0 + t * (g->r1 - g->r0) >= 0 && allowed(g, t);
}

// The largest t whose circle goes through the point: a·t² − 2b·t + c = 0.
static bool circles(const cr_sweep *g, double x, double y, double *t) {
  double dx = g->x1 - g->x0, dy = g->y1 - g->y0, dr = g->r1 - g->r0;
  double px = x - g->x0, py = y - g->y0;
  double a = dx * dx + dy * dy - dr * dr;
  double b = px * dx + py * dy + g->r0 * dr;
  double c = px * px + py * py - g->r0 * g->r0;
  if (fabs(a) < 1e-12) {
    if (b == 0) return false;
    *t = c / (2 * b);
    return on_circle(g, *t);
  }
  double inside = b * b - a * c;
  if (!(inside >= 0)) return false;
  double half = sqrt(inside) / fabs(a), middle = b / a;
  *t = middle + half;
  if (on_circle(g, *t)) return true;
  *t = middle - half;
  return on_circle(g, *t);
}

static bool angle(const cr_sweep *g, double x, double y, double *t) {
  double dx = g->x1 - g->x0, dy = g->y1 - g->y0, px = x - g->x0, py = y - g->y0;
  *t = cr_turn_of(px * dx + py * dy, py * dx - px * dy);
  return true;
}

void cr_sweep_row(const cr_sweep *g, int32_t x, int32_t y, int32_t n, uint8_t *out) {
  for (int32_t i = 0; i < n; i++, out += 4) {
    double dx = x + i + 0.5, dy = y + 0.5, t = 0;
    double px = g->map.a * dx + g->map.c * dy + g->map.tx;
    double py = g->map.b * dx + g->map.d * dy + g->map.ty;
    bool shows = g->kind == CR_LINEAR_SWEEP    ? linear(g, px, py, &t)
                 : g->kind == CR_CIRCLES_SWEEP ? circles(g, px, py, &t)
                                               : angle(g, px, py, &t);
    double at = t * g->count;
    int32_t index = at >= g->count - 1 ? g->count - 1 : at > 0 ? (int32_t)at : 0;
    if (shows) memcpy(out, g->ramp + 4 * (size_t)index, 4);
    else memset(out, 0, 4);
  }
}

static int32_t texel(double at, int32_t count) {
  return at >= count - 1 ? count - 1 : at > 0 ? (int32_t)at : 0;
}

void cr_nearest_row(
    const uint8_t *pixels, int32_t width, int32_t height, cr_affine map, int32_t x, int32_t y,
    int32_t n, uint8_t *out) {
  for (int32_t i = 0; i < n; i++) {
    double dx = x + i + 0.5, dy = y + 0.5;
    int32_t u = texel(map.a * dx + map.c * dy + map.tx, width);
    int32_t v = texel(map.b * dx + map.d * dy + map.ty, height);
    memcpy(out + 4 * i, pixels + 4 * ((size_t)v * (size_t)width + (size_t)u), 4);
  }
}
