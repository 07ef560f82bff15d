import QuartzCore
import UIKit

/// The views of a window with what matters of each, at one instant.
struct TreeNote {
  /// One view.
  struct Entry: Hashable {
    let id: ObjectIdentifier
    /// For people: `UIImageView in StoryViewController`.
    let name: String
    /// The view around it; nil for the window.
    let parent: ObjectIdentifier?
    var frame: CGRect
    var hasIdentityTransform: Bool
    var alpha: CGFloat
    var isHidden: Bool
    var isInteractive: Bool
    var cornerRadius: CGFloat
    var anchorPoint: CGPoint
    /// Whether it shows a frozen picture of another view.
    var isSnapshot: Bool
    /// Whether it is the view of a controller, or lies inside one that is not the root of a stage.
    var isControllers: Bool
  }

  private(set) var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Notes a tree, the insides of bars left out: they are the system's.
  @MainActor
  init(of root: UIView) { note(root, in: nil, owner: nil) }

  subscript(id: ObjectIdentifier) -> Entry? { places[id].map { entries[$0] } }

  @MainActor
  private mutating func note(_ view: UIView, in parent: UIView?, owner: UIViewController?) {
    let controller = view.hierarchy.controller ?? owner
    let id = ObjectIdentifier(view)
    places[id] = entries.count
    entries.append(
      Entry(
        id: id, name: ViewName.of(view), parent: parent.map { ObjectIdentifier($0) },
        frame: view.frame, hasIdentityTransform: CATransform3DIsIdentity(view.layer.transform),
        alpha: view.alpha, isHidden: view.isHidden,
        isInteractive: view.isUserInteractionEnabled && view.hierarchy.touchBlockers == 0,
        cornerRadius: view.layer.cornerRadius, anchorPoint: view.layer.anchorPoint,
        isSnapshot: view.layer.drawing.frozen != nil,
        isControllers: view.hierarchy.controller != nil))
    if view is UINavigationBar || view is UITabBar || view is UIToolbar { return }
    for subview in view.subviews { note(subview, in: view, owner: controller) }
  }
}

/// What people call a view.
@MainActor
enum ViewName {
  /// A controller's view by the controller, others by class and the controller they are in.
  static func of(_ view: UIView) -> String {
    if let controller = view.hierarchy.controller { return "\(type(of: controller)).view" }
    if view is UIWindow { return "window" }
    if view is TransitionContainerView { return "containerView" }
    var around = view.superview
    while let outer = around, outer.hierarchy.controller == nil {
      if outer is TransitionContainerView { return "\(type(of: view)) in containerView" }
      around = outer.superview
    }
    guard let owner = around?.hierarchy.controller else { return "\(type(of: view))" }
    return "\(type(of: view)) in \(type(of: owner)).view"
  }
}
