// Gradients and pictures, pixel by pixel. Plain IEEE double arithmetic, never contracted.
#include <math.h>
#include <string.h>

#include "gradient.h"
#include "include/cr_canvas.h"

#pragma STDC FP_CONTRACT OFF

// A place on the ramp, and how much of a pixel the gradient covers there: 0 … 1.
typedef struct {
  double t, cover;
} place;

static double unit(double value) { return value > 0 ? value < 1 ? value : 1 : 0; }

// How much of a pixel lies within an end of the gradient. `past` is how far, in t, the pixel's
// middle is beyond the end, `step` how much t changes over a pixel there. A circle at an end that
// is smaller than a pixel leaves out no more than itself.
static double within(double past, double step, double radius) {
  double outside = unit(step > 0 ? past / step + 0.5 : past > 0 ? 1 : 0);
  return outside < 1 ? 1 - outside * unit(2 * radius) : 0;
}

// How much of a pixel lies between both ends. Radii are those of the circles there, in pixels.
static double between_ends(const cr_sweep *g, double t, double step, double r0, double r1) {
  double start = g->before ? 1 : within(-t, step, r0), end = g->after ? 1 : within(t - 1, step, r1);
  return start < end ? start : end;
}

// The length of a way in the gradient's plane that goes as far as one pixel, both as covectors:
// what a change of (x, y) there is worth for a pixel.
static double over_pixel(const cr_sweep *g, double x, double y) {
  double across = x * g->map.a + y * g->map.b, down = x * g->map.c + y * g->map.d;
  return sqrt(across * across + down * down);
}

static int linear(const cr_sweep *g, double x, double y, place *found) {
  double dx = g->x1 - g->x0, dy = g->y1 - g->y0, length = dx * dx + dy * dy;
  if (!(length > 0)) return 0;
  double t = ((x - g->x0) * dx + (y - g->y0) * dy) / length;
  double step = over_pixel(g, dx / length, dy / length);
  found[0] = (place){t, between_ends(g, t, step, 1, 1)};
  return 1;
}

// The circle at t must have a radius, and t must be within the gradient. Where p is on it,
// ∇t = (p − c) / ((p − c)·(c1 − c0) + r·(r1 − r0)).
static bool on_circle(const cr_sweep *g, double x, double y, double t, place *found) {
  double dx = g->x1 - g->x0, dy = g->y1 - g->y0, dr = g->r1 - g->r0, r = g->r0 + t * dr;
  if (!(r >= 0)) return false;
  double px = x - g->x0 - t * dx, py = y - g->y0 - t * dy;
  double change = px * dx + py * dy + r * dr;
  double step = change != 0 ? over_pixel(g, px / change, py / change) : 0;
  double pixel = sqrt(fabs(g->map.a * g->map.d - g->map.b * g->map.c));
  double scale = pixel > 0 ? 1 / pixel : 0;
  *found = (place){t, between_ends(g, t, step, g->r0 * scale, g->r1 * scale)};
  return found->cover > 0;
}

// The largest t whose circle goes through the point, and below it, where the end of the gradient
// cuts that off, the other: a·t² − 2b·t + c = 0.
static int circles(const cr_sweep *g, double x, double y, place *found) {
  double dx = g->x1 - g->x0, dy = g->y1 - g->y0, dr = g->r1 - g->r0;
  double px = x - g->x0, py = y - g->y0;
  double a = dx * dx + dy * dy - dr * dr;
  double b = px * dx + py * dy + g->r0 * dr;
  double c = px * px + py * py - g->r0 * g->r0;
  if (fabs(a) < 1e-12) return b != 0 && on_circle(g, x, y, c / (2 * b), found);
  double inside = b * b - a * c;
  if (!(inside >= 0)) return 0;
  double half = sqrt(inside) / fabs(a), middle = b / a;
  int count = on_circle(g, x, y, middle + half, &found[0]);
  if (count > 0 && found[0].cover >= 1) return count;
  return count + on_circle(g, x, y, middle - half, &found[count]);
}

static int angle(const cr_sweep *g, double x, double y, place *found) {
  double dx = g->x1 - g->x0, dy = g->y1 - g->y0, px = x - g->x0, py = y - g->y0;
  found[0] = (place){cr_turn_of(px * dx + py * dy, py * dx - px * dy), 1};
  return 1;
}

static const uint8_t *color_at(const cr_sweep *g, double t) {
  double at = t * g->count;
  int32_t index = at >= g->count - 1 ? g->count - 1 : at > 0 ? (int32_t)at : 0;
  return g->ramp + 4 * (size_t)index;
}

// One place over the other, each times its cover.
static void mix(const cr_sweep *g, const place *found, int count, uint8_t *out) {
  int32_t sum[4] = {0}, left = 255;
  for (int k = 0; k < count; k++) {
    int32_t part = (int32_t)(found[k].cover * left + 0.5);
    const uint8_t *color = color_at(g, found[k].t);
    for (int i = 0; i < 4; i++) sum[i] += color[i] * part;
    left -= part;
  }
  for (int i = 0; i < 4; i++) out[i] = (uint8_t)((sum[i] + 127) / 255);
}

void cr_sweep_row(const cr_sweep *g, int32_t x, int32_t y, int32_t n, uint8_t *out) {
  for (int32_t i = 0; i < n; i++, out += 4) {
    double dx = x + i + 0.5, dy = y + 0.5;
    double px = g->map.a * dx + g->map.c * dy + g->map.tx;
    double py = g->map.b * dx + g->map.d * dy + g->map.ty;
    place found[2];
    int count = g->kind == CR_LINEAR_SWEEP    ? linear(g, px, py, found)
                : g->kind == CR_CIRCLES_SWEEP ? circles(g, px, py, found)
                                              : angle(g, px, py, found);
    mix(g, found, count, out);
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
