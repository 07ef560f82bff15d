// What a frame is made of, once geometry has become device pixels.
#ifndef CR_COMMAND_H
#define CR_COMMAND_H

#include "cr_mask.h"

typedef enum {
  CR_DIRECT = 0,      // picture pixels lie on device pixels
  CR_SEPARABLE = 1,   // axis-aligned scale: one tap per column and one per row
  CR_AFFINE = 2,      // any affine map
  CR_PROJECTIVE = 3,  // any homography
} cr_sampling;

// How positions in a plane become positions in a ramp of colours (a picture one row high).
typedef enum {
  CR_STRAIGHT = 0,  // as they are
  CR_RADIAL = 1,    // distance from the plane's centre
  CR_CONIC = 2,     // angle about it: once around is the whole ramp, from +u towards +v
} cr_bend;

// Pixels and the map from device pixels to them. Sample positions are 24.8 fixed point with
// 0 at the centre of the first texel, clamped to the edge texels; weights are bilinear.
typedef struct {
  const uint8_t *pixels;  // RGBA, or coverage bytes for a shadow
  int32_t width, height;  // RGBA pictures: width ≥ 2, height ≥ 1
  int32_t sampling;       // cr_sampling
  int32_t bend;           // cr_bend; if not straight, positions are in a plane whose centre is
                          // at CR_CENTER, CR_CENTER
  bool unscaled;          // CR_SEPARABLE: columns are one texel apart
  bool nearest;           // CR_AFFINE, CR_PROJECTIVE: the nearest texel alone counts
  // Device pixel that the numbers below count from; for CR_DIRECT where texel (0, 0) lies.
  int32_t origin_x, origin_y;
  const int32_t *columns, *rows;       // CR_SEPARABLE: positions from the origin on
  int64_t u, u_dx, u_dy, v, v_dx, v_dy;  // CR_AFFINE: 32.32 fixed point
  double plane[9];  // CR_PROJECTIVE: rows of (u, v, w) = plane · (x, y, 1), times 256
  // Shadows: the plane of positions is larger than the pixels; columns from `fold_x` on (rows
  // from `fold_y` on) are skipped until only the pixels right of it (below it) remain.
  int32_t full_width, full_height, fold_x, fold_y;
} cr_picture;

// The middle of the largest plane, in 1/256 of its pixels.
enum { CR_CENTER = 1 << 29 };

typedef enum {
  CR_FILL = 0,     // color over the mask
  CR_REPLACE = 1,  // color instead of what was there, ignoring partial coverage
  CR_PICTURE = 2,  // picture over the mask, times alpha
  CR_SHADOW = 3,   // color times a coverage picture; the mask only bounds it
  CR_PUSH = 4,     // begins a layer: what follows up to the partner …
  CR_POP = 5,      // … is drawn, then mixed with what was there by mask × alpha
  CR_SWAP = 6,     // within a layer: what follows is drawn over what was there as well, and mixed
                   // with what the layer had drawn so far instead
} cr_kind;

typedef struct {
  int32_t kind;                // cr_kind
  int32_t partner;             // index of the matching push or pop; of a swap, the push
  int32_t x0, y0, x1, y1;      // device pixels that can change
  uint32_t color;              // premultiplied
  uint8_t alpha;               // 0 … 255: pictures and layers
  bool opaque;                 // wholly covered pixels do not show what was there
  const cr_mask *mask;         // NULL: the whole box
  const cr_picture *picture;
} cr_command;

#endif
