//
//  NowPlaying.swift
//  Xcode 10.1, 2018 - Swift 4.2 - deployment target iOS 11.0
//
//  A list of albums with a large title; a mini player pinned at the bottom. Tap the mini player or drag it up:
//  one UIViewPropertyAnimator moves the card through three detents (mini, half, full), blurring and shrinking the
//  list behind; let go and it springs to the nearest detent in the direction of the flick; you may grab it in
//  mid-flight. On the card: play/pause morphs, a scrubber, and the artwork grows with the card. Tap an album row: the
//  mini player cross-dissolves to that album. Full = list scaled 0.92 under a dark blur with rounded corners.
//

import UIKit
import UIKit.UIGestureRecognizerSubclass

struct Album: Equatable {
    let title: String
    let artist: String
    let hue: CGFloat
    let seconds: TimeInterval

    func artwork(side: CGFloat) -> UIImage {
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { ctx in
            let rect = CGRect(x: 0, y: 0, width: side, height: side)
            UIColor(hue: hue, saturation: 0.55, brightness: 0.85, alpha: 1).setFill()
            ctx.fill(rect)
            UIColor(hue: hue, saturation: 0.8, brightness: 0.5, alpha: 1).setStroke()
            for i in stride(from: 1, through: 6, by: 1) {
                let inset = side * CGFloat(i) / 14
                let ring = UIBezierPath(ovalIn: rect.insetBy(dx: inset, dy: inset))
                ring.lineWidth = side / 60
                ring.stroke()
            }
            let letter = String(title.prefix(1)) as NSString
            let attrs: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: side * 0.3), .foregroundColor: UIColor.white]
            let size = letter.size(withAttributes: attrs)
            letter.draw(at: CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2), withAttributes: attrs)
        }
    }
}

enum Detent: Int, CaseIterable {
    case mini, half, full

    func offset(in height: CGFloat, safeBottom: CGFloat) -> CGFloat {
        switch self {
        case .mini: return height - 72 - safeBottom
        case .half: return height * 0.45
        case .full: return 44
        }
    }
}

// A pan that begins at touch down, so that a card in flight can be caught
class InstantPanGestureRecognizer: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began { return }
        super.touchesBegan(touches, with: event)
        state = .began
    }
}

// MARK: - Play button

class PlayButton: UIControl {

    private let left = CAShapeLayer()
    private let right = CAShapeLayer()

    var isPlaying = false {
        didSet {
            guard oldValue != isPlaying else { return }
            update(animated: true)
            accessibilityLabel = isPlaying ? "Pause" : "Play"
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for l in [left, right] {
            l.fillColor = UIColor.black.cgColor
            layer.addSublayer(l)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = "Play"
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:)") }

    override func layoutSubviews() {
        super.layoutSubviews()
        update(animated: false)
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.4 : 1 }
    }

    private func paths() -> (CGPath, CGPath) {
        let b = bounds.insetBy(dx: bounds.width * 0.25, dy: bounds.height * 0.22)
        func quad(_ pts: [CGPoint]) -> CGPath {
            let p = CGMutablePath()
            p.addLines(between: pts)
            p.closeSubpath()
            return p
        }
        if isPlaying {
            let w = b.width * 0.34
            return (quad([CGPoint(x: b.minX, y: b.minY), CGPoint(x: b.minX + w, y: b.minY), CGPoint(x: b.minX + w, y: b.maxY), CGPoint(x: b.minX, y: b.maxY)]),
                    quad([CGPoint(x: b.maxX - w, y: b.minY), CGPoint(x: b.maxX, y: b.minY), CGPoint(x: b.maxX, y: b.maxY), CGPoint(x: b.maxX - w, y: b.maxY)]))
        }
        return (quad([CGPoint(x: b.minX, y: b.minY), CGPoint(x: b.midX, y: b.minY + b.height / 4), CGPoint(x: b.midX, y: b.maxY - b.height / 4), CGPoint(x: b.minX, y: b.maxY)]),
                quad([CGPoint(x: b.midX, y: b.minY + b.height / 4), CGPoint(x: b.maxX, y: b.midY), CGPoint(x: b.maxX, y: b.midY), CGPoint(x: b.midX, y: b.maxY - b.height / 4)]))
    }

    private func update(animated: Bool) {
        let (l, r) = paths()
        for (layer, path) in [(left, l), (right, r)] {
            if animated {
                let morph = CABasicAnimation(keyPath: "path")
                morph.fromValue = layer.presentation()?.path ?? layer.path
                morph.toValue = path
                morph.duration = 0.25
                morph.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                layer.add(morph, forKey: "path")
            }
            layer.path = path
        }
    }
}

// MARK: - Card

class PlayerCard: UIView {

    let artwork = UIImageView()
    let titleLabel = UILabel()
    let artistLabel = UILabel()
    let play = PlayButton()
    let slider = UISlider()
    let elapsedLabel = UILabel()
    let grabber = UIView()

    /// 0 = mini, 1 = full
    var progress: CGFloat = 0 { didSet { setNeedsLayout() } }

    var album: Album? {
        didSet {
            guard let album = album else { return }
            UIView.transition(with: self, duration: 0.3, options: [.transitionCrossDissolve, .allowUserInteraction], animations: {
                self.artwork.image = album.artwork(side: 320)
                self.titleLabel.text = album.title
                self.artistLabel.text = album.artist
            }, completion: nil)
            slider.maximumValue = Float(album.seconds)
            slider.value = 0
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        layer.cornerRadius = 12
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: -2)
        artwork.layer.cornerRadius = 6
        artwork.clipsToBounds = true
        titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
        artistLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
        artistLabel.textColor = .darkGray
        elapsedLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        grabber.backgroundColor = UIColor(white: 0.8, alpha: 1)
        grabber.layer.cornerRadius = 2.5
        slider.minimumTrackTintColor = .black
        [artwork, titleLabel, artistLabel, play, slider, elapsedLabel, grabber].forEach { addSubview($0) }
        slider.addTarget(self, action: #selector(scrub), for: .valueChanged)
        play.addTarget(self, action: #selector(togglePlay), for: .touchUpInside)
        scrub()
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:)") }

    private func lerp(_ a: CGFloat, _ b: CGFloat) -> CGFloat { return a + (b - a) * progress }

    override func layoutSubviews() {
        super.layoutSubviews()
        let w = bounds.width
        let side = lerp(48, w - 80)
        grabber.frame = CGRect(x: w / 2 - 18, y: 6, width: 36, height: 5)
        artwork.frame = CGRect(x: lerp(16, 40), y: lerp(14, 48), width: side, height: side)
        let textY = lerp(16, 48 + side + 28)
        let textX = lerp(80, 40)
        titleLabel.frame = CGRect(x: textX, y: textY, width: w - textX - lerp(72, 40), height: 24)
        artistLabel.frame = CGRect(x: textX, y: textY + 22, width: titleLabel.frame.width, height: 20)
        let button = lerp(44, 72)
        play.frame = CGRect(x: lerp(w - 60, w / 2 - 36), y: lerp(14, textY + 120), width: button, height: button)
        slider.frame = CGRect(x: 40, y: textY + 64, width: w - 80, height: 30)
        elapsedLabel.frame = CGRect(x: 40, y: textY + 94, width: 120, height: 16)
        slider.alpha = max(0, progress * 2 - 1)
        elapsedLabel.alpha = slider.alpha
    }

    @objc func scrub() {
        let f = DateComponentsFormatter()
        f.allowedUnits = [.minute, .second]
        f.zeroFormattingBehavior = .pad
        elapsedLabel.text = f.string(from: TimeInterval(slider.value))
    }

    @objc func togglePlay() {
        play.isPlaying = !play.isPlaying
    }
}

// MARK: - Container

class PlayerContainerViewController: UIViewController {

    let content: UIViewController
    let card = PlayerCard()
    private let blur = UIVisualEffectView(effect: nil)
    private var animator: UIViewPropertyAnimator?
    private var detent = Detent.mini
    private var target = Detent.mini
    private var startY: CGFloat = 0
    private var moved = false

    init(content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:)") }

    override var childForStatusBarStyle: UIViewController? { return nil }
    override var preferredStatusBarStyle: UIStatusBarStyle { return detent == .full ? .lightContent : .default }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.view.clipsToBounds = true
        view.addSubview(content.view)
        content.didMove(toParent: self)
        content.additionalSafeAreaInsets.bottom = 72

        blur.frame = view.bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        blur.isUserInteractionEnabled = false
        view.addSubview(blur)
        view.addSubview(card)

        let pan = InstantPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        pan.delegate = self
        card.addGestureRecognizer(pan)
    }

    private func y(for d: Detent) -> CGFloat {
        return d.offset(in: view.bounds.height, safeBottom: view.safeAreaInsets.bottom)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard animator == nil else { return }
        card.frame = CGRect(x: 0, y: y(for: detent), width: view.bounds.width, height: view.bounds.height)
    }

    private func apply(_ d: Detent) {
        let p: CGFloat = d == .mini ? 0 : (d == .half ? 0.35 : 1)
        card.frame.origin.y = y(for: d)
        card.progress = p
        card.layoutIfNeeded()
        blur.effect = d == .mini ? nil : UIBlurEffect(style: d == .full ? .dark : .light)
        content.view.transform = d == .full ? CGAffineTransform(scaleX: 0.92, y: 0.92) : .identity
        content.view.layer.cornerRadius = d == .full ? 12 : 0
    }

    private func settle(to d: Detent, velocity: CGFloat) {
        target = d
        let distance = y(for: d) - card.frame.origin.y
        let relative = distance == 0 ? 0 : min(abs(velocity / distance), 20)
        let timing = UISpringTimingParameters(dampingRatio: 0.85, initialVelocity: CGVector(dx: 0, dy: relative))
        let a = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
        a.addAnimations { self.apply(d) }
        a.addCompletion { [weak self] position in
            guard let self = self else { return }
            if position == .end { self.detent = d }
            self.animator = nil
            self.setNeedsStatusBarAppearanceUpdate()
            UIAccessibility.post(notification: .layoutChanged, argument: self.card)
        }
        a.startAnimation()
        animator = a
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            moved = false
            if let a = animator, a.isRunning {
                a.stopAnimation(false)
                a.finishAnimation(at: .current)
                animator = nil
                moved = true
            }
            startY = card.frame.origin.y
        case .changed:
            let t = pan.translation(in: view).y
            if abs(t) > 4 { moved = true }
            guard moved else { return }
            var newY = startY + t
            let top = y(for: .full)
            if newY < top { newY = top - sqrt(top - newY) * 2 }     // rubber band
            card.frame.origin.y = newY
            let full = y(for: .full), mini = y(for: .mini)
            card.progress = min(max((mini - newY) / (mini - full), 0), 1)
            let k = 1 - 0.08 * card.progress
            content.view.transform = CGAffineTransform(scaleX: k, y: k)
        case .ended, .cancelled:
            guard moved else {
                settle(to: detent == .mini ? .full : .mini, velocity: 0)
                return
            }
            let v = pan.velocity(in: view).y
            let projected = card.frame.origin.y + v * 0.2
            let nearest = Detent.allCases.min { abs(self.y(for: $0) - projected) < abs(self.y(for: $1) - projected) }!
            settle(to: nearest, velocity: v)
        default:
            break
        }
    }
}

extension PlayerContainerViewController: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return !(touch.view is UIControl)
    }
}

// MARK: - List

class AlbumListViewController: UITableViewController {

    let albums = [
        Album(title: "Harbour Lights", artist: "The Quiet Ferries", hue: 0.55, seconds: 213),
        Album(title: "Paper Moon", artist: "Ida Lindqvist", hue: 0.12, seconds: 187),
        Album(title: "Northbound", artist: "Static Garden", hue: 0.78, seconds: 241),
        Album(title: "Slow Weather", artist: "Mara & Oak", hue: 0.33, seconds: 305),
        Album(title: "Copper", artist: "Tin Orchestra", hue: 0.05, seconds: 198),
        Album(title: "Everything Else", artist: "Nobody in Particular", hue: 0.92, seconds: 274)
    ]
    var didPick: ((Album) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Albums"
        navigationController?.navigationBar.prefersLargeTitles = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "album")
        tableView.rowHeight = 72
        tableView.tableFooterView = UIView()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return albums.count * 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath)
        let album = albums[indexPath.row % albums.count]
        cell.imageView?.image = album.artwork(side: 56)
        let text = NSMutableAttributedString(string: album.title + "\n", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        text.append(NSAttributedString(string: album.artist, attributes: [.font: UIFont.preferredFont(forTextStyle: .caption1), .foregroundColor: UIColor.gray]))
        cell.textLabel?.numberOfLines = 2
        cell.textLabel?.attributedText = text
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        didPick?(albums[indexPath.row % albums.count])
    }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let list = AlbumListViewController()
        let container = PlayerContainerViewController(content: UINavigationController(rootViewController: list))
        container.card.album = list.albums[0]
        list.didPick = { [unowned container] album in
            container.card.album = album
            container.card.play.isPlaying = true
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = container
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
