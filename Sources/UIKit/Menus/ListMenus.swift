import QuartzCore

/// Context menus of the rows of a table and of the items of a collection.
@MainActor
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  /// A row under a finger, and what its menu shows.
  typealias Found = (view: UIView, configuration: UIContextMenuConfiguration)

  private let find: (CGPoint) -> Found?
  private let commit:
    (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void
  private weak var lifted: UIView?

  init(
    find: @escaping (CGPoint) -> Found?,
    commit: @escaping (
      UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating
    ) -> Void
  ) { (self.find, self.commit) = (find, commit) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let found = find(location) else { return nil }
    lifted = found.view
    return found.configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { lifted.map { UITargetedPreview(view: $0) } }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { commit(configuration, animator) }
}

extension UITableView {
  /// Rows whose delegate has menus for them show those.
  func makeMenus() -> ListMenus {
    let menus = ListMenus(
      find: { [weak self] point in
        guard let self, let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
          let configuration = delegate?.tableView(
            self, contextMenuConfigurationForRowAt: path, point: point)
        else { return nil }
        unhighlightRow()
        return (cell, configuration)
      },
      commit: { [weak self] configuration, animator in
        guard let self else { return }
        delegate?.tableView(
          self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      })
    addInteraction(UIContextMenuInteraction(delegate: menus))
    return menus
  }
}

extension UICollectionView {
  /// Items whose delegate has menus for them show those.
  func makeMenus() -> ListMenus {
    let menus = ListMenus(
      find: { [weak self] point in
        guard let self, let path = indexPathForItem(at: point), let cell = cellForItem(at: path),
          let configuration = delegate?.collectionView(
            self, contextMenuConfigurationForItemsAt: [path], point: point)
        else { return nil }
        unhighlightItem()
        return (cell, configuration)
      },
      commit: { [weak self] configuration, animator in
        guard let self else { return }
        delegate?.collectionView(
          self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      })
    addInteraction(UIContextMenuInteraction(delegate: menus))
    return menus
  }
}
