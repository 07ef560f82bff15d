import QuartzCore

/// Which sections and items there are, in which order, by their identifiers.
///
/// An identifier that comes twice is a fault of the caller's, which stops a device too.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  struct Part {
    let section: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  var parts: [Part] = []
  private var places: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  public var numberOfItems: Int { places.count }
  public var numberOfSections: Int { parts.count }
  public var sectionIdentifiers: [SectionIdentifierType] { parts.map(\.section) }
  public var itemIdentifiers: [ItemIdentifierType] { parts.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    parts.first { $0.section == identifier }?.items ?? []
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { places[identifier] }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    parts.firstIndex { $0.section == identifier }
  }

  // MARK: Items

  /// - Parameter sectionIdentifier: nil for the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard
      let index = sectionIdentifier.map(indexOfSection) ?? (parts.isEmpty ? nil : parts.count - 1)
    else { preconditionFailure("appendItems · there is no such section · append it before") }
    insert(identifiers, section: index, at: parts[index].items.count)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let place = place(of: beforeIdentifier, "insertItems")
    insert(identifiers, section: place.section, at: place.item)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let place = place(of: afterIdentifier, "insertItems")
    insert(identifiers, section: place.section, at: place.item + 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in parts.indices { parts[index].items.removeAll { gone.contains($0) } }
    for identifier in gone { places[identifier] = nil }
  }

  public mutating func deleteAllItems() {
    parts = []
    places = [:]
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: parts.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier)) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier) + 1) }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for part in parts where identifiers.contains(part.section) { deleteItems(part.items) }
    parts.removeAll { identifiers.contains($0.section) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    let part = parts.remove(at: index(of: identifier))
    parts.insert(part, at: index(of: toIdentifier))
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    let part = parts.remove(at: index(of: identifier))
    parts.insert(part, at: index(of: toIdentifier) + 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Steps

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else {
      preconditionFailure("there is no section \(section) in the snapshot")
    }
    return index
  }

  private func place(
    of item: ItemIdentifierType, _ what: String
  ) -> (section: Int, item: Int) {
    guard let section = places[item].flatMap(indexOfSection),
      let index = parts[section].items.firstIndex(of: item)
    else { preconditionFailure("\(what) · there is no item \(item) in the snapshot") }
    return (section, index)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], section: Int, at index: Int) {
    for identifier in identifiers {
      precondition(places[identifier] == nil, "the item \(identifier) is in the snapshot twice")
      places[identifier] = parts[section].section
    }
    parts[section].items.insert(contentsOf: identifiers, at: index)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      precondition(
        indexOfSection(identifier) == nil, "the section \(identifier) is in the snapshot twice")
    }
    parts.insert(contentsOf: identifiers.map { Part(section: $0) }, at: index)
  }

  /// The same without what was asked to be shown anew.
  var settled: Self {
    var result = self
    (result.reloadedItemIdentifiers, result.reconfiguredItemIdentifiers) = ([], [])
    result.reloadedSectionIdentifiers = []
    return result
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, parts.indices.contains(path.section),
      parts[path.section].items.indices.contains(path.item)
    else { return nil }
    return parts[path.section].items[path.item]
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = places[item].flatMap(indexOfSection),
      let index = parts[section].items.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: section)
  }

  /// What has to change for this to become another one.
  func changes(to other: Self) -> TableChanges {
    var changes = TableChanges()
    var newSections: [SectionIdentifierType: Int] = [:]
    for (index, part) in other.parts.enumerated() { newSections[part.section] = index }
    var oldSections: [SectionIdentifierType: Int] = [:]
    for (index, part) in parts.enumerated() { oldSections[part.section] = index }
    for (index, part) in parts.enumerated() {
      guard let place = newSections[part.section] else {
        changes.deletedSections.insert(index)
        continue
      }
      changes.movedSections[index] = place
    }
    for (index, part) in other.parts.enumerated() where oldSections[part.section] == nil {
      changes.insertedSections.insert(index)
    }
    var newPaths: [ItemIdentifierType: IndexPath] = [:]
    for (section, part) in other.parts.enumerated() {
      for (index, item) in part.items.enumerated() {
        newPaths[item] = IndexPath(item: index, section: section)
      }
    }
    for (section, part) in parts.enumerated() {
      for (index, item) in part.items.enumerated() {
        let path = IndexPath(item: index, section: section)
        if let place = newPaths[item] {
          changes.moved[path] = place
        } else {
          changes.deleted.append(path)
        }
      }
    }
    changes.reloaded = Set(other.reloadedItemIdentifiers).compactMap(path(of:))
    changes.reconfigured = Set(other.reconfiguredItemIdentifiers).compactMap(path(of:))
    for section in other.reloadedSectionIdentifiers {
      if let index = oldSections[section] { changes.reloadedSections.insert(index) }
    }
    let known = Set(parts.flatMap(\.items))
    for (item, path) in newPaths where !known.contains(item) { changes.inserted.append(path) }
    return changes
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Part: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
