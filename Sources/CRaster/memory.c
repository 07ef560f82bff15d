// Memory that was let go, back to the system.
#include "include/craster.h"

#if defined(__GLIBC__)
#include <malloc.h>

void cr_give_back(void) { malloc_trim(0); }
#else
void cr_give_back(void) {}
#endif
