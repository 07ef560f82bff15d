// Sums of masks, blurs and comparisons.
#include "sums.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "craster.h"

static uint32_t state = 1;
uint32_t seeded(void) {
  state = state * 1664525u + 1013904223u;
  return state >> 8;
}

uint64_t sum(uint64_t so_far, const void *bytes, size_t size) {
  const uint8_t *p = bytes;
  for (size_t i = 0; i < size; i++) so_far = (so_far ^ p[i]) * 1099511628211u;
  return so_far;
}

static uint64_t sum_of_mask(uint64_t so_far, const cr_mask *mask) {
  so_far = sum(so_far, mask->runs, (size_t)mask->run_count * sizeof(cr_run));
  so_far = sum(so_far, mask->spans, (size_t)mask->span_count * sizeof(cr_span));
  return sum(so_far, mask->bytes, (size_t)mask->byte_count);
}

// The mask as a plane, which a window of it is as well; and as the mask of that plane's alpha.
static uint64_t sum_of_planes(uint64_t so_far, const cr_mask *mask) {
  static uint8_t plane[120 * 110], pixels[4 * 120 * 110];
  int32_t x = (int32_t)(seeded() % 60) - 30, y = (int32_t)(seeded() % 60) - 30;
  cr_mask_plane(mask, x, y, 120, 110, plane);
  so_far = sum(so_far, plane, sizeof plane);
  for (size_t i = 0; i < sizeof plane; i++) memset(pixels + 4 * i, plane[i], 4);
  cr_take_alpha(pixels, plane, sizeof plane);
  so_far = sum(so_far, plane, sizeof plane);
  uint8_t at = cr_mask_at(mask, x + 50, y + 40);
  bool opaque = cr_opaque(pixels + 4 * (120 * 40 + 50), 3);
  so_far = sum(sum(so_far, &at, 1), &opaque, 1);
  cr_mask *again = cr_mask_of_alpha(pixels, 120, 110, x, y);
  if (again == NULL) return so_far;
  so_far = sum_of_mask(so_far, again);
  cr_mask_free(again);
  return sum(so_far, pixels, sizeof pixels);
}

static uint64_t rectangles(void) {
  uint64_t all = NO_SUM;
  for (int shape = 0; shape < 400; shape++) {
    int32_t x = (int32_t)(seeded() % 20000) - 4000, y = (int32_t)(seeded() % 20000) - 4000;
    int32_t right = x + (int32_t)(seeded() % 30000), bottom = y + (int32_t)(seeded() % 30000);
    cr_mask *mask = cr_mask_of_rectangle(
        (cr_rectangle){x, y, right, bottom}, (cr_rectangle){-5, 3, 90, 80});
    if (mask == NULL) continue;
    cr_mask *moved = cr_mask_moved(mask, (int32_t)(seeded() % 99) - 50, (int32_t)(seeded() % 99) - 50);
    all = sum_of_planes(sum_of_mask(sum_of_mask(all, mask), moved), moved);
    cr_mask_free(moved);
    cr_mask_free(mask);
  }
  return all;
}

static uint64_t polygons(void) {
  uint64_t all = NO_SUM;
  cr_rasterizer *rasterizer = cr_rasterizer_new();
  for (int shape = 0; shape < 400; shape++) {
    cr_rasterizer_begin(rasterizer, -20, -10, 180, 150);
    int corners = 3 + (int)(seeded() % 9);
    int32_t x[12], y[12];
    for (int i = 0; i < corners; i++) {
      x[i] = (int32_t)(seeded() % 60000) - 8000;
      y[i] = (int32_t)(seeded() % 60000) - 8000;
    }
    for (int i = 0; i < corners; i++) {
      int j = (i + 1) % corners;
      cr_rasterizer_edge(rasterizer, x[i], y[i], x[j], y[j]);
    }
    cr_mask *mask = cr_rasterizer_finish(rasterizer, shape & 1);
    if (mask == NULL) continue;
    all = sum_of_planes(sum_of_mask(all, mask), mask);
    cr_mask_free(mask);
  }
  cr_rasterizer_free(rasterizer);
  return all;
}

enum { ACROSS = 97, DOWN = 61, PIXELS = ACROSS * DOWN };

enum { ROW = 512, ROWS = 80 };

// A picture halved, blurred, doubled and as bytes again.
static uint64_t levels(uint64_t all, const uint8_t *pixels, cr_instruction_set set) {
  static uint16_t one[ROW * ROWS], two[ROW * ROWS];
  static uint8_t bytes[4 * PIXELS];
  const uint16_t weights[] = {20920, 15192, 5817, 1174, 125};
  cr_view view = {pixels, 0, 0, ACROSS, DOWN};
  cr_level full = {one, ROW, 0, 0, ACROSS, DOWN}, blurred = {two, ROW, 0, 0, ACROSS, DOWN};
  cr_level half = {one, ROW, -2, -2, ACROSS / 2 + 3, DOWN / 2 + 3};
  cr_level quarter = {two, ROW, -2, -2, ACROSS / 4 + 3, DOWN / 4 + 3};
  cr_level doubled = {one, ROW, 0, 0, ACROSS / 2, DOWN / 2};
  cr_level_widen(&view, &full, set);
  cr_level_blur(&full, &blurred, weights, 4, set);
  cr_level_settle(&blurred, bytes, 461, set);
  all = sum(all, bytes, sizeof bytes);
  cr_level_halve_view(&view, &half, set);
  cr_level_halve(&half, &quarter, set);
  cr_level_double(&quarter, &doubled, set);
  cr_level_settle(&doubled, bytes, 256, set);
  return sum(all, bytes, sizeof bytes);
}

static uint64_t blurs(void) {
  static uint8_t pixels[4 * PIXELS];
  static uint16_t plane[PIXELS], blurred[PIXELS];
  const uint16_t weights[] = {20920, 15192, 5817, 1174, 125};
  for (size_t i = 0; i < sizeof pixels; i++) pixels[i] = (uint8_t)seeded();
  uint64_t all = levels(NO_SUM, pixels, CR_SCALAR);
  for (int set = CR_SCALAR; set <= CR_NEON; set++) {
    if (!cr_available((cr_instruction_set)set)) continue;
    if (levels(NO_SUM, pixels, (cr_instruction_set)set) == all) continue;
    fprintf(stderr, "blurs differ with %s\n", instruction_set_names[set]);
    exit(1);
  }
  cr_alpha_plane(pixels, plane, PIXELS);
  cr_blur_transposed(plane, blurred, ACROSS, DOWN, weights, 4);
  all = sum(all, blurred, sizeof blurred);
  cr_multiply(pixels, PIXELS, 0xc0a05030u);
  return sum(all, pixels, sizeof pixels);
}

// Whether commands draw the same, for any two of some that differ little.
static uint64_t comparisons(void) {
  enum { COUNT = 120 };
  static const uint8_t bytes[64];
  cr_mask *masks[3];
  for (int i = 0; i < 3; i++) {
    int32_t right = 2000 + 256 * (i / 2);
    masks[i] = cr_mask_of_rectangle(
        (cr_rectangle){100, 100, right, 1500}, (cr_rectangle){0, 0, 20, 20});
  }
  cr_picture pictures[4] = {{0}};
  for (int i = 0; i < 4; i++) {
    pictures[i] = (cr_picture){.pixels = bytes, .width = 4, .height = 4, .sampling = CR_AFFINE};
    pictures[i].u_dx = i / 2;
  }
  cr_command commands[COUNT] = {{0}};
  for (int i = 0; i < COUNT; i++) {
    uint32_t dice = seeded();
    commands[i] = (cr_command){.kind = dice & 1 ? CR_FILL : CR_PICTURE, .x1 = 8, .y1 = 6};
    commands[i].color = dice >> 1 & 1;
    commands[i].opaque = dice >> 2 & 1;
    commands[i].mask = dice >> 3 & 1 ? masks[(dice >> 4) % 3] : NULL;
    commands[i].picture = dice & 1 ? NULL : &pictures[dice >> 6 & 3];
  }
  uint64_t all = NO_SUM;
  for (int i = 0; i < COUNT; i++) {
    for (int j = 0; j < COUNT; j++) {
      bool same = cr_same(&commands[i], &commands[j]);
      all = sum(all, &same, 1);
    }
  }
  for (int i = 0; i < 3; i++) cr_mask_free(masks[i]);
  return all;
}

void print_sums(void) {
  printf("polygons %016llx\n", (unsigned long long)polygons());
  printf("rectangles %016llx\n", (unsigned long long)rectangles());
  printf("blurs    %016llx\n", (unsigned long long)blurs());
  printf("sameness %016llx\n", (unsigned long long)comparisons());
  print_canvas_sums();
}
