//
//  ElevationView.swift
//  TrailLog
//

import UIKit

@IBDesignable
class ElevationView: UIView {

    @IBInspectable var lineColor: UIColor = .systemGreen { didSet { line.strokeColor = lineColor.cgColor } }
    @IBInspectable var gridLines: Int = 4 { didSet { setNeedsDisplay() } }

    var profile: [Double] = [] {
        didSet { rebuild(animated: true) }
    }

    private let line = CAShapeLayer()
    private let area = CAGradientLayer()
    private let areaMask = CAShapeLayer()
    private let marker = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        contentMode = .redraw
        area.mask = areaMask
        area.startPoint = CGPoint(x: 0.5, y: 0)
        area.endPoint = CGPoint(x: 0.5, y: 1)
        layer.addSublayer(area)
        line.fillColor = nil
        line.lineWidth = 2.5
        line.lineJoin = .round
        line.strokeColor = lineColor.cgColor
        layer.addSublayer(line)
        marker.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
        marker.cornerRadius = 6
        marker.borderWidth = 2
        marker.borderColor = UIColor.white.cgColor
        marker.backgroundColor = UIColor.systemRed.cgColor
        marker.opacity = 0
        layer.addSublayer(marker)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        rebuild(animated: false)
    }

    private func points() -> [CGPoint] {
        guard let low = profile.min(), let high = profile.max(), profile.count > 1 else { return [] }
        let box = bounds.insetBy(dx: 8, dy: 12)
        return profile.enumerated().map { i, h in
            CGPoint(x: box.minX + box.width * CGFloat(i) / CGFloat(profile.count - 1),
                    y: box.maxY - box.height * CGFloat((h - low) / max(high - low, 1)))
        }
    }

    private func rebuild(animated: Bool) {
        let pts = points()
        guard let first = pts.first, let last = pts.last else { return }
        let path = UIBezierPath()
        path.move(to: first)
        pts.dropFirst().forEach { path.addLine(to: $0) }
        let closed = UIBezierPath(cgPath: path.cgPath)
        closed.addLine(to: CGPoint(x: last.x, y: bounds.maxY))
        closed.addLine(to: CGPoint(x: first.x, y: bounds.maxY))
        closed.close()

        CATransaction.begin()
        CATransaction.setDisableActions(true)
        line.frame = bounds
        area.frame = bounds
        areaMask.frame = bounds
        line.path = path.cgPath
        areaMask.path = closed.cgPath
        area.colors = [lineColor.withAlphaComponent(0.4).cgColor, lineColor.withAlphaComponent(0.02).cgColor]
        CATransaction.commit()

        guard animated, window != nil else { return }
        let stroke = CABasicAnimation(keyPath: "strokeEnd")
        stroke.fromValue = 0
        stroke.toValue = 1
        stroke.duration = 1
        stroke.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        line.add(stroke, forKey: "stroke")
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = 1
        area.add(fade, forKey: "fade")
    }

    /// Returns the height under the finger.
    @discardableResult
    func moveMarker(toX x: CGFloat?) -> Double? {
        let pts = points()
        guard let x = x, !pts.isEmpty else {
            marker.opacity = 0
            return nil
        }
        let ratio = min(max((x - 8) / (bounds.width - 16), 0), 1)
        let i = Int((ratio * CGFloat(pts.count - 1)).rounded())
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.08)
        marker.opacity = 1
        marker.position = pts[i]
        CATransaction.commit()
        return profile[i]
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), gridLines > 0 else { return }
        context.setStrokeColor(UIColor.separator.cgColor)
        context.setLineWidth(1 / traitCollection.displayScale)
        context.setLineDash(phase: 0, lengths: [4, 4])
        for i in 0...gridLines {
            let y = 12 + (bounds.height - 24) * CGFloat(i) / CGFloat(gridLines)
            context.move(to: CGPoint(x: 8, y: y))
            context.addLine(to: CGPoint(x: bounds.width - 8, y: y))
        }
        context.strokePath()
    }

    override func prepareForInterfaceBuilder() {
        profile = [200, 260, 420, 380, 520, 610, 480, 300]
    }
}
