/// `#keyPath(CALayer.position)` is the string `"position"`.
enum KeyPathRule {
  static func apply(_ edits: inout FileEdits) {
    let file = edits.file
    for index in file.tokens.indices where file.is(index, "#keyPath") {
      guard file.is(index + 1, "("), file.partner[index + 1] > index + 2 else {
        edits.remark("cannot read this #keyPath", at: index)
        continue
      }
      path((index + 2)..<file.partner[index + 1], of: index, &edits)
    }
  }

  private static func path(_ range: Range<Int>, of keyword: Int, _ edits: inout FileEdits) {
    let file = edits.file
    let isPath = range.allSatisfy {
      ($0 - range.lowerBound) % 2 == 0 ? file.isWord($0) : file.is($0, ".")
    }
    guard isPath, range.count % 2 == 1 else {
      return edits.remark("cannot read this #keyPath", at: keyword)
    }
    var first = range.lowerBound
    while first + 2 < range.upperBound, isType(file.name(first)) || file.is(first, "self") {
      first += 2
    }
    let isApples = first > range.lowerBound && isApples(file.name(first - 2))
    edits.blank([keyword])
    for index in range.lowerBound..<first { edits.exchange(index, for: "") }
    for index in stride(from: first, to: range.upperBound, by: 2) {
      edits.exchange(index, for: "\"\(key(file.name(index), isApples: isApples))\"")
    }
    for index in stride(from: first + 1, to: range.upperBound, by: 2) {
      edits.exchange(index, for: " + \".\" + ")
    }
  }

  private static func isType(_ name: String) -> Bool { name.first?.isUppercase ?? false }

  private static func isApples(_ type: String) -> Bool {
    ["UI", "CA", "AV", "NS", "WK"].contains { type.hasPrefix($0) }
  }

  /// Apple's `isHidden` is `hidden` in Objective-C.
  private static func key(_ name: String, isApples: Bool) -> String {
    let rest = name.dropFirst(2)
    guard isApples, name.hasPrefix("is"), rest.first?.isUppercase == true else { return name }
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
