// Which kernels are to run.
#ifndef CR_INSTRUCTIONS_H
#define CR_INSTRUCTIONS_H

// The code paths that can be compiled; which of them can run here depends on the processor.
typedef enum {
  CR_SCALAR = 0,
  CR_SSE2 = 1,
  CR_AVX2 = 2,
  CR_AVX512 = 3,
  CR_NEON = 4,
} cr_instruction_set;

#endif
