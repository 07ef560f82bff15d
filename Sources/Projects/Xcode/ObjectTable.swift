/// The objects of a project file, which name each other by identifiers.
struct ObjectTable {
  let path: String
  private let objects: [String: PropertyValue]
  /// The group that each object lies in.
  private let parents: [String: String]
  let root: XcodeObject

  /// - Throws: `ProjectError` where there is no project in it.
  init(_ value: PropertyValue, path: String) throws {
    self.path = path
    let objects = value["objects"]?.table ?? [:]
    guard !objects.isEmpty else {
      throw ProjectError(path, "there are no objects in it: this is no project of Xcode")
    }
    let named = value["rootObject"]?.text
    let id =
      named.flatMap { objects[$0] == nil ? nil : $0 }
      ?? objects.first { $0.value["isa"]?.text == "PBXProject" }?.key
    guard let id, let root = objects[id], root["isa"]?.text == "PBXProject" else {
      throw ProjectError(
        path, "its root object '\(named ?? "")' is not there, and no other project")
    }
    self.objects = objects
    self.root = XcodeObject(id: id, values: root.table)
    var parents: [String: String] = [:]
    for (id, object) in objects.sorted(by: { $0.key < $1.key }) {
      for child in object["children"]?.texts ?? [] where parents[child] == nil {
        parents[child] = id
      }
    }
    self.parents = parents
  }

  subscript(id: String?) -> XcodeObject? {
    guard let id, let object = objects[id] else { return nil }
    return XcodeObject(id: id, values: object.table)
  }

  func all(_ ids: [String]) -> [XcodeObject] { ids.compactMap { self[$0] } }

  func parent(of object: XcodeObject) -> XcodeObject? { self[parents[object.id]] }

  /// Every object of a kind, by their identifiers.
  func every(_ kind: String) -> [XcodeObject] {
    objects.filter { $0.value["isa"]?.text == kind }.sorted { $0.key < $1.key }
      .map { XcodeObject(id: $0.key, values: $0.value.table) }
  }
}

/// One object of a project file.
struct XcodeObject {
  let id: String
  let values: [String: PropertyValue]

  /// `PBXGroup` and the like.
  var kind: String { text("isa") ?? "" }

  func text(_ key: String) -> String? { values[key]?.text }

  func texts(_ key: String) -> [String] { values[key]?.texts ?? [] }

  /// What a person calls it.
  var name: String {
    text("name") ?? text("path")?.split(separator: "/").last.map(String.init) ?? id
  }
}
