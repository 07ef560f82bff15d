import Raster
import Rehearsal
import Testing
import UIKit

/// What drawing must be, worked out independently of it.
@Suite("Drawing laws") @MainActor
struct DrawingLawTests {
  private func canvas(_ side: Int = 16) -> CGContext {
    CGContext.canvas(
      size: CGSize(width: side, height: side), scale: 1, isOpaque: false)!
  }

  private func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> [Double] {
    let bitmap = context.makeImage()!.bitmap
    let start = 4 * (y * bitmap.width + x)
    return bitmap.bytes[start..<start + 4].map { Double($0) / 255 }
  }

  // MARK: Blend modes against their formulas in real numbers

  nonisolated private static let separable: [CGBlendMode: @Sendable (Double, Double) -> Double] = [
    .multiply: { $0 * $1 }, .screen: { $0 + $1 - $0 * $1 },
    .overlay: { hard($1, $0) }, .hardLight: { hard($0, $1) },
    .darken: { min($0, $1) }, .lighten: { max($0, $1) },
    .colorDodge: { $1 == 0 ? 0 : $0 == 1 ? 1 : min(1, $1 / (1 - $0)) },
    .colorBurn: { $1 == 1 ? 1 : $0 == 0 ? 0 : 1 - min(1, (1 - $1) / $0) },
    .softLight: { s, d in
      let lit = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
      return s <= 0.5 ? d - (1 - 2 * s) * d * (1 - d) : d + (2 * s - 1) * (lit - d)
    },
    .difference: { abs($0 - $1) }, .exclusion: { $0 + $1 - 2 * $0 * $1 },
  ]

  nonisolated private static func hard(_ s: Double, _ d: Double) -> Double {
    s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
  }

  @Test("separable modes follow the PDF reference", arguments: Array(separable.keys))
  func separable(mode: CGBlendMode) {
    let formula = Self.separable[mode]!
    for s in stride(from: 0.0, through: 1, by: 0.2) {
      for d in stride(from: 0.0, through: 1, by: 0.2) {
        let context = canvas(2)
        context.setFillColor(gray: d, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.setBlendMode(mode)
        context.setFillColor(gray: s, alpha: 0.6)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let expected = 0.4 * d + 0.6 * formula(s, d)
        #expect(abs(pixel(context, 0, 0)[0] - expected) < 2.6 / 255, "\(mode) of \(s) on \(d)")
      }
    }
  }

  @Test("Porter and Duff's modes follow their factors")
  func porterDuff() {
    typealias Factors = (Double, Double) -> (Double, Double)
    let table: [(CGBlendMode, Factors)] = [
      (.clear, { _, _ in (0, 0) }), (.copy, { _, _ in (1, 0) }),
      (.normal, { s, _ in (1, 1 - s) }), (.sourceIn, { _, d in (d, 0) }),
      (.sourceOut, { _, d in (1 - d, 0) }), (.sourceAtop, { s, d in (d, 1 - s) }),
      (.destinationOver, { _, d in (1 - d, 1) }), (.destinationIn, { s, _ in (0, s) }),
      (.destinationOut, { s, _ in (0, 1 - s) }), (.destinationAtop, { s, d in (1 - d, s) }),
      (.xor, { s, d in (1 - d, 1 - s) }), (.plusLighter, { _, _ in (1, 1) }),
    ]
    for (mode, factors) in table {
      for (s, d, cover) in [
        (0.6, 0.8, 1.0), (1, 0.4, 1), (0.4, 0, 1), (0.6, 0.4, 0.5), (1, 1, 0.5),
      ] {
        let context = canvas(2)
        let all = CGRect(x: 0, y: 0, width: 2, height: 2)
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: d)
        context.fill(all)
        context.setBlendMode(mode)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: s)
        context.fill(CGRect(x: 0, y: 0, width: cover, height: 2))
        let (source, destination) = factors(s, d)
        let red = cover * min(1, s * source)
        let green = cover * min(1, d * destination) + (1 - cover) * d
        let found = pixel(context, 0, 0)
        #expect(abs(found[0] - red) < 2.6 / 255, "\(mode) \(s) \(d) \(cover): red")
        #expect(abs(found[1] - green) < 2.6 / 255, "\(mode) \(s) \(d) \(cover): green")
      }
    }
  }

  @Test("luminosity keeps the colour below, colour its brightness")
  func luminosity() {
    func brightness(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    for mode in [CGBlendMode.hue, .saturation, .color, .luminosity] {
      let context = canvas(2)
      let (below, above) = ([0.8, 0.4, 0.2], [0.1, 0.5, 0.9])
      context.setFillColor(red: below[0], green: below[1], blue: below[2], alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.setBlendMode(mode)
      context.setFillColor(red: above[0], green: above[1], blue: above[2], alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      let wanted = brightness(mode == .luminosity ? above : below)
      #expect(abs(brightness(pixel(context, 0, 0)) - wanted) < 2.6 / 255, "\(mode)")
    }
  }

  // MARK: Shapes

  @Test("a filled shape has the area of its outline")
  func area() {
    let context = canvas(100)
    context.setFillColor(gray: 0, alpha: 1)
    context.translateBy(x: 50.3, y: 49.6)
    context.rotate(by: 0.4)
    context.fillEllipse(in: CGRect(x: -30, y: -20, width: 60, height: 40))
    #expect(abs(sum(context) - Double.pi * 600) < 1)
    context.clear(CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(abs(sum(context) - (Double.pi * 600 - 400)) < 1)
  }

  @Test("a clip leaves what two shapes share")
  func clip() {
    let context = canvas(60)
    context.clip(to: CGRect(x: 5.25, y: 5.5, width: 30, height: 30))
    context.clip(to: CGRect(x: 20.5, y: 10.25, width: 30, height: 40))
    context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(abs(sum(context) - 14.75 * 25.25) < 0.5)
  }

  /// The alpha of all pixels.
  private func sum(_ context: CGContext) -> Double {
    let bytes = context.makeImage()!.bitmap.bytes
    return stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Double(bytes[$1]) / 255 }
  }

  // MARK: Gradients

  @Test("gradients are their formula at every pixel")
  func gradients() {
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)!
    let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    let straight = canvas(40), round = canvas(40)
    straight.drawLinearGradient(
      gradient, start: CGPoint(x: 5, y: 8), end: CGPoint(x: 30, y: 20), options: both)
    round.drawRadialGradient(
      gradient, startCenter: CGPoint(x: 20, y: 18), startRadius: 3,
      endCenter: CGPoint(x: 20, y: 18), endRadius: 17, options: both)
    for y in 0..<40 {
      for x in 0..<40 where (x + y) % 7 == 0 {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let along = ((px - 5) * 25 + (py - 8) * 12) / (25 * 25 + 12 * 12)
        let away = ((px - 20) * (px - 20) + (py - 18) * (py - 18)).squareRoot()
        #expect(abs(pixel(straight, x, y)[0] - min(max(along, 0), 1)) < 1.1 / 255)
        #expect(abs(pixel(round, x, y)[0] - min(max((away - 3) / 14, 0), 1)) < 1.1 / 255)
      }
    }
  }

  // MARK: Pictures

  @Test("a picture turned as its orientation says, and back, is the picture")
  func orientations() throws {
    let image = try #require(ImagePlates.flag().cgImage)
    let inverse = [0, 1, 3, 2, 4, 5, 6, 7]
    for raw in 0..<8 {
      let turned = UIImage(
        cgImage: image, scale: 1, orientation: try #require(UIImage.Orientation(rawValue: raw)))
      let upright = try #require(turned.pngData().flatMap { UIImage(data: $0) }?.cgImage)
      let back = UIImage(
        cgImage: upright, scale: 1,
        orientation: try #require(UIImage.Orientation(rawValue: inverse[raw])))
      let again = try #require(back.pngData().flatMap { UIImage(data: $0) }?.cgImage)
      #expect(again.bitmap == image.bitmap, "orientation \(raw)")
      #expect(turned.size.width == (raw % 4 < 2 ? 12 : 16))
    }
  }

  @Test("a picture at its own size is copied to the byte")
  func copies() throws {
    let image = ImagePlates.flag(scale: 2)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let copy = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
      image.draw(at: .zero)
    }
    #expect(copy.cgImage?.bitmap == image.cgImage?.bitmap)
  }
}
