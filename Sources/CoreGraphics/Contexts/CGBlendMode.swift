import Raster

/// How what is drawn combines with what is there.
///
/// Integer arithmetic on premultiplied sRGB bytes, after the PDF reference and Porter and Duff.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter

  var blend: BlendMode { BlendMode(rawValue: rawValue) ?? .normal }
}

/// How open ends of a line look.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square

  var cap: RenderNode.Shape.Cap { [.butt, .round, .square][Int(rawValue)] }
}

/// How corners of a line look.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel

  var join: RenderNode.Shape.Join { [.miter, .round, .bevel][Int(rawValue)] }
}

/// How pictures are enlarged: `none` by nearest pixels, all others bilinearly; when shrunk, all
/// but `none` average what falls on a pixel.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}

/// What `drawPath(using:)` does with a path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
