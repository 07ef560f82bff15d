import Rehearsal
import TestSupport
import Testing
import UIKit

/// Snapshots in tables and collections, against a model.
@MainActor @Suite("Diffable data sources")
struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
    var result = Snapshot()
    for (section, items) in sections {
      result.appendSections([section])
      result.appendItems(items)
    }
    return result
  }

  /// A few sections with a few items, drawn from a seed.
  private func random(_ seed: inout Seed) -> Snapshot {
    var items = Array(0..<30)
    var sections = Array(0..<5)
    var parts: [(Int, [Int])] = []
    for _ in 0..<Int(seed.number(in: 0...5)) {
      let section = sections.remove(at: Int(seed.number(in: 0...1) * Double(sections.count - 1)))
      var own: [Int] = []
      for _ in 0..<Int(seed.number(in: 0...6)) where !items.isEmpty {
        own.append(items.remove(at: Int(seed.number(in: 0...1) * Double(items.count - 1))))
      }
      parts.append((section, own))
      if sections.isEmpty { break }
    }
    return snapshot(parts)
  }

  @Test func `a collection shows each of many random snapshots as it is, animated or not`() {
    let stage = Stage(device: .iPhoneSE)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, _, item in cell.tag = item
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    let controller = UIViewController()
    controller.view.addSubview(view)
    stage.perform { stage.window.rootViewController = controller }
    var seed = Seed(11)
    for round in 0..<300 {
      let next = random(&seed)
      stage.perform { source.apply(next, animatingDifferences: round % 3 != 0) }
      if round % 7 == 0 { stage.settle() }
      stage.perform { view.layoutIfNeeded() }
      for path in view.indexPathsForVisibleItems {
        #expect(view.cellForItem(at: path)?.tag == source.itemIdentifier(for: path))
      }
      #expect(view.visibleCells.count == next.numberOfItems, "round \(round)")
    }
    stage.settle()
    #expect(stage.violations.isEmpty)
    #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func `a table keeps the cells of rows that stay, and moves them`() {
    let stage = Stage(device: .iPhoneSE)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
      cell.tag = item
      return cell
    }
    let controller = UIViewController()
    controller.view.addSubview(table)
    stage.perform {
      stage.window.rootViewController = controller
      source.apply(snapshot([(0, [1, 2, 3]), (1, [4])]), animatingDifferences: false)
    }
    let four = table.cellForRow(at: IndexPath(row: 0, section: 1))
    stage.perform { source.apply(snapshot([(1, [4, 9]), (0, [3, 1])])) }
    stage.settle()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === four)
    #expect(table.visibleCells.map(\.tag) == [4, 9, 3, 1])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    var seed = Seed(5)
    for _ in 0..<200 {
      let next = random(&seed)
      stage.perform { source.apply(next, animatingDifferences: true) }
      let seen = table.visibleCells.map(\.tag)
      #expect(seen == Array(next.itemIdentifiers.prefix(14)))
    }
    #expect(stage.violations.isEmpty)
  }

  @Test func `a snapshot is edited by identifiers`() {
    var one = snapshot([(0, [1, 2, 3]), (1, [4])])
    one.insertItems([9], beforeItem: 2)
    one.moveItem(1, afterItem: 4)
    one.deleteItems([3])
    one.moveSection(1, beforeSection: 0)
    #expect(one.itemIdentifiers == [4, 1, 9, 2] && one.sectionIdentifiers == [1, 0])
    #expect(one.sectionIdentifier(containingItem: 1) == 1 && one.indexOfItem(9) == 2)
  }

  @Test func `a tree shows the branches that are open`() {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2])
    tree.append([10, 11], to: 1)
    tree.append([100], to: 10)
    #expect(tree.visibleItems == [1, 2] && tree.items == [1, 10, 100, 11, 2])
    tree.expand([1])
    #expect(tree.visibleItems == [1, 10, 11, 2] && tree.level(of: 100) == 2)
    tree.delete([10])
    #expect(tree.items == [1, 11, 2] && !tree.contains(100))
  }
}

/// Numbers from a seed.
private struct Seed {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func number(in range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let share = Double(state >> 33) / Double(UInt64(1) << 31)
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }
}
