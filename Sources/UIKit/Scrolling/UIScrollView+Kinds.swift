import QuartzCore

extension UIScrollView {
  /// How the safe area adds to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and above and below always inside a navigation controller.
    case automatic = 0
    /// Where the content can be scrolled.
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The factor by which the speed falls in a millisecond (F4.11).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// What a drag does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    /// The keyboard goes once the finger has come to it: here it does not follow the finger.
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// What `adjustedContentInset` is.
  var insetsWithSafeArea: UIEdgeInsets {
    let axes = axesUnderSafeArea
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + scrolling.refreshInset + (axes.contains(.vertical) ? safe.top : 0),
      left: contentInset.left + (axes.contains(.horizontal) ? safe.left : 0),
      bottom: contentInset.bottom + (axes.contains(.vertical) ? safe.bottom : 0),
      right: contentInset.right + (axes.contains(.horizontal) ? safe.right : 0))
  }

  private var axesUnderSafeArea: Set<ScrollAxis> {
    switch contentInsetAdjustmentBehavior {
    case .never: return []
    case .always: return [.horizontal, .vertical]
    case .automatic where controllerAround?.automaticallyAdjustsScrollViewInsets == false: return []
    case .automatic, .scrollableAxes:
      var axes: Set<ScrollAxis> = []
      if alwaysBounceHorizontal || contentSize.width > bounds.width { axes.insert(.horizontal) }
      if alwaysBounceVertical || contentSize.height > bounds.height { axes.insert(.vertical) }
      if contentInsetAdjustmentBehavior == .automatic, isInNavigationController {
        axes.insert(.vertical)
      }
      return axes
    }
  }

  private var isInNavigationController: Bool { controllerAround?.navigationController != nil }

  /// The controller in whose view the scroll view is.
  var controllerAround: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.hierarchy.controller { return controller }
      view = current.superview
    }
    return nil
  }
}

/// What a scroll view is about.
struct ScrollState {
  /// Whatever of UIKit's moves by the scroll view: hears before the delegate, which applications may take.
  weak var owner: (any UIScrollViewDelegate)?
  /// Room above the content that a refresh control keeps while it spins.
  var refreshInset: CGFloat = 0
  var drag: ScrollDrag?
  var motion: ScrollMotion?
  /// Ticks while a motion runs.
  var link: CADisplayLink?
  /// Whether a finger came down while it moved.
  var wasCaught = false
  /// Whether the motion itself is moving the offset.
  var isStepping = false
  /// The insets that the offset was last reconciled with.
  var knownInsets = UIEdgeInsets.zero
  /// How much of the upper inset a bar has given up for now, points.
  var freedTop: CGFloat = 0
  var zoomScale: CGFloat = 1
  var pinch: ScrollPinch?
  var isZoomBouncing = false
  var indicators: [ScrollAxis: ScrollIndicator] = [:]
}
