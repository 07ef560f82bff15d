import QuartzCore

/// Hears when everything has come to rest, and when it moves again.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items as their behaviours say, in fixed steps of the stage's clock: the same run always moves
/// them the same way.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  open private(set) weak var referenceView: UIView?
  private weak var layout: UICollectionViewLayout?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  let world = DynamicWorld()
  private var link: CADisplayLink?
  private var last = 0.0
  private var elapsed = 0.0
  private var quiet = 0

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    referenceView = layout.collectionView
    super.init()
  }

  public override init() { super.init() }

  /// Seconds of a step.
  private static let step = 1.0 / 240

  open var isRunning: Bool { link != nil }
  open func elapsedTime() -> TimeInterval { elapsed }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.attach(to: self)
    wake()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.attach(to: nil)
    collect()
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { behavior.attach(to: nil) }
    behaviors = []
    world.keep([])
  }

  /// The items in a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    collect()
    return world.bodies.filter { $0.frame.intersects(rect) }.map(\.item)
  }

  /// Takes over where an item stands now, after code has moved it.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    for body in world.bodies(of: [item]) { body.takeState() }
    wake()
  }

  /// What a layout with an animator has for an item.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    world.bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }
      .first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  private func collect() { world.keep(behaviors.flatMap(\.all).flatMap(\.ownItems)) }

  func wake() {
    quiet = 0
    guard link == nil, !behaviors.isEmpty else { return }
    collect()
    guard !world.bodies.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    last = RenderServer.current.now
    let link = CADisplayLink(
      target: self, selector: Selector("tick", UIDynamicAnimator.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func tick() {
    collect()
    let now = RenderServer.current.now
    let steps = min(max(Int(((now - last) / Self.step).rounded()), 0), 240)
    last = now
    let all = behaviors.flatMap(\.all)
    for _ in 0..<steps {
      let step = CGFloat(Self.step)
      for behavior in all { behavior.push(world, step: step) }
      world.move(step)
      for _ in 0..<4 { for behavior in all { behavior.constrain(world, step: step) } }
      elapsed += Self.step
    }
    world.show()
    for behavior in all { behavior.action?() }
    layout?.invalidateLayout()
    quiet = world.isAtRest ? quiet + 1 : 0
    if quiet > 6 || behaviors.isEmpty { rest() }
  }

  private func rest() {
    link?.invalidate()
    link = nil
    world.stop()
    delegate?.dynamicAnimatorDidPause(self)
  }
}
