import QuartzCore

extension UIView {
  /// How far content keeps from the edges, points: what was set, widened by the safe area and, where
  /// wished for, by the superview's margins.
  var effectiveMargins: UIEdgeInsets {
    let wishes = layout.margins
    var margins = baseMargins
    if wishes.insetsFromSafeArea {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    guard wishes.preservesSuperview, let superview = hierarchy.superview else { return margins }
    let (outer, frame, room) = (superview.marginsForSubviews, layoutFrame, superview.bounds)
    margins.top = max(margins.top, outer.top - (frame.minY - room.minY))
    margins.left = max(margins.left, outer.left - (frame.minX - room.minX))
    margins.bottom = max(margins.bottom, outer.bottom - (room.maxY - frame.maxY))
    margins.right = max(margins.right, outer.right - (room.maxX - frame.maxX))
    return margins
  }

  /// The margins that subviews preserve: without what a scroll view's insets take care of, so that
  /// rows keep theirs while they scroll under a bar.
  private var marginsForSubviews: UIEdgeInsets {
    var margins = layoutMargins
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let (all, left) = (safeAreaInsets, safeAreaForSubviews)
    margins.top -= all.top - left.top
    margins.left -= all.left - left.left
    margins.bottom -= all.bottom - left.bottom
    margins.right -= all.right - left.right
    return margins
  }

  private var baseMargins: UIEdgeInsets {
    let usual = MarginPreferences.usual
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var base =
      layout.margins.plain ?? layout.margins.insets?.resolved(isMirrored: isMirrored)
      ?? UIEdgeInsets(top: usual, left: usual, bottom: usual, right: usual)
    guard let controller = hierarchy.controller, controller.viewRespectsSystemMinimumLayoutMargins
    else { return base }
    if layout.margins.plain == nil, layout.margins.insets == nil {
      (base.top, base.bottom) = (0, 0)
    }
    let least = controller.systemMinimumLayoutMargins.resolved(isMirrored: isMirrored)
    base.left = max(base.left, least.left)
    base.right = max(base.right, least.right)
    return base
  }

  func setMargins(_ change: (inout MarginPreferences) -> Void) {
    let former = layoutMargins
    change(&layout.margins)
    if layoutMargins != former { marginsChanged() }
  }

  /// Tells the view and those inside that follow it.
  func marginsChanged() {
    layoutMarginsDidChange()
    hierarchy.controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    layoutTree?.treeChanged()
    for view in hierarchy.subviews where view.layout.margins.preservesSuperview {
      view.marginsChanged()
    }
  }

  /// What `directionalLayoutMargins` is.
  var directionalMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        layoutMargins, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    set {
      setMargins {
        $0.insets = newValue
        $0.plain = nil
      }
    }
  }
}

extension NSDirectionalEdgeInsets {
  func resolved(isMirrored: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom,
      right: isMirrored ? leading : trailing)
  }

  init(_ insets: UIEdgeInsets, isMirrored: Bool) {
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}
