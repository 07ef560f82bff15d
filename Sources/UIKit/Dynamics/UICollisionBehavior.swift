import QuartzCore

/// Hears when items touch and part. All requirements are optional.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Keeps items apart and within boundaries. Items are the boxes around them here, and do not begin to
/// turn when they hit something.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }

  private struct Line {
    let name: any NSCopying
    let from, to: CGPoint
  }

  private var held: [any UIDynamicItem]
  private var lines: [Line] = []
  private var insets = UIEdgeInsets.zero
  private var touching: Set<String> = []

  public init(items: [any UIDynamicItem]) {
    held = items
    super.init()
  }
  public override convenience init() { self.init(items: []) }

  open var items: [any UIDynamicItem] { held }
  open func addItem(_ item: any UIDynamicItem) {
    held.append(item)
    dynamicAnimator?.wake()
  }
  open func removeItem(_ item: any UIDynamicItem) { held.removeAll { $0 === item } }
  open var collisionMode = Mode.everything
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open var translatesReferenceBoundsIntoBoundary = false
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// The straight parts of a path; curves are taken as their chords.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let box = bezierPath.bounds
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
    ]
    for (index, corner) in corners.enumerated() {
      lines.append(Line(name: identifier, from: corner, to: corners[(index + 1) % 4]))
    }
  }
  /// A level or an upright line; one that slants is taken as level.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    lines.append(Line(name: identifier, from: p1, to: p2))
    dynamicAnimator?.wake()
  }
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    let own = lines.filter { Self.areSame($0.name, identifier) }
    guard !own.isEmpty else { return nil }
    let path = UIBezierPath()
    for line in own {
      path.move(to: line.from)
      path.addLine(to: line.to)
    }
    return path
  }
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    lines.removeAll { Self.areSame($0.name, identifier) }
    dynamicAnimator?.wake()
  }
  open func removeAllBoundaries() { lines = [] }
  open var boundaryIdentifiers: [any NSCopying]? { lines.map(\.name) }

  private static func areSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    (one as? NSObject)?.isEqual(other) ?? (one as AnyObject === other as AnyObject)
  }

  override var ownItems: [any UIDynamicItem] { held }

  override func constrain(_ world: DynamicWorld, step: CGFloat) {
    let bodies = world.bodies(of: held)
    if collisionMode.contains(.items) { partItems(bodies) }
    guard collisionMode.contains(.boundaries) else { return }
    for (index, body) in bodies.enumerated() where !body.isFixed {
      keepInside(body, index)
      for (number, line) in lines.enumerated() { keepOff(line, body, "\(index) line \(number)") }
    }
  }

  private func keepInside(_ body: DynamicBody, _ index: Int) {
    guard translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView else {
      return
    }
    let room = view.bounds.inset(by: insets)
    let frame = body.frame
    let over = max(frame.maxX - room.maxX, 0), under = max(room.minX - frame.minX, 0)
    let low = max(frame.maxY - room.maxY, 0), high = max(room.minY - frame.minY, 0)
    if over > 0 || under > 0 { bounce(body, along: true, by: under - over) }
    if low > 0 || high > 0 { bounce(body, along: false, by: high - low) }
    note(body, "\(index) bounds", nil, touches: over + under + low + high > 0)
  }

  private func bounce(_ body: DynamicBody, along isAcross: Bool, by way: CGFloat) {
    let grip = max(1 - body.friction * 0.05, 0)
    if isAcross {
      body.center.x += way
      if body.velocity.dx * way < 0 {
        body.velocity.dx *= -Self.bounce(body.elasticity, at: body.velocity.dx)
      }
      body.velocity.dy *= grip
    } else {
      body.center.y += way
      if body.velocity.dy * way < 0 {
        body.velocity.dy *= -Self.bounce(body.elasticity, at: body.velocity.dy)
      }
      body.velocity.dx *= grip
    }
  }

  /// What is hit slowly does not bounce, or nothing would ever lie still: points a second, a guess.
  private static func bounce(_ elasticity: CGFloat, at speed: CGFloat) -> CGFloat {
    abs(speed) < 15 ? 0 : elasticity
  }

  private func keepOff(_ line: Line, _ body: DynamicBody, _ key: String) {
    let isUpright = abs(line.to.x - line.from.x) < abs(line.to.y - line.from.y)
    let frame = body.frame
    let box = CGRect(
      x: min(line.from.x, line.to.x), y: min(line.from.y, line.to.y),
      width: abs(line.to.x - line.from.x), height: abs(line.to.y - line.from.y))
    let touches =
      frame.minX < box.maxX + 0.01 && frame.maxX > box.minX - 0.01
      && frame.minY < box.maxY + 0.01 && frame.maxY > box.minY - 0.01
    if touches, isUpright {
      let x = box.midX
      bounce(body, along: true, by: frame.midX < x ? x - frame.maxX : x - frame.minX)
    } else if touches {
      let y = box.midY
      bounce(body, along: false, by: frame.midY < y ? y - frame.maxY : y - frame.minY)
    }
    note(body, key, line.name, touches: touches)
  }

  private func note(
    _ body: DynamicBody, _ key: String, _ name: (any NSCopying)?, touches: Bool
  ) {
    let did = touching.contains(key)
    if touches, !did {
      touching.insert(key)
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: body.item, withBoundaryIdentifier: name, at: body.center)
    } else if !touches, did {
      touching.remove(key)
      collisionDelegate?.collisionBehavior(
        self, endedContactFor: body.item, withBoundaryIdentifier: name)
    }
  }

  private func partItems(_ bodies: [DynamicBody]) {
    for first in bodies.indices {
      for second in bodies.indices where second > first {
        part(bodies[first], bodies[second], "\(first) and \(second)")
      }
    }
  }

  private func part(_ one: DynamicBody, _ other: DynamicBody, _ key: String) {
    let common = one.frame.intersection(other.frame)
    let touches = !common.isNull && common.width > 0 && common.height > 0
    let did = touching.contains(key)
    if touches {
      separate(one, other, common)
      if !did {
        touching.insert(key)
        collisionDelegate?.collisionBehavior(
          self, beganContactFor: one.item, with: other.item,
          at: CGPoint(x: common.midX, y: common.midY))
      }
    } else if did {
      touching.remove(key)
      collisionDelegate?.collisionBehavior(self, endedContactFor: one.item, with: other.item)
    }
  }

  /// What touches slides along the other as far as both are smooth.
  private func rub(
    _ one: DynamicBody, _ other: DynamicBody, _ key: WritableKeyPath<CGVector, CGFloat>,
    _ share: CGFloat
  ) {
    let lost = min((one.friction + other.friction) / 2 * 0.05, 1)
    let apart = (one.velocity[keyPath: key] - other.velocity[keyPath: key]) * lost
    one.velocity[keyPath: key] -= apart * share
    other.velocity[keyPath: key] += apart * (1 - share)
  }

  /// Along the axis that they overlap least on, by their masses.
  private func separate(_ one: DynamicBody, _ other: DynamicBody, _ common: CGRect) {
    guard !(one.isFixed && other.isFixed) else { return }
    let isAcross = common.width < common.height
    let total = one.mass + other.mass
    let share = one.isFixed ? 0 : other.isFixed ? 1 : other.mass / total
    let depth = isAcross ? common.width : common.height
    let sign: CGFloat =
      isAcross
      ? (one.center.x < other.center.x ? -1 : 1) : (one.center.y < other.center.y ? -1 : 1)
    let bounce = max(one.elasticity, other.elasticity)
    let key: WritableKeyPath<CGVector, CGFloat> = isAcross ? \.dx : \.dy
    let place: WritableKeyPath<CGPoint, CGFloat> = isAcross ? \.x : \.y
    one.center[keyPath: place] += sign * depth * share
    other.center[keyPath: place] -= sign * depth * (1 - share)
    rub(one, other, isAcross ? \.dy : \.dx, share)
    let closing = (one.velocity[keyPath: key] - other.velocity[keyPath: key]) * -sign
    guard closing > 0 else { return }
    let impulse = (1 + Self.bounce(bounce, at: closing)) * closing
    one.velocity[keyPath: key] += sign * impulse * share
    other.velocity[keyPath: key] -= sign * impulse * (1 - share)
  }
}
