import Foundation
import TestSupport
import Testing

@testable import Rewriting

/// What holds for every text, Swift or not.
@Suite struct LawTests {
  /// Texts from as many seeds: some in a test run, five minutes' worth in a soak.
  private func forEachSeed(_ body: (UInt64) -> Void) {
    let isSoak = ProcessInfo.processInfo.environment["SOAK"] != nil
    let end = ContinuousClock.now + .seconds(300)
    var seed: UInt64 = 0
    while isSoak ? ContinuousClock.now < end : seed < 300 {
      body(seed)
      seed += 1
    }
    print("\(seed) texts")
  }

  @Test("no line is added or lost, comments and strings stay, and twice is once")
  func laws() {
    forEachSeed { seed in
      var random = RandomSource(seed: seed)
      check(random.text(), seed)
    }
  }

  @Test("cut and stirred text neither crashes nor hangs, keeps its lines, and twice is once")
  func fuzz() {
    forEachSeed { seed in
      var random = RandomSource(seed: seed &+ 1_000_003)
      check(random.stirred(), seed, isWellFormed: false)
    }
  }

  /// - Parameter isWellFormed: Where code is broken, what is a string depends on what is before it.
  private func check(_ text: [UInt8], _ seed: UInt64, isWellFormed: Bool = true) {
    let once = rewrite(text)
    #expect(once.count { $0 == 10 } == text.count { $0 == 10 }, "seed \(seed)")
    let isStable = rewrite(once) == once
    #expect(isStable, "seed \(seed)")
    guard isWellFormed else { return }
    #expect(untouchable(once) == untouchable(text), "seed \(seed)")
  }

  private func rewrite(_ text: [UInt8]) -> [UInt8] {
    Rewriter.rewrite([Source(path: "Random.swift", text: text)])[0].text
  }

  /// The comments and the strings that hold one of the marks that the generator puts in them.
  private func untouchable(_ text: [UInt8]) -> String {
    var found: [String] = []
    var place = 0
    for token in Lexer.tokens(of: text) {
      found += marked(text[place..<token.range.lowerBound])
      if token.kind == .literal { found += marked(text[token.range]) }
      place = token.range.upperBound
    }
    // Two comments become neighbours where what lay between them becomes spaces.
    return (found + marked(text[place...])).joined().filter { !$0.isWhitespace }
  }

  private func marked(_ bytes: ArraySlice<UInt8>) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return text.contains("§") ? [text] : []
  }
}
