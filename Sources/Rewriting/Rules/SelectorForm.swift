/// A `#selector(…)` taken apart.
struct SelectorForm {
  enum Kind { case method, getter, setter }
  enum Receiver { case none, selfWord, type, instance }

  let keyword: Int
  let kind: Kind
  let receiver: Receiver
  /// The indices of the first token of the expression, of the method's base name, and of the
  /// closing parenthesis.
  let first, base, close: Int
  /// The indices of what follows `as`, if that is there.
  let cast: Range<Int>?

  init?(at keyword: Int, in file: Parsed) {
    let open = keyword + 1
    guard file.is(open, "("), file.partner[open] > open + 1 else { return nil }
    self.keyword = keyword
    close = file.partner[open]
    let isAccessor = file.is(open + 2, ":")
    kind =
      isAccessor && file.is(open + 1, "getter")
      ? .getter : isAccessor && file.is(open + 1, "setter") ? .setter : .method
    first = kind == .method ? open + 1 : open + 3
    guard first < close else { return nil }
    let end = close
    let cast = (first..<end).first { file.is($0, "as") && !file.is($0 - 1, ".") }
    self.cast = cast.map { ($0 + 1)..<end }
    guard let base = SelectorForm.baseName(in: first..<(cast ?? end), file) else { return nil }
    self.base = base
    receiver = SelectorForm.receiver(from: first, to: base, in: file)
    guard base == first || file.is(base - 1, ".") else { return nil }
  }

  /// The index of the last name of a chain: `d` in `a.b!.c().d(_:)`.
  private static func baseName(in range: Range<Int>, _ file: Parsed) -> Int? {
    var last = range.upperBound - 1
    if file.is(last, ")"), file.partner[last] >= range.lowerBound { last = file.partner[last] - 1 }
    return last >= range.lowerBound && file.isWord(last) ? last : nil
  }

  private static func receiver(from first: Int, to base: Int, in file: Parsed) -> Receiver {
    if base == first { return .none }
    let isPair = base == first + 2
    if isPair, file.is(first, "self") || file.is(first, "Self") || file.is(first, "super") {
      return .selfWord
    }
    let isType = stride(from: first, to: base, by: 2).allSatisfy {
      file.isWord($0) && file.is($0 + 1, ".") && file.name($0).first?.isUppercase == true
    }
    return isType
      || file.name(first).first?.isUppercase == true
        && file.name(base - 2).first?
          .isUppercase == true
      ? .type : .instance
  }

  /// The type that is named, with dots, nil where none is.
  func owner(in file: Parsed) -> String? {
    guard receiver == .type else { return nil }
    let names = stride(from: first, to: base, by: 2)
    let isPath = names.allSatisfy { file.isWord($0) && file.is($0 + 1, ".") }
    return isPath ? names.map(file.name).joined(separator: ".") : file.name(base - 2)
  }

  /// The labels, where they are written.
  func labels(in file: Parsed) -> [String]? {
    let open = base + 1
    guard file.is(open, "("), file.partner[open] > 0, file.partner[open] < close else { return nil }
    return ((open + 1)..<file.partner[open]).filter { file.isWord($0) }.map(file.text)
  }

  /// How many arrows are at the outside of the type after `as`: one for a method of an object, two
  /// for one of a type; 0 where there is no cast.
  func castArrows(in file: Parsed) -> Int { arrows(in: file).count }

  /// How many arguments the method takes, where a cast tells.
  func argumentCount(in file: Parsed) -> Int? {
    guard let arrow = arrows(in: file).last, file.is(arrow - 1, ")"), file.partner[arrow - 1] > 0
    else { return nil }
    return Parameter.commaSeparated((file.partner[arrow - 1] + 1)..<(arrow - 1), in: file).count
  }

  private func arrows(in file: Parsed) -> [Int] {
    guard var range = cast else { return [] }
    while file.is(range.lowerBound, "("), file.partner[range.lowerBound] == range.upperBound - 1 {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    var found: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if file.partner[index] > index { index = file.partner[index] }
      if file.is(index, "->") { found.append(index) }
      index += 1
    }
    return found
  }
}
