// Sums of what application code draws with: blend modes, planes of coverage, sweeps, pictures.
#include <math.h>
#include <stdio.h>

#include "craster.h"
#include "sums.h"

enum { ROW = 601 };

static void fill(uint8_t *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) bytes[i] = (uint8_t)seeded();
}

// Premultiplied: no channel above the alpha; many are clear, or opaque.
static void fill_pixels(uint8_t *pixels, size_t count) {
  for (uint8_t *p = pixels; p < pixels + 4 * count; p += 4) {
    uint32_t kind = seeded() % 4;
    p[3] = kind == 0 ? 0 : kind == 1 ? 255 : (uint8_t)seeded();
    for (int i = 0; i < 3; i++) p[i] = (uint8_t)(seeded() % (p[3] + 1u));
  }
}

// Every mode with coverage and without; the source is multiplied by it first.
static uint64_t blends(void) {
  static uint8_t below[4 * ROW], source[4 * ROW], out[4 * ROW], cover[ROW];
  uint64_t all = NO_SUM;
  for (int32_t mode = CR_NORMAL; mode <= CR_PLUS_LIGHTER; mode++) {
    for (int pass = 0; pass < 8; pass++) {
      fill_pixels(below, ROW);
      fill_pixels(source, ROW);
      fill(cover, ROW);
      if (pass & 1) cr_cover_pixels(source, cover, ROW);
      for (size_t i = 0; i < sizeof out; i++) out[i] = below[i];
      cr_blend_row(out, source, pass & 1 ? cover : NULL, ROW, mode);
      all = sum(all, out, sizeof out);
    }
  }
  return all;
}

static uint64_t covers(void) {
  static uint8_t one[ROW], two[ROW];
  uint64_t all = NO_SUM;
  for (int factor = 0; factor < 256; factor++) {
    fill(one, ROW);
    fill(two, ROW);
    cr_cover_bytes(one, two, ROW);
    cr_fade(two, ROW, (uint8_t)factor);
    all = sum(sum(all, one, ROW), two, ROW);
  }
  return all;
}

// From −range to range, in steps that are no power of two.
static double number(double range) { return range * ((double)seeded() / 8388607.5 - 1); }

static cr_affine map_of(double size) {
  return (cr_affine){number(2), number(2), number(2), number(2), number(size), number(size)};
}

// Every kind along random maps; now and then points or radii fall together.
static uint64_t sweeps(void) {
  static uint8_t ramp[4 * 512], out[4 * ROW];
  fill_pixels(ramp, 512);
  uint64_t all = NO_SUM;
  for (int shape = 0; shape < 900; shape++) {
    cr_sweep sweep = {.kind = shape % 3, .map = map_of(200), .ramp = ramp, .count = 512};
    sweep.x0 = number(200);
    sweep.y0 = number(200);
    sweep.x1 = shape % 7 ? number(200) : sweep.x0;
    sweep.y1 = shape % 7 ? number(200) : sweep.y0;
    sweep.r0 = shape % 5 ? number(80) + 80 : 0;
    sweep.r1 = shape % 4 ? number(80) + 80 : sweep.r0;
    sweep.before = seeded() & 1;
    sweep.after = seeded() & 1;
    cr_sweep_row(&sweep, (int32_t)(seeded() % 99) - 300, (int32_t)(seeded() % 99), ROW, out);
    all = sum(all, out, sizeof out);
  }
  return all;
}

static uint64_t pictures(void) {
  enum { WIDTH = 53, HEIGHT = 37 };
  static uint8_t pixels[4 * WIDTH * HEIGHT], out[4 * WIDTH * HEIGHT], row[4 * ROW];
  fill_pixels(pixels, WIDTH * HEIGHT);
  uint64_t all = NO_SUM;
  for (int shape = 0; shape < 300; shape++) {
    cr_nearest_row(
        pixels, WIDTH, HEIGHT, map_of(40), (int32_t)(seeded() % 99) - 50,
        (int32_t)(seeded() % 99) - 50, ROW, row);
    all = sum(all, row, sizeof row);
  }
  for (int32_t size = 1; size <= WIDTH; size++) {
    for (int ways = 0; ways < 4; ways++) {
      int32_t height = size < HEIGHT ? size : HEIGHT;
      bool wide = ways & 1 && size > 1, tall = ways & 2 && height > 1;
      cr_halve(pixels, size, height, ways & 1, ways & 2, out);
      int32_t columns = wide ? size / 2 : size, rows = tall ? height / 2 : height;
      all = sum(all, out, 4 * (size_t)columns * (size_t)rows);
    }
  }
  return all;
}

static uint64_t tiles(void) {
  enum { WIDTH = 23, HEIGHT = 17 };
  static uint8_t pixels[4 * WIDTH * HEIGHT], row[4 * ROW];
  fill_pixels(pixels, WIDTH * HEIGHT);
  uint64_t all = NO_SUM;
  for (int shape = 0; shape < 600; shape++) {
    cr_affine map = map_of(40);
    // Also out of reach, and where there is no place.
    if (shape % 50 == 7) map.a = shape % 100 == 7 ? 1e300 : (double)NAN;
    cr_tiled_row(
        pixels, 1 + shape % WIDTH, 1 + shape % HEIGHT, map, shape % 3 == 0,
        (int32_t)(seeded() % 99) - 50, (int32_t)(seeded() % 99) - 50, ROW, row);
    all = sum(all, row, sizeof row);
  }
  return all;
}

void print_canvas_sums(void) {
  printf("blends   %016llx\n", (unsigned long long)blends());
  printf("covers   %016llx\n", (unsigned long long)covers());
  printf("sweeps   %016llx\n", (unsigned long long)sweeps());
  printf("pictures %016llx\n", (unsigned long long)pictures());
  printf("tiles    %016llx\n", (unsigned long long)tiles());
}
