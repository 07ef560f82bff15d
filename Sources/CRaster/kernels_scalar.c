// The kernels one pixel at a time, for any processor.
#include "kernels.h"

#pragma STDC FP_CONTRACT OFF

#define CR_BYTES 4
#define CR_TABLE cr_kernels_scalar
#include "kernels/all.h"
