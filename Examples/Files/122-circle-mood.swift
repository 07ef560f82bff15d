//
//  MoodWeek.swift
//
//  Circular reveal with a mask, like the "Ping" app.
//  Each day of the week is a bubble. Tap it and it grows over the whole screen.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let nav = UINavigationController(rootViewController: WeekViewController())
        nav.setNavigationBarHidden(true, animated: false)
        window!.rootViewController = nav
        window!.makeKeyAndVisible()
        return true
    }
}

extension UIColor {
    // red -> yellow -> green
    static func mood(_ value: CGFloat) -> UIColor {
        return UIColor(hue: 0.02 + 0.38 * value, saturation: 0.65, brightness: 0.82, alpha: 1)
    }
}

struct Day {
    let name: String
    var happiness: CGFloat
}

// MARK: - The face

class FaceView: UIView {

    var happiness: CGFloat = 0.5 {
        didSet { setNeedsDisplay() }
    }
    var lineColor = UIColor.white

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height) - 8
        let c = CGPoint(x: bounds.midX, y: bounds.midY)
        lineColor.setStroke()
        lineColor.setFill()

        let head = UIBezierPath(arcCenter: c, radius: side / 2, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        head.lineWidth = side * 0.03
        head.stroke()

        for sign in [-1, 1] as [CGFloat] {
            let eyeX = c.x + sign * side * 0.18 - side * 0.05
            UIBezierPath(ovalIn: CGRect(x: eyeX, y: c.y - side * 0.2, width: side * 0.1, height: side * 0.14)).fill()
        }

        let mouthY = c.y + side * 0.2
        let mouth = UIBezierPath()
        mouth.move(to: CGPoint(x: c.x - side * 0.25, y: mouthY))
        mouth.addQuadCurve(to: CGPoint(x: c.x + side * 0.25, y: mouthY),
                           controlPoint: CGPoint(x: c.x, y: mouthY + (happiness - 0.5) * side * 0.5))
        mouth.lineWidth = side * 0.04
        mouth.lineCapStyle = .round
        mouth.stroke()
    }
}

// MARK: - Bubble button

class BubbleButton: UIButton {

    let face = FaceView()

    override var isHighlighted: Bool {
        didSet {
            let pressed = isHighlighted
            UIView.animate(withDuration: 0.12) {
                self.transform = pressed ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
            }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(face)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        addSubview(face)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.width / 2
        face.frame = bounds.insetBy(dx: bounds.width * 0.2, dy: bounds.width * 0.2)
    }

    func show(_ day: Day) {
        backgroundColor = .mood(day.happiness)
        face.happiness = day.happiness
        accessibilityLabel = day.name
    }
}

// MARK: - Week

class WeekViewController: UIViewController {

    var days = [Day(name: "Monday", happiness: 0.1), Day(name: "Tuesday", happiness: 0.3),
                Day(name: "Wednesday", happiness: 0.5), Day(name: "Thursday", happiness: 0.45),
                Day(name: "Friday", happiness: 0.8), Day(name: "Saturday", happiness: 1.0)]
    var bubbles = [BubbleButton]()
    var selected = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.12, alpha: 1)
        navigationController?.delegate = self

        let title = UILabel()
        title.text = "How was your week?"
        title.font = UIFont(name: "AvenirNext-DemiBold", size: 26)
        title.textColor = .white

        let rows = UIStackView(arrangedSubviews: [title])
        rows.axis = .vertical
        rows.alignment = .center
        rows.spacing = 22
        rows.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(rows)
        rows.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        rows.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true

        for start in stride(from: 0, to: days.count, by: 2) {
            let row = UIStackView()
            row.spacing = 30
            for index in start..<min(start + 2, days.count) {
                row.addArrangedSubview(makeColumn(for: index))
            }
            rows.addArrangedSubview(row)
        }
    }

    private func makeColumn(for index: Int) -> UIView {
        let bubble = BubbleButton()
        bubble.tag = index
        bubble.show(days[index])
        bubble.widthAnchor.constraint(equalToConstant: 110).isActive = true
        bubble.heightAnchor.constraint(equalTo: bubble.widthAnchor).isActive = true
        bubble.addTarget(self, action: #selector(bubbleTapped(_:)), for: .touchUpInside)
        bubbles.append(bubble)

        let label = UILabel()
        label.text = days[index].name
        label.textColor = .lightGray
        label.font = UIFont(name: "AvenirNext-Regular", size: 14)

        let column = UIStackView(arrangedSubviews: [bubble, label])
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 6
        return column
    }

    @objc func bubbleTapped(_ sender: BubbleButton) {
        selected = sender.tag
        let detail = DayViewController()
        detail.day = days[sender.tag]
        detail.onChange = { [weak self] day in
            self?.days[sender.tag] = day
            sender.show(day)
        }
        navigationController?.pushViewController(detail, animated: true)
    }
}

extension WeekViewController: UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController,
                              to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        let animator = CircleAnimator()
        animator.operation = operation
        animator.circle = bubbles[selected].convert(bubbles[selected].bounds, to: navigationController.view)
        return animator
    }
}

// MARK: - Day

class DayViewController: UIViewController {

    var day: Day!
    var onChange: ((Day) -> Void)?
    let face = FaceView()
    let ring = CAShapeLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .mood(day.happiness)

        ring.fillColor = UIColor.clear.cgColor
        ring.strokeColor = UIColor(white: 1, alpha: 0.35).cgColor
        ring.lineWidth = 10
        ring.lineCap = .round
        ring.strokeEnd = day.happiness
        view.layer.addSublayer(ring)

        let nameLabel = UILabel()
        nameLabel.text = day.name
        nameLabel.textColor = .white
        nameLabel.textAlignment = .center
        nameLabel.font = UIFont(name: "AvenirNext-Heavy", size: 36)

        let slider = UISlider()
        slider.value = Float(day.happiness)
        slider.minimumTrackTintColor = .white
        slider.maximumTrackTintColor = UIColor(white: 1, alpha: 0.3)
        slider.addTarget(self, action: #selector(sliderMoved(_:)), for: .valueChanged)

        let done = UIButton(type: .custom)
        done.setTitle("Done", for: .normal)
        done.titleLabel?.font = UIFont(name: "AvenirNext-DemiBold", size: 20)
        done.addTarget(self, action: #selector(close), for: .touchUpInside)

        face.happiness = day.happiness
        let views: [String: UIView] = ["name": nameLabel, "face": face, "slider": slider, "done": done]
        for v in views.values {
            v.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(v)
        }
        var constraints = NSLayoutConstraint.constraints(withVisualFormat: "V:|-90-[name]-60-[face(200)]-70-[slider]-40-[done(50)]", options: .alignAllCenterX, metrics: nil, views: views)
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "H:|-40-[slider]-40-|", options: [], metrics: nil, views: views)
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "H:[face(200)]", options: [], metrics: nil, views: views)
        NSLayoutConstraint.activate(constraints)

        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:)))
        view.addGestureRecognizer(pinch)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let c = CGPoint(x: face.frame.midX, y: face.frame.midY)
        ring.path = UIBezierPath(arcCenter: c, radius: 125, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true).cgPath
    }

    @objc func sliderMoved(_ slider: UISlider) {
        day.happiness = CGFloat(slider.value)
        face.happiness = day.happiness
        ring.strokeEnd = day.happiness
        view.backgroundColor = .mood(day.happiness)
        onChange?(day)
    }

    @objc func close() {
        navigationController?.popViewController(animated: true)
    }

    @objc func pinched(_ pinch: UIPinchGestureRecognizer) {
        if pinch.state == .changed && pinch.scale < 0.7 {
            pinch.isEnabled = false
            close()
        }
    }
}

// MARK: - Transition

class CircleAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {

    var operation = UINavigationController.Operation.push
    var circle = CGRect.zero
    private var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return operation == .push ? 0.5 : 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let container = transitionContext.containerView
        let fromView = transitionContext.view(forKey: .from)!
        let toView = transitionContext.view(forKey: .to)!
        toView.frame = container.bounds
        if operation == .push {
            container.addSubview(toView)
        } else {
            container.insertSubview(toView, belowSubview: fromView)
        }

        // radius must reach the corner that is farthest away
        let center = CGPoint(x: circle.midX, y: circle.midY)
        let dx = max(center.x, container.bounds.width - center.x)
        let dy = max(center.y, container.bounds.height - center.y)
        let radius = sqrt(dx * dx + dy * dy)
        let small = UIBezierPath(ovalIn: circle).cgPath
        let big = UIBezierPath(ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)).cgPath

        let mask = CAShapeLayer()
        mask.path = operation == .push ? big : small
        (operation == .push ? toView : fromView).layer.mask = mask

        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = operation == .push ? small : big
        animation.toValue = mask.path
        animation.duration = transitionDuration(using: transitionContext)
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.delegate = self
        mask.add(animation, forKey: "path")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        context?.view(forKey: .to)?.layer.mask = nil
        context?.completeTransition(!(context?.transitionWasCancelled ?? false))
        context?.view(forKey: .from)?.layer.mask = nil
        context = nil
    }
}
