import UIKit

extension Probe {
  static let layers: [Probe] = geometry + transactions + actions

  private static let geometry: [Probe] = [
    Probe("layer.frame.anchor") { scene in
      let layer = CALayer()
      layer.bounds = CGRect(x: 10, y: 20, width: 80, height: 40)
      layer.anchorPoint = CGPoint(x: 0.25, y: 1)
      layer.position = CGPoint(x: 100, y: 200)
      scene.answer = .rect(layer.frame)
    },
    Probe("layer.frame.set.scaled") { scene in
      let layer = CALayer()
      layer.transform = CATransform3DMakeScale(2, 4, 1)
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      scene.answer = .rect(layer.bounds)
    },
    Probe("layer.convert") { scene in
      let (parent, child) = (CALayer(), CALayer())
      parent.bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
      parent.addSublayer(child)
      child.frame = CGRect(x: 50, y: 60, width: 100, height: 100)
      child.bounds.origin = CGPoint(x: 10, y: 10)
      scene.answer = .points(child.convert(.zero, to: parent))
    },
    Probe("layer.anchor.moves") { scene in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.anchorPoint = .zero
      scene.answer = .points(layer.frame.origin)
    },
    Probe("layer.presentation.unseen") { $0.answer = .flag(CALayer().presentation() == nil) },
    Probe("transform.concat") { scene in
      let move = CATransform3DMakeTranslation(10, 0, 0)
      let both = CATransform3DConcat(move, CATransform3DMakeScale(2, 2, 1))
      scene.answer = .number(Double(both.m41))
    },
    Probe("transform.translate") { scene in
      let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0)
      scene.answer = .number(Double(moved.m41))
    },
  ]

  private static let transactions: [Probe] = [
    Probe("transaction.defaults") { scene in
      scene.answer = [
        .number(CATransaction.animationDuration()), .flag(CATransaction.disableActions()),
        .flag(CATransaction.animationTimingFunction() == nil),
      ]
    },
    Probe("transaction.nested") { scene in
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.begin()
      let inner = CATransaction.animationDuration()
      CATransaction.setAnimationDuration(3)
      CATransaction.commit()
      scene.answer = .numbers([inner, CATransaction.animationDuration()])
      CATransaction.commit()
    },
    Probe("transaction.completion.empty") { scene in
      CATransaction.begin()
      CATransaction.setCompletionBlock { scene.note("completion") }
      CATransaction.commit()
      scene.note("after commit")
      scene.at(0.2) { scene.answer = scene.noted }
    },
    Probe("transaction.push") { scene in
      let stack = UINavigationController(rootViewController: UIViewController())
      scene.window.rootViewController = stack
      scene.at(0.2) {
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          scene.note(stack.transitionCoordinator == nil ? "over" : "under way")
        }
        stack.pushViewController(UIViewController(), animated: true)
        CATransaction.commit()
      }
      scene.at(0.3) { scene.note("soon after") }
      scene.at(1.5) { scene.answer = scene.noted }
    },
  ]

  private static let actions: [Probe] =
    ["bounds", "position", "opacity", "transform", "cornerRadius", "zPosition"].map { key in
      Probe("action.layer.\(key)") { scene in
        let layer = CALayer()
        scene.root.view.layer.addSublayer(layer)
        scene.at(0.1) { scene.answer = .flag(layer.action(forKey: key) is CABasicAnimation) }
      }
    }
    + ["hidden", "sublayers"].map { key in
      Probe("action.layer.\(key)") { scene in
        let layer = CALayer()
        scene.root.view.layer.addSublayer(layer)
        scene.at(0.1) { scene.answer = .flag(layer.action(forKey: key) is CATransition) }
      }
    } + [
      Probe("action.view.outside") { scene in
        let view = scene.view()
        scene.at(0.1) {
          let action = view.layer.action(forKey: "opacity")
          scene.answer = .flag(action == nil || action is NSNull)
        }
      }
    ]
}
