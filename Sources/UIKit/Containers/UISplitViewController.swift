import QuartzCore

/// Columns beside each other where the screen is wide, one screen over the other where it is narrow.
///
/// A change of width collapses or expands it at once; the primary column is never an overlay here.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified = 0, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable {
    case primary = 0, supplementary, secondary, compact, inspector
  }
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }
  public enum SplitBehavior: Int, Sendable { case automatic = 0, tile, overlay, displace }
  public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }

  open private(set) var style = Style.unspecified
  private var columns: [Column: UIViewController] = [:]
  private var plain: [UIViewController] = []
  private var hidden: Set<Column> = []
  private let lines = (0..<2).map { _ in UIView() }
  private var collapsedStack: UINavigationController?

  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic { didSet { arrange() } }
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var splitBehavior: SplitBehavior { .tile }
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  open var primaryEdge = PrimaryEdge.leading { didSet { arrange() } }
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// What a column is drawn on: kept.
  public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }
  /// `automaticDimension`: the system's own widths.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension

  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// Whether there is one column only.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    let isTriple = style == .tripleColumn && !hidden.contains(.supplementary)
    if hidden.contains(.primary) { return isTriple ? .oneBesideSecondary : .secondaryOnly }
    return isTriple ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// A button that hides and shows the primary column.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"),
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      hidden.contains(.primary) ? show(.primary) : hide(.primary)
    })

  /// The controllers of the columns.
  open var viewControllers: [UIViewController] {
    get {
      if style == .unspecified { return plain }
      return [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    set {
      plain = newValue
      if let first = newValue.first { columns[.primary] = first }
      columns[.secondary] = newValue.count > 1 ? newValue[1] : nil
      arrange()
    }
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if style == .unspecified { style = .doubleColumn }
    let former = columns[column]
    if former !== vc { former.map(remove) }
    columns[column] = vc
    arrange()
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  open func hide(_ column: Column) {
    delegate?.splitViewController(self, willHide: column)
    hidden.insert(column)
    animateArrangement()
  }

  open func show(_ column: Column) {
    delegate?.splitViewController(self, willShow: column)
    hidden.remove(column)
    if isCollapsed, let stack = collapsedStack { return showCollapsed(column, on: stack) }
    animateArrangement()
  }

  open func toggleMasterVisible(_ sender: Any?) {
    hidden.contains(.primary) ? show(.primary) : hide(.primary)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else {
      return
    }
    if isCollapsed, let stack = collapsedStack {
      for screen in screens(of: vc) { stack.pushViewController(screen, animated: true) }
      columns[.secondary] = vc
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, show: vc, sender: sender) != true else { return }
    setViewController(vc, for: .primary)
  }

  // MARK: Columns on the screen

  open var primaryColumnWidth: CGFloat {
    if preferredPrimaryColumnWidth > 0 { return preferredPrimaryColumnWidth }
    if preferredPrimaryColumnWidthFraction > 0 {
      return viewIfLoaded.map { $0.bounds.width * preferredPrimaryColumnWidthFraction } ?? 320
    }
    return 320
  }
  open var supplementaryColumnWidth: CGFloat {
    preferredSupplementaryColumnWidth > 0 ? preferredSupplementaryColumnWidth : 375
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for line in lines {
      line.backgroundColor = .separator
      view.addSubview(line)
    }
    arrange()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    arrange()
  }

  private func animateArrangement() {
    guard isViewLoaded, view.window != nil else { return arrange() }
    UIView.animate(withDuration: 0.35) { self.arrange() }
  }

  private func arrange() {
    guard isViewLoaded, view.bounds.width > 0 else { return }
    let was = collapsedStack != nil
    isCollapsed ? collapse() : expand()
    if was != (collapsedStack != nil) {
      was
        ? delegate?.splitViewControllerDidExpand(self)
        : delegate?.splitViewControllerDidCollapse(self)
    }
  }

  private func remove(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  private func adopt(_ controller: UIViewController, _ frame: CGRect) {
    if controller.parent !== self {
      addChild(controller)
      controller.view.frame = frame
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    if controller.view.frame != frame { controller.view.frame = frame }
  }

  /// What lies on the one stack when a column is on top: those of the columns before it below.
  private func screens(upTo top: Column) -> [UIViewController] {
    let order: [Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    let last = order.firstIndex(of: top) ?? 0
    return order.enumerated().flatMap { index, column in
      index <= last || index == 0 ? columns[column].map(screens(of:)) ?? [] : []
    }
  }

  /// Goes to a column of the one stack: back to it where it lies there, else on to it, by way of those
  /// that come before it.
  private func showCollapsed(_ column: Column, on stack: UINavigationController) {
    let isAnimated = view.window != nil
    let wanted = screens(upTo: column)
    guard let top = columns[column].flatMap({ screens(of: $0).last }) else { return }
    if stack.viewControllers.contains(top) {
      if stack.topViewController !== top { stack.popToViewController(top, animated: isAnimated) }
      return
    }
    let missing = wanted.filter { !stack.viewControllers.contains($0) }
    guard missing.count > 1 else {
      return stack.pushViewController(top, animated: isAnimated)
    }
    stack.setViewControllers(stack.viewControllers + missing, animated: isAnimated)
  }

  private func screens(of controller: UIViewController) -> [UIViewController] {
    (controller as? UINavigationController)?.viewControllers ?? [controller]
  }

  /// One navigation controller with the screens of all columns.
  private func collapse() {
    for line in lines { line.isHidden = true }
    if let compact = columns[.compact] {
      for column in children where column !== compact { remove(column) }
      return adopt(compact, view.bounds)
    }
    guard let first = columns[.primary] ?? columns[.secondary] else { return }
    if collapsedStack == nil {
      let stack = first as? UINavigationController ?? UINavigationController()
      for column in children where column !== stack { remove(column) }
      let asked = delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: .secondary)
      let isDropped =
        style == .unspecified
        && columns[.secondary].map {
          delegate?.splitViewController(self, collapseSecondary: $0, onto: first) ?? false
        } ?? false
      stack.setViewControllers(
        screens(upTo: isDropped ? .primary : asked ?? .secondary), animated: false)
      collapsedStack = stack
    }
    if let stack = collapsedStack { adopt(stack, view.bounds) }
  }

  private func expand() {
    if let stack = collapsedStack {
      collapsedStack = nil
      if columns[.primary] !== stack { remove(stack) }
    }
    columns[.compact].map(remove)
    var x: CGFloat = 0
    var shown: [Column] = []
    if columns[.primary] != nil { shown.append(.primary) }
    if style == .tripleColumn, columns[.supplementary] != nil { shown.append(.supplementary) }
    var edges: [CGFloat] = []
    for column in shown {
      guard let controller = columns[column] else { continue }
      let width = column == .primary ? primaryColumnWidth : supplementaryColumnWidth
      let isHidden = hidden.contains(column)
      adopt(
        controller,
        placed(CGRect(x: isHidden ? -width : x, y: 0, width: width, height: view.bounds.height)))
      if !isHidden {
        x += width
        edges.append(x)
      }
    }
    if let secondary = columns[.secondary] {
      adopt(
        secondary,
        placed(CGRect(x: x, y: 0, width: view.bounds.width - x, height: view.bounds.height)))
    }
    let thickness = 1 / max(traitCollection.displayScale, 1)
    for (index, line) in lines.enumerated() {
      line.isHidden = !edges.indices.contains(index)
      guard edges.indices.contains(index) else { continue }
      line.frame = placed(
        CGRect(x: edges[index], y: 0, width: thickness, height: view.bounds.height))
      view.bringSubviewToFront(line)
    }
  }

  /// A frame that is told for a first column at the left.
  private func placed(_ frame: CGRect) -> CGRect {
    let readsFromRight = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard readsFromRight != (primaryEdge == .trailing) else { return frame }
    return frame.offsetBy(dx: view.bounds.width - frame.maxX - frame.minX, dy: 0)
  }
}

extension UIViewController {
  /// The split view around this controller; nil without one.
  @preconcurrency @MainActor
  public final var splitViewController: UISplitViewController? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? UISplitViewController }
      .first
  }
}
