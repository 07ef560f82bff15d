import QuartzCore

/// Items where a layout puts them; only those that show have views.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  var collection = CollectionState()
  private var layoutObject: UICollectionViewLayout

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutObject = layout
    super.init(frame: frame)
    layout.owner = self
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) {
    layoutObject = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutObject.owner = self
    DocumentCoder.made(self, by: UICollectionView.self, from: coder)
  }

  /// Says what to show; not kept alive.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Hears what happens; not kept alive.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      scrollDelegate = newValue
      layoutObject.invalidateLayout()
    }
  }

  /// Where the items go.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutObject }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let former = layoutObject
    layoutObject = layout
    layout.owner = self
    layout.invalidateLayout()
    guard former !== layout else { return move(animated: animated, completion: completion) }
    exchangeLayout(former, for: layout, animated: animated, completion: completion)
  }

  /// Default true.
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Kept; nothing is fetched ahead.
  open var isPrefetchingEnabled = true
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Kept: nothing is dragged or dropped here.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var dragInteractionEnabled = false
  /// Kept: nothing is edited here but by swipes.
  open var isEditing = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  /// Whether cells that change size by themselves are laid out anew: kept.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Behind the items, as large as the collection.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Elements

  open func reloadData() { reloadCollection() }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    collection.classes[CollectionReuse(identifier: identifier)] =
      cellClass as? UICollectionReusableView.Type
  }

  /// Cells are made of the nib's first view; of one that is not there they are plain ones, which is
  /// noted.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    let reuse = CollectionReuse(identifier: identifier)
    collection.templates[reuse] = nib?.template
    guard let nib, nib.template == nil else { return }
    Unsupported.report("the nib \(nib.name) for \(identifier), which is not there")
    collection.classes[reuse] = UICollectionViewCell.self
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    collection.classes[CollectionReuse(kind: elementKind, identifier: identifier)] =
      viewClass as? UICollectionReusableView.Type
  }

  /// A cell that is out of sight, or a new one; a name that nobody registered is a violation.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue(CollectionReuse(identifier: identifier)) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  /// A cell of a registration's class, configured by it.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { makeCell(registration, indexPath, item) }

  /// A view of a registration's class, configured by it.
  open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary { makeSupplementary(registration, indexPath) }

  /// Views are made of the nib's first one; of a nib that is not there they are plain ones, which is
  /// noted.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    let reuse = CollectionReuse(kind: kind, identifier: identifier)
    collection.templates[reuse] = nib?.template
    guard let nib, nib.template == nil else { return }
    Unsupported.report("the nib \(nib.name) for \(identifier), which is not there")
    collection.classes[reuse] = UICollectionReusableView.self
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(CollectionReuse(kind: elementKind, identifier: identifier))
      ?? UICollectionReusableView(frame: .zero)
  }

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    collection.selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    prepareIfNeeded()
    guard let place = layoutObject.layoutAttributesForItem(at: indexPath) else {
      return Violation.record(
        .list(.noSuchPlace("\(indexPath)", call: "scrollToItem", .items)))
    }
    setContentOffset(offset(showing: place.frame, at: scrollPosition), animated: animated)
  }

  // MARK: Changes

  open func insertItems(at indexPaths: [IndexPath]) { update { $0.inserted += indexPaths } }

  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleted += indexPaths } }

  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloaded += indexPaths } }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved[indexPath] = newIndexPath }
  }

  /// Has the data source fill visible cells anew: it gets those that are there.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update { $0.reconfigured += indexPaths }
  }

  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batch(updates, completion: completion)
  }

  // MARK: Moving items by hand

  /// Lifts an item, where the data source lets it move.
  /// - Returns: Whether it follows from now on.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(indexPath)
  }
  /// - Parameter targetPosition: Of the item's middle, in the collection.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    collection.moved?.position = targetPosition
    placeMovedItem()
  }
  open func endInteractiveMovement() { endMovement() }
  open func cancelInteractiveMovement() { cancelMovement() }

  // MARK: Overrides

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue != super.bounds,
        layoutObject.shouldInvalidateLayout(forBoundsChange: newValue)
      else { return super.bounds = newValue }
      // The context compares with what the bounds were; whoever hears of it sees the new ones.
      let context = layoutObject.invalidationContext(forBoundsChange: newValue)
      super.bounds = newValue
      layoutObject.invalidateLayout(with: context)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let isResized = newValue.size != super.frame.size
      super.frame = newValue
      if isResized { layoutObject.invalidateLayout() }
    }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layoutObject.invalidateLayout()
  }

  open override func layoutSubviews() {
    prepareIfNeeded()
    showElements()
    placeMovedItem()
    super.layoutSubviews()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !highlightItem(under: touches.first) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selectHighlightedItem() { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlightItem()
    super.touchesCancelled(touches, with: event)
  }

  override func steeredTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutObject.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: Items and cells

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cell of an item; nil while it does not show.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    collection.views[CollectionKey(path: indexPath)] as? UICollectionViewCell
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    collection.views.first { $0.value === cell }?.key.path
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }

  /// In the order of the items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem(at:))
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return collection.views.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }

  open var indexPathsForSelectedItems: [IndexPath]? { collection.selected }

  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { collection.views[CollectionKey(kind: elementKind, path: indexPath)] }

  open func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
}
