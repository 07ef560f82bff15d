import Foundation
import Hunting
import Rehearsal
import TestSupport
import Testing
import TransitionTesting
import UIKit

@MainActor @Suite("Planted faults")
struct FaultTests {
  static let isSoak = ProcessInfo.processInfo.environment["SOAK"] == "1"
  /// Sequences that a fault may take to be found, and steps of each.
  static let (tries, steps) = (400, 16)

  private static var known: [String: [Failure]] = [:]

  /// What the shortest script of a fault breaks at sixty frames a second, played once for all tests.
  private static func usual(_ fault: Fault) throws -> [Failure] {
    if let failures = known[fault.name] { return failures }
    let failures = try Hunt(fault.flow).failures(of: RehearsalScript(parsing: fault.shortest))
    known[fault.name] = failures
    return failures
  }

  @Test("show in their shortest scripts, and in none that lacks a line")
  func shortestScripts() throws {
    for fault in Fault.all {
      let hunt = Hunt(fault.flow)
      let script = try RehearsalScript(parsing: fault.shortest)
      let failures = try Self.usual(fault)
      #expect(!failures.isEmpty, "\(fault.name)")
      guard Self.isSoak, let first = failures.first else { continue }
      for index in script.steps.indices {
        var steps = script.steps
        steps.remove(at: index)
        let others = (try? hunt.failures(of: RehearsalScript(steps))) ?? []
        let isSame = others.contains { $0.name == first.name && $0.subject == first.subject }
        #expect(!isSame, "\(fault.name) needs no line \(index + 1)")
      }
    }
  }

  @Test(
    "show at another frame rate too",
    arguments: [50, 120])
  func frameRates(rate: Double) throws {
    var missed: [String] = []
    for (index, fault) in Fault.all.enumerated() where Self.isSoak || index % 5 == 0 {
      let script = try RehearsalScript(parsing: fault.shortest)
      let usual = try Self.usual(fault).map(\.name)
      let others = try Hunt(fault.flow, refreshRate: rate).failures(of: script).map(\.name)
      if Set(usual).isDisjoint(with: others) { missed.append("\(fault.name): \(usual)") }
    }
    #expect(missed.isEmpty, "\(missed)")
  }

  @Test("are thirty or more, and the screens are sound where nothing is planted")
  func soundWithoutFault() throws {
    #expect(Fault.all.count >= 30)
    #expect(Set(Fault.all.map(\.name)).count == Fault.all.count)
    for fault in [
      Fault.over("sound", "") { _ in },
      Fault.over("sound custom", "") { $0.style = .overFullScreen },
      Fault.stack("sound stack", "") { _ in },
    ] {
      let report = Hunt(fault.flow).run(tries: Self.isSoak ? 1000 : 60)
      #expect(report.isClean, "\(report)")
    }
  }

  @Test("are found, and come down to at most a step more than there need be")
  func found() throws {
    let faults =
      Self.isSoak ? Fault.all : Fault.all.enumerated().filter { $0.offset % 6 == 0 }.map(\.element)
    var rows: [String] = []
    var misses: [String] = []
    for fault in faults {
      let report = Hunt(fault.flow).run(tries: Self.tries, steps: Self.steps, most: 1)
      rows.append(row(fault, report.finds.first))
      let isShort = report.finds.first.map { $0.script.steps.count <= fault.steps + 1 } ?? false
      if !isShort { misses.append("\(fault.name)\n\(report)") }
    }
    // At least nine in ten; of a few, all but one.
    #expect(misses.count <= max(faults.count / 10, 1), "\(misses.joined(separator: "\n"))")
    guard Self.isSoak else { return }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("build")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let head =
      "fault: how found, sequences to find it, and to make it short, steps, fewest known\n\n"
    try Data((head + rows.joined()).utf8).write(to: folder.appendingPathComponent("hunted.txt"))
  }

  private func row(_ fault: Fault, _ find: HuntReport.Find?) -> String {
    guard let find else { return "\(fault.name): not found\n" }
    return "\(fault.name): \(find.failure.name) (\(find.failure.subject)), \(find.tries), "
      + "\(find.shrinkingTries), \(find.script.steps.count), \(fault.steps)\n"
      + find.script.steps.map { "    \($0)\n" }.joined()
  }
}
