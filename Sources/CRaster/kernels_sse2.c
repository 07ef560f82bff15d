// The kernels with the 128-bit vectors that every x86-64 has.
#include "kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>

#pragma STDC FP_CONTRACT OFF

#define CR_BYTES 16
#define CR_TABLE cr_kernels_sse2
#include "kernels/all.h"
#endif
