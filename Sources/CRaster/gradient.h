#ifndef CR_GRADIENT_H
#define CR_GRADIENT_H

// The angle of (x, y) as a fraction of a turn, 0 … 1, from +x towards +y; within 2·10^-7.
double cr_turn_of(double x, double y);

#endif
