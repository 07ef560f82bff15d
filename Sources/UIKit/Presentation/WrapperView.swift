import QuartzCore

/// A view of the system's own between a window and a screen: as large as what it lies in, never touched
/// itself, and never the application's to change (F2.15.5).
@MainActor
package class WrapperView: UIView {
  package override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  package required init?(coder: NSCoder) { nil }

  /// What no view of the application's takes goes to the window.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// What a window's root lies in, as what is presented over it lies in a container (F8.7.1).
@MainActor
package final class RootTransitionView: WrapperView {}

/// What the view of a window's root lies in: this is what a sheet pushes back, rounds and shades.
@MainActor
package final class DropShadowView: WrapperView {}

extension UIWindow {
  /// Puts the view of a root that comes into the window, above all that is there.
  func show(root view: UIView) {
    if PlantedFault.rootWithoutWrappers.isPlanted { return addSubview(view) }
    rootTransitionView.frame = bounds
    addSubview(rootTransitionView)
    takeIn(view)
  }

  /// Puts the root's view where it belongs.
  fileprivate func takeIn(_ view: UIView) {
    if wrapper.superview == nil {
      wrapper.frame = rootTransitionView.bounds
      rootTransitionView.addSubview(wrapper)
    }
    if view.superview !== wrapper { wrapper.addSubview(view) }
  }
}

extension UIView {
  /// The root's wrapper around this view, if nothing is between.
  var rootWrapper: DropShadowView? { hierarchy.superview as? DropShadowView }
}

/// Where a presenter's view lies while nothing covers it.
@MainActor
struct PresenterHome {
  private weak var place: UIView?
  private let index: Int

  init(of view: UIView) {
    place = view.superview
    index = view.superview?.subviews.firstIndex(of: view) ?? 0
  }

  /// A root that is covered leaves its transition view empty (F8.7.3).
  func close() { (place as? DropShadowView)?.removeFromSuperview() }

  /// Puts the view back.
  /// - Returns: Whether the place is still one for it.
  func takeBack(_ view: UIView, of presenter: UIViewController, in window: UIWindow?) -> Bool {
    guard let place, let window else { return false }
    if place is DropShadowView {
      guard window.rootViewController === presenter else { return false }
      window.takeIn(view)
      return true
    }
    guard place.isDescendant(of: window) else { return false }
    place.insertSubview(view, at: min(index, place.subviews.count))
    return true
  }
}
