import Rehearsal
import UIKit

/// What should be the same whenever a state is seen again: where the screens are and how they show,
/// and how much lies about.
@MainActor
package struct ScreenLook {
  /// One value, and what it is of.
  package struct Value: Hashable, Sendable {
    /// `HomeScreen.view`.
    package var subject: String
    package var property: String
    package var text: String
    /// Whether it may be less than it was, and must not be more.
    package var isCount = false
  }

  package private(set) var values: [Value] = []
  /// Of the screen: containers have other views and recognisers where there is other room.
  private let size: CGSize

  package init(_ stage: Stage) {
    let windows = stage.environment.windows
    size = stage.window.bounds.size
    values.append(
      Value(subject: "UIApplication", property: "windows", text: "\(windows.count)", isCount: true))
    for window in windows { look(at: window) }
    var (pictures, recognizers) = (0, 0)
    for window in windows { count(window, isInCell: false, &pictures, &recognizers) }
    values.append(
      Value(subject: "window", property: "snapshots", text: "\(pictures)", isCount: true))
    values.append(
      Value(
        subject: "window", property: "gestureRecognizers", text: "\(recognizers)", isCount: true))
  }

  private mutating func look(at window: UIWindow) {
    values.append(
      Value(
        subject: ViewName.of(window), property: "subviews",
        text: "\(window.subviews.count { !($0 is SystemPanel) })", isCount: true))
    if let root = window.rootViewController { look(at: root, isPlaced: true) }
  }

  /// - Parameter isPlaced: Whether UIKit says where its view is, and not the application.
  private mutating func look(at controller: UIViewController, isPlaced: Bool) {
    if let view = controller.viewIfLoaded, view.window != nil {
      add(view, "\(type(of: controller)).view", isPlaced: isPlaced)
    }
    if let stack = controller as? UINavigationController, let bar = stack.navigationBar as UIView? {
      values.append(Value(subject: "UINavigationBar", property: "alpha", text: short(bar.alpha)))
      values.append(
        Value(subject: "UINavigationBar", property: "isHidden", text: "\(bar.isHidden)"))
    }
    let isContainer = controller is UINavigationController || controller is UITabBarController
    for child in controller.children { look(at: child, isPlaced: isPlaced && isContainer) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      let places = presented.modalPresentationStyle != .custom
      look(at: presented, isPlaced: places && !(presented is UIAlertController))
    }
  }

  private mutating func add(_ view: UIView, _ name: String, isPlaced: Bool) {
    func put(_ property: String, _ text: String) {
      values.append(Value(subject: name, property: property, text: text))
    }
    put("alpha", short(view.alpha))
    put("isHidden", "\(view.isHidden)")
    put("isUserInteractionEnabled", "\(view.isUserInteractionEnabled)")
    put("layer.mask", view.layer.mask == nil ? "none" : "one")
    guard isPlaced else { return }
    put("transform", CATransform3DIsIdentity(view.layer.transform) ? "identity" : "another")
    put("frame", short(view.frame))
    let screen = view.bounds
    let covers = view.subviews.filter { cover in
      type(of: cover) == UIView.self && cover.hierarchy.controller == nil && !cover.isHidden
        && cover.frame.width >= screen.width * 0.9 && cover.frame.height >= screen.height * 0.9
    }
    values.append(
      Value(subject: name, property: "covering subviews", text: "\(covers.count)", isCount: true))
  }

  /// What is in rows and items comes and goes with them.
  private func count(
    _ view: UIView, isInCell: Bool, _ pictures: inout Int, _ recognizers: inout Int
  ) {
    if view is SystemPanel { return }
    if view.layer.drawing.frozen != nil { pictures += 1 }
    let isInCell = isInCell || view is UITableViewCell || view is UICollectionReusableView
    if !isInCell { recognizers += view.gestureRecognizers?.count ?? 0 }
    for subview in view.subviews {
      count(subview, isInCell: isInCell, &pictures, &recognizers)
    }
  }

  /// The first value that is not as it was; nil where all is.
  package func change(from other: ScreenLook) -> (was: Value, now: Value)? {
    guard values.count == other.values.count else { return nil }
    for (was, now) in zip(other.values, values) {
      guard was.subject == now.subject, was.property == now.property else { return nil }
      if was.isCount {
        if size == other.size, let a = Int(was.text), let b = Int(now.text), b > a {
          return (was, now)
        }
      } else if was.text != now.text {
        return (was, now)
      }
    }
    return nil
  }
}
