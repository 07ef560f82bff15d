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

  // Where code is broken, what is a string depends on what is before it.
  @Test(
    "cut and stirred text, files of apps among it, neither crashes nor hangs, and keeps its lines")
  func fuzz() throws {
    let files = try apps()
    forEachSeed { seed in
      var random = RandomSource(seed: seed &+ 1_000_003)
      keepsLines(random.stirred(), seed)
      keepsLines(random.stirred(files[Int(seed) % files.count]), seed)
    }
  }

  @Test("a million brackets, quotes or unfinished spellings take no longer than they are long")
  func lengths() {
    let units = [
      "(", "]", "(]", "{", "}", "[{(", "\"\\(", "/*", "#\"", "class A {", "@objc(", "#if os(iOS)\n",
      "extension A { override func f() {} }\n", "#selector(", "#selector(a)", "func a(",
      "#Preview {",
      "@objc protocol P { @objc optional func a() }\n", "var a: Int {", "#keyPath(",
      "Selector(\"a\")",
    ]
    for unit in units {
      let text = Array(String(repeating: unit, count: 40_000 / unit.utf8.count).utf8)
      keepsLines(text + Array(String(repeating: ")", count: 10_000).utf8), 0)
      keepsLines(text + Array(String(repeating: "}", count: 10_000).utf8), 0)
    }
  }

  private func check(_ text: [UInt8], _ seed: UInt64) {
    let once = keepsLines(text, seed)
    let isStable = rewrite(once) == once
    #expect(isStable, "seed \(seed)")
    #expect(untouchable(once) == untouchable(text), "seed \(seed)")
  }

  @discardableResult private func keepsLines(_ text: [UInt8], _ seed: UInt64) -> [UInt8] {
    let once = rewrite(text)
    #expect(once.count { $0 == 10 } == text.count { $0 == 10 }, "seed \(seed)")
    return once
  }

  private func apps() throws -> [[UInt8]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("RewritingCorpus/Apps")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let files = try paths.filter { $0.hasSuffix(".swift") }.map {
      Array(try Data(contentsOf: folder.appendingPathComponent($0)))
    }
    try #require(files.count >= 40)
    return files
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
    return (found + marked(text[place...])).joined().filter {
      !$0.isWhitespace && $0 != "\u{FEFF}"
    }
  }

  private func marked(_ bytes: ArraySlice<UInt8>) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return text.contains("§") ? [text] : []
  }
}
