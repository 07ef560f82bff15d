import UIKit

/// Pieces that happen at the same time.
public struct Together: Piece {
  private let pieces: [Piece]

  public init(_ pieces: Piece...) { self.pieces = pieces }

  public init(_ pieces: [Piece]) { self.pieces = pieces }

  public func cues(in scene: TransitionScene) -> [Cue] { pieces.flatMap { $0.cues(in: scene) } }
}

/// Pieces that happen one after the other, each in an equal share of the time.
public struct InSequence: Piece {
  private let pieces: [Piece]

  public init(_ pieces: Piece...) { self.pieces = pieces }

  public func cues(in scene: TransitionScene) -> [Cue] {
    let share = 1 / Double(max(pieces.count, 1))
    return pieces.enumerated().flatMap { index, piece in
      piece.during(Double(index) * share...Double(index + 1) * share).cues(in: scene)
    }
  }
}

/// A piece in a part of the time, or with a timing of its own.
public struct Timed: Piece {
  fileprivate let piece: Piece
  fileprivate var span: ClosedRange<Double> = 0...1
  fileprivate var timing: PieceTiming?

  public func cues(in scene: TransitionScene) -> [Cue] {
    let (start, length) = (span.lowerBound, span.upperBound - span.lowerBound)
    return piece.cues(in: scene).map { cue in
      var cue = cue
      cue.span =
        start + cue.span.lowerBound * length...start + cue.span.upperBound * length
      cue.timing = cue.timing ?? timing
      return cue
    }
  }
}

extension Piece {
  /// The piece in a part of the time.
  /// - Parameter span: Shares of the duration, from 0 to 1, counted forward.
  public func during(_ span: ClosedRange<Double>) -> Timed { Timed(piece: self, span: span) }

  /// The piece with a timing of its own, but for parts that have one already.
  public func timed(_ timing: PieceTiming) -> Timed { Timed(piece: self, timing: timing) }
}
