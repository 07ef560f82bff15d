/// Takes code out of a file that does not compile here, statement by statement, so that the rest does:
/// what an application has beside its screens (a library that reports crashes, a map) keeps no screen
/// from being seen. Lines keep their numbers.
package struct Omitter {
  private let file: Parsed
  private let statements: Statements
  private var edits: FileEdits
  private var gone: Set<Int> = []
  private var omissions: [Omission] = []

  /// - Returns: The file without what the faults are in, and what was taken out; nil where nothing could be.
  package static func omit(
    _ faults: [CompilerDiagnostic], from source: Source
  ) -> (source: Source, omissions: [Omission])? {
    var omitter = Omitter(Parsed(source))
    for fault in faults where fault.path == source.path { omitter.omit(fault) }
    guard !omitter.omissions.isEmpty else { return nil }
    omitter.edits.blank(omitter.gone.sorted())
    let text = omitter.edits.edits.applied(to: source.text)
    return (Source(path: source.path, text: text), omitter.omissions)
  }

  private init(_ file: Parsed) {
    self.file = file
    statements = Statements(file: file)
    edits = FileEdits(file)
  }

  private mutating func omit(_ fault: CompilerDiagnostic) {
    guard let token = firstToken(on: fault.line) else { return }
    if fault.message.hasPrefix("no such module 'SwiftUI'") { return omitSwiftUI(at: token, fault) }
    if let property = uninitialised(fault, at: token) { return remove(property, fault) }
    guard let range = statements.around(token), !gone.contains(range.lowerBound) else { return }
    if fault.message.contains("does not override"), let word = overrideWord(in: range) {
      note(token, fault)
      gone.insert(word)
      return
    }
    let type = file.types.first { range.contains($0.keyword) && range.contains($0.open) }
    if let type, token <= type.open {
      return changeHead(of: type, range, fault)
    }
    if isCallOfSuperclass(range) { return }
    if file.is(range.lowerBound, "return"), givesOptional(range.lowerBound) {
      return replaceResult(range, fault)
    }
    remove(range, fault)
  }

  /// Without SwiftUI there are no views of its kind; what it brings along, UIKit and Combine, is imported in
  /// its place.
  private mutating func omitSwiftUI(at token: Int, _ fault: CompilerDiagnostic) {
    guard let range = statements.around(token), !gone.contains(range.lowerBound) else { return }
    note(range.lowerBound, fault)
    edits.exchange(range.lowerBound, for: "import UIKit; import Combine")
    gone.formUnion(range.dropFirst())
    for type in file.types where type.isOfSwiftUI(in: file) {
      remove(type.modifiers.start...type.close, fault)
    }
  }

  /// What is said to override something stays without saying so: other code may call it.
  private func overrideWord(in range: ClosedRange<Int>) -> Int? {
    let body = range.first { file.is($0, "{") } ?? range.upperBound
    return (range.lowerBound...body).first { file.is($0, "override") }
  }

  private func firstToken(on line: Int) -> Int? {
    var (offset, number) = (0, 1)
    while number < line, offset < file.source.text.count {
      if file.source.text[offset] == Ascii.newline { number += 1 }
      offset += 1
    }
    guard let token = file.tokens.firstIndex(where: { $0.range.upperBound > offset }) else {
      return nil
    }
    return token
  }

  private mutating func remove(_ range: ClosedRange<Int>, _ fault: CompilerDiagnostic) {
    guard !gone.contains(range.lowerBound) else { return }
    note(range.lowerBound, fault)
    gone.formUnion(range)
  }

  private mutating func note(_ token: Int, _ fault: CompilerDiagnostic) {
    let start = file.tokens[token].range.lowerBound
    let line = file.source.text[start...].prefix { $0 != Ascii.newline }
    omissions.append(
      Omission(
        path: file.source.path, line: file.line(of: token),
        code: String(decoding: line, as: UTF8.self), reason: fault.message))
  }

  /// Without the call of the superclass's initialiser, nothing of a class is left.
  private func isCallOfSuperclass(_ range: ClosedRange<Int>) -> Bool {
    range.contains { file.is($0, "super") && file.is($0 + 2, "init") }
  }

  // MARK: Heads of types

  /// Takes a type out of what another one is declared as; where that is not what a fault is about, the
  /// whole of it.
  private mutating func changeHead(
    of type: TypeScope, _ range: ClosedRange<Int>, _ fault: CompilerDiagnostic
  ) {
    let named = Set(fault.message.split(separator: "'").map(String.init))
    let colon = type.colon ?? type.open
    let inherited = (colon..<type.open).filter {
      file.isWord($0) && named.contains(file.name($0)) && !file.is($0 + 1, ".")
    }
    guard let place = inherited.first, !gone.contains(place) else { return remove(range, fault) }
    omissions.append(
      Omission(
        path: file.source.path, line: file.line(of: place),
        code: "\(file.name(place)) of \(type.path)", reason: fault.message))
    let isFirst = file.name(place) == type.inherited.first
    if isFirst, type.kind == .class, let base = Omitter.base(for: file.name(place)) {
      return edits.exchange(place, for: base)
    }
    var taken = [place]
    if file.is(place + 1, ",") {
      taken.append(place + 1)
    } else if file.is(place - 1, ",") || file.is(place - 1, ":") {
      taken.append(place - 1)
    }
    gone.formUnion(taken)
  }

  /// What stands in for a class of another module, by its name; nil for what is rather a protocol.
  private static func base(for name: String) -> String? {
    let protocols = ["Delegate", "DataSource", "Protocol", "able", "Type", "ing", "Coordinator"]
    if protocols.contains(where: name.hasSuffix) { return nil }
    let known = [
      ("NavigationController", "UINavigationController"), ("Controller", "UIViewController"),
      ("CollectionViewCell", "UICollectionViewCell"), ("Cell", "UITableViewCell"),
      ("Button", "UIButton"), ("Label", "UILabel"), ("ImageView", "UIImageView"),
      ("View", "UIView"), ("Control", "UIControl"), ("Layer", "CALayer"),
    ]
    return known.first { name.hasSuffix($0.0) }?.1 ?? "NSObject"
  }

  // MARK: What follows from what is gone

  /// The property that an initialiser no longer gives a value.
  private func uninitialised(_ fault: CompilerDiagnostic, at token: Int) -> ClosedRange<Int>? {
    guard fault.message.contains("not initialized"),
      let name = fault.message.split(separator: "'").first(where: { $0.hasPrefix("self.") }),
      let type = file.enclosingType(of: token)
    else { return nil }
    let word = String(name.dropFirst(5))
    let place = (type.open..<type.close).first {
      file.brace[$0] == type.open && file.name($0) == word
        && (file.is($0 - 1, "let") || file.is($0 - 1, "var"))
    }
    return place.flatMap(statements.around)
  }

  /// Whether the function that a `return` is in may give nil.
  private func givesOptional(_ place: Int) -> Bool {
    let brace = file.brace[place]
    return brace > 0 && (file.is(brace - 1, "?") || file.is(brace - 1, "!"))
  }

  private mutating func replaceResult(_ range: ClosedRange<Int>, _ fault: CompilerDiagnostic) {
    guard range.count > 1, !file.is(range.lowerBound + 1, "nil") else {
      return remove(range, fault)
    }
    note(range.lowerBound, fault)
    edits.exchange(range.lowerBound, for: "return nil")
    gone.formUnion((range.lowerBound + 1)...range.upperBound)
  }
}
