import Rehearsal
import Testing
import UIKit

/// Where a compositional layout puts things.
@MainActor @Suite("Compositional layouts")
struct CompositionTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts = [7]
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "h", for: indexPath)
    }
  }

  private final class TallCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        view.heightAnchor.constraint(equalToConstant: 70),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private let stage = Stage(device: .iPhoneSE)
  private let source = Source()

  private func show(
    _ layout: UICollectionViewLayout, _ cell: UICollectionViewCell.Type = UICollectionViewCell.self
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(cell, forCellWithReuseIdentifier: "c")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "h")
    view.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(view)
    stage.perform { stage.window.rootViewController = controller }
    return view
  }

  private func frames(_ view: UICollectionView, section: Int = 0) -> [CGRect] {
    (0..<source.counts[section]).map {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame ?? .null
    }
  }

  @Test func `three to a row, with gaps and insets`() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = .init(top: 5, leading: 15, bottom: 5, trailing: 15)
    let view = show(UICollectionViewCompositionalLayout(section: section))
    let found = frames(view)
    #expect(found[0] == CGRect(x: 17, y: 7, width: 86, height: 46))
    #expect(found[2].minX == 197 && found[3].minY == 67 && found[6].minY == 127)
    let height: CGFloat = 5 + 3 * 50 + 20 + 5
    #expect(abs(view.contentSize.height - height) < 0.001)
  }

  @Test func `groups stand in groups`() {
    let large = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
      subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [large, column])
    let view = show(UICollectionViewCompositionalLayout(section: .init(group: group)))
    let found = frames(view)
    #expect(found[0] == CGRect(x: 0, y: 0, width: 150, height: 100))
    #expect(found[1] == CGRect(x: 150, y: 0, width: 150, height: 50))
    #expect(found[2] == CGRect(x: 150, y: 50, width: 150, height: 50))
    #expect(found[3] == CGRect(x: 0, y: 100, width: 150, height: 100))
  }

  @Test func `estimated heights give way to what cells ask for`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let view = show(
      UICollectionViewCompositionalLayout(section: .init(group: group)), TallCell.self)
    stage.settle()
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 70)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height == 70)
    #expect(view.contentSize.height == 490)
  }

  @Test func `a section that scrolls across follows its own finger, and headers stay`() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(200), heightDimension: .absolute(100)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let view = show(UICollectionViewCompositionalLayout(section: section))
    #expect(view.contentSize.height == 130)
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.convert(first?.bounds ?? .zero, to: view).origin == CGPoint(x: 0, y: 30))
    stage.touch(
      TouchScript(
        [
          .press(at: CGPoint(x: 250, y: 80)).drag(by: CGVector(dx: -120, dy: 0), over: 0.1)
            .release()
        ],
        samplesPerSecond: 60))
    stage.settle()
    let second = view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(second?.convert(second?.bounds ?? .zero, to: view).minX == 0)
    #expect(view.contentOffset == .zero)
  }

  @Test func `rows of an inset list are round at the ends of their group`() {
    source.counts = [2, 1]
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let view = show(layout, UICollectionViewListCell.self)
    stage.settle()
    let cells = view.visibleCells
    #expect(
      cells.map(\.frame.minX) == [16, 16, 16] && cells.map(\.frame.width) == [268, 268, 268])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[1].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(
      cells[2].layer.cornerRadius == 10
        && cells[2].layer.maskedCorners.contains(.layerMinXMinYCorner))
  }
}
