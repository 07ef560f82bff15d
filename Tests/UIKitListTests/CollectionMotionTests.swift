import Rehearsal
import TestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Elements of a collection that come, go and move: where they start and end is the layout's to say.
@MainActor @Suite("Collections in motion")
final class CollectionMotionTests: NSObject, UICollectionViewDataSource {
  private let stage: Stage
  private let collection: UICollectionView
  private var count = 40

  /// Items in one row below each other, and what it was asked.
  private final class Tower: UICollectionViewFlowLayout {
    var asked: [String] = []
    var isOwn = false

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        let (from, to) = (item.indexPathBeforeUpdate?.item, item.indexPathAfterUpdate?.item)
        asked.append("\(item.updateAction) \(from ?? -1) \(to ?? -1)")
      }
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      asked.append("finalize")
    }

    override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let start = super.initialLayoutAttributesForAppearingItem(at: path)
      asked.append("in \(path.item) \(start?.alpha ?? -1)")
      if isOwn { start?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) }
      return start
    }

    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let end = super.finalLayoutAttributesForDisappearingItem(at: path)
      asked.append("out \(path.item) \(end?.alpha ?? -1)")
      if isOwn { end?.center.x += 300 }
      return end
    }
  }

  private let tower = Tower()

  override init() {
    let (stage, screen) = screenOnStage()
    self.stage = stage
    tower.itemSize = CGSize(width: 393, height: 100)
    tower.minimumLineSpacing = 0
    collection = UICollectionView(frame: screen.view.bounds, collectionViewLayout: tower)
    super.init()
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    let collection = collection
    stage.perform { screen.view.addSubview(collection) }
    stage.settle()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

  private func change(_ step: (UICollectionView) -> Void) {
    stage.perform { step(collection) }
    stage.advance(to: stage.now + 0.1)
  }

  @Test("the layout hears of changes, and is asked where what comes begins and what goes ends")
  func hooks() {
    change { collection in
      collection.performBatchUpdates {
        collection.deleteItems(at: [2, 5, 4].map { IndexPath(item: $0, section: 0) })
        collection.insertItems(at: [3, 0, 1].map { IndexPath(item: $0, section: 0) })
      }
    }
    #expect(
      tower.asked == [
        "delete 2 -1", "delete 4 -1", "delete 5 -1", "insert -1 0", "insert -1 1", "insert -1 3",
        "out 2 0.0", "out 4 0.0", "out 5 0.0", "in 0 0.0", "in 1 0.0", "in 3 0.0", "finalize",
      ])
    stage.settle()
  }

  @Test("a layout's own ways are gone: an item grows where it comes, another flies off")
  func ownWays() throws {
    tower.isOwn = true
    let gone = try #require(collection.cellForItem(at: IndexPath(item: 2, section: 0)))
    change { collection in
      collection.performBatchUpdates {
        collection.deleteItems(at: [IndexPath(item: 2, section: 0)])
        collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    let coming = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    let scale = coming.layer.presentation()?.transform.m11 ?? 1
    #expect(scale > 0.1 && scale < 1 && coming.transform == .identity && coming.alpha == 1)
    let way = gone.layer.presentation()?.position.x ?? 0
    #expect(way > 197 && way < 496 && gone.superview === collection)
    stage.settle()
    #expect(gone.superview == nil || collection.indexPath(for: gone) != nil)
  }

  @Test(
    "rows that a deletion lets in come from below, and those that an insertion pushes out go there")
  func beyondTheEdge() throws {
    stage.perform { collection.setCollectionViewLayout(flow(height: 100), animated: false) }
    stage.settle()
    count = 39
    change { $0.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    let last = try #require(
      collection.cellForItem(at: IndexPath(item: 8, section: 0)))
    let y = last.layer.presentation()?.position.y ?? 0
    #expect(y > 850 && y < 950)
    #expect(last.alpha == 1 && last.layer.presentation()?.opacity == 1)
    stage.settle()
    let pushed = try #require(collection.cellForItem(at: IndexPath(item: 8, section: 0)))
    count = 40
    change { $0.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect(pushed.superview === collection && pushed.center.y == 950)
    stage.settle()
    #expect(collection.visibleCells.count == 9 && stage.violations.isEmpty)
  }

  private func flow(height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 393, height: height)
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test(
    "with another layout items go to where it puts them, and come from where the former had them")
  func layouts() throws {
    let sixth = try #require(collection.cellForItem(at: IndexPath(item: 6, section: 0)))
    stage.perform { collection.setCollectionViewLayout(flow(height: 300), animated: true) }
    stage.advance(to: stage.now + 0.1)
    // It does not show there any more, and is on its way.
    #expect(sixth.superview === collection && sixth.center.y == 1950)
    stage.settle()
    #expect(sixth.superview == nil && collection.visibleCells.count == 3)
    stage.perform { collection.setCollectionViewLayout(flow(height: 100), animated: true) }
    stage.advance(to: stage.now + 0.1)
    let again = try #require(collection.cellForItem(at: IndexPath(item: 6, section: 0)))
    let y = again.layer.presentation()?.position.y ?? 0
    #expect(y > 650 && y < 1950 && again.layer.presentation()?.opacity == 1)
    stage.settle()
    #expect(again.center.y == 650 && collection.visibleCells.count == 9)
    #expect(stage.violations.isEmpty)
  }
}

/// Headers and footers of a flow that stay in sight.
@MainActor @Suite("Pinned headers")
final class PinnedHeaderTests: NSObject, UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 10 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }

  @Test("stay at the edge while their section shows, and are pushed out by the next")
  func pinned() throws {
    let (stage, screen) = screenOnStage()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 393, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let collection = UICollectionView(frame: screen.view.bounds, collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    for kind in [header, footer] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "edge")
    }
    collection.dataSource = self
    stage.perform { screen.view.addSubview(collection) }
    stage.settle()
    let height = collection.bounds.height
    func y(_ kind: String, _ section: Int) -> CGFloat? {
      collection.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame.minY
    }
    for (offset, expected) in [(0.0, 0.0), (500, 500), (1010, 1010), (1040, 1020), (1059, 1020)] {
      stage.perform { collection.contentOffset.y = offset }
      stage.settle()
      #expect(y(header, 0) == CGFloat(expected), "\(offset)")
    }
    stage.perform { collection.contentOffset.y = 0 }
    stage.settle()
    #expect(y(footer, 0) == height - 20)
    stage.perform { collection.contentOffset.y = 400 }
    stage.settle()
    #expect(y(footer, 0) == 1040 && y(header, 1) == 1060)
    #expect(stage.unsupported.isEmpty)
  }
}

/// Items of a list that say how high they are: what comes stands still until that is known.
@MainActor @Suite("Lists in motion")
struct ListMotionTests {
  @Test("what a deletion lets in does not fly through other rows")
  func letIn() throws {
    let (stage, screen) = screenOnStage()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let list = UICollectionView(frame: screen.view.bounds, collectionViewLayout: layout)
    list.contentInsetAdjustmentBehavior = .never
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "\(number)"
      content.secondaryText = "a second line\nand a third\nand a fourth"
      content.secondaryTextProperties.numberOfLines = 0
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<30))
    stage.perform {
      screen.view.addSubview(list)
      source.apply(snapshot, animatingDifferences: false)
    }
    stage.settle()
    let known = Set(list.visibleCells.map(ObjectIdentifier.init))
    snapshot.deleteItems([1])
    stage.perform { source.apply(snapshot, animatingDifferences: true) }
    var last: [ObjectIdentifier: CGFloat] = [:]
    for _ in 0..<20 {
      stage.advance(to: stage.now + 1 / 60)
      for cell in list.visibleCells where !known.contains(ObjectIdentifier(cell)) {
        let shown = cell.layer.presentation() ?? cell.layer
        // It comes up, or fades where it will stand.
        let y = shown.position.y
        #expect(y >= cell.center.y - 0.5 && y <= last[ObjectIdentifier(cell)] ?? .infinity)
        last[ObjectIdentifier(cell)] = y
      }
    }
    stage.settle()
    #expect(!last.isEmpty && stage.violations.isEmpty)
  }
}
