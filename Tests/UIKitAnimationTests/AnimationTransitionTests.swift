import QuartzCore
import Raster
import Rehearsal
import Testing
import UIKit

@MainActor @Suite("Transitions of single views")
struct AnimationTransitionTests {
  private func scene() -> (rig: AnimationRig, card: UIView, front: UIView, back: UIView) {
    let rig = AnimationRig()
    let card = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
    let (front, back) = (UIView(frame: card.bounds), UIView(frame: card.bounds))
    front.backgroundColor = .red
    back.backgroundColor = .blue
    card.addSubview(front)
    rig.stage.perform {
      rig.view.isHidden = true
      rig.stage.window.addSubview(card)
    }
    return (rig, card, front, back)
  }

  /// Red, green and blue, 0...255, at a point of the screen.
  private func color(_ rig: AnimationRig, _ x: Int, _ y: Int) -> [Int] {
    let picture = Renderer(scale: 1).draw(
      rig.stage.frame(), width: 393, height: 852,
      background: RGBA(red: 0, green: 1, blue: 0))
    let start = 4 * (y * 393 + x)
    return picture.bytes[start..<start + 3].map(Int.init)
  }

  @Test("a dissolve mixes the two looks")
  func dissolve() {
    let (rig, card, front, back) = scene()
    rig.stage.perform {
      UIView.transition(with: card, duration: 1, options: [.transitionCrossDissolve, .curveLinear])
      {
        front.removeFromSuperview()
        card.addSubview(back)
      } completion: {
        rig.note("done \($0)")
      }
    }
    let start = color(rig, 200, 350)
    rig.stage.advance(to: 0.5)
    let middle = color(rig, 200, 350)
    rig.stage.settle()
    #expect(start != middle && middle != color(rig, 200, 350))
    #expect(middle[0] > 50 && middle[2] > 50, "both looks show: \(middle)")
    #expect(rig.calls == ["60 done true"])
  }

  @Test(
    "a flip turns: the old side first, the new one from half time, narrow in between",
    arguments: [
      UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight,
      .transitionFlipFromTop, .transitionFlipFromBottom,
    ])
  func flip(direction: UIView.AnimationOptions) {
    let (rig, _, front, back) = scene()
    rig.stage.perform {
      UIView.transition(
        from: front, to: back, duration: 1, options: [direction, .curveLinear]
      ) { rig.note("done \($0)") }
    }
    #expect(back.superview != nil && front.superview == nil)
    let red = color(rig, 200, 350)
    rig.stage.advance(to: 0.25)
    #expect(color(rig, 200, 350) == red)
    let isLevel = direction == .transitionFlipFromLeft || direction == .transitionFlipFromRight
    let edge = isLevel ? (110, 350) : (200, 304)
    #expect(color(rig, edge.0, edge.1) == [0, 255, 0], "what is behind shows at the edges")
    rig.stage.advance(to: 0.75)
    let blue = color(rig, 200, 350)
    #expect(blue != red && blue[2] > blue[0])
    rig.stage.settle()
    #expect(color(rig, edge.0, edge.1) == blue && rig.calls == ["60 done true"])
  }

  @Test("the side that is named comes towards the eye")
  func perspective() {
    for (direction, near, far) in [
      (UIView.AnimationOptions.transitionFlipFromLeft, (140, 298), (260, 298)),
      (.transitionFlipFromRight, (260, 298), (140, 298)),
      (.transitionFlipFromTop, (97, 320), (97, 380)),
      (.transitionFlipFromBottom, (97, 380), (97, 320)),
    ] {
      let (rig, _, front, back) = scene()
      rig.stage.perform {
        UIView.transition(
          from: front, to: back, duration: 1, options: [direction, .curveLinear])
      }
      rig.stage.advance(to: 0.2)
      #expect(color(rig, near.0, near.1) != [0, 255, 0], "\(direction.rawValue >> 20)")
      #expect(color(rig, far.0, far.1) == [0, 255, 0], "\(direction.rawValue >> 20)")
    }
  }

  @Test("hiding and showing in place of removing and adding")
  func showHide() {
    let (rig, card, front, back) = scene()
    rig.stage.perform {
      back.isHidden = true
      card.addSubview(back)
      UIView.transition(
        from: front, to: back, duration: 0.5,
        options: [.transitionCurlUp, .showHideTransitionViews])
    }
    rig.stage.settle()
    #expect(front.superview === card && front.isHidden && !back.isHidden)
  }

  @Test(
    "without a duration the changes apply and true comes next turn",
    arguments: [(UIView.AnimationOptions(), 0.0), (.transitionFlipFromLeft, 0)])
  func nothing(options: UIView.AnimationOptions, duration: Double) {
    let (rig, card, front, _) = scene()
    rig.stage.perform {
      UIView.transition(with: card, duration: duration, options: options) {
        front.alpha = 0
      } completion: {
        rig.note("done \($0)")
      }
    }
    #expect(front.layer.animationKeys() == nil && card.layer.animationKeys() == nil)
    rig.stage.advance(to: 0.1)
    #expect(rig.calls == ["1 done true"])
  }

  @Test("deleted views leave after the system's animation")
  func delete() {
    let (rig, card, front, _) = scene()
    rig.stage.perform {
      UIView.perform(.delete, on: [front]) {
        card.bounds.size.height = 50
      } completion: {
        rig.note("done \($0)")
      }
    }
    #expect(front.superview === card && card.layer.animationKeys() != nil)
    rig.stage.settle()
    #expect(front.superview == nil && front.alpha == 1 && front.transform.isIdentity)
    #expect(rig.calls == ["15 done true"])
  }
}
