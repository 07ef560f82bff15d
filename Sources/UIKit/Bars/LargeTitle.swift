import QuartzCore

/// A title in large letters under the bar's row of buttons. It goes under that row as content moves
/// up, and comes out again with it; what does not fit is cut off.
@MainActor
final class LargeTitle: UIView {
  let label = UILabel()
  /// How much of it shows, points; more than its own height where content is pulled down.
  var height = BarMetrics.largeTitleHeight {
    didSet {
      guard height != oldValue else { return }
      // A whole one may leave its place, on the way to a back button.
      clipsToBounds = height < BarMetrics.largeTitleHeight
      setNeedsLayout()
    }
  }

  init(_ text: String?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = text
    label.font = BarMetrics.largeTitleFont
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The words stand at the lower edge.
  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(bounds.size)
    let room = max(bounds.width - 2 * BarMetrics.edgeInset, 0)
    label.placeUntransformed(
      CGRect(
        x: BarMetrics.edgeInset,
        y: bounds.height - BarMetrics.largeTitleHeight + BarMetrics.gapAboveLargeTitle,
        width: min(size.width, room), height: size.height))
    if isMirrored { mirrorSubviews() }
  }
}

extension UINavigationItem {
  /// Whether a bar shows this item's title in large letters.
  /// - Parameter below: The items below this one in the stack, from which `.automatic` takes it.
  func isLarge(in bar: UINavigationBar, over below: some Collection<UINavigationItem>) -> Bool {
    guard bar.prefersLargeTitles else { return false }
    var mode = largeTitleDisplayMode
    for item in below.reversed() {
      guard mode == .automatic else { break }
      mode = item.largeTitleDisplayMode
    }
    return mode == .automatic || mode == .always
  }
}

// MARK: - In a navigation controller

extension UINavigationController {
  /// Points that a large title adds to the bar's place over a controller; 0 without one. Layout goes
  /// by this; what shows of the title goes by where the content is.
  func largeTitleSpace(of controller: UIViewController?) -> CGFloat {
    guard let controller, bars.navigationBar.prefersLargeTitles, !isNavigationBarHidden,
      controller.searchInBar?.takesTitlesPlace != true
    else { return 0 }
    let stack = stackedControllers.map(\.navigationItem)
    let item = controller.navigationItem
    let below = stack.prefix { $0 !== item }
    return item.isLarge(in: bars.navigationBar, over: below) ? BarMetrics.largeTitleHeight : 0
  }

  /// How much of the large title shows over a controller, with its content where it is.
  func largeTitleHeight(of controller: UIViewController?) -> CGFloat {
    let space = largeTitleSpace(of: controller)
    guard space > 0, let content = controller?.viewIfLoaded?.contentUnderBars else { return space }
    return max(space - content.contentOffset.y - content.adjustedContentInset.top, 0)
  }

  /// Has the large title go along with the content of the controller on show.
  func followContent(of controller: UIViewController?) {
    let content = controller?.viewIfLoaded?.contentUnderBars
    guard content !== bars.followed else { return }
    bars.followed?.scrolling.freedTop = 0
    bars.followed = content
    freeTop()
  }

  /// The content on show has moved, which the bar's height goes along with.
  func moveLargeTitle() {
    guard objects.running == nil, largeTitleSpace(of: shownController) > 0 else { return }
    let height = largeTitleHeight(of: shownController)
    guard height != bars.largeTitle else { return }
    bars.largeTitle = height
    freeTop()
    placeBars()
  }

  /// What the bar has given up belongs to the content: headers stay below the bar as it is.
  func freeTop() {
    bars.followed?.scrolling.freedTop = max(
      largeTitleSpace(of: shownController) - bars.largeTitle, 0)
  }
}

extension UIView {
  /// The scroll view that a large title goes along with: the view itself or its backmost subview.
  fileprivate var contentUnderBars: UIScrollView? {
    self as? UIScrollView ?? subviews.first as? UIScrollView
  }
}
