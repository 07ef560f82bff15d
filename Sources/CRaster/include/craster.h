// Pixel kernels and the band compositor. Pixels are premultiplied RGBA, 8 bits a channel, read
// as little-endian words (alpha in the high byte). Every result is integer arithmetic or plain
// IEEE double arithmetic, so all instruction sets produce the same bytes.
#ifndef CRASTER_H
#define CRASTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cr_canvas.h"
#include "cr_command.h"
#include "cr_instructions.h"
#include "cr_level.h"
#include "cr_mask.h"

// Whether the processor at hand runs a code path.
bool cr_available(cr_instruction_set set);

// Draws rows [y0, y1) of a list of commands over `pixels` (row 0 of the bitmap, `width` pixels a
// row). Returns false only when memory runs out; the rows are then incomplete.
bool cr_draw(
    const cr_command *commands, int32_t count, uint8_t *pixels, int32_t width, int32_t y0,
    int32_t y1, cr_instruction_set set);

// Memory for pixels, `stride` of them a row: `pixels` is where the one at (x0, y0) stands.
typedef struct {
  uint8_t *pixels;
  int32_t stride, x0, y0;
} cr_target;

// The same for pixels [x0, x1) × [y0, y1), for which the target must have memory.
bool cr_draw_part(
    const cr_command *commands, int32_t count, const cr_target *target, int32_t x0, int32_t x1,
    int32_t y0, int32_t y1, cr_instruction_set set);

// The same with every command drawn as far as it reaches, hidden or not: what culling must not
// differ from.
bool cr_draw_unculled(
    const cr_command *commands, int32_t count, const cr_target *target, int32_t x0, int32_t x1,
    int32_t y0, int32_t y1, cr_instruction_set set);

// Whether two commands, of lists that both are in memory, draw the same.
bool cr_same(const cr_command *a, const cr_command *b);

// Whether all `count` pixels have alpha 255.
bool cr_opaque(const uint8_t *pixels, size_t count);

// One pass of a symmetric blur down the columns of a width × height plane, written transposed
// (height × width). weights[0] is the middle tap, weights[k] stands on both sides;
// weights[0] + 2·Σ weights[k] must be 65536. Outside the plane is 0.
void cr_blur_transposed(
    const uint16_t *plane, uint16_t *out, int32_t width, int32_t height, const uint16_t *weights,
    int32_t reach);

// The alpha of pixels, 16 bits each.
void cr_alpha_plane(const uint8_t *pixels, uint16_t *out, size_t count);

// Multiplies pixels with a premultiplied colour, channel by channel.
void cr_multiply(uint8_t *pixels, size_t count, uint32_t factor);

// Has memory that is freed kept for the next picture, up to 64 MB of it.
void cr_keep(void);

// Hands memory that was freed back to the system, where it would be kept otherwise.
void cr_give_back(void);

#endif
