import Rehearsal
import Testing
import UIKit

@testable import TransitionTesting

/// A mask lets through what it covers, and not the box around it.
@MainActor @Suite("A mask")
struct CoverTests {
  /// How much of a white view over the whole screen shows through a mask.
  private func share(_ mask: (CGRect) -> CALayer, _ detail: FrameDetail = .sketched) -> Double {
    let stage = Stage(scale: 1)
    let view = UIView(frame: stage.window.bounds)
    view.backgroundColor = .white
    stage.perform {
      stage.window.addSubview(view)
      view.layer.mask = mask(view.bounds)
    }
    let cells = FrameEye(detail).thumbnail(of: stage).cells
    return cells.reduce(0.0) { $0 + Double($1) / 255 } / Double(cells.count)
  }

  private func circle(_ place: CGRect, radius: CGFloat) -> CALayer {
    let mask = CAShapeLayer()
    mask.path =
      UIBezierPath(
        arcCenter: CGPoint(x: place.midX, y: place.midY), radius: radius, startAngle: 0,
        endAngle: 2 * .pi, clockwise: true
      ).cgPath
    return mask
  }

  @Test("that is a shape layer without a frame shows its path", arguments: [90.0, 150, 190])
  func shape(radius: Double) {
    for detail in FrameDetail.allCases {
      let seen = share({ circle($0, radius: radius) }, detail)
      #expect(abs(seen - .pi * radius * radius / (393 * 852)) < 0.04, "\(detail) \(seen)")
    }
  }

  @Test("whose path holds the whole screen hides nothing, and one without a path hides all")
  func ends() {
    #expect(share { circle($0, radius: 600) } > 0.99)
    #expect(share { _ in CAShapeLayer() } == 0)
  }

  @Test("with a hole lets nothing through it")
  func hole() {
    let mask: (CGRect) -> CALayer = { place in
      let mask = CAShapeLayer()
      let path = UIBezierPath(rect: place)
      path.append(UIBezierPath(rect: place.insetBy(dx: 60, dy: 200)))
      mask.fillRule = .evenOdd
      mask.path = path.cgPath
      return mask
    }
    let (far, near) = (share(mask), share(mask, .painted))
    #expect(abs(far - near) < 0.06 && near < 0.7, "\(far) \(near)")
  }

  @Test("that is a plain layer, round, turned, faded or of several layers, counts as painted")
  func others() {
    let masks: [(CGRect) -> CALayer] = [
      { place in
        let mask = CALayer()
        (mask.frame, mask.cornerRadius) = (place.insetBy(dx: 20, dy: 240), 176)
        mask.backgroundColor = UIColor.black.cgColor
        return mask
      },
      { place in
        let mask = CALayer()
        mask.frame = place.insetBy(dx: 100, dy: 100)
        mask.backgroundColor = UIColor.black.cgColor
        mask.setAffineTransform(CGAffineTransform(rotationAngle: 0.6))
        return mask
      },
      { place in
        let mask = CAGradientLayer()
        mask.frame = place
        mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        return mask
      },
      { place in
        let mask = CALayer()
        for row in 0..<2 {
          let part = CALayer()
          part.frame = CGRect(x: 0, y: Double(row) * 430, width: place.width, height: 200)
          part.backgroundColor = UIColor.black.withAlphaComponent(0.5).cgColor
          mask.addSublayer(part)
        }
        return mask
      },
      { place in
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: place.insetBy(dx: 98, dy: 213)).cgPath
        (mask.fillColor, mask.strokeColor) = (nil, UIColor.black.cgColor)
        (mask.lineWidth, mask.strokeEnd) = (196, 0.5)
        return mask
      },
    ]
    for (index, mask) in masks.enumerated() {
      let (far, near) = (share(mask), share(mask, .painted))
      #expect(abs(far - near) < 0.06 && near > 0.05 && near < 0.95, "\(index): \(far) \(near)")
    }
  }
}
