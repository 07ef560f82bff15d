import Rehearsal
import Testing
import UIKit

/// What must not fail, whatever is asked for.
@Suite("Drawing robustness") @MainActor
struct DrawingRobustnessTests {
  nonisolated private static let numbers: [CGFloat] = [
    0, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e-300, 1e9, 0.5,
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

  @Test("a symbol that is not ours is noted and nil")
  func symbols() {
    let stage = Stage(scale: 1)
    let image = stage.perform { UIImage(systemName: "tortoise.fill") }
    #expect(image == nil)
    #expect(stage.unsupported == ["UIImage(systemName: \"tortoise.fill\")"])
  }
}
