import QuartzCore

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  open var style = Style.plain { didSet { changed() } }
  /// Width of a fixed space, points; buttons take what they need.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// Shown instead of a button.
  open var customView: UIView? { didSet { changed() } }
  /// The bar's unless set.
  open var tintColor: UIColor? { didSet { changed() } }
  /// What a tap does.
  open var primaryAction: UIAction? { didSet { changed() } }
  package let systemItem: SystemItem?
  /// What shows the button in a bar.
  weak var shownView: UIView?

  public override convenience init() { self.init(kind: nil) }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init(kind: nil)
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// A button with the system's word or sign for something.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(kind: systemItem)
    self.primaryAction = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init(kind: nil)
    self.customView = customView
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

  /// Does what a tap on the button does.
  package func perform() {
    if isEnabled { primaryAction?.perform(sender: self) }
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

    /// The item that a document calls by a name.
    static func named(_ name: String?) -> SystemItem? {
      guard let name else { return nil }
      return (0...24).lazy.compactMap(SystemItem.init(rawValue:)).first { "\($0)" == name }
    }

    /// Words stand for the signs that no bundled font has.
    var words: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .add: "+"
      case .stop, .close: "×"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }

    var isSign: Bool { self == .add || self == .stop || self == .close }

    var isDone: Bool { self == .done || self == .save }

    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
  }
}
