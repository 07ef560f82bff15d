import UIKit

/// One scene for every feature of pictures.
@MainActor
enum ImagePlates {
  nonisolated static let names = [
    "image-quality", "image-shrunk", "image-context", "image-orientations", "image-stretched",
    "image-tiled", "image-tint", "image-blended", "image-cropped", "image-view-caps", "symbols",
    "symbol-weights",
  ]

  static var all: [Plate] {
    let drawings: [@MainActor (CGContext) -> Void] = [
      quality, shrunk, upsideDown, orientations, stretched, tiled, tint, blended, cropped,
      viewCaps, symbols, symbolWeights,
    ]
    return zip(names, drawings).map { Plate(name: $0, draw: $1) }
  }

  /// A picture of 12 × 16 points whose sides cannot be mistaken for one another.
  static func flag(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: 12, height: 16)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      DrawingPlates.gold.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      DrawingPlates.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 5))
      DrawingPlates.red.setFill()
      context.fill(CGRect(x: 0, y: 13, width: 12, height: 3))
    }
  }

  /// A frame with rounded corners and a dotted middle.
  private static func button() -> UIImage {
    let size = CGSize(width: 16, height: 16)
    return UIGraphicsImageRenderer(size: size).image { _ in
      DrawingPlates.blue.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 5).fill()
      DrawingPlates.gold.setFill()
      UIBezierPath(ovalIn: CGRect(x: 6, y: 6, width: 4, height: 4)).fill()
    }
  }

  private static func quality(_ context: CGContext) {
    context.interpolationQuality = .none
    flag().draw(in: CGRect(x: 4, y: 10, width: 42, height: 56))
    context.interpolationQuality = .high
    flag().draw(in: CGRect(x: 54, y: 10, width: 42, height: 56))
    context.translateBy(x: 50, y: 82)
    context.rotate(by: 0.4)
    context.interpolationQuality = .none
    flag().draw(in: CGRect(x: -15, y: -10, width: 24, height: 16))
  }

  private static func shrunk(_ context: CGContext) {
    let size = CGSize(width: 320, height: 320)
    let rings = UIGraphicsImageRenderer(size: size).image { inner in
      inner.cgContext.setLineWidth(5)
      for radius in stride(from: 10, to: 160, by: 10) {
        UIBezierPath(
          arcCenter: CGPoint(x: 160, y: 160), radius: CGFloat(radius), startAngle: 0,
          endAngle: 2 * .pi, clockwise: true
        ).stroke()
      }
    }
    rings.draw(in: CGRect(x: 4, y: 4, width: 60, height: 60))
    rings.draw(in: CGRect(x: 66, y: 66, width: 30, height: 30))
  }

  private static func upsideDown(_ context: CGContext) {
    guard let image = flag().cgImage else { return }
    context.draw(image, in: CGRect(x: 6, y: 10, width: 36, height: 48))
    context.saveGState()
    context.translateBy(x: 0, y: 68)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(x: 54, y: 10, width: 36, height: 48))
    context.restoreGState()
    context.clip(to: CGRect(x: 6, y: 66, width: 88, height: 30))
    context.draw(image, in: CGRect(x: 6, y: 66, width: 12, height: 16), byTiling: true)
  }

  private static func orientations(_ context: CGContext) {
    guard let image = flag().cgImage else { return }
    for raw in 0..<8 {
      guard let orientation = UIImage.Orientation(rawValue: raw) else { continue }
      let turned = UIImage(cgImage: image, scale: 0.55, orientation: orientation)
      turned.draw(at: CGPoint(x: 2 + 33 * CGFloat(raw % 3), y: 2 + 33 * CGFloat(raw / 3)))
    }
  }

  private static func stretched(_ context: CGContext) {
    let caps = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
    let image = button().resizableImage(withCapInsets: caps, resizingMode: .stretch)
    image.draw(in: CGRect(x: 4, y: 4, width: 92, height: 30))
    image.draw(in: CGRect(x: 4, y: 40, width: 30, height: 56))
    button().draw(in: CGRect(x: 44, y: 44, width: 50, height: 50))
  }

  private static func tiled(_ context: CGContext) {
    let caps = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    let image = button().resizableImage(withCapInsets: caps)
    image.draw(in: CGRect(x: 4, y: 4, width: 92, height: 30))
    image.draw(in: CGRect(x: 4, y: 40, width: 30, height: 56))
    button().drawAsPattern(in: CGRect(x: 44, y: 44, width: 50, height: 50))
  }

  private static func tint(_ context: CGContext) {
    button().draw(at: CGPoint(x: 8, y: 8))
    button().withTintColor(DrawingPlates.red).draw(at: CGPoint(x: 42, y: 8))
    let view = UIImageView(image: button().withRenderingMode(.alwaysTemplate))
    view.tintColor = .systemGreen
    context.translateBy(x: 76, y: 8)
    view.layer.render(in: context)
    view.tintColor = .systemPurple
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    context.translateBy(x: -56, y: 26)
    view.layer.render(in: context)
  }

  private static func blended(_ context: CGContext) {
    DrawingPlates.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 50, height: 100))
    let place = CGRect(x: 10, y: 4, width: 80, height: 28)
    for (index, mode) in [CGBlendMode.multiply, .screen, .luminosity].enumerated() {
      flag().draw(
        in: place.offsetBy(dx: 0, dy: 32 * CGFloat(index)), blendMode: mode, alpha: 0.9)
    }
  }

  private static func cropped(_ context: CGContext) {
    let part = flag(scale: 2).cgImage?.cropping(to: CGRect(x: 8, y: 6, width: 10, height: 24))
    if let part {
      UIImage(cgImage: part).draw(in: CGRect(x: 25, y: 5, width: 40, height: 90))
    }
  }

  private static func viewCaps(_ context: CGContext) {
    let caps = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
    let image = button().resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    view.layer.displayIfNeeded()
    context.translateBy(x: 10, y: 5)
    view.layer.render(in: context)
    view.image = image.withTintColor(DrawingPlates.red)
    view.layer.displayIfNeeded()
    context.translateBy(x: 0, y: 48)
    view.layer.render(in: context)
  }

  private static func symbols(_ context: CGContext) {
    let names = """
      arrow.down arrow.left arrow.right arrow.up bell bookmark checkmark chevron.backward \
      chevron.down chevron.forward chevron.left chevron.right chevron.up circle circle.fill \
      cloud.sun.rain.fill ellipsis envelope.badge gear heart heart.fill house house.fill \
      info.circle line.3.horizontal magnifyingglass minus minus.circle.fill pause.fill pencil \
      person person.badge.plus person.fill photo play.fill plus plus.circle plus.circle.fill \
      speaker.slash.fill square square.and.arrow.up star star.fill trash wind xmark xmark.circle \
      xmark.circle.fill 7.square.fill
      """.split(separator: " ")
    for (index, name) in names.enumerated() {
      UIImage(systemName: String(name))?.draw(
        in: CGRect(
          x: 1 + 14 * CGFloat(index % 7), y: 1 + 14 * CGFloat(index / 7), width: 13, height: 13))
    }
  }

  private static func symbolWeights(_ context: CGContext) {
    let weights: [UIImage.SymbolWeight] = [.ultraLight, .regular, .black]
    for (index, weight) in weights.enumerated() {
      let configuration = UIImage.SymbolConfiguration(pointSize: 24, weight: weight)
      for (row, name) in ["heart", "gear", "square.and.arrow.up"].enumerated() {
        UIImage(systemName: name, withConfiguration: configuration)?
          .withTintColor([DrawingPlates.red, .black, DrawingPlates.blue][row])
          .draw(at: CGPoint(x: 3 + 33 * CGFloat(index), y: 3 + 33 * CGFloat(row)))
      }
    }
  }
}
