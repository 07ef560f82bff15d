//
//  PlayerDrawer.swift
//
//  Mini player that opens into a full "now playing" screen.
//  Interruptible + scrubbable with UIViewPropertyAnimator.
//
//  Set ViewController as the root view controller.
//

import UIKit

// MARK: - Little helpers

infix operator <~>: MultiplicationPrecedence

/// linear interpolation:  (0, 10) <~> 0.3  ==  3
func <~> (range: (CGFloat, CGFloat), fraction: CGFloat) -> CGFloat {
    return range.0 + (range.1 - range.0) * fraction
}

extension UIColor {
    convenience init(hex: Int) {
        self.init(red: CGFloat((hex >> 16) & 0xff) / 255, green: CGFloat((hex >> 8) & 0xff) / 255, blue: CGFloat(hex & 0xff) / 255, alpha: 1)
    }
}

struct Song {
    let title: String
    let artist: String
    let colors: [UIColor]
}

private let songs = [
    Song(title: "Glass Harbour", artist: "The Night Ferries", colors: [UIColor(hex: 0x0F2027), UIColor(hex: 0x2C7796)]),
    Song(title: "Paper Kites", artist: "Oslo Sundays", colors: [UIColor(hex: 0xF7971E), UIColor(hex: 0xFFD200)]),
    Song(title: "Low Tide", artist: "Marla Quist", colors: [UIColor(hex: 0x8E2DE2), UIColor(hex: 0x4A00E0)]),
    Song(title: "Tram No. 9", artist: "Ville Fantôme", colors: [UIColor(hex: 0x11998E), UIColor(hex: 0x38EF7D)]),
    Song(title: "Ember", artist: "Cold Cassette", colors: [UIColor(hex: 0xCB2D3E), UIColor(hex: 0xEF473A)]),
    Song(title: "Salt & Wire", artist: "The Night Ferries", colors: [UIColor(hex: 0x373B44), UIColor(hex: 0x4286F4)])
]

// MARK: - State machine

enum DrawerPosition {
    case collapsed, expanded

    var opposite: DrawerPosition { return self == .collapsed ? .expanded : .collapsed }
}

enum DrawerState {
    case resting(DrawerPosition)
    case moving(from: DrawerPosition, startFractions: [CGFloat])

    var origin: DrawerPosition {
        switch self {
        case .resting(let position): return position
        case .moving(let from, _): return from
        }
    }
}

// MARK: - Container

class ViewController: UIViewController {

    private let library = LibraryViewController()
    private let player = PlayerViewController()
    private let blur = UIVisualEffectView(effect: nil)
    private var playerTop: NSLayoutConstraint!
    private var animators: [UIViewPropertyAnimator] = []
    private var state = DrawerState.resting(.collapsed)
    private let miniHeight: CGFloat = 72

    private var travel: CGFloat {
        return view.bounds.height - view.safeAreaInsets.top - 20 - miniHeight - view.safeAreaInsets.bottom
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white

        let nav = UINavigationController(rootViewController: library)
        addChild(nav)
        nav.view.frame = view.bounds
        nav.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(nav.view)
        nav.didMove(toParent: self)
        nav.additionalSafeAreaInsets.bottom = miniHeight

        blur.frame = view.bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        blur.isUserInteractionEnabled = false
        view.addSubview(blur)

        addChild(player)
        player.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(player.view)
        player.didMove(toParent: self)
        playerTop = player.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -miniHeight)
        NSLayoutConstraint.activate([
            playerTop,
            player.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            player.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            player.view.heightAnchor.constraint(equalTo: view.heightAnchor)
        ])

        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
        player.view.addGestureRecognizer(pan)
        player.header.addGestureRecognizer(tap)

        library.didPick = { [weak self] song in self?.player.play(song) }
        player.play(songs[0])
        player.setOpen(0)
    }

    @objc private func handleTap(_ tap: UITapGestureRecognizer) {
        guard animators.isEmpty else { return }
        startAnimators(from: state.origin)
        animators.forEach { $0.startAnimation() }
    }

    @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            if animators.isEmpty {
                startAnimators(from: state.origin)
            }
            animators.forEach { $0.pauseAnimation() }
            state = .moving(from: state.origin, startFractions: animators.map { $0.fractionComplete })

        case .changed:
            guard case .moving(let from, let starts) = state else { return }
            var delta = -pan.translation(in: view).y / travel
            if from == .expanded { delta *= -1 }
            if animators.first?.isReversed == true { delta *= -1 }
            for (animator, start) in zip(animators, starts) {
                animator.fractionComplete = max(0.001, min(0.999, start + delta))
            }

        case .ended, .cancelled:
            guard case .moving(let from, _) = state else { return }
            let velocity = pan.velocity(in: view).y
            let fraction = animators.first?.fractionComplete ?? 0
            let goingUp = abs(velocity) > 200 ? velocity < 0 : (from == .collapsed) == (fraction > 0.5)
            let wanted: DrawerPosition = goingUp ? .expanded : .collapsed
            let shouldReverse = wanted == from
            for animator in animators {
                animator.isReversed = shouldReverse
                animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            }

        default:
            break
        }
    }

    private func startAnimators(from origin: DrawerPosition) {
        let target = origin.opposite
        state = .moving(from: origin, startFractions: [])

        let frame = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.9) {
            self.place(target)
            self.view.layoutIfNeeded()
        }
        frame.addCompletion { position in
            let landed = position == .end ? target : origin
            self.place(landed)
            self.player.setOpen(landed == .expanded ? 1 : 0)
            self.state = .resting(landed)
            self.animators.removeAll()
        }

        let effects = UIViewPropertyAnimator(duration: 0.6, curve: .linear) {
            self.blur.effect = target == .expanded ? UIBlurEffect(style: .dark) : nil
        }

        let contents = UIViewPropertyAnimator(duration: 0.6, curve: .easeIn) {
            self.player.setOpen(target == .expanded ? 1 : 0)
        }
        contents.scrubsLinearly = false

        animators = [frame, effects, contents]
        animators.forEach { $0.pausesOnCompletion = false }
    }

    private func place(_ position: DrawerPosition) {
        playerTop.constant = (-miniHeight, -miniHeight - travel) <~> (position == .expanded ? 1 : 0)
    }
}

// MARK: - Library

class LibraryViewController: UITableViewController {

    var didPick: ((Song) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        navigationController?.navigationBar.prefersLargeTitles = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return songs.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "song") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "song")
        cell.textLabel?.text = songs[indexPath.row].title
        cell.detailTextLabel?.text = songs[indexPath.row].artist
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        didPick?(songs[indexPath.row])
    }
}

// MARK: - Player

class PlayerViewController: UIViewController {

    let header = UIView()
    private let miniTitle = UILabel()
    private let disc = DiscView()
    private let titleLabel = UILabel()
    private let artistLabel = UILabel()
    private let playButton = UIButton(type: .system)
    private let gradient = CAGradientLayer()
    private var link: CADisplayLink?
    private var angle: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layer.addSublayer(gradient)
        view.clipsToBounds = true
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]

        titleLabel.font = .boldSystemFont(ofSize: 28)
        artistLabel.font = .systemFont(ofSize: 18)
        miniTitle.font = .systemFont(ofSize: 17, weight: .semibold)
        [titleLabel, artistLabel, miniTitle].forEach { $0.textColor = .white }
        playButton.tintColor = .white
        playButton.addTarget(self, action: #selector(togglePlay), for: .touchUpInside)

        header.addSubview(miniTitle)
        [header, disc, titleLabel, artistLabel, playButton].forEach { view.addSubview($0) }
        [header, miniTitle, disc, titleLabel, artistLabel, playButton].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.topAnchor),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: playButton.leadingAnchor),
            header.heightAnchor.constraint(equalToConstant: 72),
            miniTitle.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 20),
            miniTitle.centerYAnchor.constraint(equalTo: header.centerYAnchor),
            playButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
            playButton.centerYAnchor.constraint(equalTo: header.centerYAnchor),
            playButton.widthAnchor.constraint(equalToConstant: 56),
            playButton.heightAnchor.constraint(equalToConstant: 56),
            disc.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 30),
            disc.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            disc.widthAnchor.constraint(equalToConstant: 260),
            disc.heightAnchor.constraint(equalToConstant: 260),
            titleLabel.topAnchor.constraint(equalTo: disc.bottomAnchor, constant: 40),
            titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            artistLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 6),
            artistLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor)
        ])
        updateButton()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = view.bounds
    }

    /// 0 = mini player, 1 = full screen
    func setOpen(_ fraction: CGFloat) {
        view.layer.cornerRadius = (0, 24) <~> fraction
        miniTitle.alpha = 1 - fraction
        [disc, titleLabel, artistLabel].forEach { $0.alpha = fraction }
        let scale = (0.6, 1) <~> fraction
        titleLabel.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    func play(_ song: Song) {
        gradient.colors = song.colors.map { $0.cgColor }
        miniTitle.text = song.title
        titleLabel.text = song.title
        artistLabel.text = song.artist
    }

    @objc private func togglePlay() {
        if let running = link {
            running.invalidate()
            link = nil
        } else {
            link = CADisplayLink(target: self, selector: #selector(spin(_:)))
            link?.add(to: .main, forMode: .common)
        }
        updateButton()
    }

    private func updateButton() {
        let config = UIImage.SymbolConfiguration(pointSize: 26)
        playButton.setImage(UIImage(systemName: link == nil ? "play.fill" : "pause.fill", withConfiguration: config), for: .normal)
    }

    @objc private func spin(_ link: CADisplayLink) {
        angle += CGFloat(link.targetTimestamp - link.timestamp) * 2   // about a third of a turn per second
        disc.transform = CGAffineTransform(rotationAngle: angle)
    }
}

class DiscView: UIView {
    override class var layerClass: AnyClass { return CAGradientLayer.self }

    override func layoutSubviews() {
        super.layoutSubviews()
        let layer = self.layer as! CAGradientLayer
        layer.type = .conic
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 0.5, y: 0)
        layer.colors = [0.05, 0.4, 0.05, 0.4, 0.05].map { UIColor(white: $0, alpha: 1).cgColor }
        layer.cornerRadius = bounds.width / 2
        layer.masksToBounds = true
        if layer.sublayers?.isEmpty ?? true {
            let label = CAShapeLayer()
            label.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 90, dy: 90)).cgPath
            label.fillColor = UIColor.white.cgColor
            layer.addSublayer(label)
        }
    }
}
