import QuartzCore

/// The bar that shows how much of the content one sees, and where.
@MainActor
package final class ScrollIndicator: UIView {
  init(style: UIScrollView.IndicatorStyle) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor =
      style == .white ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
    if style == .default { backgroundColor = .indicator }
    layer.cornerRadius = ScrollNumbers.indicatorWidth / 2
    alpha = 0
  }

  package required init?(coder: NSCoder) { nil }
}

extension UIColor {
  fileprivate static var indicator: UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
    }
  }
}

extension UIScrollView {
  /// Makes the indicators of axes that overflow, and has them show.
  func showIndicators() {
    for axis in ScrollAxis.allCases where shows(axis) {
      let indicator = scrolling.indicators[axis] ?? makeIndicator(axis)
      reorder(indicator, to: hierarchy.subviews.count - 1)
      UIView.performWithoutAnimation { indicator.alpha = 1 }
    }
    layOutIndicators()
  }

  /// Has them fade.
  func hideIndicators() {
    let shown = scrolling.indicators.values.filter { $0.alpha > 0 }
    guard !shown.isEmpty, window != nil else { return }
    UIView.animate(
      withDuration: ScrollNumbers.indicatorFade, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { for indicator in shown { indicator.alpha = 0 } })
  }

  private func shows(_ axis: ScrollAxis) -> Bool {
    (axis == .vertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator)
      && geometry.overflows(axis)
  }

  private func makeIndicator(_ axis: ScrollAxis) -> ScrollIndicator {
    let indicator = ScrollIndicator(style: indicatorStyle)
    scrolling.indicators[axis] = indicator
    addPart(indicator)
    return indicator
  }

  func layOutIndicators() {
    for (axis, indicator) in scrolling.indicators where indicator.alpha > 0 {
      UIView.performWithoutAnimation { indicator.frame = indicatorFrame(axis) }
    }
  }

  /// As long as the share of the content that shows; shorter where the content is stretched.
  private func indicatorFrame(_ axis: ScrollAxis) -> CGRect {
    let extra =
      axis == .vertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
    let safe = safeAreaInsets
    let margin = CGFloat(ScrollNumbers.indicatorMargin)
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: max(safe.top, extra.top) + margin, left: max(safe.left, extra.left) + margin,
        bottom: max(safe.bottom, extra.bottom) + margin,
        right: max(safe.right, extra.right) + margin))
    let limits = geometry.limits(axis)
    let place = axis.of(contentOffset)
    let track = axis.of(area.size)
    let whole = limits.upperBound - limits.lowerBound + axis.of(bounds.size)
    let beyond = max(limits.lowerBound - place, place - limits.upperBound, 0)
    let length = max(track * axis.of(bounds.size) / (whole + beyond * 4), 2 * margin)
    let shown = max(length, beyond > 0 ? 2 * margin : ScrollNumbers.indicatorLeast)
    let way = limits.upperBound - limits.lowerBound
    let part = way > 0 ? min(max((place - limits.lowerBound) / way, 0), 1) : 0
    let start = (track - shown) * part
    let width = CGFloat(ScrollNumbers.indicatorWidth)
    return axis == .vertical
      ? CGRect(x: area.maxX - width, y: area.minY + start, width: width, height: shown)
      : CGRect(x: area.minX + start, y: area.maxY - width, width: shown, height: width)
  }
}
