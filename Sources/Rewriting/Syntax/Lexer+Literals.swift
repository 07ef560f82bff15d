/// Strings and regular expressions, which can hold anything.
extension Lexer {
  /// Where the string or regular expression that begins here ends, if one does.
  mutating func endOfLiteral(from start: Int) -> Int? {
    var hashes = 0
    while start + hashes < input.count, input[start + hashes] == Ascii.hash { hashes += 1 }
    guard start + hashes < input.count else { return nil }
    switch input[start + hashes] {
    case Ascii.quote: return endOfString(from: start, hashes: hashes)
    case Ascii.slash where hashes > 0: return endOfFencedRegex(from: start, hashes: hashes)
    case Ascii.slash: return endOfBareRegex(from: start)
    default: return nil
    }
  }

  /// What the text of a literal is inside of: a string, or code that is interpolated into one.
  private enum Inside {
    case string(hashes: Int, isMultiline: Bool)
    case code(depth: Int, mayBreak: Bool)

    /// Whether a line may end here.
    var mayBreak: Bool {
      switch self {
      case .string(_, let isMultiline): isMultiline
      case .code(_, let mayBreak): mayBreak
      }
    }
  }

  /// Strings hold code, which holds strings: a stack, not recursion, so that no depth is too much.
  private mutating func endOfString(from start: Int, hashes: Int) -> Int {
    var place = start
    var stack = [opening(at: &place, hashes: hashes)]
    while let top = stack.last, place < input.count {
      if input[place] == Ascii.newline, !top.mayBreak { return place }
      switch top {
      case .string(let hashes, let isMultiline):
        passText(&place, &stack, hashes, isMultiline)
      case .code(let depth, let mayBreak): passCode(&place, &stack, depth, mayBreak)
      }
    }
    return min(place, input.count)
  }

  private func opening(at place: inout Int, hashes: Int) -> Inside {
    let isMultiline =
      starts("\"\"\"", at: place + hashes) && !(hashes > 0 && closesOnLine(place, hashes: hashes))
    place += hashes + (isMultiline ? 3 : 1)
    return .string(hashes: hashes, isMultiline: isMultiline)
  }

  /// Whether a raw string that begins with three quotes ends on its line: then the first alone opens
  /// it, as in `#"""#`.
  private func closesOnLine(_ start: Int, hashes: Int) -> Bool {
    (start + hashes + 2..<endOfLine(from: start + hashes + 2)).contains {
      input[$0] == Ascii.quote && hasHashes(hashes, at: $0 + 1)
    }
  }

  private func passText(
    _ place: inout Int, _ stack: inout [Inside], _ hashes: Int, _ isMultiline: Bool
  ) {
    let quotes = isMultiline ? 3 : 1
    if isMultiline ? starts("\"\"\"", at: place) : input[place] == Ascii.quote,
      hasHashes(hashes, at: place + quotes)
    {
      place += quotes + hashes
      stack.removeLast()
    } else if input[place] == Ascii.backslash, hasHashes(hashes, at: place + 1) {
      let escaped = place + 1 + hashes
      if escaped < input.count, input[escaped] == Ascii.open {
        stack.append(.code(depth: 0, mayBreak: isMultiline))
        place = escaped + 1
      } else {
        // A backslash before the end of a line escapes nothing that could end the string.
        let isLineEnd = escaped < input.count && input[escaped] == Ascii.newline
        place = isLineEnd ? escaped : escaped + 1
      }
    } else {
      place += 1
    }
  }

  private mutating func passCode(
    _ place: inout Int, _ stack: inout [Inside], _ depth: Int, _ mayBreak: Bool
  ) {
    var hashes = 0
    while place + hashes < input.count, input[place + hashes] == Ascii.hash { hashes += 1 }
    if place + hashes < input.count, input[place + hashes] == Ascii.quote {
      stack.append(opening(at: &place, hashes: hashes))
    } else if hashes == 1, starts("#selector", at: place) || starts("#keyPath", at: place) {
      enclosed.append(place)
      place += 1
    } else if hashes > 0, starts("/", at: place + hashes) {
      let end = endOfFencedRegex(from: place, hashes: hashes)
      place = mayBreak ? end : min(end, endOfLine(from: place))
    } else if let end = endOfComment(from: place) {
      place = mayBreak ? end : min(end, endOfLine(from: place))
    } else {
      if input[place] == Ascii.open {
        stack[stack.count - 1] = .code(depth: depth + 1, mayBreak: mayBreak)
      } else if input[place] == Ascii.close {
        if depth == 0 {
          stack.removeLast()
        } else {
          stack[stack.count - 1] = .code(depth: depth - 1, mayBreak: mayBreak)
        }
      }
      place += 1
    }
  }

  private func hasHashes(_ count: Int, at place: Int) -> Bool {
    place + count <= input.count && input[place..<(place + count)].allSatisfy { $0 == Ascii.hash }
  }

  private func endOfFencedRegex(from start: Int, hashes: Int) -> Int {
    var place = start + hashes + 1
    let mayBreak = starts("\n", at: place) || starts("\r\n", at: place)
    while place < input.count {
      if input[place] == Ascii.slash, hasHashes(hashes, at: place + 1) { return place + 1 + hashes }
      if input[place] == Ascii.newline, !mayBreak { return place }
      place += input[place] == Ascii.backslash && !isLineEnd(place + 1) ? 2 : 1
    }
    return input.count
  }

  /// A slash begins a regular expression where a value is expected, if another one follows on the
  /// line.
  private func endOfBareRegex(from start: Int) -> Int? {
    guard isValueExpected, start + 1 < input.count, !Ascii.isBlank(input[start + 1]),
      input[start + 1] != Ascii.close, input[start + 1] != Ascii.slash
    else { return nil }
    var place = start + 1
    while place < input.count, input[place] != Ascii.newline {
      if input[place] == Ascii.slash { return place + 1 }
      place += input[place] == Ascii.backslash && !isLineEnd(place + 1) ? 2 : 1
    }
    return nil
  }

  private func isLineEnd(_ place: Int) -> Bool {
    place >= input.count || input[place] == Ascii.newline
  }

  private var isValueExpected: Bool {
    guard let token = lastToken, token.kind == .mark else { return lastToken == nil }
    return !token.range.isEmpty && "(=,:[{;&|".utf8.contains(input[token.range.upperBound - 1])
  }
}
