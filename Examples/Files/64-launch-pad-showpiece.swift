//
//  LaunchPadViewController.swift
//  Xcode 9.2, 2017 - Swift 4.0 - deployment target iOS 10.0. Root view controller: LaunchPadViewController (AppDelegate at the end)
//
//  What you see: a night sky gradient that slowly shifts hue, a ring of 12 dots (replicator) pulsing round like a
//  spinner, and the word "ORBIT" written stroke by stroke with a moving shine across it. Tap "LAUNCH": the ring's
//  progress arc draws over 2.4 s, the rocket rides a curved path turning with it while flames pour out (emitter),
//  confetti bursts at the top, then the button turns into a green tick with a bounce. Tap the tick: all goes back.
//

import UIKit
import QuartzCore

// MARK: Gradient sky

final class SkyView: UIView {

    override class var layerClass: AnyClass { return CAGradientLayer.self }
    private var gradient: CAGradientLayer { return layer as! CAGradientLayer }

    private let day: [CGColor] = [#colorLiteral(red: 0.07, green: 0.05, blue: 0.22, alpha: 1).cgColor, #colorLiteral(red: 0.32, green: 0.13, blue: 0.45, alpha: 1).cgColor, #colorLiteral(red: 0.93, green: 0.42, blue: 0.40, alpha: 1).cgColor]
    private let night: [CGColor] = [UIColor(red: 0.02, green: 0.02, blue: 0.10, alpha: 1).cgColor,
                                    UIColor(red: 0.09, green: 0.11, blue: 0.36, alpha: 1).cgColor,
                                    UIColor(red: 0.25, green: 0.35, blue: 0.62, alpha: 1).cgColor]

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.colors = night
        gradient.locations = [0, 0.55, 1]
        gradient.startPoint = CGPoint(x: 0.3, y: 0)
        gradient.endPoint = CGPoint(x: 0.7, y: 1)
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }

    func startDrifting() {
        let colors = CABasicAnimation(keyPath: "colors")
        colors.fromValue = night
        colors.toValue = day
        let locations = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.locations))
        locations.fromValue = [0, 0.55, 1]
        locations.toValue = [0, 0.35, 1]
        let group = CAAnimationGroup()
        group.animations = [colors, locations]
        group.duration = 6
        group.autoreverses = true
        group.repeatCount = .infinity
        group.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
        gradient.add(group, forKey: "drift")
    }
}

// MARK: Ring

final class RingView: UIView {

    private let replicator = CAReplicatorLayer()
    private let dot = CALayer()
    private let track = CAShapeLayer()
    private let arc = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let count = 12
        replicator.instanceCount = count
        replicator.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(count), 0, 0, 1)
        replicator.instanceDelay = 1.2 / Double(count)
        replicator.instanceAlphaOffset = -0.04
        dot.backgroundColor = UIColor.white.cgColor
        dot.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.cornerRadius = 5
        replicator.addSublayer(dot)

        for shape in [track, arc] {
            shape.fillColor = nil
            shape.lineWidth = 4
            shape.lineCap = kCALineCapRound
            layer.addSublayer(shape)
        }
        track.strokeColor = UIColor(white: 1, alpha: 0.15).cgColor
        track.lineDashPattern = [1, 8]
        arc.strokeColor = UIColor(red: 1, green: 0.78, blue: 0.25, alpha: 1).cgColor
        arc.strokeEnd = 0
        layer.addSublayer(replicator)
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        replicator.frame = bounds
        dot.position = CGPoint(x: bounds.midX, y: 20)
        let path = UIBezierPath(arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 4,
                                startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        track.frame = bounds
        arc.frame = bounds
        track.path = path.cgPath
        arc.path = path.cgPath
        CATransaction.commit()
    }

    func startPulsing() {
        let scale = CAKeyframeAnimation(keyPath: "transform.scale")
        scale.values = [1, 0.25, 1]
        scale.keyTimes = [0, 0.5, 1]
        scale.duration = 1.2
        scale.repeatCount = Float.greatestFiniteMagnitude
        scale.timingFunctions = [CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn), CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)]
        dot.add(scale, forKey: "pulse")
    }

    func fill(duration: CFTimeInterval, completion: @escaping () -> Void) {
        CATransaction.begin()
        CATransaction.setCompletionBlock(completion)
        let stroke = CABasicAnimation(keyPath: "strokeEnd")
        stroke.fromValue = 0
        stroke.toValue = 1
        stroke.duration = duration
        stroke.timingFunction = CAMediaTimingFunction(controlPoints: 0.6, 0, 0.3, 1)
        arc.strokeEnd = 1
        arc.add(stroke, forKey: "fill")
        CATransaction.commit()
    }

    func reset() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.6)
        arc.strokeEnd = 0      // implicit animation does the job
        CATransaction.commit()
    }
}

// MARK: Wordmark with a shine mask

final class WordmarkView: UIView {

    private let stroke = CAShapeLayer()
    private let shine = CAGradientLayer()
    private let shineText = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        stroke.strokeColor = UIColor(white: 1, alpha: 0.45).cgColor
        stroke.fillColor = nil
        stroke.lineWidth = 5
        stroke.lineJoin = kCALineJoinRound
        stroke.lineCap = kCALineCapRound
        layer.addSublayer(stroke)

        shineText.strokeColor = UIColor.black.cgColor
        shineText.fillColor = nil
        shineText.lineWidth = 5
        shineText.lineJoin = kCALineJoinRound
        shineText.lineCap = kCALineCapRound
        shine.colors = [UIColor.clear.cgColor, UIColor.white.cgColor, UIColor.clear.cgColor]
        shine.startPoint = CGPoint(x: 0, y: 0.5)
        shine.endPoint = CGPoint(x: 1, y: 0.5)
        shine.locations = [-0.4, -0.2, 0]
        shine.mask = shineText
        layer.addSublayer(shine)
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }

    // O R B I T, each letter in a 40 x 50 box
    private func letters() -> UIBezierPath {
        let all = UIBezierPath()
        func move(_ p: UIBezierPath, _ x: CGFloat) { p.apply(CGAffineTransform(translationX: x, y: 0)); all.append(p) }

        let o = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 42, height: 50))
        move(o, 0)

        let r = UIBezierPath()
        r.move(to: CGPoint(x: 0, y: 50))
        r.addLine(to: .zero)
        r.addLine(to: CGPoint(x: 16, y: 0))
        r.addArc(withCenter: CGPoint(x: 16, y: 13), radius: 13, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: true)
        r.addLine(to: CGPoint(x: 0, y: 26))
        r.move(to: CGPoint(x: 14, y: 26))
        r.addLine(to: CGPoint(x: 30, y: 50))
        move(r, 58)

        let b = UIBezierPath()
        b.move(to: .zero)
        b.addLine(to: CGPoint(x: 0, y: 50))
        b.addLine(to: CGPoint(x: 17, y: 50))
        b.addArc(withCenter: CGPoint(x: 17, y: 37), radius: 13, startAngle: .pi / 2, endAngle: -.pi / 2, clockwise: false)
        b.addLine(to: CGPoint(x: 0, y: 24))
        b.move(to: CGPoint(x: 15, y: 24))
        b.addQuadCurve(to: CGPoint(x: 15, y: 0), controlPoint: CGPoint(x: 36, y: 12))
        b.addLine(to: .zero)
        move(b, 104)

        let i = UIBezierPath()
        i.move(to: .zero)
        i.addLine(to: CGPoint(x: 0, y: 50))
        move(i, 152)

        let t = UIBezierPath()
        t.move(to: .zero)
        t.addLine(to: CGPoint(x: 36, y: 0))
        t.move(to: CGPoint(x: 18, y: 0))
        t.addLine(to: CGPoint(x: 18, y: 50))
        move(t, 170)
        return all
    }

    override var intrinsicContentSize: CGSize { return CGSize(width: 206, height: 50) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = letters().cgPath
        stroke.path = path
        shineText.path = path
        stroke.frame = bounds
        shine.frame = bounds.insetBy(dx: -4, dy: -4)
        shineText.frame = CGRect(x: 4, y: 4, width: bounds.width, height: bounds.height)
    }

    func write() {
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        draw.fromValue = 0
        draw.toValue = 1
        draw.duration = 2
        draw.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)
        stroke.add(draw, forKey: nil)

        let sweep = CABasicAnimation(keyPath: "locations")
        sweep.fromValue = [-0.4, -0.2, 0] as [NSNumber]
        sweep.toValue = [1.0, 1.2, 1.4] as [NSNumber]
        sweep.duration = 1.6
        sweep.beginTime = CACurrentMediaTime() + 2
        let wait = CAAnimationGroup()
        wait.animations = [sweep]
        sweep.beginTime = 0
        wait.duration = 3
        wait.beginTime = CACurrentMediaTime() + 2
        wait.repeatCount = .infinity
        shine.add(wait, forKey: "shine")
    }
}

// MARK: Rocket

final class RocketView: UIView {

    let flames = CAEmitterLayer()

    override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 64))
        isOpaque = false
        backgroundColor = .clear
        let cell = CAEmitterCell()
        cell.name = "flame"
        cell.contents = RocketView.spark(.orange).cgImage
        cell.birthRate = 120
        cell.lifetime = 0.5
        cell.lifetimeRange = 0.2
        cell.velocity = 120
        cell.velocityRange = 40
        cell.emissionLongitude = .pi / 2
        cell.emissionRange = .pi / 8
        cell.scale = 0.6
        cell.scaleSpeed = -1
        cell.alphaSpeed = -1.4
        cell.color = UIColor(red: 1, green: 0.6, blue: 0.2, alpha: 1).cgColor
        flames.emitterCells = [cell]
        flames.emitterPosition = CGPoint(x: 22, y: 60)
        flames.emitterShape = kCAEmitterLayerPoint
        flames.renderMode = kCAEmitterLayerAdditive
        flames.birthRate = 0
        layer.addSublayer(flames)
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }

    static func spark(_ color: UIColor) -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16))
        return renderer.image { ctx in
            let colors = [color.cgColor, color.withAlphaComponent(0).cgColor] as CFArray
            let g = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])!
            ctx.cgContext.drawRadialGradient(g, startCenter: CGPoint(x: 8, y: 8), startRadius: 0, endCenter: CGPoint(x: 8, y: 8), endRadius: 8, options: [])
        }
    }

    override func draw(_ rect: CGRect) {
        guard let ctx = UIGraphicsGetCurrentContext() else { return }
        let body = UIBezierPath()
        body.move(to: CGPoint(x: 22, y: 0))
        body.addCurve(to: CGPoint(x: 32, y: 56), controlPoint1: CGPoint(x: 38, y: 14), controlPoint2: CGPoint(x: 36, y: 40))
        body.addLine(to: CGPoint(x: 12, y: 56))
        body.addCurve(to: CGPoint(x: 22, y: 0), controlPoint1: CGPoint(x: 8, y: 40), controlPoint2: CGPoint(x: 6, y: 14))
        body.close()
        ctx.saveGState()
        ctx.setShadow(offset: CGSize(width: 0, height: 2), blur: 6, color: UIColor.black.withAlphaComponent(0.4).cgColor)
        UIColor(white: 0.95, alpha: 1).setFill()
        body.fill()
        ctx.restoreGState()
        UIColor(red: 0.9, green: 0.25, blue: 0.3, alpha: 1).setFill()
        for side: CGFloat in [-1, 1] {
            let fin = UIBezierPath()
            fin.move(to: CGPoint(x: 22 + side * 12, y: 38))
            fin.addLine(to: CGPoint(x: 22 + side * 21, y: 58))
            fin.addLine(to: CGPoint(x: 22 + side * 10, y: 54))
            fin.close()
            fin.fill()
        }
        UIColor(red: 0.3, green: 0.6, blue: 0.95, alpha: 1).setFill()
        UIBezierPath(ovalIn: CGRect(x: 16, y: 18, width: 12, height: 12)).fill()
    }

    func fly(along path: CGPath, duration: CFTimeInterval) {
        flames.birthRate = 1
        flames.beginTime = CACurrentMediaTime()
        let ride = CAKeyframeAnimation(keyPath: "position")
        ride.path = path
        ride.calculationMode = kCAAnimationPaced
        ride.rotationMode = kCAAnimationRotateAuto
        let shrink = CABasicAnimation(keyPath: "opacity")
        shrink.fromValue = 1
        shrink.toValue = 0
        shrink.beginTime = duration - 0.3
        shrink.duration = 0.3
        shrink.fillMode = kCAFillModeForwards
        let group = CAAnimationGroup()
        group.animations = [ride, shrink]
        group.duration = duration
        group.fillMode = kCAFillModeForwards
        group.isRemovedOnCompletion = false
        group.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
        layer.add(group, forKey: "ride")
    }

    func land() {
        flames.birthRate = 0
        layer.removeAnimation(forKey: "ride")
    }
}

// MARK: Controller

class LaunchPadViewController: UIViewController {

    private enum State { case idle, flying, done }

    private let sky = SkyView()
    private let ring = RingView()
    private let word = WordmarkView()
    private let rocket = RocketView(frame: .zero)
    private let button = UIButton(type: .custom)
    private let tick = CAShapeLayer()
    private let confetti = CAEmitterLayer()
    private var state = State.idle

    override var prefersStatusBarHidden: Bool { return true }

    override func viewDidLoad() {
        super.viewDidLoad()
        [sky, ring, word, button, rocket].forEach(view.addSubview)
        button.setAttributedTitle(NSAttributedString(string: "LAUNCH", attributes: [
            NSAttributedStringKey.kern: 3,
            .font: UIFont.systemFont(ofSize: 16, weight: .heavy),
            .foregroundColor: UIColor.white]), for: .normal)
        button.backgroundColor = UIColor(red: 0.9, green: 0.25, blue: 0.4, alpha: 1)
        button.addTarget(self, action: #selector(go), for: .touchUpInside)

        tick.strokeColor = UIColor.white.cgColor
        tick.fillColor = UIColor.clear.cgColor
        tick.lineWidth = 4
        tick.lineCap = kCALineCapRound
        tick.strokeEnd = 0
        button.layer.addSublayer(tick)

        confetti.emitterShape = kCAEmitterLayerLine
        confetti.birthRate = 0
        confetti.emitterCells = [UIColor.red, .yellow, .cyan, .green, .magenta].map { color in
            let c = CAEmitterCell()
            c.contents = RocketView.spark(color).cgImage
            c.birthRate = 14
            c.lifetime = 5
            c.velocity = 160
            c.velocityRange = 80
            c.yAcceleration = 90
            c.emissionLongitude = .pi / 2
            c.emissionRange = .pi / 3
            c.spin = 3
            c.spinRange = 4
            c.scaleRange = 0.4
            return c
        }
        view.layer.addSublayer(confetti)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sky.frame = view.bounds
        let mid = CGPoint(x: view.bounds.midX, y: view.bounds.midY - 40)
        ring.bounds = CGRect(x: 0, y: 0, width: 220, height: 220)
        ring.center = mid
        word.bounds = CGRect(origin: .zero, size: word.intrinsicContentSize)
        word.center = CGPoint(x: mid.x, y: 120)
        if state == .idle {
            button.bounds = CGRect(x: 0, y: 0, width: 180, height: 56)
            rocket.center = mid
        }
        button.center = CGPoint(x: mid.x, y: view.bounds.height - 90)
        button.layer.cornerRadius = 28
        confetti.emitterPosition = CGPoint(x: mid.x, y: -10)
        confetti.emitterSize = CGSize(width: view.bounds.width, height: 1)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        sky.startDrifting()
        ring.startPulsing()
        word.write()
    }

    @objc private func go() {
        switch state {
        case .idle: launch()
        case .flying: break
        case .done: reset()
        }
    }

    private func launch() {
        state = .flying
        UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [], animations: {
            self.button.titleLabel?.alpha = 0
            self.button.bounds.size.width = 56
        }, completion: nil)
        let path = CGMutablePath()
        path.move(to: rocket.center)
        path.addCurve(to: CGPoint(x: view.bounds.midX, y: -80),
                      control1: CGPoint(x: view.bounds.width + 60, y: rocket.center.y - 60),
                      control2: CGPoint(x: -120, y: rocket.center.y - 240))
        rocket.fly(along: path, duration: 2.4)
        ring.fill(duration: 2.4) { [weak self] in
            self?.celebrate()
        }
    }

    private func celebrate() {
        state = .done
        confetti.beginTime = CACurrentMediaTime()
        confetti.birthRate = 1
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) { self.confetti.birthRate = 0 }

        let p = UIBezierPath()
        p.move(to: CGPoint(x: 17, y: 29))
        p.addLine(to: CGPoint(x: 25, y: 37))
        p.addLine(to: CGPoint(x: 40, y: 20))
        tick.path = p.cgPath
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        draw.fromValue = 0
        draw.duration = 0.35
        tick.strokeEnd = 1
        tick.add(draw, forKey: "tick")

        let bounce = CASpringAnimation(keyPath: "transform.scale")
        bounce.fromValue = 0.6
        bounce.toValue = 1
        bounce.damping = 8
        bounce.stiffness = 220
        bounce.duration = bounce.settlingDuration
        button.layer.add(bounce, forKey: "bounce")
        UIView.animate(withDuration: 0.3) { self.button.backgroundColor = UIColor(red: 0.2, green: 0.75, blue: 0.45, alpha: 1) }
    }

    private func reset() {
        ring.reset()
        rocket.land()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        tick.strokeEnd = 0
        CATransaction.commit()
        rocket.alpha = 0
        rocket.transform = CGAffineTransform(translationX: 0, y: 60)
        UIView.animate(withDuration: 0.5, animations: {
            self.rocket.alpha = 1
            self.rocket.transform = .identity
            self.button.bounds.size.width = 180
            self.button.titleLabel?.alpha = 1
            self.button.backgroundColor = UIColor(red: 0.9, green: 0.25, blue: 0.4, alpha: 1)
        }) { _ in self.state = .idle }
    }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window!.rootViewController = LaunchPadViewController()
        window!.makeKeyAndVisible()
        return true
    }
}
