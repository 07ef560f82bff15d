/// A subclass that brings an optional method which the class that conforms does not have: without
/// Objective-C the conformance is settled where it is declared, so the method is named.
enum LateRequirementRule {
  static func apply(_ edits: inout FileEdits, file number: Int, _ module: ModuleIndex) {
    let optionals = module.optionals
    guard !optionals.isEmpty else { return }
    for entry in module.entries where entry.file == number && entry.type.kind != .protocol {
      guard let owners = optionals[entry.member.compoundName] else { continue }
      for owner in owners {
        guard let base = module.conformer(above: entry.type.name, to: owner),
          !module.declares(entry.member.name, in: base)
        else { continue }
        edits.remark(
          "\(base) conforms to \(owner) without this method, so it is not called here; "
            + "declare it in \(base), or let \(entry.type.name) conform itself",
          at: entry.member.keyword)
      }
    }
  }
}

extension ModuleIndex {
  /// The protocols that have an optional requirement of a name.
  fileprivate var optionals: [String: [String]] {
    var found: [String: [String]] = [:]
    for entry in entries
    where entry.type.kind == .protocol && entry.member.modifiers.has("optional") {
      found[entry.member.compoundName, default: []].append(entry.type.name)
    }
    return found
  }

  /// The nearest superclass that conforms to a protocol, where the class does not itself.
  fileprivate func conformer(above type: String, to owner: String) -> String? {
    func conforms(_ name: String) -> Bool {
      files.flatMap(\.types).contains { $0.name == name && $0.inherited.contains(owner) }
    }
    guard !conforms(type) else { return nil }
    var parent = superclass(of: type)
    for _ in 0..<32 {
      guard let name = parent else { return nil }
      if conforms(name) { return name }
      parent = superclass(of: name)
    }
    return nil
  }
}
