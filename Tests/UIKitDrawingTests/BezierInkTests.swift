import Testing
import UIKit

@MainActor @Suite("Blend modes and bounds of paths")
struct BezierInkTests {
  /// The first pixel of a path filled or stroked on red, with the context's alpha at a half.
  private func pixel(_ draw: (UIBezierPath) -> Void) -> [UInt8] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 4, height: 4)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      context.cgContext.setBlendMode(.destinationOut)
      context.cgContext.setAlpha(0.5)
      UIColor.blue.set()
      let path = UIBezierPath(rect: CGRect(origin: .zero, size: size))
      path.lineWidth = 8
      draw(path)
    }
    return Array((image.cgImage?.bitmap.bytes ?? []).prefix(4))
  }

  @Test("a mode and an alpha that are given take the place of the context's")
  func given() {
    #expect(pixel { $0.fill(with: .normal, alpha: 1) } == [0, 0, 255, 255])
    #expect(pixel { $0.stroke(with: .normal, alpha: 1) } == [0, 0, 255, 255])
  }

  @Test("without any the context's hold")
  func plain() {
    #expect(pixel { $0.fill() }[3] < 140)
    #expect(pixel { $0.stroke() }[3] < 140)
  }

  @Test("bounds hold the control points, too")
  func bounds() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 20))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(path.cgPath.boundingBoxOfPath.height == 10)
  }
}
