import UIKit

/// Folders and what is in them: beside each other on a wide screen, one over the other on a narrow one.
final class FoldersSplitController: UISplitViewController {
  private let folders = FolderListController()
  private let letters = FolderLettersController()

  init() {
    super.init(style: .doubleColumn)
    preferredDisplayMode = .oneBesideSecondary
    delegate = self
    folders.choose = { [weak self] folder in self?.open(folder) }
    setViewController(UINavigationController(rootViewController: folders), for: .primary)
    setViewController(UINavigationController(rootViewController: letters), for: .secondary)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Shows what is in a folder.
  private func open(_ folder: FolderListController.Folder) {
    letters.show(folder)
    show(.secondary)
  }

  /// Shows what is in the first folder.
  func openFirst() { open(FolderListController.folders[0]) }

  /// Goes back to the folders, where they are not beside what is in them.
  func goBack() {
    guard isCollapsed else { return }
    letters.navigationController?.popToRootViewController(animated: true)
  }
}

extension FoldersSplitController: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

/// The folders, as a sidebar.
final class FolderListController: UICollectionViewController {
  struct Folder: Hashable {
    let name: String
    let sign: String
    let count: Int
  }

  static let folders = [
    Folder(name: "Inbox", sign: "tray", count: 4), Folder(name: "Drafts", sign: "doc", count: 1),
    Folder(name: "Sent", sign: "paperplane", count: 0),
    Folder(name: "Flagged", sign: "flag", count: 2),
    Folder(name: "Archive", sign: "archivebox", count: 0),
    Folder(name: "Bin", sign: "trash", count: 0),
  ]

  /// Told which folder was chosen.
  var choose: (Folder) -> Void = { _ in }

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .sidebar)))
    title = "Folders"
    navigationItem.largeTitleDisplayMode = .always
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Folder> {
    cell, _, folder in
    var content = UIListContentConfiguration.sidebarCell()
    content.text = folder.name
    content.image = UIImage(systemName: folder.sign)
    cell.contentConfiguration = content
    cell.accessories = folder.count > 0 ? [.label(text: "\(folder.count)")] : []
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let first = IndexPath(item: 0, section: 0)
    if splitViewController?.isCollapsed == false {
      guard collectionView.indexPathsForSelectedItems?.isEmpty != false else { return }
      collectionView.selectItem(at: first, animated: false, scrollPosition: [])
    } else {
      for path in collectionView.indexPathsForSelectedItems ?? [] {
        collectionView.deselectItem(at: path, animated: animated)
      }
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.folders.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: Self.folders[indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { choose(Self.folders[indexPath.item]) }
}

/// What is in a folder.
final class FolderLettersController: UICollectionViewController {
  private var letters = Letter.all

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .insetGrouped)))
    title = "Inbox"
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Shows another folder.
  func show(_ folder: FolderListController.Folder) {
    title = folder.name
    let place = FolderListController.folders.firstIndex(of: folder) ?? 0
    letters = place == 0 ? Letter.all : Array(Letter.all.suffix(folder.count))
    if isViewLoaded { collectionView.reloadData() }
  }

  private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Letter> {
    cell, _, letter in
    var content = UIListContentConfiguration.subtitleCell()
    content.text = letter.sender
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.secondaryText = letter.text
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .secondaryLabel
    content.secondaryTextProperties.numberOfLines = 2
    cell.contentConfiguration = content
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { letters.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: letters[indexPath.item])
  }
}
