import QuartzCore

/// Context menus of the rows of a table and of the items of a collection.
@MainActor
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  /// A row under a finger, and what its menu shows.
  typealias Found = (view: UIView, configuration: UIContextMenuConfiguration)

  private let find: (CGPoint) -> Found?
  private let events: Events
  private weak var lifted: UIView?

  /// What the list's delegate is asked and told while a menu is up.
  struct Events {
    typealias Configuration = UIContextMenuConfiguration
    typealias Animator = (any UIContextMenuInteractionAnimating)?
    var commit: (Configuration, any UIContextMenuInteractionCommitAnimating) -> Void
    var highlight: (Configuration) -> UITargetedPreview?
    var dismiss: (Configuration) -> UITargetedPreview?
    var willDisplay: (Configuration, Animator) -> Void
    var willEnd: (Configuration, Animator) -> Void
  }

  init(find: @escaping (CGPoint) -> Found?, events: Events) {
    (self.find, self.events) = (find, events)
  }

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
  ) -> UITargetedPreview? {
    events.highlight(configuration) ?? lifted.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { events.dismiss(configuration) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { events.willDisplay(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { events.willEnd(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { events.commit(configuration, animator) }
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
      }, events: makeMenuEvents())
    addInteraction(UIContextMenuInteraction(delegate: menus))
    return menus
  }

  private func makeMenuEvents() -> ListMenus.Events {
    ListMenus.Events(
      commit: { [weak self] in
        guard let self else { return }
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: $0, animator: $1)
      },
      highlight: { [weak self] in
        guard let self else { return nil }
        return delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: $0)
      },
      dismiss: { [weak self] in
        guard let self else { return nil }
        return delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: $0)
      },
      willDisplay: { [weak self] in
        guard let self else { return }
        delegate?.tableView(self, willDisplayContextMenu: $0, animator: $1)
      },
      willEnd: { [weak self] in
        guard let self else { return }
        delegate?.tableView(self, willEndContextMenuInteraction: $0, animator: $1)
      })
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
        collection.menuPath = path
        return (cell, configuration)
      }, events: makeMenuEvents())
    addInteraction(UIContextMenuInteraction(delegate: menus))
    return menus
  }

  private func makeMenuEvents() -> ListMenus.Events {
    ListMenus.Events(
      commit: { [weak self] in
        guard let self else { return }
        delegate?.collectionView(self, willPerformPreviewActionForMenuWith: $0, animator: $1)
      },
      highlight: { [weak self] in
        guard let self, let path = collection.menuPath else { return nil }
        return delegate?.collectionView(
          self, contextMenuConfiguration: $0, highlightPreviewForItemAt: path)
      },
      dismiss: { [weak self] in
        guard let self, let path = collection.menuPath else { return nil }
        return delegate?.collectionView(
          self, contextMenuConfiguration: $0, dismissalPreviewForItemAt: path)
      },
      willDisplay: { [weak self] in
        guard let self else { return }
        delegate?.collectionView(self, willDisplayContextMenu: $0, animator: $1)
      },
      willEnd: { [weak self] in
        guard let self else { return }
        delegate?.collectionView(self, willEndContextMenuInteraction: $0, animator: $1)
      })
  }
}
