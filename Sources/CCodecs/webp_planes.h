// Pixels to the planes that lossy WebP compresses. Shared by the C files of this folder only.
#pragma once
#include "internal.h"

// Luma for each pixel, chroma for each square of four; strides count bytes.
typedef struct codecs_planes {
  uint8_t *y, *u, *v;
  size_t y_stride, uv_stride;
} codecs_planes;

// Premultiplied pixels to planes: BT.601, limited range. What is seen in part counts for as much as it is
// seen; what is not seen at all takes after its neighbours. Returns 0 where there is no memory.
int codecs_fill_planes(const uint8_t *rgba, codecs_size size, codecs_planes planes);
