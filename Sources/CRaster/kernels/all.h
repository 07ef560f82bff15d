// Every kernel, for the CR_BYTES and CR_TABLE of one instruction set.
#include "vector.h"

#include "blend.h"
#include "map.h"
#include "place.h"
#include "sample.h"
#include "shadow.h"
#include "blur.h"
#include "table.h"
