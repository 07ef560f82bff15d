import Rehearsal
import Testing
import UIKit

@MainActor @Suite("Interrupting what moves")
struct AnimationInterruptionTests {
  /// The largest change from frame to frame.
  private func step(_ film: [Double]) -> Double {
    zip(film, film.dropFirst()).map { abs($1 - $0) }.max() ?? 0
  }

  /// The largest change of speed from frame to frame.
  private func jolt(_ film: [Double]) -> Double {
    step(zip(film, film.dropFirst()).map { $1 - $0 })
  }

  /// At 600 frames a second a motion that never jumps changes little between frames.
  @Test("a second animation never makes the first one jump", arguments: [3, 30, 61, 119, 180])
  func curvesStayContinuous(frame: Int) {
    let rig = AnimationRig(refreshRate: 600)
    rig.stage.perform { UIView.animate(withDuration: 0.4) { rig.move(to: 300) } }
    let before = rig.film(frame)
    let last = rig.x
    rig.stage.perform { UIView.animate(withDuration: 0.4) { rig.move(to: -100) } }
    #expect(abs(rig.x - last) < 1e-9)
    #expect(step(before + rig.film(300).dropFirst()) < 5)
    #expect(rig.x == -100)
  }

  @Test("springs keep their speed too, through three interruptions")
  func springsStaySmooth() {
    let rig = AnimationRig(refreshRate: 600)
    var film = [rig.x]
    for (target, frames) in [(200.0, 70), (-50, 33), (400, 120), (0, 600)] {
      rig.stage.perform {
        UIView.animate(
          withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
        ) { rig.move(to: target) }
      }
      film += rig.film(frames).dropFirst()
    }
    // 450 pt on this spring: at most 6.2 pt a frame; a lost speed would jolt by several.
    #expect(step(film) < 7)
    #expect(jolt(film) < 0.7)
    #expect(rig.x == 0)
  }

  @Test("the measure of a jump sees one")
  func measureCanFail() {
    let rig = AnimationRig(refreshRate: 600)
    rig.stage.perform { UIView.animate(withDuration: 0.4) { rig.move(to: 300) } }
    let before = rig.film(100)
    rig.stage.perform {
      rig.view.layer.removeAllAnimations()
      UIView.animate(withDuration: 0.4) { rig.move(to: 0) }
    }
    #expect(step(before + rig.film(10)) > 50)
  }

  @Test("each completion comes in the frame of its own end, with true")
  func completionsStack() {
    let rig = AnimationRig()
    rig.stage.perform {
      UIView.animate(withDuration: 0.5) {
        rig.move(to: 300)
      } completion: {
        rig.note("first \($0)")
      }
    }
    rig.stage.advance(to: 0.25)
    rig.stage.perform {
      UIView.animate(withDuration: 0.5) {
        rig.move(to: 0)
      } completion: {
        rig.note("second \($0)")
      }
    }
    rig.stage.settle()
    #expect(rig.calls == ["30 first true", "45 second true"])
  }

  @Test("what does not add up is replaced: the first one hears false at once")
  func opacityIsReplaced() {
    let rig = AnimationRig()
    rig.stage.perform {
      UIView.animate(withDuration: 0.5) {
        rig.view.alpha = 0
      } completion: {
        rig.note("first \($0)")
      }
    }
    rig.stage.advance(to: 0.25)
    let shown = rig.opacity
    rig.stage.perform {
      UIView.animate(withDuration: 0.5, delay: 0, options: .beginFromCurrentState) {
        rig.view.alpha = 1
      } completion: {
        rig.note("second \($0)")
      }
    }
    #expect(abs(rig.opacity - shown) < 1e-6)
    rig.stage.settle()
    #expect(rig.calls == ["15 first false", "45 second true"])
  }

  @Test("without beginFromCurrentState it starts from the model value")
  func opacityJumps() {
    let rig = AnimationRig()
    rig.stage.perform { UIView.animate(withDuration: 0.5) { rig.view.alpha = 0 } }
    rig.stage.advance(to: 0.25)
    rig.stage.perform { UIView.animate(withDuration: 0.5) { rig.view.alpha = 1 } }
    #expect(rig.opacity == 0)
  }
}
