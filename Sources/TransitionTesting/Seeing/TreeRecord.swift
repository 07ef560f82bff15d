import QuartzCore
import UIKit

/// The views of a window with what matters of each, at one instant.
struct TreeRecord {
  /// One view.
  struct Entry: Hashable {
    let id: ObjectIdentifier
    /// For people: `UIImageView in StoryViewController`.
    let name: String
    /// Its class.
    let kind: ObjectIdentifier
    /// The view around it; nil for the window.
    let parent: ObjectIdentifier?
    var frame: CGRect
    var hasIdentityTransform: Bool
    var alpha: CGFloat
    var isHidden: Bool
    var isInteractive: Bool
    var cornerRadius: CGFloat
    var hasMask: Bool
    var anchorPoint: CGPoint
    /// Whether it shows a frozen picture of another view.
    var isSnapshot: Bool
    /// Whether a list keeps it for other rows while its own is out of sight.
    var isReused: Bool
    /// Whether it is the view of a controller, or lies inside one that is not the root of a stage.
    var isControllers: Bool
    /// Whether it is the container of a presentation.
    var isContainer: Bool
    /// How far its content is scrolled; zero for what does not scroll.
    var offset = CGPoint.zero

    /// Whether the other stands where this one stood, and is of the same kind.
    /// - Parameter anywhere: Whether all has changed places, so that frames tell nothing.
    func isReplaced(by other: Entry, anywhere: Bool) -> Bool {
      kind == other.kind && parent == other.parent && (anywhere || frame == other.frame)
        && isControllers == other.isControllers && isSnapshot == other.isSnapshot
    }
  }

  private(set) var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Notes a tree, the insides of bars, the indicators of lists and the wrappers of roots left out: they are
  /// the system's.
  @MainActor
  init(of root: UIView) {
    note(root, in: nil, owner: nil, siblings: SiblingNames(of: root.superview))
  }

  subscript(id: ObjectIdentifier) -> Entry? { places[id].map { entries[$0] } }

  /// The view of the screen that an entry lies in; nil for what lies in none.
  func screen(around entry: Entry) -> ObjectIdentifier? {
    around(entry).first(where: \.isControllers)?.id
  }

  /// The row or item that an entry is or lies in; nil where it is in none.
  func cell(around entry: Entry) -> Entry? {
    around(entry).prefix { !$0.isControllers }.first(where: \.isReused)
  }

  private func around(_ entry: Entry) -> some Sequence<Entry> {
    sequence(first: entry) { $0.parent.flatMap { self[$0] } }
  }

  @MainActor
  private mutating func note(
    _ view: UIView, in parent: UIView?, owner: UIViewController?, siblings: SiblingNames
  ) {
    if view is ScrollIndicator || view is SystemPanel { return }
    if view is WrapperView { return noteSubviews(of: view, in: parent, owner: owner) }
    let controller = view.hierarchy.controller ?? owner
    let id = ObjectIdentifier(view)
    places[id] = entries.count
    entries.append(
      Entry(
        id: id, name: ViewName.of(view, among: siblings), kind: ObjectIdentifier(type(of: view)),
        parent: parent.map { ObjectIdentifier($0) },
        frame: view.frame, hasIdentityTransform: CATransform3DIsIdentity(view.layer.transform),
        alpha: view.alpha, isHidden: view.isHidden,
        isInteractive: view.isUserInteractionEnabled && view.hierarchy.touchBlockers == 0,
        cornerRadius: view.layer.cornerRadius, hasMask: view.layer.mask != nil,
        anchorPoint: view.layer.anchorPoint,
        isSnapshot: view.layer.drawing.frozen != nil,
        isReused: view is UICollectionReusableView || view is UITableViewCell
          || view is UITableViewHeaderFooterView,
        isControllers: view.hierarchy.controller != nil,
        isContainer: view is TransitionContainerView,
        offset: (view as? UIScrollView)?.contentOffset ?? .zero))
    if view is UINavigationBar || view is UITabBar || view is UIToolbar { return }
    noteSubviews(of: view, in: view, owner: controller)
  }

  @MainActor
  private mutating func noteSubviews(
    of view: UIView, in parent: UIView?, owner: UIViewController?
  ) {
    let subviews = view.subviews
    if subviews.isEmpty { return }
    let siblings = SiblingNames(of: view)
    for subview in subviews { note(subview, in: parent, owner: owner, siblings: siblings) }
  }
}

/// The subviews of a view, counted by class once for all of their names.
@MainActor
struct SiblingNames {
  private var counts: [ObjectIdentifier: Int] = [:]
  private var indices: [ObjectIdentifier: Int] = [:]

  init(of view: UIView?) {
    guard let subviews = view?.subviews, subviews.count > 1 else { return }
    for (index, subview) in subviews.enumerated() {
      counts[ObjectIdentifier(type(of: subview)), default: 0] += 1
      indices[ObjectIdentifier(subview)] = index
    }
  }

  /// Which of several of its class a view is; nil for the only one.
  func index(of view: UIView) -> Int? {
    guard counts[ObjectIdentifier(type(of: view)), default: 0] > 1 else { return nil }
    return indices[ObjectIdentifier(view)]
  }
}

/// Names of classes, put together once.
@MainActor
enum ClassName {
  private static var known: [ObjectIdentifier: String] = [:]

  static func of(_ object: AnyObject) -> String {
    let kind = ObjectIdentifier(type(of: object))
    if let name = known[kind] { return name }
    let name = "\(type(of: object))"
    known[kind] = name
    return name
  }
}

/// What people call a view.
@MainActor
enum ViewName {
  /// A controller's view by the controller, others by class and the controller they are in.
  static func of(_ view: UIView) -> String {
    of(view, among: SiblingNames(of: view.superview))
  }

  static func of(_ view: UIView, among siblings: SiblingNames) -> String {
    if let controller = view.hierarchy.controller { return "\(ClassName.of(controller)).view" }
    if view is UIWindow { return "window" }
    if view is TransitionContainerView { return "containerView" }
    let name = "\(ClassName.of(view))\(place(of: view, siblings))"
    var around = view.superview
    while let outer = around, outer.hierarchy.controller == nil {
      if outer is TransitionContainerView { return "\(name) in containerView" }
      if outer is UIWindow { return "\(name) in the window" }
      around = outer.superview
    }
    guard let owner = around?.hierarchy.controller else { return name }
    return "\(name) in \(ClassName.of(owner)).view"
  }

  /// Which of several of its class it is beside the others; nothing for the only one.
  private static func place(of view: UIView, _ siblings: SiblingNames) -> String {
    if let word = view.accessibilityIdentifier { return " '\(word)'" }
    return siblings.index(of: view).map { " (subviews[\($0)])" } ?? ""
  }
}
