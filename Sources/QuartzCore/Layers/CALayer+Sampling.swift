import CoreGraphics

/// Wishes that are kept, and change nothing that is drawn.
struct DrawingHints {
  var minificationFilterBias: Float = 0
  var allowsEdgeAntialiasing = false
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var drawsAsynchronously = false
  var toneMapMode = CALayer.ToneMapMode.automatic
  var wantsExtendedRange = false
  var wantsDynamicContentScaling = false
}

extension CALayer {
  /// How values brighter than white come onto a screen that shows less.
  public struct ToneMapMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let automatic = ToneMapMode(rawValue: "automatic")
    public static let never = ToneMapMode(rawValue: "never")
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }
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

  func reportIfUnknown(_ property: String) {
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
