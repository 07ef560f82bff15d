import Rehearsal
import TestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Letters at the edge of a table.
@MainActor @Suite("Section indexes")
final class SectionIndexTests: NSObject, UITableViewDataSource {
  private let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
  private var asked: [String] = []
  private var hasIndex = true

  func numberOfSections(in tableView: UITableView) -> Int { letters.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    letters[section]
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { hasIndex ? letters : nil }
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    asked.append(title)
    return index
  }

  private func index(_ table: UITableView) -> SectionIndex? {
    table.subviews.lazy.compactMap { $0 as? SectionIndex }.first
  }

  @Test("a finger goes from letter to letter, and the table with it; the letters stay in sight")
  func goes() throws {
    let (stage, screen) = screenOnStage()
    let table = UITableView(frame: CGRect(x: 0, y: 60, width: 393, height: 700))
    table.dataSource = self
    stage.perform { screen.view.addSubview(table) }
    stage.settle()
    let index = try #require(self.index(table))
    let labels = index.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == letters && labels[0].textColor == table.tintColor)
    let place = index.convert(index.bounds, to: nil)
    #expect(place.maxX == 393 && labels[25].frame.maxY <= index.bounds.maxY)
    func middle(_ letter: Int) -> CGPoint {
      let label = labels[letter]
      return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
    }
    #expect(stage.window.hitTest(middle(2), with: nil) === index)
    stage.touch(Finger.press(at: middle(2)).drag(to: middle(12), over: 0.2).release())
    stage.settle()
    #expect(asked == Array(letters[2...12]))
    #expect(table.contentOffset.y == table.rect(forSection: 12).minY)
    #expect(index.convert(index.bounds, to: nil) == place)
    stage.touch(Finger.press(at: middle(25)).release())
    stage.settle()
    #expect(table.contentOffset.y == table.contentSize.height - 700, "no further than to the end")
    hasIndex = false
    stage.perform { table.reloadSectionIndexTitles() }
    stage.settle()
    #expect(self.index(table) == nil)
  }

  @Test("few rows have no letters, a low table leaves some out")
  func fewRows() throws {
    let (stage, screen) = screenOnStage()
    let table = UITableView(frame: CGRect(x: 0, y: 60, width: 393, height: 150))
    table.dataSource = self
    table.sectionIndexMinimumDisplayRowCount = 79
    stage.perform { screen.view.addSubview(table) }
    stage.settle()
    #expect(index(table) == nil)
    stage.perform { table.sectionIndexMinimumDisplayRowCount = 78 }
    stage.settle()
    let labels = try #require(index(table)).subviews.filter { !$0.isHidden }
    #expect((5...10).contains(labels.count))
  }
}
