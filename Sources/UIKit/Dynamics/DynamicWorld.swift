import Elementary
import QuartzCore

/// An item with its motion.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  var center = CGPoint.zero
  var angle: CGFloat = 0
  var velocity = CGVector(dx: 0, dy: 0)
  var spin: CGFloat = 0
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var density: CGFloat = 1
  var isFixed = false
  var turns = true
  private var formerCenter = CGPoint.zero

  init(_ item: any UIDynamicItem) {
    self.item = item
    takeState()
  }

  func takeState() {
    (center, formerCenter) = (item.center, item.center)
    let transform = item.transform
    angle = CGFloat(Elementary.atan2(Double(transform.b), Double(transform.a)))
  }

  var size: CGSize { item.bounds.size }
  /// 1 for 100 by 100 points of density 1, times 100.
  var mass: CGFloat { max(size.width * size.height / 100 * density / 100, 0.01) }

  /// The box around the item as it is turned.
  var frame: CGRect {
    let (half, quarter) = (size.width / 2, size.height / 2)
    let (s, c) = Elementary.sincos(Double(angle))
    let (w, h) = (
      abs(half * CGFloat(c)) + abs(quarter * CGFloat(s)),
      abs(half * CGFloat(s)) + abs(quarter * CGFloat(c))
    )
    return CGRect(x: center.x - w, y: center.y - h, width: 2 * w, height: 2 * h)
  }

  func move(_ step: CGFloat) {
    if isFixed { (velocity, spin) = (CGVector(dx: 0, dy: 0), 0) }
    center.x += velocity.dx * step
    center.y += velocity.dy * step
    if turns { angle += spin * step }
  }

  func show() {
    if item.center != center { item.center = center }
    guard turns, angle != 0 || !item.transform.isIdentity else { return }
    item.transform = CGAffineTransform(rotationAngle: angle)
  }

  /// Whether it hardly moves, and has not since it was asked last.
  var isAtRest: Bool {
    defer { formerCenter = center }
    return abs(center.x - formerCenter.x) < 0.05 && abs(center.y - formerCenter.y) < 0.05
      && abs(spin) < 0.01
  }
}

/// All items of an animator.
@MainActor
final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []

  nonisolated init() {}

  /// Those of some items, in their order.
  func bodies(of items: [any UIDynamicItem]) -> [DynamicBody] {
    items.compactMap { item in bodies.first { $0.item === item } }
  }

  /// Forgets all items but these, and takes up those that are new.
  func keep(_ items: [any UIDynamicItem]) {
    bodies.removeAll { body in !items.contains { $0 === body.item } }
    for item in items where !bodies.contains(where: { $0.item === item }) {
      bodies.append(DynamicBody(item))
    }
  }

  func move(_ step: CGFloat) { for body in bodies { body.move(step) } }
  func show() { for body in bodies { body.show() } }
  func stop() { for body in bodies { (body.velocity, body.spin) = (CGVector(dx: 0, dy: 0), 0) } }
  var isAtRest: Bool { bodies.map(\.isAtRest).allSatisfy { $0 } }

  static func angle(_ vector: CGVector) -> CGFloat {
    CGFloat(Elementary.atan2(Double(vector.dy), Double(vector.dx)))
  }

  static func vector(_ angle: CGFloat, _ length: CGFloat) -> CGVector {
    let (s, c) = Elementary.sincos(Double(angle))
    return CGVector(dx: CGFloat(c) * length, dy: CGFloat(s) * length)
  }
}
