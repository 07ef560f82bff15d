/// An `@objc protocol` becomes a protocol of classes, and its optional requirements become ones
/// with defaults.
///
/// A call like `delegate.moved?(to: x)` needs something optional by that name: a property in an
/// extension, whose value is called like the method and answers nil where the default answered. It
/// is nil itself for objects of classes that are seen to lack the method.
enum ProtocolRule {
  /// - Returns: What the classes of the module have to do with the result.
  static func apply(_ edits: inout FileEdits, file number: Int, _ module: ModuleIndex) -> String {
    var borrowed = ""
    for type in edits.file.types where type.kind == .protocol {
      let members = Member.all(of: type, in: edits.file).filter { $0.modifiers.has("optional") }
      inherit(type, hasDefaults: !members.isEmpty, &edits)
      guard !members.isEmpty else { continue }
      let conformers = Conformers(to: type, in: number, module)
      borrowed += Set(members.map(\.name)).sorted().compactMap(conformers.lacking).joined()
      optional(members, of: type, conformers, &edits)
    }
    return borrowed
  }

  /// Extensions stand in no type.
  private static func outermostClose(of type: TypeScope, in file: Parsed) -> Int {
    var close = type.close
    while file.brace[close] >= 0, file.partner[file.brace[close]] > close {
      close = file.partner[file.brace[close]]
    }
    return close
  }

  /// Binds the protocol to classes, and to the protocol that holds its defaults.
  private static func inherit(
    _ type: TypeScope, hasDefaults: Bool, _ edits: inout FileEdits
  ) {
    let file = edits.file
    let bound = type.colon.flatMap { file.is($0 + 1, "class") ? $0 + 1 : nil }
    if let bound { edits.exchange(bound, for: "AnyObject") }
    let isBound = type.inherited.contains {
      ["AnyObject", "NSObjectProtocol", "class"].contains($0)
    }
    var added = hasDefaults ? [OptionalRequirement.home(of: type)] : []
    if type.modifiers.has("@objc"), !isBound { added.append("AnyObject") }
    guard !added.isEmpty else { return }
    let names = added.joined(separator: ", ")
    if let colon = type.colon {
      edits.insert(" \(names),", after: colon)
    } else {
      edits.insert(": \(names)", after: type.nameEnd)
    }
  }

  private static func optional(
    _ members: [Member], of type: TypeScope, _ conformers: Conformers, _ edits: inout FileEdits
  ) {
    let file = edits.file
    var requirements: [OptionalRequirement] = []
    for member in members {
      if let word = (member.modifiers.start..<member.keyword).first(where: {
        file.is($0, "optional")
      }) {
        edits.blank([word])
      }
      guard let requirement = OptionalRequirement(member, in: type, file),
        requirement.isOneLine
      else {
        edits.remark("cannot make this optional requirement optional", at: member.keyword)
        continue
      }
      requirement.throwing(&edits)
      if requirement.isDisfavoured {
        edits.insert("@_disfavoredOverload ", before: member.modifiers.start)
      }
      requirements.append(requirement)
    }
    let import_ = file.imports("UIKit") ? "" : " import UIKit;"
    edits.insert(
      ";" + import_ + OptionalRequirement.text(requirements, of: type, missing: conformers.lacking),
      after: outermostClose(of: type, in: file))
  }
}
