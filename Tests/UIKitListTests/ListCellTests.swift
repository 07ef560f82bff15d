import Rehearsal
import Testing
import UIKit

/// Rows, headers and footers of lists in collections.
@MainActor @Suite("Rows of lists")
struct ListCellTests {
  private let stage = Stage(device: .iPhone16)

  private final class Source: NSObject, UICollectionViewDataSource {
    var signs: [UICellAccessory] = []
    var reserved: CGFloat = 0
    lazy var rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [weak self] cell, path, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(path.item)"
      if let self, reserved > 0 {
        content.image = UIImage(systemName: "circle.fill")
        content.imageProperties.reservedLayoutSize.width = reserved
      }
      cell.contentConfiguration = content
      cell.accessories = self?.signs ?? []
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, _ in
      var content = header.defaultContentConfiguration()
      content.text = "Head"
      header.contentConfiguration = content
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: 0)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  private let source = Source()

  private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 600), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = source
    let controller = UIViewController()
    stage.perform {
      controller.view.addSubview(view)
      stage.window.rootViewController = controller
    }
    stage.settle()
    return view
  }

  private func header(_ appearance: UICollectionLayoutListConfiguration.Appearance) throws
    -> UILabel
  {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.headerMode = .supplementary
    let view = show(UICollectionViewCompositionalLayout.list(using: list))
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    return try #require(labels(in: header).first)
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { $0.isHidden ? [] : [$0] } ?? view.subviews.flatMap(labels(in:))
  }

  @Test func `a header's default is the one of its list's appearance, before it is in it`() throws {
    let grouped = try header(.insetGrouped)
    #expect(grouped.text == "HEAD" && grouped.font.pointSize == 13)
    let plain = try header(.plain)
    #expect(plain.text == "Head" && plain.font.pointSize == 17)
  }

  @Test func `the last of several signs stands at the edge`() throws {
    source.signs = [.label(text: "Today"), .disclosureIndicator()]
    let view = show(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let chevron = try #require(cell.subviews.first { $0 is UIImageView })
    let label = try #require(cell.subviews.first { $0 is UILabel })
    #expect(chevron.frame.maxX == 377 && label.frame.maxX < chevron.frame.minX)
  }

  @Test func `a line begins where the words do, whatever room the picture has`() throws {
    source.reserved = 60
    let view = show(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let words = try #require(labels(in: cell).first)
    let line = try #require(cell.subviews.first { $0.frame.height < 1 })
    #expect(line.frame.minX == words.convert(words.bounds, to: cell).minX)
    #expect(abs(line.frame.minX - 92) < 0.01)
  }

  @Test func `a reconfigured row keeps its cell, a reloaded one need not`() throws {
    let view = show(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(view.cellForItem(at: path))
    source.signs = [.checkmark()]
    stage.perform { view.reconfigureItems(at: [path]) }
    #expect(view.cellForItem(at: path) === cell)
    let accessories = (cell as? UICollectionViewListCell)?.accessories.count
    #expect(accessories == 1)
    let other = view.cellForItem(at: IndexPath(item: 2, section: 0)) as? UICollectionViewListCell
    #expect(other?.accessories.count == 0)
    stage.settle()
    #expect(cell.alpha == 1 && cell.window != nil)
  }

  @Test func `a row that is filled anew while it is chosen is not left gray`() throws {
    let view = show(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let chooser = Chooser()
    view.delegate = chooser
    stage.touch(.tap(at: CGPoint(x: 100, y: 66)))
    stage.settle()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(chooser.chosen == [1] && !cell.isHighlighted && !cell.isSelected)
  }

  private final class Chooser: NSObject, UICollectionViewDelegate {
    var chosen: [Int] = []
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath.item)
      collectionView.deselectItem(at: indexPath, animated: true)
      collectionView.reconfigureItems(at: [indexPath])
    }
  }

  @Test func `what measures itself within insets is measured within them each time`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.contentInsets = .init(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.boundarySupplementaryItems = [header]
    let view = show(UICollectionViewCompositionalLayout(section: section))
    stage.perform { view.collectionViewLayout.invalidateLayout() }
    stage.settle()
    let place = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(place?.frame.minX == 20 && place?.frame.width == 353)
  }
}
