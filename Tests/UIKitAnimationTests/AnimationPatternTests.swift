import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

/// Animation as public code writes it.
@MainActor @Suite("Animations as public code writes them")
struct AnimationPatternTests {
  @Test("a transition without a transition animates its changes (F2.15.13)")
  func transitionOptionsNone() throws {
    let (stage, screen) = screenOnStage()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    stage.perform { screen.view.addSubview(box) }
    stage.settle()
    stage.perform {
      UIView.transition(
        with: box, duration: 0.5, options: [.curveLinear],
        animations: { box.transform = CGAffineTransform(scaleX: 2, y: 2) })
    }
    stage.advance(to: stage.now + 0.25)
    let shown = try #require(box.layer.presentation()).affineTransform().a
    #expect(abs(shown - 1.5) < 1e-6)
  }

  @Test("a property animator runs back from where a finger left it", arguments: [0.3, 0])
  func reversed(duration: Double) {
    let (stage, screen) = screenOnStage()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    stage.perform { screen.view.addSubview(box) }
    stage.settle()
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
      box.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    }
    stage.perform {
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
    }
    stage.advance(to: stage.now + 0.1)
    let shown = box.layer.presentation()?.affineTransform().a ?? 0
    #expect(abs(shown - 0.9) < 1e-6)
    var ends: [UIViewAnimatingPosition] = []
    stage.perform {
      animator.isReversed = true
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
    }
    stage.settle()
    #expect(ends == [.start])
    #expect(box.transform == .identity)
  }

  @Test("a value set outside a block is shown at once by a fade that runs (F2.15.12)")
  func modelIsFollowed() throws {
    let (stage, screen) = screenOnStage()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    box.alpha = 0
    stage.perform { screen.view.addSubview(box) }
    stage.settle()
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.alpha = 1 }
    }
    stage.advance(to: stage.now + 0.5)
    #expect(abs(try #require(box.layer.presentation()).opacity - 0.5) < 1e-6)
    stage.perform { box.alpha = 0 }
    #expect(try #require(box.layer.presentation()).opacity == 0)
  }

  @Test("a layer's own property borrows the animation of the block (F2.15.14)")
  func ownProperty() throws {
    let (stage, screen) = screenOnStage()
    let view = BorrowingView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    stage.perform { screen.view.addSubview(view) }
    stage.settle()
    stage.perform {
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
        (view.layer as? BorrowingLayer)?.radius = 8
      }
    }
    stage.advance(to: stage.now + 0.1)
    let shown = try #require(view.layer.presentation() as? BorrowingLayer).radius
    #expect(abs(shown - 4) < 1e-6)
  }

  @Test("an action typed as another class of the sender's family is called")
  func actionParameter() {
    let (stage, screen) = screenOnStage()
    let target = EdgeTarget()
    stage.perform {
      let pan = UIPanGestureRecognizer(
        target: target, action: Selector("panned:", EdgeTarget.panned))
      screen.view.addGestureRecognizer(pan)
    }
    stage.touch(
      .drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), over: 0.3).release())
    stage.settle()
    #expect(target.ended)
    #expect(stage.violations.isEmpty)
  }

  @Test("a child of a navigation controller is its top one, however it came (F2.15.15)")
  func navigationChild() {
    let stage = Stage(scale: 1)
    let stack = UINavigationController(rootViewController: UIViewController())
    let child = UIViewController()
    stage.perform {
      stage.window.rootViewController = stack
      stack.addChild(child)
      stack.view.addSubview(child.view)
      child.didMove(toParent: stack)
    }
    stage.settle()
    #expect(stack.topViewController === child)
    #expect(stack.visibleViewController === child)
    stage.perform {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(stack.topViewController === stack.viewControllers.last)
  }

  @Test("a transaction around a push is over when the push is (F2.15.4)", arguments: [true, false])
  func transaction(animated: Bool) {
    let stage = Stage(scale: 1)
    let stack = UINavigationController(rootViewController: UIViewController())
    stage.perform { stage.window.rootViewController = stack }
    stage.settle()
    let start = stage.now
    var ended: [Double] = []
    stage.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { ended.append(CACurrentMediaTime() - start) }
      stack.pushViewController(UIViewController(), animated: animated)
      CATransaction.commit()
    }
    stage.settle()
    #expect(ended.count == 1)
    #expect(animated ? ended.allSatisfy { $0 > 0.3 } : ended.allSatisfy { $0 < 0.1 })
  }
}

@MainActor private final class EdgeTarget: NSObject {
  var ended = false
  func panned(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    ended = recognizer.state == .ended || ended
  }
}

/// A layer whose own property moves as a view's background would.
private final class BorrowingLayer: CALayer {
  var radius: CGFloat {
    get { _managedValue(forKey: "radius") }
    set { _setManagedValue(newValue, forKey: "radius") }
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "radius" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "radius", let lent = super.action(forKey: "backgroundColor") as? CAAnimation
    else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: "radius")
    animation.fromValue = radius
    animation.duration = lent.duration
    animation.timingFunction = lent.timingFunction
    return animation
  }
}

private final class BorrowingView: UIView {
  override class var layerClass: AnyClass { BorrowingLayer.self }
}
