import Geometry
import Raster

@testable import QuartzCore

extension LayerPlate {
  static let all: [LayerPlate] = looks + contents + masks + shadows + depths + others

  private static let looks: [LayerPlate] = [
    LayerPlate(name: "corner-curve") { root in
      for (index, curve) in [CALayerCornerCurve.circular, .continuous].enumerated() {
        let layer = Paint.layer(10, 5 + 48 * CGFloat(index), 80, 42, Paint.red)
        (layer.cornerRadius, layer.cornerCurve) = (18, curve)
        (layer.borderWidth, layer.borderColor) = (3, Paint.blue)
        root.addSublayer(layer)
      }
    },
    LayerPlate(name: "masked-corners") { root in
      let layer = Paint.layer(10, 10, 80, 80, Paint.gold)
      layer.cornerRadius = 24
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      root.addSublayer(layer)
    },
    LayerPlate(name: "masks-to-bounds") { root in
      let layer = Paint.layer(15, 15, 70, 70, Paint.gold)
      (layer.cornerRadius, layer.masksToBounds, layer.shadowOpacity) = (20, true, 1)
      layer.addSublayer(Paint.layer(30, 30, 70, 70, Paint.blue))
      (layer.borderWidth, layer.borderColor) = (4, Paint.black)
      root.addSublayer(layer)
    },
    LayerPlate(name: "group-opacity") { root in
      for isGroup in [true, false] {
        let layer = Paint.layer(10, isGroup ? 6 : 54, 60, 30, Paint.red)
        (layer.opacity, layer.allowsGroupOpacity) = (0.5, isGroup)
        layer.addSublayer(Paint.layer(30, 10, 50, 30, Paint.blue))
        root.addSublayer(layer)
      }
    },
    LayerPlate(name: "rasterized") { root in
      for (index, scale) in [0.25, 1].enumerated() {
        let star = Paint.star(in: 46, Paint.red)
        star.position = CGPoint(x: 26 + 48 * CGFloat(index), y: 50)
        (star.shouldRasterize, star.rasterizationScale) = (true, scale)
        root.addSublayer(star)
      }
    },
    LayerPlate(name: "flipped") { root in
      root.isGeometryFlipped = true
      let card = Paint.layer(10, 10, 50, 30, Paint.gold)
      card.addSublayer(Paint.layer(0, 0, 20, 10, Paint.red))
      root.addSublayer(card)
      let picture = Paint.layer(60, 60, 36, 24)
      picture.contents = Paint.picture
      root.addSublayer(picture)
    },
  ]

  private static let contents: [LayerPlate] = [
    LayerPlate(name: "gravities") { root in
      let all: [CALayerContentsGravity] = [
        .topLeft, .top, .topRight, .left, .center, .right, .bottomLeft, .bottom, .bottomRight,
        .resize, .resizeAspect, .resizeAspectFill,
      ]
      for (index, gravity) in all.enumerated() {
        let layer = Paint.layer(
          2 + 25 * CGFloat(index % 4), 4 + 33 * CGFloat(index / 4), 21, 27, Paint.gold)
        (layer.contents, layer.contentsGravity) = (Paint.picture, gravity)
        (layer.contentsScale, layer.masksToBounds) = (2, true)
        root.addSublayer(layer)
      }
    },
    LayerPlate(name: "contents-rect") { root in
      let layer = Paint.layer(10, 10, 80, 80)
      layer.contents = Paint.picture
      layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
      root.addSublayer(layer)
    },
    LayerPlate(name: "contents-center") { root in
      let layer = Paint.layer(10, 10, 80, 80)
      layer.contents = Paint.picture
      layer.contentsCenter = CGRect(x: 0.25, y: 0.3125, width: 0.5, height: 0.375)
      root.addSublayer(layer)
    },
    LayerPlate(name: "contents-scale") { root in
      for scale in [1, 2] as [CGFloat] {
        let layer = Paint.layer(scale == 1 ? 2 : 52, 20, 46, 60, Paint.gold)
        (layer.contents, layer.contentsScale, layer.contentsGravity) = (
          Paint.picture, scale, .center
        )
        root.addSublayer(layer)
      }
    },
    LayerPlate(name: "contents-nearest") { root in
      let turn = CATransform3DMakeRotation(0.4, 0, 0, 1)
      var lean = CATransform3DMakeRotation(0.8, 0, 1, 0)
      lean.m34 = -1 / 90
      let places = [CATransform3DIdentity, turn, lean, CATransform3DMakeScale(0.2, 0.2, 1)]
      for (index, place) in places.enumerated() {
        let (column, row) = (CGFloat(index % 2), CGFloat(index / 2))
        let layer = Paint.layer(4 + 48 * column, 10 + 48 * row, 44, 32)
        (layer.contents, layer.transform) = (Paint.picture, place)
        (layer.magnificationFilter, layer.minificationFilter) = (.nearest, .nearest)
        root.addSublayer(layer)
      }
    },
    LayerPlate(name: "contents-tint") { root in
      let layer = Paint.layer(10, 10, 80, 80)
      (layer.contents, layer.contentsTint) = (Paint.ring, Paint.red)
      root.addSublayer(layer)
    },
  ]

  @MainActor private static func masked(_ root: CALayer, by mask: CALayer) {
    let card = Paint.layer(0, 0, 100, 100, Paint.gold)
    card.addSublayer(Paint.layer(0, 40, 100, 20, Paint.blue))
    card.mask = mask
    root.addSublayer(card)
  }

  private static let masks: [LayerPlate] = [
    LayerPlate(name: "mask") { root in
      let mask = Paint.layer(20, 10, 60, 80, Paint.black)
      mask.cornerRadius = 30
      masked(root, by: mask)
    },
    LayerPlate(name: "mask-shape") { root in masked(root, by: Paint.star(in: 100, Paint.black)) },
    LayerPlate(name: "mask-moving", time: 0.5) { root in
      let mask = Paint.layer(0, 20, 40, 60, Paint.black)
      mask.add(Paint.animation("position.x", from: 20, to: 100), forKey: nil)
      masked(root, by: mask)
    },
    LayerPlate(name: "mask-path-moving", time: 0.25) { root in
      let mask = Paint.place(CAShapeLayer(), 0, 0, 100, 100)
      func circle(_ radius: CGFloat) -> CGPath {
        CGPath(
          Path(
            ellipseIn: CGRect(
              x: 50 - radius, y: 50 - radius, width: 2 * radius, height: 2 * radius)))
      }
      mask.path = circle(8)
      mask.add(Paint.animation("path", from: circle(8), to: circle(60)), forKey: nil)
      masked(root, by: mask)
    },
    LayerPlate(name: "mask-gradient") { root in
      let mask = Paint.place(CAGradientLayer(), 0, 0, 100, 100)
      mask.colors = [Paint.black, CGColor(gray: 0, alpha: 0)]
      masked(root, by: mask)
    },
    LayerPlate(name: "mask-hidden") { root in
      let mask = Paint.layer(0, 0, 100, 100, Paint.black)
      mask.isHidden = true
      masked(root, by: mask)
    },
  ]

  @MainActor private static func shadowed(_ layer: CALayer, _ radius: CGFloat = 5) -> CALayer {
    layer.shadowOpacity = 0.8
    (layer.shadowRadius, layer.shadowOffset) = (radius, CGSize(width: 4, height: 5))
    return layer
  }

  private static let shadows: [LayerPlate] = [
    LayerPlate(name: "shadow") { root in
      let card = shadowed(Paint.layer(20, 20, 60, 60, Paint.gold))
      card.cornerRadius = 12
      root.addSublayer(card)
    },
    LayerPlate(name: "shadow-of-shape") { root in
      root.addSublayer(shadowed(Paint.star(in: 90, Paint.gold)))
    },
    LayerPlate(name: "shadow-of-picture") { root in
      let layer = shadowed(Paint.layer(15, 15, 70, 70))
      (layer.contents, layer.contentsGravity) = (Paint.picture, .resizeAspect)
      root.addSublayer(layer)
    },
    LayerPlate(name: "shadow-of-text") { root in
      let text = Paint.place(CATextLayer(), 10, 20, 90, 60)
      (text.string, text.foregroundColor, text.fontSize) = ("Ague", Paint.red, 36)
      root.addSublayer(shadowed(text, 3))
    },
    LayerPlate(name: "shadow-of-sublayers") { root in
      let group = shadowed(Paint.layer(0, 0, 100, 100))
      group.addSublayer(Paint.layer(15, 15, 30, 30, Paint.red))
      group.addSublayer(Paint.layer(50, 45, 35, 35, Paint.blue))
      root.addSublayer(group)
    },
    LayerPlate(name: "shadow-path-moving", time: 0.5) { root in
      let layer = shadowed(Paint.layer(25, 25, 50, 50, Paint.gold))
      func oval(_ inset: CGFloat) -> CGPath {
        CGPath(Path(ellipseIn: layer.bounds.insetBy(dx: inset, dy: inset)))
      }
      layer.shadowPath = oval(0)
      layer.add(Paint.animation("shadowPath", from: oval(0), to: oval(-30)), forKey: nil)
      root.addSublayer(layer)
    },
  ]

  /// Walls of a room around the middle.
  @MainActor private static func walls(in room: CALayer) {
    let colors = [Paint.red, Paint.gold, Paint.blue, Paint.black]
    for index in 0..<4 {
      let wall = Paint.layer(25, 25, 50, 50, colors[index])
      let turn = CATransform3DMakeRotation(.pi / 2 * CGFloat(index) + 0.5, 0, 1, 0)
      wall.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 26), turn)
      room.addSublayer(wall)
    }
  }

  private static let depths: [LayerPlate] = [
    LayerPlate(name: "perspective") { root in
      root.sublayerTransform.m34 = -1 / 160
      let card = Paint.layer(10, 20, 80, 60, Paint.gold)
      card.transform = CATransform3DMakeRotation(0.9, 0, 1, 0)
      card.addSublayer(Paint.layer(10, 10, 60, 40, Paint.blue))
      root.addSublayer(card)
    },
    LayerPlate(name: "z-position") { root in
      root.sublayerTransform.m34 = -1 / 100
      for (index, z) in [30, 0, -40].enumerated() {
        let card = Paint.layer(
          25, 25, 50, 50, [Paint.red, Paint.gold, Paint.blue][index])
        card.position.x += CGFloat(index * 14 - 14)
        card.zPosition = CGFloat(z)
        root.addSublayer(card)
      }
    },
    LayerPlate(name: "anchor-z") { root in
      root.sublayerTransform.m34 = -1 / 200
      for z in [-30, 0, 30] as [CGFloat] {
        let card = Paint.layer(30, 50 + z - 12, 40, 24, z == 0 ? Paint.red : Paint.blue)
        card.anchorPointZ = z
        card.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
        root.addSublayer(card)
      }
    },
    LayerPlate(name: "double-sided") { root in
      for isDoubleSided in [true, false] {
        let card = Paint.layer(isDoubleSided ? 8 : 54, 20, 38, 60, Paint.red)
        card.transform = CATransform3DMakeRotation(2.6, 0, 1, 0)
        card.isDoubleSided = isDoubleSided
        root.addSublayer(card)
      }
    },
    LayerPlate(name: "transform-layer") { root in
      root.sublayerTransform.m34 = -1 / 250
      let room = Paint.place(CATransformLayer(), 0, 0, 100, 100, Paint.black)
      room.transform = CATransform3DMakeRotation(-0.5, 1, 0, 0)
      walls(in: room)
      root.addSublayer(room)
    },
    LayerPlate(name: "flattened") { root in
      root.sublayerTransform.m34 = -1 / 250
      let room = Paint.layer(0, 0, 100, 100)
      room.transform = CATransform3DMakeRotation(-0.5, 1, 0, 0)
      walls(in: room)
      root.addSublayer(room)
    },
    LayerPlate(name: "transform-layer-faded") { root in
      let room = Paint.place(CATransformLayer(), 0, 0, 100, 100)
      room.opacity = 0.5
      room.addSublayer(Paint.layer(10, 10, 60, 60, Paint.red))
      room.addSublayer(Paint.layer(30, 30, 60, 60, Paint.blue))
      root.addSublayer(room)
    },
  ]

  private static let others: [LayerPlate] = [
    LayerPlate(name: "replicator") { root in
      let ring = Paint.place(CAReplicatorLayer(), 0, 0, 100, 100)
      ring.instanceCount = 8
      ring.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
      ring.instanceColor = Paint.white
      (ring.instanceRedOffset, ring.instanceAlphaOffset) = (-0.12, -0.08)
      let dot = Paint.layer(42, 4, 16, 24, Paint.gold)
      dot.cornerRadius = 8
      ring.addSublayer(dot)
      root.addSublayer(ring)
    },
    LayerPlate(name: "replicator-delay", time: 0.6) { root in
      let row = Paint.place(CAReplicatorLayer(), 0, 0, 100, 100)
      (row.instanceCount, row.instanceDelay) = (4, 0.15)
      row.instanceTransform = CATransform3DMakeTranslation(24, 0, 0)
      let bar = Paint.layer(4, 40, 20, 20, Paint.red)
      bar.add(Paint.animation("bounds.size.height", from: 4, to: 90), forKey: nil)
      row.addSublayer(bar)
      root.addSublayer(row)
    },
    LayerPlate(name: "text") { root in
      for (index, mode) in [CATextLayerAlignmentMode.left, .center, .right].enumerated() {
        let text = Paint.place(
          CATextLayer(), 4, 2 + 33 * CGFloat(index), 92, 30, index == 1 ? Paint.gold : nil)
        (text.string, text.fontSize, text.alignmentMode) = ("Layers", 22, mode)
        text.foregroundColor = index == 2 ? Paint.red : Paint.black
        root.addSublayer(text)
      }
    },
    LayerPlate(name: "text-wrapped") { root in
      let text = Paint.place(CATextLayer(), 4, 4, 92, 92, Paint.gold)
      text.string =
        "A text layer breaks its lines where they are too long for it, and ends with three dots"
      (text.fontSize, text.foregroundColor) = (13, Paint.blue)
      (text.isWrapped, text.truncationMode) = (true, .end)
      root.addSublayer(text)
    },
    LayerPlate(name: "text-attributes") { root in
      let attributes: [(String, Any)] = [
        ("NSKern", 4.0), ("NSUnderline", 1), ("NSStrikethrough", 9), ("NSBaselineOffset", 5.0),
      ]
      for (index, attribute) in attributes.enumerated() {
        let text = Paint.place(CATextLayer(), 4, 2 + 24 * CGFloat(index), 92, 22)
        let words = NSMutableAttributedString(string: "Some words")
        var values: [NSAttributedString.Key: Any] = [
          NSAttributedString.Key(attribute.0): attribute.1
        ]
        if index == 1 { values[NSAttributedString.Key("NSUnderlineColor")] = Paint.red }
        words.addAttributes(values, range: NSRange(location: 0, length: index == 3 ? 4 : 10))
        text.string = words
        root.addSublayer(text)
      }
    },
    LayerPlate(name: "text-truncated") { root in
      let modes: [CATextLayerTruncationMode] = [.none, .start, .middle, .end]
      for (index, mode) in modes.enumerated() {
        let text = Paint.place(CATextLayer(), 4, 4 + 24 * CGFloat(index), 92, 20)
        (text.string, text.fontSize) = ("too long for this line", 15)
        (text.foregroundColor, text.truncationMode, text.masksToBounds) = (
          Paint.black, mode, true
        )
        root.addSublayer(text)
      }
    },
  ]
}
