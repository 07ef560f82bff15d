import QuartzCore

extension UICollectionView {
  /// Views of a kind that show, in the order of their sections.
  public final func visibleSupplementaryViews(ofKind elementKind: String)
    -> [UICollectionReusableView]
  {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  public final func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String)
    -> [IndexPath]
  {
    layoutIfNeeded()
    return collection.views.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }

  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Whether updates wait for the end of a batch.
  public final var hasUncommittedUpdates: Bool { collection.batchDepth > 0 }
  public final var hasActiveDrag: Bool { false }
  public final var hasActiveDrop: Bool { false }
  /// How soon items make room for one that is dragged; kept. Raw values are UIKit's.
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
  public final var reorderingCadence: ReorderingCadence {
    get { kept("reorderingCadence", .immediate) }
    set { keep("reorderingCadence", newValue) }
  }
}

extension UICollectionViewFlowLayout {
  /// What the sections' insets count from. Raw values are UIKit's.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
}

extension UICollectionView {
  /// Shows the menus of items.
  public final var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }
  /// Runs a block with the layout as it shows: it always is.
  public final func performUsingPresentationValues(_ actions: () -> Void) { actions() }
  /// Where a header or the like belongs; nil for one that is not on view.
  public final func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  {
    for kind in [Self.elementKindSectionHeader, Self.elementKindSectionFooter] {
      let paths = indexPathsForVisibleSupplementaryElements(ofKind: kind)
      let found = paths.first {
        self.supplementaryView(forElementKind: kind, at: $0) === supplementaryView
      }
      if let found { return found }
    }
    return nil
  }
}
