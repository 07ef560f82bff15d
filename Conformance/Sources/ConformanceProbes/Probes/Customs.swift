import UIKit

extension Probe {
  /// A presentation with a presentation controller and an animator of the application's.
  private struct Custom {
    let hearer: ModalHearer
    let screen: Spy
    let presenter: Spy
  }

  private static func custom(
    _ scene: ProbeScene, _ style: UIModalPresentationStyle = .custom
  ) -> Custom {
    let hearer = ModalHearer(scene)
    hearer.makePresentation = { presented, presenting in
      let half = HalfPresentation(presentedViewController: presented, presenting: presenting)
      half.scene = scene
      return half
    }
    scene.kept.append(hearer)
    let (presenter, screen) = (Spy("P", scene), Spy("B", scene))
    scene.window.rootViewController = presenter
    screen.modalPresentationStyle = style
    screen.transitioningDelegate = hearer
    return Custom(hearer: hearer, screen: screen, presenter: presenter)
  }

  /// What an animator is told of both screens.
  private static func context(
    _ name: String, _ style: UIModalPresentationStyle, dismissing: Bool
  ) -> Probe {
    Probe(name) { scene in
      let custom = custom(scene, style)
      scene.at(0.2) { custom.presenter.present(custom.screen, animated: !dismissing) }
      let look = { (context: UIViewControllerContextTransitioning) in
        let from = context.viewController(forKey: .from)!
        let to = context.viewController(forKey: .to)!
        let half = CGRect(
          x: 0, y: scene.window.bounds.height / 2, width: scene.window.bounds.width,
          height: scene.window.bounds.height / 2)
        let name = { (frame: CGRect) -> Answer in
          switch frame {
          case .zero: "zero"
          case scene.window.bounds: "all"
          case half: "half"
          default: .rect(frame)
          }
        }
        scene.answer = [
          .flag(context.view(forKey: .from) != nil), .flag(context.view(forKey: .to) != nil),
          name(context.initialFrame(for: from)), name(context.finalFrame(for: from)),
          name(context.initialFrame(for: to)), name(context.finalFrame(for: to)),
          .number(Double(context.presentationStyle.rawValue)), .flag(context.isInteractive),
        ]
      }
      if dismissing {
        scene.at(0.8) {
          custom.hearer.animator.look = look
          custom.presenter.dismiss(animated: true)
        }
        scene.at(1.6) {}
      } else {
        custom.hearer.animator.look = look
        scene.at(1) {}
      }
    }
  }

  static let customs: [Probe] = [
    context("custom.context.in", .custom, dismissing: false),
    context("custom.context.out", .custom, dismissing: true),
    context("fullScreen.context.in", .fullScreen, dismissing: false),
    context("fullScreen.context.out", .fullScreen, dismissing: true),
    context("overFullScreen.context.in", .overFullScreen, dismissing: false),
    context("overFullScreen.context.out", .overFullScreen, dismissing: true),
    Probe("custom.calls.in") { scene in
      let custom = custom(scene)
      scene.at(0.2) {
        scene.forget()
        custom.presenter.present(custom.screen, animated: true) { scene.note("completion") }
      }
      scene.at(1.2) { scene.answer = scene.noted }
    },
    Probe("custom.calls.out") { scene in
      let custom = custom(scene)
      scene.at(0.2) { custom.presenter.present(custom.screen, animated: false) }
      scene.at(1) {
        scene.forget()
        custom.presenter.dismiss(animated: true) { scene.note("completion") }
      }
      scene.at(2) { scene.answer = scene.noted }
    },
    Probe("custom.asked.of.style") { scene in
      let custom = custom(scene, .fullScreen)
      scene.at(0.2) { custom.presenter.present(custom.screen, animated: true) }
      scene.at(1) {
        scene.answer = .flag(scene.calls.contains("presentationController"))
      }
    },
    Probe("custom.no.layout.on.the.way.out") { scene in
      let custom = custom(scene)
      scene.at(0.2) { custom.presenter.present(custom.screen, animated: false) }
      var before = 0
      scene.at(0.8) {
        let half = custom.screen.presentationController as? HalfPresentation
        before = half?.layouts ?? -1
        custom.hearer.animator.look = { _ in before = half?.layouts ?? -1 }
        custom.presenter.dismiss(animated: true)
        if let half { scene.kept.append(half) }
      }
      scene.at(1.0) {
        let half = scene.kept.last as? HalfPresentation
        scene.answer = .flag(half?.layouts == before)
      }
      scene.at(1.6) {}
    },
    Probe("custom.cancelled.dismissal") { scene in
      let custom = custom(scene)
      scene.at(0.2) { custom.presenter.present(custom.screen, animated: false) }
      let drive = UIPercentDrivenInteractiveTransition()
      scene.at(0.8) {
        scene.forget()
        custom.hearer.interactor = drive
        custom.presenter.dismiss(animated: true) { scene.note("completion") }
      }
      scene.at(1) { drive.update(0.3) }
      scene.at(1.1) { drive.cancel() }
      scene.at(2) {
        scene.note("still there \(custom.presenter.presentedViewController === custom.screen)")
        scene.answer = scene.noted
      }
    },
    Probe("custom.interactive.from.the.start") { scene in
      let custom = custom(scene)
      scene.at(0.2) { custom.presenter.present(custom.screen, animated: false) }
      let drive = UIPercentDrivenInteractiveTransition()
      let watcher = Watcher()
      watcher.loadViewIfNeeded()
      scene.at(0.8) {
        custom.hearer.interactor = drive
        custom.screen.addChild(watcher)
        custom.screen.view.addSubview(watcher.view)
        watcher.didMove(toParent: custom.screen)
      }
      scene.at(1) { custom.presenter.dismiss(animated: true) }
      scene.at(1.2) { drive.finish() }
      scene.at(2) { scene.answer = .flag(watcher.wasInteractive) }
    },
    Probe("custom.percent") { scene in
      let custom = custom(scene)
      scene.at(0.2) { custom.presenter.present(custom.screen, animated: false) }
      let drive = UIPercentDrivenInteractiveTransition()
      scene.at(0.8) {
        custom.hearer.interactor = drive
        custom.presenter.dismiss(animated: true)
      }
      scene.at(1) { drive.update(0.25) }
      scene.at(1.1) {
        scene.answer = [
          .number(Double(drive.percentComplete)), .number(Double(drive.duration)),
          .number(Double(custom.screen.view.layer.presentation()?.opacity ?? -1)),
        ]
        drive.update(-1)
        scene.note("\(drive.percentComplete)")
        drive.finish()
      }
      scene.at(2) {}
    },
  ]
}

/// Whether its parent's transition says that it is interactive when this one is to disappear.
private final class Watcher: UIViewController {
  var wasInteractive = false

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    wasInteractive = parent?.transitionCoordinator?.isInteractive ?? false
  }
}
