import QuartzCore

/// The bar with the title, the way back and the buttons of a screen.
///
/// Inside a navigation controller the controller sets the items; elsewhere application code
/// pushes and pops them.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  private let background = BarBackground(hairline: .bottom)
  private var content = NavigationBarContent()
  /// The controller that the bar belongs to, and what its back button does.
  var goBack: (() -> Void)?
  var looks = NavigationBarLooks() { didSet { dress() } }

  open weak var delegate: (any UINavigationBarDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    DocumentCoder.made(self, by: UINavigationBar.self, from: coder)
  }

  /// The items, the shown one last.
  open var items: [UINavigationItem]? {
    get { content.items }
    set { setItems(newValue, animated: false) }
  }

  open var topItem: UINavigationItem? { content.items.last }

  open var backItem: UINavigationItem? { content.items.dropLast().last }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(content.items + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = content.items.last, delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    setItems(content.items.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let turn = change(to: items ?? [])
    guard animated, window != nil else { return turn.finish(completed: true) }
    UIView.animate(
      withDuration: SystemMotion.barDuration, animations: { turn.run(over: nil) },
      completion: { _ in turn.finish(completed: true) })
  }

  // MARK: Looks

  /// Default: light or dark as everything is. A black bar has white titles.
  open var barStyle: UIBarStyle {
    get { looks.style }
    set { looks.style = newValue }
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { looks.title }
    set { looks.title = newValue }
  }

  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { looks.largeTitle }
    set { looks.largeTitle = newValue }
  }

  /// A picture in place of the bar's background; an empty one takes it away. One for other metrics
  /// than the default ones is reported.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    guard barMetrics == .default else {
      return Unsupported.report("UINavigationBar.setBackgroundImage for other bar metrics")
    }
    looks.image = backgroundImage
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? looks.image : nil
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage(for: barMetrics) }
  /// Kept: titles stand in the middle.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }
  /// In place of the arrow of the back button: kept.
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Kept: the same look as the compact one.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// What the delegate says; at the top where it does not.
  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }

  /// How the bar looks, as one value. It is read when it is assigned.
  open var standardAppearance: UINavigationBarAppearance {
    get { looks.standard ?? UINavigationBarAppearance() }
    set { looks.standard = newValue }
  }

  /// How it looks in a navigation controller while content stands at its top, or nothing there
  /// scrolls; nil is as `standardAppearance`, without a background (F2.15.16).
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue }
  }

  /// Kept: bars have one height here.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue }
  }

  // MARK: Titles

  /// Whether titles are shown in large letters under the row of buttons, where their items let
  /// them. Inside a navigation controller only. Default false.
  open var prefersLargeTitles = false {
    didSet {
      itemsChanged()
      superview?.setNeedsLayout()
    }
  }

  /// The colour of the bar; nil is the system's.
  open var barTintColor: UIColor? {
    get { looks.tint }
    set { looks.tint = newValue }
  }

  /// Whether content shows through, and lies under the bar. Default true.
  open var isTranslucent: Bool {
    get { content.isTranslucent }
    set {
      content.isTranslucent = newValue
      superview?.setNeedsLayout()
    }
  }

  /// Takes the place of the hairline; an empty image takes it away.
  open var shadowImage: UIImage? {
    didSet { looks.hidesLine = shadowImage != nil }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.navigationBarHeight)
  }

  /// As high as a row of buttons; as wide as one likes.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.navigationBarHeight)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// The background reaches up to the top of the screen: in a navigation controller, and where the delegate
  /// says that the bar is attached to it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let above =
      goBack == nil && barPosition == .topAttached ? safeAreaBeside(.top) : content.reach
    background.frame = CGRect(
      x: 0, y: -above, width: bounds.width, height: bounds.height + above + searchHeight)
    for page in content.pages { page.placeUntransformed(row) }
    layOutSearch()
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || searchHeight > 0 && searchFrame.contains(point)
  }

  /// The upper part, with the buttons.
  private var row: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width, height: BarMetrics.navigationBarHeight)
  }
}

/// What a bar shows.
@MainActor
private struct NavigationBarContent {
  var items: [UINavigationItem] = []
  /// Those on view; two while one gives way to the other.
  var pages: [NavigationBarPage] = []
  var isTranslucent = true
  /// Whether an item has changed while one page gave way to another.
  var isStale = false
  /// How far the background reaches above the bar, points.
  var reach: CGFloat = 0
}

extension UINavigationBar {
  /// How far the background reaches above the bar, to cover what is over it.
  func reach(up distance: CGFloat) {
    guard distance != content.reach else { return }
    content.reach = distance
    setNeedsLayout()
  }

  /// The page on view: the later one while one gives way to the other.
  var page: NavigationBarPage? { content.pages.last }

  /// Something in an item is different: its page is made anew.
  func itemsChanged() {
    guard content.pages.count == 1, let old = content.pages.first else {
      content.isStale = true
      return
    }
    let height = old.largeHeight
    show([makePage()].compactMap { $0 })
    if old.isLarge { page?.largeHeight = height }
    old.removeFromSuperview()
    dress()
  }

  /// Begins to show other items; the caller runs and finishes the turn.
  func change(to items: [UINavigationItem]) -> BarTransition {
    let former = content.items
    let old = content.pages.last
    for page in content.pages where page !== old { page.removeFromSuperview() }
    content.items = items
    let new = makePage()
    show([old, new].compactMap { $0 })
    let isPush = !(items.last.map(former.contains) ?? true)
    return BarTransition(
      old: old, new: new, isPush: isPush,
      whenOver: { [weak self] completed in
        self?.settle(completed ? new : old, items: completed ? items : former)
      })
  }

  private func makePage() -> NavigationBarPage? {
    guard let item = content.items.last else { return nil }
    for item in content.items { item.bar = self }
    let isLarge = goBack != nil && item.isLarge(in: self, over: content.items.dropLast())
    let page = NavigationBarPage(
      item, previous: content.items.dropLast().last, isLarge: isLarge
    ) { [weak self] in self?.backTapped() }
    page.dressTitles(as: looks)
    return page
  }

  /// Shows what was said of the bar's look.
  private func dress() {
    background.ground = looks.ground(for: topItem)
    for page in content.pages { page.dressTitles(as: looks) }
  }

  private func show(_ pages: [NavigationBarPage]) {
    content.pages = pages
    for page in pages where page.superview !== self { addSubview(page) }
    UIView.performWithoutAnimation {
      for page in pages { page.placeUntransformed(row) }
    }
  }

  /// Whether anything but a search shows.
  func showRow(_ shows: Bool) {
    if !shows { page?.isSearched = true }
    let alpha: CGFloat = shows ? 1 : 0
    if let page, page.alpha != alpha { page.alpha = alpha }
  }

  /// How much shows of the large title of the item on view.
  func showLargeTitle(_ height: CGFloat) { page?.largeHeight = height }

  /// Shows what belongs behind the item on view. In a block it changes by degrees.
  /// - Parameter isAtEdge: Whether nothing lies under the bar.
  func showGround(isAtEdge: Bool) {
    if isAtEdge != looks.isAtEdge { looks.isAtEdge = isAtEdge } else { dress() }
  }

  /// What shows behind the items.
  var ground: BarGround { background.ground }

  private func settle(_ page: NavigationBarPage?, items: [UINavigationItem]) {
    guard page == nil || content.pages.contains(where: { $0 === page }) else { return }
    content.items = items
    for other in content.pages where other !== page { other.removeFromSuperview() }
    content.pages = [page].compactMap { $0 }
    page?.stand(.atRest, beside: nil)
    page?.fade(to: .atRest)
    if content.isStale { itemsChanged() }
    content.isStale = false
    dress()
  }

  private func backTapped() {
    if let goBack { goBack() } else { popItem(animated: true) }
  }
}

/// Asked and told when items of a bar come and go.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
  func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar)
    -> UINavigationBar.NSToolbarSection
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
