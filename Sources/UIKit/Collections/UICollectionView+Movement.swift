import QuartzCore

/// An item that follows a finger to another place.
struct MovedItem {
  let path: IndexPath
  let view: UICollectionReusableView
  /// Where the finger is, in the collection.
  var position: CGPoint
}

extension UICollectionView {
  /// What `beginInteractiveMovementForItem(at:)` does.
  func beginMovement(_ path: IndexPath) -> Bool {
    layoutIfNeeded()
    guard collection.moved == nil, let cell = cellForItem(at: path),
      dataSource?.collectionView(self, canMoveItemAt: path) ?? false
    else { return false }
    collection.moved = MovedItem(path: path, view: cell, position: cell.center)
    cell.superview?.bringSubviewToFront(cell)
    return true
  }

  /// Where the item that is moved would come to lie: as the layout, then the delegate says.
  private func askMovementTarget() -> IndexPath? {
    guard let moved = collection.moved else { return nil }
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: moved.path, withPosition: moved.position)
    return delegate?.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moved.path,
      atCurrentIndexPath: moved.path, toProposedIndexPath: proposed) ?? proposed
  }

  /// The item on view whose middle is nearest to a point.
  func nearestItem(to point: CGPoint) -> IndexPath? {
    indexPathsForVisibleItems.min { distance(of: $0, to: point) < distance(of: $1, to: point) }
  }

  // Squared.
  private func distance(of path: IndexPath, to point: CGPoint) -> CGFloat {
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return .infinity }
    let (across, down) = (frame.midX - point.x, frame.midY - point.y)
    return across * across + down * down
  }

  /// Keeps the item under the finger, over the others.
  func placeMovedItem() {
    guard let moved = collection.moved else { return }
    let place = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: moved.path, withTargetPosition: moved.position)
    moved.view.center = place.center
    moved.view.transform = place.transform
    moved.view.alpha = place.alpha
    moved.view.superview?.bringSubviewToFront(moved.view)
  }

  /// What `endInteractiveMovement()` does: the data source is told, and the items take their places.
  func endMovement() {
    guard let moved = collection.moved else { return }
    let target = askMovementTarget()
    collection.moved = nil
    guard let target, target != moved.path else { return settle() }
    dataSource?.collectionView(self, moveItemAt: moved.path, to: target)
    performBatchUpdates { self.moveItem(at: moved.path, to: target) }
  }

  /// What `cancelInteractiveMovement()` does: the item goes back.
  func cancelMovement() {
    collection.moved?.view.transform = .identity
    collection.moved = nil
    settle()
  }

  private func settle() {
    UIView.animate(withDuration: 0.25) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }
}
