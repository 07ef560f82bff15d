import QuartzCore

/// A view's place among others.
package struct ViewHierarchy {
  package var subviews: [UIView] = []
  package weak var superview: UIView?
  /// The controller whose view this is.
  package weak var controller: UIViewController?
  package var tag = 0
  package var isUserInteractionEnabled = true
  /// How many animation blocks move the view and keep touches from it (F4.6.11).
  package var touchBlockers = 0
  /// How often the view has come into a window.
  package var arrivals = 0
  /// The window that the view is in.
  weak var window: UIWindow?
  /// The view's traits, as they were worked out when `StageTraits.epoch` was `epoch`.
  var knownTraits: (epoch: Int, traits: UITraitCollection)?
}

/// What a view shows beside its layer's own values.
package struct ViewAppearance {
  package var backgroundColor: UIColor?
  /// nil until it was said.
  var isOpaque: Bool?
  package var tintColor: UIColor?
  package var tintAdjustment = UIView.TintAdjustmentMode.automatic
  package var mask: UIView?
  package var contentMode = UIView.ContentMode.scaleToFill
  package var overrideStyle = UIUserInterfaceStyle.unspecified
  /// Whether the looks that were said for its class have gone over to it.
  var hasTakenLooks = false
}

/// How a view follows the size of its superview.
package struct ViewSizing {
  package var autoresizingMask: UIView.AutoresizingMask = []
  package var autoresizesSubviews = true
  package var safeAreaInsets = UIEdgeInsets.zero
}

extension UIView {
  /// How contents of another size are placed in the bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  /// What gives when the superview changes size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

extension UIView.ContentMode {
  /// What the layer calls it: above and below change places, as y runs downwards in views (F5.8.6).
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}
