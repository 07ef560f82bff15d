"""Rounds the corners of a font's letters, as a pen with a round nib would leave them.

Every corner that points out of the ink is cut off half a stem before it, and a curve is laid
through what was cut; corners that point into the ink stay. So ends of strokes become half discs,
and widths, weights and kerning stay those of the font.
"""
import math

from booleanOperations import union
from fontTools.misc.bezierTools import (
  approximateCubicArcLength, splitCubicAtT)
from fontTools.pens.basePen import BasePen
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen

SHARPEST = math.radians(30)  # what turns less is no corner


class Cubics(BasePen):
  """Contours as lists of cubic curves; lines are curves too."""

  def __init__(self):
    super().__init__(None)
    self.contours = []

  def _moveTo(self, p):
    self.contours.append([])
    self.start = self.at = p

  def _lineTo(self, p):
    if p != self.at:
      self._curveToOne(between(self.at, p, 1 / 3), between(self.at, p, 2 / 3), p)

  def _curveToOne(self, a, b, p):
    self.contours[-1].append((self.at, a, b, p))
    self.at = p

  def _closePath(self):
    self._lineTo(self.start)


class Contour:
  """A contour as booleanOperations reads one."""

  def __init__(self, curves):
    self.curves = curves

  def __len__(self):
    return len(self.curves)

  def drawPoints(self, pen):
    pen.beginPath()
    for curve in self.curves:
      if is_line(curve):
        pen.addPoint(curve[3], "line")
        continue
      pen.addPoint(curve[1])
      pen.addPoint(curve[2])
      pen.addPoint(curve[3], "curve")
    pen.endPath()


class Joined:
  """What booleanOperations writes, as contours of cubic curves."""

  def __init__(self):
    self.contours = []

  def beginPath(self, **_):
    self.points = []

  def addPoint(self, at, segmentType=None, **_):
    self.points.append((at, segmentType))

  def endPath(self, **_):
    first = next(i for i, p in enumerate(self.points) if p[1])
    points = self.points[first + 1:] + self.points[:first + 1]
    pen = Cubics()
    pen.moveTo(self.points[first][0])
    handles = []
    for at, kind in points:
      if kind is None:
        handles.append(at)
      elif handles:
        pen.curveTo(*handles, at)
        handles = []
      else:
        pen.lineTo(at)
    pen.closePath()
    self.contours += [c for c in pen.contours if c]


def between(a, b, t):
  return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def cross(a, b):
  return a[0] * b[1] - a[1] * b[0]


def is_line(curve):
  a, b = curve[0], curve[3]
  whole = (b[0] - a[0], b[1] - a[1])
  return all(
    abs(cross(whole, (p[0] - a[0], p[1] - a[1]))) < 1e-3 * max(1, math.hypot(*whole))
    for p in curve[1:3])


def direction(curve, at_end):
  """The unit vector along which a curve arrives or leaves."""
  points = list(reversed(curve)) if at_end else list(curve)
  for p in points[1:]:
    d = (p[0] - points[0][0], p[1] - points[0][1])
    length = math.hypot(*d)
    if length > 1e-6:
      return (-d[0] / length, -d[1] / length) if at_end else (d[0] / length, d[1] / length)
  return (1, 0)


def length_of(curve):
  return approximateCubicArcLength(*curve)


def turn(before, after):
  """Radians to the left that the pen turns between two curves."""
  a, b = direction(before, True), direction(after, False)
  return math.atan2(cross(a, b), a[0] * b[0] + a[1] * b[1])


def area(curves):
  return sum(cross(c[0], c[3]) for c in curves) / 2


def cut(curve, head, tail):
  """A curve without so many units at its beginning and its end."""
  whole = length_of(curve)
  if whole < 1e-6:
    return curve
  low, high = share(curve, head, whole), 1 - share(curve[::-1], tail, whole)
  pieces = splitCubicAtT(*curve, *[t for t in (low, high) if 0 < t < 1])
  return pieces[1 if low > 0 else 0]


def share(curve, wanted, whole):
  """The parameter up to which a curve is so long."""
  if wanted <= 0:
    return 0
  low, high = 0.0, 1.0
  for _ in range(30):
    middle = (low + high) / 2
    if length_of(splitCubicAtT(*curve, middle)[0]) < wanted:
      low = middle
    else:
      high = middle
  return low


def rounded(curves, radius, sign):
  """A contour whose corners out of the ink are round.

  sign: of turns that point out of the ink.
  """
  count = len(curves)
  angles = [turn(curves[i - 1], c) for i, c in enumerate(curves)]
  is_corner = [sign * angle >= SHARPEST for angle in angles]

  def room(i, far):
    """How much of a curve one of its corners may take; far: its other end."""
    return length_of(curves[i]) * (0.5 if is_corner[far % count] else 0.96)

  cuts = []
  for i in range(count):
    angle = abs(angles[i])
    reach = radius * min(max(math.tan(min(angle, 3) / 2), 0.5), 1.4)
    cuts.append((min(reach, room(i - 1, i - 1), room(i, i + 1)) if is_corner[i] else 0, angle))
  pieces = [cut(c, cuts[i][0], cuts[(i + 1) % count][0]) for i, c in enumerate(curves)]
  result = []
  for i, piece in enumerate(pieces):
    reach, angle = cuts[i]
    if reach > 0:
      result.append(bridge(pieces[i - 1][3], curves[i][0], piece[0], angle))
    result.append(piece)
  return result


def bridge(start, corner, end, angle):
  """The curve over a corner that was cut off."""
  k = 4 / 3 * math.tan(angle / 4) / math.tan(angle / 2)
  return (start, between(start, corner, k), between(end, corner, k), end)


def round_glyph(glyph_set, name, radius):
  """The glyph with round corners, as quadratic curves."""
  pen = Cubics()
  glyph_set[name].draw(pen)
  contours = [c for c in pen.contours if c]
  if len(contours) > 1:
    joined = Joined()
    union([Contour(c) for c in contours], joined)
    contours = joined.contours
  largest = max(contours, key=lambda c: abs(area(c)))
  sign = 1 if area(largest) > 0 else -1
  out = TTGlyphPen(None)
  quadratic = Cu2QuPen(out, max_err=2.5, reverse_direction=sign > 0)
  for curves in contours:
    curves = rounded(curves, radius, sign)
    quadratic.moveTo(curves[0][0])
    for curve in curves:
      if is_line(curve):
        quadratic.lineTo(curve[3])
      else:
        quadratic.curveTo(*curve[1:])
    quadratic.closePath()
  return out.glyph()


def stem(font):
  """How wide an l is drawn."""
  glyph = font["glyf"][font.getBestCmap()[ord("l")]]
  return glyph.xMax - glyph.xMin


def round_font(font):
  """Rounds all glyphs that are no composites of others."""
  glyf, glyph_set = font["glyf"], font.getGlyphSet()
  radius = stem(font) * 0.5
  simple = [
    n for n in font.getGlyphOrder() if glyf[n].numberOfContours > 0 and n != ".notdef"]
  new = {name: round_glyph(glyph_set, name, radius) for name in simple}
  for name, glyph in new.items():
    glyf[name] = glyph
