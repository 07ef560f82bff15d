import QuartzCore
import Rehearsal
import Testing
import UIKit

@MainActor @Suite("Animation blocks")
struct AnimationBlockTests {
  @Test("every form of call compiles and means one thing")
  func forms() {
    let rig = AnimationRig()
    rig.stage.perform {
      UIView.animate(withDuration: 0.1) { rig.move(to: 1) }
      UIView.animate(withDuration: 0.1, animations: { rig.move(to: 2) })
      UIView.animate(withDuration: 0.1, animations: { rig.move(to: 3) }, completion: nil)
      UIView.animate(withDuration: 0.1, animations: { rig.move(to: 4) }) { _ in rig.note("a") }
      UIView.animate(withDuration: 0.1) {
        rig.move(to: 5)
      } completion: { _ in
        rig.note("b")
      }
      UIView.animate(withDuration: 0.1, delay: 0) { rig.move(to: 6) }
      UIView.animate(withDuration: 0.1, delay: 0, options: [.curveLinear]) { rig.move(to: 7) }
      UIView.animate(springDuration: 0.1) { rig.move(to: 8) }
      UIView.animate { rig.move(to: 9) }
    }
    rig.stage.settle()
    #expect(rig.calls == ["6 a", "6 b"] && rig.x == 9)
  }

  @Test("no duration, or nothing to animate: true in the next turn", arguments: [0, -1, 5.0])
  func nothingToDo(duration: Double) {
    let rig = AnimationRig()
    rig.stage.perform {
      UIView.animate(withDuration: duration) {
        if duration <= 0 { rig.move(to: 50) }
      } completion: {
        rig.note("done \($0)")
      }
      #expect(rig.calls.isEmpty)
    }
    #expect(rig.x == rig.modelX)
    rig.stage.advance(to: 0.1)
    #expect(rig.calls == ["1 done true"])
  }

  @Test("a delay shows the old place first")
  func delay() {
    let rig = AnimationRig()
    rig.stage.perform {
      UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveLinear) {
        rig.move(to: 100)
      } completion: {
        rig.note("done \($0)")
      }
    }
    #expect(rig.x == 0 && rig.modelX == 100)
    rig.stage.advance(to: 0.25)
    #expect(rig.x == 0)
    rig.stage.advance(to: 0.5)
    #expect(abs(rig.x - 50) < 1e-9)
    rig.stage.settle()
    #expect(rig.calls == ["45 done true"])
  }

  @Test("there and back, two and a half times")
  func repeats() {
    let rig = AnimationRig()
    rig.stage.perform {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) { rig.move(to: 100) }
      } completion: {
        rig.note("done \($0)")
      }
    }
    let seen = rig.film(150)
    #expect(abs(seen[30] - 100) < 1e-9 && abs(seen[60]) < 1e-9 && abs(seen[105] - 50) < 1e-9)
    #expect(rig.calls == ["150 done true"] && rig.x == 100)
  }

  @Test("removing the view ends its animation with false")
  func removal() {
    let rig = AnimationRig()
    rig.stage.perform {
      UIView.animate(withDuration: 0.5) {
        rig.move(to: 100)
      } completion: {
        rig.note("\($0)")
      }
    }
    rig.stage.advance(to: 0.25)
    rig.stage.perform { rig.view.removeFromSuperview() }
    rig.stage.advance(to: 1)
    #expect(rig.calls == ["16 false"])
  }

  @Test("inner blocks take the outer duration and pace unless they override them")
  func nesting() {
    for (options, expected) in [
      (UIView.AnimationOptions.curveEaseIn, "60 inner"),
      ([.overrideInheritedDuration], "12 inner"),
    ] {
      let rig = AnimationRig()
      rig.stage.perform {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          #expect(UIView.inheritedAnimationDuration == 1)
          UIView.animate(withDuration: 0.2, delay: 0, options: options) {
            rig.move(to: 100)
          } completion: { _ in
            rig.note("inner")
          }
        }
      }
      rig.stage.advance(to: 0.1)
      #expect(abs(rig.x - (options == .curveEaseIn ? 10 : 50)) < 1e-9)
      rig.stage.settle()
      #expect(rig.calls == [expected])
    }
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test("nothing animates where animation is off")
  func off() {
    let rig = AnimationRig()
    rig.stage.perform {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { rig.move(to: 40) }
      }
      #expect(rig.x == 40)
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1) {
        rig.move(to: 80)
      } completion: {
        rig.note("\($0)")
      }
      UIView.setAnimationsEnabled(true)
      #expect(UIView.areAnimationsEnabled && rig.x == 80)
    }
    rig.stage.advance(to: 0.1)
    #expect(rig.calls == ["1 true"])
  }

  @Test("a transaction's completion hears of the block's end; its timing function prevails")
  func transactions() {
    let rig = AnimationRig()
    rig.stage.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { rig.note("transaction") }
      CATransaction.setAnimationDuration(5)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseIn) {
        rig.move(to: 100)
      } completion: { _ in
        rig.note("block")
      }
      CATransaction.commit()
    }
    rig.stage.advance(to: 0.125)
    #expect(abs(rig.x - 25) < 5)
    rig.stage.settle()
    #expect(rig.calls == ["30 transaction", "30 block"])
  }

  @Test("moving views hear no touches unless allowed")
  func touches() {
    for options in [UIView.AnimationOptions(), .allowUserInteraction] {
      let rig = AnimationRig()
      rig.stage.perform {
        UIView.animate(withDuration: 0.5, delay: 0, options: options) { rig.move(to: 100) }
      }
      // The model's place counts, not the shown one.
      let hit = rig.stage.window.hitTest(CGPoint(x: 100, y: 200), with: nil)
      #expect((hit === rig.view) == (options == .allowUserInteraction))
      rig.stage.settle()
      #expect(rig.stage.window.hitTest(CGPoint(x: 100, y: 200), with: nil) === rig.view)
    }
  }

  @Test("laying out in the block moves the subviews along")
  func layoutSubviews() {
    final class Column: UIView {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func layoutSubviews() { inner.center.x = bounds.width / 2 }
    }
    let rig = AnimationRig()
    let column = Column(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    column.addSubview(column.inner)
    rig.stage.perform { rig.stage.window.addSubview(column) }
    rig.stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
        column.bounds.size.width = 200
      }
    }
    rig.stage.advance(to: 0.5)
    let x = column.inner.layer.shownProperties(atLocalTime: rig.stage.now).position.x
    #expect(abs(x - 75) < 1e-9)
  }

  @Test("repeats outside a block are a violation")
  func repeatsOutside() {
    let rig = AnimationRig()
    rig.stage.perform {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { rig.move(to: 1) }
    }
    #expect(rig.stage.violations.map(\.rule) == ["repeats-inside-animation"] && rig.x == 1)
  }
}
