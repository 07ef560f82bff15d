import QuartzCore

/// Something that a dynamic animator moves: views and layout attributes are such.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  /// What collides with others. Default: a rectangle; other outlines are taken as one.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
}

/// What of an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle = 0
  case ellipse = 1
  case path = 2
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// What moves items, alone or with others in it.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  public override init() { super.init() }

  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called with every step.
  open var action: (() -> Void)?
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    behavior.attach(to: dynamicAnimator)
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.attach(to: nil)
  }

  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func attach(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.attach(to: animator) }
    animator?.wake()
  }

  /// This one and all in it.
  var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  // Items that take part because of this behaviour.
  var ownItems: [any UIDynamicItem] { [] }
  // Changes velocities for one step of `step` seconds.
  func push(_ world: DynamicWorld, step: CGFloat) {}
  // Mends places and velocities after one.
  func constrain(_ world: DynamicWorld, step: CGFloat) {}
}

/// Pulls items one way.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) {
    held = items
    super.init()
  }
  public override convenience init() { self.init(items: []) }

  private var held: [any UIDynamicItem]
  open var items: [any UIDynamicItem] { held }
  open func addItem(_ item: any UIDynamicItem) {
    held.append(item)
    dynamicAnimator?.wake()
  }
  open func removeItem(_ item: any UIDynamicItem) { held.removeAll { $0 === item } }

  /// 1 is 1,000 points a second squared (documented). Default straight down.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { dynamicAnimator?.wake() } }
  open var magnitude: CGFloat {
    get {
      (gravityDirection.dx * gravityDirection.dx + gravityDirection.dy * gravityDirection.dy)
        .squareRoot()
    }
    set { setAngle(angle, magnitude: newValue) }
  }
  open var angle: CGFloat {
    get { DynamicWorld.angle(gravityDirection) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = DynamicWorld.vector(angle, magnitude)
  }

  override var ownItems: [any UIDynamicItem] { held }
  override func push(_ world: DynamicWorld, step: CGFloat) {
    for body in world.bodies(of: held) where !body.isFixed {
      body.velocity.dx += gravityDirection.dx * 1000 * step
      body.velocity.dy += gravityDirection.dy * 1000 * step
    }
  }
}

/// Pushes items once, or as long as it is active.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable { case continuous = 0, instantaneous = 1 }
  public init(items: [any UIDynamicItem], mode: Mode) {
    (held, self.mode) = (items, mode)
    super.init()
  }

  private var held: [any UIDynamicItem]
  private var hasPushed = false
  open private(set) var mode: Mode
  open var items: [any UIDynamicItem] { held }
  open func addItem(_ item: any UIDynamicItem) { held.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { held.removeAll { $0 === item } }
  /// Whether it pushes; one that pushes once pushes again when it is set again.
  open var active = true {
    didSet {
      if active { hasPushed = false }
      dynamicAnimator?.wake()
    }
  }
  /// 1 moves an item of 100 by 100 points and density 1 by 100 points a second squared (documented).
  open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { dynamicAnimator?.wake() } }
  open var magnitude: CGFloat {
    get { (pushDirection.dx * pushDirection.dx + pushDirection.dy * pushDirection.dy).squareRoot() }
    set { setAngle(angle, magnitude: newValue) }
  }
  open var angle: CGFloat {
    get { DynamicWorld.angle(pushDirection) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = DynamicWorld.vector(angle, magnitude)
  }
  /// Kept: items are pushed at their middle.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { .zero }

  override var ownItems: [any UIDynamicItem] { held }
  override func push(_ world: DynamicWorld, step: CGFloat) {
    guard active, mode == .continuous || !hasPushed else { return }
    for body in world.bodies(of: held) where !body.isFixed {
      let share = 100 / body.mass * (mode == .continuous ? step : 1)
      body.velocity.dx += pushDirection.dx * share
      body.velocity.dy += pushDirection.dy * share
    }
    hasPushed = true
    if mode == .instantaneous { active = false }
  }
}

/// Draws an item to a point with a spring.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    (self.item, snapPoint) = (item, point)
    super.init()
  }

  open var snapPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// 0...1; how little it swings. Default 0.5.
  open var damping: CGFloat = 0.5

  override var ownItems: [any UIDynamicItem] { [item] }
  override func push(_ world: DynamicWorld, step: CGFloat) {
    for body in world.bodies(of: [item]) {
      // A spring of 3.5 swings a second (a guess), damped from 0.3 to 1 of what is critical.
      let stiffness: CGFloat = 484
      let damping = 2 * 22 * (0.3 + 0.7 * min(max(self.damping, 0), 1))
      let center = body.center
      body.velocity.dx += ((snapPoint.x - center.x) * stiffness - body.velocity.dx * damping) * step
      body.velocity.dy += ((snapPoint.y - center.y) * stiffness - body.velocity.dy * damping) * step
      body.spin += (-body.angle * stiffness - body.spin * damping) * step
    }
  }
}

/// Says how heavy, smooth and bouncy items are, and how fast they move.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var held: [any UIDynamicItem]
  private var owed: [(any UIDynamicItem, CGPoint, CGFloat)] = []
  public init(items: [any UIDynamicItem]) {
    held = items
    super.init()
  }
  public override convenience init() { self.init(items: []) }

  open var items: [any UIDynamicItem] { held }
  open func addItem(_ item: any UIDynamicItem) { held.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { held.removeAll { $0 === item } }
  /// 0...1: how much of its speed an item keeps when it hits something. Default 0.
  open var elasticity: CGFloat = 0
  /// 0: slides for ever. Default 0.
  open var friction: CGFloat = 0
  /// Default 1.
  open var density: CGFloat = 1
  /// Speed lost a second, as a share. Default 0.
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var charge: CGFloat = 0
  open var isAnchored = false
  /// Default true.
  open var allowsRotation = true

  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    owed.append((item, velocity, 0))
    dynamicAnimator?.wake()
  }
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    owed.append((item, .zero, velocity))
    dynamicAnimator?.wake()
  }
  /// Points a second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let body = dynamicAnimator?.world.bodies(of: [item]).first else { return .zero }
    return CGPoint(x: body.velocity.dx, y: body.velocity.dy)
  }
  /// Radians a second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.world.bodies(of: [item]).first?.spin ?? 0
  }

  override var ownItems: [any UIDynamicItem] { held }
  override func push(_ world: DynamicWorld, step: CGFloat) {
    for body in world.bodies(of: held) {
      (body.elasticity, body.friction, body.density) = (elasticity, friction, density)
      (body.isFixed, body.turns) = (isAnchored, allowsRotation)
      let kept = max(1 - resistance * step, 0)
      body.velocity.dx *= kept
      body.velocity.dy *= kept
      body.spin *= max(1 - angularResistance * step, 0)
    }
    for (item, velocity, spin) in owed {
      for body in world.bodies(of: [item]) {
        body.velocity.dx += velocity.x
        body.velocity.dy += velocity.y
        body.spin += spin
      }
    }
    owed = []
  }
}
