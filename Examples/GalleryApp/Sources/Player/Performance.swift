import TransitionGallery
import UIKit

/// Where an item's acts stand, on its root in a window.
@MainActor
final class Performance {
  private let item: GalleryItem
  private weak var window: UIWindow?
  private var root: UIViewController
  private var next = 0

  init(_ item: GalleryItem, in window: UIWindow) {
    self.item = item
    self.window = window
    root = item.makeRoot()
    window.rootViewController = root
  }

  /// Brings the screens to where the transition starts.
  func begin() { item.prepare(root) }

  /// Starts the next act; while something moves, nothing.
  func goOn() {
    guard root.transitionCoordinator == nil else { return }
    followFingers()
    if next == item.acts.count { startAgain() }
    item.acts[next].perform(root)
    next += 1
  }

  /// Fingers open and close screens too; what acts do on a screen comes one after the other.
  private func followFingers() {
    guard item.acts.count > 1, item.kind != .tab, item.kind != .screen else { return }
    if !isOpen { next = 0 } else if next == 0 { next = 1 }
  }

  /// Whether another screen than the first is shown.
  private var isOpen: Bool {
    let stack = root as? UINavigationController
    return root.presentedViewController != nil || (stack?.viewControllers.count ?? 1) > 1
  }

  /// What went one way only begins on new screens; the rest is back where it was.
  private func startAgain() {
    next = 0
    guard item.acts.count == 1 else { return }
    root.dismiss(animated: false)
    root = item.makeRoot()
    window?.rootViewController = root
    begin()
  }
}
