import Foundation
import Rehearsal
import RehearseCommands
import Testing
import TransitionGallery

@testable import Hunting

/// What hunts of the gallery found once: faults that are mended, and what was none.
@MainActor @Suite("What hunts of the gallery found")
struct FoundScriptTests {
  private nonisolated static let found: [(item: String, script: String)] = [
    // Faults
    ("semi-modal", "act first; settle; turn; settle; act second"),
    (
      "semi-modal",
      "tap 197,322; press 60%,60% finger 2; move all by 0,-100 over 0.2 s; press 60%,60% finger 2; settle; act second"
    ),
    ("half-way-spring", "press 60%,60% finger 2; move all by 0,-200 over 0.1 s; release; turn"),
    ("hero-push", "lend first; tap 68,81"),
    (
      "spring-drawer",
      "act first; settle; turn; press 60%,60% finger 2; move all by 0,100 over 0.2 s; act second"
    ),
    ("fold", "tap 320,825; settle; act second; act first"),
    ("today-card", "text-size ax2; turn; press 60%,60% finger 2"),
    (
      "lens",
      "turn; tap 179,238; motion reduced; settle; pan from 426,197 by 100,0 over 0.2 s; press 60%,60% finger 2"
    ),
    (
      "system-push",
      "act first; settle; pan from 2,426 by 100,0 over 0.2 s; turn; cancel; background"
    ),
    ("system-push", "act first; settle; pan from 2,426 by 250,0 over 0.2 s; background"),
    ("mail-list", "lend first; update \"40\"; give-up; settle"),
    (
      "system-popover",
      "press 60%,60% finger 2; move all by 0,-200 over 0.2 s; release; settle; act first"
    ),
    ("system-zoom", "tap 197,322; text-size xs; settle; tap Close; settle; act first"),
    ("system-curl", "press 60%,60% finger 2; move all by 0,-100 over 0.2 s; act first"),
    ("portal", "pan from 50%,70% by 0,-200 over 0.3 s; settle; act first; act second; act first"),
    // None
    (
      "system-sheet",
      "act first; settle; press 60%,60% finger 2; move all by 0,-100 over 0.2 s; release at 1200 pt/s"
    ),
    ("folders-split", "size 500,700; turn; turn"),
    ("folders-split", "look dark; tap 90%,40%; turn; settle; act first"),
    (
      "bounce-present",
      "foreground; tap 197,348; press 60%,60% finger 2; move all by 0,-100 over 0.2 s; release; settle; tap Close"
    ),
    ("swipe-back", "tap 197,825; turn; settle; pan from 426,197 by 400,0 over 0.2 s"),
    ("swipe-back", "act first; settle; pan from 2,350 by 400,0 over 0.2 s; cancel; act first"),
    (
      "swipe-back",
      "turn; tap 179,238; settle; pan from 2,196.5 by 341,0 over 0.2 s; move by -400,0 over 0.1 s"
    ),
    (
      "swipe-dismiss",
      "tap 197,322; settle; tap Close; turn; pan from 188,300 by 0,300 over 0.2 s; cancel"
    ),
    (
      "spring-drawer",
      "act first; settle; pan from 197,426 by 0,-200 over 0.2 s; cancel; act second"
    ),
    ("spring-drawer", "turn; act first; tap 40%,50%"),
    ("bottom-sheet", "act first; settle; tap 10%,60%"),
    ("card-stack", "press 60%,60% finger 2; move all by 0,-100 over 0.2 s; act first"),
    (
      "card-stack",
      "press 60%,60% finger 2; move all by 0,-50 over 0.2 s; release; size 500,700; settle; act first"
    ),
    ("snapshot-spring-push", "size 500,700; settle; tap 91,241"),
    ("snapshot-spring-push", "act first; settle; lend second; tap 320,566"),
    ("mail-list", "text-size ax2; act first; settle; act second"),
    ("photo-collection", "act second; turn; act first; turn; settle; tap 45,81"),
    (
      "photo-collection",
      "act first; settle; pan from 2,426 by 150,0 over 0.2 s; release; background"
    ),
    ("place-search", "act first; settle; pan from 2,426 by 150,0 over 0.2 s; release; background"),
    ("cube", "turn; act first; settle; pan from 2,196.5 by 200,0 over 0.2 s; release; background"),
    ("contact-form", "tap add; settle; tap note; turn"),
  ]

  private nonisolated static let items = Set(found.map(\.item)).sorted()

  @Test("breaks nothing", arguments: items)
  func holds(slug: String) throws {
    let item = try #require(Catalogue.item(slug))
    let texts = Self.found.filter { $0.item == slug }.map(\.script)
    let scripts = try texts.map {
      try RehearsalScript(parsing: $0.replacingOccurrences(of: "; ", with: "\n"))
    }
    for (text, failures) in zip(texts, try Hunt(item.flow).failures(of: scripts)) {
      #expect(failures.isEmpty, "\(slug): \(text) · \(failures.map { "\($0.name) \($0.seen)" })")
    }
  }
}
