//  MiniPlayer.swift
//
//  Apple-Music-like mini player. A little bar floats over the tab bar; tap it or drag it up
//  and it grows into a full card while the artwork flies from the left edge to the centre.
//  You can grab it at any moment, scrub it with the finger, throw it up or down, change your mind.
//  The interesting part is handlePan(_:) below. iOS 13, no storyboard. — Tomek, Nov 2019

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.tintColor = .systemPink
        window?.rootViewController = PlayerContainerViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

struct Song {
    let title: String
    let artist: String
    let artwork: UIImage
    var thumbnail: UIImage {
        let box = CGRect(x: 0, y: 0, width: 48, height: 48)
        return UIGraphicsImageRenderer(bounds: box).image { _ in artwork.draw(in: box) }
    }

    static let all: [Song] = [
        Song(title: "Glass Harbour", artist: "The Low Tides", artwork: .cover(.systemTeal, .systemIndigo, rings: 5)),
        Song(title: "Sunday Wires", artist: "Ana Veld", artwork: .cover(.systemOrange, .systemPink, rings: 3)),
        Song(title: "Northbound", artist: "Kestrel", artwork: .cover(.systemGreen, .systemBlue, rings: 7)),
        Song(title: "Paper Moons", artist: "Ida & The Lamps", artwork: .cover(.systemPurple, .systemRed, rings: 4)),
        Song(title: "Slow Elevator", artist: "Mono Club", artwork: .cover(.systemYellow, .systemOrange, rings: 6))
    ]
}

extension UIImage {
    static func cover(_ a: UIColor, _ b: UIColor, rings: Int) -> UIImage {
        let side: CGFloat = 400
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { ctx in
            let g = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [a.cgColor, b.cgColor] as CFArray, locations: [0, 1])!
            ctx.cgContext.drawLinearGradient(g, start: .zero, end: CGPoint(x: side, y: side), options: [])
            UIColor.white.withAlphaComponent(0.35).setStroke()
            for i in 1...rings {
                let inset = CGFloat(i) * side / CGFloat(rings * 2 + 2)
                let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: inset, dy: inset))
                path.lineWidth = 6
                path.stroke()
            }
        }
    }
}

class LibraryViewController: UITableViewController {
    var onPick: ((Int) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        tableView.rowHeight = 68
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return Song.all.count * 3
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
        let song = Song.all[indexPath.row % Song.all.count]
        cell.textLabel?.text = "\(song.title) — \(song.artist)"
        cell.imageView?.image = song.thumbnail
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onPick?(indexPath.row % Song.all.count)
    }
}

class PlayerCardView: UIView {
    static let miniHeight: CGFloat = 64

    let artwork = UIImageView()
    let miniBar = UIView()
    let miniTitle = UILabel()
    let miniPlay = UIButton(type: .system)
    let full = UIView()
    let titleLabel = UILabel()
    let artistLabel = UILabel()
    let slider = UISlider()
    let previous = UIButton(type: .system), play = UIButton(type: .system), forward = UIButton(type: .system)
    let close = UIButton(type: .system)
    private let stack = UIStackView()
    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(blur)

        miniBar.addSubview(miniTitle)
        miniBar.addSubview(miniPlay)
        addSubview(miniBar)

        titleLabel.font = .systemFont(ofSize: 24, weight: .bold)
        artistLabel.font = .systemFont(ofSize: 19)
        artistLabel.textColor = .systemPink
        let big = UIImage.SymbolConfiguration(pointSize: 32, weight: .bold)
        previous.setImage(UIImage(systemName: "backward.fill", withConfiguration: big), for: .normal)
        forward.setImage(UIImage(systemName: "forward.fill", withConfiguration: big), for: .normal)
        close.setImage(UIImage(systemName: "chevron.compact.down", withConfiguration: big), for: .normal)
        let buttons = UIStackView(arrangedSubviews: [previous, play, forward])
        buttons.distribution = .fillEqually
        stack.axis = .vertical
        stack.distribution = .equalSpacing
        [titleLabel, artistLabel, slider, buttons].forEach { stack.addArrangedSubview($0) }
        full.addSubview(stack)
        full.addSubview(close)
        addSubview(full)

        artwork.contentMode = .scaleAspectFill
        artwork.clipsToBounds = true
        addSubview(artwork)   // on top: it is shared by both looks
    }

    required init?(coder: NSCoder) { fatalError("no xibs here") }

    func artworkFrame(expanded: Bool, in size: CGSize) -> CGRect {
        guard expanded else { return CGRect(x: 8, y: 8, width: 48, height: 48) }
        let side = min(size.width - 64, size.height * 0.46)
        return CGRect(x: (size.width - side) / 2, y: 64, width: side, height: side)
    }

    /// These never move during the animation, only their alpha does.
    func layoutFixedParts(miniWidth: CGFloat, fullSize: CGSize) {
        miniBar.frame = CGRect(x: 0, y: 0, width: miniWidth, height: PlayerCardView.miniHeight)
        miniTitle.frame = CGRect(x: 68, y: 0, width: miniWidth - 68 - 60, height: PlayerCardView.miniHeight)
        miniPlay.frame = CGRect(x: miniWidth - 60, y: 0, width: 60, height: PlayerCardView.miniHeight)
        full.frame = CGRect(origin: .zero, size: fullSize)
        close.frame = CGRect(x: fullSize.width / 2 - 40, y: 8, width: 80, height: 44)
        let art = artworkFrame(expanded: true, in: fullSize)
        stack.frame = CGRect(x: 32, y: art.maxY + 28, width: fullSize.width - 64, height: min(fullSize.height - art.maxY - 76, 240))
    }
}

enum CardState {
    case collapsed, expanded
    var other: CardState { return self == .collapsed ? .expanded : .collapsed }
}

class PlayerContainerViewController: UIViewController, UIGestureRecognizerDelegate {
    private let tabs = UITabBarController()
    private let dim = UIView()
    private let card = PlayerCardView()
    private var state: CardState = .collapsed
    private var running: [UIViewPropertyAnimator] = []
    private var startFractions: [CGFloat] = []
    private var current = 0
    private var playing = true { didSet { updatePlayButtons() } }

    override var preferredStatusBarStyle: UIStatusBarStyle { return state == .expanded ? .lightContent : .default }

    override func viewDidLoad() {
        super.viewDidLoad()
        let library = LibraryViewController()
        library.onPick = { [weak self] in self?.selectSong($0) }
        let first = UINavigationController(rootViewController: library)
        first.navigationBar.prefersLargeTitles = true
        first.tabBarItem = UITabBarItem(title: "Library", image: UIImage(systemName: "music.note.list"), tag: 0)
        let second = UIViewController()
        second.tabBarItem = UITabBarItem(title: "Search", image: UIImage(systemName: "magnifyingglass"), tag: 1)
        first.additionalSafeAreaInsets.bottom = PlayerCardView.miniHeight + 12
        tabs.viewControllers = [first, second]

        addChild(tabs)
        view.addSubview(tabs.view)
        tabs.didMove(toParent: self)

        dim.backgroundColor = .black
        dim.alpha = 0
        view.addSubview(dim)
        view.addSubview(card)
        card.full.alpha = 0

        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap))
        [pan, tap].forEach { $0.delegate = self; card.addGestureRecognizer($0) }
        card.close.addTarget(self, action: #selector(toggle), for: .touchUpInside)
        [card.play, card.miniPlay].forEach { $0.addTarget(self, action: #selector(playPause), for: .touchUpInside) }
        card.forward.addTarget(self, action: #selector(nextSong), for: .touchUpInside)
        card.previous.addTarget(self, action: #selector(previousSong), for: .touchUpInside)

        selectSong(0)
        updatePlayButtons()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard running.isEmpty else { return }   // don't fight the animation
        tabs.view.frame = view.bounds
        dim.frame = view.bounds
        card.layoutFixedParts(miniWidth: cardFrame(.collapsed).width, fullSize: cardFrame(.expanded).size)
        apply(state)
    }

    private var tabBarHeight: CGFloat { return max(tabs.tabBar.bounds.height, 49 + view.safeAreaInsets.bottom) }

    private func cardFrame(_ s: CardState) -> CGRect {
        let size = view.bounds.size
        if s == .expanded {
            let top = view.safeAreaInsets.top + 6
            return CGRect(x: 0, y: top, width: size.width, height: size.height - top)
        }
        let h = PlayerCardView.miniHeight
        return CGRect(x: 8, y: size.height - tabBarHeight - h - 6, width: size.width - 16, height: h)
    }

    private func apply(_ s: CardState) {
        let expanded = s == .expanded
        card.frame = cardFrame(s)
        card.layer.cornerRadius = expanded ? 24 : 14
        card.artwork.frame = card.artworkFrame(expanded: expanded, in: cardFrame(s).size)
        card.artwork.layer.cornerRadius = expanded ? 14 : 6
        dim.alpha = expanded ? 0.6 : 0
        tabs.tabBar.transform = expanded ? CGAffineTransform(translationX: 0, y: tabBarHeight) : .identity
    }

    private func startAnimators() {
        guard running.isEmpty else { return }
        let target = state.other
        let expanding = target == .expanded, duration = 0.65
        let motion = UIViewPropertyAnimator(duration: duration, dampingRatio: 0.86) { self.apply(target) }
        motion.addCompletion { [weak self] position in
            guard let self = self else { return }
            if position == .end { self.state = target }
            self.running.removeAll()
            self.apply(self.state)
            self.card.miniBar.alpha = self.state == .collapsed ? 1 : 0
            self.card.full.alpha = self.state == .expanded ? 1 : 0
            self.setNeedsStatusBarAppearanceUpdate()
        }
        let fade = UIViewPropertyAnimator(duration: duration, curve: .linear)
        fade.addAnimations {
            UIView.animateKeyframes(withDuration: duration, delay: 0, options: [], animations: {
                UIView.addKeyframe(withRelativeStartTime: expanding ? 0 : 0.6, relativeDuration: 0.4) { self.card.miniBar.alpha = expanding ? 0 : 1 }
                UIView.addKeyframe(withRelativeStartTime: expanding ? 0.4 : 0, relativeDuration: 0.6) {
                    self.card.full.alpha = expanding ? 1 : 0
                }
            })
        }
        running = [motion, fade]
        running.forEach { $0.startAnimation() }
    }

    @objc private func toggle() {
        if running.isEmpty { startAnimators() } else { running.forEach { $0.isReversed.toggle() } }
    }

    @objc private func handleTap() { if state == .collapsed || !running.isEmpty { toggle() } }

    @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            startAnimators()
            running.forEach { $0.pauseAnimation() }
            startFractions = running.map { $0.fractionComplete }
        case .changed:
            let distance = cardFrame(.collapsed).minY - cardFrame(.expanded).minY
            var delta = -pan.translation(in: view).y / distance
            if state == .expanded { delta = -delta }
            for (animator, start) in zip(running, startFractions) {
                let d = animator.isReversed ? -delta : delta
                animator.fractionComplete = min(max(start + d, 0.001), 0.999)
            }
        case .ended, .cancelled, .failed:
            guard let motion = running.first else { return }
            let velocity = pan.velocity(in: view).y
            var reachesTarget = (motion.isReversed ? 1 - motion.fractionComplete : motion.fractionComplete) > 0.5
            if abs(velocity) > 80 { reachesTarget = (velocity < 0) == (state.other == .expanded) }
            running.forEach {
                $0.isReversed = !reachesTarget
                $0.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            }
        default: break
        }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return !(touch.view is UIControl)
    }

    // MARK: Playback (pretend)

    private func selectSong(_ index: Int) {
        current = (index + Song.all.count) % Song.all.count
        let song = Song.all[current]
        UIView.transition(with: card.artwork, duration: 0.3, options: .transitionCrossDissolve, animations: { self.card.artwork.image = song.artwork })
        card.miniTitle.text = song.title
        card.titleLabel.text = song.title
        card.artistLabel.text = song.artist
        card.slider.value = 0
    }

    private func updatePlayButtons() {
        let name = playing ? "pause.fill" : "play.fill", huge = UIImage.SymbolConfiguration(pointSize: 44, weight: .bold)
        card.play.setImage(UIImage(systemName: name, withConfiguration: huge), for: .normal)
        card.miniPlay.setImage(UIImage(systemName: name), for: .normal)
    }

    @objc private func playPause() { playing.toggle() }
    @objc private func nextSong() { selectSong(current + 1) }
    @objc private func previousSong() { selectSong(current - 1) }
}
