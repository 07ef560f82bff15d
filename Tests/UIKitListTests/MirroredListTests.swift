import Rehearsal
import Testing
import UIKit

/// Lists and collections where people read from right to left.
@MainActor @Suite("Mirrored lists")
struct MirroredListTests {
  private let stage = Stage(device: .iPhoneSE, layoutDirection: .rightToLeft)
  private let source = Source()

  private final class Source: NSObject, UICollectionViewDataSource {
    let list = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let plain = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    var isList = false

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 5 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      isList
        ? collectionView.dequeueConfiguredReusableCell(using: list, for: indexPath, item: 0)
        : collectionView.dequeueConfiguredReusableCell(using: plain, for: indexPath, item: 0)
    }
  }

  private func show(
    _ layout: UICollectionViewLayout, on stage: Stage? = nil
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = source
    let (controller, stage) = (UIViewController(), stage ?? self.stage)
    stage.perform {
      controller.view.addSubview(view)
      stage.window.rootViewController = controller
    }
    stage.settle()
    return view
  }

  private func row(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(200), heightDimension: .absolute(80)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = .init(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.orthogonalScrollingBehavior = behavior
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Where an item is on the screen.
  private func place(_ item: Int, in view: UICollectionView) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: 0)).map { $0.convert($0.bounds, to: nil) }
  }

  @Test func `a compositional layout begins at the right, and a flow layout does not`() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .absolute(90), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 0, leading: 10, bottom: 0, trailing: 0)
    let view = show(UICollectionViewCompositionalLayout(section: section))
    #expect(place(0, in: view)?.minX == 200 && place(1, in: view)?.minX == 110)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 50)
    #expect(place(0, in: show(flow))?.minX == 0)
  }

  @Test func `a row that scrolls across begins at the right and goes on to the left`() throws {
    let view = show(row(.continuousGroupLeadingBoundary))
    #expect(place(0, in: view)?.maxX == 280 && place(1, in: view)?.maxX == 70)
    stage.touch(.press(at: CGPoint(x: 60, y: 40)).fling(at: CGVector(dx: 900, dy: 0)))
    stage.settle()
    let edges = (0..<5).compactMap { place($0, in: view)?.maxX }
    #expect(edges.contains { abs($0 - 280) < 0.5 } && place(0, in: view)?.maxX != 280, "\(edges)")
  }

  @Test func `a row with groups in the middle begins and stops with one in the middle`() {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let stage = Stage(device: .iPhoneSE, layoutDirection: direction)
      let view = show(row(.groupPagingCentered), on: stage)
      #expect(place(0, in: view)?.midX == 150, "\(direction)")
      let side: CGFloat = direction == .leftToRight ? -1 : 1
      for number in 1...4 {
        stage.touch(
          .press(at: CGPoint(x: 150, y: 40)).fling(at: CGVector(dx: 700 * side, dy: 0)))
        stage.settle()
        #expect(abs((place(number, in: view)?.midX ?? 0) - 150) < 0.5, "\(direction) \(number)")
      }
    }
  }

  @Test func `signs stand at the left of a row, lines begin at its words`() throws {
    source.isList = true
    let view = show(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let sign = try #require(cell.subviews.first { $0 is UIImageView })
    #expect(sign.frame.minX == 16)
    #expect(cell.contentView.frame.maxX == 300 && cell.contentView.frame.minX > 30)
    let line = try #require(cell.subviews.first { $0.frame.height < 1 })
    #expect(line.frame.minX == 0 && line.frame.maxX == 284)
  }

  @Test func `a list lies on the system's colour for its appearance unless it says otherwise`() {
    source.isList = true
    for (appearance, colour) in [
      (UICollectionLayoutListConfiguration.Appearance.plain, UIColor.systemBackground),
      (.insetGrouped, .systemGroupedBackground), (.sidebar, .secondarySystemBackground),
    ] {
      let view = show(
        UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance)))
      #expect(view.backgroundColor == colour, "\(appearance)")
    }
    var own = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    own.backgroundColor = .systemRed
    #expect(
      show(UICollectionViewCompositionalLayout.list(using: own)).backgroundColor == .systemRed)
  }

  @Test func `a table's row has its sign at the left, its words at the right`() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Wi-Fi"
    cell.detailTextLabel?.text = "Off"
    cell.accessoryType = .disclosureIndicator
    let controller = UIViewController()
    stage.perform {
      cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
      controller.view.addSubview(cell)
      stage.window.rootViewController = controller
    }
    stage.settle()
    let sign = try #require(cell.subviews.first { $0.bounds.size == CGSize(width: 8, height: 14) })
    #expect(sign.frame.minX == 16 && sign.transform.a == -1)
    #expect(cell.contentView.frame.minX == 24 && cell.contentView.frame.maxX == 300)
    let (words, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(detail.frame.minX == 16 && words.frame.maxX == 276 - 16)
  }

  @Test func `what is behind a row's end comes out at the left`() throws {
    source.isList = true
    var asked: [String] = []
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.leadingSwipeActionsConfigurationProvider = { _ in
      asked.append("leading")
      return UISwipeActionsConfiguration(actions: [])
    }
    list.trailingSwipeActionsConfigurationProvider = { _ in
      asked.append("trailing")
      return UISwipeActionsConfiguration(
        actions: [UIContextualAction(style: .normal, title: "Keep") { _, _, done in done(true) }])
    }
    let view = show(UICollectionViewCompositionalLayout.list(using: list))
    stage.touch(
      .press(at: CGPoint(x: 100, y: 66)).drag(by: CGVector(dx: 120, dy: 0), over: 0.3).release())
    stage.settle()
    #expect(asked.last == "trailing")
    #expect((place(1, in: view)?.minX ?? 0) > 50)
  }
}
