#pragma once
#include <fribidi/fribidi.h>
#include <stdlib.h>

// Embedding levels of one paragraph of n > 0 characters, by UAX #9 up to rule I2.
// base: 0 left to right, 1 right to left, -1 by the first strong character.
// Returns the paragraph's own level, or -1 without memory.
static inline int cfb_levels(const uint32_t *text, int n, int base, int8_t *levels) {
  FriBidiCharType *types = malloc((size_t)n * sizeof *types);
  FriBidiBracketType *brackets = malloc((size_t)n * sizeof *brackets);
  FriBidiParType direction =
      base < 0 ? FRIBIDI_PAR_ON : base == 0 ? FRIBIDI_PAR_LTR : FRIBIDI_PAR_RTL;
  int found = 0;
  if (types && brackets) {
    fribidi_get_bidi_types(text, n, types);
    fribidi_get_bracket_types(text, n, types, brackets);
    found = fribidi_get_par_embedding_levels_ex(types, brackets, n, &direction, levels);
  }
  free(types);
  free(brackets);
  return found == 0 ? -1 : FRIBIDI_IS_RTL(direction) ? 1 : 0;
}
