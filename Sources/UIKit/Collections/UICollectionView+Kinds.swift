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

  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cell of an item; nil while it does not show.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    collection.views[CollectionKey(path: indexPath)] as? UICollectionViewCell
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    collection.views.first { $0.value === cell }?.key.path
  }

  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: spot)?
      .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// In the order of the items.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem(at:))
  }

  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return collection.views.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }

  public var indexPathsForSelectedItems: [IndexPath]? { collection.selected }

  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { collection.views[CollectionKey(kind: elementKind, path: indexPath)] }

  public func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
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
  var selected: [IndexPath] = []
  var highlighted: IndexPath?
  var changes = TableChanges()
  var counts: [Int] = []
  var batchDepth = 0
}
