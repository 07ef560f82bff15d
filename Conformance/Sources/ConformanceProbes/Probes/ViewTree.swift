import UIKit

extension Probe {
  /// What lies between a window and its screens.
  static let viewTree: [Probe] = [
    Probe("tree.root.levels") { scene in
      var count = 0
      var view: UIView? = scene.root.view.superview
      while let outer = view, outer !== scene.window {
        count += 1
        view = outer.superview
      }
      scene.answer = [.number(Double(count)), .flag(view === scene.window)]
    },
    Probe("tree.root.fills") { scene in
      let around = scene.root.view.superview
      scene.answer = [
        .flag(around?.bounds == scene.window.bounds),
        .flag(scene.root.view.convert(CGPoint.zero, to: nil) == .zero),
        .flag(scene.root.next === around),
      ]
    },
    Probe("tree.root.lets.touches.through") { scene in
      scene.root.view.isUserInteractionEnabled = false
      let hit = scene.window.hitTest(CGPoint(x: 40, y: 200), with: nil)
      scene.answer = .flag(hit === scene.window)
    },
    Probe("tree.cover") { scene in
      let screen = UIViewController()
      screen.modalPresentationStyle = .fullScreen
      let before = scene.root.view.superview?.superview
      scene.at(0.2) { scene.root.present(screen, animated: false) }
      scene.at(0.6) {
        scene.answer = [
          .flag(screen.view.superview === screen.presentationController?.containerView),
          .flag(screen.view.superview?.superview === scene.window),
          .flag(scene.root.view.superview == nil), .flag(before?.subviews.isEmpty ?? false),
          .flag(before?.superview === scene.window),
        ]
      }
    },
    Probe("tree.container.over.container") { scene in
      let (middle, top) = (UIViewController(), UIViewController())
      for screen in [middle, top] { screen.modalPresentationStyle = .overFullScreen }
      scene.at(0.2) { scene.root.present(middle, animated: false) }
      scene.at(0.5) { middle.present(top, animated: false) }
      scene.at(0.8) {
        scene.answer = .list(
          [middle, top].map {
            .flag($0.presentationController?.containerView?.superview === scene.window)
          })
      }
    },
    Probe("tree.sheet.leaves.own.transform") { scene in
      let own = CGAffineTransform(rotationAngle: 0.1)
      scene.root.view.transform = own
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      var behind = false
      scene.at(0.2) { scene.root.present(sheet, animated: true) }
      scene.at(1.2) { behind = scene.root.view.transform == own }
      scene.at(1.3) { scene.root.dismiss(animated: true) }
      scene.at(2.3) { scene.answer = [.flag(behind), .flag(scene.root.view.transform == own)] }
    },
    Probe("tree.sheet.screen.is.wrapped") { scene in
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      scene.at(0.2) { scene.root.present(sheet, animated: false) }
      scene.at(0.6) {
        let container = sheet.presentationController?.containerView
        scene.answer = [
          .flag(sheet.view.superview !== container),
          .flag(container.map { sheet.view.isDescendant(of: $0) } ?? false),
          .flag(container?.superview === scene.window),
        ]
      }
    },
  ]
}
