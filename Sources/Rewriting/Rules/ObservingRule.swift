/// `override func observeValue(forKeyPath:of:change:context:)` in a class that derives from `NSObject` and from
/// nothing of UIKit's.
///
/// Foundation's `NSObject` has no such method here: the first class that has it conforms to a protocol by
/// which it is told, and what it hands on to `super` ends there.
enum ObservingRule {
  private static let name: StaticString = "observeValue"

  static func apply(_ edits: inout FileEdits, _ module: ModuleIndex) {
    let file = edits.file
    for type in file.types where type.kind == .class && isFirst(type, module) {
      guard let member = overriding(in: type, file), let colon = type.colon else { continue }
      edits.blank((member.modifiers.start..<member.keyword).filter { file.is($0, "override") })
      let inherits = (colon..<type.open).first { file.is($0, "where") } ?? type.open
      if file.imports("UIKit") { edits.insert(", _KeyPathObserving ", before: inherits) }
      guard let parenthesis = member.parenthesis,
        let open = file.body(after: file.partner[parenthesis])
      else { continue }
      for index in open..<file.partner[open] where file.is(index, "super") {
        guard file.is(index + 1, "."), file.is(index + 2, name), file.is(index + 3, "(") else {
          continue
        }
        edits.exchange(index, for: "()")
        edits.blank(index + 1...file.partner[index + 3])
      }
    }
  }

  private static func overriding(in type: TypeScope, _ file: Parsed) -> Member? {
    Member.all(of: type, in: file).first {
      $0.name == "\(name)" && $0.parameters.count == 4 && $0.modifiers.has("override")
    }
  }

  /// Whether no class above has the method.
  private static func isFirst(_ type: TypeScope, _ module: ModuleIndex) -> Bool {
    var above = type.inherited.first
    for _ in 0..<32 {
      guard let name = above, name != "NSObject" else { return above != nil }
      if module.declares("\(Self.name)", in: name) { return false }
      above = module.superclass(of: name)
    }
    return false
  }
}
