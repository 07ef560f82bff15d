import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What an application sees of the views between a window and its screens (F2.15.5, 8.7).
@MainActor @Suite("The view tree around screens")
struct ViewTreeTests {
  @Test("window, transition view, drop-shadow view, the root's view; all as large as the window")
  func root() throws {
    let (stage, screen) = screenOnStage()
    let around = sequence(first: screen.view!, next: \.superview).map { $0 }
    #expect(around.count == 4 && around[3] === stage.window)
    #expect(around.allSatisfy { $0.frame == stage.window.bounds })
    #expect(around[1...2].allSatisfy { $0.autoresizingMask == [.flexibleWidth, .flexibleHeight] })
    #expect(screen.next === around[1])
    let point = CGPoint(x: 30, y: 70)
    #expect(screen.view.convert(point, to: nil) == point)
    #expect(screen.view.convert(point, to: stage.window) == point)
    #expect(screen.view.safeAreaInsets == stage.window.safeAreaInsets)
  }

  @Test("wrappers take no touch: what no view of the root wants is the window's (F8.7.4)")
  func touches() {
    let (stage, screen) = screenOnStage()
    let point = CGPoint(x: 30, y: 70)
    #expect(stage.window.hitTest(point, with: nil) === screen.view)
    stage.perform { screen.view.isUserInteractionEnabled = false }
    #expect(stage.window.hitTest(point, with: nil) === stage.window)
    stage.perform {
      screen.view.isUserInteractionEnabled = true
      screen.view.frame = CGRect(x: 0, y: 100, width: 393, height: 752)
    }
    #expect(stage.window.hitTest(point, with: nil) === stage.window)
  }

  @Test("a window that is turned takes wrappers and the root's view along")
  func turned() {
    let (stage, screen) = screenOnStage()
    stage.resize(to: CGSize(width: 852, height: 393))
    stage.settle()
    let around = sequence(first: screen.view!, next: \.superview)
    #expect(around.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 852, height: 393) })
  }

  @Test("another root takes the place of the first; none leaves the window empty")
  func otherRoot() {
    let (stage, screen) = screenOnStage()
    let other = UIViewController()
    stage.perform { stage.window.rootViewController = other }
    stage.settle()
    #expect(stage.window.holdsOnly(other.view) && screen.view.superview == nil)
    stage.perform { stage.window.rootViewController = nil }
    #expect(stage.window.subviews.isEmpty && other.view.superview == nil)
  }

  @Test(
    "a container lies in the window, above the root's, and another one above that (F8.7.2)",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom])
  func containers(style: UIModalPresentationStyle) throws {
    let (stage, screen) = screenOnStage()
    let (next, third) = (UIViewController(), UIViewController())
    (next.modalPresentationStyle, third.modalPresentationStyle) = (style, style)
    stage.perform { screen.present(next, animated: true) }
    stage.settle()
    let first = try #require(next.presentationController?.containerView)
    #expect(stage.window.subviews == [stage.window.rootTransitionView, first])
    #expect(next.view.isDescendant(of: first))
    #expect(style == .pageSheet || next.view.superview === first)
    stage.perform { next.present(third, animated: true) }
    stage.settle()
    let second = try #require(third.presentationController?.containerView)
    #expect(stage.window.subviews == [stage.window.rootTransitionView, first, second])
    stage.perform { screen.dismiss(animated: true) }
    stage.settle()
    #expect(stage.window.holdsOnly(screen.view) && stage.violations.isEmpty)
  }

  @Test("a root that is covered leaves its transition view empty, and comes back into it (F8.7.3)")
  func covered() {
    let (stage, screen) = screenOnStage()
    let next = UIViewController()
    next.modalPresentationStyle = .fullScreen
    stage.perform { screen.present(next, animated: true) }
    #expect(screen.view.superview === next.presentationController?.containerView)
    stage.settle()
    #expect(screen.view.superview == nil && stage.window.rootTransitionView.subviews.isEmpty)
    stage.resize(to: CGSize(width: 852, height: 393))
    stage.settle()
    stage.perform { screen.dismiss(animated: true) }
    stage.settle()
    #expect(stage.window.holdsOnly(screen.view))
    #expect(
      screen.view.frame == stage.window.bounds && stage.window.wrapper.frame == screen.view.frame)
  }

  @Test("a sheet transforms, rounds and cuts the wrapper behind it, never the root's view")
  func sheet() {
    let (stage, screen) = screenOnStage()
    let turned = CGAffineTransform(rotationAngle: 0.1)
    screen.view.transform = turned
    screen.view.layer.cornerRadius = 7
    let wrapper = stage.window.wrapper
    let next = UIViewController()
    stage.perform { screen.present(next, animated: true) }
    stage.advance(to: stage.now + 0.2)
    #expect(screen.view.transform == turned && screen.view.layer.presentation()?.cornerRadius == 7)
    stage.settle()
    #expect(wrapper.transform.a < 1 && wrapper.layer.cornerRadius > 0)
    #expect(wrapper.layer.masksToBounds && screen.view.transform == turned)
    #expect(screen.view.layer.cornerRadius == 7 && !screen.view.layer.masksToBounds)
    // What is set while the sheet is up stays, too.
    let scaled = CGAffineTransform(scaleX: 0.5, y: 0.5)
    stage.perform { screen.view.transform = scaled }
    stage.perform { screen.dismiss(animated: true) }
    stage.settle()
    #expect(screen.view.transform == scaled && wrapper.transform == .identity)
    #expect(wrapper.layer.cornerRadius == 0 && !wrapper.layer.masksToBounds)
  }

  @Test("a point of a screen behind a sheet is where the sheet has pushed it")
  func converting() {
    let (stage, screen) = screenOnStage()
    stage.perform { screen.present(UIViewController(), animated: false) }
    stage.settle()
    let corner = screen.view.convert(CGPoint.zero, to: nil)
    #expect(abs(corner.x - 16) < 0.001 && corner.y > 0)
    let back = screen.view.convert(corner, from: nil)
    #expect(abs(back.x) < 0.001 && abs(back.y) < 0.001)
  }

  @Test("over a screen that fills the window a sheet pushes that one's container back")
  func sheetOverCover() throws {
    let (stage, screen) = screenOnStage()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.perform { screen.present(cover, animated: false) }
    stage.settle()
    cover.view.transform = CGAffineTransform(translationX: 3, y: 0)
    stage.perform { cover.present(UIViewController(), animated: true) }
    stage.settle()
    let container = try #require(cover.presentationController?.containerView)
    #expect(
      container.transform.a < 1 && cover.view.transform.a == 1 && cover.view.transform.tx == 3)
    stage.perform { cover.dismiss(animated: true) }
    stage.settle()
    #expect(container.transform == .identity && !container.layer.masksToBounds)
    #expect(cover.view.transform.tx == 3 && cover.view.window != nil)
  }

  @Test("over a custom presentation of the application's a sheet moves nothing (guess)")
  func sheetOverCustom() throws {
    let (stage, screen) = screenOnStage()
    let card = UIViewController()
    let delegate = PatternDelegate { shows in
      PatternAnimator(shows) { context, _ in
        context.view(forKey: .to).map(context.containerView.addSubview)
        context.completeTransition(true)
      }
    }
    delegate.presentation = { BottomPresentation(presentedViewController: $0, presenting: $1) }
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = delegate
    stage.perform { screen.present(card, animated: false) }
    stage.settle()
    stage.perform { card.present(UIViewController(), animated: true) }
    stage.settle()
    #expect(card.presentationController?.containerView?.transform == .identity)
    #expect(card.view.transform == .identity && screen.view.transform == .identity)
  }

  @Test("a sheet that is pulled and let go, and one that is cancelled, leave the wrapper as it was")
  func pulled() {
    let rig = SheetRig()
    rig.present()
    let pushed = rig.stage.window.wrapper.transform
    rig.drag(by: 200)
    #expect(rig.presenter.view.transform == .identity)
    rig.stage.settle()
    #expect(rig.stage.window.wrapper.transform == pushed && pushed.a < 1)
    rig.drag(by: 500)
    rig.stage.settle()
    #expect(rig.stage.window.wrapper.transform == .identity)
    #expect(rig.stage.window.holdsOnly(rig.presenter.view))
  }

  @Test("a container lies above what the application has put into the window (F8.7.2)")
  func overlays() throws {
    let (stage, screen) = screenOnStage()
    let overlay = UIView(frame: stage.window.bounds)
    stage.perform { stage.window.addSubview(overlay) }
    let next = UIViewController()
    next.modalPresentationStyle = .fullScreen
    stage.perform { screen.present(next, animated: true) }
    stage.settle()
    let container = try #require(next.presentationController?.containerView)
    #expect(stage.window.subviews == [stage.window.rootTransitionView, overlay, container])
    stage.perform { screen.dismiss(animated: true) }
    stage.settle()
    #expect(stage.window.subviews == [stage.window.rootTransitionView, overlay])
  }

  @Test("views that an application puts beside a screen lie behind what it presents")
  func besides() throws {
    let (stage, screen) = screenOnStage()
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.perform { screen.view.superview?.addSubview(badge) }
    let next = UIViewController()
    next.modalPresentationStyle = .overFullScreen
    stage.perform { screen.present(next, animated: true) }
    stage.settle()
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === next.view)
    stage.perform { screen.dismiss(animated: true) }
    stage.settle()
    #expect(badge.superview === screen.view.superview && badge.window === stage.window)
  }
}
