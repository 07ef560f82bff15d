import UIKit

/// A place that something comes out of.
public enum Spot {
  /// In the container.
  case rect(CGRect)
  /// A point, as a share of the container.
  case point(CGPoint)
  /// A part of the screen beneath, by its name; the container's middle where it has no such part.
  case part(String)

  /// Where it is, in the container.
  @MainActor
  func rect(in scene: TransitionScene) -> CGRect {
    let bounds = scene.container.bounds
    switch self {
    case .rect(let rect): return rect
    case .point(let share):
      return CGRect(
        x: bounds.minX + bounds.width * share.x, y: bounds.minY + bounds.height * share.y,
        width: 0, height: 0)
    case .part:
      guard let view = part(in: scene) else {
        return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
      }
      return view.convert(view.bounds, to: scene.container)
    }
  }

  /// The part, where it is one.
  @MainActor
  func part(in scene: TransitionScene) -> UIView? {
    guard case .part(let name) = self else { return nil }
    return scene.part(named: name, of: .back)
  }
}

extension TransitionScene {
  /// The part of a screen with a name; nil where the screen has none.
  public func part(named name: String, of actor: Actor) -> UIView? {
    let isIncoming = (actor == .front) == isForward
    let controller = context.viewController(forKey: isIncoming ? .to : .from)
    return Self.screen(controller)?.matchedView(named: name)
  }

  /// The screen that has the parts: a controller, or the one it shows.
  private static func screen(_ controller: UIViewController?) -> MatchedScreen? {
    controller as? MatchedScreen
      ?? (controller as? UINavigationController)?.topViewController as? MatchedScreen
      ?? (controller as? UITabBarController)?.selectedViewController as? MatchedScreen
      ?? controller?.children.first { $0 is MatchedScreen } as? MatchedScreen
  }
}
