import QuartzCore

/// A rectangle that takes part in layout and shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
  var box: LayoutBox?
  /// What the system says about the guide; nil for guides of application code.
  var role: LayoutGuideRole?
  weak var owner: UIView?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// The view that the guide belongs to.
  open var owningView: UIView? {
    get { owner }
    set {
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  open var identifier = ""

  /// Where the guide is, in the coordinates of its view, as of the last layout. The system's own
  /// guides know it at any time.
  open var layoutFrame: CGRect {
    if let box, box.engine != nil { return box.rect }
    guard let owner, let role else { return .zero }
    return role.rect(in: owner)
  }

  /// The constraints that place the guide along an axis; for looking at while debugging.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.layoutTree?.constraints(on: self, axis) ?? []
  }

  open var hasAmbiguousLayout: Bool { owner?.layoutTree?.isAmbiguous(self) ?? false }

  var container: UIView? { owner }
  var reference: UIView? { owner }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

/// How far bars reach over a controller's view, for sources from before the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// Points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip under the bars at the top or the bottom.
@MainActor
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    guard let owner, let role else { return 0 }
    return role.rect(in: owner).height
  }
}
