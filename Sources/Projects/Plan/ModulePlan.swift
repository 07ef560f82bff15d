import Foundation

/// Everything that has to be compiled for one target, in an order in which it can be.
package struct ModulePlan: Sendable {
  /// The target's own comes last.
  package private(set) var modules: [Module]
  /// What is imported and not found anywhere, each with a file that does.
  package let missing: [Missing]

  package struct Missing: Equatable, Sendable {
    package let module: String
    package let file: String
    /// How many files of the project import it.
    package let count: Int
  }

  /// - Parameters:
  ///   - find: Gives the module of a name, on behalf of the one that imports it; nil for one that is not
  ///     in the checkout.
  ///   - isKnown: Whether a module comes with the compiler or with UIKit here.
  package init(
    for root: Module, find: @escaping (String, Module) -> Module?,
    isKnown: @escaping (String) -> Bool
  ) {
    var planning = Planning(find: find, isKnown: isKnown)
    planning.visit(root)
    modules = planning.done
    missing = planning.missing.map {
      Missing(module: $0.key, file: $0.value[0], count: $0.value.count)
    }
    .sorted { $0.module < $1.module }
  }

  /// Has modules compiled under another name whose own is taken; sources call them as before.
  package mutating func rename(where isTaken: (String) -> Bool) {
    for index in modules.indices where isTaken(modules[index].name) {
      var name = modules[index].name + "_own"
      while isTaken(name) || modules.contains(where: { $0.name == name }) { name += "_" }
      modules[index].compiledName = name
    }
  }

  /// What the compiler calls modules whose own name is taken, by that name.
  package var aliases: [String: String] {
    let renamed = modules.filter { $0.compiledName != $0.name }
    return Dictionary(renamed.map { ($0.name, $0.compiledName) }) { first, _ in first }
  }

  private struct Planning {
    let find: (String, Module) -> Module?
    let isKnown: (String) -> Bool
    var done: [Module] = []
    var missing: [String: [String]] = [:]
    private var met: [String: Module?] = [:]

    init(find: @escaping (String, Module) -> Module?, isKnown: @escaping (String) -> Bool) {
      self.find = find
      self.isKnown = isKnown
    }

    mutating func visit(_ module: Module) {
      var module = module
      met[module.name] = .some(module)
      for (name, files) in ModulePlan.imports(of: module) where name != module.name {
        // What the checkout has goes before what stands in for it.
        if met[name] == nil, let found = find(name, module), !found.swiftFiles.isEmpty {
          visit(found)
        }
        if case .some(.some) = met[name] {
          module.imports.append(name)
        } else if !isKnown(name) {
          missing[name, default: []] += files
        }
      }
      if module.imports.contains(where: { name in
        done.contains { $0.name == name && $0.bringsUIKit }
      }) {
        module.bringsUIKit = true
      }
      done.append(module)
    }
  }

  /// The names that a module's files import, each with the files.
  package static func imports(of module: Module) -> [(name: String, files: [String])] {
    var found: [(name: String, files: [String])] = []
    for path in module.swiftFiles {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      for name in ImportScanner.imports(in: String(decoding: data, as: UTF8.self)) {
        if let index = found.firstIndex(where: { $0.name == name }) {
          found[index].files.append(path)
        } else {
          found.append((name, [path]))
        }
      }
    }
    return found
  }
}
