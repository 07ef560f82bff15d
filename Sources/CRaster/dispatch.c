// Which kernels the processor at hand runs.
#include "kernels.h"

#if defined(__x86_64__)
const cr_kernels *cr_kernels_of(cr_instruction_set set) {
  switch (set) {
    case CR_SCALAR:
      return &cr_kernels_scalar;
    case CR_SSE2:
      return &cr_kernels_sse2;
    case CR_AVX2:
      return __builtin_cpu_supports("avx2") ? &cr_kernels_avx2 : NULL;
    case CR_AVX512:
      return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                     __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq")
                 ? &cr_kernels_avx512
                 : NULL;
    default:
      return NULL;
  }
}
#elif defined(__aarch64__)
const cr_kernels *cr_kernels_of(cr_instruction_set set) {
  return set == CR_SCALAR ? &cr_kernels_scalar : set == CR_NEON ? &cr_kernels_neon : NULL;
}
#else
const cr_kernels *cr_kernels_of(cr_instruction_set set) {
  return set == CR_SCALAR ? &cr_kernels_scalar : NULL;
}
#endif

bool cr_available(cr_instruction_set set) { return cr_kernels_of(set) != NULL; }
