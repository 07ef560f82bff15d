// Memory that was let go: kept for a while, or back to the system.
#include "include/craster.h"

#if defined(__GLIBC__)
#include <malloc.h>

enum {
  LARGEST_KEPT = 32 << 20,  // a frame of three pixels a point is 12 MB
  MOST_KEPT = 64 << 20,
};

void cr_keep(void) {
  mallopt(M_MMAP_THRESHOLD, LARGEST_KEPT);
  mallopt(M_TRIM_THRESHOLD, MOST_KEPT);
}

void cr_give_back(void) { malloc_trim(0); }
#else
void cr_keep(void) {}

void cr_give_back(void) {}
#endif
