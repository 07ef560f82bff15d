import QuartzCore

/// The optional methods of a delegate as values, for calls like `delegate.collectionView?(view, didSelectItemAt: path)`.
///
/// Nil never: a method that is not implemented answers as its default does.
extension UICollectionViewDelegate {
  @_disfavoredOverload
  public var collectionView: _CollectionViewDelegateCollectionView? {
    _CollectionViewDelegateCollectionView(target: self)
  }
}

extension UICollectionViewDelegateFlowLayout {
  @_disfavoredOverload
  public var collectionView: _CollectionViewDelegateFlowLayoutCollectionView? {
    _CollectionViewDelegateFlowLayoutCollectionView(target: self)
  }
}

extension UICollectionViewDataSource {
  @_disfavoredOverload
  public var collectionView: _CollectionViewDataSourceCollectionView? {
    _CollectionViewDataSourceCollectionView(target: self)
  }

  @_disfavoredOverload
  public var numberOfSections: _CollectionViewDataSourceNumberOfSections? {
    _CollectionViewDataSourceNumberOfSections(target: self)
  }
}

/// `collectionView` of a delegate, to be called.
@preconcurrency @MainActor
public struct _CollectionViewDelegateCollectionView {
  let target: any UICollectionViewDelegate

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }
}

/// `collectionView` of a delegate, to be called.
@preconcurrency @MainActor
public struct _CollectionViewDelegateFlowLayoutCollectionView {
  let target: any UICollectionViewDelegateFlowLayout

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    target.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    target.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    target.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    target.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}

/// `collectionView` of a delegate, to be called.
@preconcurrency @MainActor
public struct _CollectionViewDataSourceCollectionView {
  let target: any UICollectionViewDataSource

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    target.collectionView(collectionView, numberOfItemsInSection: section)
  }

  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    target.collectionView(collectionView, cellForItemAt: indexPath)
  }

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
}

/// `numberOfSections` of a delegate, to be called.
@preconcurrency @MainActor
public struct _CollectionViewDataSourceNumberOfSections {
  let target: any UICollectionViewDataSource

  @discardableResult
  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    target.numberOfSections(in: collectionView)
  }
}
