import Rehearsal
import TestSupport
import Testing
import UIKit

/// What was done in a window, saved as a text, does the same again.
@MainActor @Suite("Recording")
struct RecordingTests {
  @Test("two fingers that the modifier key gives: a pinch and a turn of the same session")
  func twoFingers() throws {
    let screens = TouchDiary.Pages()
    let session = LiveSession(screens.production)
    session.run(frames: 5)
    session.press(at: CGPoint(x: 250.3333, y: 300.7), mirrored: true)
    for n in 1...20 {
      session.run(frames: 1)
      let turn = Double(n) * 3
      session.move(to: CGPoint(x: 250.3333 + turn, y: 300.7 + 2 * turn))
    }
    session.lift(at: CGPoint(x: 310.3333, y: 420.7))
    session.run(frames: 30)
    try screens.expectSameAgain(session)
    let heard = screens.last?.heard ?? []
    #expect(heard.contains { $0.name == "pinch" && $0.state == .ended })
    #expect(heard.contains { $0.name == "rotation" && $0.state == .ended })
    #expect(session.script.description.contains("finger 2"))
  }

  @Test("one finger, the wheel, a pointer, an act, and the device turned")
  func everything() throws {
    let screens = TouchDiary.Pages()
    let session = LiveSession(screens.production)
    session.move(to: CGPoint(x: 100, y: 100))
    session.run(frames: 3)
    session.move(to: CGPoint(x: 140, y: 160))
    session.run(frames: 3)
    session.press(at: CGPoint(x: 140, y: 160))
    for n in 1...12 {
      session.run(frames: 1)
      session.move(to: CGPoint(x: 140, y: 160 + 9 * Double(n)))
    }
    session.lift(at: CGPoint(x: 140, y: 268))
    session.run(frames: 10)
    session.turnWheel(by: CGVector(dx: 0, dy: -2), at: CGPoint(x: 200, y: 500))
    session.run(frames: 20)
    session.startNextAct()
    session.run(frames: 5)
    session.rotate()
    session.run(frames: 40)
    try screens.expectSameAgain(session)
    let heard = screens.last?.heard ?? []
    #expect(heard.count { $0.name == "hover" } > 2)
    #expect(heard.contains { $0.name == "act" })
    #expect(screens.last?.stage.window.bounds.width == 852)
  }

  @Test("random fingers, several at once, also at the instants of frames", arguments: 1...40)
  func random(seed: UInt64) throws {
    let screens = TouchDiary.Pages()
    let first = screens.open(Stage(device: .iPhone16))
    let recorder = TouchRecorder(stage: first.stage)
    var touches = RandomTouches(seed: seed, within: first.stage.device.size)
    first.stage.touch(touches.script())
    first.stage.settle()
    let second = screens.open(Stage(device: .iPhone16))
    let text = recorder.script.description
    try second.stage.play(RehearsalScript(parsing: text))
    second.stage.settle()
    second.expectSame(as: first, "seed \(seed)\n\(text)")
  }
}

/// Writes down what recognisers say.
@MainActor
final class TouchDiary: NSObject {
  struct Entry {
    let name: String
    let state: UIGestureRecognizer.State
    let values: [CGFloat]
    let time: Double
  }

  let stage: Stage
  private(set) var heard: [Entry] = []
  private let start: Double
  /// Whom the diary listens to.
  private var recognizers: [String: UIGestureRecognizer] = [:]

  /// Screens that were opened, one for each stage.
  @MainActor
  final class Pages {
    private var diaries: [TouchDiary] = []
    var last: TouchDiary? { diaries.last }

    var production: SessionSource {
      SessionSource(name: "diary", title: "Diary") { [self] stage in
        let diary = open(stage)
        return [{ diary.note("act") }]
      }
    }

    func open(_ stage: Stage) -> TouchDiary {
      let diary = TouchDiary(stage)
      diaries.append(diary)
      return diary
    }

    /// Plays a session's script as a text on a fresh stage.
    func expectSameAgain(
      _ session: LiveSession, _ location: SourceLocation = #_sourceLocation
    ) throws {
      let first = try #require(last, sourceLocation: location)
      let second = open(Stage())
      let text = session.script.description
      try second.stage.play(RehearsalScript(parsing: text)) { _, _ in
        second.note("act")
        return true
      }
      second.stage.settle()
      second.expectSame(as: first, text, location)
    }
  }

  private init(_ stage: Stage) {
    self.stage = stage
    start = stage.now
    super.init()
    let root = UIViewController()
    add(UIPanGestureRecognizer(), "pan", root.view)
    add(UIPinchGestureRecognizer(), "pinch", root.view)
    add(UIRotationGestureRecognizer(), "rotation", root.view)
    add(UITapGestureRecognizer(), "tap", root.view)
    add(UILongPressGestureRecognizer(), "press", root.view)
    add(UIHoverGestureRecognizer(), "hover", root.view)
    stage.perform { stage.window.rootViewController = root }
  }

  private func add(_ recognizer: UIGestureRecognizer, _ name: String, _ view: UIView) {
    recognizer.name = name
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("hear:", TouchDiary.hear(_:)))
    view.addGestureRecognizer(recognizer)
  }

  func note(_ name: String) {
    heard.append(Entry(name: name, state: .ended, values: [], time: stage.now - start))
  }

  func hear(_ recognizer: UIGestureRecognizer) {
    let place = recognizer.location(in: nil)
    var values = [place.x, place.y]
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      values += [pan.translation(in: nil).x, pan.translation(in: nil).y, pan.velocity(in: nil).y]
    case let pinch as UIPinchGestureRecognizer: values.append(pinch.scale)
    case let rotation as UIRotationGestureRecognizer: values.append(rotation.rotation)
    default: break
    }
    heard.append(
      Entry(
        name: recognizer.name ?? "", state: recognizer.state, values: values,
        time: stage.now - start))
  }

  /// The same was heard, in the same frames, with the same numbers.
  func expectSame(
    as other: TouchDiary, _ note: String, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      heard.map { "\($0.name) \($0.state)" } == other.heard.map { "\($0.name) \($0.state)" },
      "\(note)", sourceLocation: location)
    for (one, two) in zip(heard, other.heard) {
      #expect(abs(one.time - two.time) < 1e-6, "\(one) \(two)\n\(note)", sourceLocation: location)
      for (a, b) in zip(one.values, two.values) {
        // A thousandth of a point in a twentieth of a second is the most that a speed is off.
        #expect(abs(a - b) < 0.25, "\(one) \(two)\n\(note)", sourceLocation: location)
      }
    }
  }
}

extension TouchDiary: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

extension LiveSession {
  /// Lets so many frames of the display pass.
  fileprivate func run(frames: Int) { for _ in 0..<frames { advance(by: 1.0 / 60) } }
}
