import Foundation

/// A storyboard or a nib as it lies in a repository, read.
package struct InterfaceDocument: Sendable {
  package enum Kind: Sendable { case storyboard, nib }

  package let path: String
  package let kind: Kind
  package let root: Element
  /// Of a storyboard, its scenes; of a nib, one with all its objects.
  package let scenes: [Scene]
  /// What in it points to nothing, or is there twice; the rest can be used.
  package private(set) var problems: [DocumentError] = []

  private var places: [String: (scene: Int, element: Element)] = [:]

  /// The objects that come and go together.
  package struct Scene: Sendable {
    package let objects: [Element]

    /// The element of the scene's controller.
    package var controller: Element? {
      objects.first { $0["sceneMemberID"] == "viewController" }
        ?? objects.first { $0.tag.hasSuffix("ontroller") || $0.tag == "viewControllerPlaceholder" }
    }
  }

  /// Reads a document.
  /// - Throws: `DocumentError` for what is no document that an iOS application has.
  package init(contentsOf url: URL) throws {
    guard let data = try? Data(contentsOf: url) else {
      throw DocumentError(path: url.path, line: 0, "cannot be read")
    }
    try self.init(data, path: url.path)
  }

  package init(_ data: Data, path: String) throws {
    let root = try DocumentParser.root(of: data, path: path)
    self.init(root, try Self.kind(of: root, path), path)
  }

  /// The same document with other elements.
  init(root: Element, like other: InterfaceDocument) { self.init(root, other.kind, other.path) }

  private init(_ root: Element, _ kind: Kind, _ path: String) {
    (self.root, self.kind, self.path) = (root, kind, path)
    scenes =
      kind == .storyboard
      ? root.list("scenes").map { Scene(objects: $0.list("objects")) }
      : [Scene(objects: root.list("objects"))]
    for (number, scene) in scenes.enumerated() {
      for object in scene.objects { index(object, in: number) }
    }
    checkReferences()
  }

  private static func kind(of root: Element, _ path: String) throws -> Kind {
    let type = root["type"] ?? ""
    func error(_ message: String, remedy: String? = nil) -> DocumentError {
      DocumentError(path: path, line: root.line, message, remedy: remedy)
    }
    if root.tag == "archive" {
      throw error("is in the format of Xcode 4", remedy: "open and save it in a later one")
    }
    guard root.tag == "document" else {
      throw error("is no document of Interface Builder: it begins with <\(root.tag)>")
    }
    guard type.contains("CocoaTouch") else {
      throw error("is a document of another kind than iOS's: \(type)")
    }
    return type.contains("Storyboard") ? .storyboard : .nib
  }

  /// An element by its identifier.
  package func element(_ id: String) -> Element? { places[id]?.element }

  /// The scene that an element is in.
  package func scene(of id: String) -> Scene? { places[id].map { scenes[$0.scene] } }

  /// The identifier of the controller where the storyboard begins.
  package var initialController: String? { root["initialViewController"] }

  /// The controller element that code names.
  package func controller(named identifier: String) -> Element? {
    scenes.lazy.compactMap(\.controller).first { $0["storyboardIdentifier"] == identifier }
  }

  package var controllerNames: [String] {
    scenes.compactMap { $0.controller?["storyboardIdentifier"] }.sorted()
  }

  /// A value of the document's own resources: `namedColor`, `systemColor`, `image`.
  package func resource(_ tag: String, named name: String) -> Element? {
    root.list("resources").first { $0.tag == tag && $0["name"] == name }
  }

  private mutating func index(_ element: Element, in scene: Int) {
    if let id = element.id, element.tag != "segue" || places[id] == nil {
      if let former = places[id] {
        problems.append(
          DocumentError(
            path: path, line: element.line,
            "<\(element.tag)> has the id \(id), which <\(former.element.tag)> in line "
              + "\(former.element.line) has already"))
      } else {
        places[id] = (scene, element)
      }
    }
    for child in element.children { index(child, in: scene) }
  }

  private mutating func checkReferences() {
    for scene in scenes {
      for object in scene.objects {
        object.forEach { element in
          guard Self.pointing.contains(element.tag), let target = element["destination"],
            places[target] == nil
          else { return }
          problems.append(
            DocumentError(
              path: path, line: element.line,
              "<\(element.tag)\(element.naming)> leads to \(target), which is not in the document"))
        }
      }
    }
  }

  private static let pointing: Set<String> = ["outlet", "outletCollection", "action", "segue"]
}

extension Element {
  /// The name of a connection, for messages.
  fileprivate var naming: String {
    for name in ["property", "selector", "identifier", "id"] {
      if let value = attributes[name] { return " \(name)=\"\(value)\"" }
    }
    return ""
  }
}
