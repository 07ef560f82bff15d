import QuartzCore

extension UIView {
  /// The subviews, backmost first.
  public var subviews: [UIView] { hierarchy.subviews }

  public var superview: UIView? { hierarchy.superview }

  /// The window that the view is in.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// A number by which application code finds the view.
  public var tag: Int {
    get { hierarchy.tag }
    set { hierarchy.tag = newValue }
  }

  /// The first view with a tag, in the view itself and all inside it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Whether touches reach the view and what is in it.
  public var isUserInteractionEnabled: Bool {
    get { hierarchy.isUserInteractionEnabled }
    set { hierarchy.isUserInteractionEnabled = newValue }
  }

  /// Puts a view in front, taking it out of where it was.
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: place(of: siblingSubview) ?? 0)
  }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: place(of: siblingSubview).map { $0 + 1 } ?? subviews.count)
  }

  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { reorder(view, to: subviews.count - 1) }
  }

  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { reorder(view, to: 0) }
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2
    else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (lower, upper) = (subviews[low], subviews[high])
    reorder(upper, to: low)
    reorder(lower, to: high)
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard let superview else { return }
    let window = self.window
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if window != nil { tellAll { $0.tellOfWindow(nil) } }
    let formerTree = layoutTree
    dropConstraintsToOutside()
    superview.hierarchy.subviews.removeAll { $0 === self }
    hierarchy.superview = nil
    layer.removeFromSuperlayer()
    formerTree?.treeChanged()
    if formerTree != nil { joinLayoutTree() }
    didMoveToSuperview()
    if window != nil { tellAll { $0.didMoveToWindow() } }
  }

  /// Whether the view is `view` or inside it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }

  private func place(of view: UIView) -> Int? { subviews.firstIndex { $0 === view } }

  private func reorder(_ view: UIView, to index: Int) {
    hierarchy.subviews.removeAll { $0 === view }
    hierarchy.subviews.insert(view, at: index)
    putLayer(of: view, at: index)
  }

  /// A view cannot be put into itself or into what it contains: refused and noted.
  private func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      return SceneEnvironment.current.violate(
        "view-cycle", "a view was added to itself or to one of its own subviews")
    }
    if view.superview === self {
      let last = subviews.count - 1
      return reorder(view, to: min(max(index, 0), last))
    }
    let (oldWindow, newWindow) = (view.window, window)
    view.leaveQuietly()
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellAll { $0.tellOfWindow(newWindow) } }
    let index = min(max(index, 0), subviews.count)
    hierarchy.subviews.insert(view, at: index)
    view.hierarchy.superview = self
    putLayer(of: view, at: index)
    view.joinLayoutTree()
    view.didMoveToSuperview()
    if oldWindow !== newWindow {
      view.refreshTraits()
      view.tellAll { $0.didMoveToWindow() }
    }
    view.updateSafeArea()
    didAddSubview(view)
  }

  /// Leaves a superview on the way to another one: the window is told about once, at the end.
  private func leaveQuietly() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    let formerTree = layoutTree
    dropConstraintsToOutside()
    superview.hierarchy.subviews.removeAll { $0 === self }
    hierarchy.superview = nil
    layer.removeFromSuperlayer()
    formerTree?.treeChanged()
  }

  /// Layers of views stand in the order of the views; layers that application code added keep theirs.
  private func putLayer(of view: UIView, at index: Int) {
    if index > 0 {
      layer.insertSublayer(view.layer, above: subviews[index - 1].layer)
    } else if subviews.count > 1 {
      layer.insertSublayer(view.layer, below: subviews[1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func tellOfWindow(_ window: UIWindow?) {
    willMove(toWindow: window)
    if window == nil { SceneEnvironment.current.focus.viewLeft(self) }
    hierarchy.controller?.viewMoves(intoWindow: window != nil)
  }

  private func tellAll(_ message: (UIView) -> Void) {
    message(self)
    for view in subviews { view.tellAll(message) }
  }
}
