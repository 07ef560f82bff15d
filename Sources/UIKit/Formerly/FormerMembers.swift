import QuartzCore

// Members that Swift 4.2 and its SDK gave up: language mode 4 takes them.

extension UIView {
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  @preconcurrency @MainActor public final func bringSubview(toFront view: UIView) {
    bringSubviewToFront(view)
  }
  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  @preconcurrency @MainActor public final func sendSubview(toBack view: UIView) {
    sendSubviewToBack(view)
  }
}

extension UIViewController {
  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  @preconcurrency @MainActor public final func addChildViewController(_ child: UIViewController) {
    addChild(child)
  }
  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  @preconcurrency @MainActor public final func removeFromParentViewController() {
    removeFromParent()
  }
  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  @preconcurrency @MainActor
  public final func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  @preconcurrency @MainActor
  public final func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
  @available(swift, obsoleted: 4.2, renamed: "children")
  @preconcurrency @MainActor public final var childViewControllers: [UIViewController] { children }
}

extension UITableView {
  @available(swift, obsoleted: 4.2, renamed: "rectForHeader(inSection:)")
  @preconcurrency @MainActor public final func rectForHeader(in section: Int) -> CGRect {
    rectForHeader(inSection: section)
  }
}
