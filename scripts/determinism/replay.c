// Replays frames that the tests recorded, on the processor at hand, with every instruction set it
// has, and compares the pixels with those that were recorded; and feeds everything else in CRaster
// with numbers from a seed, and prints a sum of what came out.
//
//   replay FRAMES…     one line a file; exit code 1 when any differs
//   replay --sums      one line a function
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "craster.h"

typedef struct {
  const uint8_t *at, *end;
} reader;

static const void *take(reader *r, size_t size) {
  if ((size_t)(r->end - r->at) < size) {
    fprintf(stderr, "replay: a file ends too early\n");
    exit(2);
  }
  const void *found = r->at;
  r->at += size;
  return found;
}

// A copy, because what lies in the file is not aligned.
static void *copy(reader *r, size_t size) {
  void *memory = malloc(size + 64);
  memcpy(memory, take(r, size), size);
  return memory;
}

static int32_t number(reader *r) {
  int32_t value;
  memcpy(&value, take(r, 4), 4);
  return value;
}

static int64_t wide(reader *r) {
  int64_t value;
  memcpy(&value, take(r, 8), 8);
  return value;
}

static cr_mask *read_masks(reader *r, int32_t count) {
  cr_mask *masks = calloc((size_t)count + 1, sizeof(cr_mask));
  for (cr_mask *m = masks; m < masks + count; m++) {
    m->run_count = number(r);
    m->span_count = number(r);
    m->byte_count = number(r);
    m->x0 = number(r);
    m->y0 = number(r);
    m->x1 = number(r);
    m->y1 = number(r);
    m->runs = copy(r, (size_t)m->run_count * sizeof(cr_run));
    m->spans = copy(r, (size_t)m->span_count * sizeof(cr_span));
    m->bytes = copy(r, (size_t)m->byte_count);
  }
  return masks;
}

static void read_picture(reader *r, cr_picture *p) {
  p->width = number(r);
  p->height = number(r);
  p->sampling = number(r);
  p->bend = number(r);
  p->unscaled = number(r) != 0;
  p->origin_x = number(r);
  p->origin_y = number(r);
  p->full_width = number(r);
  p->full_height = number(r);
  p->fold_x = number(r);
  p->fold_y = number(r);
  int32_t columns = number(r), rows = number(r), bytes = number(r);
  p->columns = copy(r, 4 * (size_t)columns);
  p->rows = copy(r, 4 * (size_t)rows);
  p->u = wide(r);
  p->u_dx = wide(r);
  p->u_dy = wide(r);
  p->v = wide(r);
  p->v_dx = wide(r);
  p->v_dy = wide(r);
  memcpy(p->plane, take(r, sizeof p->plane), sizeof p->plane);
  p->pixels = copy(r, (size_t)bytes * (size_t)p->width * (size_t)p->height);
}

static cr_command *read_commands(reader *r, int32_t count, int32_t *links) {
  cr_command *commands = calloc((size_t)count + 1, sizeof(cr_command));
  for (int32_t i = 0; i < count; i++) {
    cr_command *c = &commands[i];
    c->kind = number(r);
    c->partner = number(r);
    c->x0 = number(r);
    c->y0 = number(r);
    c->x1 = number(r);
    c->y1 = number(r);
    c->color = (uint32_t)number(r);
    c->alpha = (uint8_t)number(r);
    c->opaque = number(r) != 0;
    links[2 * i] = number(r);
    links[2 * i + 1] = number(r);
  }
  return commands;
}

static const char *names[] = {"scalar", "sse2", "avx2", "avx512", "neon"};

// Draws with one instruction set; says whether the pixels are the recorded ones.
static int draws_the_same(
    const cr_command *commands, int32_t count, int32_t width, int32_t height,
    const uint8_t *expected, cr_instruction_set set, const char *file) {
  size_t size = 4 * (size_t)width * (size_t)height;
  uint8_t *pixels = calloc(size + 64, 1);
  int same = cr_draw(commands, count, pixels, width, 0, height, set)
      && memcmp(pixels, expected, size) == 0;
  if (!same) printf("%s: %s DIFFERS\n", file, names[set]);
  free(pixels);
  return same;
}

static int replay(const char *file, uint8_t *bytes, size_t size) {
  reader r = {bytes, bytes + size};
  if (memcmp(take(&r, 4), "RHF1", 4) != 0) return 0;
  int32_t width = number(&r), height = number(&r), count = number(&r);
  int32_t mask_count = number(&r), picture_count = number(&r);
  int32_t *links = calloc(2 * (size_t)count + 1, sizeof(int32_t));
  cr_command *commands = read_commands(&r, count, links);
  cr_mask *masks = read_masks(&r, mask_count);
  cr_picture *pictures = calloc((size_t)picture_count + 1, sizeof(cr_picture));
  for (int32_t i = 0; i < picture_count; i++) read_picture(&r, &pictures[i]);
  for (int32_t i = 0; i < count; i++) {
    commands[i].mask = links[2 * i] < 0 ? NULL : &masks[links[2 * i]];
    commands[i].picture = links[2 * i + 1] < 0 ? NULL : &pictures[links[2 * i + 1]];
  }
  const uint8_t *expected = take(&r, 4 * (size_t)width * (size_t)height);
  int same = 1;
  for (int set = CR_SCALAR; set <= CR_NEON; set++) {
    if (!cr_available((cr_instruction_set)set)) continue;
    same &= draws_the_same(
        commands, count, width, height, expected, (cr_instruction_set)set, file);
  }
  return same;
}

static int replay_file(const char *name) {
  FILE *file = fopen(name, "rb");
  if (file == NULL) return 0;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  uint8_t *bytes = malloc((size_t)size);
  size_t got = fread(bytes, 1, (size_t)size, file);
  fclose(file);
  int same = got == (size_t)size && replay(name, bytes, got);
  free(bytes);
  return same;
}

static uint32_t state = 1;
static uint32_t next(void) {
  state = state * 1664525u + 1013904223u;
  return state >> 8;
}

// FNV-1a.
static uint64_t sum(uint64_t so_far, const void *bytes, size_t size) {
  const uint8_t *p = bytes;
  for (size_t i = 0; i < size; i++) so_far = (so_far ^ p[i]) * 1099511628211u;
  return so_far;
}

static uint64_t sum_of_mask(uint64_t so_far, const cr_mask *mask) {
  so_far = sum(so_far, mask->runs, (size_t)mask->run_count * sizeof(cr_run));
  so_far = sum(so_far, mask->spans, (size_t)mask->span_count * sizeof(cr_span));
  return sum(so_far, mask->bytes, (size_t)mask->byte_count);
}

static uint64_t rectangles(void) {
  uint64_t all = 14695981039346656037u;
  for (int shape = 0; shape < 400; shape++) {
    int32_t x = (int32_t)(next() % 20000) - 4000, y = (int32_t)(next() % 20000) - 4000;
    int32_t right = x + (int32_t)(next() % 30000), bottom = y + (int32_t)(next() % 30000);
    cr_mask *mask = cr_mask_of_rectangle(
        (cr_rectangle){x, y, right, bottom}, (cr_rectangle){-5, 3, 90, 80});
    if (mask == NULL) continue;
    cr_mask *moved = cr_mask_moved(mask, (int32_t)(next() % 99) - 50, (int32_t)(next() % 99) - 50);
    all = sum_of_mask(sum_of_mask(all, mask), moved);
    cr_mask_free(moved);
    cr_mask_free(mask);
  }
  return all;
}

static uint64_t polygons(void) {
  uint64_t all = 14695981039346656037u;
  cr_rasterizer *rasterizer = cr_rasterizer_new();
  for (int shape = 0; shape < 400; shape++) {
    cr_rasterizer_begin(rasterizer, -20, -10, 180, 150);
    int corners = 3 + (int)(next() % 9);
    int32_t x[12], y[12];
    for (int i = 0; i < corners; i++) {
      x[i] = (int32_t)(next() % 60000) - 8000;
      y[i] = (int32_t)(next() % 60000) - 8000;
    }
    for (int i = 0; i < corners; i++) {
      int j = (i + 1) % corners;
      cr_rasterizer_edge(rasterizer, x[i], y[i], x[j], y[j]);
    }
    cr_mask *mask = cr_rasterizer_finish(rasterizer, shape & 1);
    if (mask == NULL) continue;
    all = sum_of_mask(all, mask);
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
  cr_view view = {pixels, ACROSS, 0, 0, ACROSS, DOWN};
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
  for (size_t i = 0; i < sizeof pixels; i++) pixels[i] = (uint8_t)next();
  uint64_t all = levels(14695981039346656037u, pixels, CR_SCALAR);
  for (int set = CR_SCALAR; set <= CR_NEON; set++) {
    if (!cr_available((cr_instruction_set)set)) continue;
    if (levels(14695981039346656037u, pixels, (cr_instruction_set)set) == all) continue;
    fprintf(stderr, "blurs differ with %s\n", names[set]);
    exit(1);
  }
  cr_alpha_plane(pixels, plane, PIXELS);
  cr_blur_transposed(plane, blurred, ACROSS, DOWN, weights, 4);
  all = sum(all, blurred, sizeof blurred);
  cr_multiply(pixels, PIXELS, 0xc0a05030u);
  return sum(all, pixels, sizeof pixels);
}

int main(int count, char **words) {
  if (count == 2 && strcmp(words[1], "--sums") == 0) {
    printf("polygons %016llx\n", (unsigned long long)polygons());
    printf("rectangles %016llx\n", (unsigned long long)rectangles());
    printf("blurs    %016llx\n", (unsigned long long)blurs());
    return 0;
  }
  int differing = 0;
  for (int i = 1; i < count; i++) differing += !replay_file(words[i]);
  printf("%d frames, %d differ;", count - 1, differing);
  for (int set = CR_SCALAR; set <= CR_NEON; set++) {
    if (cr_available((cr_instruction_set)set)) printf(" %s", names[set]);
  }
  printf("\n");
  return differing > 0 || count < 2;
}
