import Foundation
import Rehearsal

/// What the tests of a package came to, as JUnit XML: those of XCTest as the run told of them, line by
/// line, for SwiftPM keeps none of them; those of Swift Testing as it wrote them.
struct TestResults {
  fileprivate struct Case {
    let suite, name: String
    var seconds = "0"
    /// nil while it runs.
    var outcome: String?
    var failures: [String] = []
  }

  private var cases: [Case] = []

  /// The next line of what the run says.
  mutating func hear(_ line: String) {
    if let match = line.wholeMatch(of: /Test Case '([^'.]+)\.([^']+)' started at .*/) {
      cases.append(Case(suite: String(match.1), name: String(match.2)))
    } else if let match = line.wholeMatch(
      of: /Test Case '([^'.]+)\.([^']+)' (passed|failed|skipped) \(([0-9.]+) seconds\)/),
      let index = running(match.1, match.2)
    {
      (cases[index].outcome, cases[index].seconds) = (String(match.3), String(match.4))
    } else if let match = line.wholeMatch(of: /.*: error: ([^ .]+)\.([^ ]+) : (.*)/),
      let index = running(match.1, match.2)
    {
      cases[index].failures.append(line)
    } else if !line.isEmpty, let last = cases.indices.last, cases[last].outcome == nil,
      !cases[last].failures.isEmpty
    {
      // A message of several lines.
      cases[last].failures[cases[last].failures.count - 1] += "\n" + line
    }
  }

  private func running(_ suite: Substring, _ name: Substring) -> Int? {
    cases.lastIndex { $0.suite == suite && $0.name == name && $0.outcome == nil }
  }

  /// What Swift Testing wrote, which SwiftPM gives a name of its own where XCTest runs as well; nil where
  /// it wrote nothing.
  static func written(beside file: URL) -> String? {
    let stem = file.deletingPathExtension().lastPathComponent
    let names = ["\(stem)-swift-testing.xml", file.lastPathComponent]
    let texts = names.compactMap { name in
      try? String(
        contentsOf: file.deletingLastPathComponent().appendingPathComponent(name), encoding: .utf8)
    }
    return texts.first
  }

  /// The whole file. A run that fails is never without a failure in it: it may not compile, or end before
  /// any test has.
  func junit(swiftTesting: String?, _ code: ExitCode) -> String {
    var suites = groups.map(Self.suite)
    if let swiftTesting { suites.append(Self.inner(swiftTesting)) }
    let isTold = suites.contains { $0.contains("<failure") }
    if code != .well, !isTold {
      suites.append(
        "  <testsuite name=\"swift test\" tests=\"1\" failures=\"1\" skipped=\"0\">\n"
          + "    <testcase classname=\"swift test\" name=\"builds and runs\">\n"
          + "      <failure message=\"ended before its tests did: see what it said\"/>\n"
          + "    </testcase>\n  </testsuite>\n")
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n" + suites.joined()
      + "</testsuites>\n"
  }

  /// The cases by their suites, both in the order in which they ran.
  private var groups: [[Case]] {
    var order: [String] = []
    for item in cases where !order.contains(item.suite) { order.append(item.suite) }
    return order.map { suite in cases.filter { $0.suite == suite } }
  }

  private static func suite(_ cases: [Case]) -> String {
    let failed = cases.count { $0.outcome != "passed" && $0.outcome != "skipped" }
    let skipped = cases.count { $0.outcome == "skipped" }
    return "  <testsuite name=\"\(escaped(cases[0].suite))\" tests=\"\(cases.count)\" "
      + "failures=\"\(failed)\" skipped=\"\(skipped)\">\n" + cases.map(\.text).joined()
      + "  </testsuite>\n"
  }

  /// What stands between the outermost tags.
  private static func inner(_ xml: String) -> String {
    guard let start = xml.range(of: "<testsuites>\n"), let end = xml.range(of: "</testsuites>")
    else { return "" }
    return String(xml[start.upperBound..<end.lowerBound])
  }

  fileprivate static func escaped(_ text: String) -> String { text.escapedForMarkup }
}

extension TestResults.Case {
  fileprivate var text: String {
    let head =
      "    <testcase classname=\"\(TestResults.escaped(suite))\" "
      + "name=\"\(TestResults.escaped(name))\" time=\"\(seconds)\""
    switch outcome {
    case "passed": return head + "/>\n"
    case "skipped": return head + ">\n      <skipped/>\n    </testcase>\n"
    default:
      let told = outcome == nil ? failures + ["the process ended in this test"] : failures
      return head + ">\n"
        + told.map { text in
          let first = text.prefix { $0 != "\n" }
          return "      <failure message=\"\(TestResults.escaped(String(first)))\">"
            + TestResults.escaped(text) + "</failure>\n"
        }.joined() + (told.isEmpty ? "      <failure message=\"failed\"/>\n" : "")
        + "    </testcase>\n"
    }
  }
}
