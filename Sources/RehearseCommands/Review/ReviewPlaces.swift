import Foundation
import TransitionTesting

/// The new faults of a review with the lines of the sources that they most likely stand on, as SARIF.
@MainActor
struct ReviewPlaces {
  let review: Review
  /// Where the files lie; nil where nobody knows.
  let root: URL?

  var sarif: JSON {
    let found = review.items.flatMap { item in item.gained.map { (item, $0) } }
    let rules = Dictionary(found.map { ($0.1.rule, $0.1.expectation) }) { first, _ in first }
    let results = found.map { result($0.1, in: $0.0) }
    return .object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([
        .object([
          "tool": .object([
            "driver": .object([
              "name": .string(Tool.name), "version": .string(Tool.version),
              "rules": .array(
                rules.sorted { $0.key < $1.key }.map {
                  .object([
                    "id": .string($0.key),
                    "shortDescription": .object(["text": .string($0.value)]),
                  ])
                }),
            ])
          ]),
          "results": .array(results),
        ])
      ]),
    ])
  }

  private func result(_ finding: ReviewFacts.StoredFinding, in item: Review.Item) -> JSON {
    var members: [JSON.Member] = [
      .init(key: "ruleId", value: .string(finding.rule)),
      .init(key: "level", value: .string(finding.severity == "error" ? "error" : "note")),
      .init(
        key: "message",
        value: .object([
          "text": .string(
            "\(item.flow): \(finding.subject): \(finding.seen), in \(finding.scenarios[0]). "
              + "Mend: \(finding.remedy)")
        ])),
    ]
    if let place = place(of: item) {
      members.append(
        .init(
          key: "locations",
          value: .array([
            .object([
              "physicalLocation": .object([
                "artifactLocation": .object(["uri": .string(place.file)]),
                "region": .object(["startLine": .number(Double(place.line))]),
              ])
            ])
          ])))
    }
    return .object(members)
  }

  /// The line that declares the first type that takes part; else the first line of the first file.
  private func place(of item: Review.Item) -> (file: String, line: Int)? {
    guard let root else { return item.files.first.map { ($0, 1) } }
    for actor in item.actors {
      for file in item.files {
        let text =
          (try? String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)) ?? ""
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
          .enumerated() where Self.declares(actor, line)
        {
          return (file, number + 1)
        }
      }
    }
    return item.files.first.map { ($0, 1) }
  }

  private static func declares(_ type: String, _ line: Substring) -> Bool {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let at = words.firstIndex(of: Substring(type)), at > 0 else { return false }
    return ["class", "struct", "enum", "actor"].contains(words[at - 1])
  }
}
