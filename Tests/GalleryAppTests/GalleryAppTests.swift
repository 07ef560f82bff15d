import Foundation
import Rehearsal
import TestSupport
import Testing
import TransitionGallery
import UIKit

@testable import GalleryApp
@testable import RehearseCommands

/// The example application as a person uses it: what the screens say, and where.
@MainActor @Suite struct GalleryAppTests {
  @Test("the start screen, one push, one presentation, one swipe")
  func walk() throws {
    let app = AppRig()
    let start = app.screen
    try expectGolden(start, "start")

    try app.tap("Swipe to dismiss")
    try expectGolden(app.screen, "page")

    try app.tap("Play")
    let open = app.screen
    try expectGolden(open, "player")

    app.drag(from: CGPoint(x: 196, y: 300), by: CGVector(dx: 0, dy: 120))
    #expect(app.screen == open, "a short swipe leaves the story where it is")
    app.drag(from: CGPoint(x: 196, y: 300), by: CGVector(dx: 0, dy: 320))
    #expect(!app.screen.contains("Bring a warm layer"), "a long one takes it away")
    #expect(app.stage.violations.isEmpty && app.stage.unsupported.isEmpty)
  }

  @Test("a swipe from the edge leads back to the list, a shorter one does not")
  func swipesBack() throws {
    let app = AppRig()
    let start = app.screen
    try app.tap("Bounce present")
    let page = app.screen
    #expect(page != start)
    app.drag(from: CGPoint(x: 3, y: 500), by: CGVector(dx: 90, dy: 0))
    #expect(app.screen == page)
    app.drag(from: CGPoint(x: 3, y: 500), by: CGVector(dx: 300, dy: 0))
    #expect(app.screen == start)
  }

  @Test("the settings come up as a sheet, and change how transitions play")
  func settings() throws {
    let app = AppRig()
    app.tap(365, 81)
    try expectGolden(app.screen, "settings")
    try app.tap("0.25×")
    try app.tap("Dark")
    #expect(UIApplication.shared.windows.first?.overrideUserInterfaceStyle == .dark)
    try app.tap("Done")
    try app.tap("Bounce present")
    try app.tap("Play")
    let window = app.stage.perform { UIApplication.shared.windows.last }
    #expect(window?.layer.speed == 0.25)
  }

  @Test("a quarter of the speed takes four times as long")
  func slowMotion() throws {
    let app = AppRig()
    func seconds(at speed: Settings.Speed) throws -> Double {
      let settings = Settings()
      settings.speed = speed
      settings.startsAtOnce = false
      let player = Player(settings: settings)
      let item = try #require(Catalogue.item("system-cover"))
      let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      app.stage.perform { player.play(item, in: scene) }
      app.settle()
      let start = app.session.time
      app.tap(345, 786)
      let end = app.session.time
      app.tap(48, 786)
      return end - start
    }
    let (fast, slow) = (try seconds(at: .full), try seconds(at: .quarter))
    #expect(slow > 2.5 * fast && slow < 4.5 * fast, "\(fast) s, \(slow) s")
  }

  @Test("the search finds by all words, and an empty field shows everything")
  func search() throws {
    let app = AppRig()
    let start = app.screen
    let field = try #require(Self.field(in: app))
    for (words, expected) in [("hero", true), ("hero xyzzy", false)] {
      app.stage.perform {
        field.text = words
        field.sendActions(for: .editingChanged)
      }
      app.settle()
      #expect(app.screen.contains("Hero push") == expected)
      #expect(!app.screen.contains("Bounce present"))
    }
    app.stage.perform {
      field.text = ""
      field.sendActions(for: .editingChanged)
    }
    app.settle()
    #expect(app.screen == start)
  }

  @Test("what is typed goes into the field that was tapped, and is taken back with time")
  func types() throws {
    let app = AppRig()
    #expect(!app.session.type("h"), "no field has the keyboard")
    app.tap(200, 206)
    for key in ["h", "e", "r", "o", "s", "backspace"] { #expect(app.session.type(key)) }
    app.settle()
    #expect(app.screen.contains("Hero push") && !app.screen.contains("Bounce present"))
    app.session.step(-2000)
    #expect(app.screen.contains("Bounce present"))
    app.session.isPaused = false
    app.settle()
    app.tap(200, 206)
    #expect(app.session.type("escape"))
    app.settle()
    #expect(!app.session.type("x"))
  }

  @Test("from right to left the list is mirrored")
  func mirrored() throws {
    let app = AppRig()
    app.session.change { $0.direction = .rightToLeft }
    app.settle()
    let window = try #require(UIApplication.shared.windows.first)
    func find(_ view: UIView) -> KindSign? {
      (view as? KindSign) ?? view.subviews.lazy.compactMap(find).first
    }
    let sign = try #require(app.stage.perform { find(window) })
    #expect(sign.convert(sign.bounds, to: nil).minX > 300)
  }

  private static func field(in app: AppRig) -> UITextField? {
    func search(_ view: UIView) -> UITextField? {
      (view as? UITextField) ?? view.subviews.lazy.compactMap(search).first
    }
    return app.stage.perform { UIApplication.shared.windows.first.flatMap(search) }
  }

  @Test("every transition plays all its acts in the application, there and back")
  func playsAll() throws {
    let listed = Catalogue.chapters.flatMap(\.items).map(\.slug)
    #expect(listed.sorted() == Catalogue.all.map(\.slug).sorted())
    for item in Catalogue.all {
      let app = AppRig()
      let settings = Settings()
      settings.startsAtOnce = false
      let player = Player(settings: settings)
      let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      app.stage.perform { player.play(item, in: scene) }
      app.settle()
      let lift: Double = item.kind == .tab ? 49 : 0
      for _ in item.acts {
        let before = app.session.time
        app.tap(345, 786 - lift)
        #expect(app.session.time - before > 0.15, "\(item.slug)")
      }
      app.tap(48, 786 - lift)
      #expect(UIApplication.shared.windows.count == 1, "\(item.slug)")
      #expect(app.stage.violations.isEmpty && app.stage.unsupported.isEmpty, "\(item.slug)")
    }
  }
}
