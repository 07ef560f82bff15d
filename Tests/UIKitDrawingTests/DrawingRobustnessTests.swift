import Rehearsal
import Testing
import UIKit

/// What must not fail, whatever is asked for.
@Suite("Drawing robustness") @MainActor
struct DrawingRobustnessTests {
  nonisolated private static let numbers: [CGFloat] = [
    0, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e-300, 1e9, 0.5,
    1e19, 1e300,
  ]

  private func drawing(_ body: (CGContext) -> Void) -> (Stage, UIImage) {
    let stage = Stage(scale: 1)
    let image = stage.perform {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { body($0.cgContext) }
    }
    return (stage, image)
  }

  @Test("any number may stand anywhere", arguments: numbers)
  func numbers(number: CGFloat) {
    let (_, image) = drawing { context in
      let rect = CGRect(x: number, y: 1, width: 5, height: number)
      context.saveGState()
      context.setLineWidth(number)
      context.setMiterLimit(number)
      context.setLineDash(phase: number, lengths: [number, 1])
      context.setShadow(offset: CGSize(width: number, height: 1), blur: number)
      context.setAlpha(number)
      context.fill(CGRect(x: 2, y: 2, width: 5, height: 5))
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(rect)
      context.stroke(rect)
      context.strokeEllipse(in: rect)
      context.clear(rect)
      context.addArc(
        center: CGPoint(x: 5, y: number), radius: number, startAngle: number, endAngle: 1,
        clockwise: true)
      context.addArc(
        tangent1End: CGPoint(x: number, y: 3), tangent2End: CGPoint(x: 4, y: 4), radius: number)
      context.replacePathWithStrokedPath()
      context.strokePath()
      ImagePlates.flag().draw(in: rect)
      "text".draw(
        in: rect, withAttributes: [.font: UIFont.systemFont(ofSize: number), .kern: number])
      "text".draw(at: CGPoint(x: number, y: number))
      UIBezierPath(roundedRect: rect, cornerRadius: number).fill()
      context.restoreGState()
      context.scaleBy(x: number, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
      context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 3, height: 3))
      ImagePlates.flag().draw(at: .zero)
      "text".draw(at: .zero)
      context.clip(to: rect)
      context.fill(rect)
    }
    #expect(image.cgImage?.width == 20)
  }

  nonisolated private static let maps: [CGAffineTransform] = numbers.flatMap {
    [
      CGAffineTransform(scaleX: $0, y: 1), CGAffineTransform(scaleX: 1, y: $0),
      CGAffineTransform(translationX: $0, y: 0), CGAffineTransform(translationX: 1, y: $0),
      CGAffineTransform(a: $0, b: 1, c: 1 / $0, d: 3, tx: $0, ty: -$0),
      CGAffineTransform(a: $0, b: 0, c: 0, d: 1 / $0, tx: $0, ty: 1 / $0),
    ]
  }

  @Test("any map may be in force", arguments: maps)
  func maps(map: CGAffineTransform) {
    let flag = ImagePlates.flag()
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let (_, image) = drawing { context in
      let rect = CGRect(x: 1, y: 1, width: 9, height: 7)
      context.concatenate(map)
      let clip = context.boundingBoxOfClipPath
      #expect(clip.isNull || (clip.minX <= clip.maxX && clip.minY <= clip.maxY))
      flag.drawAsPattern(in: rect)
      flag.resizableImage(withCapInsets: caps, resizingMode: .tile).draw(in: rect)
      flag.resizableImage(withCapInsets: caps, resizingMode: .stretch).draw(in: rect)
      flag.draw(in: rect, blendMode: .multiply, alpha: 0.5)
      context.draw(flag.cgImage!, in: rect, byTiling: true)
      context.draw(flag.cgImage!, in: rect)
      context.interpolationQuality = .none
      context.draw(flag.cgImage!, in: rect)
      context.setShadow(offset: CGSize(width: 1, height: 1), blur: 2)
      context.setLineDash(phase: 1, lengths: [2, 1])
      context.fill(rect)
      context.fill([rect, rect])
      context.stroke(rect, width: 2)
      context.clear(rect)
      context.fillEllipse(in: rect)
      context.strokeEllipse(in: rect)
      context.strokeLineSegments(between: [rect.origin, .zero, CGPoint(x: 5, y: 9)])
      context.addPath(CGPath(ellipseIn: rect, transform: nil))
      context.replacePathWithStrokedPath()
      context.drawPath(using: .eoFillStroke)
      _ = context.convertToUserSpace(rect)
      let gradient = CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: nil)!
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 9, y: 9), options: [])
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 1, endCenter: CGPoint(x: 4, y: 4),
        endRadius: 9, options: [])
      context.drawConicGradient(gradient, center: CGPoint(x: 4, y: 4), angle: 1)
      "text".draw(in: rect, withAttributes: nil)
      "text".draw(at: .zero)
      UIRectFill(rect)
      UIRectFrame(rect)
      UIBezierPath(roundedRect: rect, cornerRadius: 2).stroke()
      context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
      context.fill(rect)
      context.endTransparencyLayer()
      context.clip(to: rect, mask: flag.cgImage!)
      context.clip(to: [rect, rect])
      context.fill(rect)
    }
    #expect(image.cgImage?.width == 20)
  }

  @Test("caps and rectangles of tiles may have any length", arguments: numbers, numbers)
  func tiles(cap: CGFloat, length: CGFloat) {
    let caps = UIEdgeInsets(top: cap, left: cap, bottom: 1, right: cap)
    let (_, image) = drawing { context in
      let tiled = ImagePlates.flag().resizableImage(withCapInsets: caps, resizingMode: .tile)
      tiled.draw(in: CGRect(x: 1 - length / 2, y: 1, width: length, height: 9))
      tiled.draw(in: CGRect(x: 1 - length, y: 1, width: length + 9, height: length))
      tiled.drawAsPattern(in: CGRect(x: -length, y: 0, width: 2 * length, height: 5))
    }
    #expect(image.cgImage?.width == 20)
  }

  @Test("styles and files take any number", arguments: numbers)
  func styles(number: CGFloat) {
    let (_, image) = drawing { _ in
      let paragraph = NSMutableParagraphStyle()
      paragraph.lineSpacing = number
      paragraph.lineHeightMultiple = number
      paragraph.firstLineHeadIndent = number
      #expect(paragraph.hash == (paragraph.mutableCopy() as? NSObject)?.hash)
      let text = NSAttributedString(
        string: "text",
        attributes: [
          .paragraphStyle: paragraph, .underlineStyle: number, .strikethroughStyle: number,
          .kern: number, .baselineOffset: number, .strokeWidth: number,
        ])
      text.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      _ = text.boundingRect(
        with: CGSize(width: number, height: number), options: .usesLineFragmentOrigin,
        context: nil)
      let font = UIFont.systemFont(ofSize: 12, weight: UIFont.Weight(rawValue: number))
      _ = UIImage(
        systemName: "star", withConfiguration: UIImage.SymbolConfiguration(font: font))
      #expect(ImagePlates.flag().jpegData(compressionQuality: number) != nil)
    }
    #expect(image.cgImage?.width == 20)
  }

  @Test("contexts without a size are refused and noted", arguments: numbers)
  func sizes(number: CGFloat) {
    let stage = Stage(scale: 1)
    let size = CGSize(width: number, height: 3)
    let image = stage.perform { () -> UIImage? in
      UIGraphicsBeginImageContextWithOptions(size, false, number)
      UIRectFill(CGRect(x: 0, y: 0, width: 9, height: 9))
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      _ = UIGraphicsImageRenderer(size: size).image {
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
      return image
    }
    #expect((image == nil) == stage.unsupported.contains { $0.contains("image context") })
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("what is not balanced is noted")
  func unbalanced() {
    let (stage, _) = drawing { context in
      context.restoreGState()
      context.endTransparencyLayer()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.restoreGState()
      UIGraphicsPushContext(context)
    }
    #expect(stage.unsupported.contains { $0.contains("restoreGState") })
    #expect(stage.unsupported.contains { $0.contains("endTransparencyLayer") })
    stage.perform { UIGraphicsPopContext() }
    #expect(stage.unsupported.contains { $0.contains("UIGraphicsPopContext") })
  }

  @Test("a symbol that is not ours is noted, and a square stands in for it")
  func symbols() {
    let stage = Stage(scale: 1)
    let image = stage.perform { UIImage(systemName: "lightspectrum.horizontal") }
    #expect(image != nil)
    let note = "UIImage(systemName: \"lightspectrum.horizontal\") · a square stands in for it"
    #expect(stage.unsupported == [note])
  }
}
