import QuartzCore

/// What a navigation bar shows for one screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The bar that shows the item.
  weak var bar: UINavigationBar?

  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item of a document, which sets its values afterwards.
  public required init?(coder: NSCoder) { super.init() }

  open var title: String? { didSet { changed() } }
  /// Words since iOS 26. Kept, and reported: a bar shows one line.
  open var subtitle: String? { didSet { noteSecondLine(subtitle) } }
  open var largeSubtitle: String? { didSet { noteSecondLine(largeSubtitle) } }
  open var subtitleView: UIView? { didSet { noteSecondLine(subtitleView) } }
  open var largeSubtitleView: UIView? { didSet { noteSecondLine(largeSubtitleView) } }
  /// What the large title says instead of the title: kept, and reported.
  open var largeTitle: String? { didSet { noteSecondLine(largeTitle) } }
  private func noteSecondLine(_ content: Any?) {
    if content != nil { Unsupported.report("subtitles and large titles of UINavigationItem") }
  }
  /// Shown in the title's place.
  open var titleView: UIView? { didSet { changed() } }
  /// What the next screen's back button says; the title unless set.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The next screen's back button; only its title counts.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// Whether there is no back button. Default false.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether left buttons stand beside the back button rather than in its place. Default false.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// From the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// From the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// How much a back button to this item says.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  /// Default: the title.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// A search, whose bar stands under the title while the screen is in a navigation controller.
  open var searchController: UISearchController? {
    didSet {
      oldValue?.searchBar.removeFromSuperview()
      changed()
      bar?.superview?.setNeedsLayout()
    }
  }
  /// Kept: the search bar stays.
  open var hidesSearchBarWhenScrolling = true
  /// Where the search bar stands.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline, stacked, integrated, integratedCentered, integratedButton
  }
  /// Kept: it stands under the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// A line above the title: kept.
  open var prompt: String?
  /// How items are laid out: as in a navigator.
  public enum ItemStyle: Int, Sendable { case navigator = 0, browser, editor }
  open var style = ItemStyle.navigator
  /// What a tap on the back button does instead of going back: kept.
  open var backAction: UIAction?
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// Looks of the bar while this item is on view.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { leftBarButtonItems = leadingItemGroups.flatMap(\.barButtonItems) }
  }
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { rightBarButtonItems = trailingItemGroups.flatMap(\.barButtonItems).reversed() }
  }

  /// In the middle; shown where there is no title view. People may move them on a pad.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { showCenter() } }
  /// At the very end, and never left out.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet {
      let former = oldValue?.barButtonItems ?? []
      let rest = (rightBarButtonItems ?? []).filter { item in !former.contains { $0 === item } }
      rightBarButtonItems = (pinnedTrailingGroup?.barButtonItems ?? []).reversed() + rest
    }
  }
  /// Kept: how people have arranged groups, which nobody does here; what stands in a menu of more; the document
  /// that is shown, its name, and who renames it.
  open var customizationIdentifier: String?
  open var additionalOverflowItems: UIDeferredMenuElement?
  open var documentProperties: UIDocumentProperties?
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  /// Kept: a bar shows the title as `titleTextAttributes` say, and one line.
  open var attributedTitle: AttributedString? {
    didSet { if let attributedTitle { title = String(attributedTitle.characters) } }
  }
  open var attributedSubtitle: AttributedString?
  open var largeAttributedSubtitle: AttributedString?
  /// Of a menu of more: there is none.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
  open var searchBarPlacementAllowsToolbarIntegration = true
  open var searchBarPlacementAllowsExternalIntegration = false
  /// Stands for the search bar in a toolbar: it begins the search.
  open private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem(
    systemItem: .search,
    primaryAction: UIAction { [weak self] _ in self?.searchController?.isActive = true })

  private func showCenter() {
    let items = centerItemGroups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
    guard !items.isEmpty else { return centerRow = nil }
    let row = UIStackView(
      arrangedSubviews: items.map { item in
        item.customView
          ?? UIButton(
            type: .system,
            primaryAction: UIAction(title: item.title ?? "", image: item.image) { _ in
              item.perform()
            })
      })
    row.spacing = 16
    row.frame.size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    centerRow = row
  }

  private var centerRow: UIStackView? {
    didSet { if titleView == nil || titleView === oldValue { titleView = centerRow } }
  }

  /// When a title is shown in large letters under the bar.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  /// Whether the title is shown in large letters, in a bar that prefers them. Default `.automatic`:
  /// as the item below.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  /// What a back button to this item says.
  var backWords: String {
    guard backButtonDisplayMode != .minimal else { return "" }
    return usualBackWords
  }

  private var usualBackWords: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "" }

  private func changed() { bar?.itemsChanged() }
}

/// Hears that a document is renamed in the bar: nobody renames one here.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)
  func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool
  func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { true }
  public func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  public func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
    true
  }
}

/// What a bar shows of a document: kept.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  open private(set) var url: URL?
  open var metadata: Any?
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  open var wantsIconRepresentation = true
  public init(url: URL) { self.url = url }
}
