import QuartzCore

/// What is to change at the end of a batch: deletions, reloads and the starts of moves by the old
/// numbers, insertions and the ends of moves by the new ones.
struct TableChanges: Hashable, Sendable {
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  /// Filled anew, in the cells that they have.
  var reconfigured: [IndexPath] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var moved: [IndexPath: IndexPath] = [:]
  var movedSections: [Int: Int] = [:]
  var rebuilds = false
  var animation = UITableView.RowAnimation.none

  var isEmpty: Bool { self == TableChanges() }
}

/// Where rows and sections that stay come to stand after changes: each fills the first place that is
/// neither inserted nor the end of a move, in order.
struct ListPlaces {
  fileprivate let changes: TableChanges
  /// New numbers of old sections; nil for those that go.
  private var sections: [Int?] = []
  private var rows: [[Int?]] = []
  private let reloaded: Set<IndexPath>
  private let reconfigured: Set<IndexPath>
  /// What every section should hold afterwards, were the changes right.
  private(set) var expected: [Int: Int] = [:]
  private(set) var sectionCount = 0

  /// - Parameter counts: How many rows each old section had.
  init(_ changes: TableChanges, counts: [Int]) {
    self.changes = changes
    reloaded = Set(changes.reloaded)
    reconfigured = Set(changes.reconfigured)
    placeSections(counts.count)
    let deleted = Set(changes.deleted)
    for (section, count) in counts.enumerated() {
      placeRows(section, count, deleted)
    }
    for section in changes.insertedSections {
      expected[section] = nil
    }
  }

  private mutating func placeSections(_ count: Int) {
    let gone = changes.deletedSections
    let taken = Set(changes.insertedSections).union(changes.movedSections.values)
    var free = 0
    for section in 0..<count {
      if gone.contains(section) {
        sections.append(nil)
      } else if let end = changes.movedSections[section] {
        sections.append(end)
      } else {
        while taken.contains(free) { free += 1 }
        sections.append(free)
        free += 1
      }
    }
    sectionCount = count - gone.count + changes.insertedSections.count
  }

  private mutating func placeRows(_ section: Int, _ count: Int, _ deleted: Set<IndexPath>) {
    guard let place = sections[section] else { return rows.append([]) }
    var taken = Set(changes.inserted.filter { $0.section == place }.map(\.row))
    taken.formUnion(changes.moved.values.filter { $0.section == place }.map(\.row))
    var free = 0
    var kept = 0
    rows.append(
      (0..<count).map { row in
        let path = IndexPath(row: row, section: section)
        guard !deleted.contains(path), changes.moved[path] == nil else { return nil }
        while taken.contains(free) { free += 1 }
        kept += 1
        defer { free += 1 }
        return free
      })
    if !changes.reloadedSections.contains(section) { expected[place] = kept + taken.count }
  }

  /// nil for one that is deleted, and for one that there was not.
  func place(of path: IndexPath) -> IndexPath? {
    if let end = changes.moved[path] { return end }
    guard sections.indices.contains(path.section), let section = sections[path.section],
      rows[path.section].indices.contains(path.row), let row = rows[path.section][path.row]
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  func place(ofSection section: Int) -> Int? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  /// Whether a row that stays is asked for anew.
  func isReloaded(_ path: IndexPath) -> Bool {
    reloaded.contains(path) || changes.reloadedSections.contains(path.section)
  }

  /// The same for tables, which have no cells filled anew.
  func isAskedAnew(_ path: IndexPath) -> Bool { isReloaded(path) || isReconfigured(path) }

  /// Whether a place is one of a row that was not there, or that is asked for anew.
  func isNew(_ path: IndexPath) -> Bool {
    changes.inserted.contains(path) || changes.insertedSections.contains(path.section)
      || changes.reloaded.contains { place(of: $0) == path }
      || changes.reloadedSections.contains { place(ofSection: $0) == path.section }
  }

  /// Whether a row that stays is filled anew.
  func isReconfigured(_ path: IndexPath) -> Bool { reconfigured.contains(path) }
}

extension ListPlaces {
  /// The changes as a layout is told of them: sections by paths without an item.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int?) -> IndexPath? {
      section.map { IndexPath(item: NSNotFound, section: $0) }
    }
    func item(_ action: UICollectionViewUpdateItem.Action, _ from: IndexPath?, _ to: IndexPath?)
      -> UICollectionViewUpdateItem
    { UICollectionViewUpdateItem(action, from: from, to: to) }
    let sections =
      changes.deletedSections.map { item(.delete, whole($0), nil) }
      + changes.insertedSections.map { item(.insert, nil, whole($0)) }
      + changes.reloadedSections.map { item(.reload, whole($0), whole(place(ofSection: $0))) }
      + changes.movedSections.sorted { $0.key < $1.key }.map {
        item(.move, whole($0.key), whole($0.value))
      }
    let items =
      changes.deleted.sorted().map { item(.delete, $0, nil) }
      + changes.inserted.sorted().map { item(.insert, nil, $0) }
      + changes.reloaded.sorted().map { item(.reload, $0, place(of: $0)) }
      + changes.moved.sorted { $0.key < $1.key }.map { item(.move, $0.key, $0.value) }
    return sections + items
  }
}
