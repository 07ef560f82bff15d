import QuartzCore

/// A part of the plane around an origin: where a field of forces would be.
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying {
  private let holds: (CGPoint) -> Bool

  private init(_ holds: @escaping (CGPoint) -> Bool) { self.holds = holds }

  /// A circle about the origin, points; its edge is in it.
  public convenience init(radius: CGFloat) {
    self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius }
  }

  /// A rectangle about the origin, points; its edge is in it.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// Everything.
  open class var infinite: UIRegion { UIRegion { _ in true } }

  open func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }
  /// What is in one or the other.
  open func union(with region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) || region.holds($0) }
  }
  /// What is in this one and not in the other.
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) && !region.holds($0) }
  }
  /// What is in both.
  open func intersection(with region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) && region.holds($0) }
  }
  open func contains(_ point: CGPoint) -> Bool { holds(point) }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
