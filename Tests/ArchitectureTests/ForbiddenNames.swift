import Foundation

/// A name that must not occur in code, and why.
struct ForbiddenName {
  /// A plain part of it, looked for first because that is quick.
  let hint: String
  /// The regular expression that decides.
  let pattern: String
  let reason: String
}

/// The rules about what code may say.
enum NameRules {
  private static let clock = "nothing here knows the time: take it as a parameter"
  private static let pause = "nothing here sleeps: time is a parameter"
  private static let chance = "nothing here draws without a seed: pass a generator"

  static let timeless: [ForbiddenName] =
    [
      ("Date", #"\bDate\s*\(\s*\)"#), ("Date", #"\bDate\s*\.\s*now\b"#),
      ("SinceNow", #"\btimeIntervalSinceNow\b"#), ("Date", #"\bDate\s*\.\s*init\s*\(\s*\)"#),
      ("Clock", #"\b(?:ContinuousClock|SuspendingClock)\b"#),
      ("Dispatch", #"\bDispatch(?:Wall)?Time\b"#), ("clock", #"\bclock(?:_gettime\w*|\s*\(\s*\))"#),
      ("gettimeofday", #"\bgettimeofday\b"#), ("systemUptime", #"\bsystemUptime\b"#),
      ("CFAbsolute", #"\bCFAbsoluteTimeGetCurrent\b"#),
      ("mach", #"\bmach_(?:absolute|continuous)_time\b"#),
      ("time", #"(?:^|[^.\w])time\s*\(\s*(?:nil|NULL|0)\s*\)"#), ("rdtsc", #"\b_*rdtscp?\b"#),
    ].map { ForbiddenName(hint: $0.0, pattern: $0.1, reason: clock) }
    + [
      ("sleep", #"\b(?:Thread|Task)\s*\.\s*sleep\b"#), ("sleep", #"\b(?:u|nano)?sleep\s*\("#),
      ("asyncAfter", #"\basyncAfter\b"#),
    ].map { ForbiddenName(hint: $0.0, pattern: $0.1, reason: pause) }
    + [
      ("random", #"\.random\s*\((?![^{};]*\busing\s*:)"#),
      ("random", #"(?:^|[^.\w])random\s*\(\s*\)"#),
      ("shuffle", #"\.shuffled?\s*\(\s*\)"#), ("randomElement", #"\.randomElement\s*\(\s*\)"#),
      ("System", #"\bSystemRandomNumberGenerator\b"#), ("arc4random", #"\barc4random\w*"#),
      ("rand", #"\b(?:s?rand(?:_r)?|[dlm]rand48)\s*\("#), ("UUID", #"\bUUID\s*\(\s*\)"#),
      ("getrandom", #"\bgetrandom\b"#),
    ].map { ForbiddenName(hint: $0.0, pattern: $0.1, reason: chance) }

  /// The C library's functions that IEEE 754 leaves to taste; `Elementary` has ours (decision 1).
  static let unsettled: [ForbiddenName] = [
    ("exp", "exp(?:2|m1)?"), ("log", "log(?:2|10|1p|b)?"), ("sin", "a?sinh?"), ("cos", "a?cosh?"),
    ("tan", "a?tan[h2]?"), ("pow", "pow"), ("hypot", "hypot"), ("cbrt", "cbrt"),
    ("gamma", "[lt]gamma"), ("erf", "erfc?"),
  ].map {
    ForbiddenName(
      hint: $0.0, pattern: #"(?:^|[^.\w])"# + $0.1 + #"[fl]?\s*\("#,
      reason: "its last bit differs between machines: take Elementary's")
  }

  /// Every forbidden name in the code of sources; comments and strings may say what they like.
  static func breaches(of names: [ForbiddenName], in sources: [SourceFile]) throws -> [Fault] {
    guard !sources.isEmpty else { throw NothingToExamine(what: "names") }
    return try sources.flatMap { source in
      try names.filter { source.code.has($0.hint) }.flatMap { name in
        let pattern = try Regex(name.pattern).wordBoundaryKind(.simple)
        return source.code.matches(of: pattern).map(\.range).filter { !declares($0, in: source) }
          .map {
            let said = source.code[$0].prefix(40).trimmingCharacters(in: .whitespacesAndNewlines)
            return Fault(
              path: source.path, line: source.line(of: $0.upperBound),
              message: "\(said) · \(name.reason)")
          }
      }
    }
  }

  /// Whether `func` or `typealias` stands before the name: a declaration of ours, not a use of
  /// theirs.
  private static func declares(_ range: Range<String.Index>, in source: SourceFile) -> Bool {
    let before = source.code[..<range.lowerBound].suffix(12).split { $0.isWhitespace }.last
    return before == "func" || before == "typealias"
  }

  /// Public declarations whose isolation would not let Swift 5 code through.
  static func bareIsolation(in sources: [SourceFile]) -> [Fault] {
    let declaration =
      #/(@preconcurrency\s+)?@MainActor\s+(?:@\w+\s+|final\s+|static\s+|class\s+)*(public|open)\b/#
    return sources.filter(\.isSwift).flatMap { source in
      source.code.matches(of: declaration).filter { $0.1 == nil }.map {
        Fault(
          path: source.path, line: source.line(of: $0.range.lowerBound),
          message: "bare @MainActor on a \($0.2) declaration · write @preconcurrency @MainActor")
      }
    }
  }

  /// Notes to oneself, which belong into an issue; these are looked for in comments too.
  static func openNotes(in sources: [SourceFile]) -> [Fault] {
    let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]
    return sources.flatMap { source in
      source.text.lines.enumerated()
        .filter { _, line in
          marks.contains { line.has($0) }
            && line.split { !$0.isLetter }.contains { marks.contains(String($0)) }
        }
        .map {
          Fault(path: source.path, line: $0.offset + 1, message: "left open · make it an issue")
        }
    }
  }
}
