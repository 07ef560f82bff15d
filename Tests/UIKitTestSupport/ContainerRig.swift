import Rehearsal
import UIKit

/// A container on a stage with a request that starts a transition, and another to come between.
@MainActor
final class ContainerRig {
  let stage = Stage(scale: 1)
  let log = CallLog()
  let delegate: LoggedContainerDelegate
  let container: UIViewController
  private(set) var children: [LoggedChild] = []
  private let kind: ContainerKind

  init(_ kind: ContainerKind) {
    self.kind = kind
    delegate = LoggedContainerDelegate(log: log)
    container = kind.makeContainer(log: log)
    children = ["A", "B", "C", "D"].map { LoggedChild($0, log: log) }
    kind.fill(container, with: children, delegate: delegate)
    stage.perform { stage.window.rootViewController = container }
    stage.settle()
  }

  func request(animated: Bool) {
    stage.perform { kind.request(container, children, animated: animated, delegate: delegate) }
  }

  func secondRequest() { stage.perform { kind.second(container, children, delegate: delegate) } }

  /// Who is in the stack, or selected.
  var place: String { kind.place(container) }

  /// All that a cancel must leave as it was.
  var condition: String {
    ([place, "ignoring \(stage.ignoresTouches)"] + Self.lines(of: container.view))
      .joined(separator: "\n")
  }

  /// A tree of views with all that a transition can change.
  static func lines(of view: UIView, indent: String = "") -> [String] {
    let layer = view.layer
    let look =
      "\(indent)\(type(of: view)) \(view.frame) \(view.transform) alpha \(view.alpha)"
      + " hidden \(view.isHidden) enabled \(view.isUserInteractionEnabled)"
      + " safe \(view.safeAreaInsets) time \(layer.speed) \(layer.timeOffset) \(layer.beginTime)"
      + " animations \(layer.animationKeys() ?? [])"
    return [look] + view.subviews.flatMap { lines(of: $0, indent: indent + "  ") }
  }
}

/// The ways in which one child of a container gives way to another.
enum ContainerKind: String, CaseIterable, Sendable {
  case push, pop, popToRoot = "pop-to-root", setStack = "set-stack", tab, custom

  /// What the golden says of itself: the facts, and what of the order is inferred.
  var facts: [String] {
    let inferred = "C: places of didMove, didShow and animationEnded, order after a cancel"
    return switch self {
    case .push: ["push B on A · F2.2.2 F2.4.4 F2.10.1 F2.10.3, table 2.4", inferred]
    case .pop:
      [
        "pop B to A · F2.4.4 F2.10.4, table 2.4; the order after a cancel is measured",
        "C: places of didMove, didShow and animationEnded; the second willMove",
      ]
    case .popToRoot: ["pop D to A · F2.10.1, table 2.4", inferred]
    case .setStack: ["set [A, B] to [C, D] · F2.10.2, table 2.4", inferred]
    case .tab:
      ["switch from A to B · F2.10.6, table 2.4", "D: order with an animator; " + inferred]
    case .custom: ["a container with a context of its own, B after A · F2.4.7", inferred]
    }
  }

  @MainActor
  func makeContainer(log: CallLog) -> UIViewController {
    switch self {
    case .tab: UITabBarController(nibName: nil, bundle: nil)
    case .custom: CardContainer(log: log)
    default: UINavigationController(nibName: nil, bundle: nil)
    }
  }

  @MainActor
  func fill(
    _ container: UIViewController, with children: [UIViewController],
    delegate: LoggedContainerDelegate
  ) {
    switch container {
    case let tabs as UITabBarController:
      tabs.delegate = delegate
      tabs.viewControllers = children
    case let cards as CardContainer: cards.show(children[0], animator: nil, interactor: nil)
    default:
      let navigation = container as! UINavigationController
      navigation.delegate = delegate
      let depth = [ContainerKind.push: 1, .pop: 2, .popToRoot: 4, .setStack: 2][self]!
      navigation.viewControllers = Array(children[..<depth])
    }
  }

  @MainActor
  func request(
    _ container: UIViewController, _ children: [UIViewController], animated: Bool,
    delegate: LoggedContainerDelegate
  ) {
    let navigation = container as? UINavigationController
    switch self {
    case .push: navigation?.pushViewController(children[1], animated: animated)
    case .pop: navigation?.popViewController(animated: animated)
    case .popToRoot: navigation?.popToRootViewController(animated: animated)
    case .setStack:
      navigation?.setViewControllers(Array(children[2...3]), animated: animated)
    case .tab: (container as? UITabBarController)?.selectedIndex = 1
    case .custom:
      (container as? CardContainer)?.show(
        children[1], animator: animated ? delegate.animator : nil,
        interactor: animated ? delegate.interactor : nil)
    }
  }

  /// Another request, which comes while the first is under way.
  @MainActor
  func second(
    _ container: UIViewController, _ children: [UIViewController],
    delegate: LoggedContainerDelegate
  ) {
    switch container {
    case let tabs as UITabBarController: tabs.selectedIndex = 2
    case let navigation as UINavigationController:
      let spare = children.first { !navigation.viewControllers.contains($0) }
      navigation.pushViewController(spare ?? children[0], animated: true)
    case let cards as CardContainer:
      cards.show(children[2], animator: delegate.animator, interactor: nil)
    default: break
    }
  }

  @MainActor
  func place(_ container: UIViewController) -> String {
    switch container {
    case let tabs as UITabBarController: "selected \(tabs.selectedIndex)"
    case let navigation as UINavigationController:
      "stack " + navigation.viewControllers.compactMap(\.title).joined(separator: " ")
    default: "children " + container.children.compactMap(\.title).joined(separator: " ")
    }
  }
}

extension Stage {
  /// Whether touches reach nobody.
  var ignoresTouches: Bool { perform { UIApplication.shared.isIgnoringInteractionEvents } }
}
