import QuartzCore

/// Ties an item to a point or to another item, by a rod or, with a frequency, by a spring. Items are
/// held at their middle here.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable { case items = 0, anchor = 1 }

  private let first: any UIDynamicItem
  private let second: (any UIDynamicItem)?
  private let offset: UIOffset
  private var rod: CGFloat

  private init(
    _ first: any UIDynamicItem, _ second: (any UIDynamicItem)?, _ anchor: CGPoint,
    _ offset: UIOffset
  ) {
    (self.first, self.second, anchorPoint, self.offset) = (first, second, anchor, offset)
    let end = second?.center ?? anchor
    let start = CGPoint(x: first.center.x + offset.horizontal, y: first.center.y + offset.vertical)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    rod = (dx * dx + dy * dy).squareRoot()
    super.init()
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item, nil, point, .zero)
  }
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { self.init(item, nil, point, offset) }
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item1, item2, .zero, .zero)
  }
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) { self.init(item1, item2, .zero, offset1) }

  open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }
  open var anchorPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// Points.
  open var length: CGFloat {
    get { rod }
    set {
      rod = newValue
      dynamicAnimator?.wake()
    }
  }
  /// 0...1 of what is critical. Default 0.
  open var damping: CGFloat = 0
  /// Swings a second; 0 for a rod. Default 0.
  open var frequency: CGFloat = 0
  open var frictionTorque: CGFloat = 0
  open var attachmentRange = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  override var ownItems: [any UIDynamicItem] { items }

  private func ends(_ world: DynamicWorld) -> (DynamicBody, DynamicBody?, CGVector, CGFloat)? {
    guard let one = world.bodies(of: [first]).first else { return nil }
    let other = second.flatMap { world.bodies(of: [$0]).first }
    let end = other?.center ?? anchorPoint
    let (dx, dy) = (
      end.x - one.center.x - offset.horizontal, end.y - one.center.y - offset.vertical
    )
    let distance = (dx * dx + dy * dy).squareRoot()
    let way = distance > 0 ? CGVector(dx: dx / distance, dy: dy / distance) : CGVector(dx: 0, dy: 0)
    return (one, other, way, distance)
  }

  override func push(_ world: DynamicWorld, step: CGFloat) {
    guard frequency > 0, let (one, other, way, distance) = ends(world) else { return }
    let omega = 2 * CGFloat.pi * frequency
    let there = other?.velocity ?? CGVector(dx: 0, dy: 0)
    let closing =
      (there.dx - one.velocity.dx) * way.dx + (there.dy - one.velocity.dy) * way.dy
    let pull = ((distance - rod) * omega * omega + closing * 2 * damping * omega) * step
    if !one.isFixed {
      one.velocity.dx += way.dx * pull
      one.velocity.dy += way.dy * pull
    }
    if let other, !other.isFixed {
      other.velocity.dx -= way.dx * pull
      other.velocity.dy -= way.dy * pull
    }
  }

  override func constrain(_ world: DynamicWorld, step: CGFloat) {
    guard frequency <= 0, let (one, other, way, distance) = ends(world) else { return }
    let stretch = distance - rod
    let isHeld = one.isFixed
    let share: CGFloat = other == nil || other?.isFixed == true ? 1 : isHeld ? 0 : 0.5
    let (dx, dy) = (way.dx * stretch, way.dy * stretch)
    if !isHeld {
      one.center.x += dx * share
      one.center.y += dy * share
      one.velocity.dx += dx * share / step * 0.25
      one.velocity.dy += dy * share / step * 0.25
    }
    if let other, !other.isFixed {
      other.center.x -= dx * (1 - share)
      other.center.y -= dy * (1 - share)
      other.velocity.dx -= dx * (1 - share) / step * 0.25
      other.velocity.dy -= dy * (1 - share) / step * 0.25
    }
  }
}

/// Numbers from one to another.
public struct UIFloatRange: Hashable, Sendable {
  public var minimum, maximum: CGFloat
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
}

/// A field of forces: there is none here, one is reported when it is made.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  private var held: [any UIDynamicItem] = []
  open var items: [any UIDynamicItem] { held }
  open func addItem(_ item: any UIDynamicItem) { held.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { held.removeAll { $0 === item } }
  open var position = CGPoint.zero
  open var strength: CGFloat = 0
  open var falloff: CGFloat = 0
  open var smoothness: CGFloat = 0
  open var minimumRadius: CGFloat = 0
  private static func reportField() -> UIFieldBehavior {
    Unsupported.report("UIFieldBehavior")
    return UIFieldBehavior()
  }
  public class func dragField() -> UIFieldBehavior { reportField() }
  public class func vortexField() -> UIFieldBehavior { reportField() }
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior { reportField() }
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior { reportField() }
  public class func springField() -> UIFieldBehavior { reportField() }
  public class func electricField() -> UIFieldBehavior { reportField() }
}
