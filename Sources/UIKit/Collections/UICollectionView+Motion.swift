import QuartzCore

/// What a layout can be asked about elements that come and go, while they do.
@MainActor
struct CollectionMotion {
  /// Whether an item was not there before.
  var isInserted: (IndexPath) -> Bool = { _ in false }
  /// Where an element stood before, by what it is called now; nil where nobody knows.
  var former: (CollectionKey) -> UICollectionViewLayoutAttributes? = { _ in nil }
  /// Where elements stood that are no longer there, by what they were called.
  var gone: [CollectionKey: UICollectionViewLayoutAttributes] = [:]
  /// Elements of the new layout that it does not show: they are on their way to where it puts them.
  var leaving: [(CollectionKey, UICollectionReusableView)] = []
}

/// Elements that come, go, or move, all at once.
///
/// Where those start that come, and where those end that go, the layout says: by itself what is inserted or
/// deleted fades in its place, and all else moves from where it was and to where it will be, on the
/// screen or not.
extension UICollectionView {
  /// Another layout, and the way there.
  func exchangeLayout(
    _ former: UICollectionViewLayout, for layout: UICollectionViewLayout, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    guard animated, window != nil else {
      former.owner = nil
      return move(animated: false, completion: completion)
    }
    let isNested = former is UICollectionViewTransitionLayout
    if !isNested {
      former.prepareForTransition(to: layout)
      layout.prepareForTransition(from: former)
    }
    move(
      CollectionMotion(former: { former.place(of: $0) }),
      finalize: {
        guard !isNested else { return }
        former.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
      }, completion: completion)
    former.owner = nil
  }

  /// Everything goes to where the layout says now.
  func move(animated: Bool, completion: ((Bool) -> Void)?) {
    guard animated, window != nil else {
      setNeedsLayout()
      completion?(true)
      return
    }
    move(CollectionMotion(), completion: completion)
  }

  /// - Parameters:
  ///   - gone: Elements that are no longer there.
  ///   - finalize: Called in the block of the animation, when everything is under way.
  func move(
    _ motion: CollectionMotion, gone: [(CollectionKey, UICollectionReusableView)] = [],
    finalize: @escaping () -> Void = {}, completion: ((Bool) -> Void)?
  ) {
    let known = Set(collection.views.values.map(ObjectIdentifier.init))
    var motion = motion
    for (key, view) in gone {
      motion.gone[key] = UICollectionViewLayoutAttributes(of: view, key)
      view.layer.zPosition -= 1
    }
    var leaving = gone
    UIView.animate(
      withDuration: ScrollNumbers.glideDuration,
      animations: {
        self.collection.motion = motion
        for (key, view) in gone { self.collectionViewLayout.end(of: key).map(view.take) }
        self.setNeedsLayout()
        self.layoutIfNeeded()
        let coming = self.collection.views.filter { !known.contains(ObjectIdentifier($0.value)) }
        for (key, view) in coming.sorted(by: { $0.key < $1.key }) { self.start(view, key) }
        finalize()
        leaving += self.collection.motion?.leaving ?? []
        self.collection.motion = nil
      },
      completion: {
        for (key, view) in leaving { self.retire(view, key) }
        completion?($0)
      })
  }

  /// Has an element come from where the layout has it start.
  private func start(_ view: UICollectionReusableView, _ key: CollectionKey) {
    guard let end = collectionViewLayout.place(of: key) else { return }
    // Until its size was known it may have stood elsewhere.
    view.layer.stopMoving()
    UIView.performWithoutAnimation {
      collectionViewLayout.start(of: key).map(view.take)
      view.layoutIfNeeded()
    }
    view.take(end)
    view.layoutIfNeeded()
  }

  /// An element that the layout does not show goes where the layout puts it.
  /// - Returns: Whether it does.
  func leave(_ view: UICollectionReusableView, _ key: CollectionKey) -> Bool {
    guard let motion = collection.motion,
      let end = collectionViewLayout.place(of: key) ?? motion.former(key)?.unseen
    else { return false }
    view.take(end)
    view.layoutIfNeeded()
    collection.motion?.leaving.append((key, view))
    return true
  }

  /// Where the elements of a layout stand that is about to be worked out anew: only of the layouts that keep
  /// what they have worked out, others may ask the data source, which has changed.
  func formerPlaces(_ places: ListPlaces) -> [CollectionKey: UICollectionViewLayoutAttributes] {
    let kind = type(of: collectionViewLayout)
    guard
      kind == UICollectionViewFlowLayout.self || kind == UICollectionViewCompositionalLayout.self
    else { return [:] }
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let known = collectionViewLayout.layoutAttributesForElements(in: around) ?? []
    return known.reduce(into: [:]) { found, place in
      guard place.representedElementKind == nil, let path = places.place(of: place.indexPath)
      else { return }
      found[CollectionKey(path: path)] = place.copy() as? UICollectionViewLayoutAttributes
    }
  }
}

extension CALayer {
  fileprivate func stopMoving() {
    removeAllAnimations()
    for layer in sublayers ?? [] { layer.stopMoving() }
  }
}

extension UICollectionViewLayout {
  func place(of key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    guard let kind = key.kind else { return layoutAttributesForItem(at: key.path) }
    return layoutAttributesForSupplementaryView(ofKind: kind, at: key.path)
      ?? layoutAttributesForDecorationView(ofKind: kind, at: key.path)
  }

  fileprivate func start(of key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    guard let kind = key.kind else { return initialLayoutAttributesForAppearingItem(at: key.path) }
    return decorates(kind)
      ? initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.path)
      : initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.path)
  }

  fileprivate func end(of key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    guard let kind = key.kind else { return finalLayoutAttributesForDisappearingItem(at: key.path) }
    return decorates(kind)
      ? finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.path)
      : finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.path)
  }

  /// Where an element starts that comes: where it was, or else unseen where it will stand.
  func usualStart(of key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    guard let motion = owner?.collection.motion else { return nil }
    let isNew = key.kind == nil && motion.isInserted(key.path)
    if !isNew, let former = motion.former(key) { return former }
    return place(of: key)?.unseen
  }

  /// Where an element ends that goes: unseen where it was.
  func usualEnd(of key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    owner?.collection.motion?.gone[key]?.unseen
  }
}

extension UICollectionViewLayoutAttributes {
  /// Where an element stands now.
  fileprivate convenience init(of view: UICollectionReusableView, _ key: CollectionKey) {
    if let kind = key.kind {
      self.init(forSupplementaryViewOfKind: kind, with: key.path)
    } else {
      self.init(forCellWith: key.path)
    }
    (center, size, alpha) = (view.center, view.bounds.size, view.alpha)
    (transform3D, zIndex) = (view.transform3D, Int(view.layer.zPosition) - 1)
    if CATransform3DIsAffine(transform3D) {
      transform = CATransform3DGetAffineTransform(transform3D)
    }
  }

  /// The same, transparent.
  fileprivate var unseen: UICollectionViewLayoutAttributes? {
    let copy = copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}
