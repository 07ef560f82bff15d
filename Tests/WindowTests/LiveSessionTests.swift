import Geometry
import Raster
import Rehearsal
import TransitionGallery
import Testing
import UIKit

@testable import RehearseCommands

/// A session of a gallery item at one pixel a point, which tests drive by frames.
@MainActor
func session(_ slug: String, _ conditions: Conditions = Conditions(scale: 1)) throws
  -> LiveSession
{
  LiveSession(try #require(Catalogue.item(slug)).production, conditions)
}

@MainActor
extension LiveSession {
  /// Lets so many frames of the display pass.
  func run(frames: Int) { for _ in 0..<frames { advance(by: 1.0 / 60) } }

  /// Runs until nothing moves.
  func settle() {
    run(frames: 10)
    for _ in 0..<600 where !stage.isSettled { run(frames: 1) }
  }

  /// The frame as pixels.
  var pixels: Bitmap {
    var painter = SessionPainter()
    var bitmap = Bitmap(width: 0, height: 0)
    painter.paint(self, into: &bitmap)
    return bitmap
  }

  /// Presses, moves in so many frames, and lets go.
  func drag(from start: CGPoint, by way: CGVector, frames: Int) {
    press(at: start)
    for n in 1...frames {
      let share = CGFloat(n) / CGFloat(frames)
      run(frames: 1)
      move(to: CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share))
    }
    run(frames: 12)
    lift(at: CGPoint(x: start.x + way.dx, y: start.y + way.dy))
    settle()
  }
}

@MainActor @Suite struct LiveSessionTests {
  @Test("a step back shows what was there, and the future comes again as it was")
  func stepsBack() throws {
    let session = try session("hero-push")
    session.startNextAct()
    session.run(frames: 20)
    let (middle, time) = (session.pixels, session.time)
    session.run(frames: 5)
    let later = session.pixels
    #expect(middle != later)
    session.step(-5)
    #expect(session.isPaused)
    #expect(abs(session.time - time) < 1e-9)
    #expect(session.pixels == middle)
    session.step(5)
    #expect(session.pixels == later)
    session.step(-1000)
    #expect(session.time == 0)
    #expect(session.pixels == (try LiveSessionTests.start("hero-push")))
  }

  private static func start(_ slug: String) throws -> Bitmap { try session(slug).pixels }

  @Test("something new takes the place of a future that was taken back")
  func branches() throws {
    let session = try session("system-push")
    session.startNextAct()
    session.settle()
    session.startNextAct()
    session.run(frames: 10)
    session.step(-10)
    session.isPaused = false
    session.rotate()
    session.settle()
    let size = session.pixelSize
    #expect(size.width > size.height)
    let stack = session.stage.window.rootViewController as? UINavigationController
    #expect(stack?.viewControllers.count == 2, "the pop must not come again")
  }

  @Test("a finger whose end was taken back is taken away when something new happens")
  func cancelsFingers() throws {
    let session = try session("system-push")
    session.press(at: CGPoint(x: 100, y: 300))
    session.run(frames: 5)
    session.lift(at: CGPoint(x: 100, y: 300))
    session.run(frames: 5)
    session.step(-7)
    #expect(session.fingers.count == 1)
    session.isPaused = false
    session.press(at: CGPoint(x: 200, y: 300))
    session.run(frames: 3)
    #expect(session.fingers == [CGPoint(x: 200, y: 300)])
  }

  @Test("what was saved as a script does it again, to the pixel")
  func savesScript() throws {
    let live = try session("system-sheet")
    live.run(frames: 3)
    live.startNextAct()
    live.settle()
    live.drag(from: CGPoint(x: 196, y: 450), by: CGVector(dx: 0, dy: 60), frames: 9)
    live.run(frames: 7)
    let script = try RehearsalScript(parsing: live.script.description)
    let stage = Stage(scale: 1)
    let item = try #require(Catalogue.item("system-sheet"))
    let root = item.open(on: stage)
    let take = try stage.take(playing: script) { _, name in
      item.acts[name == "first" ? 0 : 1].perform(root)
      return true
    }
    #expect(take.frames.count > 30)
    let last = take.drawPicture(take.frames.count - 1, renderer: Renderer(scale: 1))
    #expect(last == live.pixels)
  }

  @Test("a drag dismisses the sheet, and a shorter one does not")
  func drags() throws {
    for (way, isDismissed) in [(60.0, false), (420.0, true)] {
      let session = try session("system-sheet")
      session.startNextAct()
      session.settle()
      let root = try #require(session.stage.window.rootViewController)
      #expect(root.presentedViewController != nil)
      session.drag(from: CGPoint(x: 196, y: 450), by: CGVector(dx: 0, dy: way), frames: 12)
      #expect((root.presentedViewController == nil) == isDismissed, "\(way) points")
    }
  }

  @Test("slow motion shows instants between the frames of the display")
  func slowMotion() throws {
    let (slow, plain) = (try session("bounce-present"), try session("bounce-present"))
    for session in [slow, plain] { session.startNextAct() }
    slow.pace = 0.25
    slow.run(frames: 41)
    plain.run(frames: 10)
    #expect(abs(slow.time - 10.25 / 60) < 1e-9)
    #expect(slow.pixels != plain.pixels)
    slow.run(frames: 3)
    plain.run(frames: 1)
    #expect(slow.pixels == plain.pixels)
  }

  @Test("other conditions show the same instant; another device begins again")
  func conditions() throws {
    let session = try session("hero-push")
    session.startNextAct()
    session.run(frames: 15)
    let (time, light) = (session.time, session.pixels)
    #expect(session.perform(.appearance))
    #expect(session.time == time && session.pixels != light)
    #expect(session.perform(.appearance))
    #expect(session.pixels == light)
    #expect(session.perform(.scale))
    #expect(session.pixelSize == (786, 1704))
    #expect(session.perform(.device))
    #expect(session.time == 0 && session.conditions.device == .iPhone16ProMax)
  }

  @Test("the wheel scrolls what is under it, as a finger does that leaves")
  func wheel() throws {
    let session = LiveSession(
      SessionSource(name: "list", title: "List") { stage in
        let list = UIScrollView()
        list.contentSize = CGSize(width: 300, height: 3000)
        let root = UIViewController()
        root.view = list
        stage.perform { stage.window.rootViewController = root }
        stage.settle()
        return []
      }, Conditions(scale: 1))
    for _ in 0..<4 {
      session.turnWheel(by: CGVector(dx: 0, dy: -1), at: CGPoint(x: 100, y: 500))
      session.run(frames: 2)
    }
    #expect(session.fingers.count == 1)
    session.settle()
    #expect(session.fingers.isEmpty)
    let list = session.stage.window.rootViewController?.view as? UIScrollView
    #expect((list?.contentOffset.y ?? 0) > 50)
  }

  @Test("with Alt a second finger comes down, opposite")
  func mirrors() throws {
    let session = try session("system-push")
    session.press(at: CGPoint(x: 100, y: 200), mirrored: true)
    session.run(frames: 2)
    #expect(session.fingers == [CGPoint(x: 100, y: 200), CGPoint(x: 293, y: 652)])
    session.lift(at: CGPoint(x: 100, y: 200))
    session.run(frames: 2)
    #expect(session.fingers.isEmpty)
  }

  @Test("every key does one thing, and every command has a key")
  func keys() {
    let keys = WindowCommand.allCases.map(\.key)
    #expect(Set(keys).count == keys.count)
    for command in WindowCommand.allCases { #expect(WindowCommand(key: command.key) == command) }
    #expect(WindowCommand(key: "?") == nil)
  }

  @Test("frames that take too long are counted and told")
  func frameTimes() {
    var times = FrameTimes()
    for _ in 0..<60 { times.add(0.004) }
    #expect(!times.isTooSlow && times.late == 0)
    for _ in 0..<7 { times.add(0.02) }
    #expect(times.isTooSlow && times.late == 7 && times.worst == 0.02)
    #expect(times.text == "4.0 ms a frame · too slow for 60 a second")
    #expect(times.summary.hasSuffix("7 took longer than 16.7 ms"))
  }

  @Test("late frames are told over the frame, but not where nothing is to be over it")
  func lateness() {
    var times = FrameTimes()
    for _ in 0..<60 { times.add(0.02) }
    #expect(Overlays().status(of: times) == nil, "a start may take its time")
    times.add(0.02)
    #expect(Overlays().status(of: times) == times.text)
    #expect(Overlays.none.status(of: times) == nil)
    var asked = Overlays.none
    asked.frameTime = true
    #expect(asked.status(of: FrameTimes()) == FrameTimes().text)
  }
}
