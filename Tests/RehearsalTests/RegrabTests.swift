import Rehearsal
import Testing
import TransitionGallery
import UIKit

/// The articles' swipes, caught again while the rest runs: to dismiss and to go back.
@MainActor @Suite("Caught again")
struct RegrabTests {
  /// A swipe, and the way of a finger that is half of the screen, which is the whole transition.
  struct Swipe: Sendable, CustomTestStringConvertible {
    let slug: String
    let half: Double
    let isDown: Bool
    let duration: Double

    func by(_ way: Double) -> String { isDown ? "0,\(way)" : "\(way),0" }

    /// Where the finger comes down, and again.
    let start: String
    let again: String
    var testDescription: String { slug }
  }

  nonisolated static let swipes = [
    Swipe(
      slug: "swipe-dismiss", half: 426, isDown: true, duration: 1.5, start: "196,200",
      again: "196,150"),
    Swipe(
      slug: "swipe-back", half: 196.5, isDown: false, duration: 0.6, start: "80,520",
      again: "60,700"),
  ]

  @Test("let go to finish, caught, and taken back: nothing has happened", arguments: swipes)
  func takenBack(swipe: Swipe) throws {
    let rehearsal = try Rehearsing(swipe.slug)
    try rehearsal.play(RehearsalScript(parsing: "open\nsettle\n"))
    let before = rehearsal.tree
    try rehearsal.play(
      RehearsalScript(
        parsing: """
          pan from \(swipe.start) by \(swipe.by(swipe.half * 0.7)) over 0.4 s
          release at 0 pt/s
          wait 100 ms
          pan from \(swipe.again) by \(swipe.by(-swipe.half)) over 0.3 s
          release at 0 pt/s
          settle
          """))
    #expect(rehearsal.isOpen)
    #expect(rehearsal.tree == before)
    rehearsal.expectClean()
  }

  @Test("let go to give up, caught, and pulled through: it goes", arguments: swipes)
  func pulledThrough(swipe: Swipe) throws {
    let rehearsal = try Rehearsing(swipe.slug)
    let before = rehearsal.tree
    try rehearsal.play(
      RehearsalScript(
        parsing: """
          open
          settle
          pan from \(swipe.start) by \(swipe.by(swipe.half * 0.45)) over 0.4 s
          release at 0 pt/s
          wait 50 ms
          pan from \(swipe.again) by \(swipe.by(swipe.half * 0.8)) over 0.3 s
          release at 0 pt/s
          settle
          """))
    #expect(!rehearsal.isOpen)
    #expect(rehearsal.tree == before)
    rehearsal.expectClean()
  }

  @Test("caught while it runs by itself, and taken back", arguments: swipes)
  func caughtByItself(swipe: Swipe) throws {
    let rehearsal = try Rehearsing(swipe.slug)
    try rehearsal.play(RehearsalScript(parsing: "open\nsettle\n"))
    let before = rehearsal.tree
    try rehearsal.play(
      RehearsalScript(
        parsing: """
          close
          wait \(swipe.duration / 4) s
          pan from \(swipe.again) by \(swipe.by(-swipe.half)) over 0.2 s
          release at 0 pt/s
          settle
          """))
    #expect(rehearsal.isOpen)
    #expect(rehearsal.tree == before)
    rehearsal.expectClean()
  }

  @Test("time and again, with a finger taken away at last", arguments: swipes)
  func timeAndAgain(swipe: Swipe) throws {
    let rehearsal = try Rehearsing(swipe.slug)
    try rehearsal.play(RehearsalScript(parsing: "open\nsettle\n"))
    let before = rehearsal.tree
    let (on, back) = (swipe.by(swipe.half * 0.45), swipe.by(-swipe.half * 0.35))
    let catches = [back, on, back, on].map { way in
      "wait 30 ms\npan from \(swipe.again) by \(way) over 0.3 s\nrelease\n"
    }
    try rehearsal.play(
      RehearsalScript(
        parsing: "pan from \(swipe.start) by \(on) over 0.3 s\nrelease\n" + catches.joined()
          + "wait 20 ms\npan from \(swipe.again) by \(swipe.by(20)) over 0.1 s\ncancel\nsettle\n"))
    #expect(rehearsal.isOpen)
    #expect(rehearsal.tree == before)
    rehearsal.expectClean()
  }

  @Test("where it is seen goes on from the release and from the new hold", arguments: swipes)
  func continuous(swipe: Swipe) throws {
    let rehearsal = try Rehearsing(swipe.slug)
    try rehearsal.play(RehearsalScript(parsing: "open\nsettle\n"))
    let (place, again) = (rehearsal.point(swipe.start), rehearsal.point(swipe.again))
    let step = swipe.half / 100
    let way = swipe.isDown ? CGVector(dx: 0, dy: step) : CGVector(dx: step, dy: 0)
    let stage = rehearsal.stage
    // Sixty frames to 0.6 less the ten points, a rest, a release; the hold again 0.1 s later.
    stage.touch(
      .press(at: place).drag(by: way * 60, over: 1).hold(0.2).release(),
      .press(at: again, after: 1.3).drag(by: way * 30, over: 0.5).hold(0.2),
      samplesPerSecond: 60)
    let began = stage.now
    var seen: [Double] = []
    for frame in 1...130 {
      stage.advance(to: began + Double(frame) / 60)
      if let place = rehearsal.shownPart(isDown: swipe.isDown) { seen.append(place) }
    }
    #expect(seen.count > 110)
    // What the finger does in a frame is a hundredth; by itself it does not go faster than the whole
    // way in a fifth of its duration. Nowhere does it leap.
    let most = 5 / (swipe.duration * 60)
    for (one, next) in zip(seen, seen.dropFirst()) {
      #expect(abs(next - one) < max(most, 0.011), "\(one) to \(next)")
    }
    // Held, it goes with the finger: a hundredth of the way a frame, both times.
    let steps = zip(seen, seen.dropFirst()).map { $1 - $0 }
    let withFinger = steps.filter { abs($0 - 0.01) < 1e-6 }
    #expect(withFinger.count > 50 + 15, "\(steps)")
  }
}

extension CGVector {
  fileprivate static func * (a: CGVector, b: CGFloat) -> CGVector {
    CGVector(dx: a.dx * b, dy: a.dy * b)
  }
}

extension Rehearsing {
  /// A place as a script writes it.
  fileprivate func point(_ text: String) -> CGPoint {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// How much of its way what moves has gone, as it is seen; nil where nothing moves.
  fileprivate func shownPart(isDown: Bool) -> Double? {
    guard let container = top.transitionCoordinator?.containerView else { return nil }
    if isDown {
      return container.subviews.compactMap { $0.layer.presentation()?.frame.minY }.max()
        .map { Double($0) / 852 }
    }
    // The screen beneath fades in.
    return container.subviews.compactMap { $0.layer.presentation()?.opacity }.min().map(Double.init)
  }
}
