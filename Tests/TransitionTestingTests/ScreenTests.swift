import Foundation
import Rehearsal
import Testing
import TransitionTesting
import UIKit

@testable import RehearseCommands
@testable import TransitionGallery

/// The screens of the catalogue: what is made of the system's lists, fields, menus and motion.
@MainActor @Suite("The catalogue's screens")
struct ScreenTests {
  nonisolated static let slugs = [
    "settings-list", "mail-list", "photo-collection", "contact-form", "place-search",
    "folders-split", "falling-blocks",
  ]

  @Test("say what they are, each under a name of its own, in a chapter of their own")
  func told() throws {
    #expect(Catalogue.screens.map(\.slug) == Self.slugs)
    #expect(Catalogue.chapters.last?.items.map(\.slug) == Catalogue.screens.map(\.slug))
    #expect(Set(Catalogue.all.map(\.slug)).count == Catalogue.items.count + 7)
    #expect(Set(Catalogue.all.map(\.title)).count == Catalogue.items.count + 7)
    for item in Catalogue.screens {
      #expect(item.kind == .screen && item.parameters.count >= 2, "\(item.slug)")
      #expect(item.acts.allSatisfy { $0.duration > 0 && !$0.name.isEmpty }, "\(item.slug)")
      let script = try RehearsalScript(parsing: item.script ?? "")
      let touches = script.steps.filter { if case .act = $0 { false } else { true } }
      #expect(touches.count == script.steps.count && touches.count > 3, "\(item.slug)")
    }
  }

  @Test("have their source beside their film")
  func sources() {
    for slug in Self.slugs {
      let files = GallerySources().files(of: slug, actors: []).map(\.name)
      #expect(files.count == 1 && files.first?.hasSuffix("Controller.swift") == true, "\(slug)")
    }
  }

  @Test(
    "their scripts play to rest by touches alone, on every device, dark, mirrored, in large text",
    arguments: slugs)
  func scripts(slug: String) throws {
    for device in Device.all {
      for (size, direction) in [
        (UIContentSizeCategory.large, UITraitEnvironmentLayoutDirection.leftToRight),
        (.large, .rightToLeft), (.extraExtraExtraLarge, .leftToRight),
      ] where device == .iPhone16 || size == .large {
        let show = try Screening(slug, device, size, direction)
        try show.playScript()
        let words = "\(slug) on \(device.name), \(size.rawValue), \(direction)"
        #expect(show.stage.isSettled, "\(words)")
        #expect(show.stage.violations.isEmpty, "\(words): \(show.stage.violations)")
        #expect(show.stage.unsupported.isEmpty, "\(words): \(show.stage.unsupported)")
      }
    }
  }

  @Test("come to rest in the largest text, on a phone and on a pad", arguments: slugs)
  func largest(slug: String) throws {
    for device in [Device.iPhone16, .iPad] {
      let show = try Screening(slug, device, .accessibilityExtraExtraExtraLarge)
      #expect(show.stage.isSettled && show.stage.violations.isEmpty, "\(slug)")
      #expect(show.stage.unsupported.isEmpty && show.words.count > 0, "\(slug)")
    }
  }

  @Test("a switch of the settings changes rows below it, and stays what it is")
  func settings() throws {
    let show = try Screening("settings-list")
    #expect(show.words.contains("Cabin by the lake"))
    try show.play("tap flight\nsettle")
    #expect(!show.words.contains("Cabin by the lake"))
    #expect(show.words.count { $0 == "Off" } == 2)
    try show.play("tap \"Display & Brightness\"\nsettle\ntap \"Dark\"\nsettle")
    #expect(show.words.contains("APPEARANCE"))
  }

  @Test("a row that is swiped aside and deleted goes, and those below it close up")
  func mail() throws {
    let show = try Screening("mail-list")
    let before = try #require(show.place(of: "Field Notes"))
    try show.play("pan from \"渡辺 陽子\" by leading 150,0 over 0.35 s\nrelease at 0 pt/s\nsettle")
    try show.play("tap Delete\nwait 0.15 s")
    // On its way.
    let between = try #require(show.shownPlace(of: "Field Notes"))
    #expect(between.minY < before.minY)
    try show.play("settle")
    #expect(!show.words.contains("渡辺 陽子"))
    let after = try #require(show.place(of: "Field Notes"))
    #expect(after.minY < between.minY - 1, "\(before) \(between) \(after)")
  }

  @Test("rows of photographs stop where their kind says, and headers stay above them")
  func photographs() throws {
    let show = try Screening("photo-collection")
    let card = try #require(show.place(of: "After the wind"))
    try show.play("fling from trailing 60,330 at leading 900,0 pt/s\nsettle")
    let centred = try #require(show.place(of: "After the wind"))
    #expect(centred.minX < card.minX && abs(centred.midX - 196.5) < 60)
    let header = try #require(show.place(of: "Memories"))
    #expect(header.maxY <= centred.minY)
  }

  @Test("what is typed into the form is in the list when the sheet has gone")
  func form() throws {
    let show = try Screening("contact-form")
    try show.play(
      "tap add\nsettle\ntap \"First name\"\nsettle\ntype \"Ada\"\nkey return\ntype \"Holm\"\nsettle"
    )
    #expect(show.stage.environment.focus.responder is UITextField)
    try show.play("tap label\nsettle\ntap \"Work\"\nsettle")
    #expect(show.words.contains("Work") && !show.words.contains("Mobile"))
    try show.play("tap \"Done\"\nsettle")
    #expect(show.words.contains("Ada Holm") && !show.words.contains("First name"))
    let (ada, anna) = (show.place(of: "Ada Holm"), show.place(of: "Anna Lindqvist"))
    #expect(ada?.minY ?? 900 < anna?.minY ?? 0)
  }

  @Test("a search narrows the list with every key, by its scope, and gives all back at its end")
  func search() throws {
    let show = try Screening("place-search")
    try show.play("tap search\nsettle\ntype \"ky\"\nsettle")
    #expect(show.words.contains("Kyoto") && !show.words.contains("Bergen"))
    try show.play("tap Mountains\nsettle")
    #expect(show.words.contains("Skye") && !show.words.contains("Kyoto"))
    try show.play("type \"x\"\nsettle")
    #expect(!show.words.contains("Skye"))
    try show.play("tap Cancel\nsettle")
    #expect(show.words.contains("Bergen"))
  }

  @Test("folders stand beside their letters on a wide screen, and before them on a narrow one")
  func split() throws {
    let narrow = try Screening("folders-split")
    #expect(narrow.words.contains("Flagged") && !narrow.words.contains("Jonas Weber"))
    try narrow.play("tap Flagged\nsettle")
    #expect(!narrow.words.contains("Archive") && narrow.words.contains("Jonas Weber"))
    let wide = try Screening("folders-split", .iPad)
    #expect(wide.words.contains("Flagged") && wide.words.contains("Marit Solberg"))
    try wide.play("tap Flagged\nsettle")
    #expect(wide.words.contains("Archive") && wide.words.contains("Jonas Weber"))
    #expect(!wide.words.contains("Marit Solberg"))
  }

  @Test("blocks fall to the ground without lying in each other, and go back to their places")
  func blocks() throws {
    let show = try Screening("falling-blocks")
    let before = show.blocks
    #expect(before.count == 9)
    try show.play("tap Drop\nsettle")
    let fallen = show.blocks
    #expect(fallen.allSatisfy { $0.y < 852 - 34 - 30 } && fallen.allSatisfy { $0.y > 400 })
    for (index, one) in fallen.enumerated() {
      for other in fallen.dropFirst(index + 1) {
        #expect(hypot(one.x - other.x, one.y - other.y) > 66)
      }
    }
    try show.play("tap Gather\nsettle")
    let apart = zip(before, show.blocks).map { hypot($0.x - $1.x, $0.y - $1.y) }
    #expect(apart.allSatisfy { $0 < 1.5 }, "\(apart)")
  }

  @Test("keep every contract that their transitions have", arguments: slugs)
  func contracts(slug: String) throws {
    let report = try TransitionCheck.run(try StageStudio().flow(slug))
    #expect(report.violations.isEmpty, "\(report)")
  }
}

/// One of the screens on a stage of its own.
@MainActor
private struct Screening {
  let stage: Stage
  private let item: GalleryItem
  private let root: UIViewController

  init(
    _ slug: String, _ device: Device = .iPhone16, _ size: UIContentSizeCategory = .large,
    _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws {
    item = try #require(Catalogue.item(slug))
    stage = Stage(device: device, scale: 1, layoutDirection: direction)
    stage.preferredContentSizeCategory = size
    root = item.makeRoot()
    stage.perform { [stage, root] in stage.window.rootViewController = root }
    stage.settle()
  }

  func play(_ text: String) throws {
    try stage.play(RehearsalScript(parsing: text))
  }

  func playScript() throws { try play(item.script ?? "") }

  /// What labels and fields that one can see say.
  var words: [String] { labels.compactMap(\.text) }

  /// Where words are going to be, in the window.
  func place(of words: String) -> CGRect? {
    labels.first { $0.text == words }.map { $0.convert($0.bounds, to: nil) }
  }

  /// Where words are at the moment.
  func shownPlace(of words: String) -> CGRect? {
    guard let label = labels.first(where: { $0.text == words }) else { return nil }
    let chain = sequence(first: label.layer, next: \.superlayer).map { $0.presentation() ?? $0 }
    let origin = chain.reduce(CGPoint.zero) { place, layer in
      CGPoint(
        x: place.x + layer.frame.minX - layer.bounds.minX,
        y: place.y + layer.frame.minY - layer.bounds.minY)
    }
    return CGRect(origin: origin, size: label.bounds.size)
  }

  private var labels: [UILabel] {
    func seen(_ view: UIView) -> [UILabel] {
      guard !view.isHidden, view.alpha > 0.01 else { return [] }
      if let label = view as? UILabel {
        let box = label.convert(label.bounds, to: nil)
        return box.intersects(stage.window.bounds) ? [label] : []
      }
      return view.subviews.flatMap(seen)
    }
    return seen(stage.window)
  }

  /// The middles of the falling blocks.
  var blocks: [CGPoint] {
    let view = (root as? UINavigationController)?.topViewController?.view
    return (view?.subviews ?? []).filter { $0.accessibilityIdentifier != nil }
      .map { CGPoint(x: $0.center.x, y: $0.center.y) }
  }
}
