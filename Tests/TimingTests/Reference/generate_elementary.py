#!/usr/bin/env python3
"""Writes elementary.tsv: correctly rounded values of the elementary functions (mpmath).

Columns: function, argument bits (two for atan2, comma between), result bits; all hexadecimal.
Arguments: ends, powers of two, multiples of pi/4, values near poles and zeros, and 60 seeded ones.
"""
import os, random, struct, sys
import mpmath as mp

mp.mp.prec = 2400  # sin(1.8e308) needs 1024 bits for its argument alone


def bits(x): return struct.unpack(">Q", struct.pack(">d", x))[0]
def double(b): return struct.unpack(">d", struct.pack(">Q", b))[0]
def rounded(v):
    """mpmath to double, rounded once, subnormals included."""
    if v == 0: return 0.0
    e = max(int(mp.floor(mp.log(abs(v), 2))), -1022) - 52
    n = int(mp.nint(v * mp.mpf(2) ** (-e)))
    try: return float(mp.ldexp(n, e)) if abs(n) < 2 ** 54 and e + 53 <= 1024 else float(n) * 2.0 ** e
    except OverflowError: return float("inf") if n > 0 else float("-inf")


random.seed(20240611)
def spread(lo, hi, n, signed=True):
    for _ in range(n):
        x = 2 ** random.uniform(lo, hi)
        yield -x if signed and random.random() < .5 else x


ANGLES = [float(k * mp.pi / 4) for k in range(-9, 10) if k] + [355.0, 1e5, 1e15, 1e22, 2.0 ** 1023, 1.7976931348623157e308,
    6381956970095103 * 2.0 ** 797, 5e-324, 1e-300, 2.0 ** -27, 0.785398163397448, 0.7853981633974484]
COUNT = int(sys.argv[1]) if len(sys.argv) > 1 else 60
TABLES = {
    "exp": (mp.exp, [-745.1, -708.5, -744.0, 709.78, 1.0, -1.0, 0.34657359027997264, 1e-20, 5e-324] + list(spread(-30, 9.4, COUNT))),
    "expm1": (mp.expm1, [-37.0, -0.34657359027997264, 0.34657359027997264, 0.35, -0.35, -0.7, 709.0, 1e-20, 5e-324] + list(spread(-30, 6, COUNT))),
    "log": (mp.log, [5e-324, 2.2e-308, 1.7976931348623157e308, 0.9999999999999999, 1.0000000000000002, 0.7071067811865475, 0.7071067811865476,
                     1.4142135623730951, 1.4142135623730949, 2.0, 10.0] + list(spread(-3, 3, COUNT, False)) + list(spread(-1000, 1000, COUNT // 3, False))),
    "sin": (mp.sin, ANGLES + list(spread(-10, 10, COUNT)) + list(spread(10, 1023, COUNT // 3))),
    "cos": (mp.cos, ANGLES + list(spread(-10, 10, COUNT)) + list(spread(10, 1023, COUNT // 3))),
    "tan": (mp.tan, ANGLES[:-10] + list(spread(-10, 10, COUNT))),
    "acos": (mp.acos, [1.0, -1.0, 0.5, -0.5, 1e-20, 0.9999999999999999, -0.9999999999999999, 0.7071067811865476, 1e-300] +
             [1 - x for x in spread(-50, -1, COUNT // 2, False)] + list(spread(-20, 0, COUNT))),
}
PAIRS = [(1.0, 1.0), (5e-324, 1.0), (5e-324, 5e-324), (5e-324, -1e308), (1e308, 1e308), (1e308, -1e308), (1e-308, 1e308), (3e-320, 7e-322), (0.25, 1.0), (0.2499999, 1.0), (1.0, 0.5)]
PAIRS += [(a * s, b * t) for (a, b), s, t in zip(zip(spread(-12, 3, COUNT), spread(-5, 5, COUNT)), (1, -1) * COUNT, (1, 1, -1, -1) * COUNT)]

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "elementary.tsv"), "w") as out:
    for name, (function, arguments) in TABLES.items():
        for x in arguments:
            out.write(f"{name}\t{bits(x):016x}\t{bits(rounded(function(mp.mpf(x)))):016x}\n")
    for y, x in PAIRS:
        out.write(f"atan2\t{bits(y):016x},{bits(x):016x}\t{bits(rounded(mp.atan2(mp.mpf(y), mp.mpf(x)))):016x}\n")
