import UIKit

extension Stage {
  /// What a person can touch on the screen as it is, in the order in which one would try it:
  /// controls and cells, bar items, gestures, tabs, the way back. The same screen gives the same
  /// list.
  public func touchables() -> [Touchable] {
    environment.perform {
      var search = TouchableSearch(environment: environment)
      for window in environment.windows.reversed() { search.look(at: window) }
      return search.found
    }
  }
}

/// Walks the views that show, front to back, and keeps what a finger can reach.
@MainActor
struct TouchableSearch {
  let environment: SceneEnvironment
  /// Each with where the finger goes, as far as reading goes: down, then across.
  private var all: [(item: Touchable, place: CGPoint)] = []
  /// How many cells of one list are kept: further ones do what these do.
  private static let cells = 8
  private var cellsOf: [ObjectIdentifier: Int] = [:]
  /// How many controls of a name the cells of a list have.
  var controls: [String: Int] = [:]

  init(environment: SceneEnvironment) { self.environment = environment }

  private static let order: [Touchable.Kind] = [
    .control, .cell, .barItem, .gesture, .tab, .back, .call,
  ]

  /// Everything found; what would be called the same is told apart by a number.
  var found: [Touchable] {
    var seen: Set<Touchable> = []
    let once = all.filter { seen.insert($0.item).inserted }
    var count: [String: Int] = [:]
    return Self.order.flatMap { kind in inOrder(once.filter { $0.item.kind == kind }) }.map {
      item in
      let number = count[item.description, default: 0] + 1
      count[item.description] = number
      guard number > 1 else { return item }
      return Touchable(
        kind: item.kind, description: "\(item.description) (\(number))", script: item.script)
    }
  }

  /// As people read: from above to below, then across. Gestures stay in the order in which views
  /// lie.
  private func inOrder(_ items: [(item: Touchable, place: CGPoint)]) -> [Touchable] {
    guard items.first?.item.kind != .gesture else { return items.map(\.item) }
    return items.enumerated().sorted { a, b in
      (a.element.place.y, a.element.place.x, a.offset) < (
        b.element.place.y, b.element.place.x, b.offset
      )
    }.map(\.element.item)
  }

  mutating func look(at view: UIView) {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
    addView(view)
    for child in view.subviews { look(at: child) }
  }

  private mutating func addView(_ view: UIView) {
    if let control = view as? UIControl { addControl(control) }
    if let system = view.systemTouchable { addSystem(system, view) }
    if view is UITableViewCell || view is UICollectionViewCell { addCell(view) }
    addRowAnswers(of: view)
    for gesture in view.gestureRecognizers ?? [] where gesture.isApplications {
      addGesture(gesture, on: view)
    }
    addTouches(on: view)
    if let pages = view.next as? UIPageViewController { addPages(pages) }
    if let stack = view.next as? UINavigationController { addSwipeBack(stack) }
  }

  mutating func add(
    _ kind: Touchable.Kind, _ what: String, _ steps: [RehearsalScript.Step],
    at place: CGPoint = .zero
  ) {
    all.append((Touchable(kind, what, steps), place))
  }
}

// MARK: - What there is

extension TouchableSearch {
  private mutating func addControl(_ control: UIControl) {
    guard control.isEnabled else { return }
    if let segments = control as? UISegmentedControl { return addSegments(segments) }
    let isValued = control is UISwitch || control is UIStepper || control is UIPageControl
    guard control.hearsTaps || (isValued && control.hearsChanges) else { return }
    guard let place = place(of: control) else { return addOutOfSight(control) }
    let button = control as? UIButton
    let picture = (button?.currentImage ?? button?.configuration?.image)?.nameOfPicture
    let words = (words(of: control) ?? picture).map { "\"\($0)\"" } ?? "the \(name(of: control))"
    guard isNew(control, called: words) else { return }
    add(.control, "tap \(words)", [.tap(point(place))], at: place)
  }

  /// A control that a finger has to scroll to, if it can be told from others by its words.
  private mutating func addOutOfSight(_ control: UIControl) {
    guard let words = words(of: control), control.bounds.width >= 4, control.bounds.height >= 4,
      let window = control.window,
      let named = window.view(named: words), named.isDescendant(of: control),
      ReachingDrag(to: control, in: window) != nil
    else { return }
    let goal = RehearsalScript.Place.view(words, .init(50, 50))
    add(
      .control, "tap \"\(words)\"", [.scroll(to: goal), .tap(goal)],
      at: control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: window))
  }

  private mutating func addSegments(_ control: UISegmentedControl) {
    let count = control.numberOfSegments
    for index in 0..<count where index != control.selectedSegmentIndex {
      let part = CGPoint(x: (Double(index) + 0.5) / Double(count), y: 0.5)
      guard let place = place(of: control, at: [part]) else { continue }
      let words = control.titleForSegment(at: index) ?? "segment \(index + 1)"
      add(.control, "tap \"\(words)\"", [.tap(point(place))], at: place)
    }
  }

  private mutating func addSystem(_ system: SystemTouchable, _ view: UIView) {
    guard let place = place(of: view) else { return }
    let steps = [RehearsalScript.Step.tap(point(place))]
    switch system {
    case .barItem(let item):
      add(
        .barItem,
        "tap \"\(item.title ?? words(of: view) ?? item.image?.nameOfPicture ?? "bar item")\"",
        steps,
        at: place)
    case .back: add(.back, "tap back", steps, at: place)
    case .tab(let item): add(.tab, "tap the tab \"\(item.title ?? "")\"", steps, at: place)
    }
  }

  private mutating func addCell(_ cell: UIView) {
    var list = cell.superview
    while let view = list, !(view is UITableView || view is UICollectionView) {
      list = view.superview
    }
    guard let list, isSelectable(list), cellsOf[ObjectIdentifier(list), default: 0] < Self.cells,
      let place = place(of: cell)
    else { return }
    cellsOf[ObjectIdentifier(list), default: 0] += 1
    let words =
      words(of: cell).map { "\"\($0)\"" } ?? "the \(name(of: cell)) \(position(of: cell, in: list))"
    add(.cell, "tap \(words)", [.tap(point(place))], at: place)
  }

  private func isSelectable(_ list: UIView) -> Bool {
    if let table = list as? UITableView { return table.allowsSelection && table.delegate != nil }
    guard let collection = list as? UICollectionView else { return false }
    return collection.allowsSelection && collection.delegate != nil
  }

  private func position(of cell: UIView, in list: UIView) -> String {
    let path =
      (list as? UITableView).flatMap { table in
        (cell as? UITableViewCell).flatMap { table.indexPath(for: $0) }
      }
      ?? (list as? UICollectionView).flatMap { collection in
        (cell as? UICollectionViewCell).flatMap { collection.indexPath(for: $0) }
      }
    return path.map { "\($0[$0.count - 1] + 1)" } ?? ""
  }

  private mutating func addPages(_ pages: UIPageViewController) {
    guard let view = pages.viewIfLoaded, pages.dataSource != nil, let place = place(of: view) else {
      return
    }
    let way = CGVector(dx: -0.6 * view.bounds.width, dy: 0)
    add(
      .gesture, "turn the page", drag(from: CGPoint(x: place.x - way.dx / 2, y: place.y), by: way))
  }

  private mutating func addSwipeBack(_ stack: UINavigationController) {
    guard stack.viewControllers.count > 1,
      let gesture = stack.interactivePopGestureRecognizer, gesture.isEnabled
    else { return }
    let bounds = environment.screen.bounds
    let start = CGPoint(x: 2, y: bounds.midY)
    add(
      .back, "swipe back from the edge",
      drag(from: start, by: CGVector(dx: 0.8 * bounds.width, dy: 0)), at: start)
  }
}

// MARK: - Gestures

extension TouchableSearch {
  private mutating func addGesture(_ gesture: UIGestureRecognizer, on view: UIView) {
    guard let whole = place(of: view) else { return }
    let target = "on \(words(of: view).map { "\"\($0)\"" } ?? owner(of: view))"
    // What is held or tapped in a list is one of its cells.
    let place = gesture is UIPanGestureRecognizer ? whole : placeOfCell(in: view) ?? whole
    let at = point(place)
    switch gesture {
    case let tap as UITapGestureRecognizer: addTap(tap, target, place)
    case is UILongPressGestureRecognizer: addHold(target, at: place)
    case let swipe as UISwipeGestureRecognizer: addSwipes(swipe.direction, target, at)
    case let edge as UIScreenEdgePanGestureRecognizer: addEdges(edge.edges, target)
    case is UIPinchGestureRecognizer:
      add(.gesture, "pinch in \(target)", [.pinch(at: at, from: 240, to: 60, over: 0.5)])
      add(.gesture, "pinch out \(target)", [.pinch(at: at, from: 60, to: 240, over: 0.5)])
    case is UIRotationGestureRecognizer:
      add(.gesture, "rotate \(target)", [.rotate(at: at, by: 90, over: 0.5)])
    case is UIHoverGestureRecognizer: break
    default: addPans(target, place)
    }
  }

  /// A view or its screen that answers touches without a recogniser.
  private mutating func addTouches(on view: UIView) {
    let isListed = view is UITableViewCell || view is UICollectionViewCell
    let isHeard = (view as? UIControl).map { $0.hearsTaps || $0.hearsChanges } ?? isListed
    let screen = (view.next as? UIViewController).map { type(of: $0)._answeredTouches() } ?? 0
    let answered = (isHeard ? 0 : type(of: view)._answeredTouches()) | screen
    guard answered > 0, let place = place(of: view) else { return }
    let target = "on \(words(of: view).map { "\"\($0)\"" } ?? owner(of: view))"
    if answered & 1 != 0 { add(.gesture, "tap \(target)", [.tap(point(place))]) }
    if answered & 2 != 0 { addPans(target, place) }
  }

  private mutating func addTap(_ tap: UITapGestureRecognizer, _ target: String, _ place: CGPoint) {
    guard tap.numberOfTouchesRequired == 1 else { return }
    let at = point(place)
    guard tap.numberOfTapsRequired > 1 else { return add(.gesture, "tap \(target)", [.tap(at)]) }
    let taps = Array(
      repeating: [RehearsalScript.Step.tap(at), .wait(0.1)], count: tap.numberOfTapsRequired)
    add(.gesture, "tap \(tap.numberOfTapsRequired) times \(target)", taps.flatMap { $0 })
  }

  private mutating func addSwipes(
    _ direction: UISwipeGestureRecognizer.Direction, _ target: String, _ at: RehearsalScript.Place
  ) {
    let ways: [(UISwipeGestureRecognizer.Direction, String, Double, Double)] = [
      (.right, "right", 1, 0), (.left, "left", -1, 0), (.up, "up", 0, -1), (.down, "down", 0, 1),
    ]
    for (way, word, x, y) in ways where direction.contains(way) {
      add(
        .gesture, "swipe \(word) \(target)", [.fling(from: at, velocity: .init(x * 1500, y * 1500))]
      )
    }
  }

  private mutating func addEdges(_ edges: UIRectEdge, _ target: String) {
    let bounds = environment.screen.bounds
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    let sides: [(UIRectEdge, String, CGPoint, CGVector)] = [
      (.left, "left", CGPoint(x: 1, y: height / 2), CGVector(dx: 0.8 * width, dy: 0)),
      (.right, "right", CGPoint(x: width - 1, y: height / 2), CGVector(dx: -0.8 * width, dy: 0)),
      (.top, "top", CGPoint(x: width / 2, y: 1), CGVector(dx: 0, dy: 0.7 * height)),
      (.bottom, "bottom", CGPoint(x: width / 2, y: height - 1), CGVector(dx: 0, dy: -0.7 * height)),
    ]
    for (edge, word, start, way) in sides where edges.contains(edge) {
      add(.gesture, "pan from the \(word) edge \(target)", drag(from: start, by: way))
    }
  }

  /// In each direction in which there is room for a finger.
  private mutating func addPans(_ target: String, _ place: CGPoint) {
    let bounds = environment.screen.bounds
    let most = CGVector(dx: 0.6 * bounds.width, dy: 0.5 * bounds.height)
    let ways: [(String, Double, Double, Double)] = [
      ("down", 0, 1, bounds.maxY - place.y), ("up", 0, -1, place.y),
      ("left", -1, 0, place.x), ("right", 1, 0, bounds.maxX - place.x),
    ]
    for (word, x, y, room) in ways where room > 60 {
      let length = min(room - 10, x == 0 ? most.dy : most.dx)
      add(
        .gesture, "pan \(word) \(target)",
        drag(from: place, by: CGVector(dx: x * length, dy: y * length)))
    }
  }

  func drag(from start: CGPoint, by way: CGVector) -> [RehearsalScript.Step] {
    [
      .pan(from: point(start), .by(.init(round(way.dx), round(way.dy))), over: 0.35, finger: 1),
      .release(speed: nil, finger: nil),
    ]
  }
}

// MARK: - Places and names

extension TouchableSearch {
  func point(_ place: CGPoint) -> RehearsalScript.Place { .point(.init(place.x, place.y)) }

  static let parts: [CGPoint] = [
    (0.5, 0.5), (0.5, 0.3), (0.5, 0.7), (0.3, 0.5), (0.7, 0.5), (0.15, 0.15), (0.85, 0.85),
    (0.85, 0.15),
    (0.15, 0.85), (0.5, 0.08), (0.5, 0.92),
  ].map { CGPoint(x: $0.0, y: $0.1) }

  /// Where a finger on the screen meets a view, in whole points; nil where something else is in
  /// front everywhere. A control in the view takes the finger for itself.
  func place(of view: UIView, at parts: [CGPoint] = Self.parts) -> CGPoint? {
    let screen = environment.screen.bounds
    let shown = view.convert(view.bounds, to: nil).intersection(screen)
    guard !shown.isNull, shown.width >= 4, shown.height >= 4 else { return nil }
    return parts.lazy.map { part in
      CGPoint(
        x: round(shown.minX + part.x * shown.width), y: round(shown.minY + part.y * shown.height))
    }.first { point in
      guard screen.contains(point), let hit = hit(point), hit.isDescendant(of: view) else {
        return false
      }
      var inner: UIView? = hit
      while let candidate = inner, candidate !== view {
        if candidate is UIControl { return false }
        inner = candidate.superview
      }
      return true
    }
  }

  private func hit(_ point: CGPoint) -> UIView? {
    environment.windows.reversed().lazy.compactMap {
      $0.hitTest($0.convert(point, from: nil), with: nil)
    }.first
  }

  /// The words that a person would call a view by.
  func words(of view: UIView) -> String? {
    let own = [
      (view as? UIButton)?.wordsShown, view.accessibilityLabel, view.accessibilityIdentifier,
    ]
    if let words = own.compactMap({ $0 }).map(spoken).first(where: { !$0.isEmpty }) {
      return line(words)
    }
    guard view is UIControl || view is UITableViewCell || view is UICollectionViewCell else {
      return nil
    }
    return texts(in: view, seen: view.bounds).first.map(line)
  }

  /// The texts that can be read in a view.
  /// - Parameter seen: The part of its coordinates that nothing cuts off.
  private func texts(in view: UIView, seen: CGRect) -> [String] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let seen = view.clipsToBounds ? seen.intersection(view.bounds) : seen
    let own = spoken((view as? UILabel)?.text ?? "")
    let isSeen = !own.isEmpty && seen.intersects(view.bounds) && !view.bounds.isEmpty
    return (isSeen ? [own] : [])
      + view.subviews.flatMap { texts(in: $0, seen: view.convert(seen, to: $0)) }
  }

  /// A text without the pictures in it.
  private func spoken(_ text: String) -> String {
    guard text.contains("\u{FFFC}") else { return text }
    return text.replacing("\u{FFFC}", with: "").trimmingCharacters(in: .whitespaces)
  }

  private func line(_ words: String) -> String {
    let line = words.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  func name(of view: UIView) -> String { "\(type(of: view))" }

  /// The class of a view, or of the screen whose view it is.
  private func owner(of view: UIView) -> String {
    if let screen = view.next as? UIViewController { return "\(type(of: screen))" }
    let name = name(of: view)
    if name == "TransitionContainerView" { return "what lies around it" }
    guard name.hasPrefix("UI"),
      let screen = sequence(first: view as UIResponder, next: \.next)
        .lazy.compactMap({ $0 as? UIViewController }).first
    else { return name }
    return "a \(name) of \(type(of: screen))"
  }
}
