import UIKit

/// A dial with one hand, drawn by itself and shown in Interface Builder.
@IBDesignable
class ClockFace: UIView {

  @IBInspectable var hours: Int = 3 { didSet { setNeedsDisplay() } }
  @IBInspectable var dialColor: UIColor = UIColor.lightGray { didSet { setNeedsDisplay() } }
  @IBInspectable var handWidth: CGFloat = 2 { didSet { setNeedsDisplay() } }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    hours = 10
  }

  override func draw(_ rect: CGRect) {
    let dial = UIBezierPath(ovalIn: bounds.insetBy(dx: handWidth, dy: handWidth))
    dial.lineWidth = handWidth
    dialColor.setStroke()
    dial.stroke()
    let angle = CGFloat(hours) / 12 * 2 * .pi - .pi / 2
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let length = bounds.width / 2 - 3 * handWidth
    let hand = UIBezierPath()
    hand.move(to: middle)
    hand.addLine(to: CGPoint(x: middle.x + cos(angle) * length, y: middle.y + sin(angle) * length))
    hand.lineWidth = handWidth
    hand.lineCapStyle = .round
    UIColor.darkGray.setStroke()
    hand.stroke()
  }
}
