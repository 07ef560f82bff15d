import Foundation
import Rehearsal
import Serving
import TransitionTesting

/// A review in words: for the checks page of a hosted service, and for machines.
@MainActor
struct ReviewText {
  let review: Review
  let before, after: String

  /// By this a comment is known as ours.
  nonisolated static let mark = "<!-- rehearse review -->"

  /// In Markdown.
  /// - Parameter pictures: The address that pictures lie at, with a slash at its end; nil where
  ///   they are no more than files beside it.
  func summary(pictures: String? = nil) -> String {
    let head = "\(Self.mark)\n## Transitions: \(verdict)\n\n`\(before)` → `\(after)`\n"
    return head + review.items.map { "\n" + markdown($0, pictures) }.joined()
  }

  /// How much differs, in a few words.
  var verdict: String {
    guard !review.items.isEmpty else { return "nothing differs" }
    let gained = review.items.reduce(0) { sum, item in
      sum + item.gained.count { $0.severity == "error" }
    }
    return "\(review.items.count) of \(review.count) differ"
      + (gained > 0 ? ", \(gained) new violation\(gained == 1 ? "" : "s")" : "")
  }

  private func markdown(_ item: Review.Item, _ pictures: String?) -> String {
    var lines = ["### \(item.flow.inMarkdown) — \(item.kind.rawValue)", ""]
    if let crash = item.crashes.after {
      lines += ["It ends the process now: `\(crash.inCode)`", ""]
    }
    if item.crashes.before != nil, item.crashes.after == nil {
      lines += ["It does not end the process any more.", ""]
    }
    for finding in item.gained {
      lines.append("- **new \(finding.severity)** `\(finding.rule)`: \(words(finding))")
    }
    for finding in item.lost {
      lines.append("- gone: `\(finding.rule)` · \(finding.subject.inMarkdown)")
    }
    if !item.gained.isEmpty || !item.lost.isEmpty { lines.append("") }
    for difference in item.scenarios { lines += markdown(difference, of: item, pictures) }
    if !item.costs.isEmpty {
      lines += ["| a frame costs at most | before | after |", "|---|---|---|"]
      lines += item.costs.map {
        "| \($0.name), \($0.scenario) | \(decimalText($0.before)) | \(decimalText($0.after)) |"
      }
      lines.append("")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func words(_ finding: ReviewFacts.StoredFinding) -> String {
    "\(finding.subject.inMarkdown): \(finding.seen.inMarkdown), in \(finding.scenarios[0])"
      + (finding.scenarios.count > 1 ? " and \(finding.scenarios.count - 1) more" : "")
      + ". Mend: `\(finding.remedy.inCode)`"
  }

  private func markdown(
    _ difference: Review.Difference, of item: Review.Item, _ pictures: String?
  ) -> [String] {
    var lines = ["**\(difference.scenario)**", ""]
    if let picture = difference.picture { lines.append("- pictures: \(picture)") }
    if let layer = difference.layer {
      lines.append("- layers: \(layer.inMarkdown); \(difference.layerCount) values differ")
    }
    if let drawn = difference.drawn { lines.append("- drawn: \(drawn.inMarkdown)") }
    if let pictures, difference.hasFilm {
      let place = "\(pictures)\(item.folder.inAddress)/\(difference.scenario).webp"
      lines += ["", "![before, difference, after](\(place))"]
    }
    if !difference.calls.isEmpty { lines += ["", "```diff"] + difference.calls + ["```"] }
    return lines + [""]
  }

  /// A case for each transition that differs; new violations and crashes fail.
  var junit: String {
    let failing = review.items.count { !failures($0).isEmpty }
    let cases = review.items.map { item in
      let failures = failures(item).map { kind, text in
        "      <failure type=\"\(kind.escapedForMarkup)\">\(text.escapedForMarkup)</failure>\n"
      }.joined()
      return "    <testcase classname=\"review\" name=\"\(item.flow.escapedForMarkup)\">\n"
        + failures + "      <system-out>\(markdown(item, nil).escapedForMarkup)</system-out>\n"
        + "    </testcase>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
      + "  <testsuite name=\"review\" tests=\"\(review.items.count)\" failures=\"\(failing)\">\n"
      + cases.joined() + "  </testsuite>\n</testsuites>\n"
  }

  private func failures(_ item: Review.Item) -> [(String, String)] {
    item.gained.filter { $0.severity == "error" }.map { ($0.rule, "\($0.subject): \($0.seen)") }
      + (item.crashes.after.map { [("crash", $0)] } ?? [])
  }

  /// For programs.
  var json: JSON {
    .object([
      "before": .string(before), "after": .string(after),
      "transitions": .number(Double(review.count)),
      "items": .array(review.items.map(json)),
    ])
  }

  private func json(_ item: Review.Item) -> JSON {
    .object([
      "flow": .string(item.flow), "kind": .string(item.kind.rawValue),
      "gained": .array(item.gained.map { .string($0.rule) }),
      "lost": .array(item.lost.map { .string($0.rule) }),
      "scenarios": .array(
        item.scenarios.map { difference in
          .object([
            "name": .string(difference.scenario),
            "picture": .string(difference.picture ?? ""),
            "layer": .string(difference.layer ?? ""), "drawn": .string(difference.drawn ?? ""),
            "calls": .array(difference.calls.map(JSON.string)),
          ])
        }),
      "costs": .array(
        item.costs.map {
          .object([
            "scenario": .string($0.scenario), "name": .string($0.name),
            "before": .number($0.before), "after": .number($0.after),
          ])
        }),
    ])
  }
}

extension String {
  /// Without what Markdown would take for more than text.
  fileprivate var inMarkdown: String {
    reduce(into: "") { text, character in
      if "\\`*_{}[]<>#|".contains(character) { text.append("\\") }
      text.append(character.isNewline ? " " : character)
    }
  }

  /// Between backticks.
  fileprivate var inCode: String {
    replacing("`", with: "'").replacing("\n", with: " ")
  }

  /// As part of an address.
  fileprivate var inAddress: String {
    addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? self
  }
}
