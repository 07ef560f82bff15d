// The kernels with the 128-bit vectors that every aarch64 has.
#include "kernels.h"

#if defined(__aarch64__)

#pragma STDC FP_CONTRACT OFF

#define CR_BYTES 16
#define CR_TABLE cr_kernels_neon
#include "kernels/all.h"
#endif
