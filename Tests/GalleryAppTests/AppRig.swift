import Foundation
import Rehearsal
import UIKit

@testable import GalleryApp
@testable import RehearseCommands

/// The application on a stage, touched by a mouse, with what its screens say as text.
@MainActor
struct AppRig {
  let session = LiveSession(.galleryApp, Circumstances(scale: 1))

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

  /// What can be read on the screen, with its place in whole points: windows from the back,
  /// each from its back, what other views hide left out.
  var screen: String {
    texts.map { text in
      let frame = text.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
        "\(Int($0.rounded()))"
      }
      return numbers.joined(separator: " ") + "  " + text.words
    }.joined(separator: "\n") + "\n"
  }

  private struct Text {
    let words: String
    let frame: CGRect
  }

  private var texts: [Text] {
    stage.perform {
      UIApplication.shared.windows.flatMap { window in
        Self.labels(in: window).compactMap { label -> Text? in
          guard let words = label.text, !words.isEmpty else { return nil }
          let frame = label.convert(label.bounds, to: nil)
          let isSeen = window.bounds.intersects(frame) && frame.width > 0.5
          return isSeen ? Text(words: words, frame: frame) : nil
        }
      }
    }
  }

  private static func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    return (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }
}

struct NotThere: Error, CustomStringConvertible {
  let words: String
  let screen: String

  var description: String { "nothing says '\(words)' on the screen:\n\(screen)" }
}
