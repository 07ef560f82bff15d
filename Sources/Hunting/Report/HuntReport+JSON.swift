import Foundation
import Rehearsal

extension HuntReport {
  /// The report for programs: one object, the same bytes for the same findings.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(HuntRecord(self))) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Reads what `json` has written; nil for anything else.
  package init?(json: String) {
    guard let record = try? JSONDecoder().decode(HuntRecord.self, from: Data(json.utf8)) else {
      return nil
    }
    self.init(flow: record.name, seed: record.seed)
    (tries, coverage, flukes) = (record.sequences, record.coverage, record.flukes)
    for find in record.finds {
      guard let script = try? RehearsalScript(parsing: find.script),
        let found = try? RehearsalScript(parsing: find.found)
      else { return nil }
      finds.append(
        Find(
          failure: find.failure, consequences: find.consequences, script: script, found: found,
          tries: find.sequences, shrinkingTries: find.shrinking))
    }
  }
}

/// A report as it is written down.
private struct HuntRecord: Codable {
  struct Find: Codable {
    var failure: Failure
    var consequences: [Failure]
    var script: String
    var found: String
    var sequences: Int
    var shrinking: Int
  }

  var name: String
  var seed: UInt64
  var clean: Bool
  var sequences: Int
  var coverage: Int
  var flukes: Int
  var finds: [Find]

  init(_ report: HuntReport) {
    (name, seed, clean) = (report.flow, report.seed, report.isClean)
    (sequences, coverage, flukes) = (report.tries, report.coverage, report.flukes)
    finds = report.finds.map {
      Find(
        failure: $0.failure, consequences: $0.consequences, script: $0.script.description,
        found: $0.found.description, sequences: $0.tries, shrinking: $0.shrinkingTries)
    }
  }
}
