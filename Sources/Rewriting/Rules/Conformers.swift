/// The classes of a module that conform to a protocol, and which of its methods they lack.
struct Conformers {
  private let classes: [ModuleIndex.Class]
  private let module: ModuleIndex
  /// Where the protocol is.
  private let file: Int

  init(to type: TypeScope, in file: Int, _ module: ModuleIndex) {
    self.module = module
    self.file = file
    let names = module.files.flatMap(\.types).filter { $0.inherited.contains(type.name) }.map(
      \.name)
    classes = Set(names).sorted().compactMap { module.declaration(of: $0, near: file) }
      .filter { module.canName($0, in: file) }
  }

  /// Whether `self` has no method of a name, as an expression; nil where every class has one.
  func lacking(_ name: String) -> String? {
    let tests = classes.compactMap { test($0.type.name, lacks: name) }
    return tests.isEmpty ? nil : "(\(tests.joined(separator: " || ")))"
  }

  private func test(_ type: String, lacks name: String) -> String? {
    guard !has(name, type) else { return nil }
    let exceptions = module.subclasses(of: type).filter {
      module.declares(name, in: $0.type.name)
    }
    guard exceptions.allSatisfy({ module.canName($0, in: file) }) else { return nil }
    return (["self is \(type)"] + exceptions.map { "!(self is \($0.type.name))" })
      .joined(separator: " && ")
  }

  private func has(_ name: String, _ type: String) -> Bool {
    var owner: String? = type
    for _ in 0..<32 {
      guard let current = owner else { return false }
      if module.declares(name, in: current) { return true }
      owner = module.superclass(of: current)
    }
    return true
  }
}

extension ModuleIndex {
  /// A class and the file that it is in.
  typealias Class = (file: Int, type: TypeScope)

  /// Whether a class has a method of a name, in whatever extension.
  func declares(_ name: String, in type: String) -> Bool {
    methods(named: name).contains { $0.type.name == type }
  }

  func subclasses(of type: String) -> [Class] {
    files.indices.flatMap { file in
      files[file].types.filter { $0.kind == .class && inherits($0.name, from: type) }.map {
        (file, $0)
      }
    }
  }

  /// Whether code outside of all types can speak of a class: it is neither inside of anything,
  /// conditional nor generic, and not another file's own.
  func canName(_ found: Class, in file: Int) -> Bool {
    let (home, type) = (files[found.file], found.type)
    let isPrivate = ["private", "fileprivate"].contains { type.modifiers.has($0) }
    let conditions = home.tokens[..<type.keyword].indices.reduce(0) {
      $0 + (home.is($1, "#if") ? 1 : home.is($1, "#endif") ? -1 : 0)
    }
    return home.brace[type.keyword] < 0 && conditions == 0 && !home.is(type.nameEnd + 1, "<")
      && (!isPrivate || found.file == file)
  }
}
