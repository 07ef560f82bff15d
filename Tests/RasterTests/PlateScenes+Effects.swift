import Foundation
import Geometry

@testable import Raster

// What nodes do to what is behind them, to their opacity and to their pictures.
extension PlateScenes {
  static let effects: [(name: String, node: RenderNode)] = [
    ("backdrop", over(pane(.init(sigma: 5, tint: .clear)))),
    ("backdrop-wide", over(pane(.init(sigma: 16, tint: .clear)))),
    (
      "backdrop-material",
      over(pane(.init(sigma: 5, saturation: 1.8, tint: white(0.4))))
    ),
    ("backdrop-saturated", over(pane(.init(sigma: 0, saturation: 3, tint: .clear)))),
    (
      "backdrop-clipped",
      {
        var frame = RenderNode.box(20, 20, 60, 60)
        (frame.clips, frame.cornerRadius) = (true, 30)
        frame.children = [pane(.init(sigma: 4, tint: white(0.3)), at: (0, 0))]
        return over(frame)
      }()
    ),
    (
      "backdrop-under-alpha",
      {
        var group = RenderNode.box(0, 0, 100, 100)
        group.opacity = 0.7
        group.children = [
          .box(10, 60, 80, 10, blue), pane(.init(sigma: 4, tint: white(0.3))),
        ]
        return over(group)
      }()
    ),
    (
      "backdrop-through-mask",
      {
        var behind = RenderNode.box(0, 0, 100, 100)
        behind.backdrop = .init(sigma: 3, saturation: 2, tint: white(0.5))
        behind.mask = shape(star) { $0.fillColor = .black }
        return over(behind)
      }()
    ),
    (
      "backdrop-turned",
      {
        var node = pane(.init(sigma: 4, tint: white(0.4)))
        node.transform = Place.turned(0.4, 0.9, Place.at(38, 14))
        return over(node)
      }()
    ),
    ("shadow-content", cast(6) { $0.shape = shape(star) { $0.fillColor = gold }.shape }),
    ("shadow-content-sharp", cast(0) { $0.shape = shape(star) { $0.fillColor = gold }.shape }),
    (
      "shadow-children",
      cast(8) { $0.children = [.box(15, 15, 30, 30, red), .box(55, 40, 30, 40, blue)] }
    ),
    (
      "shadow-translucent",
      cast(4) { $0.children = [.box(20, 20, 60, 60, RGBA(red: 1, green: 0, blue: 0, alpha: 0.4))] }
    ),
    ("fade-group", fading(true)),
    ("fade-parts", fading(false)),
    ("dissolve", over(dissolving(0.5))),
    (
      "dissolve-under-alpha",
      {
        var group = dissolving(0.25)
        (group.opacity, group.clips, group.cornerRadius) = (0.6, true, 40)
        return over(group)
      }()
    ),
    (
      "rasterized-coarse",
      {
        var node = RenderNode.box(0, 0, 100, 100)
        node.children = [shape(star) { $0.fillColor = red }]
        node.rasterizationScale = 0.3
        return node
      }()
    ),
    (
      "multiplied",
      {
        var node = RenderNode.box(0, 0, 100, 100)
        node.children = (0..<3).map { index in
          var part = RenderNode.box(Double(5 + 32 * index), 20, 26, 60, .white)
          part.border = .init(width: 4, color: gold)
          let level = 1 - Double(index) * 0.35
          return part.multiplied(by: RGBA(red: level, green: 1, blue: level, alpha: level))
        }
        return node
      }()
    ),
    (
      "depth",
      {
        var view = CATransform3DIdentity
        view.m34 = -1 / 200
        var room = RenderNode.box(0, 0, 100, 100)
        let colors = [red, gold, blue]
        room.children = (0..<3).map { index in
          var wall = RenderNode.box(0, 0, 50, 50, colors[index])
          wall.bounds = CGRect(x: -25, y: -25, width: 50, height: 50)
          let turn = CATransform3DMakeRotation(2.1 * CGFloat(index) + 0.3, 0, 1, 0)
          wall.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 22), turn)
          return wall
        }
        room.transform = CATransform3DConcat(
          CATransform3DConcat(CATransform3DMakeRotation(-0.4, 1, 0, 0), view),
          CATransform3DMakeTranslation(50, 50, 0))
        return room.spread()
      }()
    ),
  ]

  private static func white(_ alpha: Double) -> RGBA {
    RGBA(red: 1, green: 1, blue: 1, alpha: alpha)
  }

  /// Stripes and a star, with something in front.
  private static func over(_ node: RenderNode) -> RenderNode {
    var root = RenderNode.box(0, 0, 100, 100)
    root.children = (0..<5).map { .box(Double(20 * $0), 0, 10, 100, $0 % 2 == 0 ? gold : blue) }
    root.children.append(shape(star) { $0.fillColor = red })
    root.children.append(node)
    return root
  }

  /// Glass with a hole on its way to glass of another colour with another hole: where both are,
  /// as much shows through as through either.
  private static func dissolving(_ progress: Double) -> RenderNode {
    func look(_ color: RGBA, _ hole: CGRect) -> RenderNode {
      var path = Path(rect: CGRect(x: 10, y: 10, width: 80, height: 80))
      for element in Path(ellipseIn: hole).elements { path.append(element) }
      return shape(path) { shape in
        shape.fillColor = RGBA(red: color.red, green: color.green, blue: color.blue, alpha: 0.8)
        shape.fillsEvenOdd = true
      }
    }
    var node = RenderNode.box(0, 0, 100, 100)
    node.children = [
      look(.black, CGRect(x: 16, y: 30, width: 40, height: 40)),
      look(.white, CGRect(x: 44, y: 30, width: 40, height: 40)),
    ]
    node.dissolve = progress
    return node
  }

  private static func pane(
    _ backdrop: RenderNode.Backdrop, at place: (Double, Double) = (20, 20)
  ) -> RenderNode {
    var node = RenderNode.box(place.0, place.1, 60, 60)
    node.cornerRadius = 14
    node.backdrop = backdrop
    return node
  }

  private static func cast(
    _ radius: Double, _ change: (inout RenderNode) -> Void
  ) -> RenderNode {
    var node = RenderNode.box(0, 0, 100, 100)
    change(&node)
    node.shadow = .init(color: .black, offset: CGSize(width: 5, height: 6), radius: radius)
    node.shadow?.isCastByContent = true
    return node
  }

  private static func fading(_ asGroup: Bool) -> RenderNode {
    var node = RenderNode.box(10, 10, 60, 60, red)
    node.children = [.box(30, 30, 50, 50, blue)]
    (node.opacity, node.fadesAsGroup) = (0.5, asGroup)
    return node
  }
}
