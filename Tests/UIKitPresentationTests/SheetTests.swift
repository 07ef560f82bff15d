import Rehearsal
import TestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

/// Facts 2.12 and F6.5.3, and the calls of a dismissal by the user after the table in 2.3.
@MainActor @Suite("Sheets")
struct SheetTests {
  @Test("a drag that is let go too early leaves everything as it was", arguments: [60.0, 200, 390])
  func returned(way: CGFloat) {
    let rig = SheetRig()
    rig.present()
    let before = ContainerRig.lines(of: rig.stage.window)
    rig.drag(by: way)
    rig.stage.settle()
    #expect(ContainerRig.lines(of: rig.stage.window) == before)
    #expect(rig.presenter.presentedViewController === rig.presented)
    #expect(rig.stage.violations.isEmpty)
    #expect(!rig.stage.ignoresTouches)
    #expect(rig.dimming == 1)
  }

  @Test("calls of a user's dismissal: returned, then dismissed (2.3, F2.4.1)")
  func calls() throws {
    let rig = SheetRig()
    rig.log.heading("facts 2.3 after row 12, F2.4.1, F2.12; C: order among the last calls")
    rig.log.heading("P.present(B, animated: true)")
    rig.present(animated: true)
    rig.log.heading("dragged a quarter, let go")
    rig.drag(by: 200)
    rig.stage.settle()
    rig.log.heading("not allowed to, dragged and let go")
    rig.mayDismiss = false
    rig.drag(by: 300)
    rig.stage.settle()
    rig.mayDismiss = true
    rig.log.heading("dragged beyond a half")
    rig.drag(by: 500)
    rig.stage.settle()
    try expectGolden(rig.log.text, "sheet-drag")
    #expect(rig.stage.violations.isEmpty)
    #expect(rig.stage.window.subviews.count == 1)
  }

  @Test("code that dismisses asks and tells no delegate (2.3, row 12)")
  func byCode() {
    let rig = SheetRig()
    rig.present()
    rig.log.clear()
    rig.stage.perform { rig.presented.dismiss(animated: true) }
    rig.stage.settle()
    #expect(rig.log.lines.allSatisfy { !$0.hasPrefix("delegate") })
    #expect(rig.log.lines.first == "B.viewWillDisappear(true) being dismissed coordinator")
    #expect(rig.presenter.presentedViewController == nil)
  }

  @Test("isModalInPresentation has drags and taps refused, without asking")
  func modal() {
    let rig = SheetRig()
    rig.presented.isModalInPresentation = true
    rig.present()
    rig.log.clear()
    rig.drag(by: 400)
    rig.stage.settle()
    rig.stage.tap(at: CGPoint(x: 200, y: 20))
    rig.stage.settle()
    #expect(
      rig.log.lines == ["delegate.didAttemptToDismiss", "delegate.didAttemptToDismiss"])
    #expect(rig.frame.minY == 59)
  }

  @Test("frames are those measured on an iPhone 16, for page and form alike (F2.12.2)")
  func frames() {
    for style in [UIModalPresentationStyle.pageSheet, .formSheet, .automatic] {
      var maximum = 0.0
      let probe = UISheetPresentationController.Detent.custom { context in
        maximum = context.maximumDetentValue
        return 300
      }
      let rig = SheetRig(style: style, detents: [probe, .medium(), .large()])
      rig.present()
      #expect(maximum == 759)
      #expect(rig.frame == CGRect(x: 0, y: 852 - 334, width: 393, height: 334))
      rig.stage.perform { rig.sheet?.selectedDetentIdentifier = .large }
      #expect(rig.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
      rig.stage.perform { rig.sheet?.selectedDetentIdentifier = .medium }
      #expect(rig.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
      #expect(rig.presenter.view.bounds == rig.stage.window.bounds)
    }
  }

  @Test("a coming sheet moves on the system's spring, frame by frame (F4.1, F4.5.1)")
  func spring() {
    let rig = SheetRig()
    rig.stage.perform { rig.presenter.present(rig.presented, animated: true) }
    let start = rig.stage.now
    let omega = (1000.0 / 3).squareRoot()
    for frame in 1...25 {
      let time = Double(frame) / 60
      rig.stage.advance(to: start + time)
      let rest = (1 + omega * time) * exponential(-omega * time)
      #expect(abs(rig.frame.minY - (59 + 793 * rest)) < 0.01, "frame \(frame)")
    }
  }

  @Test("ten points begin a drag and are not part of it; darkness follows evenly (F2.12.2)")
  func held() {
    let rig = SheetRig()
    rig.present()
    rig.hold(at: 210)
    #expect(abs(rig.frame.minY - (59 + 200)) < 0.01)
    #expect(abs(rig.dimming - (1 - 200.0 / 793)) < 1e-4)
    #expect(rig.presented.isBeingDismissed)
  }

  @Test(
    "beyond half the height, or fast, it goes; else it stays (F2.12.2, F6.5.3)",
    arguments: [
      (380.0, 0.5, 0.2, true), (420, 0.5, 0.2, false), (150, 0.1, 0.0, false),
      (80, 0.2, 0.0, true),
    ])
  func threshold(way: CGFloat, seconds: Double, rest: Double, stays: Bool) {
    let rig = SheetRig()
    rig.present()
    rig.drag(by: way, over: seconds, rest: rest)
    rig.stage.settle()
    #expect((rig.presenter.presentedViewController != nil) == stays)
    #expect(rig.stage.violations.isEmpty)
  }

  @Test("a finger drags from detent to detent, and the delegate hears of each")
  func detents() {
    let rig = SheetRig(detents: [.medium(), .large()])
    rig.present()
    #expect(rig.frame.minY == 426)
    rig.log.clear()
    rig.drag(by: -300)
    rig.stage.settle()
    #expect(rig.frame.minY == 59)
    rig.drag(by: 330)
    rig.stage.settle()
    #expect(rig.frame.minY == 426)
    #expect(
      rig.log.lines == [
        "delegate.didChangeSelectedDetent com.apple.UIKit.large",
        "delegate.didChangeSelectedDetent com.apple.UIKit.medium",
      ])
  }

  @Test("below a plain status bar it leaves room for the card behind it")
  func plainStatusBar() {
    let rig = SheetRig(device: .iPhoneSE)
    rig.present()
    #expect(rig.frame == CGRect(x: 0, y: 40, width: 375, height: 627))
    let card = rig.presenter.view.convert(rig.presenter.view.bounds, to: nil as UIView?)
    #expect(card.minY >= 20 && card.minY < 40)
  }

  @Test("pulled beyond its largest height it resists, and comes back")
  func resists() {
    let rig = SheetRig()
    rig.present()
    rig.hold(at: -110)
    #expect(rig.frame.minY < 59 - 20 && rig.frame.minY > 59 - 70)
  }

  @Test("animateChanges moves to another detent and lays out before it returns (F2.12.1)")
  func animates() {
    let rig = SheetRig(detents: [.medium(), .large()])
    rig.present()
    rig.log.clear()
    rig.stage.perform {
      rig.sheet?.animateChanges { rig.sheet?.selectedDetentIdentifier = .large }
      #expect(rig.presented.view.bounds.height == 793)
    }
    rig.stage.advance(to: rig.stage.now + 0.1)
    #expect(rig.frame.minY < 400 && rig.frame.minY > 80)
    rig.stage.settle()
    #expect(rig.frame.minY == 59)
    #expect(rig.log.lines.isEmpty, "only changes by the user are told")
  }

  @Test("up to the largest undimmed detent what lies behind is bright and hears touches")
  func undimmed() {
    let rig = SheetRig(detents: [.medium(), .large()])
    rig.sheet?.largestUndimmedDetentIdentifier = .medium
    rig.present()
    #expect(rig.dimming == 0)
    #expect(rig.stage.window.hitTest(CGPoint(x: 100, y: 200), with: nil) === rig.presenter.view)
    rig.stage.perform { rig.sheet?.selectedDetentIdentifier = .large }
    #expect(rig.dimming == 1)
    #expect(rig.stage.window.hitTest(CGPoint(x: 100, y: 20), with: nil) !== rig.presenter.view)
  }

  @Test("in compact height it covers the screen, unless it prefers the edge (F2.6)")
  func compactHeight() {
    for attached in [false, true] {
      let rig = SheetRig()
      rig.stage.rotate(duration: 0)
      rig.sheet?.prefersEdgeAttachedInCompactHeight = attached
      rig.present()
      #expect((rig.presenter.view.window == nil) == !attached)
    }
  }

  @Test("in regular width a sheet is a card in the middle")
  func card() {
    let rig = SheetRig(style: .formSheet, device: .iPad)
    rig.present()
    #expect(rig.frame == CGRect(x: 140, y: 280, width: 540, height: 620))
    rig.stage.perform { rig.presented.preferredContentSize = CGSize(width: 300, height: 200) }
    #expect(rig.frame == CGRect(x: 260, y: 490, width: 300, height: 200))
  }

  @Test("a sheet over a sheet pushes it back; both go, and nothing is left behind")
  func stacked() {
    let rig = SheetRig()
    let before = ContainerRig.lines(of: rig.stage.window)
    rig.present()
    let second = UIViewController()
    rig.stage.perform { rig.presented.present(second, animated: true) }
    rig.stage.settle()
    #expect(second.view.window != nil && rig.presented.view.window != nil)
    rig.stage.perform { rig.presenter.dismiss(animated: true) }
    rig.stage.settle()
    #expect(ContainerRig.lines(of: rig.stage.window) == before)
    #expect(rig.stage.violations.isEmpty)
  }
}

/// e to a power, for tables.
private func exponential(_ x: Double) -> Double {
  var (sum, term) = (1.0, 1.0)
  for n in 1...120 {
    term *= x / Double(n)
    sum += term
  }
  return sum
}
