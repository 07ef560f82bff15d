import Rehearsal
import TestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

@MainActor
@Suite struct ConstraintAnimationTests {
  @Test("A constant that is changed in a block moves linearly under a linear curve")
  func linear() {
    let rig = LayoutRig()
    let box = rig.add()
    let inner = rig.add(to: box)
    let left = box.leftAnchor.constraint(equalTo: rig.view.leftAnchor)
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    rig.perform {
      NSLayoutConstraint.activate([
        left, width, box.heightAnchor.constraint(equalToConstant: 50),
        box.topAnchor.constraint(equalTo: rig.view.topAnchor),
        inner.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -10),
        inner.widthAnchor.constraint(equalToConstant: 20),
      ])
    }
    rig.perform {
      left.constant = 100
      width.constant = 200
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        rig.view.layoutIfNeeded()
      }
    }
    #expect(box.frame == CGRect(x: 100, y: 0, width: 200, height: 50))
    for frame in 0...60 {
      rig.stage.advance(to: Double(frame) / 60)
      let part = Double(frame) / 60
      guard let shown = box.layer.presentation(), let deep = inner.layer.presentation() else {
        Issue.record("nothing shows")
        return
      }
      #expect(agree(shown.frame.minX, 100 * part, within: 1e-6))
      #expect(agree(shown.bounds.width, 100 + 100 * part, within: 1e-6))
      #expect(agree(deep.frame.maxX, 90 + 100 * part, within: 1e-6))
    }
  }

  @Test("Without layoutIfNeeded in the block the change shows at once (Q16)")
  func withoutLayout() {
    let rig = LayoutRig()
    let box = rig.add()
    let left = box.leftAnchor.constraint(equalTo: rig.view.leftAnchor)
    rig.perform { left.isActive = true }
    rig.perform { UIView.animate(withDuration: 1) { left.constant = 100 } }
    #expect(box.layer.animationKeys() ?? [] == [])
    #expect(box.frame.minX == 100)
  }

  @Test("A film of priorities that change places is the same every time and ends where it should")
  func priorities() {
    func run() -> [CGFloat] {
      let rig = LayoutRig()
      let sheet = rig.add()
      sheet.backgroundColor = .systemBlue
      let open = sheet.topAnchor.constraint(equalTo: rig.view.topAnchor, constant: 200)
      let closed = sheet.topAnchor.constraint(equalTo: rig.view.bottomAnchor)
      open.priority = UILayoutPriority(1)
      closed.priority = UILayoutPriority(999)
      rig.perform {
        NSLayoutConstraint.activate([
          open, closed, sheet.leftAnchor.constraint(equalTo: rig.view.leftAnchor),
          sheet.rightAnchor.constraint(equalTo: rig.view.rightAnchor),
          sheet.heightAnchor.constraint(equalToConstant: 600),
        ])
      }
      var tops = [sheet.frame.minY]
      rig.perform {
        (open.priority, closed.priority) = (UILayoutPriority(999), UILayoutPriority(1))
        UIView.animate(
          withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0
        ) {
          rig.view.layoutIfNeeded()
        }
      }
      for frame in 1...40 {
        rig.stage.advance(to: Double(frame) / 60)
        tops.append(sheet.layer.presentation()?.frame.minY ?? -1)
      }
      return tops
    }
    let tops = run()
    #expect(tops.first == 800)
    #expect(tops.last == 200)
    #expect((tops.min() ?? 0) < 200)
    #expect(tops == run())
  }

  @Test("Views by frames and views by constraints go together inside a transition's container")
  func mixedInTransition() {
    final class Slide: NSObject, UIViewControllerAnimatedTransitioning,
      UIViewControllerTransitioningDelegate
    {
      var top: NSLayoutConstraint?
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        let container = context.containerView
        container.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        let top = view.topAnchor.constraint(equalTo: container.bottomAnchor)
        self.top = top
        NSLayoutConstraint.activate([
          top, view.leftAnchor.constraint(equalTo: container.leftAnchor),
          view.widthAnchor.constraint(equalTo: container.widthAnchor),
          view.heightAnchor.constraint(equalTo: container.heightAnchor),
        ])
        container.layoutIfNeeded()
        top.constant = -container.bounds.height
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          container.layoutIfNeeded()
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    let rig = LayoutRig()
    let slide = Slide()
    let detail = UIViewController()
    detail.modalPresentationStyle = .custom
    detail.transitioningDelegate = slide
    rig.perform { rig.controller.present(detail, animated: true) }
    rig.stage.advance(to: rig.stage.now + 0.5)
    let top = Double(detail.view.layer.presentation()?.frame.minY ?? -1)
    #expect(agree(top, 400, within: 0.05))
    rig.stage.settle()
    #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    rig.perform { rig.controller.dismiss(animated: false) }
    #expect(slide.top?.isActive == false)
    #expect(rig.stage.violations.isEmpty)
  }
}
