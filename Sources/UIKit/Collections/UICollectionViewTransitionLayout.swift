import QuartzCore

/// Between two layouts, as far as a finger says: every element stands between where both put it.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  open private(set) var currentLayout: UICollectionViewLayout
  open private(set) var nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  /// Called at the end, with whether the transition was finished.
  var ended: ((Bool) -> Void)?

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    super.init(coder: coder)
  }

  /// 0 is the layout before, 1 the next one; beyond both they go on. Default 0.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }

  /// Values of the application's own, by name.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.owner = owner
      layout.prepare()
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(a.width, b.width), height: between(a.height, b.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    // What either layout shows near there may come by.
    let wide = rect.insetBy(dx: -rect.width, dy: -rect.height)
    var found: [CollectionKey: UICollectionViewLayoutAttributes] = [:]
    var order: [CollectionKey] = []
    for layout in [currentLayout, nextLayout] {
      for attributes in layout.layoutAttributesForElements(in: wide) ?? []
      where found[attributes.key] == nil {
        found[attributes.key] = mixed(attributes)
        order.append(attributes.key)
      }
    }
    return order.compactMap { found[$0] }.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    (currentLayout.layoutAttributesForItem(at: indexPath)
      ?? nextLayout.layoutAttributesForItem(at: indexPath)).map(mixed)
  }

  /// Where an element stands now: one that only one of the layouts has stands as that has it.
  private func mixed(_ some: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let a = attributes(some, in: currentLayout), let b = attributes(some, in: nextLayout),
      let result = a.copy() as? UICollectionViewLayoutAttributes
    else { return some }
    result.center = CGPoint(
      x: between(a.center.x, b.center.x), y: between(a.center.y, b.center.y))
    result.size = CGSize(
      width: between(a.size.width, b.size.width), height: between(a.size.height, b.size.height))
    result.alpha = between(a.alpha, b.alpha)
    result.zIndex = transitionProgress < 0.5 ? a.zIndex : b.zIndex
    result.transform = CGAffineTransform(
      a: between(a.transform.a, b.transform.a), b: between(a.transform.b, b.transform.b),
      c: between(a.transform.c, b.transform.c), d: between(a.transform.d, b.transform.d),
      tx: between(a.transform.tx, b.transform.tx), ty: between(a.transform.ty, b.transform.ty))
    return result
  }

  private func attributes(
    _ some: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard let kind = some.representedElementKind else {
      return layout.layoutAttributesForItem(at: some.indexPath)
    }
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: some.indexPath)
  }

  private func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }
}

extension UICollectionView {
  /// Called at the end: whether the movement ran out, and whether the next layout stayed.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Begins a change of layouts that the progress of the returned layout drives.
  @discardableResult
  public final func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let old = collectionViewLayout
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    transition.ended = { completion?(true, $0) }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    collectionViewLayout = transition
    return transition
  }

  /// Moves on to the next layout.
  public final func finishInteractiveTransition() { endInteractiveTransition(finished: true) }

  /// Moves back to the layout before.
  public final func cancelInteractiveTransition() { endInteractiveTransition(finished: false) }

  private func endInteractiveTransition(finished: Bool) {
    guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    let layout = finished ? transition.nextLayout : transition.currentLayout
    setCollectionViewLayout(layout, animated: true) { _ in
      layout.finalizeLayoutTransition()
      transition.ended?(finished)
    }
  }
}
