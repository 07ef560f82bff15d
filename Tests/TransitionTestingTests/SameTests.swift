import Foundation
import Raster
import Rehearsal
import TestSupport
import Testing
import UIKit

@testable import TransitionTesting

/// Two films that must look alike.
@MainActor @Suite("Two films") struct SameTests {
  /// A card that comes from below, and goes there.
  static func card(
    back: Double = 900, curve: UIView.AnimationOptions = .curveLinear, end: Double = 1
  ) -> ScreenFlow {
    .delegate("card", style: .overFullScreen, back: back, curve: curve, end: end)
  }

  @Test("that are one are the same, exactly")
  func same() throws {
    let film = try Replay(of: Self.card(), in: "forward-finish")
    try expectSame(film: film, film: film)
    try expectSame(film: film.compared.reversed.reversed, film: film)
    try expectSame(film: film.compared.mirrored.mirrored, film: film)
    try expectSame(film: film.film, film: film)
    #expect(film.compared.end.frames.count == 1)
  }

  @Test("of which one differs say where first, by how much, and which property of which layer")
  func different() throws {
    let plain = try Replay(of: Self.card(), in: "forward-finish")
    let other = try Replay(of: Self.card(end: 0.5), in: "forward-finish")
    do {
      try expectSame(film: plain, film: other)
      Issue.record("they are not the same")
    } catch let error as FilmsDiffer {
      #expect(error.description.contains("first in picture"), "\(error)")
      #expect(error.description.contains("opacity"), "\(error)")
      let artifact = try #require(error.artifacts.first)
      #expect(artifact.name.hasSuffix(".difference.png"))
      let sheet = try ImageDecoder.decode(artifact.bytes).bitmap
      #expect(sheet.width > 3 * 393)
    }
  }

  @Test("may differ by as many levels in as many pixels as is said, and not by one more")
  func tolerance() throws {
    let (a, b) = (Self.film([10, 10, 10, 10]), Self.film([10, 10, 14, 30]))
    func isSame(_ levels: Int, _ share: Double) -> Bool {
      do {
        try expectSame(film: a, film: b, within: FilmTolerance(levels: levels, share: share))
        return true
      } catch { return false }
    }
    #expect(isSame(20, 0) && !isSame(19, 0))
    #expect(isSame(4, 0.25) && !isSame(3, 0.25) && isSame(0, 0.5) && !isSame(0, 0.49))
  }

  /// A film of one picture, a pixel for each grey.
  static func film(_ greys: [UInt8]) -> Film {
    let bytes = greys.flatMap { grey in [grey, grey, grey, 255] as [UInt8] }
    return Film(
      frames: [.init(time: 0, image: Bitmap(width: greys.count, height: 1, bytes: bytes))],
      framesPerSecond: 60, scale: 1)
  }

  @Test("of other lengths or sizes are said to be so")
  func obstacles() throws {
    let film = try Replay(of: Self.card(), in: "forward-finish")
    func message(_ other: some FilmSource) -> String {
      do { try expectSame(film: film, film: other) } catch { return "\(error)" }
      return ""
    }
    #expect(message(film.compared.end).contains("it has 1 pictures"))
    #expect(message(Self.film([1, 2])).contains("2×1 pixels"))
  }

  @Test("there and back are the same backwards where the curve is, and not where it is not")
  func backwards() throws {
    try expectSameBackwards(Self.card())
    #expect(throws: FilmsDiffer.self) { try expectSameBackwards(Self.card(back: 200)) }
    #expect(throws: FilmsDiffer.self) { try expectSameBackwards(Self.card(curve: .curveEaseIn)) }
  }

  @Test("end alike with Reduce Motion and without, unless somebody forgot")
  func ends() throws {
    try expectSameEnd(Self.card())
    let forgetful = ScreenFlow.animator("forgetful", style: .overFullScreen) {
      SoundAnimator(0.2) { context, _, done in
        if UIAccessibility.isReduceMotionEnabled {
          context.view(forKey: .to)?.frame.origin.x = 40
        }
        done()
      }
    }
    #expect(throws: FilmsDiffer.self) { try expectSameEnd(forgetful) }
  }

  @Test("are mirrors of each other where people read from right to left, or say which layer is not")
  func mirrored() throws {
    func flow(follows: Bool) -> ScreenFlow {
      .animator("side", style: .overFullScreen) {
        SoundAnimator(0.2) { context, duration, done in
          guard let to = context.view(forKey: .to) else { return done() }
          let isLeft = follows && to.effectiveUserInterfaceLayoutDirection == .rightToLeft
          to.transform = CGAffineTransform(translationX: isLeft ? -300 : 300, y: 0)
          UIView.animate(withDuration: duration) {
            to.transform = .identity
          } completion: { _ in
            done()
          }
        }
      }
    }
    let labels = ["UILabel"]
    try expectSameMirrored(flow(follows: true), ignoring: labels)
    #expect(throws: PlacesDiffer.self) {
      try expectSameMirrored(flow(follows: false), ignoring: labels)
    }
  }

  @Test("keep what is drawn as a text, whatever the scale it is drawn at")
  func commands() throws {
    func text(_ scale: Double) throws -> String {
      let scenario = try #require(Sweep.scenarios(for: Self.card()).first)
      let replay = Replay(
        of: Self.card(), in: scenario, scale: scale, mode: .plain, tint: .none, keepsDrawn: true)
      return CommandsGolden(replay, at: [0, 0.5, 1]).text
    }
    #expect(try text(0.5) == text(1))
    try expectGolden(try text(1), "commands-card")
  }
}

extension ScreenFlow {
  @MainActor
  fileprivate static func delegate(
    _ name: String, style: UIModalPresentationStyle, back: Double, curve: UIView.AnimationOptions,
    end: Double
  ) -> ScreenFlow {
    .animator(name, style: style) {
      SoundAnimator(0.3) { context, duration, done in
        if let to = context.view(forKey: .to) {
          to.transform = CGAffineTransform(translationX: 0, y: 900)
          UIView.animate(withDuration: duration, delay: 0, options: curve) {
            to.transform = .identity
            to.alpha = end
          } completion: { _ in
            done()
          }
        } else if let from = context.view(forKey: .from) {
          UIView.animate(withDuration: duration, delay: 0, options: curve) {
            from.transform = CGAffineTransform(translationX: 0, y: back)
          } completion: { _ in
            done()
          }
        } else {
          done()
        }
      }
    }
  }
}
