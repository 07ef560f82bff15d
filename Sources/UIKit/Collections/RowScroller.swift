import QuartzCore

/// Scrolls one section of a collection across the collection's own direction.
@MainActor
final class RowScroller: UIScrollView, UIScrollViewDelegate {
  weak var collectionView: UICollectionView?
  let number: Int
  private var stops: [CGFloat] = []
  /// Whether it stands where it begins, or where somebody has scrolled it since.
  private var hasBegun = false
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous

  init(_ number: Int, in view: UICollectionView) {
    self.number = number
    collectionView = view
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    clipsToBounds = false
    scrollsToTop = false
    scrollDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func take(_ part: LayoutPart) {
    let end = contentSize.width - contentOffset.x
    frame = part.rowFrame
    contentSize = CGSize(width: part.rowLength, height: part.rowFrame.height)
    contentInset = part.rowInsets
    // What lies in it has the collection's own height.
    bounds.origin.y = part.rowFrame.minY
    stops = part.stops
    behavior = part.section.orthogonalScrollingBehavior
    if !hasBegun {
      bounds.origin.x = part.firstOffset
    } else if part.isMirrored, !isTracking, !isDecelerating {
      // What was added is where reading goes.
      bounds.origin.x = max(contentSize.width - end, -contentInset.left)
    }
    hasBegun = true
    isPagingEnabled = behavior == .paging
    part.section.orthogonalScrollingProperties.apply(to: self, behavior: behavior)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { collectionView?.setNeedsLayout() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard
      behavior == .groupPaging || behavior == .groupPagingCentered
        || behavior == .continuousGroupLeadingBoundary
    else { return }
    let now = contentOffset.x
    let nearest: CGFloat
    if behavior == .continuousGroupLeadingBoundary {
      let aim = targetContentOffset.pointee.x
      nearest = stops.min { abs($0 - aim) < abs($1 - aim) } ?? aim
    } else if velocity.x > 0.2 {
      nearest = stops.first { $0 > now } ?? now
    } else if velocity.x < -0.2 {
      nearest = stops.last { $0 < now } ?? now
    } else {
      nearest = stops.min { abs($0 - now) < abs($1 - now) } ?? now
    }
    targetContentOffset.pointee.x = nearest
  }

  /// Fingers on items are the collection's.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    collectionView?.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    collectionView?.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    collectionView?.touchesCancelled(touches, with: event)
  }
}

extension UICollectionView {
  /// What scrolls a section across; made when it is asked for first.
  func makeRowScroller(_ number: Int) -> UIView {
    let part = (collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .part(IndexPath(item: 0, section: number))
    let scroller = collection.rowScrollers[number] ?? RowScroller(number, in: self)
    collection.rowScrollers[number] = scroller
    if scroller.superview !== self { insertSubview(scroller, at: backgroundView == nil ? 0 : 1) }
    if let part { scroller.take(part) }
    return scroller
  }

  /// How far a section is scrolled across; nil before it shows.
  func rowOffset(_ number: Int) -> CGFloat? {
    collection.rowScrollers[number]?.contentOffset.x
  }

  func dropRowScrollers(besides parts: [LayoutPart]) {
    let kept = Set(parts.filter(\.scrollsAcross).map(\.number))
    for (number, scroller) in collection.rowScrollers where !kept.contains(number) {
      scroller.removeFromSuperview()
      collection.rowScrollers[number] = nil
    }
  }

  /// Asks elements whose sizes the layout leaves open.
  /// - Returns: Whether one asked for another size than it has.
  func measure(_ places: [UICollectionViewLayoutAttributes]) -> Bool {
    guard collection.measurings < 8 else { return false }
    var changes = false
    for place in places where place.fitting != nil {
      guard let view = collection.views[place.key] else { continue }
      let asked = view.preferredLayoutAttributesFitting(place.copied)
      if collectionViewLayout.takeMeasure(place, asked.size) {
        changes = true
      } else {
        view.holdSize()
      }
    }
    return changes
  }

  /// Has everything be measured anew that may choose its own size.
  func estimateViews() {
    let views = collection.views.filter { $0.value.openLengths != nil }
    for (_, view) in views.sorted(by: { $0.key.path < $1.key.path }) {
      view.estimateSize(view.openLengths)
    }
  }

  /// Lays everything out anew for the sizes that were asked for.
  func remeasured() {
    collection.measurings += 1
    collectionViewLayout.isPrepared = false
    prepareIfNeeded()
    showElements()
    collection.measurings -= 1
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate var copied: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }
}

extension UICollectionReusableView {
  /// Says which lengths stand in until they are measured.
  func estimateSize(_ lengths: NSLayoutSizing?) {
    if let cell = self as? UICollectionViewCell {
      cell.estimateContents(lengths)
    } else {
      estimate(lengths)
    }
  }

  /// Keeps the size against constraints from now on.
  fileprivate func holdSize() {
    let view = (self as? UICollectionViewCell)?.contentView ?? self
    guard view.layout.estimates != nil else { return }
    layoutIfNeeded()
    estimateSize(nil)
  }

  /// The place with the size that constraints or a configuration ask for.
  func fitCell(_ place: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let fitting = place.fitting else { return place }
    var size = place.size
    if let cell = self as? UICollectionViewCell, cell.contents.view != nil {
      cell.layoutIfNeeded()
      if fitting.fitsHeight, let height = cell.heightOfContents(in: cell.contentArea.width) {
        size.height = max(height, (cell as? UICollectionViewListCell)?.leastHeight ?? 0)
      }
    } else {
      let root = (self as? UICollectionViewCell)?.contentView ?? self
      guard root.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
      else { return place }
      let asked = systemLayoutSizeFitting(
        CGSize(
          width: fitting.fitsWidth ? 0 : size.width, height: fitting.fitsHeight ? 0 : size.height),
        withHorizontalFittingPriority: fitting.fitsWidth ? .fittingSizeLevel : .required,
        verticalFittingPriority: fitting.fitsHeight ? .fittingSizeLevel : .required)
      if fitting.fitsWidth { size.width = asked.width }
      if fitting.fitsHeight { size.height = asked.height }
    }
    place.size = size
    return place
  }
}

extension UICollectionView {
  /// From the first layout on, items or none: a list has the same recognisers whatever is in it.
  func followFingers() {
    if collection.menus == nil { collection.menus = makeMenus() }
    if collection.swipes == nil, collectionViewLayout is UICollectionViewCompositionalLayout {
      collection.swipes = SwipeTracker(self) { [weak self] in self?.swipedRow(at: $0) }
    }
  }

  /// The row of a list under a finger, and what can be done to it.
  func swipedRow(at point: CGPoint) -> SwipeTracker.Row? {
    guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path),
      let list = collectionViewLayout.layoutAttributesForItem(at: path)?.listPlace?.list
    else { return nil }
    return SwipeTracker.Row(
      view: cell, leading: { list.leadingSwipeActionsConfigurationProvider?(path) },
      trailing: { list.trailingSwipeActionsConfigurationProvider?(path) })
  }
}
