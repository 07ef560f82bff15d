/// Numbers of what it takes to show something; those of several frames can be added.
public struct CostCounts: Hashable, Sendable {
  /// Layers that draw something that is on the screen and not hidden by an opaque one.
  public var layers = 0
  /// How often something is drawn into a picture of its own first.
  public var offscreenPasses = 0
  /// What is painted, in screens: 2 if each pixel is painted twice.
  public var painted = 0.0
  /// What of it is mixed with what is below, in screens.
  public var blended = 0.0
  /// Pictures that are shown larger or smaller than they are.
  public var scaledPictures = 0
  /// Pictures as large as they are whose edges lie between the pixels of the device.
  public var misalignedPictures = 0
  /// Texts that were drawn since the frame before.
  public var textsDrawn = 0
  /// Calls of `layoutSubviews()` since the frame before.
  public var layoutPasses = 0

  /// Nothing was counted yet.
  public init() {}

  /// The sum of each number.
  public static func + (a: CostCounts, b: CostCounts) -> CostCounts {
    var sum = a
    sum.layers += b.layers
    sum.offscreenPasses += b.offscreenPasses
    sum.painted += b.painted
    sum.blended += b.blended
    sum.scaledPictures += b.scaledPictures
    sum.misalignedPictures += b.misalignedPictures
    sum.textsDrawn += b.textsDrawn
    sum.layoutPasses += b.layoutPasses
    return sum
  }

  /// The greater of each number.
  public func most(_ other: CostCounts) -> CostCounts {
    var most = self
    most.layers = max(layers, other.layers)
    most.offscreenPasses = max(offscreenPasses, other.offscreenPasses)
    most.painted = max(painted, other.painted)
    most.blended = max(blended, other.blended)
    most.scaledPictures = max(scaledPictures, other.scaledPictures)
    most.misalignedPictures = max(misalignedPictures, other.misalignedPictures)
    most.textsDrawn = max(textsDrawn, other.textsDrawn)
    most.layoutPasses = max(layoutPasses, other.layoutPasses)
    return most
  }
}

/// Something that is drawn into a picture of its own first.
public struct OffscreenPass: Hashable, Sendable {
  /// Why it is.
  public let cause: OffscreenCause
  /// The layer, from the window down: `window/container/CardViewController`.
  public let layer: String
}

/// What it takes to show one frame. Counted from the layers as they are, not measured: it tells two
/// ways of doing a thing apart, and says nothing about milliseconds.
public struct FrameCost: Hashable, Sendable {
  /// Why something is mixed with what is below.
  public enum BlendCause: String, Hashable, Sendable {
    /// What the layer draws lets something through.
    case look
    /// Its corners are rounded.
    case corners
    /// It, or something that it is in, fades.
    case fade
    /// It casts a shadow.
    case shadow
    /// It was drawn into a picture of its own, which lies over what is below.
    case pass

    /// What it is, in a few words.
    public var words: String {
      switch self {
      case .look: "not opaque"
      case .corners: "rounded corners"
      case .fade: "fading"
      case .shadow: "a shadow"
      case .pass: "the picture of an offscreen pass"
      }
    }
  }

  /// A layer and so much of the screen.
  public struct Share: Hashable, Sendable {
    /// The layer, from the window down.
    public let layer: String
    /// Why it is mixed.
    public let cause: BlendCause
    /// Parts of a screen.
    public let screens: Double
  }

  /// A layer and how often.
  public struct Times: Hashable, Sendable {
    /// The layer, from the window down.
    public let layer: String
    /// How often since the frame before.
    public let times: Int
  }

  /// Seconds since the action.
  public internal(set) var time = 0.0
  /// The numbers.
  public internal(set) var counts = CostCounts()
  /// In the order of drawing.
  public internal(set) var offscreen: [OffscreenPass] = []
  /// The layers that are mixed with what is below over a twentieth of the screen or more, the
  /// largest first.
  public internal(set) var blended: [Share] = []
  /// The layers of the scaled pictures, and of the misaligned ones.
  public internal(set) var scaled: [String] = []
  /// The layers of pictures whose edges lie between the pixels of the device.
  public internal(set) var misaligned: [String] = []
  /// The layers whose text was drawn.
  public internal(set) var texts: [String] = []
  /// The views that were laid out, most often first.
  public internal(set) var layouts: [Times] = []
}

extension FrameCost {
  /// Notes which views were laid out since the frame before.
  package mutating func add(_ layouts: [Times]) {
    self.layouts = layouts
    counts.layoutPasses = layouts.reduce(0) { $0 + $1.times }
  }
}

extension FrameCost.Times {
  package init(_ layer: String, _ times: Int) { (self.layer, self.times) = (layer, times) }
}
