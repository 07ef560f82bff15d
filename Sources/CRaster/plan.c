// What of each command shows in a band: commands are looked at from the top one down, and what
// opaque ones cover is taken from those below. Culling never changes a byte.
#include "band.h"
#include "covers.h"
#include "rows.h"

static const cr_shown hidden = {0, 0, 0, 0};

// The widest stretch of whole coverage in one row.
static cr_interval widest_solid(const cr_span *spans, int32_t count) {
  cr_interval widest = {0, 0};
  for (int32_t s = 0; s < count; s++) {
    if (spans[s].offset < 0 && spans[s].x1 - spans[s].x0 > widest.x1 - widest.x0) {
      widest = (cr_interval){spans[s].x0, spans[s].x1};
    }
  }
  return widest;
}

// Columns that the command covers wholly in every row of the band.
static cr_interval solid_columns(const cr_band *band, const cr_command *command) {
  cr_interval solid = {command->x0, command->x1};
  if (command->y0 > band->y0 || command->y1 < band->y1) return (cr_interval){0, 0};
  if (command->mask == NULL) return solid;
  cr_rows rows = cr_rows_from(command, band->y0);
  for (int32_t y = band->y0; y < band->y1 && solid.x0 < solid.x1; y++) {
    const cr_span *spans;
    int32_t count = cr_rows_at(&rows, y, &spans);
    cr_interval row = widest_solid(spans, count);
    solid.x0 = cr_max(solid.x0, row.x0);
    solid.x1 = cr_min(solid.x1, row.x1);
  }
  return solid;
}

// A hole must be this wide to be worth drawing in two pieces.
enum { LEAST_HOLE = 48 };

static cr_shown shown_of(
    const cr_band *band, const cr_command *command, const cr_covers *covers) {
  if (command->y1 <= band->y0 || command->y0 >= band->y1) return hidden;
  cr_interval rest = {cr_max(command->x0, band->x0), cr_min(command->x1, band->x1)};
  rest = cr_covers_trim(covers, rest);
  if (rest.x0 >= rest.x1) return hidden;
  cr_interval hole = cr_covers_widest(covers, rest);
  bool layer = command->kind == CR_PUSH || command->kind == CR_POP;
  if (layer || hole.x1 - hole.x0 < LEAST_HOLE) return (cr_shown){rest.x0, rest.x1, 0, 0};
  return (cr_shown){rest.x0, hole.x0, hole.x1, rest.x1};
}

// Leaving a layer downwards: what is covered inside it counts outside only where the layer is
// whole itself, and not at all when it is translucent.
static void leave(const cr_band *band, const cr_command *push, cr_covers *outer) {
  if (push->alpha < 255) return;
  const cr_covers *inner = outer + 1;
  cr_interval solid = solid_columns(band, push);
  for (int32_t i = 0; i < inner->count; i++) {
    cr_interval cover = inner->intervals[i];
    cr_covers_add(outer, cr_max(cover.x0, solid.x0), cr_min(cover.x1, solid.x1));
  }
}

void cr_plan(cr_band *band) {
  cr_covers *covers = band->covers;
  covers->count = 0;
  for (int32_t i = band->count - 1; i >= 0; i--) {
    const cr_command *command = &band->commands[i];
    if (command->kind == CR_PUSH) {
      leave(band, command, --covers);
      continue;
    }
    if (command->kind == CR_SWAP) {
      // What the second look hides of the ground is there for the first.
      covers[0] = covers[-1];
      continue;
    }
    cr_shown shown = shown_of(band, command, covers);
    band->shown[i] = shown;
    if (command->kind == CR_POP) {
      band->shown[command->partner] = shown;
      if (shown.x0 >= shown.x1) {
        i = command->partner;
      } else {
        covers[1] = covers[0];
        covers++;
      }
    } else if (band->culls && command->opaque && shown.x0 < shown.x1) {
      cr_interval solid = solid_columns(band, command);
      cr_covers_add(covers, solid.x0, solid.x1);
    }
  }
}
