import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

/// A signal to end, in the middle of the work: nothing is left that is not finished, and nobody works on.
@MainActor @Suite("A program that is asked to end") struct EndSignalTests {
  /// A folder with `rehearse` in it at work, in which `folder/tmp` is for what is temporary and
  /// `folder/out` where it writes, and of which the programs in `folder/bin` are found first.
  fileprivate struct Work {
    let folder: URL
    let program = Process()

    init(in folder: URL) throws {
      self.folder = folder
      for name in ["bin", "tmp", "out"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: false)
      }
    }

    /// Puts a program into the place of another one: it begins a work that has no end, in a further
    /// program as compilers do, and says so.
    func hinder(_ name: String) throws {
      let file = folder.appendingPathComponent("bin/\(name)")
      let text = """
        #!/bin/sh
        sleep 100000 &
        echo "$$ $!" >'\(folder.path)/begun.new'
        mv '\(folder.path)/begun.new' '\(folder.path)/begun'
        wait
        """
      try Data(text.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    func start(_ words: [String]) throws {
      program.set(
        try BuildContext.ofThisProgram().products.appendingPathComponent("rehearse"),
        hearingSignalsWith: words)
      program.currentDirectoryURL = folder.appendingPathComponent("out")
      var environment = ProcessInfo.processInfo.environment
      environment["TMPDIR"] = folder.appendingPathComponent("tmp").path
      environment["PATH"] = folder.appendingPathComponent("bin").path + ":" + environment["PATH"]!
      program.environment = environment
      program.standardOutput = FileHandle.nullDevice
      program.standardError = FileHandle.nullDevice
      try program.run()
    }

    /// Waits for something, as long as the program is there to bring it about.
    func until<Found>(_ find: () -> Found?) throws -> Found {
      while program.isRunning {
        if let found = find() { return found }
        usleep(10_000)
      }
      return try #require(find(), "it has ended: \(program.terminationStatus)")
    }

    func end(by number: Int32) {
      kill(program.processIdentifier, number)
      program.waitUntilExit()
    }
  }

  @Test(
    "takes the compiler and the temporary folder with it", arguments: [SIGTERM, SIGINT, SIGHUP])
  func compiling(number: Int32) throws {
    try withFolder { folder in
      let work = try Work(in: folder)
      try work.hinder("swiftc")
      let file = folder.appendingPathComponent("Fade.swift")
      try Data(Self.fade.utf8).write(to: file)
      try work.start(["run", file.path])
      try expectTidyEnd(work, by: number)
    }
  }

  @Test("leaves no half film, and no program that makes one")
  func filming() throws {
    try withFolder { folder in
      let work = try Work(in: folder)
      try work.hinder("ffmpeg")
      try work.start(["render", "hero-push", "--scale", "0.2", "-o", "film.mp4"])
      try expectTidyEnd(work, by: SIGTERM)
    }
  }

  @Test("leaves no half gallery")
  func gallery() throws {
    try withFolder { folder in
      let work = try Work(in: folder)
      try work.start(["gallery", "-o", "page"])
      let out = folder.appendingPathComponent("out")
      _ = try work.until { names(in: out).isEmpty ? nil : true }
      work.end(by: SIGINT)
      #expect(work.program.terminationReason == .uncaughtSignal)
      #expect(names(in: out) == [])
    }
  }

  @Test("would leave what is temporary, did it not tidy up")
  func killed() throws {
    try withFolder { folder in
      let work = try Work(in: folder)
      try work.hinder("swiftc")
      let file = folder.appendingPathComponent("Fade.swift")
      try Data(Self.fade.utf8).write(to: file)
      try work.start(["run", file.path])
      _ = try work.until { work.begun }
      work.end(by: SIGKILL)
      // Nobody can do anything about that one: this is what the others would leave.
      #expect(names(in: folder.appendingPathComponent("tmp")) != [])
      for process in work.begun ?? [] { kill(process, SIGKILL) }
    }
  }

  private func expectTidyEnd(_ work: Work, by number: Int32) throws {
    let processes = try work.until { work.begun }
    #expect(processes.count == 2)
    work.end(by: number)
    #expect(work.program.terminationReason == .uncaughtSignal)
    #expect(work.program.terminationStatus == number)
    #expect(names(in: work.folder.appendingPathComponent("tmp")) == [])
    #expect(names(in: work.folder.appendingPathComponent("out")) == [])
    // They have been told; when they are gone is up to the machine.
    for process in processes { while isRunning(process) { usleep(10_000) } }
  }

  /// Not one that has ended and that nobody has asked for its status.
  private func isRunning(_ process: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    return status.map { !$0.contains("State:\tZ") } ?? false
  }

  private static let fade = """
    import UIKit

    final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?)
        -> TimeInterval { 0.2 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        context.completeTransition(true)
      }
    }
    """
}

extension EndSignalTests.Work {
  /// The numbers of the programs that the hindered one consists of, once it works.
  fileprivate var begun: [pid_t]? {
    let text = try? String(
      contentsOf: folder.appendingPathComponent("begun"), encoding: .utf8)
    return text.map { $0.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) } }
  }
}
