import QuartzCore

/// Items in lines, section after section.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Default 50×50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { renew(oldValue, itemSize) } }
  /// Default zero: items have the size that the layout says. Otherwise they choose their size, and stand in
  /// with the estimate until they come into sight; `automaticSize` estimates what the layout says.
  open var estimatedItemSize = CGSize.zero { didSet { renew(oldValue, estimatedItemSize) } }
  /// Default 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { renew(oldValue, minimumLineSpacing) } }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { renew(oldValue, minimumInteritemSpacing) }
  }
  open var sectionInset = UIEdgeInsets.zero { didSet { renew(oldValue, sectionInset) } }
  /// Only the length along the scroll direction counts. Default zero: no header.
  open var headerReferenceSize = CGSize.zero { didSet { renew(oldValue, headerReferenceSize) } }
  open var footerReferenceSize = CGSize.zero { didSet { renew(oldValue, footerReferenceSize) } }
  /// Default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { renew(oldValue, scrollDirection) }
  }
  /// Whether a header stays at the edge as long as items of its section show.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { renew(oldValue, sectionHeadersPinToVisibleBounds) }
  }
  /// The same for footers, at the other edge.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { renew(oldValue, sectionFootersPinToVisibleBounds) }
  }
  /// What the sections' insets count from; kept, it is the content's inset.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var edges: [CollectionKey: UICollectionViewLayoutAttributes] = [:]
  private var ordered: [UICollectionViewLayoutAttributes] = []
  /// Of each section, where its header begins, and where its footer ends.
  private var spans: [Range<CGFloat>] = []
  private var extent: CGFloat = 0
  private var width: CGFloat = 0
  /// Sizes that items have asked for.
  private var measured: [IndexPath: CGSize] = [:]

  public static let automaticSize = CGSize(width: -1, height: -1)

  /// Setting what is set already changes nothing: layouts do so in `prepare()`.
  private func renew<Value: Equatable>(_ old: Value, _ new: Value) {
    if old != new { invalidateLayout() }
  }

  private var isVertical: Bool { scrollDirection == .vertical }

  private var flow: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.scrollDelegate as? any UICollectionViewDelegateFlowLayout
  }

  open override func prepare() {
    super.prepare()
    (items, edges, ordered, extent) = ([:], [:], [], 0)
    spans = []
    guard let view = collectionView else { return }
    let area = view.bounds.inset(by: view.adjustedContentInset)
    let across = isVertical ? area.width : area.height
    if across != width { measured = [:] }
    width = across
    for section in 0..<view.numberOfSections { add(section, in: view) }
  }

  private func add(_ section: Int, in view: UICollectionView) {
    let insets =
      flow?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let start = extent
    addEdge(
      UICollectionView.elementKindSectionHeader, section,
      flow?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize)
    let (before, after) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let lines = FlowLines(
      length: width - before - after,
      itemSpacing: flow?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      lineSpacing: flow?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing)
    let paths = (0..<view.numberOfItems(inSection: section)).map {
      IndexPath(item: $0, section: section)
    }
    let sizes = paths.map { turned(size(ofItem: $0, in: view)) }
    let (frames, taken) = lines.place(sizes)
    let top = extent + (isVertical ? insets.top : insets.left)
    for (path, frame) in zip(paths, frames) {
      add(item: path, frame.offsetBy(dx: before, dy: top))
    }
    extent = top + taken + (isVertical ? insets.bottom : insets.right)
    addEdge(
      UICollectionView.elementKindSectionFooter, section,
      flow?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize)
    spans.append(start..<max(start, extent))
  }

  private var sizesItself: Bool { estimatedItemSize != .zero }

  private func size(ofItem path: IndexPath, in view: UICollectionView) -> CGSize {
    if sizesItself {
      if let own = measured[path] { return own }
      if estimatedItemSize != Self.automaticSize { return estimatedItemSize }
    }
    return flow?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
  }

  override func takeMeasure(_ place: UICollectionViewLayoutAttributes, _ size: CGSize) -> Bool {
    guard place.fitting != nil, place.representedElementKind == nil else { return false }
    measured[place.indexPath] = size
    return abs(size.width - place.size.width) > 0.01 || abs(size.height - place.size.height) > 0.01
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let view = collectionView, view.collection.changesCounts { measured = [:] }
    super.invalidateLayout(with: context)
  }

  private func turned(_ size: CGSize) -> CGSize {
    isVertical ? size : CGSize(width: size.height, height: size.width)
  }

  private func turned(_ rect: CGRect) -> CGRect {
    isVertical
      ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  private func make() -> UICollectionViewLayoutAttributes {
    (type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self).init()
  }

  private func add(item path: IndexPath, _ frame: CGRect) {
    let attributes = make()
    attributes.indexPath = path
    attributes.frame = turned(frame)
    attributes.fitting = sizesItself ? .both : nil
    items[path] = attributes
    ordered.append(attributes)
  }

  private func addEdge(_ kind: String, _ section: Int, _ size: CGSize) {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return }
    let path = IndexPath(item: 0, section: section)
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    attributes.frame = turned(CGRect(x: 0, y: extent, width: width, height: length))
    edges[attributes.key] = attributes
    ordered.append(attributes)
    extent += length
  }

  open override var collectionViewContentSize: CGSize {
    turned(CGSize(width: width, height: extent))
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let all = pins ? ordered.map(pinned) : ordered
    return all.filter { $0.frame.intersects(rect) }
  }

  private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// A header or a footer where it stays in sight, in front of the items; anything else as it is.
  private func pinned(_ place: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  {
    let isHeader = place.representedElementKind == UICollectionView.elementKindSectionHeader
    guard let view = collectionView, place.representedElementKind != nil,
      isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds,
      spans.indices.contains(place.indexPath.section),
      let copy = place.copy() as? UICollectionViewLayoutAttributes
    else { return place }
    let area = turned(view.bounds.inset(by: view.adjustedContentInset))
    var frame = turned(place.frame)
    let span = spans[place.indexPath.section]
    let wanted = isHeader ? max(frame.minY, area.minY) : min(frame.minY, area.maxY - frame.height)
    frame.origin.y = min(max(wanted, span.lowerBound), span.upperBound - frame.height)
    copy.frame = turned(frame)
    copy.zIndex = 10
    return copy
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { items[indexPath] }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    edges[CollectionKey(kind: elementKind, path: indexPath)].map { pins ? pinned($0) : $0 }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return true }
    return isVertical ? newBounds.width != old.width : newBounds.height != old.height
  }
}
