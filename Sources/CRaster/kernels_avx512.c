// The kernels with 512-bit vectors.
#include "kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>

#pragma STDC FP_CONTRACT OFF

#define CR_BYTES 64
#define CR_TABLE cr_kernels_avx512
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl,avx512dq"))), apply_to = function)
#include "kernels/all.h"
#pragma clang attribute pop
#endif
