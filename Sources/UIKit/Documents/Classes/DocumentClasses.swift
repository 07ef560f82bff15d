import QuartzCore

/// The classes that documents name, with their outlets and actions: UIKit's and those of the modules
/// that have been met.
@MainActor
package final class DocumentClasses {
  /// The tables of the modules that have one.
  private var tables: [String: _DocumentTable] = [:]
  /// Modules in the order in which they were met.
  private var modules: [String] = []

  /// The modules of the program itself, which no document need name; set by whoever builds it.
  package static var ofProgram: [String] = []
  /// What the compiler calls modules that have the name of one of UIKit's own here.
  package static var aliases: [String: String] = [:]

  /// What the compiler calls a class: `Timing_own.Cell` of `Timing.Cell`.
  package static func compiled(_ name: String) -> String {
    guard let dot = name.firstIndex(of: "."), let module = aliases[String(name[..<dot])] else {
      return name
    }
    return module + name[dot...]
  }

  nonisolated init() {}

  /// Names a module in which classes are looked for, whatever a document says.
  package func add(module: String) {
    let module = Self.aliases[module] ?? module
    guard !module.isEmpty, !modules.contains(module) else { return }
    modules.append(module)
    let name = Self.mangled(module) + Self.mangled("_DocumentClasses") + "O"
    guard let source = _typeByName(name) as? any _DocumentClassSource.Type else { return }
    let table = _DocumentTable()
    source.fill(table)
    tables[module] = table
  }

  /// The class of a name.
  /// - Parameters:
  ///   - name: `Cell`, `Outer.Cell`, `App.Cell`, or what `@objc(…)` calls it.
  ///   - module: What the document says; other modules are looked through where it has none.
  func find(_ name: String, module: String?) -> AnyClass? {
    let module = module.map { Self.aliases[$0] ?? $0 }
    if let module { add(module: module) }
    addUsualModules()
    if name.hasPrefix("_Tt"), let type = _typeByName(String(name.dropFirst(3)).unprefixed) {
      return type as? AnyClass
    }
    let searched = (module.map { [$0] } ?? []) + modules.filter { $0 != module }
    for module in searched {
      if let found = Self.type(name, in: module) ?? tables[module]?.classes[name] { return found }
    }
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    if parts.count == 2 {
      add(module: parts[0])
      if let found = Self.type(parts[1], in: parts[0]) { return found }
    }
    return Self.type(name, in: "UIKit") ?? Self.type(name, in: "QuartzCore")
      ?? (name == "NSObject" ? NSObject.self : nil)
  }

  /// The properties of a name that an object has.
  func outlets(_ name: String, of object: AnyObject) -> [_DocumentTable.Property] {
    all { $0.outlets[name] ?? [] }.filter { $0.isOf(object) }
  }

  func inspectables(_ name: String, of object: AnyObject) -> [_DocumentTable.Property] {
    all { $0.inspectables[name] ?? [] }.filter { $0.isOf(object) }
  }

  /// The method of a name that an object has.
  func action(_ name: String, of object: AnyObject) -> Selector? {
    all { $0.actions[name] ?? [] }.first { $0.isMethod(of: object) }
  }

  /// Tells an object of an application's class that it is made.
  func awake(_ object: NSObject) {
    _ = all { $0.awakenings }.first { $0(object) }
  }

  /// All methods of a name, whoever has them.
  func actions(_ name: String) -> [Selector] { all { $0.actions[name] ?? [] } }

  /// The names that an object does have, for messages.
  func outletNames(of object: AnyObject) -> [String] {
    names(of: object) { $0.outlets.mapValues { $0.map(\.isOf) } }
  }

  func actionNames(of object: AnyObject) -> [String] {
    names(of: object) { $0.actions.mapValues { $0.map { $0.isMethod(of:) } } }
  }

  /// Has the module of an object's class looked through as well, and those of its superclasses.
  func addModules(of object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      let name = String(reflecting: current.subjectType)
      let module = name.prefix { $0 != "." }
      if !["UIKit", "QuartzCore", "Foundation", "Swift"].contains(module) {
        add(module: String(module))
      }
      mirror = current.superclassMirror
    }
  }

  private func names(
    of object: AnyObject, _ list: (_DocumentTable) -> [String: [(AnyObject) -> Bool]]
  ) -> [String] {
    modules.compactMap { tables[$0] }.flatMap { table in
      list(table).filter { $0.value.contains { $0(object) } }.map(\.key)
    }.sorted()
  }

  private func all<Value>(_ list: (_DocumentTable) -> [Value]) -> [Value] {
    modules.compactMap { tables[$0] }.flatMap(list)
  }

  /// The program's own module, and that of the application's delegate.
  private func addUsualModules() {
    for module in Self.ofProgram { add(module: module) }
    if let delegate = UIApplication.shared.delegate { addModules(of: delegate) }
    add(module: ProcessInfo.processInfo.processName.identifier)
  }

  private static func type(_ name: String, in module: String) -> AnyClass? {
    let module = aliases[module] ?? module
    let parts = name.split(separator: ".").map { mangled(String($0)) }
    guard let last = parts.last, parts.count <= 4 else { return nil }
    // A type around a class is a class, a structure or an enumeration: the compiler says which.
    var starts = [mangled(module)]
    for part in parts.dropLast() {
      starts = starts.flatMap { start in ["C", "V", "O"].map { start + part + $0 } }
    }
    return starts.lazy.compactMap { _typeByName($0 + last + "C") as? AnyClass }.first
  }

  private static func mangled(_ name: String) -> String {
    name.allSatisfy(\.isASCII) ? "\(name.utf8.count)\(name)" : Punycode.mangled(name)
  }
}

extension String {
  /// What a module is called that a product of this name has.
  fileprivate var identifier: String {
    String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// `C4Main3Cell` to `4Main3CellC`: the older way to mangle a class that lies in nothing else.
  fileprivate var unprefixed: String {
    guard let first, first == "C", dropFirst().first?.isNumber == true else { return self }
    return dropFirst() + "C"
  }
}
