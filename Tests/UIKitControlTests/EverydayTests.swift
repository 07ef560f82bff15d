import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

/// What plain screens are made of beside transitions.
@MainActor @Suite("Everyday views")
struct EverydayTests {
  private let rig = GestureRig()

  private func show(_ view: UIView) { rig.stage.perform { rig.view.addSubview(view) } }

  @Test func `content pulled down far enough refreshes once, until it is told to stop`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.alwaysBounceVertical = true
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [log = rig.log] _ in log.note("refresh", "now") }, for: .valueChanged)
    scroll.refreshControl = control
    show(scroll)
    let pull = Finger.press(at: CGPoint(x: 100, y: 100))
    rig.stage.touch(TouchScript([pull.drag(by: CGVector(dx: 0, dy: 400), over: 0.5).release()]))
    rig.stage.advance(to: rig.stage.now + 2)
    #expect(control.isRefreshing && scroll.contentOffset.y == -60)
    #expect(rig.log.lines == ["refresh.now"])
    rig.stage.perform { control.endRefreshing() }
    rig.stage.settle()
    #expect(!control.isRefreshing && scroll.contentOffset.y == 0)
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["a", "b", "c"]
    var calls: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
          self?.rows.remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .automatic)
          done(true)
        },
        UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
          self?.calls.append("flag")
          done(true)
        },
      ])
    }
  }

  @Test func `a row swiped aside shows its actions, and a long swipe does the first`() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = rows
    table.delegate = rows
    show(table)
    let swipe = { (way: CGFloat) in
      Finger.press(at: CGPoint(x: 340, y: 66)).drag(by: CGVector(dx: way, dy: 0), over: 0.3)
        .hold(0.2).release()
    }
    rig.play(swipe(-120))
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell?.frame.minX == -148)
    rig.play(.tap(at: CGPoint(x: 260, y: 66)))
    #expect(rows.calls == ["flag"] && cell?.frame.minX == 0)
    rig.play(swipe(-320))
    #expect(rows.rows == ["a", "c"])
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["a", "c"])
  }

  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var calls: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      20
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component).\(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      calls.append("\(component) \(row)")
    }
  }

  @Test func `a wheel turns under a finger and comes to rest on a row`() {
    let wheels = Wheels()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    picker.dataSource = wheels
    picker.delegate = wheels
    show(picker)
    rig.play(
      .press(at: CGPoint(x: 80, y: 208)).drag(by: CGVector(dx: 0, dy: -70), over: 0.4).hold(0.2)
        .release())
    #expect(picker.selectedRow(inComponent: 0) == 2 && wheels.calls == ["0 2"])
    picker.selectRow(5, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 5 && wheels.calls.count == 1)
  }

  @Test func `a date picker's date stays between its bounds`() {
    let picker = UIDatePicker()
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: 1000)
    picker.date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(picker.date.timeIntervalSinceReferenceDate == 1000)
  }

  private final class Finder: NSObject, UISearchResultsUpdating {
    var seen: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      seen.append(searchController.searchBar.text ?? "")
    }
  }

  @Test func `a search in a navigation bar tells what is typed, and ends by its button`() {
    let (finder, screen) = (Finder(), UIViewController())
    let search = UISearchController(searchResultsController: nil)
    #expect(UISearchController().searchBar.placeholder == "Search")
    search.searchResultsUpdater = finder
    screen.navigationItem.searchController = search
    let stack = UINavigationController(rootViewController: screen)
    rig.stage.perform { rig.stage.window.rootViewController = stack }
    rig.stage.settle()
    #expect(search.searchBar.window != nil && screen.view.safeAreaInsets.top > 100)
    rig.play(.tap(at: CGPoint(x: 150, y: 94)))
    #expect(search.isActive)
    rig.stage.perform { search.searchBar.searchTextField.insertText("ab") }
    rig.stage.perform { search.isActive = false }
    rig.stage.settle()
    #expect(finder.seen == ["", "ab", ""] && !search.isActive)
  }

  @Test func `while somebody searches, the search stands in the title's place with its scopes`() {
    let (screen, list) = (UIViewController(), UITableView(frame: .zero))
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["All", "Some"]
    screen.title = "Places"
    screen.navigationItem.searchController = search
    let stack = UINavigationController(rootViewController: screen)
    stack.navigationBar.prefersLargeTitles = true
    rig.stage.perform {
      list.frame = screen.view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      screen.view.addSubview(list)
      rig.stage.window.rootViewController = stack
    }
    rig.stage.settle()
    // 20 of the status bar, 44 and 52 of titles, 52 of the search.
    #expect(screen.view.safeAreaInsets.top == 168 && list.contentOffset.y == -168)
    #expect(!search.searchBar.showsScopeBar)
    rig.stage.perform { search.isActive = true }
    rig.stage.settle()
    #expect(screen.view.safeAreaInsets.top == 20 + 52 + 44 && list.contentOffset.y == -116)
    #expect(search.searchBar.convert(CGPoint.zero, to: nil).y == 20)
    #expect(search.searchBar.showsScopeBar)
    rig.stage.perform { search.isActive = false }
    rig.stage.settle()
    #expect(screen.view.safeAreaInsets.top == 168 && list.contentOffset.y == -168)
    search.hidesNavigationBarDuringPresentation = false
    search.automaticallyShowsScopeBar = false
    rig.stage.perform { search.isActive = true }
    rig.stage.settle()
    #expect(screen.view.safeAreaInsets.top == 168 && !search.searchBar.showsScopeBar)
  }

  @Test func `where one reads from right to left, the first column and a field's sign are right`() {
    let stage = Stage(device: .iPad, layoutDirection: .rightToLeft)
    let split = UISplitViewController(style: .doubleColumn)
    let (first, second) = (UIViewController(), UIViewController())
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
    stage.perform { stage.window.rootViewController = split }
    #expect(first.view.frame.minX == 500 && second.view.frame.minX == 0)
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
    stage.perform {
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      field.leftViewMode = .always
      second.view.addSubview(field)
    }
    stage.settle()
    #expect(field.leftView?.frame.minX == 170)
    #expect(field.textRect(forBounds: field.bounds).maxX == 170)
  }

  @Test func `a split view has columns where it is wide, and one stack where it is narrow`() {
    rig.stage.perform {
      let (first, second) = (UIViewController(), UIViewController())
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(first, for: .primary)
      split.setViewController(second, for: .secondary)
      rig.stage.window.rootViewController = split
      #expect(split.isCollapsed && first.navigationController != nil)
      #expect(second.splitViewController === split)
    }
    let wide = Stage(device: .iPad)
    wide.perform {
      let other = UISplitViewController(style: .doubleColumn)
      let (left, right) = (UIViewController(), UIViewController())
      other.setViewController(left, for: .primary)
      other.setViewController(right, for: .secondary)
      wide.window.rootViewController = other
      #expect(!other.isCollapsed && left.view.frame.width == 320 && right.view.frame.minX == 320)
    }
  }

  @Test func `an input view stands in for the keys, and an accessory above them`() {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    let wheel = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
    field.inputAccessoryView = bar
    field.inputView = wheel
    show(field)
    rig.stage.perform { field.becomeFirstResponder() }
    rig.stage.settle()
    #expect(bar.convert(bar.bounds, to: nil).minY == 667 - 244 && wheel.frame.height == 200)
  }

  @Test func `things fall, and lie on the floor in the end`() {
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    let other = UIView(frame: CGRect(x: 110, y: 20, width: 50, height: 50))
    show(box)
    show(other)
    let animator = UIDynamicAnimator(referenceView: rig.view)
    rig.stage.perform {
      let collision = UICollisionBehavior(items: [box, other])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(UIGravityBehavior(items: [box, other]))
      animator.addBehavior(collision)
    }
    rig.stage.advance(to: rig.stage.now + 6)
    #expect(abs(box.frame.maxY - 667) < 0.5 && abs(other.frame.maxY - box.frame.minY) < 0.5)
  }

  @Test func `no name of a symbol is nil, and signs are put together`() {
    #expect(UIImage(systemName: "gearshape")?.size.width ?? 0 > 0)
    #expect(UIImage(systemName: "plus.square.fill") != nil)
    #expect(UIImage(systemName: "no.such.sign") != nil && UIImage(systemName: "") == nil)
  }
}
