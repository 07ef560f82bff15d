import QuartzCore

/// Effects of a pointer: a stage has none, so nothing happens.
@preconcurrency @MainActor
open class UIPointerInteraction: _InertInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
  open func invalidate() {}
}

/// Says what a pointer does: nobody asks here.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Where a pointer does something.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  open private(set) var rect: CGRect
  open private(set) var identifier: AnyHashable?
  /// The ways in which a pointer that is over it keeps to it.
  open var latchingAxes: UIAxis = []
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }
}

/// What a pointer looks like.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  open var accessories: [UIPointerAccessory] = []
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {}
  private override init() {}
  open class func hidden() -> UIPointerStyle { UIPointerStyle() }
  open class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// What a pointer does to a view.
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where the tint of a hover is.
  public enum TintMode: Int, Sendable { case none = 0, overlay, underlay }

  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}

/// The outline of a pointer.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// Where a pointer comes.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  open private(set) var location = CGPoint.zero
  open private(set) var modifiers: UIKeyModifierFlags = []
}

/// Runs blocks beside a pointer's coming and going.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A sign beside a pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
  /// Where it stands: so many points away, at an angle in radians.
  public struct Position: Hashable, Sendable {
    public var offset: CGFloat
    public var angle: CGFloat
    public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }
    private static func at(_ eighth: CGFloat) -> Position {
      Position(offset: 10, angle: eighth * .pi / 4)
    }
    public static let top = at(0)
    public static let topRight = at(1)
    public static let right = at(2)
    public static let bottomRight = at(3)
    public static let bottom = at(4)
    public static let bottomLeft = at(5)
    public static let left = at(6)
    public static let topLeft = at(7)
  }
  open private(set) var shape: UIPointerShape
  open private(set) var position: Position
  open var orientationMatchesAngle = false
  public init(shape: UIPointerShape, position: Position) {
    (self.shape, self.position) = (shape, position)
  }
  open class func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(shape: .path(UIBezierPath()), position: position)
  }
}

/// How a view looks under a pointer: as else, here.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
  open var shape: UIShape?
  open var isEnabled = true
  public init(shape: UIShape? = nil) { self.shape = shape }
  open class func automatic() -> UIHoverStyle { UIHoverStyle() }
}

/// An outline.
@preconcurrency @MainActor
public struct UIShape {
  let path: UIBezierPath?
  public static let rect = UIShape(path: nil)
  public static let capsule = UIShape(path: nil)
  public static let circle = UIShape(path: nil)
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(path: path) }
  public static func fixedRect(_ rect: CGRect) -> UIShape {
    UIShape(path: UIBezierPath(rect: rect))
  }
}

/// Words under a pointer that rests: none rests here.
@preconcurrency @MainActor
open class UIToolTipInteraction: _InertInteraction {
  open var defaultToolTip: String?
  open var isEnabled = true
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  public override init() { super.init() }
  public init(defaultToolTip: String) { self.defaultToolTip = defaultToolTip }
}

@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  open private(set) var toolTip: String
  open private(set) var sourceRect: CGRect
  public init(toolTip: String) { (self.toolTip, sourceRect) = (toolTip, .null) }
  public init(toolTip: String, in rect: CGRect) { (self.toolTip, sourceRect) = (toolTip, rect) }
}

@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { nil }
}
