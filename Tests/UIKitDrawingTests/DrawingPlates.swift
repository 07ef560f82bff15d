import UIKit

/// One scene for every feature of a context and of paths.
@MainActor
enum DrawingPlates {
  nonisolated static let names = [
    "fill-rules", "strokes", "dashes", "clip-path", "clip-mask", "transform", "blend-modes",
    "shadows", "transparency-layer", "gradient-linear", "gradient-radial", "gradient-conic",
    "path-arcs", "bezier-shapes", "bezier-corners", "bezier-reversed", "rect-functions",
    "view-draw", "layer-render", "hierarchy",
  ]

  static var all: [Plate] {
    let drawings: [@MainActor (CGContext) -> Void] = [
      fillRules, strokes, dashes, clipPath, clipMask, transform, blendModes, shadows,
      transparencyLayer, linear, radial, conic, arcs, shapes, corners, reversed, rects, viewDraw,
      layerRender, hierarchy,
    ]
    return zip(names, drawings).map { Plate(name: $0, draw: $1) }
  }

  static let red = UIColor(red: 0.9, green: 0.2, blue: 0.2, alpha: 1)
  static let gold = UIColor(red: 1, green: 0.8, blue: 0.2, alpha: 1)
  static let blue = UIColor(red: 0.1, green: 0.3, blue: 0.8, alpha: 1)

  /// A star that crosses itself, in a square of 50 points.
  private static func star(_ x: CGFloat, _ y: CGFloat) -> UIBezierPath {
    let points: [(CGFloat, CGFloat)] = [(25, 3), (39, 45), (3, 19), (47, 19), (11, 45)]
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: x + point.0, y: y + point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.close()
    return path
  }

  private static func fillRules(_ context: CGContext) {
    blue.set()
    context.addPath(star(0, 0).cgPath)
    context.fillPath()
    context.addPath(star(50, 0).cgPath)
    context.fillPath(using: .evenOdd)
    gold.setFill()
    context.setLineWidth(3)
    for (x, mode) in [(0, CGPathDrawingMode.fillStroke), (50, .eoFillStroke)] {
      context.addPath(star(CGFloat(x), 50).cgPath)
      context.drawPath(using: mode)
    }
  }

  private static func strokes(_ context: CGContext) {
    blue.withAlphaComponent(0.5).setStroke()
    context.setLineWidth(12)
    let kinds: [(CGLineCap, CGLineJoin)] = [
      (.butt, .miter), (.round, .round), (.square, .bevel),
    ]
    for (index, kind) in kinds.enumerated() {
      let y = CGFloat(32 * index)
      context.setLineCap(kind.0)
      context.setLineJoin(kind.1)
      context.addLines(between: [
        CGPoint(x: 12, y: y + 26), CGPoint(x: 35, y: y + 12), CGPoint(x: 58, y: y + 26),
        CGPoint(x: 88, y: y + 26),
      ])
      context.strokePath()
    }
  }

  private static func dashes(_ context: CGContext) {
    red.setStroke()
    context.setLineWidth(4)
    for (index, dashes) in [[12, 6], [2, 8], [0, 9]].enumerated() {
      context.setLineCap(index == 2 ? .round : .butt)
      context.setLineDash(phase: 3, lengths: dashes.map { CGFloat($0) })
      let inset = CGFloat(10 + 13 * index)
      context.stroke(CGRect(x: 0, y: 0, width: 100, height: 100).insetBy(dx: inset, dy: inset))
    }
  }

  private static func stripes(_ context: CGContext) {
    for index in 0..<10 {
      (index % 2 == 0 ? red : gold).setFill()
      context.fill(CGRect(x: 0, y: 10 * index, width: 100, height: 10))
    }
  }

  private static func clipPath(_ context: CGContext) {
    context.addEllipse(in: CGRect(x: 10, y: 10, width: 80, height: 80))
    context.clip()
    context.clip(to: [
      CGRect(x: 10, y: 10, width: 36.5, height: 80), CGRect(x: 54.5, y: 30, width: 40, height: 45),
    ])
    stripes(context)
  }

  private static func clipMask(_ context: CGContext) {
    let mask = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { inner in
      let colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
      guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else {
        return
      }
      inner.cgContext.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 4,
        endCenter: CGPoint(x: 20, y: 20), endRadius: 20, options: .drawsBeforeStartLocation)
    }
    if let mask = mask.cgImage {
      context.clip(to: CGRect(x: 5, y: 5, width: 90, height: 90), mask: mask)
    }
    stripes(context)
  }

  private static func transform(_ context: CGContext) {
    context.translateBy(x: 50, y: 50)
    for index in 0..<12 {
      context.saveGState()
      context.rotate(by: CGFloat(index) * .pi / 6)
      context.scaleBy(x: 1, y: 0.6 + CGFloat(index) * 0.05)
      UIColor(hue: CGFloat(index) / 12, saturation: 0.8, brightness: 0.9, alpha: 0.8).setFill()
      context.fill(CGRect(x: 16, y: -6, width: 30, height: 12))
      context.restoreGState()
    }
  }

  private static func blendModes(_ context: CGContext) {
    for raw in 0..<28 {
      guard let mode = CGBlendMode(rawValue: Int32(raw)) else { continue }
      let place = CGRect(x: 2 + 14 * (raw % 7), y: 2 + 25 * (raw / 7), width: 12, height: 21)
      context.saveGState()
      context.clip(to: place)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      for (index, color) in [red, gold.withAlphaComponent(0.6), UIColor.darkGray].enumerated() {
        color.setFill()
        context.fill(
          CGRect(x: place.minX, y: place.minY + CGFloat(5 * index), width: 12, height: 5))
      }
      context.setBlendMode(mode)
      blue.withAlphaComponent(0.8).setFill()
      context.fill(
        CGRect(x: place.minX + 3, y: place.minY + 2, width: 6, height: place.height - 4))
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  private static func shadows(_ context: CGContext) {
    context.setShadow(offset: CGSize(width: 4, height: 4), blur: 6)
    gold.set()
    context.fillEllipse(in: CGRect(x: 8, y: 8, width: 34, height: 34))
    context.setShadow(offset: CGSize(width: -3, height: 3), blur: 0, color: red.cgColor)
    context.setLineWidth(5)
    context.stroke(CGRect(x: 58, y: 12, width: 30, height: 26))
    context.setShadow(offset: .zero, blur: 12, color: blue.cgColor)
    UIColor.white.setFill()
    star(25, 48).fill()
  }

  private static func transparencyLayer(_ context: CGContext) {
    stripes(context)
    context.setAlpha(0.5)
    context.setShadow(offset: CGSize(width: 5, height: 5), blur: 4)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    blue.setFill()
    context.fillEllipse(in: CGRect(x: 10, y: 15, width: 55, height: 55))
    UIColor.white.setFill()
    context.fillEllipse(in: CGRect(x: 35, y: 30, width: 50, height: 50))
    context.endTransparencyLayer()
  }

  private static func gradient() -> CGGradient {
    let colors = [red.cgColor, gold.cgColor, blue.cgColor]
    return CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray,
      locations: [0, 0.4, 1])!
  }

  private static func linear(_ context: CGContext) {
    context.saveGState()
    context.clip(to: CGRect(x: 5, y: 5, width: 90, height: 42))
    context.drawLinearGradient(
      gradient(), start: CGPoint(x: 25, y: 5), end: CGPoint(x: 75, y: 47), options: [])
    context.restoreGState()
    context.clip(to: CGRect(x: 5, y: 53, width: 90, height: 42))
    context.drawLinearGradient(
      gradient(), start: CGPoint(x: 25, y: 53), end: CGPoint(x: 75, y: 95),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  private static func radial(_ context: CGContext) {
    context.drawRadialGradient(
      gradient(), startCenter: CGPoint(x: 38, y: 38), startRadius: 6,
      endCenter: CGPoint(x: 30, y: 30), endRadius: 26, options: .drawsBeforeStartLocation)
    context.drawRadialGradient(
      gradient(), startCenter: CGPoint(x: 84, y: 24), startRadius: 12,
      endCenter: CGPoint(x: 30, y: 84), endRadius: 4, options: [])
  }

  private static func conic(_ context: CGContext) {
    context.addEllipse(in: CGRect(x: 5, y: 5, width: 90, height: 90))
    context.addEllipse(in: CGRect(x: 32, y: 32, width: 36, height: 36))
    context.clip(using: .evenOdd)
    context.drawConicGradient(gradient(), center: CGPoint(x: 50, y: 50), angle: .pi / 2)
  }

  private static func arcs(_ context: CGContext) {
    blue.setStroke()
    context.setLineWidth(3)
    context.addArc(
      center: CGPoint(x: 28, y: 28), radius: 20, startAngle: 0, endAngle: .pi * 1.3,
      clockwise: false)
    context.strokePath()
    context.addArc(
      center: CGPoint(x: 74, y: 28), radius: 20, startAngle: 0, endAngle: .pi * 1.3,
      clockwise: true)
    context.strokePath()
    context.move(to: CGPoint(x: 10, y: 90))
    context.addArc(
      tangent1End: CGPoint(x: 50, y: 40), tangent2End: CGPoint(x: 90, y: 90), radius: 18)
    context.addLine(to: CGPoint(x: 90, y: 90))
    context.strokePath()
    red.setStroke()
    context.setLineWidth(1)
    context.addLines(between: [
      CGPoint(x: 10, y: 90), CGPoint(x: 50, y: 40), CGPoint(x: 90, y: 90),
    ])
    context.strokePath()
  }

  private static func shapes(_ context: CGContext) {
    let paths = [
      UIBezierPath(rect: CGRect(x: 6, y: 6, width: 40, height: 26)),
      UIBezierPath(ovalIn: CGRect(x: 54, y: 6, width: 40, height: 26)),
      UIBezierPath(roundedRect: CGRect(x: 6, y: 38, width: 40, height: 26), cornerRadius: 8),
      UIBezierPath(
        roundedRect: CGRect(x: 54, y: 38, width: 40, height: 26),
        byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10)),
      UIBezierPath(
        arcCenter: CGPoint(x: 26, y: 84), radius: 12, startAngle: 0, endAngle: .pi,
        clockwise: false),
    ]
    let curve = UIBezierPath()
    curve.move(to: CGPoint(x: 54, y: 92))
    curve.addCurve(
      to: CGPoint(x: 74, y: 80), controlPoint1: CGPoint(x: 58, y: 60),
      controlPoint2: CGPoint(x: 70, y: 110))
    curve.addQuadCurve(to: CGPoint(x: 94, y: 92), controlPoint: CGPoint(x: 88, y: 60))
    gold.setFill()
    blue.setStroke()
    for path in paths + [curve] {
      path.lineWidth = 2
      path.fill()
      path.stroke()
    }
    let line = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 96, height: 96))
    line.setLineDash([3, 2], count: 2, phase: 0)
    line.stroke(with: .normal, alpha: 0.5)
  }

  private static func corners(_ context: CGContext) {
    let rect = CGRect(x: 10, y: 10, width: 80, height: 80)
    red.setFill()
    UIBezierPath(
      cgPath: CGPath(
        roundedRect: rect, cornerWidth: 24, cornerHeight: 24, transform: nil)
    ).fill()
    blue.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: 24).fill(with: .normal, alpha: 0.6)
    gold.setFill()
    UIBezierPath(
      roundedRect: CGRect(x: 30, y: 40, width: 40, height: 20), cornerRadius: 100
    ).fill()
  }

  private static func reversed(_ context: CGContext) {
    let outer = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 80, height: 80))
    outer.append(UIBezierPath(rect: CGRect(x: 30, y: 30, width: 25, height: 40)))
    outer.append(
      UIBezierPath(ovalIn: CGRect(x: 60, y: 30, width: 20, height: 40)).reversing())
    blue.setFill()
    outer.fill()
    outer.apply(CGAffineTransform(translationX: 60, y: 60).scaledBy(x: 0.3, y: 0.3))
    gold.setFill()
    outer.fill()
  }

  private static func rects(_ context: CGContext) {
    red.set()
    UIRectFill(CGRect(x: 8, y: 8, width: 40, height: 40))
    UIRectFrame(CGRect(x: 54, y: 8, width: 38, height: 40))
    context.clear(CGRect(x: 20, y: 20, width: 16, height: 16))
    UIRectClip(CGRect(x: 0, y: 56, width: 100, height: 30))
    blue.setFill()
    UIRectFillUsingBlendMode(CGRect(x: 20, y: 40, width: 50, height: 60), .normal)
  }

  /// A view that draws a dial.
  private final class Dial: UIView {
    override func draw(_ rect: CGRect) {
      DrawingPlates.gold.setFill()
      UIBezierPath(ovalIn: rect.insetBy(dx: 3, dy: 3)).fill()
      DrawingPlates.blue.setStroke()
      let hand = UIBezierPath()
      hand.move(to: CGPoint(x: rect.midX, y: rect.midY))
      hand.addLine(to: CGPoint(x: rect.maxX - 8, y: rect.minY + 12))
      hand.lineWidth = 4
      hand.lineCapStyle = .round
      hand.stroke()
    }
  }

  private static func tree() -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    card.backgroundColor = .systemGray5
    card.layer.cornerRadius = 16
    card.layer.borderWidth = 2
    let dial = Dial(frame: CGRect(x: 16, y: 16, width: 48, height: 48))
    dial.isOpaque = false
    card.addSubview(dial)
    return card
  }

  private static func viewDraw(_ context: CGContext) {
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    dial.isOpaque = false
    dial.layer.displayIfNeeded()
    context.translateBy(x: 10, y: 10)
    dial.layer.render(in: context)
  }

  private static func layerRender(_ context: CGContext) {
    let card = tree()
    card.layer.displayIfNeeded()
    context.translateBy(x: 24, y: 4)
    context.rotate(by: 0.3)
    context.setAlpha(0.7)
    card.layer.render(in: context)
  }

  private static func hierarchy(_ context: CGContext) {
    let card = tree()
    card.drawHierarchy(in: CGRect(x: 5, y: 20, width: 90, height: 60), afterScreenUpdates: true)
  }
}
