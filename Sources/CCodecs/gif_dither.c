// Maps pixels to a palette with a pattern dither (Thomas Knoll's scheme): for each colour a
// short list of palette colours is found whose mean is the colour, and a Bayer matrix says
// which of the list a pixel takes. The pattern is fixed to the screen, so what stands still
// does not crawl, and flat surfaces whose colour the palette has stay flat.
#include "internal.h"

enum { MIX = 8, CACHE = 1 << 12, GRID = 16, CELL = 256 / GRID };

// 8×8 thresholds 0...63, each level as far from the earlier ones as can be.
static const uint8_t bayer[8][8] = {
    {0, 32, 8, 40, 2, 34, 10, 42},  {48, 16, 56, 24, 50, 18, 58, 26},
    {12, 44, 4, 36, 14, 46, 6, 38}, {60, 28, 52, 20, 62, 30, 54, 22},
    {3, 35, 11, 43, 1, 33, 9, 41},  {51, 19, 59, 27, 49, 17, 57, 25},
    {15, 47, 7, 39, 13, 45, 5, 37}, {63, 31, 55, 23, 61, 29, 53, 21},
};

// The palette colours that can be nearest to some colour within a cell of a 16³ grid.
typedef struct cell {
  uint16_t count;  // 0: not found out yet
  uint8_t members[256];
} cell;

// The colours that a colour is mixed of, darkest first.
typedef struct mix {
  uint32_t key;  // colour + 1; 0: empty
  uint8_t members[MIX];
} mix;

typedef struct mapper {
  const codecs_gif_palette *palette;
  int luma[256];
  cell cells[GRID * GRID * GRID];
  mix cache[CACHE];
} mapper;

// Squared distances from a palette colour to the nearest and the farthest point of a cell.
static void reach(const uint8_t *rgb, const int corner[3], int *nearest, int *farthest) {
  *nearest = *farthest = 0;
  for (int c = 0; c < 3; c++) {
    int below = corner[c] - rgb[c], above = rgb[c] - (corner[c] + CELL - 1);
    int near = below > 0 ? below : above > 0 ? above : 0;
    int far = -below > -above ? -below : -above;
    *nearest += near * near;
    *farthest += far * far;
  }
}

static void fill_cell(const mapper *mapper, cell *cell, const int corner[3]) {
  const codecs_gif_palette *palette = mapper->palette;
  int nearest[256], farthest, bound = INT32_MAX;
  for (int i = 0; i < palette->count; i++) {
    reach(palette->rgb[i], corner, &nearest[i], &farthest);
    if (farthest < bound) bound = farthest;
  }
  for (int i = 0; i < palette->count; i++) {
    if (nearest[i] <= bound) cell->members[cell->count++] = (uint8_t)i;
  }
}

static cell *cell_for(mapper *mapper, const int rgb[3]) {
  int at[3] = {rgb[0] / CELL, rgb[1] / CELL, rgb[2] / CELL};
  cell *cell = &mapper->cells[(at[0] * GRID + at[1]) * GRID + at[2]];
  if (cell->count == 0) {
    int corner[3] = {at[0] * CELL, at[1] * CELL, at[2] * CELL};
    fill_cell(mapper, cell, corner);
  }
  return cell;
}

static int nearest(mapper *mapper, const int rgb[3]) {
  const cell *cell = cell_for(mapper, rgb);
  int best = cell->members[0], least = INT32_MAX;
  for (int i = 0; i < cell->count; i++) {
    const uint8_t *other = mapper->palette->rgb[cell->members[i]];
    int dr = other[0] - rgb[0], dg = other[1] - rgb[1], db = other[2] - rgb[2];
    int distance = dr * dr + dg * dg + db * db;
    if (distance >= least) continue;
    least = distance;
    best = cell->members[i];
  }
  return best;
}

// Each choice aims at the colour plus half of what the earlier choices lack: the whole of it
// would reach for far-off colours where the palette is thin.
static void find_mix(mapper *mapper, const uint8_t *color, mix *mix) {
  int lack[3] = {0};
  for (int i = 0; i < MIX; i++) {
    int aim[3];
    for (int c = 0; c < 3; c++) {
      int value = color[c] + lack[c] / 2;
      aim[c] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
    int choice = nearest(mapper, aim);
    int at = i;
    while (at > 0 && mapper->luma[mix->members[at - 1]] > mapper->luma[choice]) {
      mix->members[at] = mix->members[at - 1];
      at--;
    }
    mix->members[at] = (uint8_t)choice;
    for (int c = 0; c < 3; c++) lack[c] += color[c] - mapper->palette->rgb[choice][c];
  }
}

static const mix *mix_for(mapper *mapper, const uint8_t *color) {
  uint32_t key = ((uint32_t)color[0] << 16 | (uint32_t)color[1] << 8 | color[2]) + 1;
  mix *mix = &mapper->cache[(key * 2654435761u) >> 20];
  if (mix->key != key) {
    mix->key = key;
    find_mix(mapper, color, mix);
  }
  return mix;
}

static uint8_t index_for(mapper *mapper, const uint8_t *color, uint32_t x, uint32_t y, int dither) {
  if (dither) return mix_for(mapper, color)->members[bayer[y & 7][x & 7] * MIX / 64];
  int rgb[3] = {color[0], color[1], color[2]};
  return (uint8_t)nearest(mapper, rgb);
}

int codecs_gif_map(const uint8_t *rgba, const uint8_t *mask, codecs_gif_area area,
                   const codecs_gif_palette *palette, int dither, uint8_t transparent_index,
                   uint8_t *indices) {
  mapper *mapper = calloc(1, sizeof *mapper);
  if (!mapper) return CODECS_MEMORY;
  mapper->palette = palette;
  for (int i = 0; i < palette->count; i++) {
    const uint8_t *rgb = palette->rgb[i];
    mapper->luma[i] = 2126 * rgb[0] + 7152 * rgb[1] + 722 * rgb[2];
  }
  for (uint32_t y = 0; y < area.height; y++) {
    for (uint32_t x = 0; x < area.width; x++) {
      size_t i = (size_t)y * area.width + x;
      indices[i] = mask && !mask[i]
                       ? transparent_index
                       : index_for(mapper, rgba + 4 * i, area.left + x, area.top + y, dither);
    }
  }
  free(mapper);
  return CODECS_OK;
}
