import QuartzCore
import Raster

/// Draws a sign's layers, in a square of 24 units, in black.
struct SymbolDrawing {
  let context: CGContext
  let size: SymbolSize

  /// Units around a sign that lies on another.
  private static let margin: CGFloat = 1.5

  func draw(_ layers: [SymbolLayer]) {
    context.setLineCap(.round)
    context.setLineJoin(.round)
    for layer in layers { draw(layer) }
  }

  private func draw(_ layer: SymbolLayer) {
    context.setBlendMode(layer.erases ? .clear : .normal)
    let margin = layer.isGap ? 2 * Self.margin : 0
    context.setLineWidth(size.lineWidth * layer.pen + margin)
    context.addPath(SymbolContour.path(layer.strokes))
    context.strokePath()
    for body in layer.bodies {
      context.addPath(SymbolContour.path([body]))
      context.fillPath()
    }
    context.addPath(SymbolContour.path(layer.fills))
    context.fillPath(using: .evenOdd)
    if layer.isGap {
      context.setLineWidth(margin)
      context.addPath(SymbolContour.path(layer.fills))
      context.strokePath()
    }
    for letters in layer.letters { draw(letters, stem: size.lineWidth * layer.pen) }
  }

  /// Letters whose capitals stand about a point, in the weight whose stems are nearest to lines: the
  /// system font's are 0.09 of its size in regular, and 0.0217 wider by each weight up.
  private func draw(_ letters: SymbolLayer.Letters, stem: CGFloat) {
    let number = 400 + (stem / letters.size - 0.09) / 0.000_217
    let weight = UIImage.SymbolWeight(number: min(number, 800)).fontWeight()
    let font = UIFont.systemFont(ofSize: letters.size, weight: weight)
    let text = NSAttributedString(string: letters.text, attributes: [.font: font])
    let pieces = AttributedText(text, traits: GraphicsStack.traits).pieces()
    let column = TextColumn.layout(pieces, width: .infinity, maximumHeight: .infinity)
    column.reportMissing()
    context.draw(
      column,
      at: CGPoint(
        x: letters.middle.x - column.size.width / 2,
        y: letters.middle.y + font.capHeight / 2 - font.ascender))
  }
}

extension SymbolContour {
  static func path(_ contours: [SymbolContour]) -> CGPath {
    func point(_ point: SymbolContour.Point) -> CGPoint { CGPoint(x: point.x, y: point.y) }
    let path = CGMutablePath()
    for contour in contours {
      path.move(to: point(contour.start))
      for step in contour.steps {
        switch step {
        case .line(let end): path.addLine(to: point(end))
        case .curve(let one, let two, let end):
          path.addCurve(to: point(end), control1: point(one), control2: point(two))
        }
      }
      if contour.isClosed { path.closeSubpath() }
    }
    return path
  }
}
