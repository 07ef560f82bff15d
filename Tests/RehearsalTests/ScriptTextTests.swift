import Foundation
import Rehearsal
import TestSupport
import Testing
import UIKit

@Suite("Scripts as text")
struct ScriptTextTests {
  @Test func `the example of the manual reads as it should`() throws {
    let text = """
      # A swipe that is too short
      present detail
      settle
      pan from 200,100 by 0,300 over 0.25 s
      release at 0 pt/s
      settle
      """
    let script = try RehearsalScript(parsing: text)
    #expect(
      script.steps == [
        .act("present", "detail"), .settle,
        .pan(from: .point(.init(200, 100)), .by(.init(0, 300)), over: 0.25, finger: 1),
        .release(speed: 0, finger: nil), .settle,
      ])
  }

  @Test func `every form of a place and of a command`() throws {
    let text = """
      tap at 10.5,-3
      tap (50%,20%)
      tap 50%,20%
      tap "close button"
      press card (10%,90%) finger 2
      move finger 2 to card over 0.1 s
      move by 1,2 over 0 s
      hold 1 s
      wait 0.5 s
      fling from list at 0,-1200 pt/s
      release finger 2
      cancel
      pinch (50%,50%) from 100 to 200 over 0.3 s
      rotate 100,100 by 90 degrees over 1 s
      move all by 0,40 over 300 ms
      hover at card (50%,50%)
      hover 20,30 over 0.5 s
      unhover
      turn
      tap leading 10,20
      tap trailing
      pan from trailing 50%,20% by leading 30,-4 over 1 s
      fling from card (trailing 10%,90%) at trailing -900,0 pt/s
      type "Kyōto, 2"
      key return
      """
    let script = try RehearsalScript(parsing: text)
    #expect(script.steps.count == 25)
    #expect(script.steps[14] == .move(finger: nil, .by(.init(0, 40)), over: 0.3))
    #expect(script.steps[1] == script.steps[2])
    #expect(script.steps[19] == .tap(.point(.init(10, 20, .leading))))
    #expect(script.steps[20] == .tap(.view("trailing", .middle)))
    #expect(
      script.steps[21]
        == .pan(
          from: .percent(.init(50, 20, .trailing)), .by(.init(30, -4, .leading)), over: 1, finger: 1
        ))
    #expect(
      script.steps[22]
        == .fling(
          from: .view("card", .init(10, 90, .trailing)), velocity: .init(-900, 0, .trailing)))
    #expect(script.steps[23] == .type("Kyōto, 2") && script.steps[24] == .key(.return))
    #expect(try RehearsalScript(parsing: script.description) == script)
  }

  @Test func `the page about scripts says nothing that cannot be read`() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let rows = lines.filter { $0.hasPrefix("| `") }.map {
      $0.split(separator: "|")[0].split(separator: "`", omittingEmptySubsequences: false)
    }
    // Of each row of the tables what stands in code; a place alone is tapped.
    let shown = rows.flatMap { row in stride(from: 1, to: row.count, by: 2).map { String(row[$0]) }
    }
    #expect(shown.count > 24)
    for text in shown {
      let isPlace = text.first.map { !$0.isLetter } ?? true || text.hasPrefix("detail")
      let script = isPlace ? "tap \(text)" : text.replacing("PLACE", with: "50%,50%")
      #expect(throws: Never.self, "\(text)") { try RehearsalScript(parsing: script) }
    }
    let blocks = page.components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 1 && !$0.element.contains("=") && !$0.element.contains("^") }
    #expect(blocks.count == 3)
    for block in blocks {
      #expect(throws: Never.self) { try RehearsalScript(parsing: block.element) }
    }
  }

  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Documentation/Scripts.md")

  @Test func `what is wrong is shown with its place`() throws {
    let wrong = [
      "pan from 200,100 by 0,300 over 0.25", "pan from 200;100 by 0,300 over 1 s", "pan by 1,2",
      "settle\nwait -1 s", "tap", "tap 1.2.3,4", "tap 10%,20", "press \"close", "hold 1 s now",
      "release at fast", "press 1,2 finger 11", "pinch 1,1 from 2", "present 12", "7 wonders",
      "fling from here at 1,1", "rotate 1,1 by a", "move over 1 s", "wait 1e9 s",
      "press card (1,2)", "move all to card over 1 s", "hover", "turn left",
      "move by leading over 1 s", "press leading 1,2%", "type hello", "type \"\"", "key enter",
    ]
    let text = wrong.map { source -> String in
      do throws(ScriptError) {
        let script = try RehearsalScript(parsing: source)
        return "accepted: \(script)"
      } catch { return error.description }
    }
    try expectGolden(text.joined(separator: "\n\n") + "\n", "script-errors")
  }

  @Test(arguments: 1...300)
  func `a script reads back from its text`(seed: UInt64) throws {
    var dice = Seeded(seed: seed)
    let script = RehearsalScript((0..<12).map { _ in Self.step(&dice) })
    #expect(try RehearsalScript(parsing: script.description) == script, "seed \(seed)")
  }

  private static func step(_ dice: inout Seeded) -> RehearsalScript.Step {
    let finger = Int(dice.next() % 10) + 1
    switch dice.next() % 19 {
    case 0: return .act("present", name(&dice))
    case 1: return .settle
    case 2: return .wait(seconds(&dice))
    case 3: return .tap(place(&dice))
    case 4: return .press(place(&dice), finger: finger)
    case 5: return .move(finger: finger, way(&dice), over: seconds(&dice))
    case 6: return .pan(from: place(&dice), way(&dice), over: seconds(&dice), finger: finger)
    case 7: return .hold(seconds(&dice))
    case 8: return .fling(from: place(&dice), velocity: offset(&dice))
    case 9:
      return .release(
        speed: dice.next() % 2 == 0 ? nil : seconds(&dice),
        finger: dice.next() % 2 == 0 ? nil : finger)
    case 10: return .cancel(finger: dice.next() % 2 == 0 ? nil : finger)
    case 11:
      return .pinch(
        at: place(&dice), from: seconds(&dice), to: seconds(&dice), over: seconds(&dice))
    case 12: return .rotate(at: place(&dice), by: offset(&dice).x, over: seconds(&dice))
    case 13: return .move(finger: nil, .by(offset(&dice)), over: seconds(&dice))
    case 14: return .hover(place(&dice), over: dice.next() % 2 == 0 ? 0 : seconds(&dice))
    case 15: return .unhover
    case 16: return .type(name(&dice))
    case 17: return .key([.return, .backspace, .escape][Int(dice.next() % 3)])
    default: return .turn
    }
  }

  private static func seconds(_ dice: inout Seeded) -> Double {
    (dice.number(in: 0...900) * 1000).rounded() / 1000
  }

  private static func offset(_ dice: inout Seeded) -> RehearsalScript.Offset {
    .init(
      dice.number(in: -900...900), dice.number(in: -9...9).rounded(),
      [nil, .leading, .trailing][Int(dice.next() % 3)])
  }

  private static func name(_ dice: inout Seeded) -> String {
    ["detail", "close button", "a-b/c", "over", "2nd", "银河", "leading"][Int(dice.next() % 7)]
  }

  private static func place(_ dice: inout Seeded) -> RehearsalScript.Place {
    switch dice.next() % 4 {
    case 0: .point(offset(&dice))
    case 1: .percent(offset(&dice))
    case 2: .view(name(&dice), .middle)
    default: .view(name(&dice), offset(&dice))
    }
  }

  private static func way(_ dice: inout Seeded) -> RehearsalScript.Way {
    dice.next() % 2 == 0 ? .by(offset(&dice)) : .to(place(&dice))
  }
}

@MainActor @Suite("Scripts on a stage")
struct ScriptPlayTests {
  @Test func `a script written as text does what the same fingers in Swift do`() throws {
    let (one, other) = (PanRig(), PanRig())
    try one.play(
      "pan from 200,100 by 0,300 over 0.25 s\nrelease at 600 pt/s\nsettle")
    other.stage.touch(
      .press(at: CGPoint(x: 200, y: 100)).drag(by: CGVector(dx: 0, dy: 300), over: 0.25)
        .drag(by: CGVector(dx: 0, dy: 30), over: 0.05).release())
    other.stage.settle()
    #expect(one.heard.count > 10)
    #expect(one.heard == other.heard)
  }

  @Test func `places are points, parts of the screen, or named views`() throws {
    let rig = PanRig()
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 20))
    view.accessibilityIdentifier = "spot"
    rig.stage.perform { rig.root.view.addSubview(view) }
    try rig.play("tap spot\ntap spot (0%,0%)\ntap (50%,50%)\nsettle")
    #expect(
      rig.taps == [CGPoint(x: 125, y: 210), CGPoint(x: 100, y: 200), CGPoint(x: 187.5, y: 333.5)])
  }

  @Test func `sides of reading are mirrored where people read from right to left`() throws {
    let text = """
      tap leading 20,10
      tap trailing 20,10
      tap leading 40%,10%
      tap 40,10
      press trailing 100,100
      move by leading 30,5 over 0.2 s
      move by trailing 10,5 over 0.2 s
      move by 4,0 over 0.2 s
      release
      settle
      """
    let (plain, mirrored) = (PanRig(), PanRig(.rightToLeft))
    try plain.play(text)
    try mirrored.play(text)
    #expect(plain.taps.map(\.x) == [20, 355, 150, 40])
    #expect(mirrored.taps.map(\.x) == [355, 20, 225, 40])
    let ends = [plain, mirrored].map { ($0.heard.last?.x ?? 0).rounded() }
    // From 275 and 100, by the mirrored ways and the plain one.
    let wanted: [CGFloat] = [275 - 30 + 10 + 4, 100 + 30 - 10 + 4]
    #expect(ends == wanted)
    #expect(plain.heard.map(\.y) == mirrored.heard.map(\.y) && plain.heard.count > 40)
  }

  @Test func `a view with a direction of its own has its own sides`() throws {
    let rig = PanRig()
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 20))
    view.accessibilityIdentifier = "spot"
    view.semanticContentAttribute = .forceRightToLeft
    rig.stage.perform { rig.root.view.addSubview(view) }
    try rig.play("tap spot (leading 10%,50%)\nsettle")
    #expect(rig.taps == [CGPoint(x: 145, y: 210)])
  }

  @Test func `what cannot be played is shown with its place`() throws {
    let wrong = [
      "settle\n  tap nowhere", "tap spot\nrelease finger 2",
      "press 1,1\nmove finger 3 by 1,1 over 1 s",
      "jump high", "# alone\n\ncancel", "settle\ntype \"a\"", "key escape",
    ]
    let text = wrong.map { source -> String in
      let rig = PanRig()
      rig.root.view.accessibilityIdentifier = "spot"
      do throws(ScriptPlayError) {
        try rig.stage.play((try? RehearsalScript(parsing: source)) ?? RehearsalScript())
        return "played: \(source)"
      } catch { return error.description }
    }
    try expectGolden(text.joined(separator: "\n\n") + "\n", "script-play-errors")
    let rig = PanRig()
    #expect(throws: ScriptPlayError.self) {
      try rig.stage.play(RehearsalScript([.settle, .cancel(finger: nil)]))
    }
  }

  @Test func `keys go to the text that has the keyboard, ten a second`() throws {
    let rig = PanRig()
    let field = UITextField(frame: CGRect(x: 100, y: 200, width: 150, height: 40))
    field.accessibilityIdentifier = "name"
    rig.stage.perform { rig.root.view.addSubview(field) }
    try rig.play("tap name\nsettle")
    let start = rig.stage.now
    try rig.play("type \"Ada L\"\nkey backspace")
    #expect(field.text == "Ada " && abs(rig.stage.now - start - 0.4) < 0.04)
    try rig.play("key escape\nsettle")
    #expect(!field.isFirstResponder)
  }

  @Test func `all fingers move side by side`() throws {
    let rig = PanRig()
    try rig.play("press 100,100\npress 200,100 finger 2\nmove all by 0,50 over 0.1 s\nrelease")
    // Both report at once, so the middle never moves aside.
    #expect(rig.heard.map(\.y).max() == 40 && rig.heard.last?.state == .ended)
    #expect(rig.heard.allSatisfy { $0.x == 150 })
  }
}

/// A screen with a pan and a tap that write down what they hear.
@MainActor
private final class PanRig: NSObject {
  struct Heard: Equatable {
    var state: UIGestureRecognizer.State
    var x: CGFloat
    var y: CGFloat
  }

  let stage: Stage
  let root = UIViewController()
  var heard: [Heard] = []
  var taps: [CGPoint] = []

  init(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight) {
    stage = Stage(device: .iPhoneSE, layoutDirection: direction)
    super.init()
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: Selector("pan:", PanRig.pan(_:)))
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector("tap:", PanRig.tap(_:)))
    root.view.addGestureRecognizer(pan)
    root.view.addGestureRecognizer(tap)
    stage.perform { stage.window.rootViewController = root }
  }

  func play(_ text: String) throws { try stage.play(RehearsalScript(parsing: text)) }

  func pan(_ pan: UIPanGestureRecognizer) {
    heard.append(
      Heard(state: pan.state, x: pan.location(in: nil).x, y: pan.translation(in: nil).y))
  }

  func tap(_ tap: UITapGestureRecognizer) { taps.append(tap.location(in: nil)) }
}
