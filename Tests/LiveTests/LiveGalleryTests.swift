import Foundation
import Live
import Rehearsal
import TestSupport
import Testing
import TransitionGallery
import TransitionTesting

@testable import RehearseCommands

@MainActor @Suite struct LiveGalleryTests {
  /// Some items of the gallery; all of them in `make soak`.
  private var slugs: [String] {
    ProcessInfo.processInfo.environment["SOAK"] != nil
      ? Catalogue.items.map(\.slug) : ["system-push", "cube", "bottom-sheet", "system-popover"]
  }

  @Test("every item is shown as it is, there and back")
  func items() throws {
    for slug in slugs {
      let watched = try Watched(slug)
      for _ in 0..<watched.show.session.actCount {
        watched.say(#"{"t":"do","c":"act"}"#)
        watched.settle()
        #expect(watched.page.picture == watched.show.bitmap, "\(slug)")
      }
      #expect(watched.show.session.calls.spans.allSatisfy { $0.end != nil }, "\(slug)")
      #expect(!watched.show.session.calls.spans.isEmpty, "\(slug)")
    }
  }

  @Test("a recording is saved as a test that passes as it stands, and fails when something changes")
  func savedTest() throws {
    let watched = try Watched("swipe-dismiss")
    watched.say(#"{"t":"do","c":"act"}"#)
    watched.settle()
    watched.pull(from: 200, by: 400, frames: 12)
    watched.finger("lift", 196, 600)
    watched.settle()
    let files = try SavedTest(watched.show).files
    #expect(files.map(\.name).contains("swipe-dismiss-recording/SwipeDismissRecordingTests.swift"))
    try withFolder { folder in
      for file in files {
        let url = folder.appendingPathComponent(file.name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.bytes).write(to: url)
      }
      let run = try RecordedRun(
        "swipe-dismiss", in: folder.appendingPathComponent("swipe-dismiss-recording"))
      let flow = try #require(Catalogue.item("swipe-dismiss")).flow
      #expect(try run.difference(from: flow) == nil)
      let other = try #require(Catalogue.item("bounce-present")).flow
      #expect(try run.difference(from: other) != nil)
    }
  }
}
