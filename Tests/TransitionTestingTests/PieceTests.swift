import Testing
import UIKit

@testable import TransitionGallery
@testable import TransitionTesting

/// Every building block alone, as an animator of its own.
@MainActor @Suite("Pieces")
struct PieceTests {
  private static let pieces: [(name: String, piece: Piece)] = [
    ("fade", Fade(.front)), ("move", Move(.front, from: .trailing)),
    ("scale", Scale(.front, to: 0.2)), ("rotate", Rotate(.front, by: 1.2, about: .x)),
    ("snapshot", Snapshot(.front, Move(.front, from: .bottom))),
    ("snapshot of the old", Snapshot(.back, Scale(.back, to: 0.8))),
    ("match", Match("photograph", "title")), ("dim", Dim(0.5)), ("blur", Blur()),
    ("mask", Mask(.circle, from: .part("portrait"))), ("veil", Veil(.front, 0.9)),
    ("corners", Together(Corners(.front, 40), Scale(.front, to: 0.5))),
    ("shadow", Together(Shadow(), Move(.front, from: .leading))),
    ("folds", Folds(3)), ("tiles", Tiles(.back, rows: 3, columns: 2) { _ in PieceTests.away }),
    ("in sequence", InSequence(Move(.back, from: .leading), Move(.front, from: .trailing))),
    (
      "together",
      Together(Fade(.front).during(0.3...1), Scale(.back, to: 1.2)).timed(
        .spring(damping: 0.7))
    ),
  ]

  private static var away: Pose {
    var pose = Pose()
    (pose.offset.dy, pose.alpha) = (300, 0)
    return pose
  }

  @Test("gone through with, each leaves what a plain fade leaves; and back, what was before")
  func finished() {
    for (name, piece) in Self.pieces {
      let (run, plain) = (FieldRun(item(piece)), FieldRun(item(Fade(.front))))
      let before = run.looks
      run.finish(0)
      plain.finish(0)
      #expect(run.isOpen && changes(plain.looks, run.looks) == [], "\(name)")
      run.finish(1)
      #expect(!run.isOpen && changes(before, run.looks) == [], "\(name)")
      #expect(run.stage.violations.isEmpty, "\(name): \(run.stage.violations)")
    }
  }

  @Test("given up, each leaves everything as it was, in both directions")
  func cancelled() {
    for (name, piece) in Self.pieces {
      let run = FieldRun(item(piece))
      for act in 0...1 {
        if act == 1 { run.finish(0) }
        let before = run.looks
        run.cancel(act)
        #expect(run.hasEnded && run.wasCancelled, "\(name) \(act)")
        #expect(changes(before, run.looks) == [], "\(name) \(act)")
      }
      #expect(run.stage.violations.isEmpty, "\(name): \(run.stage.violations)")
    }
  }

  @Test("a picture moves in the place of its screen, which shows again in the end")
  func picture() {
    let run = FieldRun(item(Snapshot(.front, Move(.front, from: .bottom))))
    let tracks = run.tracks(0)
    #expect(tracks[0].count > 10)
    #expect(tracks[0].prefix(10).allSatisfy { $0.opacity == 0 && $0.position.y == 426 })
    let shown = FieldRun(item(Snapshot(.front, Move(.front, from: .bottom)))).watch(0)
    #expect(shown.first.difference(from: shown.before) < 0.04)
    #expect(shown.middle.difference(from: shown.before) > 0.04)
    #expect(shown.last.difference(from: shown.after) < 0.1)
  }

  private func item(_ piece: Piece) -> GalleryItem {
    GalleryItem(
      slug: "piece", title: "Piece", summary: "A piece.", origin: "here", kind: .modal,
      makeRoot: { FeedViewController(transition: PieceTransition(piece, duration: 0.4)) },
      acts: [Catalogue.openStory(0.4), Catalogue.dismissStory(0.4)])
  }
}
