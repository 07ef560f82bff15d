import QuartzCore

/// The items of one section as a tree whose branches open and close.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []
  public private(set) var rootItems: [ItemIdentifierType] = []

  public init() {}

  /// All items, parents before their children.
  public var items: [ItemIdentifierType] { rootItems.flatMap { walk($0) { _ in true } } }
  /// Those whose parents are all open.
  public var visibleItems: [ItemIdentifierType] {
    rootItems.flatMap { walk($0) { expanded.contains($0) } }
  }
  public var expandedItems: [ItemIdentifierType] { items.filter(expanded.contains) }

  private func walk(
    _ item: ItemIdentifierType, _ isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    [item] + (isOpen(item) ? (children[item] ?? []).flatMap { walk($0, isOpen) } : [])
  }

  public func contains(_ item: ItemIdentifierType) -> Bool {
    rootItems.contains(item) || parents[item] != nil
  }
  public func index(of item: ItemIdentifierType) -> Int? { visibleItems.firstIndex(of: item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// 0 for an item without a parent.
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, next) = (0, parents[item])
    while let parent = next {
      level += 1
      next = parents[parent]
    }
    return level
  }

  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> Self {
    var result = Self()
    if includingParent { result.append([parent]) }
    func add(_ item: ItemIdentifierType, to other: ItemIdentifierType?) {
      for child in children[item] ?? [] {
        result.append([child], to: other)
        add(child, to: child)
      }
    }
    add(parent, to: includingParent ? parent : nil)
    result.expanded = expanded.filter(result.contains)
    return result
  }

  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    insert(items, parent, at: nil)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, parents[item], at: siblings(of: item).firstIndex(of: item))
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, parents[item], at: siblings(of: item).firstIndex(of: item).map { $0 + 1 })
  }

  private func siblings(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    parents[item].map { children[$0] ?? [] } ?? rootItems
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], _ parent: ItemIdentifierType?, at index: Int?
  ) {
    for item in items {
      precondition(!contains(item), "the item \(item) is in the section twice")
      parents[item] = parent
    }
    if let parent {
      let place = index ?? children[parent]?.count ?? 0
      children[parent, default: []].insert(contentsOf: items, at: place)
    } else {
      rootItems.insert(contentsOf: items, at: index ?? rootItems.count)
    }
  }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      delete(children[item] ?? [])
      if let parent = parents[item] {
        children[parent]?.removeAll { $0 == item }
      } else {
        rootItems.removeAll { $0 == item }
      }
      (children[item], parents[item]) = (nil, nil)
      expanded.remove(item)
    }
  }

  public mutating func deleteAll() { self = Self() }
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(children[parent] ?? [])
    func add(_ item: ItemIdentifierType, to other: ItemIdentifierType) {
      append([item], to: other)
      for child in snapshot.children[item] ?? [] { add(child, to: item) }
    }
    for item in snapshot.rootItems { add(item, to: parent) }
    expanded.formUnion(snapshot.expanded)
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
