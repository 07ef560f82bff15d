// Draws commands band by band.
#include <stdlib.h>

#include "band.h"
#include "covers.h"
#include "rows.h"

static bool paint_fill(
    cr_band *band, const cr_command *command, int32_t x, int32_t y, int32_t n,
    const uint8_t *mask) {
  uint8_t *dst = cr_pixel(band, x, y);
  if (command->kind == CR_REPLACE || (mask == NULL && command->opaque)) {
    band->kernels->fill(dst, (size_t)n, command->color);
  } else if (mask == NULL) {
    band->kernels->over_color(dst, (size_t)n, command->color);
  } else {
    band->kernels->over_color_mask(dst, mask, (size_t)n, command->color);
  }
  return true;
}

// Draws the pixels [x0, x1) of every row, as far as mask and layers let them.
static bool paint(
    cr_band *band, const cr_command *command, int32_t x0, int32_t x1, cr_painter *painter) {
  if (x0 >= x1) return true;
  int32_t y0 = cr_max(band->y0, command->y0), y1 = cr_min(band->y1, command->y1);
  cr_rows rows = cr_rows_from(command, y0);
  for (int32_t y = y0; y < y1; y++) {
    int32_t low = cr_max(x0, band->low[y - band->y0]);
    int32_t high = cr_min(x1, band->high[y - band->y0]);
    const cr_span *spans;
    int32_t count = cr_rows_at(&rows, y, &spans);
    for (int32_t s = 0; s < count && spans[s].x0 < high; s++) {
      int32_t a = cr_max(spans[s].x0, low), b = cr_min(spans[s].x1, high);
      if (a >= b) continue;
      const uint8_t *mask =
          spans[s].offset < 0 ? NULL : command->mask->bytes + spans[s].offset + (a - spans[s].x0);
      if (!painter(band, command, a, y, b - a, mask)) return false;
    }
  }
  return true;
}

// Whether places in the picture have no order that the processor could guess.
static bool is_scattered(const cr_command *command) {
  return command->kind == CR_PICTURE && command->picture->sampling >= CR_AFFINE;
}

static bool paint_strips(
    cr_band *band, const cr_command *command, int32_t x0, int32_t x1, cr_painter *painter) {
  if (!is_scattered(command)) return paint(band, command, x0, x1, painter);
  for (int32_t x = x0, end; x < x1; x = end) {
    end = cr_min(x1, cr_strip(x) + STRIP);
    if (!paint(band, command, x, end, painter)) return false;
  }
  return true;
}

static cr_painter *painter_of(const cr_command *command) {
  switch (command->kind) {
    case CR_PICTURE:
      return cr_paint_picture;
    case CR_SHADOW:
      return cr_paint_shadow;
    default:
      return paint_fill;
  }
}

static bool draw_band(cr_band *band) {
  cr_plan(band);
  for (int32_t i = 0; i < BAND_ROWS; i++) {
    band->low[i] = band->x0;
    band->high[i] = band->x1;
  }
  for (int32_t i = 0; i < band->count; i++) {
    const cr_command *command = &band->commands[i];
    cr_shown shown = band->shown[i];
    if (command->kind == CR_POP) {
      cr_pop(band, &band->commands[command->partner]);
    } else if (command->kind == CR_SWAP) {
      cr_swap(band, &band->commands[command->partner]);
    } else if (command->kind == CR_PUSH) {
      if (shown.x0 >= shown.x1) {
        i = command->partner;
      } else if (!cr_push(band, command, shown)) {
        return false;
      }
    } else {
      cr_painter *painter = painter_of(command);
      if (!paint_strips(band, command, shown.x0, shown.x1, painter)) return false;
      if (!paint_strips(band, command, shown.x2, shown.x3, painter)) return false;
    }
  }
  return true;
}

static int32_t deepest(const cr_command *commands, int32_t count) {
  int32_t depth = 0, most = 0;
  for (int32_t i = 0; i < count; i++) {
    if (commands[i].kind == CR_PUSH) depth++;
    if (commands[i].kind == CR_POP) depth--;
    most = cr_max(most, depth);
  }
  return most;
}

// What nested layers may save, in bytes, before bands become lower.
static const int64_t SAVED_LIMIT = (int64_t)32 << 20;

static bool draw(
    const cr_command *commands, int32_t count, const cr_target *target, int32_t x0, int32_t x1,
    int32_t y0, int32_t y1, cr_instruction_set set, bool culls);

bool cr_draw(
    const cr_command *commands, int32_t count, uint8_t *pixels, int32_t width, int32_t y0,
    int32_t y1, cr_instruction_set set) {
  cr_target target = {.pixels = pixels, .stride = width};
  return draw(commands, count, &target, 0, width, y0, y1, set, true);
}

bool cr_draw_part(
    const cr_command *commands, int32_t count, const cr_target *target, int32_t x0, int32_t x1,
    int32_t y0, int32_t y1, cr_instruction_set set) {
  return draw(commands, count, target, x0, x1, y0, y1, set, true);
}

bool cr_draw_unculled(
    const cr_command *commands, int32_t count, const cr_target *target, int32_t x0, int32_t x1,
    int32_t y0, int32_t y1, cr_instruction_set set) {
  return draw(commands, count, target, x0, x1, y0, y1, set, false);
}

static bool draw(
    const cr_command *commands, int32_t count, const cr_target *target, int32_t x0, int32_t x1,
    int32_t y0, int32_t y1, cr_instruction_set set, bool culls) {
  const cr_kernels *kernels = cr_kernels_of(set);
  if (kernels == NULL || x0 >= x1 || y0 >= y1 || count == 0) return kernels != NULL;
  int32_t depth = deepest(commands, count);
  int64_t row = 4 * (int64_t)(x1 - x0) * (depth + 1);
  int32_t height = row * BAND_ROWS <= SAVED_LIMIT ? BAND_ROWS
                                                  : cr_max(1, (int32_t)(SAVED_LIMIT / row));
  cr_band band = {.kernels = kernels, .commands = commands, .count = count, .target = *target};
  band.culls = culls;
  band.x0 = x0;
  band.x1 = x1;
  band.along.picture = NULL;
  band.shown = malloc((size_t)count * sizeof(cr_shown));
  band.covers = malloc(((size_t)depth + 1) * sizeof(cr_covers));
  band.cover.bytes = malloc((size_t)(x1 - x0));
  bool well = band.shown != NULL && band.covers != NULL && band.cover.bytes != NULL;
  for (int32_t y = y0; y < y1 && well; y += height) {
    band.y0 = y;
    band.y1 = cr_min(y1, y + height);
    band.way.picture = NULL;
    well = draw_band(&band);
  }
  free(band.shown);
  free(band.covers);
  free(band.saved);
  free(band.row);
  free(band.cover.bytes);
  return well;
}
