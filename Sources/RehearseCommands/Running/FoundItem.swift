import Foundation
import TransitionGallery
import UIKit

/// Something found in somebody's files, with the screens that it is played on.
///
/// The program that `rehearse run` makes of the files has one of these.
@MainActor
public struct FoundItem {
  let item: GalleryItem

  /// A screen that opens another one by itself; what it opened is taken away again.
  /// - Parameter pushes: Whether it needs a navigation controller around it.
  public init(
    _ name: String, root: @escaping @MainActor () -> UIViewController, pushes: Bool,
    open: @escaping @MainActor (UIViewController) -> Void
  ) {
    item = FoundItem.item(
      name, kind: pushes ? .navigation : .modal,
      root: { pushes ? UINavigationController(rootViewController: root()) : root() },
      show: { open(($0 as? UINavigationController)?.viewControllers.first ?? $0) },
      hide: FoundItem.goBack)
  }

  /// The delegate of a presented screen.
  public init(
    _ name: String, modal: @escaping @MainActor () -> any UIViewControllerTransitioningDelegate
  ) {
    item = FoundItem.item(
      name, kind: .modal, root: { FeedViewController(transition: modal(), style: .custom) },
      show: { ($0 as? FeedViewController)?.openFirst(animated: true) }, hide: FoundItem.goBack)
  }

  /// The delegate of a navigation stack.
  public init(
    _ name: String, navigation: @escaping @MainActor () -> any UINavigationControllerDelegate
  ) {
    item = FoundItem.item(
      name, kind: .navigation, root: { PhotographsController(transition: navigation()) },
      show: { ($0 as? PhotographsController)?.openSelected(animated: true) },
      hide: FoundItem.goBack)
  }

  /// The delegate of a tab bar.
  public init(
    _ name: String, tabs: @escaping @MainActor () -> any UITabBarControllerDelegate
  ) {
    var kept: (any UITabBarControllerDelegate)?
    item = FoundItem.item(
      name, kind: .tab,
      root: {
        let root = TabsViewController()
        root.loadViewIfNeeded()
        kept = tabs()
        root.delegate = kept
        return root
      },
      show: { ($0 as? UITabBarController)?.selectedIndex = 1 },
      hide: { ($0 as? UITabBarController)?.selectedIndex = 0 })
  }

  /// An animator, which shows a screen and, made anew, takes it away.
  public init(
    _ name: String, showing: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning,
    hiding: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning, pushes: Bool
  ) {
    self =
      pushes
      ? FoundItem(name, navigation: { AnimatorPair(showing: showing, hiding: hiding) })
      : FoundItem(name, modal: { AnimatorPair(showing: showing, hiding: hiding) })
  }

  /// A screen that is presented, with whatever transition it brings along.
  public init(_ name: String, screen: @escaping @MainActor () -> UIViewController) {
    item = FoundItem.item(
      name, kind: .modal, root: { FeedViewController() },
      show: { $0.present(screen(), animated: true) }, hide: FoundItem.goBack)
  }

  /// What a class is called where its name is a folder's and part of an address: `Outer-Inner`.
  nonisolated static func slug(of name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" })
  }

  private static func item(
    _ name: String, kind: GalleryItem.Kind, root: @escaping @MainActor () -> UIViewController,
    show: @escaping @MainActor (UIViewController) -> Void,
    hide: @escaping @MainActor (UIViewController) -> Void
  ) -> GalleryItem {
    GalleryItem(
      slug: slug(of: name), title: name, summary: "As found.", origin: name, kind: kind,
      makeRoot: root,
      prepare: { $0.loadViewIfNeeded() },
      acts: [.init(0, perform: show), .init(0, perform: hide)])
  }

  private static func goBack(_ root: UIViewController) {
    if root.presentedViewController != nil { return root.dismiss(animated: true) }
    let stack = root as? UINavigationController
    stack?.popViewController(animated: true)
    stack?.topViewController.map { top in
      if top.presentedViewController != nil { top.dismiss(animated: true) }
    }
  }
}

/// Hands out animators: one to show, one to hide.
private final class AnimatorPair: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate
{
  typealias Make = @MainActor () -> any UIViewControllerAnimatedTransitioning

  private let showing, hiding: Make

  init(showing: @escaping Make, hiding: @escaping Make) {
    self.showing = showing
    self.hiding = hiding
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { showing() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { hiding() }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .push ? showing() : hiding()
  }
}
