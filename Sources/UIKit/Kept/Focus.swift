import QuartzCore

// What is in focus where one has a remote control or a keyboard instead of fingers. A stage has fingers:
// nothing ever gets the focus, and of all that is asked nobody is told.

/// What can be in focus, or contains what can be.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  public var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
  public var focusItemContainer: (any UIFocusItemContainer)? { nil }
  public func setNeedsFocusUpdate() {}
  public func updateFocusIfNeeded() {}
  public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  public func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}

/// What can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var frame: CGRect { get }
  var focusEffect: UIFocusEffect? { get }
  var focusGroupPriority: UIFocusGroupPriority { get }
  var isTransparentFocusItem: Bool { get }
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  public var focusEffect: UIFocusEffect? { nil }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  public var isTransparentFocusItem: Bool { false }
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// Knows the items in an area.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  var coordinateSpace: any UICoordinateSpace { get }
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// One that scrolls to what gets the focus.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var visibleSize: CGSize { get }
}

extension UIView: UIFocusItem {
  public final var parentFocusEnvironment: (any UIFocusEnvironment)? {
    hierarchy.controller ?? hierarchy.superview
  }
}

extension UIViewController: UIFocusEnvironment {
  public final var parentFocusEnvironment: (any UIFocusEnvironment)? {
    viewIfLoaded?.superview ?? parent
  }
}

extension UIPresentationController: UIFocusEnvironment {}

/// An area that would lead the focus elsewhere. It lays out as any guide does.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide, UIFocusEnvironment {
  /// Kept.
  open var isEnabled = true
  /// Kept.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}

/// Says what has the focus: nothing has. There is none for any environment, as on a phone without a keyboard.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  public convenience init?(for environment: any UIFocusEnvironment) { return nil }
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  open weak var focusedItem: (any UIFocusItem)? { nil }
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  open func updateFocusIfNeeded() {}
  /// Whether one is the other or is in it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    var current: (any UIFocusEnvironment)? = otherEnvironment
    while let one = current {
      if one === environment { return true }
      current = one.parentFocusEnvironment
    }
    return false
  }
  /// Nothing is heard.
  open class func register(
    _ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier
  ) {}

  public nonisolated static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")
  public nonisolated static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification")
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  public nonisolated static let animationCoordinatorUserInfoKey =
    "UIFocusUpdateAnimationCoordinatorKey"
}

/// Where the focus came from and goes to: nowhere.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open weak var nextFocusedItem: (any UIFocusItem)? { nil }
  open weak var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  open weak var nextFocusedView: UIView? { nextFocusedItem as? UIView }
  open var focusHeading: UIFocusHeading { [] }
}

/// Which way the focus goes. Raw values are UIKit's.
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIFocusHeading(rawValue: 1)
  public static let down = UIFocusHeading(rawValue: 2)
  public static let left = UIFocusHeading(rawValue: 4)
  public static let right = UIFocusHeading(rawValue: 8)
  public static let next = UIFocusHeading(rawValue: 16)
  public static let previous = UIFocusHeading(rawValue: 32)
  public static let first = UIFocusHeading(rawValue: 256)
  public static let last = UIFocusHeading(rawValue: 512)
}

/// How long a change of focus takes.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  var duration: TimeInterval { get }
}

/// Animates beside a change of focus. There is none: blocks that are given are never called.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
  }
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {}
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {}
}

/// How much an item would like the focus of its group. Raw values are UIKit's.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  public static let ignored = UIFocusGroupPriority(0)
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  public static let prioritized = UIFocusGroupPriority(2000)
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}

/// A sound of a change of focus; none is heard.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierNone")
  public static let `default` = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierDefault")
}

/// How an item shows that it has the focus.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// Where a halo lies.
  public enum Position: Int, Sendable { case automatic = 0, outside, inside }
  public required override init() { super.init() }
  /// The usual one.
  open class func effect() -> Self { Self() }
}

/// A line around an item: kept, never drawn.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  open weak var containerView: UIView?
  open weak var referenceView: UIView?
  open var position = Position.automatic
  private(set) var path = UIBezierPath()

  public required init() { super.init() }
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }
  public init(path bezierPath: UIBezierPath) {
    super.init()
    path = bezierPath
  }
}

/// How an item leans before the focus leaves it: not at all.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject {
  open var movementDirection: CGVector { .zero }
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  open var rotation: CGVector { .zero }
  open var translation: CGVector { .zero }
  open var interactionTransform: CATransform3D { CATransform3DIdentity }
}
