import Foundation

/// A file, group or folder of a project's tree.
struct TreeNode {
  enum Kind { case file, group, folder, variants }

  let kind: Kind
  let id: String?
  /// Its own and those of the groups around it, outermost first.
  let names: [String]
  /// Absolute; nil for a product, and for what lies in Apple's kits.
  let path: String?
  private let value: PropertyValue
  /// The files of a variant group.
  private var variants: [TreeNode] = []

  /// Groups inside of groups.
  private static let deepest = 190

  /// Every node, each group before what is in it.
  static func all(in values: [PropertyValue], folder: String) -> [TreeNode] {
    var found: [TreeNode] = []
    collect(values, names: [], group: folder, root: folder, depth: 0, into: &found)
    return found
  }

  private static func collect(
    _ values: [PropertyValue], names: [String], group: String?, root: String, depth: Int,
    into found: inout [TreeNode]
  ) {
    guard depth < deepest else { return }
    for value in values {
      var node = TreeNode(value, names: names, group: group, root: root)
      let children = value["children"]?.list ?? []
      if node.kind == .variants {
        node.variants = children.map {
          TreeNode($0, names: node.names, group: node.path, root: root)
        }
      }
      found.append(node)
      if node.kind == .group {
        collect(
          children, names: node.names, group: node.path, root: root, depth: depth + 1, into: &found)
      }
    }
  }

  private init(_ value: PropertyValue, names: [String], group: String?, root: String) {
    self.value = value
    id = value["id"]?.text
    kind =
      switch value["kind"]?.text {
      case "group": .group
      case "folder": .folder
      case "variant-group": .variants
      default: .file
      }
    let written = value["path"]?.text ?? ""
    path = TreeNode.resolve(written, group: group, root: root)
    let name = value["name"]?.text ?? (written as NSString).lastPathComponent
    self.names = names + [name]
  }

  private static func resolve(_ written: String, group: String?, root: String) -> String? {
    if written.hasPrefix("/") { return written }
    if written.hasPrefix("<") {
      let mark = "<PROJECT>/"
      guard written.hasPrefix(mark) else { return nil }
      return ((root + "/" + written.dropFirst(mark.count)) as NSString).standardizingPath
    }
    let plain = written.replacing("\\<", with: "<")
    return group.map { plain.isEmpty ? $0 : (($0 + "/" + plain) as NSString).standardizingPath }
  }

  // MARK: Membership

  private var memberships: [PropertyValue] { value["target-membership"]?.list ?? [] }

  /// Adds to a target what of this node belongs to it.
  func add(to target: inout Target, _ phases: TreePhases) {
    if kind == .folder { return addFolder(to: &target) }
    for membership in memberships {
      guard let role = phases.role(of: membership) else { continue }
      switch role.kind {
      case "compile-sources":
        for file in files { target.add(compiled: file) }
      case "headers": target.headers += files.map(\.path)
      case "resources": target.resources += files
      case "copy":
        target.resources += files.map { Resource($0.path, region: $0.region, folder: role.place) }
      case "frameworks":
        let name = (names.last ?? "") as NSString
        target.linked.append(name.deletingPathExtension)
      default: break
      }
    }
  }

  private var files: [Resource] {
    guard kind == .variants else {
      return path.map { [Resource($0, region: FileTree.region(of: $0))] } ?? []
    }
    return variants.compactMap { variant in
      variant.path.map { Resource($0, region: FileTree.region(of: $0) ?? variant.names.last) }
    }
  }

  private func addFolder(to target: inout Target) {
    guard let path else { return }
    let isOwn = memberships.compactMap(\.text).contains(target.name)
    let exceptions = (value["membership-exceptions"]?.list ?? []).filter {
      $0["target"]?.text == target.name
        || $0["build-phase"]?.text?.hasPrefix(target.name + "/") == true
    }
    let out = exceptions.flatMap { $0["exclusions"]?.texts ?? [] }
    let included = exceptions.flatMap { $0["inclusions"]?.texts ?? [] }
    guard isOwn || !included.isEmpty else { return }
    var folder = SynchronizedFolder(path: path)
    folder.wholeFolders = Set(value["opaque-folders"]?.texts ?? [])
    for member in folder.members {
      let isOut = out.contains { SynchronizedFolder.names($0, member) }
      let isIn = included.contains { SynchronizedFolder.names($0, member) }
      if isIn || (isOwn && !isOut) { target.add(member) }
    }
  }
}
