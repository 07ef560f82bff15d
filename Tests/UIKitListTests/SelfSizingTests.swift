import Rehearsal
import Testing
import UIKit

/// A height that is only estimated contradicts nothing; one that holds does.
@MainActor @Suite("Rows and items that size themselves, and contradictions")
struct SelfSizingTests {
  @Test("a picture of a required height and a title fit a row that sizes itself")
  func rows() {
    let rig = SelfSizingRig(heights: [120, 30, 200, 70.25, 120, 30, 200, 70, 120, 44])
    #expect(rig.table.visibleCells.map(\.frame.height).prefix(4) == [140, 50, 220, 90.5])
    for y in stride(from: 0, through: 500, by: 100) {
      rig.stage.perform { rig.table.contentOffset.y = CGFloat(y) }
    }
    rig.stage.perform { rig.table.contentOffset.y = 0 }
    #expect(rig.table.contentSize.height == 1204.5)
    #expect(rig.rules == [])
  }

  @Test("a bubble of at most three quarters of a row has its width before the row is laid out")
  func bubbles() {
    final class Bubble: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let bubble = UIView()
        bubble.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bubble)
        NSLayoutConstraint.activate([
          bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
          bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
          bubble.widthAnchor.constraint(
            lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
          bubble.widthAnchor.constraint(equalToConstant: 220),
          bubble.heightAnchor.constraint(equalToConstant: 100),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let cell = Bubble(style: .default, reuseIdentifier: nil)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    let stage = Stage(scale: 1)
    let list = UITableViewController(style: .plain)
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        tableView.dequeueReusableCell(withIdentifier: "b", for: indexPath)
      }
    }
    let rows = Rows()
    list.tableView.register(Bubble.self, forCellReuseIdentifier: "b")
    list.tableView.dataSource = rows
    stage.perform { stage.window.rootViewController = list }
    stage.settle()
    #expect(list.tableView.visibleCells.map(\.frame.height) == [100, 100, 100])
    #expect(stage.violations.isEmpty, "\(stage.violations)")
  }

  @Test("a height that follows from the width is held to less than a pixel")
  func ratios() {
    let rig = SelfSizingRig(heights: [0, 0, 0], ratio: 9.0 / 16)
    #expect(rig.table.visibleCells.map(\.frame.height) == [220, 220, 220])
    #expect(rig.rules == [])
  }

  @Test("views of content configurations fit as well")
  func configurations() {
    let rig = SelfSizingRig(heights: [120, 60], usesConfiguration: true)
    #expect(rig.table.visibleCells.map(\.frame.height) == [140, 80])
    #expect(rig.rules == [])
  }

  @Test("headers and footers are as high as their constraints ask for, in their content view too")
  func edges() {
    for inContentView in [false, true] {
      let rig = SelfSizingRig(heights: [120], headerHeight: 77, edgeUsesContentView: inContentView)
      #expect(rig.table.rectForHeader(inSection: 0).height == 97)
      #expect(rig.table.rectForFooter(inSection: 0).height == 97)
      #expect(rig.rules == [])
    }
  }

  @Test("measuring a view that has no frame yet is no contradiction")
  func measuring() {
    let stage = Stage(device: .iPhoneSE)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    Block.add(to: cell.contentView, height: 120)
    let view = UIView()
    Block.add(to: view, height: 50)
    var sizes: [CGSize] = []
    stage.perform {
      cell.layoutIfNeeded()
      for view in [view, cell, cell.contentView] {
        sizes.append(
          view.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel))
      }
    }
    #expect(sizes.map(\.height) == [70, 140, 140])
    #expect(stage.violations.map(\.rule) == [])
  }

  @Test("a row whose height is given, and too small, is told")
  func givenHeights() {
    let rig = SelfSizingRig(heights: [120], rowHeight: 60)
    #expect(rig.rules == ["unsatisfiable-constraints"])
    #expect(rig.stage.violations.first?.message.contains("AutoresizingMask") ?? false)
  }

  @Test("two heights that exclude each other are told in a row that sizes itself")
  func contradiction() {
    let rig = SelfSizingRig(heights: [120], contradicts: true)
    #expect(rig.rules == ["unsatisfiable-constraints"])
    #expect(rig.stage.violations.first?.message.contains("AutoresizingMask") == false)
  }

  @Test("a row that grows in an update is measured anew; one that grows without is told")
  func growth() throws {
    let rig = SelfSizingRig(heights: [120, 30])
    let cell = try #require(rig.table.visibleCells.first)
    let height = try #require(cell.contentView.subviews.first?.constraints.first)
    rig.stage.perform {
      rig.table.beginUpdates()
      height.constant = 200
      rig.table.endUpdates()
    }
    rig.stage.settle()
    #expect(rig.table.visibleCells.map(\.frame.height) == [220, 50])
    #expect(rig.rules == [])
    rig.stage.perform { height.constant = 150 }
    #expect(rig.rules == ["unsatisfiable-constraints"])
  }

  @Test("items with estimated sizes fit, in rows, across, and above their section")
  func compositions() {
    for scrollsAcross in [false, true] {
      let rig = ItemSizingRig(Self.estimated(.estimated(44), scrollsAcross: scrollsAcross))
      #expect(rig.view.visibleCells.first?.frame.height == 140)
      #expect(rig.header?.frame.height == 53)
      #expect(rig.rules == [])
    }
    let rig = ItemSizingRig(Self.estimated(.absolute(60), scrollsAcross: false))
    #expect(Set(rig.rules) == ["unsatisfiable-constraints"])
  }

  @Test("an estimate makes the items of a flow layout as large as their constraints ask for")
  func flows() {
    for estimate in [CGSize(width: 60, height: 60), UICollectionViewFlowLayout.automaticSize] {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = estimate
      let rig = ItemSizingRig(layout)
      let sizes = rig.view.visibleCells.map(\.frame.size)
      #expect(sizes.count == 9)
      #expect(Set(sizes.map(\.height)) == [140])
      #expect(Set(sizes.map(\.width)) == [110])
      #expect(rig.rules == [])
    }
    let fixed = UICollectionViewFlowLayout()
    fixed.itemSize = CGSize(width: 60, height: 60)
    #expect(Set(ItemSizingRig(fixed).rules) == ["unsatisfiable-constraints"])
  }

  @Test("items are measured anew where their layout is worked out anew")
  func remeasuredItems() throws {
    let rig = ItemSizingRig(Self.estimated(.estimated(44), scrollsAcross: false))
    let cell = try #require(
      rig.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let constraints = try #require(cell.contentView.subviews.first?.constraints)
    let height = try #require(constraints.first { $0.firstAttribute == .height })
    rig.stage.perform {
      height.constant = 180
      rig.view.collectionViewLayout.invalidateLayout()
    }
    #expect(cell.frame.height == 200)
    #expect(rig.rules == [])
  }

  private static func estimated(
    _ height: NSCollectionLayoutDimension, scrollsAcross: Bool
  ) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: scrollsAcross ? .estimated(60) : .fractionalWidth(1), heightDimension: height)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = scrollsAcross ? .continuous : .none
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// A view of a required size, ten points from every edge of another.
@MainActor
private enum Block {
  static func add(
    to view: UIView, width: CGFloat? = nil, height: CGFloat, ratio: CGFloat? = nil
  ) {
    let block = UIView()
    block.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(block)
    let own = ratio.map {
      block.heightAnchor.constraint(equalTo: block.widthAnchor, multiplier: $0)
    }
    (own ?? block.heightAnchor.constraint(equalToConstant: height)).isActive = true
    if let width { block.widthAnchor.constraint(equalToConstant: width).isActive = true }
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      block.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: block.trailingAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: block.bottomAnchor, constant: 10),
    ])
  }
}

/// Content with a block in it.
private struct BlockConfiguration: UIContentConfiguration {
  let height: CGFloat
  func makeContentView() -> any UIView & UIContentView { BlockContentView(self) }
  func updated(for state: any UIConfigurationState) -> BlockConfiguration { self }
}

private final class BlockContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(_ configuration: BlockConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    Block.add(to: self, height: configuration.height)
  }
  required init?(coder: NSCoder) { nil }
}

/// A table whose rows size themselves, if not told otherwise.
@MainActor
private final class SelfSizingRig: NSObject, UITableViewDataSource, UITableViewDelegate {
  let stage = Stage(device: .iPhoneSE)
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let heights: [CGFloat]
  private let ratio: CGFloat?
  private let headerHeight: CGFloat?
  private let (usesConfiguration, edgeUsesContentView, contradicts): (Bool, Bool, Bool)

  init(
    heights: [CGFloat], ratio: CGFloat? = nil, rowHeight: CGFloat = UITableView.automaticDimension,
    headerHeight: CGFloat? = nil, usesConfiguration: Bool = false,
    edgeUsesContentView: Bool = false, contradicts: Bool = false
  ) {
    (self.heights, self.ratio, self.headerHeight) = (heights, ratio, headerHeight)
    self.usesConfiguration = usesConfiguration
    self.edgeUsesContentView = edgeUsesContentView
    self.contradicts = contradicts
    super.init()
    let root = UIViewController()
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = rowHeight
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    root.view.addSubview(table)
    stage.perform { stage.window.rootViewController = root }
  }

  var rules: [String] { stage.violations.map(\.rule) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    guard !usesConfiguration else {
      cell.contentConfiguration = BlockConfiguration(height: heights[indexPath.row])
      return cell
    }
    for view in cell.contentView.subviews { view.removeFromSuperview() }
    Block.add(to: cell.contentView, height: heights[indexPath.row], ratio: ratio)
    let block = cell.contentView.subviews.last
    if contradicts { block?.heightAnchor.constraint(equalToConstant: 90).isActive = true }
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    edge()
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    edge()
  }

  private func edge() -> UIView? {
    guard let headerHeight else { return nil }
    let view =
      edgeUsesContentView ? UITableViewHeaderFooterView(reuseIdentifier: nil) : UIView()
    Block.add(
      to: (view as? UITableViewHeaderFooterView)?.contentView ?? view, height: headerHeight)
    return view
  }
}

/// A collection of items of 90 × 120 points with ten around, under a header of 53.
@MainActor
private final class ItemSizingRig: NSObject, UICollectionViewDataSource {
  let stage = Stage(device: .iPhoneSE)
  let view: UICollectionView
  private(set) weak var header: UICollectionReusableView?

  init(_ layout: UICollectionViewLayout) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(BlockCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      BlockHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    let root = UIViewController()
    root.view.addSubview(view)
    stage.perform { stage.window.rootViewController = root }
  }

  var rules: [String] { stage.violations.map(\.rule) }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 9 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    header = view
    return view
  }
}

private final class BlockCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    Block.add(to: contentView, height: 120)
    let width = contentView.subviews[0].widthAnchor.constraint(equalToConstant: 90)
    width.priority = .defaultHigh
    width.isActive = true
  }
  required init?(coder: NSCoder) { nil }
}

private final class BlockHeader: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    Block.add(to: self, height: 33)
  }
  required init?(coder: NSCoder) { nil }
}
