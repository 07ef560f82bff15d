/// The types and methods of all files of a module: what a selector can mean.
struct ModuleIndex {
  struct Entry {
    let file: Int
    let type: TypeScope
    let member: Member

    /// Whether another file may name it.
    var isVisibleElsewhere: Bool {
      !member.modifiers.has("private") && !member.modifiers.has("fileprivate")
        && !type.modifiers.has("private") && !type.modifiers.has("fileprivate")
    }

    /// Whether it is an Objective-C method on Apple's platforms.
    var isExposed: Bool {
      !member.modifiers.has("@nonobjc")
        && (type.exposesMembers
          || ["@objc", "@IBAction", "override"].contains { member.modifiers.has($0) })
    }
  }

  let files: [Parsed]
  private(set) var entries: [Entry] = []
  private var byName: [String: [Int]] = [:]
  private var bySelector: [String: [Int]] = [:]
  private var superclasses: [String: String] = [:]

  init(_ files: [Parsed]) {
    self.files = files
    for (number, file) in files.enumerated() {
      for type in file.types {
        if type.kind == .class, let parent = type.inherited.first {
          superclasses[type.name] = parent
        }
        for member in Member.all(of: type, in: file) {
          byName[member.name, default: []].append(entries.count)
          bySelector[member.selector, default: []].append(entries.count)
          entries.append(Entry(file: number, type: type, member: member))
        }
      }
    }
  }

  /// The methods of a name that a type has, its own first, then its superclasses'; where the type
  /// has none, those of other types.
  /// - Parameters:
  ///   - type: As code inside of another type calls it; nil for that one.
  ///   - outer: The path of the type that the code is in.
  func methods(_ name: String, of type: String?, inside outer: String?) -> [Entry] {
    let all = methods(named: name)
    for path in paths(of: type, inside: outer) {
      let own = all.filter { $0.type.path == path }
      if !own.isEmpty { return own }
    }
    var owner = (type ?? outer)?.split(separator: ".").last.map(String.init)
    for _ in 0..<32 {
      guard let name = owner else { break }
      let own = all.filter { $0.type.name == name || $0.type.path == name }
      if !own.isEmpty { return own }
      owner = superclasses[name]
    }
    return all
  }

  /// What a name can mean, the innermost first: `A.B.C`, `A.C`, `C` inside of `A.B`.
  private func paths(of type: String?, inside outer: String?) -> [String] {
    guard let type else { return outer.map { [$0] } ?? [] }
    var around = outer?.split(separator: ".") ?? []
    var paths: [String] = []
    while !around.isEmpty {
      paths.append((around + [Substring(type)]).joined(separator: "."))
      around.removeLast()
    }
    return paths + [type]
  }

  func methods(named name: String) -> [Entry] {
    (byName[name] ?? []).map { entries[$0] }.filter { $0.member.kind == .method }
  }

  /// Those that a class itself declares.
  func initialisers(of type: String) -> [Entry] {
    (byName["init"] ?? []).map { entries[$0] }
      .filter { $0.type.name == type && $0.type.kind == .class }
  }

  func superclass(of type: String) -> String? { superclasses[type] }

  /// The method that Objective-C calls by a name: the type's own, or the only one there is.
  func method(selector: String, in file: Int, type: String?) -> Entry? {
    let known = (bySelector[selector] ?? []).map { entries[$0] }.filter {
      $0.member.kind == .method && $0.isExposed && $0.type.kind != .protocol
        && ($0.file == file || $0.isVisibleElsewhere)
    }
    let own = known.first { $0.type.name == type || $0.type.path == type }
    return own ?? (Set(known.map(\.type.name)).count == 1 ? known.first : nil)
  }

  /// Every declaration of a name that overrides one of a superclass.
  func overrides(of name: String) -> [Entry] {
    (byName[name] ?? []).map { entries[$0] }.filter { $0.member.modifiers.has("override") }
  }

  /// Where a class is declared: the file, and the type's place in it.
  func declaration(of type: String, near file: Int) -> (file: Int, type: TypeScope)? {
    for number in [file] + files.indices.filter({ $0 != file }) {
      if let found = files[number].types.first(where: { $0.kind == .class && $0.path == type }) {
        return (number, found)
      }
    }
    return nil
  }
}

extension ModuleIndex {
  /// Whether a class comes from another one, as far as this module tells.
  func inherits(_ type: String, from ancestor: String) -> Bool {
    var parent = superclass(of: type)
    for _ in 0..<32 {
      guard let name = parent else { return false }
      if name == ancestor { return true }
      parent = superclass(of: name)
    }
    return false
  }
}
