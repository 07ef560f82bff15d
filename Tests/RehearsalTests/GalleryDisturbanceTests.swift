import Rehearsal
import Testing
import TransitionGallery
import UIKit

/// What the hunter found in the gallery.
@MainActor @Suite("The gallery, disturbed")
struct GalleryDisturbanceTests {
  @Test("a screen that goes in the moment in which it came is seen going")
  func poppedAtOnce() throws {
    let rehearsal = try Rehearsing("snapshot-spring-push")
    let before = rehearsal.tree
    try rehearsal.play(RehearsalScript(parsing: "open\nclose\nsettle\n"))
    #expect(rehearsal.stage.violations.map(\.rule) == ["stack-change-during-transition"])
    #expect(!rehearsal.isOpen)
    #expect(rehearsal.tree == before)
  }

  @Test(
    "what stands behind a card is as large to read, and as light, as the screen",
    arguments: ["semi-modal", "card-stack"], ["text-size ax2", "look dark"])
  func redrawn(slug: String, change: String) throws {
    let rehearsal = try Rehearsing(slug)
    try rehearsal.play(RehearsalScript(parsing: "open\nsettle\n"))
    let size = rehearsal.root.view.bounds.size
    let drawn = { pictures(rehearsal.stage.window).first { $0.size == size }?.pngData() }
    let before = try #require(drawn())
    try rehearsal.play(RehearsalScript(parsing: "\(change)\nsettle\n"))
    let after = try #require(drawn())
    #expect(after != before)
    let screen = rehearsal.stage.perform {
      UIGraphicsImageRenderer(bounds: rehearsal.root.view.bounds).image { _ in
        rehearsal.root.view.drawHierarchy(in: rehearsal.root.view.bounds, afterScreenUpdates: true)
      }
    }
    #expect(after == screen.pngData())
    try rehearsal.play(RehearsalScript(parsing: "close\nsettle\n"))
    rehearsal.expectClean()
  }

  private func pictures(_ view: UIView) -> [UIImage] {
    ((view as? UIImageView)?.image.map { [$0] } ?? []) + view.subviews.flatMap(pictures)
  }

  @Test("lines of a card keep clear of each other when they grow")
  func lines() throws {
    let rehearsal = try Rehearsing("semi-modal")
    try rehearsal.play(RehearsalScript(parsing: "text-size ax2\nsettle\n"))
    let all = labels(rehearsal.root.view)
    let first = try #require(all.first { $0.text == "Seven ridges before breakfast" })
    let lines = all.filter { $0.superview === first.superview }.map(\.frame)
    #expect(lines.count == 3)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
    #expect(first.frame.height >= first.font.lineHeight)
    #expect(first.font.pointSize > 30)
  }

  private func labels(_ view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }
}
