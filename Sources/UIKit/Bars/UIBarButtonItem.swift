import QuartzCore

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    /// Of iOS 26: like done.
    public static let prominent = Style.done
    /// Of the days before iOS 7.
    public static let bordered = Style.plain
  }

  open var style = Style.plain { didSet { changed() } }
  /// Width of a fixed space, points; buttons take what they need.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// Shown instead of a button.
  open var customView: UIView? {
    didSet {
      isAsLargeAsAsked = customView?.bounds.size == .zero
      changed()
    }
  }
  /// Whether the view came without a size, so that it is as large as it asks to be, then and later.
  private(set) var isAsLargeAsAsked = false
  /// The bar's unless set.
  open var tintColor: UIColor? { didSet { changed() } }
  /// What a tap does.
  open var primaryAction: UIAction? { didSet { changed() } }
  /// Shown by a tap without an action.
  open var menu: UIMenu? { didSet { changed() } }
  /// Who is told of a tap; nil for the responder chain. Not kept alive.
  open weak var target: AnyObject? { didSet { retell() } }
  /// What it is told.
  open var action: Selector? { didSet { retell() } }
  /// Whether a tap changes what is selected in the menu: kept.
  open var changesSelectionAsPrimaryAction = false
  open var isSelected = false { didSet { changed() } }
  /// Whether it is left out of the bar. Default false.
  open var isHidden = false { didSet { changed() } }
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var possibleTitles: Set<String>?
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// Kept: pictures have one size here.
  open var landscapeImagePhone: UIImage?
  open var isSymbolAnimationEnabled = true
  var pictures: [UIBarMetrics: UIImage] = [:]
  /// By which an item is found again in another set of items, since iOS 26. Kept.
  open var identifier: String?
  /// Whether the button stands alone on its glass, and may share it with others. Kept: bars have no
  /// glass here.
  open var hidesSharedBackground = false
  open var sharesBackground = true
  /// A word or number at the button's corner: kept, and reported.
  open var badge: Badge? {
    didSet { if badge != nil { Unsupported.report("UIBarButtonItem.badge") } }
  }

  var adjustments = BarItemAdjustments()

  /// Kept: buttons of bars have no pictures behind them here; one is reported.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { keep(backgroundImage, barMetrics, "UIBarButtonItem.setBackgroundImage") }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { keep(backgroundImage, barMetrics, "UIBarButtonItem.setBackgroundImage") }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    pictures[barMetrics]
  }
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? { pictures[barMetrics] }
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    adjustments.backPictures[barMetrics] = backgroundImage
    if backgroundImage != nil {
      Unsupported.report("UIBarButtonItem.setBackButtonBackgroundImage")
    }
  }
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { adjustments.backPictures[barMetrics] }
  /// Kept: titles stand where they stand. So too the next ones.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    adjustments.titles[barMetrics] = adjustment
  }
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    adjustments.titles[barMetrics] ?? .zero
  }
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { adjustments.grounds[barMetrics] = adjustment }
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    adjustments.grounds[barMetrics] ?? 0
  }
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { adjustments.backTitles[barMetrics] = adjustment }
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    adjustments.backTitles[barMetrics] ?? .zero
  }
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { adjustments.backGrounds[barMetrics] = adjustment }
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { adjustments.backGrounds[barMetrics] ?? 0 }
  /// What stands for it in a menu: kept, bars here have room for all.
  open var menuRepresentation: UIMenuElement?
  open var isSpringLoaded = false
  package let systemItem: SystemItem?
  /// What shows the button in a bar.
  weak var shownView: UIView?

  public override init() {
    systemItem = nil
    super.init()
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(kind: nil)
    // An action is without a title by having an empty one.
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button with the system's word or sign for something.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(kind: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(customView: UIView) {
    self.init(kind: nil)
    self.customView = customView
    isAsLargeAsAsked = customView.bounds.size == .zero
  }

  /// As a document has it: of one of the system's items, or of none.
  public required init?(coder: NSCoder) {
    systemItem = coder.documentElement.flatMap { SystemItem.named($0["systemItem"]) }
    super.init(coder: coder)
    title = systemItem?.words
    if systemItem?.isDone == true { style = .done }
  }

  private init(kind: SystemItem?) {
    systemItem = kind
    super.init()
    title = kind?.words
    if kind?.isDone == true { style = .done }
  }

  /// A space that takes up what is left between its neighbours.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A space of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  override func changed() {
    super.changed()
    (shownView as? BarButton)?.renew()
  }

  /// Does what a tap on the button does.
  package func perform() {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.perform(sender: self) }
    guard let menu, let view = shownView, let window = view.window else { return }
    MenuPanel.show(
      menu, source: view.convert(view.bounds, to: nil as UIView?), sender: self, in: window)
  }
}

extension UIBarButtonItem {
  /// Buttons that the system has words and signs for. Raw values are UIKit's.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
    case writingTools = 25
    /// Turned a page at the corner, before iOS 11: nothing, here.
    case pageCurl = 23

    /// The item that a document calls by a name.
    static func named(_ name: String?) -> SystemItem? {
      guard let name else { return nil }
      return (0...25).lazy.compactMap(SystemItem.init(rawValue:)).first { "\($0)" == name }
    }

    /// What it is called where no sign is shown.
    @MainActor var words: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .add: "+"
      case .stop, .close: "×"
      case .done: SystemWord.done.text
      case .cancel: SystemWord.cancel.text
      case .edit: SystemWord.edit.text
      case .save: SystemWord.save.text
      case .search: SystemWord.search.text
      case .undo: SystemWord.undo.text
      case .redo: SystemWord.redo.text
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }

    /// The symbol that stands for it in a bar.
    var symbol: String? {
      switch self {
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      default: nil
      }
    }

    var isSign: Bool { self == .add || self == .stop || self == .close }

    var isDone: Bool { self == .done || self == .save }

    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
  }
}
