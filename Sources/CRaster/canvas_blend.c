// Blend modes of the PDF reference (ISO 32000-1, 11.3.5), in integers.
#include "canvas_blend.h"

static int32_t least(int32_t a, int32_t b) { return a < b ? a : b; }
static int32_t most(int32_t a, int32_t b) { return a > b ? a : b; }

static int64_t root(int64_t x) {
  int64_t low = 0, high = 65536;
  while (high - low > 1) {
    int64_t middle = (low + high) / 2;
    if (middle * middle <= x) low = middle;
    else high = middle;
  }
  return low;
}

// With colours in 1/65536: up to one half darker by cs, above it lighter towards D(cb).
static int32_t soft_light(int32_t s, int32_t sa, int32_t d, int32_t da) {
  if (sa == 0 || da == 0) return 0;
  int64_t one = 65536, cs = s * one / sa, cb = d * one / da, result;
  if (2 * cs <= one) {
    result = cb - (one - 2 * cs) * cb / one * (one - cb) / one;
  } else {
    int64_t lit = 4 * cb <= one ? ((16 * cb - 12 * one) * cb / one + 4 * one) * cb / one
                                : root(cb * one);
    result = cb + (2 * cs - one) * (lit - cb) / one;
  }
  return (int32_t)((result * sa * da + one / 2) / one);
}

static int32_t hard_light(int32_t s, int32_t sa, int32_t d, int32_t da) {
  return 2 * s <= sa ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s);
}

static int32_t dodge(int32_t s, int32_t sa, int32_t d, int32_t da) {
  if (d == 0) return 0;
  return s >= sa ? sa * da : least(sa * da, d * sa * sa / (sa - s));
}

static int32_t burn(int32_t s, int32_t sa, int32_t d, int32_t da) {
  if (d >= da) return sa * da;
  return s == 0 ? 0 : sa * da - least(sa * da, (da - d) * sa * sa / s);
}

int32_t cr_separable(int32_t mode, int32_t s, int32_t sa, int32_t d, int32_t da) {
  int32_t over = s * da, under = d * sa;
  switch (mode) {
    case CR_MULTIPLY: return s * d;
    case CR_SCREEN: return over + under - s * d;
    case CR_OVERLAY: return hard_light(d, da, s, sa);
    case CR_DARKEN: return least(over, under);
    case CR_LIGHTEN: return most(over, under);
    case CR_COLOR_DODGE: return dodge(s, sa, d, da);
    case CR_COLOR_BURN: return burn(s, sa, d, da);
    case CR_SOFT_LIGHT: return soft_light(s, sa, d, da);
    case CR_HARD_LIGHT: return hard_light(s, sa, d, da);
    case CR_DIFFERENCE: return over > under ? over - under : under - over;
    default: return over + under - 2 * s * d;
  }
}

// Colours below are in 0 … whole, whole = sa·da.

static int32_t luminosity(const int32_t *c) { return (30 * c[0] + 59 * c[1] + 11 * c[2]) / 100; }

static int32_t saturation(const int32_t *c) {
  return most(most(c[0], c[1]), c[2]) - least(least(c[0], c[1]), c[2]);
}

// Stretches the channels so that the least is 0 and the largest `range`.
static void set_saturation(int32_t *c, int32_t range) {
  int32_t low = least(least(c[0], c[1]), c[2]), spread = saturation(c);
  for (int i = 0; i < 3; i++) {
    c[i] = spread > 0 ? (int32_t)((int64_t)(c[i] - low) * range / spread) : 0;
  }
}

// Moves all channels to a luminosity, and back into 0 … whole by drawing them towards it.
static void set_luminosity(int32_t *c, int32_t target, int32_t whole) {
  int32_t shift = target - luminosity(c);
  for (int i = 0; i < 3; i++) c[i] += shift;
  int32_t low = least(least(c[0], c[1]), c[2]), high = most(most(c[0], c[1]), c[2]);
  for (int i = 0; i < 3; i++) {
    int64_t away = c[i] - target;
    if (low < 0 && target > low) away = away * target / (target - low);
    if (high > whole && high > target) away = away * (whole - target) / (high - target);
    c[i] = most(0, least(whole, target + (int32_t)away));
  }
}

void cr_nonseparable(int32_t mode, const uint8_t *src, const uint8_t *dst, int32_t *out) {
  int32_t s[3], d[3], whole = src[3] * dst[3];
  for (int i = 0; i < 3; i++) {
    s[i] = src[i] * dst[3];
    d[i] = dst[i] * src[3];
  }
  bool keeps = mode == CR_SATURATION || mode == CR_LUMINOSITY;
  for (int i = 0; i < 3; i++) out[i] = keeps ? d[i] : s[i];
  if (mode == CR_HUE) set_saturation(out, saturation(d));
  if (mode == CR_SATURATION) set_saturation(out, saturation(s));
  set_luminosity(out, luminosity(mode == CR_LUMINOSITY ? s : d), whole);
}
