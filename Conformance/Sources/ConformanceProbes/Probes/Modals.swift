import UIKit

extension Probe {
  static let modals: [Probe] = modalCalls + modalLinks

  private static let styles: [(String, UIModalPresentationStyle)] = [
    ("fullScreen", .fullScreen), ("overFullScreen", .overFullScreen), ("pageSheet", .pageSheet),
    ("formSheet", .formSheet), ("currentContext", .currentContext),
  ]

  /// A presenter that is a spy, in the window.
  private static func presenter(_ scene: ProbeScene) -> Spy {
    let spy = Spy("P", scene)
    scene.window.rootViewController = spy
    return spy
  }

  private static let modalCalls: [Probe] =
    styles.map { name, style in
      Probe("present.\(name).calls") { scene in
        let (presenter, spy) = (presenter(scene), Spy("B", scene))
        spy.modalPresentationStyle = style
        scene.at(0.2) {
          scene.forget()
          presenter.present(spy, animated: true) { scene.note("completion") }
          scene.note("present returns")
        }
        scene.at(1.5) { scene.answer = scene.noted }
      }
    }
    + styles.map { name, style in
      Probe("dismiss.\(name).calls") { scene in
        let (presenter, spy) = (presenter(scene), Spy("B", scene))
        spy.modalPresentationStyle = style
        scene.at(0.2) { presenter.present(spy, animated: false) }
        scene.at(0.6) {
          scene.forget()
          presenter.dismiss(animated: true) { scene.note("completion") }
        }
        scene.at(2) { scene.answer = scene.noted }
      }
    }
    + styles.map { name, style in
      Probe("present.\(name).presenter.stays") { scene in
        let (presenter, spy) = (presenter(scene), Spy("B", scene))
        spy.modalPresentationStyle = style
        scene.at(0.2) { presenter.present(spy, animated: false) }
        scene.at(0.6) { scene.answer = .flag(presenter.view.window != nil) }
      }
    }

  private static let modalLinks: [Probe] = [
    Probe("present.links") { scene in
      let (presenter, spy) = (presenter(scene), Spy("B", scene))
      scene.at(0.2) {
        presenter.present(spy, animated: true)
        scene.answer = [
          .flag(presenter.presentedViewController === spy),
          .flag(spy.presentingViewController === presenter), .flag(spy.isBeingPresented),
        ]
      }
      scene.at(1.5) {}
    },
    Probe("present.twice") { scene in
      let (presenter, spy) = (presenter(scene), Spy("B", scene))
      scene.at(0.2) { presenter.present(spy, animated: false) }
      scene.at(0.5) {
        presenter.present(UIViewController(), animated: false)
        scene.answer = .flag(presenter.presentedViewController === spy)
      }
    },
    Probe("present.inside.stack") { scene in
      let inner = UIViewController()
      let stack = UINavigationController(rootViewController: inner)
      scene.window.rootViewController = stack
      let screen = UIViewController()
      screen.modalPresentationStyle = .fullScreen
      scene.at(0.2) { inner.present(screen, animated: false) }
      scene.at(0.5) { scene.answer = .flag(screen.presentingViewController === stack) }
    },
    Probe("dismiss.chain") { scene in
      let presenter = presenter(scene)
      let (middle, top) = (Spy("B", scene), Spy("C", scene))
      for spy in [middle, top] { spy.modalPresentationStyle = .overFullScreen }
      scene.at(0.2) { presenter.present(middle, animated: false) }
      scene.at(0.4) { middle.present(top, animated: false) }
      scene.at(0.6) { presenter.dismiss(animated: false) }
      scene.at(1) {
        scene.answer = [
          .flag(presenter.presentedViewController == nil), .flag(middle.view.window == nil),
          .flag(top.view.window == nil),
        ]
      }
    },
    Probe("dismiss.forwarded") { scene in
      let (presenter, spy) = (presenter(scene), Spy("B", scene))
      scene.at(0.2) { presenter.present(spy, animated: false) }
      scene.at(0.5) { spy.dismiss(animated: false) }
      scene.at(0.8) { scene.answer = .flag(presenter.presentedViewController == nil) }
    },
    Probe("sheet.size.in.isAppearing") { scene in
      final class Sized: UIViewController {
        var seen = CGSize.zero
        override func viewIsAppearing(_ animated: Bool) {
          super.viewIsAppearing(animated)
          seen = view.bounds.size
        }
      }
      let screen = Sized()
      screen.modalPresentationStyle = .pageSheet
      scene.at(0.2) { scene.root.present(screen, animated: true) }
      scene.at(1.5) { scene.answer = .flag(screen.seen == screen.view.bounds.size) }
    },
    Probe("present.first.responder") { scene in
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 30))
      scene.root.view.addSubview(field)
      let screen = UIViewController()
      screen.modalPresentationStyle = .fullScreen
      scene.at(0.2) { field.becomeFirstResponder() }
      scene.at(1) { scene.root.present(screen, animated: false) }
      scene.at(1.5) {
        scene.note("covered \(field.isFirstResponder)")
        scene.root.dismiss(animated: false)
      }
      scene.at(2.5) {
        scene.note("back \(field.isFirstResponder)")
        field.resignFirstResponder()
        scene.answer = scene.noted
      }
    },
  ]
}
