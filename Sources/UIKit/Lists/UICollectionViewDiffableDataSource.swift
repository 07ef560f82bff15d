import QuartzCore

/// Shows snapshots in a collection: what differs between two of them is what moves.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var view: UICollectionView?
  private let provider: CellProvider
  private var current = Snapshot()
  private var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Makes headers and the like.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What is asked when items are dragged to other places: nobody drags here.
  open var reorderingHandlers = ReorderingHandlers()
  /// What is asked when branches open and close.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// What is asked when items are dragged to other places.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public init() {}
  }

  /// What is asked when branches open and close.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers {
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?
    public init() {}
  }

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (view, provider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  open func snapshot() -> Snapshot { current.settled }

  /// Shows another snapshot.
  /// - Parameter animatingDifferences: Whether what differs moves; else all is shown anew.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let view else { return completion?() ?? () }
    view.layoutIfKnown()
    let changes = current.changes(to: snapshot)
    let counts = current.parts.map(\.items.count)
    current = snapshot
    guard view.window != nil || animatingDifferences else {
      view.reloadData()
      return completion?() ?? ()
    }
    view.apply(ListPlaces(changes, counts: counts), animated: animatingDifferences) { _ in
      completion?()
    }
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot
    view?.reloadData()
    completion?()
  }

  /// The same, for code that waits for the end.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  /// Shows another tree in a section, which is added where there is none.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    trees[section] = snapshot
    var next = current.settled
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(snapshot.visibleItems, toSection: section)
    apply(next, animatingDifferences: animatingDifferences, completion: completion)
  }

  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    tree.append(current.itemIdentifiers(inSection: section))
    return tree
  }

  /// Opens or closes the branch of an item.
  func toggle(at path: IndexPath) {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      var tree = trees[section]
    else { return }
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let make = handlers.snapshotForExpandingParent {
        tree.replace(childrenOf: item, using: make(item, tree.snapshot(of: item)))
      }
      tree.expand([item])
    }
    apply(tree, to: section)
  }

  func isExpanded(at path: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section)
    else { return false }
    return trees[section]?.isExpanded(item) ?? false
  }

  func level(at path: IndexPath) -> Int {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section)
    else { return 0 }
    return trees[section]?.level(of: item) ?? 0
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.parts.indices.contains(index) ? current.parts[index].section : nil
  }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: What the collection asks

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.parts.count }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.parts[section].items.count }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.item(at: indexPath),
      let cell = provider(collectionView, indexPath, item)
    else {
      Violation.record(.list(.noCell(at: "\(indexPath)")))
      return UICollectionViewCell(frame: .zero)
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}

/// What a drag changed.
public struct NSDiffableDataSourceTransaction<Section: Hashable, Item: Hashable> {
  public let initialSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
}

/// What a list's cell asks of a data source whose branches open and close.
@MainActor
protocol BranchingSource: AnyObject {
  func toggle(at path: IndexPath)
  func isExpanded(at path: IndexPath) -> Bool
  func level(at path: IndexPath) -> Int
}

extension UICollectionViewDiffableDataSource: BranchingSource {}

extension UICollectionView {
  /// Lays out what is owed before the data changes, where there is a window to show it in.
  func layoutIfKnown() {
    if window != nil, !collection.views.isEmpty { layoutIfNeeded() }
  }
}
