import Foundation
import Raster
import Rehearsal
import TestSupport
import Testing

@testable import RehearseCommands

/// The program itself on an X server without a screen, touched by xdotool.
@MainActor @Suite(.serialized) struct DisplayTests {
  nonisolated static var isThere: Bool {
    let isThere = ["Xvfb", "xdotool"].allSatisfy { (try? Program.named($0)) != nil }
    if !isThere {
      FileHandle.standardError.write(
        Data(
          "DisplayTests are left out: install xvfb and xdotool (scripts/bootstrap --test)\n".utf8))
    }
    return isThere
  }

  @Test(
    "on a real display: the pixels of the screen, a drag and a shorter one", .enabled(if: isThere))
  func display() throws {
    try withFolder { folder in
      let display = try Display(in: folder)
      defer { display.end() }
      try display.play("system-sheet", saving: folder)
      let start = try display.frame()
      #expect(start == (try session("system-sheet")).pixels)
      #expect(try display.shows(start))

      try display.key("Return")
      let open = try display.shownFrame { $0 != start }
      #expect(open != nil)

      try display.drag(by: 50)
      #expect(try display.frame { $0 == open } == open, "a short drag leaves the sheet open")
      try display.drag(by: 420)
      #expect(try display.frame { $0 == start } == start, "a long one dismisses it")
      try display.key("q")
      #expect(try display.hasEnded(), "q closes the window")
    }
  }
}

/// An X server with one window on it.
@MainActor
final class Display {
  private let server = Process()
  private var program: Process?
  private let folder: URL
  private var number = ""
  private var window = ""
  private var pictures = 0
  private var name = ""

  init(in folder: URL) throws {
    self.folder = folder
    let pipe = Pipe()
    server.executableURL = URL(fileURLWithPath: try Program.named("Xvfb").path)
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "900x900x24", "-nolisten", "tcp", "-fbdir", folder.path,
    ]
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.run()
    let said = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    try #require(!said.isEmpty, "Xvfb does not start")
    number = ":" + said.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Started from a thread that hears no signals, they might not hear one to end.
  func end() {
    for process in [program, server] {
      guard let process, process.isRunning else { continue }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    // A server that was killed leaves its number taken.
    let digits = number.dropFirst()
    for path in ["/tmp/.X\(digits)-lock", "/tmp/.X11-unix/X\(digits)"] where !digits.isEmpty {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Starts `rehearse` with any words, and waits until it has a window.
  func start(_ words: [String]) throws -> Process {
    let process = Process()
    process.set(
      try BuildContext.ofThisProgram().products.appendingPathComponent("rehearse"),
      hearingSignalsWith: words)
    process.environment = environment.merging(["TMPDIR": folder.path]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    program = process
    window = try until { try self.xdotool("search", "--onlyvisible", "--name", ".") }
    return process
  }

  /// Waits for the program's end.
  func hasEnded() throws -> Bool {
    try !until { self.program?.isRunning == true ? "" : "over" }.isEmpty
  }

  /// Starts `rehearse play`, and waits for its window.
  func play(_ slug: String, saving folder: URL) throws {
    name = slug
    let process = Process()
    process.executableURL = try BuildContext.ofThisProgram().products.appendingPathComponent(
      "rehearse")
    process.arguments = ["play", slug, "--scale", "1", "--plain", "--folder", folder.path]
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    program = process
    let found = try until { try self.xdotool("search", "--name", "Sheet") }
    window = found.split(separator: "\n").last.map(String.init) ?? ""
    try xdotool("mousemove", "5", "5")
    try xdotool("windowfocus", "--sync", window)
  }

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = number
    environment["SDL_VIDEODRIVER"] = "x11"
    return environment
  }

  func key(_ key: String) throws { try xdotool("key", key) }

  /// Down from the middle of the screen, and lifted at rest.
  func drag(by way: Int) throws {
    try xdotool("mousemove", "--window", window, "196", "450")
    try xdotool("mousedown", "1")
    for n in 1...10 {
      usleep(20_000)
      try xdotool("mousemove", "--window", window, "196", "\(450 + way * n / 10)")
    }
    // Lifted while it moved, the finger would throw the sheet.
    _ = try stillFrame { _ in true }
    try xdotool("mouseup", "1")
    try xdotool("mousemove", "5", "5")
  }

  /// The program's frame once several in a row are the same.
  func stillFrame(_ wanted: (Bitmap) -> Bool) throws -> Bitmap {
    var same = 0
    return try frame { picture, before in
      same = wanted(picture) && picture == before ? same + 1 : 0
      return same == 4
    }
  }

  /// The still frame that the window shows, too; nil when it never does. A machine that does much else
  /// may stand still in the middle of a motion, and go on.
  func shownFrame(_ wanted: (Bitmap) -> Bool) throws -> Bitmap? {
    for _ in 0..<4 {
      let picture = try stillFrame(wanted)
      if try shows(picture) { return picture }
    }
    return nil
  }

  /// Whether the window comes to show a picture: a machine may be slow, never wrong.
  func shows(_ picture: Bitmap) throws -> Bool {
    for _ in 0..<100 { if try screen() == picture { return true } }
    return false
  }

  /// The program's frame, saved by its key; again and again until it is as wanted.
  /// - Parameter wanted: Is given the frame and the one before it.
  func frame(until wanted: (Bitmap, Bitmap) -> Bool = { _, _ in true }) throws -> Bitmap {
    var before = Bitmap(width: 0, height: 0)
    for _ in 0..<100 {
      pictures += 1
      let file = folder.appendingPathComponent("\(name)-\(pictures).png")
      try key("p")
      _ = try until { FileManager.default.fileExists(atPath: file.path) ? "there" : "" }
      let picture = try ImageDecoder.decode(try Data(contentsOf: file)).bitmap
      if wanted(picture, before) { return picture }
      before = picture
      usleep(100_000)
    }
    return before
  }

  func frame(until wanted: (Bitmap) -> Bool) throws -> Bitmap {
    try frame { picture, _ in wanted(picture) }
  }

  /// The window's part of the X server's memory, which is a file in xwd's format.
  func screen() throws -> Bitmap {
    usleep(200_000)
    let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0")))
    func word(_ index: Int) -> Int {
      bytes[4 * index..<4 * index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let (pixels, row) = (word(0) + 12 * word(19), word(12))
    let place = try geometry()
    var bitmap = Bitmap(width: place["WIDTH"] ?? 0, height: place["HEIGHT"] ?? 0)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let from = pixels + (y + (place["Y"] ?? 0)) * row + 4 * (x + (place["X"] ?? 0))
        let to = 4 * (y * bitmap.width + x)
        // Blue, green, red in memory.
        for channel in 0..<3 { bitmap.bytes[to + channel] = bytes[from + 2 - channel] }
        bitmap.bytes[to + 3] = 255
      }
    }
    return bitmap
  }

  private func geometry() throws -> [String: Int] {
    let lines = try xdotool("getwindowgeometry", "--shell", window).split(separator: "\n")
    return lines.reduce(into: [:]) { result, line in
      let parts = line.split(separator: "=")
      if parts.count == 2 { result[String(parts[0])] = Int(parts[1]) }
    }
  }

  @discardableResult
  private func xdotool(_ words: String...) throws -> String {
    let tool = try Program.named("env")
    return try tool.run(["DISPLAY=\(number)", "timeout", "300", "xdotool"] + words).out
  }

  /// Asks until there is an answer, or nobody any more who could give one. A machine may be slow: the
  /// end is there for a program that hangs.
  private func until(_ ask: () throws -> String) throws -> String {
    for _ in 0..<12_000 {
      let isOver = program?.isRunning == false
      let answer = try ask()
      if !answer.isEmpty { return answer }
      guard !isOver else { throw UsageError("the program has ended") }
      usleep(50_000)
    }
    throw UsageError("no answer after ten minutes")
  }
}
