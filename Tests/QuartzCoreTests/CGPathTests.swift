import Geometry
import TestSupport
import Testing

@testable import QuartzCore

@MainActor @Suite("Paths under Apple's name") struct CGPathTests {
  @Test("what is added is handed over in order")
  func elements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4), transform: CGAffineTransform(translationX: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: .zero)
    path.addCurve(to: CGPoint(x: 7, y: 8), control1: .zero, control2: .zero)
    path.closeSubpath()
    var seen: [String] = []
    path.applyWithBlock { element in
      let end = [0: 0, 1: 0, 2: 1, 3: 2][Int(element.pointee.type.rawValue)]
      seen.append("\(element.pointee.type) \(end.map { element.pointee.points[$0].x } ?? -1)")
    }
    #expect(
      seen == [
        "moveToPoint 1.0", "addLineToPoint 13.0", "addQuadCurveToPoint 5.0",
        "addCurveToPoint 7.0", "closeSubpath -1.0",
      ])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test("copies do not follow changes of the original")
  func copies() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    let copy = path.copy()
    path.addEllipse(in: CGRect(x: 10, y: 0, width: 4, height: 4))
    #expect(copy?.boundingBox.width == 4 && path.boundingBoxOfPath.width == 14)
    #expect(copy == CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil))
  }

  @Test("arcs go the way they are told, by the short and the long way")
  func arcs() {
    func end(_ clockwise: Bool) -> (CGPoint, CGRect) {
      let path = CGMutablePath()
      path.addArc(
        center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
      return (path.currentPoint, path.boundingBoxOfPath)
    }
    for clockwise in [false, true] {
      let (point, box) = end(clockwise)
      #expect(agree([point.x, point.y], [0, 10]))
      #expect(agree(box.width, clockwise ? 20 : 10, within: 1e-6), "\(box)")
    }
  }

  @Test("a point is inside by winding or by odd crossings")
  func inside() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.addEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 10, y: 10)))
    #expect(!path.contains(CGPoint(x: 10, y: 10), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 2, y: 10), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(
      path.contains(CGPoint(x: 102, y: 10), transform: CGAffineTransform(translationX: 100, y: 0)))
  }

  @Test("elliptic corners touch the sides where they should")
  func rounded() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 5, transform: nil)
    #expect(path.boundingBoxOfPath == rect)
    #expect(path.contains(CGPoint(x: 20, y: 0.5)) && !path.contains(CGPoint(x: 4, y: 1)))
    #expect(path.contains(CGPoint(x: 0.5, y: 5.5)))
  }
}
