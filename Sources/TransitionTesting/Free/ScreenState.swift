import Rehearsal
import UIKit

/// What a stage shows when it is at rest: which screens, and whether they are as they should be.
@MainActor
package struct ScreenState {
  private let stage: Stage

  package init(_ stage: Stage) { self.stage = stage }

  private var root: UIViewController? { stage.window.rootViewController }

  /// The screens by their classes, from the outermost to what is in front, and under what conditions:
  /// two states of one name are alike for whoever looks.
  package var name: String {
    let size = stage.environment.screen.bounds.size
    let traits = stage.environment.traits.own
    return (root.map(Self.name) ?? "nothing")
      + " \(Int(size.width))×\(Int(size.height)) \(traits.userInterfaceStyle.rawValue)"
      + " \(traits.preferredContentSizeCategory.rawValue) \(stage.reducesMotion)"
  }

  /// The screens alone.
  package var screens: String { root.map(Self.name) ?? "nothing" }

  private static func name(_ controller: UIViewController) -> String {
    var text = "\(type(of: controller))"
    switch controller {
    case let stack as UINavigationController:
      text += "[" + stack.viewControllers.map(name).joined(separator: ", ") + "]"
    case let tabs as UITabBarController:
      text += "(\(tabs.selectedIndex): \(tabs.selectedViewController.map(name) ?? ""))"
    default:
      if !controller.children.isEmpty {
        text += "{" + controller.children.map(name).joined(separator: ", ") + "}"
      }
    }
    let own = controller.presentedViewController.flatMap {
      $0.presentingViewController === controller ? $0 : nil
    }
    return text + (own.map { " < " + name($0) + detent(of: $0) } ?? "")
  }

  /// How far up a sheet has been drawn.
  private static func detent(of presented: UIViewController) -> String {
    guard let sheet = presented.presentationController as? UISheetPresentationController,
      let detent = sheet.selectedDetentIdentifier
    else { return "" }
    return " at \(detent.rawValue)"
  }

  /// The controller whose screen is in front.
  package var front: UIViewController? { root.map(Self.front) }

  private static func front(_ controller: UIViewController) -> UIViewController {
    if let presented = controller.presentedViewController { return front(presented) }
    switch controller {
    case let stack as UINavigationController: return stack.topViewController.map(front) ?? stack
    case let tabs as UITabBarController: return tabs.selectedViewController.map(front) ?? tabs
    default: return controller
    }
  }
}

// MARK: - What is wrong with it

extension ScreenState {
  /// Something that is not as it should be at rest.
  package struct Flaw: Hashable, Sendable {
    /// Of what should hold.
    package var name: String
    package var subject: String
    package var seen: String
    package var cause: String
    package var remedy: String
  }

  /// What is wrong whatever came before.
  package var flaws: [Flaw] {
    guard let front, let view = front.viewIfLoaded else { return [] }
    return missing(front, view) + touches(front, view) + phases(root, isShown: true)
  }

  private func missing(_ front: UIViewController, _ view: UIView) -> [Flaw] {
    let subject = "\(type(of: front)).view"
    func flaw(_ seen: String) -> [Flaw] {
      [
        Flaw(
          name: "screen-shows", subject: subject, seen: seen,
          cause:
            "it was hidden or taken out for a transition and not shown again in this order of events",
          remedy: "view.isHidden = false; view.alpha = 1 // in every outcome")
      ]
    }
    guard view.window != nil else { return flaw("it is in front and not in the window") }
    if let hides = Self.hidingView(view, in: stage.window) {
      return flaw("nobody can see it: \(hides)")
    }
    let thumbnail = FrameEye(.sketched).thumbnail(of: stage)
    return thumbnail.isBlank ? flaw("nothing is painted on the screen") : []
  }

  private func touches(_ front: UIViewController, _ view: UIView) -> [Flaw] {
    func flaw(_ subject: String, _ seen: String) -> [Flaw] {
      [
        Flaw(
          name: "touches-arrive", subject: subject, seen: seen,
          cause: "what keeps touches off during a motion is not taken back in this order of events",
          remedy: "// take it back in animationEnded(_:), which comes in every outcome")
      ]
    }
    if stage.environment.application.isIgnoringInteractionEvents {
      return flaw(
        "UIApplication", "isIgnoringInteractionEvents is true though all is at rest")
    }
    if !view.isUserInteractionEnabled {
      return flaw(ViewName.of(view), "isUserInteractionEnabled is false though all is at rest")
    }
    return []
  }

  /// What keeps touches from the screen in front, beside what kept them off at first.
  /// - Parameter known: The tree of the window at the start.
  package func obstacle(beside known: FirstTree) -> Flaw? {
    guard let view = front?.viewIfLoaded,
      let note = TouchRecord(view, in: stage.window, known: known.tree)
    else { return nil }
    return Flaw(
      name: "touches-arrive", subject: note.view,
      seen: note.property.map { "\($0) is false, and the screen in front lies in it" }
        ?? "it lies over the screen in front and takes all touches",
      cause: "what was added to keep touches off is not removed in this order of events",
      remedy: "catcher.removeFromSuperview() // in every outcome")
  }

  private func phases(_ controller: UIViewController?, isShown: Bool) -> [Flaw] {
    guard let controller else { return [] }
    let phase = controller.appearance.phase
    let isOver = phase == .appeared || phase == .disappeared
    var found: [Flaw] = []
    if !isOver || (isShown && isFront(controller) && phase != .appeared) {
      found.append(
        Flaw(
          name: AppearancePaired().identifier, subject: "\(type(of: controller))",
          seen: "it is \(phase) though all is at rest",
          cause: "begin- or endAppearanceTransition was called by hand, or a call is missing",
          remedy: "// leave begin- and endAppearanceTransition to UIKit"))
    }
    return found + controller.children.flatMap { phases($0, isShown: false) }
      + (controller.presentedViewController.map { phases($0, isShown: isShown) } ?? [])
  }

  private func isFront(_ controller: UIViewController) -> Bool { controller === front }

  /// The view that keeps another from being seen.
  private static func hidingView(_ view: UIView, in window: UIWindow) -> String? {
    for place in sequence(first: view, next: \.superview) {
      if place.isHidden { return "\(ViewName.of(place)).isHidden is true" }
      if place.alpha < 0.02 { return "\(ViewName.of(place)).alpha is \(short(place.alpha))" }
    }
    let frame = view.convert(view.bounds, to: window)
    return frame.intersects(window.bounds)
      ? nil : "\(ViewName.of(view)).frame lies outside the window"
  }
}

/// The views that there were at first.
@MainActor
package struct FirstTree {
  let tree: TreeRecord

  package init(of stage: Stage) { tree = TreeRecord(of: stage.window) }
}
