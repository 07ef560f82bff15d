import UIKit

/// A screen with parts that have their counterparts on other screens.
@MainActor
public protocol MatchedScreen: UIViewController {
  /// The part with a name, in place on this screen; nil where there is none.
  func matchedView(named name: String) -> UIView?
}

/// Parts that both screens have fly from their places on one to their places on the other.
public struct Match: Piece {
  private let names: [String]

  /// - Parameter names: The parts, from back to front.
  public init(_ names: String...) { self.names = names }

  public func cues(in scene: TransitionScene) -> [Cue] {
    let front = Self.screen(scene.context.viewController(forKey: scene.isForward ? .to : .from))
    let back = Self.screen(scene.context.viewController(forKey: scene.isForward ? .from : .to))
    return names.compactMap { name in
      guard let away = back?.matchedView(named: name), let home = front?.matchedView(named: name)
      else { return nil }
      return Flight(away: away, home: home, in: scene)?.cue
    }
  }

  /// The screen that has the parts: a controller, or the one it shows.
  private static func screen(_ controller: UIViewController?) -> MatchedScreen? {
    controller as? MatchedScreen
      ?? (controller as? UINavigationController)?.topViewController as? MatchedScreen
      ?? controller?.children.first { $0 is MatchedScreen } as? MatchedScreen
  }
}

/// One part on its way: pictures of both ends, one dissolving into the other.
@MainActor
private struct Flight {
  let cue: Cue

  init?(away: UIView, home: UIView, in scene: TransitionScene) {
    let container = scene.container
    guard let first = Self.picture(of: away, in: scene),
      let last = Self.picture(of: home, in: scene)
    else { return nil }
    let (start, end) = (
      away.convert(away.bounds, to: container), home.convert(home.bounds, to: container)
    )
    let (startRadius, endRadius) = (away.layer.cornerRadius, home.layer.cornerRadius)
    let (awayAlpha, homeAlpha) = (away.alpha, home.alpha)
    let carrier = UIView(frame: start)
    carrier.clipsToBounds = true
    for picture in [first, last] {
      picture.frame = carrier.bounds
      picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      carrier.addSubview(picture)
    }
    container.addSubview(carrier)
    (away.alpha, home.alpha) = (0, 0)
    cue = Cue(
      away: {
        (carrier.frame, carrier.layer.cornerRadius, last.alpha) = (start, startRadius, 0)
      },
      home: { (carrier.frame, carrier.layer.cornerRadius, last.alpha) = (end, endRadius, 1) },
      strike: {
        (away.alpha, home.alpha) = (awayAlpha, homeAlpha)
        carrier.removeFromSuperview()
      })
  }

  private static func picture(of view: UIView, in scene: TransitionScene) -> UIView? {
    let isNew = scene.context.view(forKey: .to).map(view.isDescendant) ?? false
    return view.snapshotView(afterScreenUpdates: isNew)
  }
}
