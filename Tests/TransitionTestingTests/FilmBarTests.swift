import Geometry
import Raster
import Rehearsal
import Testing
import TransitionGallery
import UIKit

/// What an eye sees as wrong in a navigation bar while a screen comes or goes.
@MainActor @Suite("Bars in films")
struct FilmBarTests {
  /// Something that a bar draws: where, in points of the screen, and how much of it shows.
  struct Part {
    let layer: String
    let isText: Bool
    let box: CGRect
    let opacity: Double

    var isArrow: Bool { !isText && layer.contains("BackButton") }
    var isSeen: Bool { opacity > 0.15 }
  }

  /// Words that lie on an arrow, both to be seen.
  static func collisions(_ parts: [Part]) -> [String] {
    let arrows = parts.filter { $0.isArrow && $0.isSeen }
    return parts.filter { $0.isText && $0.isSeen }.flatMap { text in
      arrows.filter { $0.box.insetBy(dx: 0.5, dy: 0.5).intersects(text.box) }
        .map { "\(text.layer) \(text.box) on \($0.box)" }
    }
  }

  private struct Walk {
    let names: [ObjectIdentifier: LayerName]
    var parts: [Part] = []
    var strongest = 0.0

    mutating func add(
      _ node: RenderNode, _ parent: CATransform3D, _ opacity: Double, _ layer: String
    ) {
      let layer = node.source.flatMap { names[$0.layer]?.path } ?? layer
      let (map, opacity) = (
        CATransform3DConcat(node.transform, parent), opacity * Double(node.opacity)
      )
      if layer.contains("NavigationBarPage") {
        strongest = max(strongest, Double(node.opacity))
        let rect = node.contents?.placement.standardized ?? node.bounds
        if node.contents != nil || node.backgroundColor != nil {
          let box = CGRect(
            x: rect.minX * map.m11 + map.m41, y: rect.minY * map.m22 + map.m42,
            width: rect.width, height: rect.height)
          parts.append(
            Part(layer: layer, isText: node.contents != nil, box: box, opacity: opacity))
        }
      }
      for child in node.children { add(child, map, opacity, layer) }
    }
  }

  @Test(
    "no item shows more than whole, and no words lie on the arrow back", arguments: [false, true])
  func bars(rtl: Bool) {
    var (texts, arrows) = (0, 0)
    for item in Catalogue.items where item.kind == .navigation {
      let stage = Stage(
        device: .iPhone16, scale: 1, layoutDirection: rtl ? .rightToLeft : .leftToRight)
      let root = item.makeRoot()
      stage.perform { stage.window.rootViewController = root }
      stage.settle()
      for act in item.acts {
        stage.perform { act.perform(root) }
        for _ in 0..<40 {
          stage.advance(to: stage.now + 1 / 30.0)
          var walk = Walk(names: LayerName.all(on: stage))
          walk.add(stage.frame(), CATransform3DIdentity, 1, "")
          texts += walk.parts.filter(\.isText).count
          arrows += walk.parts.filter(\.isArrow).count
          #expect(walk.strongest <= 1, "\(item.slug)")
          #expect(Self.collisions(walk.parts).isEmpty, "\(item.slug) at \(stage.now)")
        }
        stage.settle()
      }
    }
    #expect(texts > 500 && arrows > 500)
  }

  @Test("the eyes of this test see words on an arrow")
  func faults() {
    let arrow = Part(
      layer: "BackButton/UIView", isText: false, box: CGRect(x: 8, y: 70, width: 12, height: 20),
      opacity: 1)
    let beside = Part(
      layer: "BackButton/UILabel", isText: true, box: CGRect(x: 26, y: 70, width: 90, height: 20),
      opacity: 1)
    let on = Part(
      layer: "UILabel", isText: true, box: CGRect(x: 14, y: 70, width: 90, height: 20), opacity: 0.5
    )
    #expect(Self.collisions([arrow, beside]).isEmpty)
    #expect(Self.collisions([arrow, beside, on]).count == 1)
  }
}
