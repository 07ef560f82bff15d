import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

/// F2.7.2, F2.5.9, F2.9: what must hold of every transition, however it ends.
@MainActor @Suite("Laws of all transitions")
struct MachineryLawTests {
  nonisolated static let parts: [CGFloat] = [0, 0.01, 0.5, 0.99, 1]

  @Test(
    "a cancelled one leaves tree, frames, responder, touches and motion as they were",
    arguments: ModalKind.allCases, TransitionDirection.allCases)
  func cancelled(kind: ModalKind, direction: TransitionDirection) {
    for part in Self.parts {
      let rig = ModalRig(kind)
      rig.putUp(for: direction)
      let field = Listener(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
      rig.stage.perform {
        (direction == .presentation ? rig.presenter : rig.presented).view.addSubview(field)
        field.becomeFirstResponder()
      }
      rig.stage.settle()
      let (before, look) = (rig.condition, rig.motion(seconds: 0.05))
      rig.transition.interactor = rig.interactor
      rig.request(direction)
      rig.stage.perform { rig.interactor.update(part) }
      #expect(rig.condition != before, "nothing was under way")
      rig.stage.perform { rig.interactor.cancel() }
      #expect(rig.stage.settle())
      #expect(rig.condition == before, "\(kind) \(direction) \(part)")
      #expect(field.isFirstResponder, "\(kind) \(direction) \(part)")
      #expect(rig.motion(seconds: 0.05) == look, "\(kind) \(direction) \(part)")
      #expect(rig.stage.violations.isEmpty)
    }
  }

  @Test(
    "one that comes after a cancelled one moves as if that had not been",
    arguments: ModalKind.allCases, TransitionDirection.allCases)
  func again(kind: ModalKind, direction: TransitionDirection) {
    func run(cancelsFirst: Bool) -> [String] {
      let rig = ModalRig(kind)
      rig.putUp(for: direction)
      if cancelsFirst {
        rig.transition.interactor = rig.interactor
        rig.request(direction)
        rig.stage.perform { rig.interactor.update(0.4) }
        rig.stage.perform { rig.interactor.cancel() }
        rig.stage.settle()
        rig.transition.interactor = nil
        // The popover's source went with its presentation.
        if direction == .presentation {
          rig.stage.perform { rig.prepare(rig.presented, over: rig.presenter) }
        }
      }
      rig.request(direction)
      return rig.motion(seconds: 0.6)
    }
    #expect(run(cancelsFirst: true) == run(cancelsFirst: false))
  }

  @Test(
    "scrubbed to any part and let go, it ends like one that ran by itself",
    arguments: ModalKind.allCases, TransitionDirection.allCases)
  func scrubbed(kind: ModalKind, direction: TransitionDirection) {
    func run(until part: CGFloat?) -> String {
      let rig = ModalRig(kind)
      rig.putUp(for: direction)
      rig.transition.interactor = part == nil ? nil : rig.interactor
      rig.request(direction)
      if let part {
        rig.stage.perform { rig.interactor.update(part) }
        rig.stage.perform { rig.interactor.finish() }
      }
      #expect(rig.stage.settle())
      #expect(rig.stage.violations.isEmpty)
      return rig.condition
    }
    let running = run(until: nil)
    for part in Self.parts { #expect(run(until: part) == running, "\(kind) \(direction) \(part)") }
  }

  @Test(
    "in containers too, one of an application's own among them", arguments: ContainerKind.allCases)
  func scrubbedContainers(kind: ContainerKind) {
    func run(until part: CGFloat?) -> String {
      let rig = ContainerRig(kind)
      rig.delegate.animator = SlideAnimator()
      let grip = part == nil ? nil : rig.makeGrip()
      rig.request(animated: true)
      if let part, let grip {
        rig.stage.perform { grip.update(part) }
        rig.stage.perform { grip.end(false) }
      }
      #expect(rig.stage.settle())
      return rig.condition
    }
    let running = run(until: nil)
    for part in Self.parts { #expect(run(until: part) == running, "\(kind) \(part)") }
  }

  @Test("one finger moves the same animator the same way, whatever carries it")
  func sameUnderFinger() {
    let presented = drivenMotion(SlideAnimator(), .modal)
    #expect(presented.count > 20)
    for carrier in [Carrier.push, .tab] {
      #expect(drivenMotion(SlideAnimator(), carrier) == presented, "\(carrier)")
    }
  }

  @Test("one that can be held moves the same way in a container of one's own, whoever holds it")
  func sameHold() {
    let driven = drivenMotion(HoldableSlide(), .modal)
    #expect(Set(driven.map(\.minX)).count > 10)
    for carrier in Carrier.allCases {
      let animator = HoldableSlide()
      let interactor = GripInteractor(animator)
      let held = fingerMotion(
        OneForAll(animator, interactor), carrier, update: { interactor.update($0) },
        finish: { interactor.end(cancelled: false) })
      #expect(held == driven, "\(carrier)")
    }
  }

  private func drivenMotion(
    _ animator: any UIViewControllerAnimatedTransitioning, _ carrier: Carrier
  ) -> [CGRect] {
    let drive = UIPercentDrivenInteractiveTransition()
    return fingerMotion(
      OneForAll(animator, drive), carrier, update: { drive.update($0) }, finish: { drive.finish() })
  }

  /// Where the next screen shows, in the window, while a finger moves it and lets it go.
  private func fingerMotion(
    _ objects: OneForAll, _ carrier: Carrier, update: (CGFloat) -> Void, finish: () -> Void
  ) -> [CGRect] {
    let stage = Stage(scale: 1)
    carrier.start(on: stage, objects)
    var places: [CGRect] = []
    func note() {
      let layer = objects.next.view.layer
      places.append((layer.presentation() ?? layer).frame)
    }
    for part in [0.1, 0.5, 0.3, 0.7] {
      stage.perform { update(part) }
      stage.advance(to: stage.now + 0.02)
      note()
    }
    stage.perform { finish() }
    for _ in 0..<24 {
      stage.advance(to: stage.now + 1.0 / 60)
      note()
    }
    #expect(stage.settle())
    return places
  }
}

extension ModalRig {
  /// The values of every property of every layer, frame by frame.
  func motion(seconds: Double) -> [String] {
    let take = stage.take(until: .after(seconds))
    return take.everything.rows.map { row in
      let values = row.values.map { ($0 * 1e6).rounded() / 1e6 + 0 }
      return "\(row.time) \(row.layer) \(row.property) \(values)"
    }
  }
}

/// Hears keys, and has nothing to show for it.
private final class Listener: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
