// Plain loops that the compiler makes vectors of: compiled twice where the processor may have wider
// ones, and chosen when the program starts. Integers only: the outcome is the same.
#ifndef CR_WIDE_H
#define CR_WIDE_H

// The thread sanitizer has not begun yet when it is chosen.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define CR_ONE_WIDTH
#endif
#endif

#if defined(__x86_64__) && defined(__linux__) && !defined(CR_ONE_WIDTH)
#define CR_WIDE __attribute__((target_clones("avx2", "default")))
#else
#define CR_WIDE
#endif

#endif
