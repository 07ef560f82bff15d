import CoreGraphics

// How the pixels of contents are looked at, and edges drawn.
extension CALayer {
  /// What shows between the pixels of contents that are enlarged. Default linear; `trilinear` is the
  /// same, as for Core Animation. Other names are reported.
  public var magnificationFilter: CALayerContentsFilter {
    get { properties.special.magnificationFilter }
    set {
      newValue.reportIfUnknown("magnificationFilter")
      change("magnificationFilter", \.special.magnificationFilter, to: newValue)
    }
  }

  /// What shows of contents that are shrunk. Default linear. `trilinear` looks at smaller copies of
  /// the picture, each half the size of the last. Other names are reported.
  public var minificationFilter: CALayerContentsFilter {
    get { properties.special.minificationFilter }
    set {
      newValue.reportIfUnknown("minificationFilter")
      change("minificationFilter", \.special.minificationFilter, to: newValue)
    }
  }

  /// Which of the smaller copies `trilinear` prefers. Default 0; anything else is reported.
  public var minificationFilterBias: Float {
    get { drawing.hints.minificationFilterBias }
    set {
      drawing.hints.minificationFilterBias = newValue
      if newValue != 0 { Unsupported.report("CALayer.minificationFilterBias \(newValue)") }
    }
  }

  /// Whether edges that lie between pixels are drawn smooth. Default false, as in apps whose
  /// Info.plist does not say otherwise (F5.8.9). They are always smooth here.
  public var allowsEdgeAntialiasing: Bool {
    get { drawing.hints.allowsEdgeAntialiasing }
    set { drawing.hints.allowsEdgeAntialiasing = newValue }
  }

  /// Which edges that concerns. Default all. All are always smooth here: leaving any out is
  /// reported.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { drawing.hints.edgeAntialiasingMask }
    set {
      drawing.hints.edgeAntialiasingMask = newValue
      if newValue != .all { Unsupported.report("CALayer.edgeAntialiasingMask") }
    }
  }

  /// Whether `draw(in:)` only notes what is drawn, for another thread to draw it. Default false. The
  /// pixels are the same, and nothing depends on it here.
  public var drawsAsynchronously: Bool {
    get { drawing.hints.drawsAsynchronously }
    set { drawing.hints.drawsAsynchronously = newValue }
  }
}

/// Wishes that are kept, and change nothing that is drawn.
struct DrawingHints {
  var minificationFilterBias: Float = 0
  var allowsEdgeAntialiasing = false
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var drawsAsynchronously = false
}

/// How the pixels of contents become those of the screen.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel of the contents.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// A mixture of the four around.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The same, of smaller copies where the contents are shrunk.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

  fileprivate func reportIfUnknown(_ property: String) {
    if ![.nearest, .linear, .trilinear].contains(self) {
      Unsupported.report("CALayer.\(property) \(rawValue)")
    }
  }
}

/// A set of edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

  static let all = CAEdgeAntialiasingMask(rawValue: 15)
}
