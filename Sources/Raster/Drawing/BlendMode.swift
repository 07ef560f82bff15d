import CRaster

/// How what is drawn combines with what is there, numbered as CGBlendMode is. The formulas are
/// those of Porter and Duff and of the PDF reference, in integers.
package enum BlendMode: Int32, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter

  /// Whether a source that is transparent still changes what it covers.
  var looksAtCoverage: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
