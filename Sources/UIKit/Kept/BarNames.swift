import QuartzCore

// Names of bars since iOS 26: kept, and read back.

/// A view that stands above a tab bar.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  open private(set) var contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }

  /// Whether the accessory stands above the bar or in its row.
  public enum Environment: Int, Sendable {
    case unspecified = 0
    case none = 1
    case regular = 2
    case inline = 3
  }
}

extension UITabBarController {
  /// When a tab bar gets smaller.
  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
  }
}

extension UIBarButtonItem {
  /// A word, a number or a dot at a button's corner.
  @preconcurrency @MainActor
  public final class Badge: NSObject {
    public let stringValue: String?
    public var backgroundColor: UIColor?
    public var foregroundColor: UIColor?
    public var font: UIFont?

    private init(_ stringValue: String?) {
      self.stringValue = stringValue
      super.init()
    }

    public static func count(_ count: Int) -> Badge { Badge("\(count)") }
    public static func string(_ string: String) -> Badge { Badge(string) }
    public static func indicator() -> Badge { Badge(nil) }
  }
}

/// How content fades where it goes under a bar, since iOS 26. Kept: bars blur what lies under them.
@preconcurrency @MainActor
public final class UIScrollEdgeEffect: NSObject {
  public final class Style: NSObject, Sendable {
    public static let automatic = Style()
    public static let soft = Style()
    public static let hard = Style()
  }

  public var isHidden = false
  public var style = Style.automatic
}

extension UIScrollView {
  public final var topEdgeEffect: UIScrollEdgeEffect { edgeEffect("topEdgeEffect") }
  public final var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect("leftEdgeEffect") }
  public final var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect("bottomEdgeEffect") }
  public final var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect("rightEdgeEffect") }

  private func edgeEffect(_ name: String) -> UIScrollEdgeEffect {
    if let known: UIScrollEdgeEffect = kept(name, nil) { return known }
    let effect = UIScrollEdgeEffect()
    keep(name, effect as UIScrollEdgeEffect?)
    return effect
  }
}

/// Says that a view's subviews stand over the edge of a scroll view. Kept.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open weak var scrollView: UIScrollView?
  open var edge: UIRectEdge = []

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

extension UISlider {
  /// How a slider looks. Kept: it has its thumb.
  public final var sliderStyle: Style {
    get { kept("sliderStyle", .default) }
    set { keep("sliderStyle", newValue) }
  }
  /// The places that the thumb may stand at. Kept, and reported.
  public final var trackConfiguration: TrackConfiguration? {
    get { kept("trackConfiguration", nil) }
    set {
      keep("trackConfiguration", newValue)
      if newValue != nil { Unsupported.report("UISlider.trackConfiguration") }
    }
  }

  public enum Style: Int, Sendable {
    case `default` = 0
    case thumbless = 1
  }

  /// Where a slider stops.
  public struct TrackConfiguration: Sendable {
    public struct Tick: Hashable, Sendable {
      public let position: Float
      public var title: String?
      public init(position: Float, title: String? = nil) {
        (self.position, self.title) = (position, title)
      }
    }

    public var allowsTickValuesOnly: Bool
    public var neutralValue: Float
    public var enabledRange: ClosedRange<Float>
    public var ticks: [Tick]

    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, ticks: [Tick] = []
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// As many places, equally far from each other.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, numberOfTicks: Int
    ) {
      let last = Float(max(numberOfTicks - 1, 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
        enabledRange: enabledRange,
        ticks: (0..<max(numberOfTicks, 0)).map { Tick(position: Float($0) / last) })
    }
  }
}
