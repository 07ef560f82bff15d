import UIKit

extension Probe {
  static let animators: [Probe] = states + endings + parameters

  private static func animator(
    _ scene: ProbeScene, _ duration: Double = 0.4
  ) -> (UIViewPropertyAnimator, UIView) {
    let view = scene.view()
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { view.alpha = 0 }
    scene.kept.append(animator)
    animator.addCompletion { scene.note("completion \($0.rawValue)") }
    return (animator, view)
  }

  private static let states: [Probe] = [
    Probe("animator.fresh") { scene in
      let (animator, _) = animator(scene)
      scene.answer = [
        .number(Double(animator.state.rawValue)), .flag(animator.isRunning),
        .number(Double(animator.fractionComplete)), .flag(animator.isInterruptible),
        .flag(animator.isUserInteractionEnabled), .flag(animator.scrubsLinearly),
        .flag(animator.pausesOnCompletion), .number(animator.delay),
      ]
    },
    Probe("animator.started") { scene in
      let (animator, _) = animator(scene)
      animator.startAnimation()
      scene.answer = [.number(Double(animator.state.rawValue)), .flag(animator.isRunning)]
    },
    Probe("animator.scrubbed") { scene in
      let (animator, view) = animator(scene)
      animator.fractionComplete = 0.25
      scene.at(0.1) {
        scene.answer = [
          .number(Double(animator.state.rawValue)), .flag(animator.isRunning),
          .number(Double(animator.fractionComplete)),
          .number(Double(view.layer.presentation()?.opacity ?? -1)),
        ]
        animator.stopAnimation(true)
      }
    },
    Probe("animator.stopped") { scene in
      let (animator, view) = animator(scene)
      animator.fractionComplete = 0.5
      scene.at(0.1) {
        animator.stopAnimation(false)
        let state = animator.state.rawValue
        let alpha = view.alpha
        animator.finishAnimation(at: .end)
        scene.answer = [
          .number(Double(state)), .number(Double(alpha)), .number(Double(view.alpha)),
          .number(Double(animator.state.rawValue)), scene.noted,
        ]
      }
    },
    Probe("animator.stopped.at.once") { scene in
      let (animator, view) = animator(scene)
      animator.fractionComplete = 0.5
      scene.at(0.1) {
        animator.stopAnimation(true)
        scene.answer = [
          .number(Double(animator.state.rawValue)), .number(Double(view.alpha)), scene.noted,
        ]
      }
    },
  ]

  private static let endings: [Probe] = [
    Probe("animator.ends") { scene in
      let (animator, view) = animator(scene)
      scene.at(0.1) { animator.startAnimation() }
      scene.at(1) {
        scene.answer = [
          scene.noted, .number(Double(animator.state.rawValue)), .number(Double(view.alpha)),
        ]
      }
    },
    Probe("animator.reversed") { scene in
      let (animator, view) = animator(scene)
      scene.at(0.1) { animator.startAnimation() }
      scene.at(0.25) { animator.isReversed = true }
      scene.at(1) { scene.answer = [scene.noted, .number(Double(view.alpha))] }
    },
    Probe("animator.reversed.no.duration") { scene in
      let (animator, view) = animator(scene, 0)
      scene.at(0.1) {
        animator.fractionComplete = 0.5
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      }
      scene.at(0.5) { scene.answer = [scene.noted, .number(Double(view.alpha))] }
    },
    Probe("animator.pauses") { scene in
      let (animator, _) = animator(scene)
      animator.pausesOnCompletion = true
      scene.at(0.1) { animator.startAnimation() }
      scene.at(1) {
        scene.answer = [
          scene.noted, .number(Double(animator.state.rawValue)), .flag(animator.isRunning),
        ]
        animator.stopAnimation(true)
      }
    },
    Probe("animator.running") { scene in
      let view = scene.view()
      scene.at(0.1) {
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: 0.2, delay: 0, options: [], animations: { view.alpha = 0 },
          completion: { scene.note("completion \($0.rawValue)") })
        scene.note("running \(animator.isRunning)")
      }
      scene.at(0.6) { scene.answer = scene.noted }
    },
  ]

  private static let parameters: [Probe] = [
    Probe("timing.cubic.plain") { scene in
      let cubic = UICubicTimingParameters()
      scene.answer = [
        .number(Double(cubic.animationCurve.rawValue)), .points(cubic.controlPoint1),
        .points(cubic.controlPoint2), .number(Double(cubic.timingCurveType.rawValue)),
      ]
    },
    Probe("timing.cubic.easeIn") { scene in
      let cubic = UICubicTimingParameters(animationCurve: .easeIn)
      scene.answer = [.points(cubic.controlPoint1), .points(cubic.controlPoint2)]
    },
    Probe("timing.cubic.own") { scene in
      let cubic = UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
      scene.answer = [
        .number(Double(cubic.animationCurve.rawValue)),
        .number(Double(cubic.timingCurveType.rawValue)),
      ]
    },
    Probe("timing.spring.duration") { scene in
      let spring = UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
      scene.answer = .number(
        UIViewPropertyAnimator(duration: 4, timingParameters: spring).duration)
    },
  ]
}
