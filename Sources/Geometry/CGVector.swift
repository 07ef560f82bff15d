/// A displacement in points, or a velocity in points per second.
public struct CGVector: Hashable, Sendable, Codable {
  /// The part along x, to the right.
  public var dx: CGFloat

  /// The part along y, downwards.
  public var dy: CGFloat

  /// A vector with these parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector with these parts.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// A vector with these parts.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The zero vector.
  public init() { self.init(dx: CGFloat(0), dy: CGFloat(0)) }

  /// The vector without length.
  public static let zero = CGVector()
}
