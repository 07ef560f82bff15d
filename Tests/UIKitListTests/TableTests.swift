import Rehearsal
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Tables")
struct TableTests {
  @Test func `only rows that show have cells, and cells are used again`() {
    let rig = TableRig()
    #expect(rig.table.visibleCells.count == 16)
    #expect(rig.table.contentSize.height == 4400)
    rig.stage.perform { rig.table.contentOffset.y = 2200 }
    #expect(rig.table.indexPathsForVisibleRows?.first == IndexPath(row: 50, section: 0))
    for _ in 0..<20 {
      rig.stage.perform { rig.table.contentOffset.y -= 100 }
    }
    #expect(rig.made <= 34, "\(rig.made)")
    #expect(rig.table.cellForRow(at: IndexPath(row: 5, section: 0))?.textLabel?.text == "Row 5")
  }

  @Test func `a tap highlights, selects and tells, in that order; a drag does none of it`() {
    let rig = TableRig()
    let start = CGPoint(x: 100, y: 100)
    rig.play(.tap(at: start))
    #expect(rig.calls == ["highlight 2", "unhighlight 2", "will select 2", "did select 2"])
    #expect(rig.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    rig.calls = []
    rig.play(.press(at: start).hold(0.3).drag(by: CGVector(dx: 0, dy: -90), over: 0.2).release())
    #expect(rig.calls == ["highlight 2", "unhighlight 2"])
  }

  @Test func `rows come and go, and the others move`() {
    let rig = TableRig()
    rig.stage.perform {
      rig.rows.remove(at: 1)
      rig.rows.insert("New", at: 3)
      rig.table.performBatchUpdates {
        rig.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        rig.table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
      }
    }
    rig.stage.settle()
    let words = rig.table.visibleCells.prefix(5).map { $0.textLabel?.text ?? "" }
    #expect(words == ["Row 0", "Row 2", "Row 3", "New", "Row 4"])
    let tops = rig.table.visibleCells.map(\.frame.minY)
    #expect(tops == (0..<tops.count).map { CGFloat($0) * 44 })
    #expect(rig.table.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(rig.stage.violations.isEmpty)
  }

  @Test func `a data source that does not follow is noted, and shown as it is`() {
    let rig = TableRig()
    rig.stage.perform {
      rig.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    }
    #expect(rig.stage.violations.map(\.rule) == ["table-update"])
    rig.stage.settle()
    #expect(rig.table.visibleCells.count == 16)
  }

  @Test func `scrolling to a row puts it where one asks`() {
    let rig = TableRig()
    let path = IndexPath(row: 50, section: 0)
    let wanted: [(UITableView.ScrollPosition, CGFloat)] = [
      (.top, 2200), (.bottom, 2244 - 667), (.middle, 2222 - 333.5),
    ]
    for (position, offset) in wanted {
      rig.stage.perform { rig.table.scrollToRow(at: path, at: position, animated: false) }
      #expect(rig.table.contentOffset.y == offset)
    }
    rig.stage.perform {
      rig.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    }
    #expect(rig.stage.violations.map(\.rule) == ["index-path"])
  }
}

@MainActor
private final class TableRig: NSObject, UITableViewDataSource, UITableViewDelegate {
  let stage = Stage(device: .iPhoneSE)
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  var rows = (0..<100).map { "Row \($0)" }
  var calls: [String] = []
  var made = 0

  override init() {
    super.init()
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = self
    table.delegate = self
    let root = UIViewController()
    root.view.addSubview(table)
    stage.perform { stage.window.rootViewController = root }
  }

  func play(_ finger: Finger) {
    stage.touch(finger)
    stage.settle()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? {
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: "row")
      }()
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    calls.append("highlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    calls.append("unhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("will select \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("did select \(indexPath.row)")
  }
}

@MainActor @Suite("Collections")
struct CollectionTests {
  @Test func `a flow layout sets full lines flush and the last one like them`() {
    let rig = CollectionRig()
    let frames = (0..<5).compactMap {
      rig.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    // Three of 100 points in 375: 37.5 points between them.
    #expect(frames.map(\.minX) == [0, 137.5, 275, 0, 137.5])
    #expect(frames.map(\.minY) == [0, 0, 0, 110, 110])
    #expect(rig.view.contentSize == CGSize(width: 375, height: 20 * 100 + 19 * 10))
    #expect(rig.view.indexPathsForVisibleItems.count == 21)
  }

  @Test func `items are selected by taps, and change places with a new layout`() {
    let rig = CollectionRig()
    rig.stage.touch(.tap(at: CGPoint(x: 150, y: 50)))
    rig.stage.settle()
    #expect(rig.selected == [1])
    #expect(rig.view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    let other = UICollectionViewFlowLayout()
    other.itemSize = CGSize(width: 375, height: 60)
    rig.stage.perform { rig.view.setCollectionViewLayout(other, animated: true) }
    rig.stage.settle()
    #expect(rig.view.visibleCells.first?.frame == CGRect(x: 0, y: 0, width: 375, height: 60))
    #expect(rig.stage.violations.isEmpty)
  }

  @Test func `items come and go`() {
    let rig = CollectionRig()
    rig.stage.perform {
      rig.count = 59
      rig.view.performBatchUpdates { rig.view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    }
    rig.stage.settle()
    #expect(rig.view.visibleCells.count == 21)
    #expect(rig.view.visibleCells.first?.frame.origin == .zero)
    #expect(rig.stage.violations.isEmpty)
  }

  @Test func `a name that nobody registered is noted`() {
    let rig = CollectionRig()
    rig.identifier = "nobody"
    rig.stage.perform { rig.view.reloadData() }
    #expect(rig.stage.violations.first?.rule == "cell-registration")
  }
}

@MainActor
private final class CollectionRig: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let stage = Stage(device: .iPhoneSE)
  let view: UICollectionView
  var selected: [Int] = []
  var identifier = "cell"
  var count = 60

  override init() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: flow)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    let root = UIViewController()
    root.view.addSubview(view)
    stage.perform { stage.window.rootViewController = root }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath.item)
  }
}
