import Foundation
import Geometry

@testable import Raster

/// One small scene for every feature of a node, 100 × 100 points.
enum PlateScenes {
  static let all: [(name: String, node: RenderNode)] = plain + effects

  private static let plain: [(name: String, node: RenderNode)] = [
    (
      "gradient-axial",
      filled(.init(kind: .axial, [red, gold, blue], [0, 0.3, 1], (0, 0), (1, 1)))
    ),
    ("gradient-clear", filled(.init(kind: .axial, [red, clearBlue], [0, 1], (0, 0), (0, 1)))),
    (
      "gradient-hard-stops",
      filled(.init(kind: .axial, [red, red, blue, blue], [0, 0.5, 0.5, 1], (0, 0.5), (1, 0.5)))
    ),
    (
      "gradient-radial",
      filled(.init(kind: .radial, [gold, red, blue], [0, 0.5, 1], (0.5, 0.5), (1, 0.8)))
    ),
    (
      "gradient-conic",
      filled(.init(kind: .conic, [red, gold, blue, red], [0, 0.3, 0.7, 1], (0.5, 0.5), (1, 0.5)))
    ),
    ("gradient-tilted", tilted(.init(kind: .conic, [red, gold], [0, 1], (0.4, 0.5), (0.4, 0)))),
    ("fill-non-zero", shape(star) { $0.fillColor = red }),
    (
      "fill-even-odd",
      shape(star) {
        $0.fillColor = red
        $0.fillsEvenOdd = true
      }
    ),
    ("stroke-miter-butt", stroke(zigzag, .miter, .butt)),
    ("stroke-round", stroke(zigzag, .round, .round)),
    ("stroke-bevel-square", stroke(zigzag, .bevel, .square)),
    ("stroke-closed", shape(star) { stroked(&$0, 5) }),
    ("stroke-curve", shape(wave) { stroked(&$0, 12) }),
    (
      "stroke-dashes",
      shape(Path(ellipseIn: CGRect(x: 15, y: 15, width: 70, height: 70))) {
        stroked(&$0, 6)
        $0.dashes = [14, 9, 0, 9]
        $0.dashPhase = 5
        $0.cap = .round
      }
    ),
    (
      "stroke-part",
      shape(wave) {
        stroked(&$0, 8)
        ($0.strokeStart, $0.strokeEnd, $0.cap) = (0.2, 0.7, .round)
      }
    ),
    ("mask-shape", masked(by: shape(star) { $0.fillColor = red })),
    (
      "mask-gradient",
      masked(
        by: filled(.init(kind: .radial, [red, clearBlue], [0.3, 1], (0.5, 0.5), (1, 1))))
    ),
    ("mask-tree", masked(by: maskTree)),
    ("corner-circular", corner(.circular)),
    ("corner-continuous", corner(.continuous)),
    ("corner-continuous-tight", tightCorner),
    ("back-face", backFace),
    ("shadow-path", shadowed(star)),
    ("shadow-path-rounded", shadowed(Path(roundedRect: inner, radii: CornerRadii(20)))),
    ("contents-part", contents { $0.part = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5) }),
    ("contents-nine-part", contents(ninePart)),
    ("contents-nine-part-turned", turned(contents(ninePart))),
    ("contents-tint", contents { $0.tint = blue }),
    (
      "order",
      {
        var node = filled(.init(kind: .axial, [gold, red], [0, 1], (0, 0), (0, 1)))
        node.backgroundColor = blue
        node.cornerRadius = 24
        node.border = .init(width: 4, color: .black)
        node.shape = shape(star) { $0.fillColor = blue }.shape
        node.children = [.box(60, 60, 60, 20, .white)]
        node.opacity = 0.8
        node.clips = true
        return node
      }()
    ),
  ]

  static let red = RGBA(red: 0.9, green: 0.2, blue: 0.2)
  static let gold = RGBA(red: 1, green: 0.8, blue: 0.2)
  static let blue = RGBA(red: 0.1, green: 0.3, blue: 0.8)
  private static let clearBlue = RGBA(red: 0.1, green: 0.3, blue: 0.8, alpha: 0)
  private static let inner = CGRect(x: 20, y: 20, width: 60, height: 60)

  private static func box(_ color: RGBA? = nil) -> RenderNode {
    var node = RenderNode()
    node.bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
    node.transform = Place.at(10, 10)
    node.backgroundColor = color
    return node
  }

  private static func filled(_ gradient: RenderNode.Gradient) -> RenderNode {
    var node = box()
    node.gradient = gradient
    return node
  }

  private static func tilted(_ gradient: RenderNode.Gradient) -> RenderNode {
    var node = filled(gradient)
    node.bounds = CGRect(x: -40, y: -40, width: 80, height: 80)
    node.transform = Place.tilted(0.7, eye: 150, Place.at(50, 50))
    return node
  }

  static func shape(
    _ path: Path, _ change: (inout RenderNode.Shape) -> Void
  ) -> RenderNode {
    var node = RenderNode()
    node.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    var shape = RenderNode.Shape(path: path)
    change(&shape)
    node.shape = shape
    return node
  }

  private static func stroked(_ shape: inout RenderNode.Shape, _ width: Double) {
    shape.strokeColor = blue
    shape.lineWidth = width
  }

  private static func stroke(
    _ path: Path, _ join: RenderNode.Shape.Join, _ cap: RenderNode.Shape.Cap
  ) -> RenderNode {
    shape(path) {
      stroked(&$0, 14)
      $0.strokeColor?.alpha = 0.5
      ($0.join, $0.cap) = (join, cap)
    }
  }

  static var star: Path {
    let points: [(Double, Double)] = [(50, 12), (73, 82), (13, 39), (87, 39), (27, 82)]
    var path = Path([.move(to: CGPoint(x: points[0].0, y: points[0].1))])
    for point in points.dropFirst() { path.append(.line(to: CGPoint(x: point.0, y: point.1))) }
    path.append(.close)
    return path
  }

  private static var zigzag: Path {
    Path([
      .move(to: CGPoint(x: 20, y: 75)), .line(to: CGPoint(x: 35, y: 25)),
      .line(to: CGPoint(x: 55, y: 70)), .line(to: CGPoint(x: 82, y: 50)),
    ])
  }

  private static var wave: Path {
    Path([
      .move(to: CGPoint(x: 12, y: 70)),
      .cubic(
        to: CGPoint(x: 60, y: 50), control1: CGPoint(x: 20, y: -20),
        control2: CGPoint(x: 50, y: 100)),
      .quad(to: CGPoint(x: 88, y: 80), control: CGPoint(x: 75, y: -30)),
    ])
  }

  private static func masked(by mask: RenderNode) -> RenderNode {
    var node = RenderNode()
    node.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    node.backgroundColor = gold
    node.children = [.box(0, 40, 100, 20, blue)]
    node.mask = mask
    return node
  }

  private static var maskTree: RenderNode {
    var tree = RenderNode()
    tree.children = (0..<3).map { index in
      var part = RenderNode.box(Double(8 + 28 * index), 15.5, 24, 70, .black)
      part.cornerRadius = Double(4 * index)
      part.opacity = 1 - Double(index) * 0.3
      return part
    }
    return tree
  }

  private static func corner(_ curve: RenderNode.CornerCurve) -> RenderNode {
    var node = box(red)
    node.cornerRadius = 24
    node.cornerCurve = curve
    node.border = .init(width: 3, color: blue)
    node.shadow = .init(color: .black, offset: .zero, radius: 6)
    return node
  }

  private static var tightCorner: RenderNode {
    var node = corner(.continuous)
    node.bounds.size.height = 50
    return node
  }

  private static var backFace: RenderNode {
    var root = RenderNode()
    root.children = (0..<4).map { index in
      var card = box(index % 2 == 0 ? red : blue)
      card.bounds = CGRect(x: -18, y: -18, width: 36, height: 36)
      card.isDoubleSided = index < 2
      let place = Place.at(index % 2 == 0 ? 28 : 72, index < 2 ? 28 : 72)
      card.transform = Place.tilted(index % 2 == 0 ? 0.5 : 2.6, eye: 200, place)
      return card
    }
    return root
  }

  private static func shadowed(_ path: Path) -> RenderNode {
    var node = RenderNode()
    node.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    node.shadow = .init(color: .black, offset: CGSize(width: 3, height: 4), radius: 6)
    node.shadow?.path = path
    return node
  }

  /// A button of 12 × 12 pixels: four colours in the corners, a frame, a light middle.
  private static var button: Bitmap {
    var bitmap = Bitmap(width: 12, height: 12)
    let corners = [red, gold, blue, .black]
    for y in 0..<12 {
      for x in 0..<12 {
        let edge = [x, y].filter { $0 < 4 || $0 > 7 }.count
        let corner = corners[(x > 5 ? 1 : 0) + (y > 5 ? 2 : 0)]
        let color = edge == 2 ? corner : edge == 1 ? blue : .white
        let word = color.premultipliedWord(opacity: edge == 0 ? 0.6 : 1)
        for channel in 0..<4 {
          bitmap.bytes[4 * (12 * y + x) + channel] = UInt8(word >> UInt32(8 * channel) & 255)
        }
      }
    }
    return bitmap
  }

  private static func contents(_ change: (inout RenderNode.Contents) -> Void) -> RenderNode {
    var node = box()
    var contents = RenderNode.Contents(image: button, identity: 7, placement: node.bounds)
    change(&contents)
    node.contents = contents
    return node
  }

  private static func ninePart(_ contents: inout RenderNode.Contents) {
    contents.center = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    contents.scale = 0.25
  }

  private static func turned(_ node: RenderNode) -> RenderNode {
    var node = node
    node.transform = Place.turned(0.3, 0.8, Place.at(28, 10))
    return node
  }
}

extension RenderNode.Gradient {
  init(
    kind: Kind, _ colors: [RGBA], _ locations: [Double], _ start: (Double, Double),
    _ end: (Double, Double)
  ) {
    self.init(
      kind: kind, colors: colors, locations: locations, start: CGPoint(x: start.0, y: start.1),
      end: CGPoint(x: end.0, y: end.1))
  }
}
