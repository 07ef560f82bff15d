import QuartzCore

extension UICollectionView {
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// Whether cells that change their size are laid out anew.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0, enabled, enabledIncludingConstraints
  }

  /// Where an item comes to lie when the collection scrolls to it; empty: just where it shows.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// What `indexPathForItem(at:)` does.
  func itemPath(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: spot)?
      .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }
}

/// Names a class of views that are used again.
struct CollectionReuse: Hashable, Sendable {
  /// nil for cells.
  var kind: String?
  var identifier: String
}

/// What a collection knows of its elements.
struct CollectionState {
  var views: [CollectionKey: UICollectionReusableView] = [:]
  var reuses: [ObjectIdentifier: CollectionReuse] = [:]
  var spare: [CollectionReuse: [UICollectionReusableView]] = [:]
  var classes: [CollectionReuse: UICollectionReusableView.Type] = [:]
  /// What documents draw.
  var templates: [CollectionReuse: CellTemplate] = [:]
  var selected: [IndexPath] = []
  var highlighted: IndexPath?
  var changes = TableChanges()
  var counts: [Int] = []
  var batchDepth = 0
  /// Moves rows of lists aside; made with the first.
  var swipes: SwipeTracker?
  var menus: ListMenus?
  /// Whether items have come or gone since the layout was made.
  var changesCounts = false
  /// What scrolls the sections that scroll across.
  var rowScrollers: [Int: RowScroller] = [:]
  /// How often a layout was made anew for sizes that cells asked for, in this pass.
  var measurings = 0
  /// What has come in this pass: it does not move when sizes become known.
  var fresh: Set<CollectionKey> = []
  /// What follows a finger to another place.
  var moved: MovedItem?
  /// A cell that the data source is about to fill anew.
  var refilled: UICollectionReusableView?
  /// While elements come, go and move at once.
  var motion: CollectionMotion?
  /// Of the item whose menu is up.
  var menuPath: IndexPath?
}
