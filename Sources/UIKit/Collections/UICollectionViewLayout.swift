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

  public required override init() { super.init() }

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
    return copy
  }

  var key: CollectionKey { CollectionKey(kind: representedElementKind, path: indexPath) }
}

/// What a change makes worth working out anew: here always everything.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() { super.init() }
  open var invalidateEverything: Bool { true }
  open var invalidateDataSourceCounts: Bool { false }
}

/// Says where the elements of a collection stand. Subclass it, or use the flow layout.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// Called once when a document has made it and its outlets are connected.
  open func awakeFromNib() {}

  /// The collection that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?
  var isPrepared = false

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

  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  /// Where a fling is to end. Default: where it would.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  { proposedContentOffset }

  /// Where an item starts that comes. Default: where it will stand, unseen.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
}

/// Names an element of a collection.
struct CollectionKey: Hashable, Sendable {
  /// nil for cells.
  var kind: String?
  var path: IndexPath
}
