/// What a class is made with, and who may make one.
extension Finder {
  /// Whether code of another file can name a class: nothing around it is private, generic or the body
  /// of a function.
  func isReachable(_ type: TypeScope, in file: Parsed) -> Bool {
    var inner = type
    while true {
      if isClosed(inner, in: file) { return false }
      guard
        let outer = file.types.last(where: { $0.open < inner.keyword && inner.keyword < $0.close })
      else { break }
      guard file.brace[inner.keyword] == outer.open else { return false }
      inner = outer
    }
    return file.brace[inner.keyword] < 0 && !isInClosedType(type.path)
  }

  private func isClosed(_ type: TypeScope, in file: Parsed) -> Bool {
    type.modifiers.has("private") || type.modifiers.has("fileprivate")
      || file.is(type.nameEnd + 1, "<")
  }

  /// Whether one of the types that a path leads through, which may be in another file, is closed.
  private func isInClosedType(_ path: String) -> Bool {
    let names = path.split(separator: ".")
    let outer = (1..<max(1, names.count)).map { names.prefix($0).joined(separator: ".") }
    return module.files.contains { file in
      file.types.contains {
        $0.kind != .extension && outer.contains($0.path) && isClosed($0, in: file)
      }
    }
  }

  /// An expression that makes one of a class, where its arguments can be guessed from their types.
  /// - Parameter depth: How many types lie around it whose arguments are being guessed.
  func making(_ type: TypeScope, shows: Bool, depth: Int = 0) -> String? {
    let (inits, base) = initialisers(of: type.path)
    if let base {
      // It is made from what was stored only: the compiler writes that initialiser.
      let isStored = !lineage(of: type).isDisjoint(with: ["Codable", "Decodable"])
      guard !isStored || !lacksValues(type) else { return nil }
      return type.path + (Finder.plainArguments[base] ?? "()")
    }
    let calls = inits.filter(isUsable).compactMap { entry -> String? in
      let needed = entry.member.parameters.filter { !$0.hasDefault }
      let arguments = needed.compactMap { parameter in
        argument(parameter, of: type.path, shows: shows, depth: depth).map {
          (parameter.label == "_" ? "" : parameter.label + ": ") + $0
        }
      }
      guard arguments.count == needed.count else { return nil }
      return "\(type.path)(\(arguments.joined(separator: ", ")))"
    }
    return calls.min { $0.utf8.count < $1.utf8.count }
  }

  /// Whether a stored property has no value until somebody gives it one.
  private func lacksValues(_ type: TypeScope) -> Bool {
    module.files.contains { file in
      file.types.filter { $0.path == type.path && $0.kind != .extension }.contains { scope in
        Member.all(of: scope, in: file).contains { member in
          member.kind == .property
            && !["static", "lazy", "class"].contains(where: member.modifiers.has)
            && Finder.writtenType(of: member, in: file).map {
              !$0.hasSuffix("?") && !$0.hasSuffix("!")
            } ?? false
        }
      }
    }
  }

  /// The initialisers that a class has, those of its superclass among them where it has none but
  /// convenient ones; and the class of another module that all of its own come down from so.
  private func initialisers(of path: String) -> (inits: [ModuleIndex.Entry], base: String?) {
    var (inits, owner): ([ModuleIndex.Entry], String?) = ([], path)
    for _ in 0..<32 {
      guard let home = owner.flatMap(module.declaration) else {
        return (inits, owner ?? "")
      }
      let own = members(of: home).filter { $0.member.kind == .initialiser }
      inits += own
      guard own.allSatisfy({ $0.member.modifiers.has("convenience") }) else { break }
      owner = home.inherited.first
    }
    return (inits, nil)
  }

  /// What classes of UIKit cannot do without.
  private static let plainArguments = [
    "UICollectionViewController": "(collectionViewLayout: UICollectionViewFlowLayout())",
    "UICollectionView": "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
  ]

  private func isUsable(_ entry: ModuleIndex.Entry) -> Bool {
    let (file, member) = (module.files[entry.file], entry.member)
    return !member.modifiers.has("private") && !member.modifiers.has("fileprivate")
      && member.parameters.first?.label != "coder" && isPlain(entry)
      && !(member.modifiers.start..<member.keyword).contains { file.is($0, "unavailable") }
  }

  /// Whether code that neither waits nor catches nor names a type can call a method or an initialiser,
  /// and has what it gives.
  func isPlain(_ entry: ModuleIndex.Entry) -> Bool {
    let file = module.files[entry.file]
    guard let open = entry.member.parenthesis, let body = body(of: entry) else { return false }
    let name = entry.member.keyword..<open
    let effects = (file.partner[open] + 1)..<body.lowerBound
    return !name.contains { file.is($0, "?") || file.is($0, "!") || file.is($0, "<") }
      && !effects.contains {
        file.is($0, "async") || file.is($0, "throws") || file.is($0, "rethrows")
      }
  }
}

extension ModuleIndex {
  /// The class of a path or a name, in whatever file.
  func declaration(named name: String) -> TypeScope? {
    let classes = files.flatMap(\.types).filter { $0.kind == .class }
    return classes.first { $0.path == name } ?? classes.first { $0.name == name }
  }
}
