import UIKit

extension Probe {
  static let blocks: [Probe] = kinds + fitted + completions + keyframeBlocks

  private static let changes: [(String, (UIView) -> Void)] = [
    ("bounds", { $0.bounds.size.width = 50 }), ("position", { $0.center.x = 200 }),
    ("transform", { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }),
    ("opacity", { $0.alpha = 0.5 }), ("backgroundColor", { $0.backgroundColor = .red }),
    ("cornerRadius", { $0.layer.cornerRadius = 9 }),
    ("borderWidth", { $0.layer.borderWidth = 2 }),
    ("shadowRadius", { $0.layer.shadowRadius = 9 }), ("zPosition", { $0.layer.zPosition = 3 }),
  ]

  /// What a block makes of a change: "additive", "plain" or nothing.
  private static let kinds: [Probe] = changes.map { key, change in
    Probe("block.kind.\(key)") { scene in
      let view = scene.view()
      view.backgroundColor = .blue
      scene.at(0.1) {
        UIView.animate(withDuration: 0.3) { change(view) }
        let made = (view.layer.animationKeys() ?? []).compactMap {
          view.layer.animation(forKey: $0)
        }
        .compactMap { $0 as? CAPropertyAnimation }.filter { $0.keyPath?.hasPrefix(key) ?? false }
        scene.answer =
          made.first.map { $0.isAdditive ? "additive" : "plain" } ?? "nothing"
      }
    }
  }

  /// The springs that blocks make for a damping ratio and a duration.
  private static let fitted: [Probe] =
    [(0.3, 0.5), (0.5, 1.0), (0.6, 0.5), (0.7, 0.5), (0.8, 1), (0.9, 0.5), (1, 0.5)].map { r, d in
      Probe("block.spring.\(r)-\(d)") { scene in
        let view = scene.view()
        scene.at(0.1) {
          UIView.animate(
            withDuration: d, delay: 0, usingSpringWithDamping: CGFloat(r),
            initialSpringVelocity: 0, animations: { view.center.x = 200 })
          let key = view.layer.animationKeys()?.first ?? ""
          let spring = view.layer.animation(forKey: key) as? CASpringAnimation
          scene.answer = .list(
            [spring?.mass, spring?.stiffness, spring?.damping].map { .maybe($0.map(Double.init)) }
              + [.maybe(spring?.duration)])
        }
      }
    } + [
      Probe("block.springDuration") { scene in
        let view = scene.view()
        scene.at(0.1) {
          UIView.animate(springDuration: 0.5, bounce: 0) { view.center.x = 200 }
          let key = view.layer.animationKeys()?.first ?? ""
          let spring = view.layer.animation(forKey: key) as? CASpringAnimation
          scene.answer = .list([
            .maybe(spring.map { Double($0.stiffness) }), .maybe(spring?.duration),
          ])
        }
      }
    ]

  private static let completions: [Probe] = [
    Probe("block.zero") { scene in
      let view = scene.view()
      UIView.animate(
        withDuration: 0, animations: { view.alpha = 0.5 },
        completion: { scene.note("completion \($0)") })
      scene.note("after")
      scene.at(0.3) { scene.answer = scene.noted }
    },
    Probe("block.nothing") { scene in
      UIView.animate(
        withDuration: 5, animations: {}, completion: { scene.note("completion \($0)") })
      scene.note("after")
      scene.at(0.5) { scene.answer = scene.noted }
    },
    Probe("block.replaced") { scene in
      let view = scene.view()
      scene.at(0.1) {
        UIView.animate(
          withDuration: 0.5, animations: { view.alpha = 0 },
          completion: { scene.note("first \($0)") })
      }
      scene.at(0.2) {
        UIView.animate(
          withDuration: 0.3, animations: { view.alpha = 1 },
          completion: { scene.note("second \($0)") })
      }
      scene.at(1) { scene.answer = scene.noted }
    },
    Probe("block.stacked") { scene in
      let view = scene.view()
      scene.at(0.1) {
        UIView.animate(
          withDuration: 0.3, animations: { view.center.x = 200 },
          completion: { scene.note("first \($0)") })
      }
      scene.at(0.2) {
        UIView.animate(
          withDuration: 0.5, animations: { view.center.x = 100 },
          completion: { scene.note("second \($0)") })
      }
      scene.at(1) { scene.answer = scene.noted }
    },
    Probe("block.removed") { scene in
      let view = scene.view()
      scene.at(0.1) {
        UIView.animate(
          withDuration: 0.5, animations: { view.alpha = 0 },
          completion: { scene.note("completion \($0)") })
      }
      scene.at(0.2) { view.layer.removeAllAnimations() }
      scene.at(0.4) { scene.answer = scene.noted }
    },
    Probe("block.nested.duration") { scene in
      let view = scene.view()
      scene.at(0.1) {
        UIView.animate(withDuration: 2) {
          UIView.animate(withDuration: 0.2) { view.alpha = 0 }
          scene.answer = .maybe(view.layer.animation(forKey: "opacity")?.duration)
        }
      }
    },
    Probe("block.nested.override") { scene in
      let view = scene.view()
      scene.at(0.1) {
        UIView.animate(withDuration: 2) {
          UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) {
            view.alpha = 0
          }
          scene.answer = .maybe(view.layer.animation(forKey: "opacity")?.duration)
        }
      }
    },
    Probe("block.without") { scene in
      let view = scene.view()
      scene.at(0.1) {
        UIView.animate(withDuration: 2) { UIView.performWithoutAnimation { view.alpha = 0 } }
        scene.answer = .number(Double(view.layer.animationKeys()?.count ?? 0))
      }
    },
    Probe("block.inherited") { scene in
      UIView.animate(withDuration: 2) {
        scene.answer = .number(UIView.inheritedAnimationDuration)
      }
    },
    Probe("block.enabled") { scene in
      UIView.setAnimationsEnabled(false)
      let view = scene.view()
      UIView.animate(withDuration: 2) { view.alpha = 0 }
      scene.answer = [
        .flag(UIView.areAnimationsEnabled), .number(Double(view.layer.animationKeys()?.count ?? 0)),
      ]
      UIView.setAnimationsEnabled(true)
    },
    Probe("block.transition.plain") { scene in
      let view = scene.view()
      scene.at(0.1) {
        UIView.transition(with: view, duration: 0.5, options: [], animations: { view.alpha = 0 })
        scene.answer = .flag(view.layer.animation(forKey: "opacity") != nil)
      }
    },
    Probe("block.action.of.super") { scene in
      let view = BorrowingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      scene.root.view.addSubview(view)
      scene.at(0.1) {
        UIView.animate(withDuration: 0.4) {
          scene.answer = .flag(view.action(for: view.layer, forKey: "opacity") is CAAnimation)
        }
      }
    },
    Probe("block.delay.fill") { scene in
      let view = scene.view()
      scene.at(0.1) {
        UIView.animate(withDuration: 1, delay: 1, animations: { view.alpha = 0 })
      }
      scene.at(0.6) {
        scene.answer = .number(Double(view.layer.presentation()?.opacity ?? -1))
      }
    },
  ]

  private static let keyframeBlocks: [Probe] = [
    Probe("block.keyframes.kind") { scene in
      let view = scene.view()
      scene.at(0.1) {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { view.alpha = 0 }
        }
        let made = view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation
        scene.answer = [
          .flag(made != nil), .maybe(made?.duration),
          .list((made?.keyTimes ?? []).map { .number($0.doubleValue) }),
        ]
      }
    },
    Probe("block.keyframes.zero") { scene in
      let view = scene.view()
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
      } completion: {
        scene.note("completion \($0)")
      }
      scene.note("after")
      scene.at(0.3) { scene.answer = scene.noted }
    },
  ]
}

private final class BorrowingView: UIView {
  override func action(for layer: CALayer, forKey event: String) -> CAAction? {
    super.action(for: layer, forKey: event)
  }
}
