import QuartzCore

/// What a view is told and does nothing with here: it is kept, and read back.
extension UIView {
  /// Under which name a state is kept for the next start: none is.
  public final var restorationIdentifier: String? {
    get { kept("restorationIdentifier", nil) }
    set { keep("restorationIdentifier", newValue) }
  }
  /// Whether what was drawn before goes first: it always does.
  public final var clearsContextBeforeDrawing: Bool {
    get { kept("clearsContext", true) }
    set { keep("clearsContext", newValue) }
  }
  /// Whether it is in focus where there is no touch: never.
  public final var isFocused: Bool { false }
  public final var focusGroupIdentifier: String? {
    get { kept("focusGroup", nil) }
    set { keep("focusGroup", newValue) }
  }
  /// The words of a viewer for large text, which is not shown.
  public final var largeContentTitle: String? {
    get { kept("largeContentTitle", nil) }
    set { keep("largeContentTitle", newValue) }
  }
  public final var largeContentImage: UIImage? {
    get { kept("largeContentImage", nil) }
    set { keep("largeContentImage", newValue) }
  }
  public final var showsLargeContentViewer: Bool {
    get { kept("showsLargeContent", false) }
    set { keep("showsLargeContent", newValue) }
  }
  /// The least text size inside; kept, the stage's counts.
  public final var minimumContentSizeCategory: UIContentSizeCategory? {
    get { kept("minimumCategory", nil) }
    set { keep("minimumCategory", newValue) }
  }
  /// The greatest text size inside; kept, the stage's counts.
  public final var maximumContentSizeCategory: UIContentSizeCategory? {
    get { kept("maximumCategory", nil) }
    set { keep("maximumCategory", newValue) }
  }
  /// Has changed traits be told at once: they always are.
  public final func updateTraitsIfNeeded() {}
}

extension NSParagraphStyle {
  /// Where lines may break beside the rule. Raw values are UIKit's.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

extension UILabel {
  /// Where lines may break beside the rule; kept.
  public final var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { kept("lineBreakStrategy", []) }
    set { keep("lineBreakStrategy", newValue) }
  }
  /// Whether words that are cut show whole under a pointer; kept.
  public final var showsExpansionTextWhenTruncated: Bool {
    get { kept("showsExpansionText", false) }
    set { keep("showsExpansionText", newValue) }
  }
  /// Whether long words run while something around is in focus; kept.
  public final var enablesMarqueeWhenAncestorFocused: Bool {
    get { kept("marquee", false) }
    set { keep("marquee", newValue) }
  }
}

extension UIScrollView {
  /// Raw values are UIKit's.
  public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }
  /// Whether an index shows; kept.
  public final var indexDisplayMode: IndexDisplayMode {
    get { kept("indexDisplayMode", .automatic) }
    set { keep("indexDisplayMode", newValue) }
  }
  /// Whether what cannot go on across is handed outwards; kept.
  public final var transfersHorizontalScrollingToParent: Bool {
    get { kept("transfersHorizontal", true) }
    set { keep("transfersHorizontal", newValue) }
  }
  public final var transfersVerticalScrollingToParent: Bool {
    get { kept("transfersVertical", true) }
    set { keep("transfersVertical", newValue) }
  }
  /// Whether it moves by itself.
  public final var isScrollAnimating: Bool { isDecelerating }
  /// Ends every movement of its own where it is.
  public final func stopScrollingAndZooming() { setContentOffset(contentOffset, animated: false) }
}

extension UITableView {
  /// Whether something is dragged: nothing is.
  public final var hasActiveDrag: Bool { false }
  public final var hasActiveDrop: Bool { false }
  /// Has an index be asked for anew.
  public final func reloadSectionIndexTitles() { setNeedsRows() }
  /// Where a section's footer lies, in the table.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    let whole = rect(forSection: section)
    let rows = (0..<numberOfRows(inSection: section)).map {
      rectForRow(at: IndexPath(row: $0, section: section)).maxY
    }
    let top = rows.last ?? rectForHeader(inSection: section).maxY
    return CGRect(x: 0, y: top, width: whole.width, height: max(whole.maxY - top, 0))
  }
  /// The rows that a rectangle of the table touches.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }.filter { rectForRow(at: $0).intersects(rect) }
  }
  /// Scrolls to the selected row that is nearest to the top.
  public final func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    guard let path = indexPathsForSelectedRows?.min() else { return }
    scrollToRow(at: path, at: position, animated: animated)
  }
}

extension UITableViewCell {
  /// What is being done to a cell. Raw values are UIKit's.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  /// Whether the button that deletes it shows: it does not by itself here.
  public final var showingDeleteConfirmation: Bool { false }
}

extension UIControl {
  /// The actions of a target for an event, by name; nil where there are none.
  public final func actions(forTarget target: Any?, forControlEvent controlEvent: Event)
    -> [String]?
  {
    let wanted = target.map { $0 as AnyObject }
    let names = control.targets.compactMap { entry -> String? in
      guard case .target(let pair) = entry.receiver, entry.events.contains(controlEvent),
        wanted == nil || pair.target === wanted
      else { return nil }
      return NSStringFromSelector(pair.action)
    }
    return names.isEmpty ? nil : names
  }

  /// Tells of everybody who is told of an event, until one says stop.
  public final func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var isOver = false
    for entry in control.targets where !isOver {
      switch entry.receiver {
      case .target(let pair): iterator(nil, (pair.target, pair.action), entry.events, &isOver)
      case .chain(let action): iterator(nil, (nil, action), entry.events, &isOver)
      case .action(let action): iterator(action, nil, entry.events, &isOver)
      }
    }
  }

  /// Takes an action away by its name.
  public final func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    removeAction(UIAction(identifier: actionIdentifier) { _ in }, for: controlEvents)
  }

  /// The alignment with leading and trailing resolved.
  public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRight ? .right : .left
    case .trailing: return isRight ? .left : .right
    case let other: return other
    }
  }

  /// Does what the control is there for.
  public final func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}

extension UITabBar {
  /// Lets people choose among tabs: not shown.
  public final func beginCustomizingItems(_ items: [UITabBarItem]) {
    Unsupported.report("UITabBar.beginCustomizingItems")
  }
  public final func endCustomizing(animated: Bool) -> Bool { false }
  public final var isCustomizing: Bool { false }
}

extension UITabBarController {
  /// Those that people may choose among; kept.
  public final var customizableViewControllers: [UIViewController]? {
    get { kept("customizable", viewControllers) }
    set { keep("customizable", newValue) }
  }
}

extension UIView {
  /// How it looks under a pointer: kept, there is none.
  public final var hoverStyle: UIHoverStyle? {
    get { kept("hoverStyle", nil) }
    set { keep("hoverStyle", newValue) }
  }
  public final var scalesLargeContentImage: Bool {
    get { kept("scalesLargeContent", false) }
    set { keep("scalesLargeContent", newValue) }
  }
  public final var largeContentImageInsets: UIEdgeInsets {
    get { kept("largeContentInsets", .zero) }
    set { keep("largeContentInsets", newValue) }
  }
  /// Which limits of text size count, in words: none.
  public final var appliedContentSizeCategoryLimitsDescription: String { "" }
  /// States are kept for the next start nowhere here.
  public final func encodeRestorableState(with coder: NSCoder) {}
  public final func decodeRestorableState(with coder: NSCoder) {}
}
