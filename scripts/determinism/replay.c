// Replays frames that the tests recorded, on the processor at hand, with every instruction set it
// has, and compares the pixels with those that were recorded; or prints the sums of sums.h.
//
//   replay FRAMES…     one line a file; exit code 1 when any differs
//   replay --sums      one line a sum
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "craster.h"
#include "sums.h"

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
  p->nearest = number(r) != 0;
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

const char *const instruction_set_names[] = {"scalar", "sse2", "avx2", "avx512", "neon"};

// Neither a band's height nor a vector's width.
enum { TILE = 37 };

// Draws with one instruction set, whole, with nothing culled, and tile by tile; says whether the
// pixels are the recorded ones each time.
static int draws_the_same(
    const cr_command *commands, int32_t count, int32_t width, int32_t height,
    const uint8_t *expected, cr_instruction_set set, const char *file) {
  size_t size = 4 * (size_t)width * (size_t)height;
  uint8_t *pixels = calloc(size + 64, 1);
  int same = cr_draw(commands, count, pixels, width, 0, height, set)
      && memcmp(pixels, expected, size) == 0;
  memset(pixels, 0, size);
  cr_target target = {pixels, width, 0, 0};
  same = same && cr_draw_unculled(commands, count, &target, 0, width, 0, height, set)
      && memcmp(pixels, expected, size) == 0;
  memset(pixels, 0, size);
  for (int32_t y = 0; y < height; y += TILE) {
    for (int32_t x = 0; x < width; x += TILE) {
      int32_t right = x + TILE < width ? x + TILE : width;
      int32_t bottom = y + TILE < height ? y + TILE : height;
      same = same && cr_draw_part(commands, count, &target, x, right, y, bottom, set);
    }
  }
  same = same && memcmp(pixels, expected, size) == 0;
  if (!same) printf("%s: %s DIFFERS\n", file, instruction_set_names[set]);
  free(pixels);
  return same;
}

static int replay(const char *file, uint8_t *bytes, size_t size) {
  reader r = {bytes, bytes + size};
  if (memcmp(take(&r, 4), "RHF2", 4) != 0) return 0;
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

int main(int count, char **words) {
  if (count == 2 && strcmp(words[1], "--sums") == 0) {
    print_sums();
    return 0;
  }
  int differing = 0;
  for (int i = 1; i < count; i++) differing += !replay_file(words[i]);
  printf("%d frames, %d differ;", count - 1, differing);
  for (int set = CR_SCALAR; set <= CR_NEON; set++) {
    if (cr_available((cr_instruction_set)set)) printf(" %s", instruction_set_names[set]);
  }
  printf("\n");
  return differing > 0 || count < 2;
}
