import Foundation
import Live
import QuartzCore
import Raster
import Rehearsal
import Serving
import TestSupport
import Testing
import TransitionGallery

@testable import RehearseCommands

@MainActor @Suite struct LiveShowTests {
  @Test("a page puts together what the session shows, to the last bit, once it is still")
  func exact() throws {
    let watched = try Watched("swipe-dismiss")
    watched.settle()
    #expect(watched.page.picture == watched.show.bitmap)
    watched.say(#"{"t":"do","c":"act"}"#)
    watched.run(frames: 20)
    #expect(!watched.show.session.stage.isSettled)
    watched.say(#"{"t":"do","c":"pause"}"#)
    watched.run(frames: 12)
    #expect(watched.page.picture == watched.show.bitmap)
    watched.say(#"{"t":"do","c":"play"}"#)
    watched.settle()
    #expect(watched.page.picture == watched.show.bitmap)
    let before = watched.page.frames.count
    watched.run(frames: 60)
    #expect(watched.page.frames.count == before, "nothing moves, nothing is sent")
  }

  @Test("two see the same, and one that sleeps gets two frames and no more")
  func sleeper() throws {
    let watched = try Watched("bounce-present", viewers: 3)
    watched.pages[3]?.isAwake = false
    watched.say(#"{"t":"do","c":"act"}"#)
    watched.settle()
    #expect(watched.pages[1]?.picture == watched.pages[2]?.picture)
    #expect(watched.pages[1]?.picture == watched.show.bitmap)
    #expect(watched.pages[3]?.frames.count == 2)
  }

  @Test("a swipe is held, stepped back ten frames and let go; its script does it once more")
  func swipe() throws {
    let watched = try Watched("swipe-dismiss")
    watched.say(#"{"t":"do","c":"act"}"#)
    watched.settle()
    watched.pull(from: 200, by: 240, frames: 12)
    watched.run(frames: ProcessInfo.processInfo.environment["SOAK"] != nil ? 3600 : 300)
    let held = try #require(watched.show.session.calls.spans.last)
    #expect(held.kind == "dismissal" && held.end == nil)
    for _ in 0..<10 { watched.say(#"{"t":"do","c":"back"}"#) }
    watched.run(frames: 2)
    watched.finger("move", 196, 300)
    watched.run(frames: 4)
    watched.finger("lift", 196, 300)
    watched.say(#"{"t":"do","c":"play"}"#)
    watched.settle()
    let ended = try #require(watched.show.session.calls.spans.last)
    #expect(ended.end != nil)

    let (again, calls) = try replay(watched)
    #expect(calls == watched.show.session.calls.calls.map(\.text))
    #expect(again == watched.show.bitmap)
  }

  /// What a session's script leads to on a fresh stage.
  private func replay(_ watched: Watched) throws -> (picture: Bitmap, calls: [String]) {
    let session = watched.show.session
    let stage = Stage(device: session.conditions.device, scale: 1)
    let acts = session.production.open(stage)
    let recorder = CallRecorder(stage)
    try stage.play(RehearsalScript(parsing: session.script.description)) { _, name in
      acts[["first", "second"].firstIndex(of: name) ?? 0]()
      return true
    }
    stage.settle()
    var canvas = Canvas(
      width: 393, height: 852, renderer: Renderer(scale: 1, threads: 1),
      background: .init(red: 0, green: 0, blue: 0))
    canvas.show(stage.frame())
    return (canvas.bitmap, recorder.calls.map(\.text))
  }

  @Test("a frame back shows what showed there, and going on from there leads to the same end")
  func steps() throws {
    let watched = try Watched("hero-push")
    watched.say(#"{"t":"do","c":"act"}"#)
    var seen: [Int: Bitmap] = [:]
    for frame in 1...30 {
      watched.run(frames: 1)
      seen[frame] = watched.show.bitmap
    }
    watched.say(#"{"t":"do","c":"pause"}"#)
    for frame in stride(from: 29, through: 10, by: -1) {
      watched.say(#"{"t":"do","c":"back"}"#)
      watched.run(frames: 1)
      #expect(watched.show.bitmap == seen[frame])
    }
    watched.say(#"{"t":"do","c":"forward"}"#)
    watched.run(frames: 1)
    #expect(watched.show.bitmap == seen[11])
    watched.say(#"{"t":"do","c":"play"}"#)
    watched.run(frames: 19)
    #expect(watched.show.bitmap == seen[30])
  }

  @Test("an instant that nobody kept is played again")
  func seek() throws {
    let watched = try Watched("bounce-present")
    watched.say(#"{"t":"do","c":"act"}"#)
    watched.run(frames: 12)
    let seen = watched.show.bitmap
    watched.run(frames: 30)
    watched.say(#"{"t":"do","c":"dark","v":true}"#)
    watched.say(#"{"t":"do","c":"dark","v":false}"#)
    watched.say(#"{"t":"do","c":"seek","v":0.2}"#)
    watched.run(frames: 1)
    #expect(watched.show.bitmap == seen)
    #expect(watched.show.session.hasFuture == false || watched.show.time == 0.2)
  }

  @Test("while time stands, each movement of a finger takes a frame")
  func standing() throws {
    let watched = try Watched("swipe-dismiss")
    watched.say(#"{"t":"do","c":"act"}"#)
    watched.settle()
    watched.say(#"{"t":"do","c":"pause"}"#)
    let start = watched.show.time
    watched.pull(from: 200, by: 240, frames: 12)
    watched.run(frames: 100)
    #expect(abs(watched.show.time - start - 13 / 60) < 0.001)
    #expect(watched.show.session.calls.spans.last?.kind == "dismissal")
  }

  @Test("what one process kept another goes on with")
  func kept() throws {
    let watched = try Watched("swipe-dismiss")
    watched.say(#"{"t":"do","c":"act"}"#)
    watched.settle()
    watched.pull(from: 200, by: 240, frames: 12)
    watched.say(#"{"t":"do","c":"pause"}"#)
    watched.say(#"{"t":"do","c":"pace","v":0.25}"#)
    let next = try Watched("swipe-dismiss")
    #expect(next.show.session.restore(watched.show.session.kept))
    next.run(frames: 12)
    watched.run(frames: 12)
    #expect(next.show.bitmap == watched.show.bitmap)
    #expect(next.show.session.isPaused && next.show.session.pace == 0.25)
    #expect(!next.show.session.restore("nonsense"))
    #expect(!next.show.session.restore("1 goes 1\n2 touch 3"))
  }

  @Test("slow motion shows what lies between two frames of the display")
  func slow() throws {
    let watched = try Watched("bounce-present")
    watched.say(#"{"t":"do","c":"pace","v":0.02}"#)
    watched.say(#"{"t":"do","c":"act"}"#)
    watched.run(frames: 300)
    #expect(abs(watched.show.time - 0.1) < 0.02)
    watched.say(#"{"t":"do","c":"pace","v":0}"#)
    #expect(watched.show.session.pace == 0.02)
  }

  @Test("fingers of whoever has gone are taken away")
  func gone() throws {
    let watched = try Watched("swipe-dismiss")
    watched.finger("press", 100, 300)
    watched.finger("press", 200, 300, 1)
    watched.run(frames: 2)
    #expect(watched.show.session.fingers.count == 2)
    watched.show.disconnect(1)
    watched.show.isUnattended = true
    watched.run(frames: 2)
    #expect(watched.show.session.fingers.isEmpty)
  }

  @Test("messages that are none do nothing")
  func nonsense() throws {
    let watched = try Watched("bounce-present")
    var random = Seeded(seed: 9)
    let words = [
      "t", "touch", "do", "c", "v", "e", "press", "move", "ack", "f", "seek", "pace", "scale",
      "device", "wheel", "x", "y", "dx", "dy", "pinch", "by", "key", "k", "n",
    ]
    func value(_ depth: Int) -> String {
      switch Int.random(in: 0...(depth > 2 ? 4 : 6), using: &random) {
      case 0: "\(Double.random(in: -1e6...1e6, using: &random))"
      case 1: "\(Int.random(in: -3...300, using: &random))"
      case 2: "true"
      case 3, 4: "\"\(words.randomElement(using: &random) ?? "")\""
      case 5: "[\((0..<3).map { _ in value(depth + 1) }.joined(separator: ","))]"
      default:
        "{\((0..<3).map { _ in "\"\(words.randomElement(using: &random) ?? "")\":\(value(depth + 1))" }.joined(separator: ","))}"
      }
    }
    for _ in 0..<600 {
      let kind = ["touch", "wheel", "pinch", "ack", "key"].randomElement(using: &random) ?? ""
      watched.say(
        "{\"t\":\"\(kind)\",\"\(words.randomElement(using: &random) ?? "")\":\(value(0)),\"e\":\(value(1))}"
      )
      watched.say(value(0))
    }
    watched.run(frames: 10)
    #expect(watched.show.session.stage.violations.isEmpty)
  }

  @Test("a pointer that passes by takes no future away, a finger does")
  func passing() throws {
    let watched = try Watched("swipe-dismiss")
    watched.run(frames: 30)
    watched.say(#"{"t":"do","c":"act"}"#)
    watched.run(frames: 20)
    watched.say(#"{"t":"do","c":"seek","v":0.2}"#)
    watched.finger("hover", 100, 100)
    watched.finger("unhover", 100, 100)
    watched.say(#"{"t":"do","c":"play"}"#)
    watched.finger("hover", 100, 100)
    watched.settle()
    #expect(watched.show.session.calls.spans.count == 1)
    watched.say(#"{"t":"do","c":"seek","v":0.2}"#)
    watched.finger("press", 5, 100)
    watched.finger("lift", 5, 100)
    watched.say(#"{"t":"do","c":"play"}"#)
    watched.settle()
    #expect(watched.show.session.calls.spans.isEmpty)
  }

  @Test("another spring makes another motion of the same transition")
  func springs() throws {
    let watched = try Watched("bounce-present")
    watched.say(#"{"t":"do","c":"act"}"#)
    watched.run(frames: 12)
    let found = LayerPath.all(in: watched.show.session.stage.window.layer).lazy.flatMap {
      path, layer in
      layer.animations.all.filter { $0.animation is CASpringAnimation && $0.animation.isAdjustable }
        .map { (path, $0.key) }
    }.first
    let (path, key) = try #require(found)
    let seen = watched.show.bitmap
    let answers = try LiveAnswers(watched.show)
    let body = #"{"layer":"\#(path)","key":"\#(key)","values":[1,40,3]}"#
    #expect(
      answers.answer(Request(method: "POST", path: "/api/spring", body: Array(body.utf8))).status
        == 200)
    watched.run(frames: 15)
    watched.say(#"{"t":"do","c":"seek","v":0.2}"#)
    watched.run(frames: 1)
    #expect(watched.show.bitmap != seen)
    watched.say(#"{"t":"do","c":"play"}"#)
    watched.settle()
    #expect(watched.show.session.calls.spans.last?.end != nil)
    for wrong in [#"{"layer":"x","key":"k","values":[0,1,1]}"#, "{}"] {
      #expect(
        answers.answer(Request(method: "POST", path: "/api/spring", body: Array(wrong.utf8))).status
          == 400)
    }
  }

  @Test("a trackpad's pinch is two fingers that leave by themselves")
  func pinch() throws {
    let watched = try Watched("bounce-present")
    for _ in 0..<5 {
      watched.say(#"{"t":"pinch","x":200,"y":400,"by":1.1}"#)
      watched.run(frames: 1)
    }
    #expect(watched.show.session.fingers.count == 2)
    watched.run(frames: 20)
    #expect(watched.show.session.fingers.isEmpty)
  }
}
