//
//  FableBook.swift
//  Xcode 10.0, 2018 - Swift 4.2 - deployment target iOS 11.0
//
//  See: a closed red book on a wooden table. Tap it: the cover opens round its spine (CATransform3D with perspective, 0.9 s) and the book moves to
//  the middle. Drag a right page to the left: it turns round the spine under the finger, with a shadow that darkens at the middle, its back showing
//  the next left page; let go: it falls to the nearer side. The same from left to right for going back. A page counter "2-3 / 8" is below.
//  "Read aloud" speaks the right page (AVSpeechSynthesizer) and highlights each word as it is spoken. A pinch closes the book again.
//

import UIKit
import AVFoundation

struct Story {
    static let title = "The Fox and the Lantern"
    static let pages: [String] = [
        "Once there was a fox who could not sleep, since the night was too quiet to be trusted.",
        "She went down to the mill, where an old lantern hung, and asked it what it saw.",
        "\u{201C}Only what comes near me,\u{201D} said the lantern, \u{201C}and never what made it come.\u{201D}",
        "So the fox took it in her teeth and walked until the light fell on a door.",
        "Behind the door somebody was snoring, and the snore was warm and round.",
        "She lay down on the step, with the lantern between her paws.",
        "In the morning the door opened and there was bread, and no question asked.",
        "Since then the night has had a small light in it, if you know where to look."
    ]
}

// MARK: - One printed page

final class PageFace: UIView {

    enum Side { case left, right }

    let side: Side
    let textView = UILabel()
    private let numberLabel = UILabel()
    private let gutter = CAGradientLayer()
    let shade = CALayer()

    var index: Int? { didSet { update() } }

    init(side: Side) {
        self.side = side
        super.init(frame: .zero)
        backgroundColor = UIColor(red: 0.98, green: 0.95, blue: 0.88, alpha: 1)
        layer.cornerRadius = 6
        layer.maskedCorners = side == .left ? [.layerMinXMinYCorner, .layerMinXMaxYCorner] : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        layer.isDoubleSided = false
        layer.masksToBounds = true
        textView.numberOfLines = 0
        numberLabel.font = UIFont(name: "Georgia", size: 11)
        numberLabel.textColor = .gray
        numberLabel.textAlignment = .center
        addSubview(textView)
        addSubview(numberLabel)
        let dark = UIColor(white: 0, alpha: 0.22).cgColor, clear = UIColor(white: 0, alpha: 0).cgColor
        gutter.colors = side == .left ? [clear, dark] : [dark, clear]
        gutter.startPoint = CGPoint(x: 0, y: 0.5)
        gutter.endPoint = CGPoint(x: 1, y: 0.5)
        layer.addSublayer(gutter)
        shade.backgroundColor = UIColor.black.cgColor
        shade.opacity = 0
        layer.addSublayer(shade)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset = bounds.insetBy(dx: 16, dy: 22)
        textView.frame = CGRect(x: inset.minX, y: inset.minY, width: inset.width, height: inset.height - 24)
        numberLabel.frame = CGRect(x: 0, y: bounds.height - 24, width: bounds.width, height: 16)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let w = min(26, bounds.width)
        gutter.frame = CGRect(x: side == .left ? bounds.width - w : 0, y: 0, width: w, height: bounds.height)
        shade.frame = bounds
        CATransaction.commit()
    }

    func attributed(highlight: NSRange? = nil) -> NSAttributedString {
        guard let i = index, Story.pages.indices.contains(i) else { return NSAttributedString() }
        let p = NSMutableParagraphStyle()
        p.lineSpacing = 5
        p.hyphenationFactor = 1
        let text = Story.pages[i]
        let s = NSMutableAttributedString(string: text, attributes: [.font: UIFont(name: "Georgia", size: 15) ?? UIFont.systemFont(ofSize: 15),
                                                                     .foregroundColor: UIColor(white: 0.15, alpha: 1), .paragraphStyle: p])
        if i % 4 == 0 {     // a drop cap, more or less
            s.addAttributes([.font: UIFont(name: "Georgia-Bold", size: 32) ?? UIFont.boldSystemFont(ofSize: 32), .foregroundColor: UIColor(red: 0.6, green: 0.1, blue: 0.1, alpha: 1)], range: NSRange(location: 0, length: 1))
        }
        if let r = highlight, NSMaxRange(r) <= s.length {
            s.addAttribute(.backgroundColor, value: UIColor.yellow.withAlphaComponent(0.6), range: r)
        }
        return s
    }

    private func update() {
        textView.attributedText = attributed()
        numberLabel.text = index.map { "\($0 + 1)" }
    }
}

/// Two faces back to back, turning about the spine.
final class Leaf: UIView {
    let front = PageFace(side: .right)
    let back = PageFace(side: .left)

    var angle: CGFloat = 0 {       // 0 flat on the right, -pi flat on the left
        didSet { apply() }
    }

    override class var layerClass: AnyClass { return CATransformLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(back)
        addSubview(front)
        back.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        for v in [front, back] {
            v.bounds = CGRect(origin: .zero, size: bounds.size)
            v.layer.position = CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }

    private func apply() {
        layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
        let bend = sin(min(max(-angle, 0), .pi))
        front.shade.opacity = Float(bend * 0.35)
        back.shade.opacity = Float(bend * 0.35)
    }
}

// MARK: - Book

final class BookView: UIView {

    private let leftPage = PageFace(side: .left)
    private let rightPage = PageFace(side: .right)
    private let cover = UIView()
    private let coverTitle = UILabel()
    private let stage = UIView()
    private(set) var spread = 0        // 0 shows pages 0 | 1
    private(set) var isOpen = false
    private var leaf: Leaf?
    private var forward = true
    var didChange: (() -> Void)?

    var spreads: Int { return (Story.pages.count + 1) / 2 }
    var visibleRightFace: PageFace { return rightPage }

    override init(frame: CGRect) {
        super.init(frame: frame)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 1200
        stage.layer.sublayerTransform = perspective
        addSubview(stage)
        stage.addSubview(leftPage)
        stage.addSubview(rightPage)
        leftPage.alpha = 0
        cover.backgroundColor = UIColor(red: 0.55, green: 0.09, blue: 0.11, alpha: 1)
        cover.layer.cornerRadius = 8
        cover.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        cover.layer.borderColor = UIColor(red: 0.85, green: 0.68, blue: 0.3, alpha: 1).cgColor
        cover.layer.borderWidth = 2
        coverTitle.text = Story.title
        coverTitle.font = UIFont(name: "Georgia-Bold", size: 22)
        coverTitle.textColor = UIColor(red: 0.9, green: 0.75, blue: 0.4, alpha: 1)
        coverTitle.numberOfLines = 0
        coverTitle.textAlignment = .center
        cover.addSubview(coverTitle)
        stage.addSubview(cover)
        stage.layer.shadowOpacity = 0.5
        stage.layer.shadowRadius = 18
        stage.layer.shadowOffset = CGSize(width: 0, height: 12)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(turn(_:)))
        addGestureRecognizer(pan)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:))))
        show()
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private var pageSize: CGSize { return CGSize(width: bounds.width / 2, height: bounds.height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        stage.bounds = bounds
        stage.center = CGPoint(x: bounds.midX - (isOpen ? 0 : pageSize.width / 2), y: bounds.midY)
        let s = pageSize
        leftPage.frame = CGRect(origin: .zero, size: s)
        rightPage.frame = CGRect(origin: CGPoint(x: s.width, y: 0), size: s)
        cover.bounds = CGRect(origin: .zero, size: s)
        cover.layer.position = CGPoint(x: s.width, y: s.height / 2)
        coverTitle.frame = cover.bounds.insetBy(dx: 16, dy: 40)
    }

    private func show() {
        leftPage.index = spread * 2
        rightPage.index = spread * 2 + 1
        didChange?()
    }

    @objc private func tapped() {
        if !isOpen { setOpen(true) }
    }

    @objc private func pinched(_ g: UIPinchGestureRecognizer) {
        if g.state == .ended && g.scale < 0.8 && isOpen { setOpen(false) }
    }

    func setOpen(_ open: Bool) {
        isOpen = open
        if open {
            spread = 0
            show()
        }
        cover.isHidden = false
        let turn = CABasicAnimation(keyPath: "transform.rotation.y")
        turn.fromValue = open ? 0 : -CGFloat.pi
        turn.toValue = open ? -CGFloat.pi : 0
        turn.duration = 0.9
        turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            self.cover.isHidden = open
            self.coverTitle.alpha = 1
            self.didChange?()
        }
        cover.layer.transform = CATransform3DMakeRotation(open ? -.pi : 0, 0, 1, 0)
        cover.layer.add(turn, forKey: "open")
        CATransaction.commit()
        UIView.animate(withDuration: 0.9, delay: 0, options: .curveEaseInOut, animations: {
            self.stage.center.x = self.bounds.midX - (open ? 0 : self.pageSize.width / 2)
        }, completion: nil)
        // the left page must not be seen before the cover has passed the middle
        UIView.animate(withDuration: 0.1, delay: 0.45, options: [], animations: {
            self.leftPage.alpha = open ? 1 : 0
            self.coverTitle.alpha = open ? 0 : 1
        }, completion: nil)
    }

    // MARK: turning

    private func makeLeaf(forward: Bool) -> Leaf {
        let l = Leaf(frame: .zero)
        let s = pageSize
        l.bounds = CGRect(origin: .zero, size: s)
        l.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        l.layer.position = CGPoint(x: s.width, y: s.height / 2)
        let base = forward ? spread : spread - 1
        l.front.index = base * 2 + 1
        l.back.index = base * 2 + 2
        stage.addSubview(l)
        l.layoutIfNeeded()
        if forward {
            rightPage.index = base * 2 + 3
            l.angle = 0
        } else {
            leftPage.index = base * 2
            l.angle = -.pi
        }
        return l
    }

    @objc private func turn(_ g: UIPanGestureRecognizer) {
        guard isOpen else { return }
        let t = g.translation(in: self).x
        switch g.state {
        case .began:
            guard leaf == nil else { return }
            forward = g.velocity(in: self).x < 0
            if forward && spread >= spreads - 1 { return }
            if !forward && spread == 0 { return }
            leaf = makeLeaf(forward: forward)
        case .changed:
            guard let leaf = leaf else { return }
            let f = min(max((forward ? -t : t) / bounds.width, 0), 1)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            leaf.angle = forward ? -.pi * f : -.pi * (1 - f)
            CATransaction.commit()
        case .ended, .cancelled:
            guard let leaf = leaf else { return }
            let v = g.velocity(in: self).x
            let done = abs(v) > 400 ? (v < 0) == forward : (forward ? leaf.angle < -.pi / 2 : leaf.angle > -.pi / 2)
            land(leaf, done: done)
        default: break
        }
    }

    private func land(_ leaf: Leaf, done: Bool) {
        let target: CGFloat = forward == done ? -.pi : 0
        let distance = abs(target - leaf.angle) / .pi
        let from = leaf.angle
        CATransaction.begin()
        CATransaction.setAnimationDuration(Double(0.25 + 0.35 * distance))
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
        CATransaction.setCompletionBlock {
            if done { self.spread += self.forward ? 1 : -1 }
            self.show()
            leaf.removeFromSuperview()
            self.leaf = nil
        }
        let a = CABasicAnimation(keyPath: "transform.rotation.y")
        a.fromValue = from
        a.toValue = target
        leaf.layer.add(a, forKey: "land")
        leaf.angle = target
        CATransaction.commit()
    }
}

// MARK: - Controller

final class FableViewController: UIViewController, AVSpeechSynthesizerDelegate {

    private let book = BookView()
    private let counter = UILabel()
    private let speak = UIButton(type: .system)
    private let synthesizer = AVSpeechSynthesizer()

    override func loadView() {
        view = TableTopView()
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        counter.font = UIFont(name: "Georgia-Italic", size: 15)
        counter.textColor = .white
        counter.textAlignment = .center
        speak.setTitle("Read aloud", for: .normal)
        speak.setTitle("…", for: .disabled)
        speak.tintColor = .white
        speak.addTarget(self, action: #selector(readAloud), for: .touchUpInside)
        synthesizer.delegate = self
        for v in [book, counter, speak] as [UIView] {
            v.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(v)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            book.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            book.centerYAnchor.constraint(equalTo: guide.centerYAnchor, constant: -30),
            book.widthAnchor.constraint(equalTo: guide.widthAnchor, constant: -32),
            book.heightAnchor.constraint(equalTo: book.widthAnchor, multiplier: 0.72),
            counter.topAnchor.constraint(equalTo: book.bottomAnchor, constant: 24),
            counter.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            speak.topAnchor.constraint(equalTo: counter.bottomAnchor, constant: 12),
            speak.centerXAnchor.constraint(equalTo: guide.centerXAnchor)
        ])
        book.didChange = { [weak self] in self?.update() }
        update()
    }

    private func update() {
        let n = book.spread * 2
        counter.text = book.isOpen ? "\(n + 1)–\(n + 2) / \(Story.pages.count)" : "Tap to open"
        speak.isHidden = !book.isOpen
    }

    @objc private func readAloud() {
        guard let i = book.visibleRightFace.index, Story.pages.indices.contains(i) else { return }
        let u = AVSpeechUtterance(string: Story.pages[i])
        u.voice = AVSpeechSynthesisVoice(language: "en-GB")
        u.rate = AVSpeechUtteranceDefaultSpeechRate * 0.9
        synthesizer.stopSpeaking(at: .immediate)
        synthesizer.speak(u)
        speak.isEnabled = false
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance) {
        book.visibleRightFace.textView.attributedText = book.visibleRightFace.attributed(highlight: characterRange)
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        book.visibleRightFace.textView.attributedText = book.visibleRightFace.attributed()
        speak.isEnabled = true
    }
}

/// Wood, drawn.
final class TableTopView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func draw(_ rect: CGRect) {
        let ctx = UIGraphicsGetCurrentContext()!
        UIColor(red: 0.33, green: 0.21, blue: 0.13, alpha: 1).setFill()
        ctx.fill(bounds)
        ctx.setStrokeColor(UIColor(red: 0.25, green: 0.15, blue: 0.09, alpha: 0.8).cgColor)
        for i in 0..<40 {
            let y = bounds.height * CGFloat(i) / 40
            let wobble = CGFloat((i * 53) % 17)
            ctx.setLineWidth(1 + wobble / 12)
            ctx.move(to: CGPoint(x: 0, y: y))
            ctx.addCurve(to: CGPoint(x: bounds.width, y: y + wobble), control1: CGPoint(x: bounds.width * 0.3, y: y - wobble), control2: CGPoint(x: bounds.width * 0.6, y: y + wobble * 2))
            ctx.strokePath()
        }
    }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = FableViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
