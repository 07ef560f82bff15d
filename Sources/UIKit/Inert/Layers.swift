import QuartzCore

/// Stands where a graphics processor would draw: nothing is drawn, and making one is reported.
open class CAMetalLayer: CALayer {
  public override init() {
    super.init()
    Unsupported.report("CAMetalLayer · there is no graphics processor here")
  }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var drawableSize = CGSize.zero
  open var framebufferOnly = true
  open var presentsWithTransaction = false
  open var maximumDrawableCount = 3
  open var displaySyncEnabled = true
}

/// A layer whose content scrolls: the origin of its bounds is where one looks.
open class CAScrollLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var scrollMode = CAScrollLayerScrollMode.both

  open func scroll(to p: CGPoint) {
    switch scrollMode {
    case .none: break
    case .vertically: bounds.origin.y = p.y
    case .horizontally: bounds.origin.x = p.x
    default: bounds.origin = p
    }
  }

  /// Scrolls just as far as is needed.
  open func scroll(to r: CGRect) {
    var origin = bounds.origin
    if r.maxX > bounds.maxX { origin.x = r.maxX - bounds.width }
    if r.minX < origin.x { origin.x = r.minX }
    if r.maxY > bounds.maxY { origin.y = r.maxY - bounds.height }
    if r.minY < origin.y { origin.y = r.minY }
    scroll(to: origin)
  }
}

/// Which way a layer scrolls.
public struct CAScrollLayerScrollMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
