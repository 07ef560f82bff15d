/// The optional methods of Apple's protocols as values, for calls like `delegate.moved?(to: x)`.
///
/// In Swift a method is optional where an extension of its protocol has a default for it. Beside
/// the method goes a property of the same name, whose value is called like the method. It is never
/// nil: a method that is not implemented answers as its default does.
package enum OptionalCalls {
  /// Protocols through which applications are asked; screens and views conform to others themselves.
  private static let asked = [
    "Delegate", "DataSource", "Prefetching", "FlowLayout", "Transitioning", "Animating",
  ]

  /// A source for the module of these sources.
  ///
  /// A name that an extension has a property for is left out: that one is written by hand.
  package static func text(for sources: [Source]) -> String {
    let files = sources.filter {
      $0.text.contains("protocol ") || $0.text.contains("callAsFunction")
    }
    .map(Parsed.init)
    let defaults = Defaults(of: files)
    let imports = Set(files.flatMap(\.importLines)).sorted()
    let protocols = files.flatMap { file in
      file.types.filter { isAsked($0) && !isGeneric($0, in: file) }
        .compactMap { Calls(of: $0, in: file, defaults) }
    }
    return (imports + protocols.map(\.text)).joined(separator: "\n") + "\n"
  }

  private static func isAsked(_ type: TypeScope) -> Bool {
    type.kind == .protocol && type.modifiers.has("public")
      && asked.contains { type.name.hasSuffix($0) }
  }
}

extension OptionalCalls {
  /// What has a type of its conformers' choice cannot be called without knowing them.
  private static func isGeneric(_ type: TypeScope, in file: Parsed) -> Bool {
    (type.open..<type.close).contains { file.is($0, "associatedtype") }
  }
}

/// What the extensions of protocols have.
private struct Defaults {
  private var methods: Set<String> = []
  private var properties: Set<String> = []

  init(of files: [Parsed]) {
    for file in files {
      for type in file.types where type.kind == .extension {
        for member in Member.all(of: type, in: file) {
          let name = "\(type.name).\(member.compoundName)"
          if member.kind == .method { methods.insert(name) } else { properties.insert(name) }
        }
      }
    }
  }

  func has(_ member: Member, of type: TypeScope) -> Bool {
    member.kind == .method && methods.contains("\(type.name).\(member.compoundName)")
      && !properties.contains("\(type.name).\(member.name)")
  }
}

/// The optional methods of one protocol.
private struct Calls {
  private let type: TypeScope
  private let requirements: [OptionalRequirement]

  /// Nil where there are none.
  init?(of type: TypeScope, in file: Parsed, _ defaults: Defaults) {
    self.type = type
    requirements = Member.all(of: type, in: file).filter { defaults.has($0, of: type) }
      .compactMap { OptionalRequirement($0, in: type, file) }
    if requirements.isEmpty { return nil }
  }

  var text: String {
    var names: [String] = []
    for requirement in requirements where !names.contains(requirement.name) {
      names.append(requirement.name)
    }
    let values = names.map {
      "  @_disfavoredOverload public var \($0): \(value($0))? { .init(target: self) }"
    }
    return (["", "extension \(type.name) {"] + values + ["}"] + names.map(declaration)).joined(
      separator: "\n")
  }

  private func value(_ name: String) -> String { "_\(type.name)_\(name)" }

  private func declaration(of name: String) -> String {
    let calls = requirements.filter { $0.name == name }.map { "  " + $0.certainCall("public ") }
    let isolation = type.modifiers.has("@MainActor") ? "@preconcurrency @MainActor " : ""
    let head = ["\(isolation)public struct \(value(name)) {", "  let target: any \(type.name)"]
    return (head + calls + ["}"]).joined(separator: "\n")
  }
}

extension Parsed {
  /// Every `import` of the file.
  fileprivate var importLines: [String] {
    tokens.indices.filter { self.is($0, "import") && isFirstOnLine($0) }
      .map { "import \(name($0 + 1))" }
  }
}

extension [UInt8] {
  /// Whether a text has a word in it.
  fileprivate func contains(_ word: StaticString) -> Bool {
    let word = word.withUTF8Buffer { Array($0) }
    return withUnsafeBufferPointer { text in
      var matched = 0
      for byte in text {
        matched = byte == word[matched] ? matched + 1 : byte == word[0] ? 1 : 0
        if matched == word.count { return true }
      }
      return false
    }
  }
}
