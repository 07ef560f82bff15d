import Foundation
import Rehearsal
import TestSupport
import Testing

@testable import RehearseCommands

/// What is too much is refused before it is begun, and the message names what is not.
@MainActor @Suite("Ceilings") struct CeilingTests {
  @Test(
    "are said before anything is played",
    arguments: [
      (["--device", "ipad", "--scale", "8"], "makes frames of 59 megapixels; 12 is the most"),
      (
        [
          "-o", "strip.png", "--at",
          (0..<1000).map { "\(Double($0) / 100)" }.joined(separator: ","),
        ],
        "a strip holds 64 megapixels"
      ),
    ])
  func pictures(words: [String], complaint: String) {
    let studio = FakeStudio()
    let run = rehearse(["render", "normal-dismiss"] + words, studio: CeilingStudio(studio))
    #expect(run.code == .wrongUsage && run.err.contains(complaint), "\(run.err)")
    #expect(studio.asked.isEmpty)
  }

  @Test("hold for the gallery too")
  func gallery() {
    let studio = FakeStudio()
    let run = rehearse(
      ["gallery", "--device", "ipad", "--scale", "8"], studio: CeilingStudio(studio))
    #expect(run.code == .wrongUsage && run.err.contains("12 is the most"), "\(run.err)")
    #expect(studio.asked.isEmpty)
  }

  @Test("of names", arguments: ["class", "Type", "self", String(repeating: "a", count: 101)])
  func names(name: String) throws {
    let run = rehearse(["new", name])
    #expect(run.code == .wrongUsage, "\(run.err)")
  }
}

/// A studio of fakes on the devices that there are.
@MainActor private struct CeilingStudio: Studio {
  private let studio: FakeStudio

  init(_ studio: FakeStudio) { self.studio = studio }

  var items: [StudioItem] { studio.items }
  var devices: [String] { StageStudio().devices }

  func render(_ slug: String, _ settings: RenderSettings) throws -> any Reel {
    try studio.render(slug, settings)
  }

  func trace(_ slug: String, _ settings: RenderSettings) throws -> Trace {
    try studio.trace(slug, settings)
  }

  func account(_ slug: String, _ settings: RenderSettings) throws -> PlayAccount {
    try studio.account(slug, settings)
  }
}
