import QuartzCore

/// One item of a navigation bar with all it shows: back button, buttons left and right, title.
@MainActor
final class NavigationBarPage: UIView {
  let item: UINavigationItem
  /// The item that the back button leads to; nil for none.
  private let previous: UINavigationItem?
  private let title: UIView
  private let back = BackButton()
  private let large: LargeTitle?
  private var place = Place.atRest
  private var left: [BarButton] = []
  private var right: [BarButton] = []

  init(
    _ item: UINavigationItem, previous: UINavigationItem?, isLarge: Bool,
    goBack: @escaping () -> Void
  ) {
    self.item = item
    self.previous = previous
    large = isLarge ? LargeTitle(item.title) : nil
    title = item.titleView ?? Self.titleLabel(item.title)
    super.init(frame: .zero)
    back.action = goBack
    left = (item.leftBarButtonItems ?? []).map(BarButton.init)
    right = (item.rightBarButtonItems ?? []).map(BarButton.init)
    if showsBack { addSubview(back) }
    for view in left + right { addSubview(view) }
    addSubview(title)
    if let large { addSubview(large) }
    title.alpha = restingTitleAlpha
  }

  required init?(coder: NSCoder) { nil }

  /// The words of the titles in the attributes that the bar has for them.
  func dressTitles(as looks: NavigationBarLooks) {
    if item.titleView == nil, let label = title as? UILabel {
      label.dress(looks.titleAttributes(isLarge: false, for: item), BarMetrics.titleFont)
    }
    large?.label.dress(looks.titleAttributes(isLarge: true, for: item), BarMetrics.largeTitleFont)
  }

  var isLarge: Bool { large != nil }

  /// How much shows of the large title; the small one comes when hardly any does.
  var largeHeight: CGFloat {
    get { large?.height ?? 0 }
    set {
      guard let large, newValue != large.height else { return }
      large.height = newValue
      if place == .atRest { title.alpha = restingTitleAlpha }
      setNeedsLayout()
    }
  }

  /// Whether a search stands where the titles would.
  var isSearched = false {
    didSet {
      guard isSearched != oldValue, place == .atRest else { return }
      title.alpha = restingTitleAlpha
      large?.alpha = isSearched ? 0 : 1
    }
  }

  private var restingTitleAlpha: CGFloat {
    if isSearched { return 0 }
    return isLarge && largeHeight > BarMetrics.largeTitleRest ? 0 : 1
  }

  /// The button back, if the page has one.
  var backButton: BackButton? { showsBack ? back : nil }

  var buttons: [BarButton] { left + right }

  private var showsBack: Bool {
    previous != nil && !item.hidesBackButton
      && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
  }

  private static func titleLabel(_ text: String?) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = BarMetrics.titleFont
    label.textAlignment = .center
    return label
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let start = layOutLeft()
    let end = layOutRight()
    layOutTitle(between: start, and: end)
    if isMirrored { mirrorSubviews() }
    large?.placeUntransformed(
      CGRect(x: 0, y: bounds.height, width: bounds.width, height: largeHeight))
  }

  /// - Returns: Where the left buttons end.
  private func layOutLeft() -> CGFloat {
    var x: CGFloat = 0
    if showsBack {
      x = BarMetrics.arrowInset
      back.label.text = fitBackWords()
      let width = back.sizeThatFits(bounds.size).width
      back.placeUntransformed(CGRect(x: x, y: 0, width: width, height: bounds.height))
      back.setNeedsLayout()
      x += width
    }
    for button in left {
      x += x == 0 ? BarMetrics.edgeInset : BarMetrics.gapBetweenButtons
      let width = button.sizeThatFits(bounds.size).width
      button.placeUntransformed(CGRect(x: x, y: 0, width: width, height: bounds.height))
      x += width
    }
    return x
  }

  /// - Returns: Where the right buttons begin.
  private func layOutRight() -> CGFloat {
    var x = bounds.width
    for button in right {
      x -= x == bounds.width ? BarMetrics.edgeInset : BarMetrics.gapBetweenButtons
      let width = button.sizeThatFits(bounds.size).width
      x -= width
      button.placeUntransformed(CGRect(x: x, y: 0, width: width, height: bounds.height))
    }
    return x
  }

  /// In the middle of the bar if there is room, else in the middle of the room there is.
  private func layOutTitle(between start: CGFloat, and end: CGFloat) {
    let gap = BarMetrics.gapAroundTitle
    let room = max(end - start - 2 * gap, 0)
    let wanted = title.sizeThatFits(CGSize(width: room, height: bounds.height))
    let width = min(wanted.width, room)
    let centered = (bounds.width - width) / 2
    let x = min(max(centered, start + gap), max(end - gap - width, start + gap))
    let height = min(wanted.height, bounds.height)
    title.placeUntransformed(
      CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height))
  }

  /// The former title, or "Back" where that would push this one's title aside.
  private func fitBackWords() -> String {
    guard let words = previous?.backWords, !words.isEmpty else { return SystemWord.back.text }
    back.label.text = words
    let titleWidth = title.sizeThatFits(bounds.size).width
    let room = (bounds.width - titleWidth) / 2 - BarMetrics.gapAroundTitle - BarMetrics.arrowInset
    return back.sizeThatFits(bounds.size).width <= room ? words : SystemWord.back.text
  }
}

// MARK: - Coming and going

extension NavigationBarPage {
  /// Where a page stands beside the one at rest.
  enum Place { case ahead, atRest, behind }

  /// Puts the parts where they are when the page is ahead of or behind another: titles turn into
  /// the names of back buttons and back again. How far is a guess (D).
  func stand(_ place: Place, beside other: NavigationBarPage?) {
    self.place = place
    layoutIfNeeded()
    other?.layoutIfNeeded()
    // Each is set once: in an animation the last of two values would start at the first.
    title.transform = shift(place == .behind ? distanceToBack(of: other) : titleLead(place))
    large?.label.transform = largeShift(place, beside: other)
    // What is in no window would lose its animation, and the whole block be said to be unfinished.
    backButton?.label.transform = place == .ahead ? backShift(from: other) : .identity
    backButton?.arrow.alpha = place == .atRest || other?.backButton != nil ? 1 : 0
  }

  /// Shows the parts that belong to a place, and no others. Of two pages with arrows neither
  /// arrow fades.
  func fade(to place: Place) {
    let isThere = place == .atRest
    backButton?.label.alpha = isThere ? 1 : 0
    title.alpha = isThere ? restingTitleAlpha : 0
    for button in buttons { button.alpha = isThere ? button.restingAlpha : 0 }
    large?.alpha = isThere ? 1 : 0
  }

  /// From the title to the name beside the arrow of the page that covers this one.
  private func distanceToBack(of other: NavigationBarPage?) -> CGFloat {
    guard let other, other.showsBack else {
      return isMirrored ? bounds.width / 2 : -bounds.width / 2
    }
    let name = other.back.label
    let x =
      other.back.center.x - other.back.bounds.width / 2 + name.center.x - name.bounds.width / 2
    return x - (title.center.x - title.bounds.width / 2)
  }

  private func titleLead(_ place: Place) -> CGFloat {
    guard place == .ahead else { return 0 }
    return isMirrored ? -bounds.width / 2 : bounds.width / 2
  }

  /// Ahead: beyond the trailing edge. Behind: as small as the name of the back button of the page
  /// that covers this one, and where that is (D).
  private func largeShift(_ place: Place, beside other: NavigationBarPage?) -> CGAffineTransform {
    guard let large, place != .atRest else { return .identity }
    guard place == .behind, let name = other?.backButton?.label else {
      return shift(isMirrored ? -bounds.width : bounds.width)
    }
    return turn(large.label, into: name, by: 1 / Self.growth)
  }

  /// The name of the page below comes from where that one's title is, large or small (D).
  private func backShift(from other: NavigationBarPage?) -> CGAffineTransform {
    if let large = other?.large, other?.restingTitleAlpha == 0 {
      return turn(back.label, into: large.label, by: Self.growth)
    }
    return shift(other?.distanceToBack(of: self).negated ?? 0)
  }

  /// How much larger a large title is than the name of a back button.
  private static let growth =
    BarMetrics.largeTitleFont.pointSize / BarMetrics.buttonFont.pointSize

  /// Takes a label to the place of another one and to its size, by the edge where reading begins.
  private func turn(
    _ label: UILabel, into other: UILabel, by scale: CGFloat
  ) -> CGAffineTransform {
    for label in [label, other] { label.superview?.layoutIfNeeded() }
    let edge = isMirrored ? other.bounds.maxX : other.bounds.minX
    let target = other.convert(CGPoint(x: edge, y: other.bounds.midY), to: self)
    let own = convert(label.center, from: label.superview)
    let half = (isMirrored ? -1 : 1) * scale * label.bounds.width / 2
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: target.x - own.x + half, ty: target.y - own.y)
  }

  private func shift(_ x: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: x, y: 0) }
}

extension UILabel {
  /// Nothing changes where there have been no attributes and are none.
  fileprivate func dress(_ attributes: [NSAttributedString.Key: Any]?, _ font: UIFont) {
    guard attributes != nil || content.attributed != nil else { return }
    let words = text
    if attributes == nil { (content.attributed, textColor) = (nil, .label) }
    show(words, attributes, font: font)
  }
}

extension CGFloat {
  fileprivate var negated: CGFloat { -self }
}
