import QuartzCore

/// Keeps views for what shows.
extension UICollectionView {
  func reloadCollection() {
    for (key, view) in collection.views { retire(view, key) }
    collection.views = [:]
    collection.selected = []
    collection.highlighted = nil
    collection.changesCounts = true
    collectionViewLayout.invalidateLayout()
    collection.changesCounts = false
  }

  func prepareIfNeeded() {
    guard !collectionViewLayout.isPrepared else { return }
    collectionViewLayout.isPrepared = true
    collectionViewLayout.prepare()
    estimateViews()
    collection.counts = (0..<numberOfSections).map(numberOfItems(inSection:))
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  func showElements() {
    followFingers()
    backgroundView?.frame = bounds
    if collection.measurings == 0 { collection.fresh = [] }
    let places = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let wanted = Dictionary(places.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for (key, view) in collection.views where wanted[key] == nil {
      if view.isWrittenIn {
        collectionViewLayout.place(of: key).map { put(view, $0) }
        continue
      }
      collection.views[key] = nil
      if collection.fresh.contains(key) || !leave(view, key) { retire(view, key) }
    }
    for place in places {
      guard let view = collection.views[place.key] else {
        show(place)
        continue
      }
      if collection.fresh.contains(place.key) {
        UIView.performWithoutAnimation {
          put(view, place)
          view.layoutIfNeeded()
        }
      } else {
        put(view, place)
      }
    }
    if measure(places) { remeasured() }
  }

  private func show(_ place: UICollectionViewLayoutAttributes) {
    guard let dataSource else { return }
    let path = place.indexPath
    UIView.performWithoutAnimation {
      let view: UICollectionReusableView
      if place.representedElementCategory == .decorationView {
        view = collectionViewLayout.makeDecoration(place.representedElementKind ?? "")
      } else if let kind = place.representedElementKind {
        view = dataSource.collectionView(
          self, viewForSupplementaryElementOfKind: kind, at: path)
      } else {
        view = dataSource.collectionView(self, cellForItemAt: path)
      }
      collection.views[place.key] = view
      collection.fresh.insert(place.key)
      if view.superview == nil { view.alpha = 1 }
      put(view, place)
      if let cell = view as? UICollectionViewCell, place.representedElementKind == nil {
        cell.isHighlighted = false
        cell.isSelected = collection.selected.contains(path)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      }
      view.layoutIfNeeded()
    }
  }

  /// Gives an element its place, in the collection or in the row that its section scrolls in.
  private func put(_ view: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes) {
    let holder = place.scrollingSection.map(makeRowScroller) ?? self
    if view.superview == nil || view.bounds.size != place.size { view.estimateSize(place.fitting) }
    view.openLengths = place.fitting
    view.take(place)
    guard view.superview !== holder else { return }
    if holder === self { insertSubview(view, at: frontmost) } else { holder.addSubview(view) }
  }

  /// In front of other elements, behind the indicators.
  private var frontmost: Int {
    subviews.lastIndex { $0 is UICollectionReusableView }.map { $0 + 1 }
      ?? (backgroundView == nil ? 0 : 1)
  }

  func retire(_ view: UICollectionReusableView, _ key: CollectionKey) {
    view.removeFromSuperview()
    view.estimateSize(.both)
    if key.kind == nil, let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    }
    if let reuse = collection.reuses[ObjectIdentifier(view)] {
      collection.spare[reuse, default: []].append(view)
    }
  }

  func dequeue(_ reuse: CollectionReuse) -> UICollectionReusableView? {
    if let view = collection.refilled, collection.reuses[ObjectIdentifier(view)] == reuse {
      collection.refilled = nil
      return view
    }
    if let view = collection.spare[reuse]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let drawn = collection.templates[reuse]?.make() as? UICollectionReusableView
    guard
      let made = drawn
        ?? collection.classes[reuse]?.makeRegistered() as? UICollectionReusableView
    else {
      Violation.record(
        .list(.notRegistered(identifier: reuse.identifier, isTable: false)))
      return nil
    }
    made.reuseIdentifier = reuse.identifier
    collection.reuses[ObjectIdentifier(made)] = reuse
    return made
  }
}

/// What fingers do to items.
extension UICollectionView {
  func highlightItem(under touch: UITouch?) -> Bool {
    guard allowsSelection, let touch, let path = indexPathForItem(at: touch.location(in: self)),
      let cell = cellForItem(at: path),
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    collection.highlighted = path
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  func unhighlightItem() {
    guard let path = collection.highlighted else { return }
    collection.highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  func selectHighlightedItem() -> Bool {
    guard let path = collection.highlighted else { return false }
    if allowsMultipleSelection, collection.selected.contains(path) {
      deselectTapped(path)
    } else if delegate?.collectionView(self, shouldSelectItemAt: path) ?? true {
      if !allowsMultipleSelection {
        for other in collection.selected where other != path { deselectTapped(other) }
      }
      mark(path)
      cellForItem(at: path)?.performSelectionSegue()
      delegate?.collectionView(self, didSelectItemAt: path)
      performPrimaryAction(path)
    }
    unhighlightItem()
    return true
  }

  /// What a tap on one item is for, beside choosing it; not while items are edited.
  private func performPrimaryAction(_ path: IndexPath) {
    guard !isEditing, collection.selected.contains(path),
      delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false
    else { return }
    delegate?.collectionView(self, performPrimaryActionForItemAt: path)
  }

  private func deselectTapped(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselectItem(at: path, animated: false)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  private func mark(_ path: IndexPath) {
    if !collection.selected.contains(path) { collection.selected.append(path) }
    cellForItem(at: path)?.isSelected = true
  }

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || path == nil {
      for other in collection.selected where other != path {
        deselectItem(at: other, animated: animated)
      }
    }
    guard let path else { return }
    mark(path)
    if !scrollPosition.isEmpty { scrollToItem(at: path, at: scrollPosition, animated: animated) }
  }

  func offset(showing rect: CGRect, at position: ScrollPosition) -> CGPoint {
    guard !position.isEmpty else { return offset(showing: rect) }
    let insets = adjustedContentInset
    let area = bounds.inset(by: insets)
    var offset = contentOffset
    if position.contains(.top) { offset.y = rect.minY - insets.top }
    if position.contains(.centeredVertically) {
      offset.y = rect.midY - insets.top - area.height / 2
    }
    if position.contains(.bottom) { offset.y = rect.maxY - insets.top - area.height }
    if position.contains(.left) { offset.x = rect.minX - insets.left }
    if position.contains(.centeredHorizontally) {
      offset.x = rect.midX - insets.left - area.width / 2
    }
    if position.contains(.right) { offset.x = rect.maxX - insets.left - area.width }
    return geometry.clamped(offset)
  }
}

/// Items that come and go.
extension UICollectionView {
  func update(_ change: (inout TableChanges) -> Void) {
    change(&collection.changes)
    if collection.batchDepth == 0 { applyChanges(completion: nil) }
  }

  func batch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    collection.batchDepth += 1
    updates?()
    collection.batchDepth -= 1
    if collection.batchDepth == 0 { applyChanges(completion: completion) }
  }

  private func applyChanges(completion: ((Bool) -> Void)?) {
    let changes = collection.changes
    collection.changes = TableChanges()
    guard !changes.rebuilds, checkConsistency(changes) else {
      reloadCollection()
      completion?(true)
      return
    }
    apply(ListPlaces(changes, counts: collection.counts), animated: true, completion)
  }

  /// Elements that stay go to their new places; others go, and new ones come.
  func apply(_ places: ListPlaces, animated: Bool, _ completion: ((Bool) -> Void)?) {
    let animated = animated && window != nil
    let former = animated ? formerPlaces(places) : [:]
    var views: [CollectionKey: UICollectionReusableView] = [:]
    var gone: [(CollectionKey, UICollectionReusableView)] = []
    var again: [IndexPath] = []
    for (key, view) in collection.views.sorted(by: { $0.key < $1.key }) {
      let place = key.kind == nil ? places.place(of: key.path) : placeOfSupplementary(key, places)
      if let place, key.kind != nil || !places.isReloaded(key.path) {
        views[CollectionKey(kind: key.kind, path: place)] = view
        if key.kind == nil, places.isReconfigured(key.path) { again.append(place) }
      } else if key.kind == nil, animated {
        gone.append((key, view))
      } else {
        retire(view, key)
      }
    }
    unhighlightItem()
    collection.views = views
    collection.selected = collection.selected.compactMap(places.place(of:))
    collection.changesCounts = true
    collectionViewLayout.invalidateLayout()
    collection.changesCounts = false
    for path in again.sorted() { reconfigure(path) }
    guard animated else { return move(animated: false, completion: completion) }
    let layout = collectionViewLayout
    prepareIfNeeded()
    layout.prepare(forCollectionViewUpdates: places.updateItems)
    move(
      CollectionMotion(isInserted: places.isNew, former: { former[$0] }), gone: gone,
      finalize: { layout.finalizeCollectionViewUpdates() }, completion: completion)
  }

  /// Has the data source fill a cell anew that is there. One that gives another is asked once more.
  private func reconfigure(_ path: IndexPath) {
    let key = CollectionKey(path: path)
    guard let dataSource, let cell = collection.views[key] as? UICollectionViewCell else { return }
    collection.refilled = cell
    UIView.performWithoutAnimation {
      let filled = dataSource.collectionView(self, cellForItemAt: path)
      collection.refilled = nil
      guard filled !== cell else { return cell.layoutIfNeeded() }
      for view in [cell, filled] { retire(view, key) }
      collection.views[key] = nil
    }
  }

  private func placeOfSupplementary(_ key: CollectionKey, _ places: ListPlaces) -> IndexPath? {
    guard key.path.count == 2 else { return key.path }
    return places.place(ofSection: key.path.section).map {
      IndexPath(item: key.path.item, section: $0)
    }
  }

  private func checkConsistency(_ changes: TableChanges) -> Bool {
    let places = ListPlaces(changes, counts: collection.counts)
    guard places.sectionCount == numberOfSections else { return changes.isEmpty }
    for (section, expected) in places.expected.sorted(by: { $0.key < $1.key })
    where section < numberOfSections {
      let found = numberOfItems(inSection: section)
      guard found == expected else {
        Violation.record(
          .list(
            .updateMismatch(
              "section \(section) has \(found) items where \(expected) were to be", .items)))
        return false
      }
    }
    return true
  }
}
