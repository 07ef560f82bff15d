/// Methods of `NSObject` that a class overrides which derives from it and from nothing of UIKit's:
/// `observeValue(forKeyPath:of:change:context:)`, and what is asked of keys that nobody knows.
///
/// Foundation's `NSObject` has no such methods here: the first class that has one conforms to a protocol by
/// which it is told, and what it hands on to `super` ends there.
enum ObservingRule {
  /// A method by its name and its second label, or its first one where it has no other.
  private struct Message {
    let name: StaticString
    let label: String
    let conformance: String
    /// What stands for what `super` would give.
    let nothing: String
  }

  private static let messages = [
    Message(name: "observeValue", label: "of", conformance: "_KeyPathObserving", nothing: "()"),
    Message(
      name: "setValue", label: "forUndefinedKey", conformance: "_UndefinedKeySetting", nothing: "()"
    ),
    Message(
      name: "value", label: "forUndefinedKey", conformance: "_UndefinedKeyReading",
      nothing: "(nil as Any?)"),
  ]

  static func apply(_ edits: inout FileEdits, _ module: ModuleIndex) {
    for message in messages {
      for type in edits.file.types where type.kind == .class && isFirst(type, message, module) {
        apply(message, to: type, &edits)
      }
    }
  }

  private static func apply(_ message: Message, to type: TypeScope, _ edits: inout FileEdits) {
    let file = edits.file
    guard let member = overriding(message, in: type, file), let colon = type.colon else { return }
    edits.blank((member.modifiers.start..<member.keyword).filter { file.is($0, "override") })
    let inherits = (colon..<type.open).first { file.is($0, "where") } ?? type.open
    if file.imports("UIKit") { edits.insert(", \(message.conformance) ", before: inherits) }
    guard let parenthesis = member.parenthesis,
      let open = file.body(after: file.partner[parenthesis])
    else { return }
    for index in open..<file.partner[open] where file.is(index, "super") {
      guard file.is(index + 1, "."), file.is(index + 2, message.name), file.is(index + 3, "(")
      else {
        continue
      }
      edits.exchange(index, for: message.nothing)
      edits.blank(index + 1...file.partner[index + 3])
    }
  }

  private static func overriding(
    _ message: Message, in type: TypeScope, _ file: Parsed
  ) -> Member? {
    Member.all(of: type, in: file).first {
      $0.name == "\(message.name)" && isMeant($0, message) && $0.modifiers.has("override")
    }
  }

  private static func isMeant(_ member: Member, _ message: Message) -> Bool {
    member.parameters.prefix(2).last?.label == message.label
  }

  /// Whether no class above has the method.
  private static func isFirst(
    _ type: TypeScope, _ message: Message, _ module: ModuleIndex
  ) -> Bool {
    var above = type.inherited.first
    for _ in 0..<32 {
      guard let name = above, name != "NSObject" else { return above != nil }
      if module.declares("\(message.name)", in: name) { return false }
      above = module.superclass(of: name)
    }
    return false
  }
}
