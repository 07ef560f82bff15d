import Foundation
import Projects
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

  @Test("of what lies in a folder that is named: a whole machine is nobody's application")
  func machine() throws {
    try withFolder { folder in
      for number in 0..<10 {
        try Data().write(to: folder.appendingPathComponent("file\(number)"))
      }
      for command in ["run", "app"] {
        let run = FolderWalk.$most.withValue(9) { rehearse([command, folder.path]) }
        #expect(run.code == .wrongUsage, "\(command): \(run.err)")
        #expect(run.err.contains("holds more than 9 files and folders"), "\(run.err)")
      }
    }
  }

  @Test("of walks, to the file")
  func walks() throws {
    try withFolder { folder in
      for number in 0..<10 {
        try Data().write(to: folder.appendingPathComponent("file\(number)"))
      }
      #expect(
        try FolderWalk.$most.withValue(10) { try FolderWalk.paths(in: folder.path) }.count == 10)
      #expect(throws: ProjectError.self) {
        try FolderWalk.$most.withValue(9) { try FolderWalk.paths(in: folder.path) }
      }
    }
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
