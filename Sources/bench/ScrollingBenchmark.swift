import Rehearsal
import UIKit

/// What a frame costs while a long collection scrolls: layouts are held against a flow layout of as many
/// items.
@MainActor
enum ScrollingBenchmark {
  private static let count = 5_000

  static func run(into report: inout BenchReport) {
    let fixed = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: fixed, subitems: [NSCollectionLayoutItem(layoutSize: fixed)]))
    for (name, layout) in [
      ("compositional", UICollectionViewCompositionalLayout(section: section)),
      ("list", .list(using: UICollectionLayoutListConfiguration(appearance: .plain))),
    ] {
      let (ours, other) = (LongList(layout, count), LongList(flow, count))
      let (time, least) = Timer.least({ ours.scroll() }, { other.scroll() })
      report.add(
        Measurement(
          name: "scrolling-\(name)@\(count)", value: time, unit: "ms",
          against: "a flow layout", againstValue: least))
    }
  }

  private static var flow: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 44)
    layout.minimumLineSpacing = 0
    return layout
  }
}

/// A collection of many rows on a stage of its own.
@MainActor
private final class LongList: NSObject, UICollectionViewDataSource {
  private let stage = Stage(device: .iPhoneSE)
  private let view: UICollectionView
  private let count: Int
  private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
    cell, _, number in
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(number)"
    cell.contentConfiguration = content
  }

  init(_ layout: UICollectionViewLayout, _ count: Int) {
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    self.count = count
    super.init()
    let controller = UIViewController()
    stage.perform {
      view.frame = controller.view.bounds
      view.dataSource = self
      controller.view.addSubview(view)
      stage.window.rootViewController = controller
    }
    stage.settle()
  }

  /// One frame, two rows on.
  func scroll() {
    stage.perform { view.contentOffset.y += 88 }
    stage.advance(to: stage.now + 1 / 60.0)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
  }
}
