import Foundation
import Rehearsal
import RehearseCommands
import Testing
import TransitionGallery
import UIKit

@testable import TransitionTesting

/// What everything in the catalogue owes its users, iterated so that nothing is forgotten.
@MainActor @Suite("The whole repertoire")
struct RepertoireTests {
  @Test("says what it is, with its numbers and a script that shows it off")
  func told() throws {
    #expect(Catalogue.items.count > 45)
    for item in Catalogue.items {
      let words = [item.title, item.summary, item.origin, item.reducedMotion]
      #expect(words.allSatisfy { !$0.isEmpty }, "\(item.slug)")
      #expect(item.parameters.count >= 2, "\(item.slug)")
      #expect(item.parameters.allSatisfy { !$0.name.isEmpty && !$0.value.isEmpty }, "\(item.slug)")
      #expect(!(try RehearsalScript(parsing: item.script ?? "").steps.isEmpty), "\(item.slug)")
      #expect((item.interaction == nil) || item.cancelScript != nil, "\(item.slug)")
      #expect(item.acts.allSatisfy { $0.duration > 0 && !$0.name.isEmpty }, "\(item.slug)")
    }
    #expect(Set(Catalogue.items.map(\.slug)).count == Catalogue.items.count)
    #expect(Set(Catalogue.items.map(\.title)).count == Catalogue.items.count)
    #expect(Set(Catalogue.items.map(\.summary)).count > 45)
  }

  @Test("the scripts play to rest, through every change of screens that the acts make")
  func scripts() throws {
    for item in Catalogue.items {
      for text in [item.script, item.cancelScript].compactMap({ $0 }) {
        let run = FieldRun(item)
        try run.play(RehearsalScript(parsing: text))
        #expect(run.stage.isSettled && run.hasEnded, "\(item.slug)")
        #expect(run.stage.violations.isEmpty, "\(item.slug): \(run.stage.violations)")
      }
    }
  }

  @Test("silences what is behind for those who hear the screen, and goes at their gesture for back")
  func heard() throws {
    var count = 0
    for item in Catalogue.items where item.acts.count > 1 && item.kind != .tab {
      let run = FieldRun(item)
      run.finish(0)
      #expect(run.isOpen, "\(item.slug)")
      for view in run.covered { #expect(run.isSilent(view), "\(item.slug): \(view)") }
      count += run.covered.count
      let escaped = run.stage.perform { run.top.view.accessibilityPerformEscape() }
      run.stage.settle(limit: 5)
      #expect(escaped && !run.isOpen, "\(item.slug)")
      #expect(run.stage.violations.isEmpty, "\(item.slug): \(run.stage.violations)")
    }
    // A screen stays behind every overlay.
    #expect(count >= 7)
  }

  @Test("a screen that is not to be left does not go at the gesture for back")
  func held() throws {
    let run = FieldRun(try #require(Catalogue.item("bottom-sheet")))
    run.finish(0)
    run.top.isModalInPresentation = true
    #expect(!run.stage.perform { run.top.view.accessibilityPerformEscape() })
    run.stage.settle(limit: 5)
    #expect(run.isOpen)
  }

  @Test("with less motion nothing travels, but for what the system moves all the same")
  func calm() {
    for item in Catalogue.items where !item.reducedMotion.contains("system does") {
      let tracks = FieldRun(item, reducesMotion: true).tracks(0)
      #expect(tracks.joined().count > 5, "\(item.slug)")
      for track in tracks { #expect(ShownView.extent(track) < 1, "\(item.slug)") }
    }
  }

  @Test("where people read from right to left, everything moves as in a mirror")
  func mirrored() {
    var count = 0
    // The zoomed screen moves in a frame that moves itself.
    for item in Catalogue.items where item.slug != "system-zoom" {
      let (run, mirror) = (FieldRun(item), FieldRun(item, isMirrored: true))
      let width = run.stage.window.bounds.width
      for (track, other) in zip(run.tracks(0), mirror.tracks(0)) {
        #expect(track.count == other.count, "\(item.slug)")
        let apart = zip(track, other).map { abs($0.position.x + $1.position.x - width) }
        #expect(apart.allSatisfy { $0 < 0.01 }, "\(item.slug): \(apart.max() ?? 0)")
        let start = track.first?.position.x ?? 0
        if track.contains(where: { abs($0.position.x - start) > 100 }) { count += 1 }
      }
    }
    // Some do move sideways.
    #expect(count > 8)
  }

  @Test(
    "after a change of size at rest an overlay is where it would be if the size had always been so",
    arguments: ["spring-drawer", "bottom-sheet", "card-stack", "side-menu"], [false, true])
  func resizedAtRest(slug: String, isMirrored: Bool) throws {
    let item = try #require(Catalogue.item(slug))
    let (run, fresh) = (
      FieldRun(item, isMirrored: isMirrored), FieldRun(item, isMirrored: isMirrored)
    )
    run.finish(0)
    run.resize()
    run.stage.settle(limit: 1)
    fresh.resize()
    fresh.stage.settle(limit: 1)
    fresh.finish(0)
    #expect(changes(fresh.looks, run.looks) == [], "\(item.slug)")
  }

  @Test("a finger takes each back on every device, from whichever side reading begins")
  func swiped() throws {
    let studio = StageStudio()
    var count = 0
    let modes = Mode.matrix(devices: Device.all, directions: [.leftToRight, .rightToLeft])
    for item in Catalogue.items where item.interaction != nil {
      let flow = try studio.flow(item.slug)
      let swipe = try #require(flow.swipe)
      for mode in modes {
        let run = ScenarioRun(flow, Scenario(swipe.direction, .swipe), mode: mode)
        #expect(run.play().completed == true, "\(item.slug) \(mode)")
        count += 1
      }
    }
    #expect(count > 80)
  }

  @Test("after a change of size half-way all is where it would be if the size had always been so")
  func resized() {
    for item in Catalogue.items where item.acts.count > 1 {
      let (run, fresh) = (FieldRun(item), FieldRun(item))
      run.finishResized(0)
      fresh.resize()
      fresh.stage.settle(limit: 1)
      fresh.finish(0)
      #expect(changes(fresh.looks, run.looks) == [], "\(item.slug)")
      #expect(run.stage.violations.isEmpty, "\(item.slug): \(run.stage.violations)")
    }
  }

  @Test("without animation it is at once there, and at once gone, and nothing tells the difference")
  func atOnce() {
    // What was wished of the system's sheet and popover is forgotten with them.
    let configured = ["system-sheet", "system-popover"]
    for item in Catalogue.items
    where item.acts.count > 1 && item.kind != .tab && !configured.contains(item.slug) {
      let run = FieldRun(item)
      let before = run.looks
      run.finish(0)
      let there = run.looks
      run.blink { #expect(changes(before, run.looks) == [], "\(item.slug)") }
      #expect(changes(there, run.looks) == [], "\(item.slug)")
      #expect(run.stage.violations.isEmpty, "\(item.slug): \(run.stage.violations)")
    }
  }

  @Test(
    "keeps every contract: ordinarily each in its share of the conditions, in all with SOAK=1")
  func contracts() throws {
    let isLong = ProcessInfo.processInfo.environment["SOAK"] != nil
    let studio = StageStudio()
    var played: Set<String> = []
    for (place, item) in Catalogue.items.enumerated() {
      let flow = try studio.flow(item.slug)
      let names = Sweep.scenarios(for: flow).map(\.name).enumerated()
        .filter { isLong || ($0.offset + place) % 20 == 0 }.map(\.element)
      let report = try TransitionCheck.run(flow, scenarios: names)
      played.formUnion(names)
      #expect(report.violations.isEmpty, "\(item.slug): \(report)")
    }
    #expect(played.count > 50)
  }
}
