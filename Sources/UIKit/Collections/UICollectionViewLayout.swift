import QuartzCore

/// Where one element of a collection stands, and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  /// nil for cells.
  open private(set) var representedElementKind: String?
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The rectangle before the transform.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  /// Higher ones lie in front.
  open var zIndex = 0
  open var isHidden = false

  /// Which way the element may choose its own size; nil where the layout says it.
  var fitting: NSLayoutSizing?
  /// The section whose own row the element scrolls in.
  var scrollingSection: Int?
  /// Where in a group of a list the element is.
  var listPlace: ListPlace?

  public required override init() { super.init() }

  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementKind = kind
    representedElementCategory = .decorationView
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    (copy.center, copy.size, copy.alpha) = (center, size, alpha)
    (copy.transform, copy.transform3D) = (transform, transform3D)
    (copy.zIndex, copy.isHidden) = (zIndex, isHidden)
    (copy.fitting, copy.scrollingSection) = (fitting, scrollingSection)
    copy.listPlace = listPlace
    return copy
  }

  var key: CollectionKey { CollectionKey(kind: representedElementKind, path: indexPath) }
}

/// Says where the elements of a collection stand. Subclass it, or use the flow layout.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// Called once when a document has made it and its outlets are connected.
  open func awakeFromNib() {}

  /// The collection that uses the layout.
  open var collectionView: UICollectionView? { owner }
  weak var owner: UICollectionView?
  var isPrepared = false
  private var decorations: [String: UICollectionReusableView.Type] = [:]
  private var decorationNibs: [String: UINib] = [:]

  /// A class of views that stand for no item.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// Views are made of the nib's first one; of a nib that is not there they are plain ones, which is noted.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
    guard let nib, nib.template == nil else { return }
    Unsupported.report("the nib \(nib.name) for \(elementKind), which is not there")
  }

  /// Whether views of a kind stand for no item.
  func decorates(_ kind: String) -> Bool {
    decorations[kind] != nil || decorationNibs[kind] != nil
  }

  func makeDecoration(_ kind: String) -> UICollectionReusableView {
    decorationNibs[kind]?.template?.make() as? UICollectionReusableView ?? decorations[kind]?
      .makeRegistered() as? UICollectionReusableView
      ?? UICollectionReusableView(frame: .zero)
  }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether a size that a cell asks for makes everything worth working out anew. Default false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    (type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?
      .init() ?? UICollectionViewLayoutInvalidationContext()
  }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    invalidationContext(forBoundsChange: collectionView?.bounds ?? .zero)
  }

  /// Called before changes are animated, and after them.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualStart(of: CollectionKey(kind: elementKind, path: elementIndexPath))
  }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualEnd(of: CollectionKey(kind: elementKind, path: elementIndexPath))
  }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualStart(of: CollectionKey(kind: elementKind, path: decorationIndexPath))
  }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualEnd(of: CollectionKey(kind: elementKind, path: decorationIndexPath))
  }
  /// Elements that come or go with an update: those that the layout names in a rectangle do so by
  /// themselves, and nobody asks for more.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: An item that follows a finger

  /// Where an item would come to lie. Default: at the item nearest to the finger.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.nearestItem(to: position) ?? previousIndexPath }

  /// How an item looks while it follows. Default: as in its place, its middle under the finger.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let place =
      layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    place.center = position
    return place
  }

  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = invalidationContext(forBoundsChange: collectionView?.bounds ?? .zero)
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = invalidationContext(forBoundsChange: collectionView?.bounds ?? .zero)
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    return context
  }

  // Which size an element asked for is kept for the next pass; false where that changes nothing.
  func takeMeasure(_ place: UICollectionViewLayoutAttributes, _ size: CGSize) -> Bool { false }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Called before anything is asked, and again after each invalidation.
  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether a scroll or another size makes everything worth working out anew. Default false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Has all worked out anew; what that is, `invalidateLayout(with:)` hears.
  open func invalidateLayout() {
    let kind: AnyClass = type(of: self).invalidationContextClass
    let context = (kind as? UICollectionViewLayoutInvalidationContext.Type)?.init()
    invalidateLayout(with: context ?? UICollectionViewLayoutInvalidationContext())
  }

  /// Has worked out anew what a context says: all of it here. Every invalidation comes through this one
  /// (F8.18.3).
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.estimateViews()
    collectionView?.setNeedsLayout()
  }

  /// Where a fling is to end. Default: where it would.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  { proposedContentOffset }

  /// Where an item starts that comes. Default: one that is inserted where it will stand, unseen; any
  /// other where it was. With nil it is there at once.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { usualStart(of: CollectionKey(path: itemIndexPath)) }

  /// Where an item ends that is deleted, by the path that it had. Default: where it was, unseen. With nil
  /// it stays until the others have moved.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { usualEnd(of: CollectionKey(path: itemIndexPath)) }
}

/// Names an element of a collection. Cells come before all else, in the order of their paths.
struct CollectionKey: Hashable, Comparable, Sendable {
  /// nil for cells.
  var kind: String?
  var path: IndexPath

  static func < (a: CollectionKey, b: CollectionKey) -> Bool {
    (a.kind ?? "", a.path) < (b.kind ?? "", b.path)
  }
}
