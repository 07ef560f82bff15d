import Geometry
import Raster
import Rehearsal
import Testing
import UIKit

/// Effects move a symbol over what its view does by itself, and tell when they are over.
@MainActor @Suite("Effects of symbols")
struct SymbolEffectTests {
  /// A stage with a heart on it.
  private struct Scene {
    let stage: Stage
    let view: UIImageView

    @MainActor
    init(_ name: String = "heart.fill") throws {
      let image = try #require(
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 60)))
      let (view, stage) = (UIImageView(image: image), Stage(scale: 1))
      (self.view, self.stage) = (view, stage)
      stage.perform {
        view.center = CGPoint(x: 180, y: 300)
        stage.window.addSubview(view)
      }
      stage.pass(0.1)
    }

    /// How the view's layer shows now.
    @MainActor var shown: CALayer { view.layer.presentation() ?? view.layer }
    @MainActor var scale: Double { Double(shown.transform.m11) }
    @MainActor var opacity: Double { Double(shown.opacity) }
    /// Radians.
    @MainActor var angle: Double { Double(atan2(shown.transform.m12, shown.transform.m11)) }

    /// The least and the most of a quantity in so many seconds, looked at sixty times a second.
    @MainActor
    func range(_ seconds: Double, of quantity: (Scene) -> Double) -> ClosedRange<Double> {
      var (low, high) = (quantity(self), quantity(self))
      for _ in 0..<Int(seconds * 60) {
        stage.pass(1 / 60)
        (low, high) = (min(low, quantity(self)), max(high, quantity(self)))
      }
      return low...high
    }
  }

  private func picture(_ stage: Stage) -> Bitmap {
    Renderer(scale: 1).draw(
      stage.frame(), width: 390, height: 844, background: RGBA(red: 1, green: 1, blue: 1))
  }

  @Test("a bounce grows and springs back once, downwards it shrinks first")
  func bounce() throws {
    for isDown in [false, true] {
      let scene = try Scene()
      var ends: [Bool] = []
      scene.stage.perform {
        let effect: BounceSymbolEffect = isDown ? .bounce.down : .bounce
        scene.view.addSymbolEffect(effect) { ends.append($0.isFinished) }
      }
      let seen = scene.range(0.3) { $0.scale }
      #expect(isDown ? seen.lowerBound < 0.85 : seen.upperBound > 1.15)
      #expect(ends == [])
      scene.stage.pass(0.5)
      #expect(ends == [true] && scene.scale == 1)
      #expect(scene.view.layer.animationKeys() ?? [] == [])
      #expect(scene.range(1) { $0.scale } == 1...1)
    }
  }

  @Test("options say how often and how fast", arguments: [1, 2, 3], [1.0, 2])
  func options(count: Int, speed: Double) throws {
    let scene = try Scene()
    var end: Double?
    let begun = scene.stage.now
    scene.stage.perform {
      scene.view.addSymbolEffect(.bounce.up.byLayer, options: .repeat(count).speed(speed)) {
        _ in end = scene.stage.now
      }
    }
    scene.stage.pass(3)
    let took = try #require(end) - begun
    #expect(abs(took - 0.6 * Double(count) / speed) < 0.05, "\(took)")
  }

  @Test("a pulse goes on until it is removed, and a stage settles over it")
  func pulse() throws {
    let scene = try Scene()
    var ends: [Bool] = []
    scene.stage.perform { scene.view.addSymbolEffect(.pulse) { ends.append($0.isFinished) } }
    for _ in 0..<3 {
      let seen = scene.range(1.6) { $0.opacity }
      #expect(seen.lowerBound < 0.4 && seen.upperBound > 0.95)
    }
    #expect(ends == [])
    scene.stage.perform { scene.view.removeSymbolEffect(ofType: .pulse) }
    scene.stage.pass(0.1)
    #expect(ends == [false] && scene.opacity == 1)
  }

  @Test("what is scaled or hidden stays so until the effect is removed, and goes back on its way")
  func stays() throws {
    let scene = try Scene()
    scene.stage.perform { scene.view.addSymbolEffect(.scale.up) }
    scene.stage.pass(2)
    #expect(abs(scene.scale - 1.2) < 1e-9)
    scene.stage.perform { scene.view.removeSymbolEffect(ofType: .scale) }
    let back = scene.range(0.2) { $0.scale }
    #expect(back.contains(1.1))
    scene.stage.pass(0.3)
    #expect(scene.scale == 1)

    scene.stage.perform { scene.view.addSymbolEffect(.disappear, animated: false) }
    scene.stage.pass(0.1)
    #expect(scene.opacity == 0 && scene.view.alpha == 1)
    scene.stage.perform { scene.view.addSymbolEffect(.appear) }
    #expect(scene.range(0.3) { $0.opacity }.contains(0.5))
    scene.stage.pass(0.3)
    #expect(scene.opacity == 1 && scene.scale == 1)
  }

  @Test(
    "what became smaller goes back from there, whichever variant ends it", arguments: [false, true])
  func wayBack(all: Bool) throws {
    let scene = try Scene()
    scene.stage.perform { scene.view.addSymbolEffect(.scale.down) }
    scene.stage.pass(1)
    #expect(abs(scene.scale - 0.8) < 1e-9)
    scene.stage.perform {
      if all {
        scene.view.removeAllSymbolEffects()
      } else {
        scene.view.removeSymbolEffect(ofType: .scale)
      }
    }
    let back = scene.range(0.25) { $0.scale }
    #expect(back.lowerBound >= 0.8 - 1e-9 && back.upperBound < 1 && back.upperBound > 0.9)
    scene.stage.pass(0.2)
    #expect(scene.scale == 1 && scene.view.layer.animationKeys() ?? [] == [])
    scene.stage.perform {
      scene.view.addSymbolEffect(.scale.down, animated: false)
      scene.view.removeSymbolEffect(ofType: .scale, animated: false)
    }
    scene.stage.pass(0.05)
    #expect(scene.scale == 1)
  }

  @Test("a turn is a whole one, either way; a wiggle ends upright")
  func turns() throws {
    for (effect, sign) in [(RotateSymbolEffect.rotate, 1.0), (.rotate.counterClockwise, -1)] {
      let scene = try Scene("gear")
      scene.stage.perform { scene.view.addSymbolEffect(effect, options: .nonRepeating) }
      scene.stage.pass(0.4)
      #expect(abs(scene.angle - sign * .pi / 2) < 0.1, "\(scene.angle)")
      scene.stage.pass(1.3)
      #expect(scene.angle == 0)
    }
    let scene = try Scene("bell")
    scene.stage.perform { scene.view.addSymbolEffect(.wiggle) }
    let seen = scene.range(0.79) { $0.angle }
    #expect(seen.lowerBound < -0.1 && seen.upperBound > 0.2)
    scene.stage.pass(0.1)
    #expect(scene.angle == 0)
    scene.stage.perform { scene.view.addSymbolEffect(.wiggle.custom(angle: 90)) }
    #expect(scene.range(0.3) { Double($0.shown.transform.m41) }.upperBound > 4)
  }

  @Test("effects go over what the view does by itself")
  func additive() throws {
    let scene = try Scene()
    scene.stage.perform {
      scene.view.transform = CGAffineTransform(scaleX: 2, y: 2)
      scene.view.addSymbolEffect(.scale.up)
    }
    scene.stage.pass(1)
    #expect(abs(scene.scale - 2.4) < 1e-9 && scene.view.transform.a == 2)
  }

  @Test("a symbol gives way to another in the middle, and is there at the end")
  func replaces() throws {
    let scene = try Scene("play.fill")
    let pause = try #require(UIImage(systemName: "pause.fill"))
    var ends: [Bool] = []
    let former = picture(scene.stage)
    scene.stage.perform {
      scene.view.setSymbolImage(pause, contentTransition: .replace) {
        ends.append($0.isFinished)
        #expect($0.effect == nil && $0.contentTransition != nil && $0.sender === scene.view)
      }
    }
    #expect(scene.view.image === pause)
    #expect(picture(scene.stage) == former)
    #expect(scene.range(0.38) { $0.opacity }.lowerBound < 0.2)
    scene.stage.pass(0.1)
    #expect(ends == [true] && scene.opacity == 1 && scene.scale == 1)
    #expect(scene.view.layer.animationKeys() ?? [] == [])
  }

  @Test("pictures that are no symbols keep still, and the end is told all the same")
  func noSymbol() throws {
    let scene = try Scene()
    var ends = 0
    scene.stage.perform {
      scene.view.image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
      scene.view.addSymbolEffect(.breathe.pulse, options: .repeating) { _ in ends += 1 }
    }
    scene.stage.pass(0.1)
    #expect(ends == 1 && scene.view.layer.animationKeys() ?? [] == [])
  }

  @Test("the symbol of a button in a bar bounces, and gives way to another")
  func bars() throws {
    let stage = Stage(scale: 1)
    let item = UIBarButtonItem(
      image: UIImage(systemName: "bell"), style: .plain, target: nil, action: nil)
    // Nothing shows it yet.
    item.addSymbolEffect(.bounce)
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = item
    stage.perform {
      stage.window.rootViewController = UINavigationController(rootViewController: screen)
    }
    stage.pass(0.1)
    let rest = picture(stage)
    stage.perform { item.addSymbolEffect(.bounce) }
    stage.pass(0.2)
    #expect(picture(stage) != rest)
    stage.pass(1)
    #expect(picture(stage) == rest)
    let muted = try #require(UIImage(systemName: "bell.slash"))
    stage.perform { item.setSymbolImage(muted, contentTransition: .replace.downUp) }
    #expect(item.image === muted)
    stage.pass(0.1)
    let between = picture(stage)
    stage.pass(1)
    #expect(picture(stage) != rest && picture(stage) != between)
  }

  @Test("strange speeds, counts and pauses play once or as they are")
  func strange() throws {
    for options in [
      SymbolEffectOptions.speed(0), .speed(-.infinity), .speed(.nan), .repeat(-4),
      .repeat(.periodic(2, delay: .nan)), .repeat(.periodic(1, delay: -3)),
    ] {
      let scene = try Scene()
      var ends = 0
      scene.stage.perform {
        scene.view.addSymbolEffect(.bounce, options: options) { _ in ends += 1 }
      }
      scene.stage.pass(3)
      #expect(ends == 1 && scene.scale == 1)
    }
  }

  @Test("variable colour and drawing fade, which is said")
  func reported() throws {
    let scene = try Scene()
    scene.stage.perform { scene.view.addSymbolEffect(.variableColor.iterative.reversing) }
    #expect(scene.range(1) { $0.opacity }.lowerBound < 0.5)
    #expect(scene.stage.unsupported.contains { $0.contains("variableColor") })
    scene.stage.perform { scene.view.removeAllSymbolEffects() }
    scene.stage.pass(0.1)
    #expect(scene.opacity == 1)
  }
}

extension Stage {
  fileprivate func pass(_ seconds: Double) { advance(to: now + seconds) }
}
