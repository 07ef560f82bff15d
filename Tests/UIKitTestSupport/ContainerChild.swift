import UIKit

/// A controller that writes down its life in a container.
final class LoggedChild: UIViewController {
  let name: String
  let log: CallLog

  init(_ name: String, log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private func note(_ call: String) {
    let flags = [
      ("moving to", isMovingToParent), ("moving from", isMovingFromParent),
      ("coordinator", transitionCoordinator != nil),
      ("interactive", transitionCoordinator?.isInteractive ?? false),
      ("cancelled", transitionCoordinator?.isCancelled ?? false),
    ]
    log.note(name, ([call] + flags.filter(\.1).map(\.0)).joined(separator: " · "))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.note(name, "viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear(\(animated))") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing(\(animated))") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear(\(animated))") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear(\(animated))") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear(\(animated))") }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    note("viewWillTransition(to: \(Int(size.width))×\(Int(size.height)))")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.note(name, "willMove(toParent: \(parent == nil ? "nil" : "container"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.note(name, "didMove(toParent: \(parent == nil ? "nil" : "container"))")
  }
}
