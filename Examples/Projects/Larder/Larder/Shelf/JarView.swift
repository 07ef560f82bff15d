//
//  JarView.swift
//  Larder
//

import UIKit

/// A glass jar with something in it. The surface waves a little when the level changes.
final class JarView: UIView {

    var hue: Double = 0.1 { didSet { recolor() } }

    private(set) var level: CGFloat = 0.5

    private let glass = CAShapeLayer()
    private let content = CAShapeLayer()
    private let clip = CAShapeLayer()
    private let lid = CAGradientLayer()
    private let shine = CAShapeLayer()
    private var link: CADisplayLink?
    private var shown: CGFloat = 0.5
    private var velocity: CGFloat = 0
    private var amplitude: CGFloat = 0
    private var phase: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        let holder = CALayer()
        holder.addSublayer(content)
        holder.mask = clip
        holder.name = "holder"
        layer.addSublayer(holder)
        glass.fillColor = UIColor.white.withAlphaComponent(0.12).cgColor
        glass.lineWidth = 2
        layer.addSublayer(glass)
        shine.strokeColor = UIColor.white.withAlphaComponent(0.55).cgColor
        shine.fillColor = nil
        shine.lineCap = .round
        layer.addSublayer(shine)
        lid.startPoint = CGPoint(x: 0, y: 0.5)
        lid.endPoint = CGPoint(x: 1, y: 0.5)
        lid.cornerRadius = 3
        layer.addSublayer(lid)
        recolor()
        isAccessibilityElement = true
        accessibilityTraits = .image
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (jar: JarView, _: UITraitCollection) in jar.recolor() }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func recolor() {
        content.fillColor = UIColor(hue: hue, saturation: 0.65, brightness: traitCollection.userInterfaceStyle == .dark ? 0.6 : 0.8, alpha: 1).cgColor
        glass.strokeColor = UIColor.label.resolvedColor(with: traitCollection).withAlphaComponent(0.35).cgColor
        let metal = [UIColor(white: 0.55, alpha: 1), UIColor(white: 0.85, alpha: 1), UIColor(white: 0.5, alpha: 1)]
        lid.colors = metal.map(\.cgColor)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let w = bounds.width, h = bounds.height
        let lidHeight = h * 0.1
        let body = CGRect(x: w * 0.08, y: lidHeight, width: w * 0.84, height: h - lidHeight).insetBy(dx: 1, dy: 1)
        let path = UIBezierPath(roundedRect: body, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: w * 0.16, height: w * 0.16))
        glass.path = path.cgPath
        clip.path = UIBezierPath(roundedRect: body.insetBy(dx: 3, dy: 3), cornerRadius: w * 0.14).cgPath
        layer.sublayers?.first { $0.name == "holder" }?.frame = bounds
        lid.frame = CGRect(x: w * 0.12, y: 0, width: w * 0.76, height: lidHeight)
        let s = UIBezierPath()
        s.move(to: CGPoint(x: w * 0.2, y: h * 0.25))
        s.addLine(to: CGPoint(x: w * 0.2, y: h * 0.6))
        shine.path = s.cgPath
        shine.lineWidth = w * 0.045
        drawContent()
        CATransaction.commit()
    }

    private func drawContent() {
        let w = bounds.width, h = bounds.height
        let top = h * 0.14 + (1 - shown) * h * 0.84
        let p = UIBezierPath()
        p.move(to: CGPoint(x: 0, y: h))
        let steps = 24
        for i in 0...steps {
            let x = w * CGFloat(i) / CGFloat(steps)
            let y = top + sin(CGFloat(i) / CGFloat(steps) * .pi * 3 + phase) * amplitude
            p.addLine(to: CGPoint(x: x, y: y))
        }
        p.addLine(to: CGPoint(x: w, y: h))
        p.close()
        content.path = p.cgPath
    }

    func setLevel(_ new: CGFloat, animated: Bool) {
        level = min(max(new, 0), 1)
        accessibilityValue = "\(Int(level * 100)) %"
        guard animated, window != nil else {
            shown = level
            setNeedsLayout()
            return
        }
        amplitude = max(amplitude, bounds.height * 0.015 + abs(level - shown) * bounds.height * 0.06)
        if link == nil {
            link = CADisplayLink(target: self, selector: #selector(step))
            link?.add(to: .main, forMode: .common)
        }
    }

    @objc private func step(_ link: CADisplayLink) {
        let dt = CGFloat(min(link.targetTimestamp - link.timestamp, 1.0 / 30))
        // a damped spring towards the level
        velocity += ((level - shown) * 90 - velocity * 12) * dt
        shown += velocity * dt
        amplitude *= pow(0.2, dt)
        phase += dt * 9
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        drawContent()
        CATransaction.commit()
        if abs(level - shown) < 0.001 && amplitude < 0.3 {
            shown = level
            velocity = 0
            amplitude = 0
            drawContent()
            self.link?.invalidate()
            self.link = nil
        }
    }
}
