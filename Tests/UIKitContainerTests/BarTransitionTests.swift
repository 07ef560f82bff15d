import Rehearsal
import Testing

@testable import UIKit

/// What a navigation bar does beside a push, the system's or an application's.
@MainActor @Suite("Bars beside a push")
struct BarTransitionTests {
  /// An animator whose only block is a short spring that swings far.
  private final class Springy: NSObject, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .to)!
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 8,
        animations: { view.alpha = 1 },
        completion: { _ in
          UIView.animate(
            withDuration: 0.6,
            animations: { view.transform = CGAffineTransform(scaleX: 1, y: 1.1) },
            completion: { _ in
              view.transform = .identity
              context.completeTransition(true)
            })
        })
    }
  }

  private struct Seen {
    var title: [Double] = []
    var label: [Double] = []
    /// How far the name is right of where it comes to rest, points.
    var distance: [CGFloat] = []
  }

  /// A push from "Photographs", looked at in every frame.
  private func push(_ delegate: Springy?) throws -> (Seen, frames: Int) {
    let stage = Stage(scale: 1)
    let root = UIViewController()
    root.title = "Photographs"
    let stack = UINavigationController(rootViewController: root)
    stack.delegate = delegate
    stage.perform { stage.window.rootViewController = stack }
    stage.settle()
    let title = try #require(labels(in: stack.navigationBar).first { $0.text == "Photographs" })
    stage.perform { stack.pushViewController(UIViewController(), animated: true) }
    let back = try #require(stack.navigationBar.page?.backButton)
    var (seen, frames) = (Seen(), 0)
    while stack.transitionCoordinator != nil, frames < 200 {
      stage.advance(to: stage.now + 1 / 60.0)
      frames += 1
      let shown = { (view: UIView) in view.layer.presentation() ?? view.layer }
      seen.title.append(Double(shown(title).opacity))
      seen.label.append(Double(shown(back.label).opacity))
      seen.distance.append(shown(back.label).affineTransform().tx)
    }
    return (seen, frames)
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + labels(in: $0) }
  }

  @Test("a title has faded before the name of the back button is seen", arguments: [true, false])
  func fades(isSystem: Bool) throws {
    let delegate = Springy()
    let (seen, _) = try push(isSystem ? nil : delegate)
    let both = zip(seen.title, seen.label).map(min)
    #expect((both.max() ?? 1) < 0.1, "\(both)")
    #expect(seen.title.first ?? 0 > 0.5 && seen.label.last ?? 0 == 1)
  }

  @Test("the bar takes as long as the whole, and overshoots neither its place nor its opacity")
  func spans() throws {
    let delegate = Springy()
    let (seen, frames) = try push(delegate)
    #expect(abs(frames - 60) <= 3, "the block does not wait for the bar: \(frames)")
    #expect(seen.distance.allSatisfy { $0 >= -1e-6 }, "over the arrow: \(seen.distance)")
    #expect(seen.label.allSatisfy { $0 <= 1 } && seen.title.allSatisfy { $0 <= 1 })
    let half = seen.distance[frames / 2]
    #expect(half > 0.3 * (seen.distance.first ?? 0), "half way at half time: \(half)")
  }
}
