import CWindow
import Foundation
import Raster
import Rehearsal
import TestSupport
import Testing
import TransitionGallery

@testable import RehearseCommands

/// SDL2 without a screen: everything but the display itself is real. Which driver it takes it reads from
/// the environment, which is that of a whole process: each test has one of its own.
@MainActor @Suite struct WindowProgramTests {
  private static func program(_ slug: String, in folder: URL, _ overlays: Overlays = .none) throws
    -> WindowProgram
  {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    let console = Console(isTerminal: false, out: { _ in }, err: { _ in })
    return try WindowProgram(
      try session(slug), overlays: overlays, folder: folder, console: console)
  }

  nonisolated private static var hasLibrary: Bool { dlopen("libSDL2-2.0.so.0", RTLD_NOW) != nil }

  private static func event(_ kind: cw_kind, _ x: Double = 0, _ y: Double = 0, key: Int32 = 0)
    -> cw_event
  {
    cw_event(kind: kind.kind, key: key, modifiers: 0, x: x, y: y)
  }

  @Test("what the window holds is the frame, pixel by pixel", .enabled(if: hasLibrary))
  func showsFrames() async {
    await #expect(processExitsWith: .success) { try await WindowProgramTests.showFrames() }
  }

  private static func showFrames() throws {
    try withFolder { folder in
      let program = try program("hero-push", in: folder)
      program.window.push(event(CW_KEY, key: 13))
      for _ in 0..<15 { program.turn(after: 1.0 / 60) }
      #expect(program.window.pixels == program.picture)
      #expect(program.picture == program.session.pixels)
      #expect(program.session.time > 0.2)
      program.window.push(event(CW_KEY, key: 111))
      for _ in 0..<3 { program.turn(after: 1.0 / 60) }
      #expect(program.window.size == (852, 393), "the window turns with the device")
      #expect(program.window.pixels == program.picture)
      program.window.close()
    }
  }

  @Test("a drag of the mouse dismisses, a shorter one does not", .enabled(if: hasLibrary))
  func drags() async {
    await #expect(processExitsWith: .success) { try await WindowProgramTests.drag() }
  }

  private static func drag() throws {
    try withFolder { folder in
      let program = try program("system-sheet", in: folder)
      let start = program.session.pixels
      program.window.push(event(CW_KEY, key: 13))
      for _ in 0..<90 { program.turn(after: 1.0 / 60) }
      let open = program.session.pixels
      #expect(open != start)
      for (way, expected) in [(50.0, open), (420, start)] {
        program.window.push(event(CW_PRESS, 196, 450))
        for n in 1...12 {
          program.turn(after: 1.0 / 60)
          program.window.push(event(CW_MOVE, 196, 450 + (way * Double(n) / 12).rounded()))
        }
        for _ in 0..<12 { program.turn(after: 1.0 / 60) }
        program.window.push(event(CW_LIFT, 196, 450 + way))
        for _ in 0..<120 { program.turn(after: 1.0 / 60) }
        #expect(program.window.pixels == expected, "\(way) points")
      }
      program.window.close()
    }
  }

  @Test("pictures and scripts are saved, with nothing laid over", .enabled(if: hasLibrary))
  func saves() async {
    await #expect(processExitsWith: .success) { try await WindowProgramTests.save() }
  }

  private static func save() throws {
    try withFolder { folder in
      let program = try program("hero-push", in: folder, Overlays())
      program.window.push(event(CW_KEY, key: 112))
      program.window.push(event(CW_KEY, key: 119))
      program.turn(after: 1.0 / 60)
      #expect(program.picture != program.session.pixels, "the legend is shown")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(files == ["hero-push-1.png", "hero-push-2.rehearsal"])
      let data = try Data(contentsOf: folder.appendingPathComponent("hero-push-1.png"))
      #expect(try ImageDecoder.decode(data).bitmap == (try session("hero-push")).pixels)
      program.window.close()
    }
  }

  @Test(
    "without a display the reason is told", .enabled(if: hasLibrary),
    arguments: [[], ["SDL_VIDEODRIVER=none-such"], ["SDL_VIDEODRIVER=x11"]])
  func noDisplay(driver: [String]) throws {
    // On a console that SDL can draw on of its own accord, it would.
    guard !driver.isEmpty || !FileManager.default.fileExists(atPath: "/dev/dri") else { return }
    let program = try BuildContext.ofThisProgram().products.appendingPathComponent("rehearse").path
    let without = ["DISPLAY", "SDL_VIDEODRIVER"].flatMap { ["-u", $0] }
    let outcome = try Program.named("env").run(
      without + ["WAYLAND_DISPLAY=none-such"] + driver + [program, "play", "hero-push"])
    #expect(outcome.status == ExitCode.wrongUsage.rawValue && outcome.out.isEmpty)
    #expect(outcome.err.contains("rehearse play: cannot open a window: "), "\(outcome.err)")
  }
}
