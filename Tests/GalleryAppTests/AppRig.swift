import Foundation
import Rehearsal
import UIKit

@testable import GalleryApp
@testable import RehearseCommands

/// The application on a stage, touched by a mouse, with what its screens say as text.
@MainActor
struct AppRig {
  let session = LiveSession(.galleryApp, Conditions(scale: 1))

  var stage: Stage { session.stage }

  /// Lets time pass until nothing moves.
  func settle() {
    run(seconds: 0.1)
    for _ in 0..<1200 where !stage.isSettled { run(seconds: 1.0 / 60) }
  }

  func run(seconds: Double) {
    for _ in 0..<max(Int((seconds * 60).rounded()), 1) { session.advance(by: 1.0 / 60) }
  }

  func tap(_ x: Double, _ y: Double) {
    session.press(at: CGPoint(x: x, y: y))
    run(seconds: 0.05)
    session.lift(at: CGPoint(x: x, y: y))
    settle()
  }

  /// Taps in the middle of what says this, the frontmost first.
  func tap(_ words: String) throws {
    guard let place = texts.last(where: { $0.words == words })?.frame else {
      throw NotThere(words: words, screen: screen)
    }
    tap(place.midX, place.midY)
  }

  /// Drags, rests, and lets go.
  func drag(from start: CGPoint, by way: CGVector, rest: Double = 0.2) {
    session.press(at: start)
    for n in 1...12 {
      run(seconds: 1.0 / 60)
      let share = CGFloat(n) / 12
      session.move(to: CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share))
    }
    run(seconds: rest)
    session.lift(at: CGPoint(x: start.x + way.dx, y: start.y + way.dy))
    settle()
  }

  /// What can be read on the screen, from the top, with its place in whole points; each window for
  /// itself, the backmost first.
  var screen: String {
    let windows = stage.perform { UIApplication.shared.windows }
    return windows.map { window in
      texts(in: window).sorted {
        ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
      }.map(\.line).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  private struct Text {
    let words: String
    let frame: CGRect

    var line: String {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
        "\(Int($0.rounded()))"
      }
      return numbers.joined(separator: " ") + "  " + words.replacing("\n", with: "⏎")
    }
  }

  private var texts: [Text] {
    stage.perform { UIApplication.shared.windows }.flatMap(texts)
  }

  private func texts(in window: UIWindow) -> [Text] {
    stage.perform { Self.texts(in: window, seenThrough: window.bounds) }
  }

  /// - Parameter hole: What of the window is not clipped away here.
  private static func texts(in view: UIView, seenThrough hole: CGRect) -> [Text] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let frame = view.convert(view.bounds, to: nil)
    let hole = view.clipsToBounds ? hole.intersection(frame) : hole
    guard let label = view as? UILabel else {
      return view.subviews.flatMap { texts(in: $0, seenThrough: hole) }
    }
    guard let words = label.text, !words.isEmpty, hole.intersects(frame) else { return [] }
    return [Text(words: words, frame: frame)]
  }
}

struct NotThere: Error, CustomStringConvertible {
  let words: String
  let screen: String

  var description: String { "nothing says '\(words)' on the screen:\n\(screen)" }
}
