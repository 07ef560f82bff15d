import QuartzCore

/// What stands for a screen in a tab bar: a picture over a word.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// An item with the system's word and sign for something.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.words, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  /// Shown while selected; `image` unless set.
  open var selectedImage: UIImage? { didSet { changed() } }

  /// A small red sign at the picture's corner; nil for none.
  open var badgeValue: String? { didSet { changed() } }
  /// Of that sign; nil is the system's red.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// Of the words in that sign, by the states of a control.
  var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] { didSet { changed() } }

  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state.rawValue] = textAttributes }

  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  /// Points that the words are moved by.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// Looks of the whole bar while this tab is chosen; kept, the bar's own counts.
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Whether something that is dragged over it opens it: nothing is dragged here.
  open var isSpringLoaded = false
}

extension UITabBarItem {
  /// Items that the system has words for. Raw values are UIKit's.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11

    /// The symbol that stands over the word.
    var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down"
      case .mostViewed: "list.number"
      }
    }

    @MainActor var words: String {
      switch self {
      case .more: SystemWord.more.text
      case .favorites: SystemWord.favorites.text
      case .search: SystemWord.search.text
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
  }
}
