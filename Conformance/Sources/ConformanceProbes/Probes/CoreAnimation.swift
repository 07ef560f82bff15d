import UIKit

extension Probe {
  private static let curveNames: [(String, CAMediaTimingFunctionName)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ("easeInEaseOut", .easeInEaseOut), ("default", .default),
  ]

  /// What the named curves answer to times.
  static let curves: [Probe] = curveNames.map { name, curve in
    Probe("curve.\(name)") { scene in
      let (layer, animation) = (scene.heldLayer(), held(CABasicAnimation(keyPath: "opacity")))
      (animation.fromValue, animation.toValue) = (0, 1)
      animation.timingFunction = CAMediaTimingFunction(name: curve)
      layer.add(animation, forKey: nil)
      scene.look(layer, at: [0.1, 0.25, 0.5, 0.75, 0.9]) { Double($0.opacity) }
    }
  }

  /// An animation of a second that begins at 1 in its layer's time and stays.
  static func held<Animation: CAAnimation>(_ animation: Animation) -> Animation {
    animation.beginTime = 1
    animation.duration = 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    return animation
  }

  /// Mass, stiffness, damping, velocity.
  private static let springSets: [(String, [Double])] = [
    ("100-10", [1, 100, 10, 0]), ("100-20", [1, 100, 20, 0]), ("100-30", [1, 100, 30, 0]),
    ("100-10-v5", [1, 100, 10, 5]), ("100-10-v-5", [1, 100, 10, -5]),
    ("300-20", [1, 300, 20, 0]), ("2-100-5", [2, 100, 5, 0]),
  ]

  private static func spring(_ numbers: [Double]) -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.mass = CGFloat(numbers[0])
    animation.stiffness = CGFloat(numbers[1])
    animation.damping = CGFloat(numbers[2])
    animation.initialVelocity = CGFloat(numbers[3])
    return animation
  }

  /// Where a spring from 0 to 100 is.
  static let springs: [Probe] =
    springSets.map { name, numbers in
      Probe("spring.at.\(name)") { scene in
        let (layer, animation) = (scene.heldLayer(), held(spring(numbers)))
        animation.duration = 5
        (animation.fromValue, animation.toValue) = (0, 100)
        layer.add(animation, forKey: nil)
        scene.look(layer, at: [0.05, 0.15, 0.25, 0.45]) { Double($0.position.x) }
      }
    } + [
      Probe("spring.cut") { scene in
        let (layer, animation) = (scene.heldLayer(), held(spring([1, 100, 10, 0])))
        animation.duration = 0.5
        (animation.fromValue, animation.toValue) = (0, 100)
        layer.add(animation, forKey: nil)
        scene.look(layer, at: [0.1, 0.49]) { Double($0.position.x) }
      }
    ]

  /// Settling times, and the iOS 17 form.
  static let springNumbers: [Probe] =
    springSets.map { name, numbers in
      Probe("spring.settles.\(name)") { $0.answer = .number(spring(numbers).settlingDuration) }
    }
    + [(0.5, 0.0), (1, 0), (0.25, 0), (0.5, 0.3), (0.5, 0.7), (0.35, 0.15), (1, 0.5)].map { p, b in
      Probe("spring.perceptual.\(p)-\(b)") { scene in
        let spring = CASpringAnimation(perceptualDuration: p, bounce: CGFloat(b))
        scene.answer = .numbers(
          [Double(spring.stiffness), Double(spring.damping), spring.settlingDuration])
      }
    }

  private static let timings: [(String, (CAAnimation) -> Void)] = [
    ("autoreverses", { $0.autoreverses = true }),
    ("repeatCount", { $0.repeatCount = 2.5 }),
    ("repeatDuration", { $0.repeatDuration = 1.7 }),
    ("speed", { $0.speed = 2 }),
    ("timeOffset", { $0.timeOffset = 0.3 }),
    ("backwards", { $0.speed = -1 }),
  ]

  private static let fills: [CAMediaTimingFillMode] = [.removed, .forwards, .backwards, .both]

  /// What a linear second from 0 to 1 shows over a model of 0.5; 0.5 where it does not apply.
  static let timing: [Probe] =
    timings.map { name, change in
      Probe("timing.\(name)") { scene in
        let (layer, animation) = (scene.heldLayer(), held(CABasicAnimation(keyPath: "opacity")))
        layer.opacity = 0.5
        (animation.fromValue, animation.toValue) = (0, 1)
        animation.fillMode = .removed
        change(animation)
        layer.add(animation, forKey: nil)
        let times = [0.2, 0.4, 0.9, 1.2, 1.6, 1.9, 2.1, 3]
        scene.look(layer, at: times) { Double($0.opacity) }
      }
    }
    + fills.map { mode in
      Probe("timing.fill.\(mode.rawValue)") { scene in
        let (layer, animation) = (scene.heldLayer(), held(CABasicAnimation(keyPath: "opacity")))
        layer.opacity = 0.5
        (animation.fromValue, animation.toValue) = (0, 1)
        animation.beginTime = 2
        animation.fillMode = mode
        layer.add(animation, forKey: nil)
        scene.look(layer, at: [0.25, 0.75, 1.25, 1.75, 2.5]) { Double($0.opacity) }
      }
    }

  private static let ends: [(String, (CABasicAnimation) -> Void)] = [
    ("from", { $0.fromValue = 0.2 }), ("to", { $0.toValue = 0.8 }), ("by", { $0.byValue = 0.3 }),
    ("fromBy", { ($0.fromValue, $0.byValue) = (0.2, 0.3) }),
    ("byTo", { ($0.byValue, $0.toValue) = (0.3, 0.9) }), ("none", { _ in }),
  ]

  /// Half way of an animation over a model of 0.5.
  static let values: [Probe] =
    ends.map { name, change in
      Probe("value.\(name)") { scene in
        let (layer, animation) = (scene.heldLayer(), held(CABasicAnimation(keyPath: "opacity")))
        layer.opacity = 0.5
        change(animation)
        layer.add(animation, forKey: nil)
        scene.look(layer, at: [0.5]) { Double($0.opacity) }
      }
    } + [
      Probe("value.additive") { scene in
        let layer = scene.heldLayer()
        layer.opacity = 0.5
        for end in [0.2, 0.1] {
          let animation = held(CABasicAnimation(keyPath: "opacity"))
          (animation.fromValue, animation.toValue) = (0, end)
          animation.isAdditive = true
          layer.add(animation, forKey: nil)
        }
        scene.look(layer, at: [0.5]) { Double($0.opacity) }
      },
      Probe("value.cumulative") { scene in
        let (layer, animation) = (scene.heldLayer(), held(CABasicAnimation(keyPath: "position.x")))
        (animation.fromValue, animation.toValue) = (0, 10)
        animation.repeatCount = 3
        animation.isCumulative = true
        layer.add(animation, forKey: nil)
        scene.look(layer, at: [0.5, 1.5, 2.5]) { Double($0.position.x) }
      },
    ]

  private static let modes: [(String, CAAnimationCalculationMode, [NSNumber]?)] = [
    ("linear", .linear, nil), ("linear.keyTimes", .linear, [0, 0.1, 0.6, 1]),
    ("paced", .paced, nil), ("cubic", .cubic, nil), ("cubic.keyTimes", .cubic, [0, 0.1, 0.6, 1]),
    ("discrete", .discrete, nil), ("discrete.keyTimes", .discrete, [0, 0.1, 0.6, 1]),
  ]

  /// 0, 1, 0.5, 0.7 in every mode.
  static let keyframes: [Probe] = modes.map { name, mode, times in
    Probe("keyframes.\(name)") { scene in
      let layer = scene.heldLayer()
      let animation = held(CAKeyframeAnimation(keyPath: "position.x"))
      animation.values = [0, 1, 0.5, 0.7]
      animation.calculationMode = mode
      animation.keyTimes = times
      layer.add(animation, forKey: nil)
      scene.look(layer, at: [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]) { Double($0.position.x) }
    }
  }

  private static let turns: [(String, CATransform3D)] = [
    ("rotate170", CATransform3DMakeRotation(170 * .pi / 180, 0, 0, 1)),
    ("rotate270", CATransform3DMakeRotation(270 * .pi / 180, 0, 0, 1)),
    ("mirror", CATransform3DMakeScale(-1, 1, 1)),
  ]

  /// A quarter of the way from no transform.
  static let transforms: [Probe] = turns.map { name, end in
    Probe("transform.\(name)") { scene in
      let (layer, animation) = (scene.heldLayer(), held(CABasicAnimation(keyPath: "transform")))
      animation.fromValue = CATransform3DIdentity
      animation.toValue = end
      layer.add(animation, forKey: nil)
      scene.look(layer, at: [0.25]) { Double($0.transform.m11) }
    }
  }
}
