import Rehearsal
import Testing
import TransitionGallery
import UIKit

/// The transitions that fingers take part in, by their scripts: given up, gone through with, flung,
/// taken away, and disturbed while they come to rest.
@MainActor @Suite("Fingers on the gallery")
struct GalleryFingerTests {
  nonisolated static let swiped = [
    "swipe-dismiss", "semi-modal", "swipe-back", "card-stack", "side-menu", "spring-drawer",
    "bottom-sheet", "parallax-push", "cube", "fold", "page-curl", "departures", "lens",
  ]

  nonisolated static let directions = [
    UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft,
  ]

  @Test("are all here")
  func complete() {
    let slugs = Catalogue.items.filter { $0.interaction != nil || $0.cancelScript != nil }
      .map(\.slug)
    #expect(Set(slugs) == Set(Self.swiped))
  }

  @Test("given up, they leave everything as it was", arguments: swiped, directions)
  func givenUp(slug: String, direction: UITraitEnvironmentLayoutDirection) throws {
    let rehearsal = try Rehearsing(slug, direction: direction)
    let (opening, rest) = try rehearsal.parts(of: rehearsal.item.cancelScript)
    try rehearsal.play(opening)
    #expect(rehearsal.isOpen)
    let before = rehearsal.tree
    try rehearsal.play(rest)
    #expect(rehearsal.isOpen)
    #expect(rehearsal.tree == before)
    rehearsal.expectClean()
  }

  @Test("gone through with, they leave what was there before", arguments: swiped, directions)
  func goneThrough(slug: String, direction: UITraitEnvironmentLayoutDirection) throws {
    let rehearsal = try Rehearsing(slug, direction: direction)
    let before = rehearsal.tree
    try rehearsal.play(RehearsalScript(parsing: try #require(rehearsal.item.script)))
    #expect(!rehearsal.isOpen)
    #expect(rehearsal.tree == before)
    rehearsal.expectClean()
  }

  @Test("a flick is enough", arguments: swiped, directions)
  func flung(slug: String, direction: UITraitEnvironmentLayoutDirection) throws {
    let rehearsal = try Rehearsing(slug, direction: direction)
    let before = rehearsal.tree
    try rehearsal.play(RehearsalScript(parsing: "open\nsettle\n"))
    let fling = "fling from \(rehearsal.place) at \(rehearsal.flick) pt/s\nsettle\n"
    try rehearsal.play(RehearsalScript(parsing: fling))
    #expect(!rehearsal.isOpen)
    #expect(rehearsal.tree == before)
    rehearsal.expectClean()
  }

  @Test("a finger that is taken away gives up", arguments: swiped, directions)
  func taken(slug: String, direction: UITraitEnvironmentLayoutDirection) throws {
    let rehearsal = try Rehearsing(slug, direction: direction)
    try rehearsal.play(RehearsalScript(parsing: "open\nsettle\n"))
    let before = rehearsal.tree
    let text = "pan from \(rehearsal.place) by \(rehearsal.half) over 0.4 s\ncancel\nsettle\n"
    try rehearsal.play(RehearsalScript(parsing: text))
    #expect(rehearsal.isOpen)
    #expect(rehearsal.tree == before)
    rehearsal.expectClean()
  }

  @Test("a second finger while the rest runs freezes nothing", arguments: swiped)
  func disturbed(slug: String) throws {
    let rehearsal = try Rehearsing(slug)
    try rehearsal.play(RehearsalScript(parsing: "open\nsettle\n"))
    let pan = "pan from \(rehearsal.place) by \(rehearsal.half) over 0.3 s\nrelease\n"
    let text = "\(pan)wait 0.08 s\n\(pan)settle\n"
    try rehearsal.play(RehearsalScript(parsing: text))
    #expect(rehearsal.stage.isSettled)
    rehearsal.expectClean()
  }

  @Test(
    "progress is the finger's way over half the screen",
    arguments: [("swipe-dismiss", 426.0), ("semi-modal", 426), ("swipe-back", 196.5)])
  func linear(slug: String, half: Double) throws {
    let rehearsal = try Rehearsing(slug)
    try rehearsal.play(RehearsalScript(parsing: "open\nsettle\n"))
    let stage = rehearsal.stage
    let isPop = slug == "swipe-back"
    let start = CGPoint(x: 80, y: 420)
    let end = CGPoint(x: isPop ? 170 : 80, y: isPop ? 420 : 510)
    stage.touch(.drag(from: start, to: end, over: 0.5).hold(0.2).release(), samplesPerSecond: 60)
    let began = stage.now
    var parts: [Double] = []
    for frame in 1...36 {
      stage.advance(to: began + Double(frame) / 60)
      rehearsal.top.transitionCoordinator.map { parts.append($0.percentComplete) }
    }
    let steps = zip(parts, parts.dropFirst()).map { $1 - $0 }.filter { $0 > 1e-12 }
    // 90 points in 30 frames.
    #expect(steps.count > 20)
    #expect(steps.dropFirst().allSatisfy { abs($0 - 3 / half) < 1e-9 })
    stage.settle()
    #expect(rehearsal.isOpen)
  }

  @Test("the drawer is caught while it opens, and goes back without having been there")
  func caught() throws {
    let rehearsal = try Rehearsing("spring-drawer")
    let before = rehearsal.tree
    let text =
      "open\nwait 0.15 s\npan from 196,600 by 0,300 over 0.3 s\nrelease at 900 pt/s\nsettle\n"
    try rehearsal.play(RehearsalScript(parsing: text))
    #expect(!rehearsal.isOpen)
    #expect(rehearsal.tree == before)
    rehearsal.expectClean()
  }

  @Test(
    "caught again while it goes back, the drawer opens after all; caught while it closes, it stays")
  func caughtAgain() throws {
    let rehearsal = try Rehearsing("spring-drawer")
    try rehearsal.play(
      RehearsalScript(
        parsing: """
          open
          wait 0.15 s
          pan from 196,600 by 0,150 over 0.2 s
          release at 600 pt/s
          wait 0.05 s
          pan from 196,600 by 0,-380 over 0.3 s
          release at 300 pt/s
          settle
          """))
    #expect(rehearsal.isOpen)
    let panel = try #require(rehearsal.top.view.superview)
    #expect(abs(panel.frame.minY - 852 * 0.3) < 1e-9)
    let open = rehearsal.tree
    try rehearsal.play(
      RehearsalScript(
        parsing: """
          close
          wait 0.1 s
          pan from 196,500 by 0,-300 over 0.3 s
          release at 300 pt/s
          settle
          """))
    #expect(rehearsal.isOpen && rehearsal.tree == open)
    rehearsal.expectClean()
  }

  @Test("two photographs tapped at one instant: the first is taken out, and goes back to its place")
  func twoPhotographs() throws {
    let rehearsal = try Rehearsing("hero-push")
    let stack = try #require(rehearsal.root as? UINavigationController)
    let before = rehearsal.tree
    rehearsal.stage.touch(
      .tap(at: CGPoint(x: 90, y: 250)), .tap(at: CGPoint(x: 290, y: 250)))
    rehearsal.stage.settle()
    #expect(stack.viewControllers.count == 2)
    rehearsal.stage.perform { _ = stack.popViewController(animated: true) }
    rehearsal.stage.settle()
    #expect(rehearsal.tree == before)
    rehearsal.expectClean()
  }

  @Test("the sheet snaps to its heights, and its field stays over the keyboard")
  func sheet() throws {
    let rehearsal = try Rehearsing("bottom-sheet")
    try rehearsal.play(RehearsalScript(parsing: "open\nsettle\n"))
    let sheet = try #require(rehearsal.top.view.superview)
    #expect(sheet.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    try rehearsal.play(
      RehearsalScript(parsing: "pan from 196,480 by 0,-280 over 0.4 s\nrelease\nsettle\n"))
    #expect(abs(sheet.frame.minY - 85.2) < 1e-9 && sheet.frame.maxY == 852)
    try rehearsal.play(RehearsalScript(parsing: "tap note\nsettle\n"))
    #expect(sheet.frame.maxY == 852 && sheet.frame.minY >= 59)
    let field = try #require(rehearsal.top.view.subviews.first { $0 is UITextField })
    #expect(field.isFirstResponder && field.convert(field.bounds, to: nil).maxY < 500)
    rehearsal.expectClean()
  }
}

/// The articles' transitions one by one, and what the catalogue says of them.
@MainActor @Suite("The articles")
struct ArticleTests {
  @Test("are there, all twelve, each with its numbers and what was mended")
  func complete() {
    let slugs = Set(Catalogue.articles.map(\.slug))
    #expect(
      slugs == [
        "half-way-spring", "snapshot-spring", "snapshot-spring-push", "thumbnail-zoom",
        "tab-slide", "bounce-present", "normal-dismiss", "swipe-dismiss", "semi-modal",
        "hero-push", "swipe-back", "popover-menu",
      ])
    for item in Catalogue.articles {
      #expect(!item.parameters.isEmpty && !item.mended.isEmpty, "\(item.slug)")
    }
  }

  @Test("scripts can be read and name acts that there are")
  func scripts() throws {
    for item in Catalogue.items {
      for text in [item.script, item.cancelScript].compactMap({ $0 }) {
        for case .act(let verb, let name) in try RehearsalScript(parsing: text).steps {
          #expect(item.act(called: verb, name) != nil, "\(item.slug): \(verb) \(name)")
        }
      }
      for act in item.acts where !act.name.isEmpty {
        let steps = try RehearsalScript(parsing: act.name).steps
        guard case .act(let verb, let name)? = steps.first else {
          Issue.record("\(item.slug): '\(act.name)' is another command")
          continue
        }
        #expect(steps.count == 1 && item.act(called: verb, name)?.name == act.name)
      }
      #expect(item.interaction == nil || item.cancelScript != nil, "\(item.slug)")
    }
  }

  @Test("the tapped thumbnail is what flies, from its place on the wall to the photograph's")
  func zoom() throws {
    let rehearsal = try Rehearsing("thumbnail-zoom")
    let before = rehearsal.tree
    // The first cell of the second row.
    rehearsal.stage.touch(.tap(at: CGPoint(x: 60, y: 300)))
    rehearsal.stage.advance(to: rehearsal.stage.now + 0.2)
    let viewer = try #require(rehearsal.root.presentedViewController)
    let container = try #require(viewer.view.superview)
    let likeness = try #require(container.subviews.last as? UIImageView)
    // It starts as a square on the wall; the model is where it is going already.
    #expect(likeness.frame.width == 393 && abs(likeness.frame.height - 491.25) < 1e-9)
    let shown = try #require(likeness.layer.presentation()?.frame)
    #expect(shown.width < 180 && shown.minX < 40)
    rehearsal.stage.settle()
    #expect(likeness.superview == nil)
    rehearsal.stage.perform { viewer.dismiss(animated: true) }
    rehearsal.stage.settle()
    #expect(rehearsal.tree == before)
    rehearsal.expectClean()
  }

  @Test("the card takes two thirds with round corners, the screen behind stands at 0.85")
  func semiModal() throws {
    let rehearsal = try Rehearsing("semi-modal")
    try rehearsal.play(RehearsalScript(parsing: "open\nsettle\n"))
    let card = try #require(rehearsal.top.view.superview)
    #expect(card.frame == CGRect(x: 0, y: 284, width: 393, height: 852))
    #expect(rehearsal.top.view.frame == CGRect(x: 0, y: 0, width: 393, height: 568))
    #expect(card.layer.cornerRadius == 15 && card.layer.masksToBounds)
    let scales = card.superview?.subviews.map { $0.transform.a } ?? []
    #expect(scales.filter { $0 == 0.85 }.count == 1)
  }
}
