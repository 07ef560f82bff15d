/// Where statements and declarations begin and end.
struct Statements {
  let file: Parsed

  /// The smallest one that a token is in, modifiers and attributes included; nil for a directive.
  func around(_ token: Int) -> ClosedRange<Int>? {
    guard file.tokens.indices.contains(token) else { return nil }
    // The end of a block belongs to what the block belongs to.
    if file.is(token, "}"), file.partner[token] >= 0 { return around(file.partner[token]) }
    let brace = file.brace[token]
    let limit = brace < 0 ? file.tokens.count : max(file.partner[brace], brace)
    var start = brace + 1
    while start < limit {
      start = afterLabels(start, in: brace)
      guard start <= token else { return brace < 0 ? nil : around(brace) }
      let end = end(from: start, before: limit)
      if token <= end { return file.tokens[start].kind == .directive ? nil : start...end }
      start = end + 1
    }
    return nil
  }

  /// Behind `case …:` and `default:` of a switch.
  private func afterLabels(_ start: Int, in brace: Int) -> Int {
    var place = start
    while file.is(place, "case") || file.is(place, "default"), isSwitch(brace) {
      while place < file.tokens.count, !file.is(place, ":") {
        place = file.partner[place] > place ? file.partner[place] + 1 : place + 1
      }
      place += 1
    }
    return place
  }

  private func isSwitch(_ brace: Int) -> Bool {
    brace >= 0 && !file.types.contains { $0.open == brace }
  }

  private func end(from start: Int, before limit: Int) -> Int {
    var place = start
    // A directive takes its line.
    if file.tokens[start].kind == .directive, file.isFirstOnLine(start),
      file.text(start) != "#selector"
    {
      while place + 1 < limit, !file.isFirstOnLine(place + 1) { place += 1 }
      return place
    }
    while true {
      if file.partner[place] > place { place = file.partner[place] }
      let next = place + 1
      guard next < limit else { return limit - 1 }
      if file.is(next, ";") { return next }
      guard file.isFirstOnLine(next) else {
        place = next
        continue
      }
      if isHead(start...place) || goesOn(after: place) || continues(next) {
        place = next
      } else {
        return place
      }
    }
  }

  /// Whether there is nothing yet but attributes and modifiers.
  private func isHead(_ range: ClosedRange<Int>) -> Bool {
    var place = range.lowerBound
    while place <= range.upperBound {
      if file.is(place, "@") {
        place += 2
        if file.is(place, "("), file.partner[place] > place, file.isAdjacent(place) {
          place = file.partner[place] + 1
        }
      } else if Modifiers.words.contains(file.text(place)) {
        place += 1
        if file.is(place, "("), file.partner[place] > place { place = file.partner[place] + 1 }
      } else {
        return false
      }
    }
    return true
  }

  /// Whether a token at the end of a line asks for another one.
  private func goesOn(after place: Int) -> Bool {
    let text = file.text(place)
    if [",", ":", ".", "=", "->", "in", "is", "as", "where", "else"].contains(text) {
      return text != "in"
    }
    return isOperator(place) && !file.isAdjacent(place)
  }

  /// Whether a token at the beginning of a line belongs to what is before it.
  private func continues(_ place: Int) -> Bool {
    let text = file.text(place)
    if ["{", ".", ")", "]", ",", ":", "?"].contains(text) { return true }
    if ["else", "catch", "where", "throws", "rethrows", "async", "as", "is"].contains(text) {
      return true
    }
    // What stands before a word without a gap belongs to that word.
    return isOperator(place) && !file.isAdjacent(place + 1)
  }

  private func isOperator(_ place: Int) -> Bool {
    guard file.tokens.indices.contains(place), file.tokens[place].kind == .mark else {
      return false
    }
    return file.source.text[file.tokens[place].range].allSatisfy {
      "+-*/%<>=!&|^~?".utf8.contains($0)
    }
  }
}
