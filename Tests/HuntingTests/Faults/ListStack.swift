import UIKit

/// A stack whose root opens details, sound by itself; the way back may be dragged from the edge.
final class ListStack: UINavigationController {
  let hooks: StackHooks
  var count = 0
  var isBusy = false
  var kept: [AnyObject] = []

  init(_ hooks: StackHooks) {
    self.hooks = hooks
    super.init(nibName: nil, bundle: nil)
    viewControllers = [RowScreen("List", in: self)]
  }

  required init?(coder: NSCoder) { return nil }

  /// What the button and the first act do.
  func open() {
    guard hooks.willOpen(self) else { return }
    pushViewController(RowScreen("Detail", in: self), animated: true)
  }
}

/// A screen of the stack.
final class RowScreen: UIViewController {
  private weak var stack: ListStack?
  let button = UIButton(type: .system)

  init(_ title: String, in stack: ListStack) {
    self.stack = stack
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = title == "List" ? .systemBackground : .systemTeal
    button.setTitle("Open", for: .normal)
    button.accessibilityIdentifier = "open"
    button.frame = CGRect(x: 100, y: 260, width: 120, height: 44)
    button.addTarget(self, action: Selector("open", RowScreen.open), for: .touchUpInside)
    view.addSubview(button)
  }

  func open() { stack?.open() }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let stack { stack.hooks.goes(stack, self) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let stack { stack.hooks.appeared(stack, self) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let stack { stack.hooks.gone(stack, self) }
  }

  override func traitCollectionDidChange(_ former: UITraitCollection?) {
    super.traitCollectionDidChange(former)
    if former != nil, let stack { stack.hooks.traits(stack, self) }
  }
}

/// Where faults of a stack hook in.
@MainActor
struct StackHooks {
  /// False swallows the request.
  var willOpen: (ListStack) -> Bool = { _ in true }
  var goes: (ListStack, RowScreen) -> Void = { _, _ in }
  var gone: (ListStack, RowScreen) -> Void = { _, _ in }
  var appeared: (ListStack, RowScreen) -> Void = { _, _ in }
  var traits: (ListStack, RowScreen) -> Void = { _, _ in }

  init(_ change: (inout StackHooks) -> Void = { _ in }) { change(&self) }
}
