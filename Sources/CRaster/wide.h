// Plain loops that the compiler makes vectors of: compiled twice where the processor may have wider
// ones, and chosen when the program starts. Integers only: the outcome is the same.
#ifndef CR_WIDE_H
#define CR_WIDE_H

#if defined(__x86_64__) && defined(__linux__)
#define CR_WIDE __attribute__((target_clones("avx2", "default")))
#else
#define CR_WIDE
#endif

#endif
