import ConformanceProbes
import Foundation
import Raster
import Rehearsal

/// What some UIKit answered to the probes, by their names.
struct ConformanceReport {
  var answers: [String: Answer] = [:]
  /// In the order of the file.
  private(set) var names: [String] = []

  /// Asks the UIKit of this package; each probe on a stage of its own.
  @MainActor
  static func here() -> ConformanceReport {
    ConformanceReport(lines: Probe.all.map(ask))
  }

  @MainActor
  static func ask(_ probe: Probe) -> String {
    let stage = Stage(device: .iPhone16)
    return probe.ask(
      in: stage.window, wait: { stage.advance(to: stage.now + $0) },
      perform: { stage.perform($0) })
  }

  /// Lines that are no answer are passed over: logs of a test run have many.
  init(lines: [String]) {
    for line in lines {
      guard let start = line.range(of: "{\"name\":"),
        let object = Self.object(String(line[start.lowerBound...])),
        let name = object["name"] as? String
      else { continue }
      if answers.updateValue(Answer(object["saw"]), forKey: name) == nil { names.append(name) }
    }
  }

  init(file: String) throws {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw UsageError("cannot read '\(file.printable)'")
    }
    self.init(lines: text.split(whereSeparator: \.isNewline).map(String.init))
    guard !answers.isEmpty else {
      throw UsageError(
        "'\(file.printable)' holds no answer: each is a line that has {\"name\":…,\"saw\":…}")
    }
  }

  fileprivate static func object(_ line: String) -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
  }
}

/// What the answers should be, and how that is known.
struct ConformanceFacts {
  struct Fact {
    let answer: Answer
    /// Its number in Documentation/Facts.md; empty where it has none.
    let number: String
    /// As Documentation/Fidelity.md says it: measured, documented, observed, inferred, guess.
    let known: String
  }

  let facts: [String: Fact]

  static func shipped() throws -> ConformanceFacts {
    let url = moduleFiles(of: "RehearseCommands", built: .module)
      .appendingPathComponent("Facts/facts.jsonl")
    let text = try String(contentsOf: url, encoding: .utf8)
    return ConformanceFacts(lines: text.split(whereSeparator: \.isNewline).map(String.init))
  }

  init(lines: [String]) {
    var facts: [String: Fact] = [:]
    for object in lines.compactMap(ConformanceReport.object) {
      guard let name = object["name"] as? String else { continue }
      facts[name] = Fact(
        answer: Answer(object["saw"]), number: object["fact"] as? String ?? "",
        known: object["known"] as? String ?? "guess")
    }
    self.facts = facts
  }
}

extension Answer {
  /// From what JSON makes of an answer. A number is asked first whether it is a truth value.
  init(_ value: Any?) {
    switch value {
    case let text as String: self = .text(text)
    case let list as [Any]: self = .list(list.map { Answer($0) })
    case let number as NSNumber:
      self = number.isTruth ? .flag(number.boolValue) : .number(number.doubleValue)
    default: self = .none
    }
  }

  /// Whether two are the same but for the last digits of single precision.
  func agrees(with other: Answer) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)):
      a == b || abs(a - b) <= 2e-5 * max(1, abs(a), abs(b))
    case (.list(let a), .list(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.agrees(with: $1) }
    default: self == other
    }
  }
}

extension NSNumber {
  fileprivate var isTruth: Bool {
    String(cString: objCType) == "c" || String(cString: objCType) == "B"
  }
}
