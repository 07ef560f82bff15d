import Foundation
import Geometry

@testable import Raster

/// Numbers from a seed: the same on every machine.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  /// 0 ..< 1, in steps of 2^-24.
  mutating func unit() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 40) / Double(1 << 24)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }

  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(unit() * Double(range.count))
  }

  mutating func chance(_ probability: Double) -> Bool { unit() < probability }
}

/// Trees of nodes that use everything the renderer knows.
struct RandomTree {
  var dice: Dice
  /// The coordinates that nodes roughly lie in.
  let extent: Double
  /// Whether groups may depend on what is around them: blur what is behind, fade part by part.
  var hasOpenGroups = true

  init(seed: UInt64, extent: Double = 100, hasOpenGroups: Bool = true) {
    dice = Dice(seed: seed)
    self.extent = extent
    self.hasOpenGroups = hasOpenGroups
  }

  mutating func node(depth: Int = 3) -> RenderNode {
    var node = RenderNode()
    node.bounds = rectangle()
    node.transform = transform()
    if dice.chance(0.3) { node.opacity = dice.number(0...1) }
    if dice.chance(0.7) { node.backgroundColor = color() }
    if dice.chance(0.4) { node.cornerRadius = dice.number(0...extent / 3) }
    if dice.chance(0.3) { node.roundedCorners = .init(rawValue: UInt(dice.integer(0...15))) }
    if dice.chance(0.3) { node.border = .init(width: dice.number(0...6), color: color()) }
    if dice.chance(0.3) { node.shadow = shadow() }
    if dice.chance(0.4) { node.contents = contents(in: node.bounds) }
    node.clips = dice.chance(0.4)
    if dice.chance(0.3) { node.cornerCurve = .continuous }
    if dice.chance(0.2) { node.isDoubleSided = false }
    if dice.chance(0.25) { node.gradient = gradient() }
    if dice.chance(0.25) { node.shape = shape() }
    if hasOpenGroups, dice.chance(0.15) { node.fadesAsGroup = false }
    if depth > 0, dice.chance(0.06) { node.rasterizationScale = dice.number(0.3...2) }
    if hasOpenGroups, dice.chance(0.15) { node.backdrop = backdrop() }
    if depth > 0, dice.chance(0.2) { node.mask = self.node(depth: depth - 2) }
    guard depth > 0 else { return node }
    if dice.chance(0.06) { cut(&node, from: self.node(depth: depth - 1)) }
    if node.pieces != nil { return node }
    for _ in 0..<dice.integer(0...3) { node.children.append(self.node(depth: depth - 1)) }
    var other = dice
    if hasOpenGroups, node.children.count == 2, other.chance(0.4) { node.dissolve = other.unit() }
    if node.children.count > 1, other.chance(0.2) { lean(&node.children, &other) }
    return node
  }

  /// Puts nodes into one space in three dimensions, where they lean through each other.
  private func lean(_ nodes: inout [RenderNode], _ dice: inout Dice) {
    var space = RenderNode()
    space.bounds = CGRect(x: 0, y: 0, width: extent, height: extent)
    space.transform.m34 = -1 / dice.number(150...600)
    for index in nodes.indices {
      let angle = dice.number(-1...1)
      var turn = CATransform3DIdentity
      turn.m11 = cos(angle)
      turn.m13 = -sin(angle)
      turn.m31 = sin(angle)
      turn.m33 = cos(angle)
      turn.m43 = dice.number(-20...20)
      nodes[index].transform = CATransform3DConcat(nodes[index].transform, turn)
    }
    space.children = nodes
    nodes = [space.spread()]
  }

  /// Makes a node show pieces of a look.
  private mutating func cut(_ node: inout RenderNode, from look: RenderNode) {
    let area = rectangle()
    guard !area.isEmpty, !node.bounds.isEmpty else { return }
    var piece = RenderNode()
    (piece.bounds, piece.clips, piece.children) = (area, true, [look])
    (piece.transform.m11, piece.transform.m22) = (
      node.bounds.width / area.width, node.bounds.height / area.height
    )
    piece.transform.m41 = node.bounds.minX - area.minX * piece.transform.m11
    piece.transform.m42 = node.bounds.minY - area.minY * piece.transform.m22
    node.pieces = .init(area: area, center: fraction())
    node.children = [piece]
  }

  mutating func rectangle() -> CGRect {
    let whole = dice.chance(0.5)
    func snapped(_ value: Double) -> Double { whole ? value.rounded() : value }
    return CGRect(
      x: snapped(dice.number(-extent / 4...extent / 4)),
      y: snapped(dice.number(-extent / 4...extent / 4)),
      width: snapped(dice.number(0...extent)), height: snapped(dice.number(0...extent)))
  }

  mutating func color() -> RGBA {
    RGBA(
      red: dice.unit(), green: dice.unit(), blue: dice.unit(),
      alpha: dice.chance(0.5) ? 1 : dice.unit())
  }

  mutating func backdrop() -> RenderNode.Backdrop {
    .init(
      sigma: dice.chance(0.2) ? 0 : dice.number(0...30), saturation: dice.number(0...2.5),
      tint: dice.chance(0.3) ? .clear : color())
  }

  mutating func shadow() -> RenderNode.Shadow {
    var shadow = RenderNode.Shadow(
      color: color(),
      offset: CGSize(width: dice.number(-8...8), height: dice.number(-8...8)),
      radius: dice.chance(0.2) ? 0 : dice.number(0...20))
    if dice.chance(0.3) { shadow.path = path() }
    shadow.isCastByContent = dice.chance(0.4)
    return shadow
  }

  mutating func point() -> CGPoint {
    CGPoint(x: dice.number(-extent / 4...extent), y: dice.number(-extent / 4...extent))
  }

  mutating func path() -> Path {
    if dice.chance(0.2) { return Path(ellipseIn: rectangle()) }
    var path = Path([.move(to: point())])
    for _ in 0..<dice.integer(1...6) {
      switch dice.integer(0...5) {
      case 0: path.append(.close)
      case 1: path.append(.move(to: point()))
      case 2: path.append(.quad(to: point(), control: point()))
      case 3: path.append(.cubic(to: point(), control1: point(), control2: point()))
      default: path.append(.line(to: point()))
      }
    }
    return path
  }

  mutating func shape() -> RenderNode.Shape {
    var shape = RenderNode.Shape(path: path())
    if dice.chance(0.6) { shape.fillColor = color() }
    if dice.chance(0.6) { shape.strokeColor = color() }
    shape.fillsEvenOdd = dice.chance(0.5)
    shape.lineWidth = dice.number(0.2...20)
    shape.cap = [.butt, .round, .square][dice.integer(0...2)]
    shape.join = [.miter, .round, .bevel][dice.integer(0...2)]
    if dice.chance(0.3) { shape.miterLimit = dice.number(0...12) }
    if dice.chance(0.3) {
      shape.dashes = [dice.number(1...9)]
      for _ in 1..<dice.integer(1...4) { shape.dashes.append(dice.number(0...9)) }
      if dice.chance(0.5) { shape.dashPhase = dice.number(-20...20) }
    }
    if dice.chance(0.3) { shape.strokeStart = dice.unit() }
    if dice.chance(0.3) { shape.strokeEnd = dice.unit() }
    return shape
  }

  mutating func gradient() -> RenderNode.Gradient {
    let count = dice.integer(1...4)
    let locations = (0..<count).map { _ in dice.unit() }.sorted()
    let colors = (0..<count).map { _ in color() }
    let ends = (0..<4).map { _ in dice.number(-0.2...1.2) }
    return .init(
      kind: [.axial, .radial, .conic][dice.integer(0...2)], colors, locations,
      (ends[0], ends[1]), (ends[2], ends[3]))
  }

  mutating func contents(in bounds: CGRect) -> RenderNode.Contents {
    let image = picture(dice.integer(1...24), dice.integer(1...24), opaque: dice.chance(0.5))
    let identity = UInt64(dice.unit() * 0x1p24)
    guard dice.chance(0.5) else {
      return .init(image: image, identity: identity, placement: bounds)
    }
    let size = CGSize(width: image.width, height: image.height)
    let place = dice.chance(0.5) ? CGRect(origin: bounds.origin, size: size) : rectangle()
    var contents = RenderNode.Contents(image: image, identity: identity, placement: place)
    if dice.chance(0.3) { contents.part = part() }
    if dice.chance(0.3) { contents.center = fraction() }
    if dice.chance(0.2) { contents.tint = color() }
    if dice.chance(0.2) { contents.factor = color() }
    contents.scale = dice.number(0.3...3)
    contents.isNearestEnlarged = dice.chance(0.25)
    contents.isNearestShrunk = dice.chance(0.25)
    return contents
  }

  /// A rectangle in the unit square.
  mutating func fraction() -> CGRect {
    let (x, y) = (dice.number(0...0.6), dice.number(0...0.6))
    return CGRect(
      x: x, y: y, width: dice.number(0.1...0.9) * (1 - x), height: dice.number(0.1...0.9) * (1 - y))
  }

  /// A part of an image, which may reach beyond it or lie outside.
  mutating func part() -> CGRect {
    guard dice.chance(0.5) else { return fraction() }
    return CGRect(
      x: dice.number(-1.5...1.5), y: dice.number(-1.5...1.5), width: dice.number(0.1...2.5),
      height: dice.number(0.1...2.5))
  }

  mutating func picture(_ width: Int, _ height: Int, opaque: Bool) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for index in stride(from: 0, to: bitmap.bytes.count, by: 4) {
      let alpha = opaque ? 255 : dice.integer(0...255)
      for channel in 0..<3 { bitmap.bytes[index + channel] = UInt8(dice.integer(0...alpha)) }
      bitmap.bytes[index + 3] = UInt8(alpha)
    }
    return bitmap
  }

  mutating func transform() -> CATransform3D {
    let move = Place.at(
      dice.number(0...extent), dice.number(0...extent), whole: dice.chance(0.4))
    switch dice.integer(0...5) {
    case 0, 1: return move
    case 2: return Place.scaled(dice.number(-1.5...1.5), dice.number(0.2...1.5), move)
    case 3, 4: return Place.turned(dice.number(-4...4), dice.number(0.3...1.4), move)
    default: return Place.tilted(dice.number(-1.2...1.2), eye: dice.number(60...400), move)
    }
  }
}

/// Transforms for tests.
enum Place {
  static func at(_ x: Double, _ y: Double, whole: Bool = false) -> CATransform3D {
    var result = CATransform3DIdentity
    result.m41 = whole ? x.rounded() : x
    result.m42 = whole ? y.rounded() : y
    return result
  }

  static func scaled(_ x: Double, _ y: Double, _ move: CATransform3D) -> CATransform3D {
    var result = move
    result.m11 = x
    result.m22 = y
    return result
  }

  /// Turned by an angle about the origin and enlarged, then moved.
  static func turned(_ angle: Double, _ scale: Double, _ move: CATransform3D) -> CATransform3D {
    var result = move
    result.m11 = cos(angle) * scale
    result.m12 = sin(angle) * scale
    result.m21 = -sin(angle) * scale
    result.m22 = cos(angle) * scale
    return result
  }

  /// Turned about the y axis, seen from a distance, then moved.
  static func tilted(_ angle: Double, eye: Double, _ move: CATransform3D) -> CATransform3D {
    var result = CATransform3DIdentity
    result.m14 = sin(angle) / eye
    result.m11 = cos(angle) + result.m14 * move.m41
    result.m12 = result.m14 * move.m42
    result.m41 = move.m41
    result.m42 = move.m42
    return result
  }
}

extension RenderNode {
  /// A plain rectangle of one colour at a place.
  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RGBA? = nil
  ) -> RenderNode {
    var node = RenderNode()
    node.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    node.transform = Place.at(x, y)
    node.backgroundColor = color
    return node
  }
}

extension RGBA {
  static let white = RGBA(red: 1, green: 1, blue: 1)
  static let black = RGBA(red: 0, green: 0, blue: 0)
  static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
}

extension Bitmap {
  subscript(x: Int, y: Int) -> [Int] {
    bytes[4 * (y * width + x)..<4 * (y * width + x) + 4].map(Int.init)
  }

  /// The largest difference of any byte.
  func distance(to other: Bitmap) -> Int {
    zip(bytes, other.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }
}
