import QuartzCore

/// How a section scrolls across the layout's own direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}

/// How the row of a section that scrolls across bounces and slows down.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// What happens at the ends of a row.
  public enum Bounce: Int, Sendable {
    /// It bounces.
    case automatic = 0
    /// It bounces, also where everything fits.
    case always = 1
    /// It stops.
    case never = 2
  }

  /// How fast a row slows down when it is let go. Values other than those named count as `automatic`.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As the section's behaviour asks: fast for what stops at groups, else normal.
    public static let automatic = DecelerationRate(rawValue: 0)
    public static let normal = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    public static let fast = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  public override init() { super.init() }

  open var bounce = Bounce.automatic
  open var decelerationRate = DecelerationRate.automatic

  func apply(
    to row: UIScrollView, behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) {
    row.bounces = bounce != .never
    row.alwaysBounceHorizontal = bounce == .always
    row.decelerationRate =
      switch decelerationRate {
      case .normal: .normal
      case .fast: .fast
      default: behavior == .continuous ? .normal : .fast
      }
  }
}
