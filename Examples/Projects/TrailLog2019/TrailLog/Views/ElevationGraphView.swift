//
//  ElevationGraphView.swift
//  TrailLog
//
//  Created by Marta Feld on 13/10/2019.
//  Copyright © 2019 Marta Feld. All rights reserved.
//

import UIKit

@IBDesignable
class ElevationGraphView: UIView {

    @IBInspectable var lineColor: UIColor = .darkGray {
        didSet { setNeedsLayout() }
    }

    @IBInspectable var fillColor: UIColor = .lightGray {
        didSet { setNeedsLayout() }
    }

    @IBInspectable var lineWidth: CGFloat = 2 {
        didSet { setNeedsLayout() }
    }

    @IBInspectable var gridLines: Int = 3 {
        didSet { setNeedsDisplay() }
    }

    var isStepped = false {
        didSet { setNeedsLayout() }
    }

    var samples: [CGFloat] = [] {
        didSet { setNeedsLayout() }
    }

    private let fillLayer = CAShapeLayer()
    private let lineLayer = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        contentMode = .redraw
        isOpaque = false
        lineLayer.fillColor = nil
        lineLayer.lineJoin = .round
        lineLayer.lineCap = .round
        layer.addSublayer(fillLayer)
        layer.addSublayer(lineLayer)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fillLayer.frame = bounds
        lineLayer.frame = bounds
        fillLayer.fillColor = fillColor.cgColor
        lineLayer.strokeColor = lineColor.cgColor
        lineLayer.lineWidth = lineWidth
        let line = linePath()
        lineLayer.path = line.cgPath
        fillLayer.path = area(under: line).cgPath
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func point(at index: Int) -> CGPoint {
        let step = bounds.width / CGFloat(max(samples.count - 1, 1))
        let height = bounds.height - lineWidth * 2
        return CGPoint(x: step * CGFloat(index), y: lineWidth + height * (1 - samples[index]))
    }

    private func linePath() -> UIBezierPath {
        let path = UIBezierPath()
        guard samples.count > 1 else { return path }
        path.move(to: point(at: 0))
        for index in 1..<samples.count {
            let next = point(at: index)
            if isStepped {
                path.addLine(to: CGPoint(x: next.x, y: path.currentPoint.y))
            }
            path.addLine(to: next)
        }
        return path
    }

    private func area(under line: UIBezierPath) -> UIBezierPath {
        let path = UIBezierPath(cgPath: line.cgPath)
        guard samples.count > 1 else { return path }
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        path.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
        path.close()
        return path
    }

    override func draw(_ rect: CGRect) {
        guard gridLines > 0 else { return }
        lineColor.withAlphaComponent(0.2).setStroke()
        for number in 1...gridLines {
            let y = (bounds.height * CGFloat(number) / CGFloat(gridLines + 1)).rounded() + 0.5
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: y))
            path.addLine(to: CGPoint(x: bounds.width, y: y))
            path.setLineDash([2, 4], count: 2, phase: 0)
            path.stroke()
        }
    }

    /// Draws the line from the left to the right while the area below it fades in.
    func drawIn(duration: TimeInterval) {
        layoutIfNeeded()
        let stroke = CABasicAnimation(keyPath: "strokeEnd")
        stroke.fromValue = 0
        stroke.toValue = 1
        stroke.duration = duration
        stroke.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        lineLayer.add(stroke, forKey: "drawIn")

        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = duration
        fillLayer.add(fade, forKey: "drawIn")
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        samples = [0.1, 0.3, 0.5, 0.4, 0.8, 1.0, 0.7, 0.4, 0.2]
    }

}
