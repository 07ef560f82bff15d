import QuartzCore

/// What a controller says about bars: those it brings along and how it lies under them.
package struct BarPreferences {
  package var navigationItem: UINavigationItem?
  package var tabBarItem: UITabBarItem?
  package var toolbarItems: [UIBarButtonItem]?
  package var hidesBottomBar = false
  package var extendedEdges = UIRectEdge.all
  package var extendsUnderOpaqueBars = false
  var adjustsScrollViews = true
  var contentAtTop = Unowned<UIScrollView>()
  var contentAtBottom = Unowned<UIScrollView>()
}

/// A weak reference in a value.
struct Unowned<Object: AnyObject> {
  weak var object: Object?
}

extension UIViewController {
  func nameContent(_ scrollView: UIScrollView?, at edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { barPreferences.contentAtTop.object = scrollView }
    if edge.contains(.bottom) { barPreferences.contentAtBottom.object = scrollView }
    scrollView?.tellBars()
  }

  func namedContent(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    if edge.contains(.top) { return barPreferences.contentAtTop.object }
    return edge.contains(.bottom) ? barPreferences.contentAtBottom.object : nil
  }
}

/// The strips at the top and the bottom of a container that its bars lie over.
@MainActor
struct BarSpace {
  /// Points from the container's top edge to the end of the bar; 0 without one.
  var top: CGFloat = 0
  /// Points from the container's bottom edge to the end of the bar; 0 without one.
  var bottom: CGFloat = 0
  /// Whether the top bar lets through what is behind it.
  var isTopTranslucent = true
  var isBottomTranslucent = true

  /// Where a child goes: under the bars on the edges it extends to, between them on the others.
  func frame(of controller: UIViewController, in bounds: CGRect) -> CGRect {
    let top = extends(controller, .top) ? 0 : self.top
    let bottom = extends(controller, .bottom) ? 0 : self.bottom
    return CGRect(
      x: bounds.minX, y: bounds.minY + top, width: bounds.width,
      height: max(bounds.height - top - bottom, 0))
  }

  /// What the bars add to the safe area of a child that lies under them.
  /// - Parameter safeArea: The container's own.
  func insets(for controller: UIViewController, safeArea: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: extends(controller, .top) ? max(top - safeArea.top, 0) : 0, left: 0,
      bottom: extends(controller, .bottom) ? max(bottom - safeArea.bottom, 0) : 0, right: 0)
  }

  private func extends(_ controller: UIViewController, _ edge: UIRectEdge) -> Bool {
    let isTranslucent = edge == .top ? isTopTranslucent : isBottomTranslucent
    let goesUnder = isTranslucent || controller.extendedLayoutIncludesOpaqueBars
    return goesUnder && controller.edgesForExtendedLayout.contains(edge)
  }
}

extension UIViewController {
  /// Places the view of a child under a container's bars.
  func lieUnderBars(_ space: BarSpace, in container: UIView) {
    let frame = space.frame(of: self, in: container.bounds)
    view.placeUntransformed(frame)
    setBarInsets(space.insets(for: self, safeArea: container.safeAreaInsets))
  }

  /// The part of the safe area that a container's bars take.
  func setBarInsets(_ insets: UIEdgeInsets) {
    guard insets != containment.barInsets else { return }
    containment.barInsets = insets
    viewIfLoaded?.updateSafeArea()
  }
}

extension UIView {
  /// The frame as it is without the transform.
  var untransformedFrame: CGRect {
    let (anchor, size) = (layer.anchorPoint, bounds.size)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// Gives the view a frame as it is without its transform, which stays.
  func placeUntransformed(_ frame: CGRect) {
    let size = CGRect(origin: bounds.origin, size: frame.size)
    if bounds != size { bounds = size }
    let anchor = layer.anchorPoint
    let point = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if center != point { center = point }
    updateSafeArea()
  }
}
