//
//  WaterDropView.swift
//  Greenhouse
//
//  Created by Ines Okafor on 18.02.22.
//

import UIKit

/// A drop which can be filled from the bottom.
@IBDesignable
final class WaterDropView: UIView {

    @IBInspectable var waterColor: UIColor = .white {
        didSet { fillLayer.backgroundColor = waterColor.cgColor }
    }

    @IBInspectable var level: CGFloat = 0.5 {
        didSet { layoutFill() }
    }

    private let fillLayer = CALayer()
    private let outlineLayer = CAShapeLayer()
    private let maskLayer = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        let clipLayer = CALayer()
        clipLayer.name = "clip"
        clipLayer.mask = maskLayer
        clipLayer.addSublayer(fillLayer)
        layer.addSublayer(clipLayer)
        outlineLayer.fillColor = nil
        outlineLayer.lineWidth = 3
        layer.addSublayer(outlineLayer)
        fillLayer.backgroundColor = waterColor.cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.sublayers?.first { $0.name == "clip" }?.frame = bounds
        outlineLayer.frame = bounds
        maskLayer.frame = bounds
        outlineLayer.path = dropPath().cgPath
        outlineLayer.strokeColor = UIColor.white.withAlphaComponent(0.6).cgColor
        maskLayer.path = dropPath().cgPath
        CATransaction.commit()
        layoutFill()
    }

    private func dropPath() -> UIBezierPath {
        let rect = bounds.insetBy(dx: 2, dy: 2)
        let radius = rect.width / 2
        let center = CGPoint(x: rect.midX, y: rect.maxY - radius)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addCurve(
            to: CGPoint(x: rect.maxX, y: center.y),
            controlPoint1: CGPoint(x: rect.midX + radius * 0.25, y: rect.minY + radius * 0.5),
            controlPoint2: CGPoint(x: rect.maxX, y: center.y - radius * 0.7)
        )
        path.addArc(withCenter: center, radius: radius, startAngle: 0, endAngle: .pi, clockwise: true)
        path.addCurve(
            to: CGPoint(x: rect.midX, y: rect.minY),
            controlPoint1: CGPoint(x: rect.minX, y: center.y - radius * 0.7),
            controlPoint2: CGPoint(x: rect.midX - radius * 0.25, y: rect.minY + radius * 0.5)
        )
        path.close()
        return path
    }

    private func layoutFill() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        fillLayer.frame = fillFrame(for: level)
        CATransaction.commit()
    }

    private func fillFrame(for level: CGFloat) -> CGRect {
        let height = bounds.height * min(max(level, 0), 1)
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    func setLevel(_ newLevel: CGFloat, animated: Bool, completion: (() -> Void)? = nil) {
        guard animated else {
            level = newLevel
            completion?()
            return
        }
        let from = fillFrame(for: level)
        let to = fillFrame(for: newLevel)
        CATransaction.begin()
        CATransaction.setCompletionBlock(completion)
        level = newLevel

        let position = CABasicAnimation(keyPath: "position.y")
        position.fromValue = from.midY
        position.toValue = to.midY
        let height = CABasicAnimation(keyPath: "bounds.size.height")
        height.fromValue = from.height
        height.toValue = to.height
        let group = CAAnimationGroup()
        group.animations = [position, height]
        group.duration = 0.7
        group.timingFunction = CAMediaTimingFunction(name: .easeIn)
        fillLayer.add(group, forKey: "level")
        CATransaction.commit()
    }
}
