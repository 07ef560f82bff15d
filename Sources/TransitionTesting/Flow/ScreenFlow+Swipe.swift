import UIKit

extension ScreenFlow {
  /// The way of a finger that drives a transition from its beginning.
  public struct Swipe: Hashable, Sendable {
    /// What fractions are of.
    public enum Space: Hashable, Sendable {
      /// The window.
      case window
      /// The view of the screen that is shown when the finger comes down.
      case screen
    }

    /// Which of the two it drives.
    public var direction: Scenario.Direction
    /// Where the finger comes down, in fractions of the space.
    public var start: CGPoint
    /// How far it goes for the whole transition: in points, or in fractions of the space.
    public var way: CGVector
    /// Whether `way` is in fractions of the space, and not in points.
    public var isInFractions = false
    /// What fractions are of.
    public var space = Space.window
    /// Whether the finger goes the other way where people read from right to left, and comes down on
    /// the other side: as for UIKit's own swipe back. A gesture that the application ties to a side,
    /// such as an edge pan with `edges` of `.left`, stays there.
    public var followsReading: Bool

    /// A finger that goes so many points, on any device.
    public init(
      driving direction: Scenario.Direction, from start: CGPoint, by way: CGVector,
      followsReading: Bool = false
    ) {
      self.direction = direction
      self.start = start
      self.way = way
      self.followsReading = followsReading
    }

    /// A finger that goes a part of the window or of the screen shown, whatever its size.
    public init(
      driving direction: Scenario.Direction, from start: CGPoint, across part: CGVector,
      of space: Space = .window, followsReading: Bool = false
    ) {
      self.init(driving: direction, from: start, by: part, followsReading: followsReading)
      self.space = space
      isInFractions = true
    }

    /// Where the finger comes down and how far it goes, in points of the window.
    @MainActor
    func path(in window: UIWindow) -> (start: CGPoint, way: CGVector) {
      let view = space == .window ? window : window.rootViewController?.shown.view ?? window
      let bounds = view.bounds
      let isMirrored =
        followsReading && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let point = CGPoint(
        x: bounds.minX + bounds.width * (isMirrored ? 1 - start.x : start.x),
        y: bounds.minY + bounds.height * start.y)
      let unit = isInFractions ? bounds.size : CGSize(width: 1, height: 1)
      let dx = way.dx * unit.width
      return (
        view.convert(point, to: window),
        CGVector(dx: isMirrored ? -dx : dx, dy: way.dy * unit.height)
      )
    }
  }
}

extension UIViewController {
  /// The controller whose screen is in front: presented, on top of a stack, of the chosen tab.
  fileprivate var shown: UIViewController {
    if let presentedViewController { return presentedViewController.shown }
    switch self {
    case let stack as UINavigationController: return stack.topViewController?.shown ?? self
    case let tabs as UITabBarController: return tabs.selectedViewController?.shown ?? self
    default: return self
    }
  }
}
