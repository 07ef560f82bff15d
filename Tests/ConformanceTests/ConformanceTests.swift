import ConformanceProbes
import Foundation
import Testing

@testable import RehearseCommands
@testable import UIKit

/// What this UIKit answers to the probes that a Mac is asked, too.
@MainActor @Suite("Conformance", .serialized)
struct ConformanceTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("asks at least 120 probes, each by a name of its own")
  func names() {
    let names = Probe.all.map(\.name)
    #expect(names.count >= 120 && Set(names).count == names.count)
  }

  @Test("every answer is what the facts say, and every fact is asked for")
  func facts() throws {
    let found = ConformanceDifference.between(.here(), and: try ConformanceFacts.shipped())
    for difference in found { Issue.record("\(difference.text)") }
  }

  @Test("what Apple's frameworks printed in public tests is answered here, too")
  func publicMeasurements() throws {
    let facts = try ConformanceFacts.shipped()
    let file = root.appendingPathComponent("Conformance/Reports/public-measurements.jsonl").path
    let report = try ConformanceReport(file: file)
    #expect(report.answers.count > 40)
    let found = ConformanceDifference.between(.here(), and: report, facts)
    for difference in found { Issue.record("\(difference.text)") }
  }

  @Test("a report that differs is told probe by probe, and the exit code says so")
  func differing() throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("conformance-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("log.txt")
    try """
    Test Case started
    CONFORMANCE {"name":"defaults.bar.duration","saw":0.3}
    CONFORMANCE {"name":"layer.anchor.moves","saw":[50,50]}
    CONFORMANCE {"name":"newer.than.this","saw":true}
    """.write(to: file, atomically: true, encoding: .utf8)
    let report = try ConformanceReport(file: file.path)
    let found = ConformanceDifference.between(
      .here(), and: report, try ConformanceFacts.shipped())
    #expect(found.map(\.name) == ["defaults.bar.duration", "newer.than.this"])
    #expect(found[0].text.contains("here:  0.2") && found[0].text.contains("there"))
    #expect(found[1].text.contains("was not asked"))
  }

  private static let findings: [(PlantedFault, String)] = [
    (.noFinalFrameOnTheWayOut, "custom.context.out"), (.otherDuration, "coordinator.push"),
    (.interactiveTooLate, "custom.interactive.from.the.start"),
    (.alwaysFinished, "block.replaced"), (.presenterStays, "present.fullScreen.calls"),
    (.otherBarHeight, "bar.navigation.height"), (.rootWithoutWrappers, "tree.root.levels"),
    (.sheetMovesTheScreen, "tree.sheet.leaves.own.transform"),
    (.layoutOnTheWayOut, "custom.no.layout.on.the.way.out"),
    (.sheetPlacedLate, "sheet.size.in.isAppearing"), (.transactionEndsAtOnce, "transaction.push"),
    (.firstResponderForgotten, "present.first.responder"),
    (.presenterNotBroughtBack, "dismiss.forgetful.animator"),
    (.propertiesAskForLayout, "view.properties.alone"), (.childLeavesLate, "child.removal"),
    (.strangersHearNothing, "child.without.addChild"),
    (.blocksHoldTheirEnd, "block.value.set.outside"),
    (.safeAreaIgnoresTransforms, "view.safe.area.transform"),
    (.popoverWithoutArrowRoom, "popover.arrow.room"), (.windowRefitsItsRoot, "view.root.stays"),
    (.plainTransitionJumps, "block.transition.plain"), (.frontAgainLaysOut, "view.front.again"),
    (.stackForgetsChildren, "stack.child"),
    (.vendedAnimatorIsStarted, "custom.vends.without.interactor"),
  ]

  @Test("each fault planted in UIKit is found by the probe that is there for it")
  func planted() throws {
    defer { PlantedFault.planted = nil }
    let facts = try ConformanceFacts.shipped()
    #expect(Set(Self.findings.map(\.0)) == Set(PlantedFault.allCases))
    for (fault, name) in Self.findings {
      let probe = try #require(Probe.all.first { $0.name == name })
      let fact = try #require(facts.facts[name]?.answer)
      let answer = {
        ConformanceReport(lines: [ConformanceReport.ask(probe)]).answers[name] ?? .none
      }
      PlantedFault.planted = fault
      #expect(!answer().agrees(with: fact), "\(fault)")
      PlantedFault.planted = nil
      #expect(answer().agrees(with: fact), "\(fault)")
    }
  }
}
