// The kernels with 256-bit vectors.
#include "kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>

#pragma STDC FP_CONTRACT OFF

#define CR_BYTES 32
#define CR_TABLE cr_kernels_avx2
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#include "kernels/all.h"
#pragma clang attribute pop
#endif
