import UIKit

/// Looks to choose among, and sizes of text: a page of settings with headers and checkmarks.
final class DisplaySettingsController: UICollectionViewController {
  private static let groups = [
    ("Appearance", ["Light", "Dark", "Automatic"]), ("Text", ["Small", "Standard", "Large"]),
  ]
  private var chosen = [2, 1]

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = "Display & Brightness"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Bool> {
    cell, path, isChosen in
    var content = cell.defaultContentConfiguration()
    content.text = groups[path.section].1[path.item]
    cell.contentConfiguration = content
    cell.accessories = isChosen ? [.checkmark()] : []
  }

  private let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { header, _, path in
    var content = header.defaultContentConfiguration()
    content.text = groups[path.section].0
    header.contentConfiguration = content
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { Self.groups.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.groups[section].1.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: chosen[indexPath.section] == indexPath.item)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let before = IndexPath(item: chosen[indexPath.section], section: indexPath.section)
    chosen[indexPath.section] = indexPath.item
    collectionView.deselectItem(at: indexPath, animated: true)
    collectionView.reconfigureItems(at: [before, indexPath])
  }
}
