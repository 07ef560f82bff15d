/// How many there are, as languages count: the cardinal categories of the Unicode CLDR.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// - Parameters:
  ///   - number: Below 0 its amount counts.
  ///   - language: Its code, with or without a region; one that is not known counts as English does.
  init(of number: Double, in language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let operands = Operands(number)
    let isPortugal = parts.first == "pt" && parts.contains("pt") && parts.last == "pt"
    let code = isPortugal && parts.count > 1 ? "pt-pt" : parts.first ?? "en"
    self = (Self.rules[code] ?? Self.oneIfWhole)(operands)
  }

  /// What the rules ask of a number.
  private struct Operands {
    /// The amount, and its whole part.
    let n: Double
    let i: Int
    /// Whether there is nothing after the point.
    let isWhole: Bool

    init(_ number: Double) {
      n = abs(number)
      isWhole = n == n.rounded() && n < 1e15
      i = n < 1e15 ? Int(n) : 0
    }

    /// Whether a whole number's last digits lie in a range.
    func ends(_ digits: Int, in range: ClosedRange<Int>) -> Bool {
      isWhole && range.contains(i % digits)
    }
  }

  private typealias Rule = @Sendable (Operands) -> PluralCategory

  private static let never: Rule = { _ in .other }
  private static let oneIfWhole: Rule = { $0.isWhole && $0.i == 1 ? .one : .other }
  private static let oneUpToOne: Rule = { $0.i == 0 || $0.n == 1 ? .one : .other }
  private static let oneBelowTwo: Rule = { $0.i < 2 ? .one : .other }
  private static let zeroOrOne: Rule = { $0.isWhole && $0.i < 2 ? .one : .other }
  private static let oneAndTwo: Rule = {
    $0.n == 1 ? .one : $0.n == 2 ? .two : .other
  }
  private static let millions: Rule = {
    $0.n == 1 ? .one : $0.isWhole && $0.i > 0 && $0.i % 1_000_000 == 0 ? .many : .other
  }
  private static let millionsBelowTwo: Rule = {
    $0.i < 2 ? .one : $0.isWhole && $0.i % 1_000_000 == 0 ? .many : .other
  }
  private static let eastSlavic: Rule = {
    guard $0.isWhole else { return .other }
    if $0.ends(10, in: 1...1), !$0.ends(100, in: 11...11) { return .one }
    return $0.ends(10, in: 2...4) && !$0.ends(100, in: 12...14) ? .few : .many
  }
  private static let southSlavic: Rule = {
    let category = eastSlavic($0)
    return category == .many ? .other : category
  }
  private static let polish: Rule = {
    guard $0.isWhole else { return .other }
    if $0.i == 1 { return .one }
    return $0.ends(10, in: 2...4) && !$0.ends(100, in: 12...14) ? .few : .many
  }
  private static let czech: Rule = {
    guard $0.isWhole else { return .many }
    return $0.i == 1 ? .one : (2...4).contains($0.i) ? .few : .other
  }
  private static let slovene: Rule = {
    if $0.ends(100, in: 1...1) { return .one }
    if $0.ends(100, in: 2...2) { return .two }
    return !$0.isWhole || $0.ends(100, in: 3...4) ? .few : .other
  }
  private static let lithuanian: Rule = {
    guard $0.isWhole else { return .many }
    if $0.ends(100, in: 11...19) { return .other }
    return $0.ends(10, in: 1...1) ? .one : $0.ends(10, in: 2...9) ? .few : .other
  }
  private static let latvian: Rule = {
    if $0.ends(10, in: 0...0) || $0.ends(100, in: 11...19) { return .zero }
    return $0.ends(10, in: 1...1) ? .one : .other
  }
  private static let romanian: Rule = {
    if $0.isWhole, $0.i == 1 { return .one }
    return !$0.isWhole || $0.i == 0 || $0.ends(100, in: 1...19) ? .few : .other
  }
  private static let icelandic: Rule = {
    $0.ends(10, in: 1...1) && !$0.ends(100, in: 11...11) ? .one : .other
  }
  private static let arabic: Rule = {
    guard $0.isWhole else { return .other }
    if $0.i < 3 { return [.zero, .one, .two][$0.i] }
    return $0.ends(100, in: 3...10) ? .few : $0.ends(100, in: 11...99) ? .many : .other
  }
  private static let irish: Rule = {
    guard $0.isWhole else { return .other }
    if $0.i == 1 || $0.i == 2 { return $0.i == 1 ? .one : .two }
    return (3...6).contains($0.i) ? .few : (7...10).contains($0.i) ? .many : .other
  }
  private static let gaelic: Rule = {
    guard $0.isWhole else { return .other }
    if [1, 11].contains($0.i) { return .one }
    if [2, 12].contains($0.i) { return .two }
    return (3...19).contains($0.i) ? .few : .other
  }
  private static let welsh: Rule = {
    guard $0.isWhole else { return .other }
    return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][$0.i] ?? .other
  }
  private static let maltese: Rule = {
    guard $0.isWhole else { return .other }
    if $0.i == 1 || $0.i == 2 { return $0.i == 1 ? .one : .two }
    return $0.i == 0 || $0.ends(100, in: 3...10)
      ? .few : $0.ends(100, in: 11...19) ? .many : .other
  }
  private static let filipino: Rule = {
    guard $0.isWhole else { return .one }
    return (1...3).contains($0.i) || ![4, 6, 9].contains($0.i % 10) ? .one : .other
  }

  private static let rules: [String: Rule] = {
    let families: [(String, Rule)] = [
      ("bo dz hnj id ig ii in ja jbo jv km ko lkt lo ms my nqo", never),
      ("sah ses sg su th to vi wo yo yue zh", never),
      ("am as bn doi fa gu hi kn pcm zu", oneUpToOne),
      ("ff hy kab", oneBelowTwo),
      ("fr pt", millionsBelowTwo),
      ("ca es it pt-pt", millions),
      ("ak bho csw guw ln mg nso pa si ti wa", zeroOrOne),
      ("he iw iu naq sat se sma smi smj smn sms", oneAndTwo),
      ("be ru uk", eastSlavic), ("bs hr sh sr", southSlavic), ("pl", polish), ("cs sk", czech),
      ("dsb hsb sl", slovene), ("lt", lithuanian), ("lv prg", latvian), ("mo ro", romanian),
      ("is mk", icelandic), ("ar ars", arabic), ("ga", irish), ("gd", gaelic), ("cy", welsh),
      ("mt", maltese), ("ceb fil tl", filipino),
    ]
    var rules: [String: Rule] = [:]
    for (codes, rule) in families {
      for code in codes.split(separator: " ") { rules[String(code)] = rule }
    }
    return rules
  }()
}
