import Foundation
import Rehearsal

extension Report {
  /// The report for programs: one object, keys in order, the same bytes for the same findings.
  public var json: String {
    let members = [
      "\"flow\": \(quoted(flow))", "\"clean\": \(isClean)",
      "\"scenarios\": " + list(scenarios.map(\.json)),
      "\"unneededExcuses\": " + list(unneededSuppressions.map { quoted($0.rule.name) }),
      "\"warnings\": " + list(warnings.map(quoted)),
    ]
    return "{\n  " + members.joined(separator: ",\n  ") + "\n}\n"
  }

  /// The report as continuous integration reads it: a case for each scenario.
  public var junit: String { junit([]) }

  /// The same with what goldens say.
  func junit(_ goldens: [GoldenResult]) -> String {
    let differing = goldens.filter(\.isFailure)
    let strays = self.strays(among: goldens)
    let missed = scenarios.count { result in
      !result.isReached && !differing.contains { $0.scenario == result.scenario.name }
    }
    let failing = scenarios.count { result in
      result.findings.contains { $0.severity == .error }
        || differing.contains { $0.scenario == result.scenario.name }
    }
    let idle = unneededSuppressions.isEmpty ? 0 : 1
    let others = strays.map(\.scenario).uniqued()
    let total = scenarios.count + idle + others.count
    let head =
      "  <testsuite name=\"\(escaped(flow))\" tests=\"\(total)\" "
      + "failures=\"\(failing + idle + others.count)\" skipped=\"\(missed)\">\n"
    let excuses =
      unneededSuppressions.isEmpty
      ? ""
      : "    <testcase classname=\"\(escaped(flow))\" name=\"excuses\">\n"
        + unneededSuppressions.map {
          "      <failure message=\"\(escaped($0.rule.name)) needs no excuse any more\"/>\n"
        }.joined() + "    </testcase>\n"
    return head
      + scenarios.map { result in
        result.junit(flow, differing.filter { $0.scenario == result.scenario.name })
      }.joined()
      + others.map { name in
        "    <testcase classname=\"\(escaped(flow))\" name=\"\(escaped(name))\">\n"
          + strays.filter { $0.scenario == name }.map(\.junit).joined() + "    </testcase>\n"
      }.joined() + excuses + "  </testsuite>\n"
  }

  /// Goldens that fail, of scenarios that are not in the report.
  func strays(among goldens: [GoldenResult]) -> [GoldenResult] {
    goldens.filter { golden in
      golden.isFailure && !scenarios.contains { $0.scenario.name == golden.scenario }
    }
  }

  /// Several reports as one JUnit file.
  public static func junitFile(_ reports: [Report]) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
      + reports.map(\.junit).joined() + "</testsuites>\n"
  }
}

extension ScenarioResult {
  fileprivate var json: String {
    let completed = self.completed.map { "\($0)" } ?? "null"
    return "{\"name\": \(quoted(scenario.name)), \"reached\": \(isReached), "
      + (notPlayed.map { "\"notPlayed\": \(quoted($0)), " } ?? "")
      + "\"completed\": \(completed), \"duration\": \(number(duration)), "
      + "\"findings\": [\(findings.map(\.json).joined(separator: ", "))], "
      + "\"excused\": [\(suppressed.map(\.json).joined(separator: ", "))]}"
  }

  fileprivate func junit(_ flow: String, _ goldens: [GoldenResult]) -> String {
    let head =
      "    <testcase classname=\"\(escaped(flow))\" name=\"\(escaped(scenario.name))\" "
      + "time=\"\(number(duration))\""
    let errors = findings.filter { $0.severity == .error }
    if !isReached, goldens.isEmpty { return head + ">\n      <skipped/>\n    </testcase>\n" }
    if errors.isEmpty, goldens.isEmpty { return head + "/>\n" }
    let failures = errors.map { finding in
      "      <failure type=\"\(escaped(finding.rule.name))\" message=\"\(escaped(finding.seen))\">"
        + escaped(Fault(first: finding, scenarios: [finding.scenario]).text()) + "</failure>\n"
    }
    return head + ">\n" + (failures + goldens.map(\.junit)).joined() + "    </testcase>\n"
  }
}

extension GoldenResult {
  fileprivate var junit: String {
    "      <failure type=\"golden\" message=\"\(escaped(file.lastPathComponent)) "
      + "is \(status.rawValue)\">\(escaped(text))</failure>\n"
  }
}

extension Finding {
  fileprivate var json: String {
    let members: [(String, String)] = [
      ("rule", quoted(rule.name)), ("severity", quoted(severity.rawValue)),
      ("time", time.map(number) ?? "null"), ("subject", quoted(subject)),
      ("property", property.map(quoted) ?? "null"), ("seen", quoted(seen)),
      ("expected", quoted(rule.expectation)), ("facts", quoted(rule.facts)),
      ("cause", quoted(cause)), ("certain", "\(isCertain)"), ("remedy", quoted(remedy)),
      ("needsInteractor", "\(isLent)"),
    ]
    return "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }
}

private func list(_ items: [String]) -> String {
  items.isEmpty ? "[]" : "[\n    " + items.joined(separator: ",\n    ") + "\n  ]"
}

private func number(_ value: Double) -> String { String(format: "%.3f", value) }

private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    default:
      if scalar.value < 0x20 {
        result += String(format: "\\u%04x", scalar.value)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result + "\""
}

private func escaped(_ text: String) -> String { text.escapedForMarkup }
