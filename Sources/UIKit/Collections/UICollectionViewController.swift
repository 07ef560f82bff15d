import QuartzCore

/// A controller whose view holds a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  open private(set) var collectionViewLayout: UICollectionViewLayout
  /// Whether the selection goes when the view appears. Default true.
  open var clearsSelectionOnViewWillAppear = true
  /// Kept: items are not dragged here.
  open var installsStandardGestureForInteractiveMovement = true
  /// Whether this controller, pushed over another of its kind, shows that one's collection in a layout of
  /// its own: its cells move from one layout to the other. Default false.
  ///
  /// The collection keeps its data source and its delegate, which are the first controller's.
  open var useLayoutToLayoutNavigationTransitions = false

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !animated { takeOverCollection() }
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collectionView?.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  private var collection: UICollectionView?

  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set { collection = newValue }
  }

  /// Shows the collection of the controller that it is pushed over, if that is how it is to come.
  func shareCollection(of other: UIViewController) {
    guard useLayoutToLayoutNavigationTransitions,
      let shared = (other as? UICollectionViewController)?.collectionView
    else { return }
    if let own = collection, own !== shared { own.removeFromSuperview() }
    collection = shared
  }

  /// The collection that both show; asked without loading anything.
  func collectionShared(with other: UICollectionViewController?) -> UICollectionView? {
    other?.collection === collection ? collection : nil
  }

  /// The collection comes out of another controller's view into this one's.
  func takeOverCollection() {
    guard let collection, let view = viewIfLoaded, collection.superview !== view,
      collection !== view
    else { return }
    collection.frame = view.bounds
    view.insertSubview(collection, at: 0)
    if collection.collectionViewLayout !== collectionViewLayout {
      collection.setCollectionViewLayout(collectionViewLayout, animated: false)
    }
  }

  /// Takes a collection that a document draws.
  func take(collectionView made: UIView) {
    let view = UIView(frame: made.frame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.frame = view.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made)
    collection = made as? UICollectionView
    if let collection { collectionViewLayout = collection.collectionViewLayout }
    self.view = view
  }

  open override func loadView() {
    if loadDocumentView() {
      if collection?.dataSource == nil { collection?.dataSource = self }
      if collection?.delegate == nil { collection?.delegate = self }
      return
    }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard self.collection == nil else {
      self.view = view
      return
    }
    let collection = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    self.collection = collection
    self.view = view
    collection.dataSource = self
    collection.delegate = self
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.count == 1
      ? self.collectionView(
        collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point) : nil
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  open func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { false }
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  // MARK: Of scroll views

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
