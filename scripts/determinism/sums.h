// What of CRaster is not part of a frame, as sums of what it makes of numbers from a seed.
#ifndef SUMS_H
#define SUMS_H

#include <stddef.h>
#include <stdint.h>

// By cr_instruction_set.
extern const char *const instruction_set_names[];

// A number of 24 bits; the same ones in every run.
uint32_t seeded(void);

// Where sums begin, and one that goes on: FNV-1a.
#define NO_SUM 14695981039346656037u
uint64_t sum(uint64_t so_far, const void *bytes, size_t size);

// Sums of masks, blurs, and whether commands are the same; of drawing by application code.
void print_sums(void);
void print_canvas_sums(void);

#endif
