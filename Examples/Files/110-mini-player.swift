// What you see: a list of tracks with a small player bar at the bottom. Tap the bar, or drag it upwards: the full
// player slides up out of the bar, the little cover grows into the big one and the list shrinks back behind it. The
// animation can be caught with a finger at any moment and scrubbed up and down, then thrown either way. In the open
// player drag down anywhere (or tap the chevron) to put it back into the bar.

import UIKit
import os

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.backgroundColor = .black
        window?.rootViewController = RootViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

// MARK: - Playback
struct Track {
    let title: String
    let artist: String
    let hue: CGFloat
    let length: TimeInterval

    func cover(side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            for ring in 0..<7 {
                let inset = side * CGFloat(ring) / 14
                UIColor(hue: (hue + CGFloat(ring) * 0.04).truncatingRemainder(dividingBy: 1),
                        saturation: 0.7, brightness: ring % 2 == 0 ? 0.9 : 0.6, alpha: 1).setFill()
                let rect = CGRect(x: inset, y: inset, width: side - inset * 2, height: side - inset * 2)
                if ring == 0 { context.fill(rect) } else { context.cgContext.fillEllipse(in: rect) }
            }
        }
    }
}

final class Playback {
    static let didChange = Notification.Name("PlaybackDidChange")

    let tracks = ["Low Tide", "Paper Boats", "Salt", "Night Ferry", "Lanterns", "Slow Harbour", "Kelp", "Undertow"]
        .enumerated()
        .map { Track(title: $1, artist: "The Breakwaters", hue: CGFloat($0) / 8, length: 150 + Double($0) * 17) }
    private(set) var index = 0
    private(set) var isPlaying = false
    private(set) var elapsed: TimeInterval = 0
    private var timer: Timer?

    var current: Track { tracks[index] }

    func play(_ newIndex: Int) {
        index = (newIndex + tracks.count) % tracks.count
        elapsed = 0
        isPlaying = true
        startTimer()
        announce()
    }

    func toggle() {
        isPlaying.toggle()
        isPlaying ? startTimer() : timer?.invalidate()
        announce()
    }

    func seek(to time: TimeInterval) { elapsed = time }

    private func startTimer() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
            guard let self = self else { return }
            self.elapsed += 0.5
            if self.elapsed >= self.current.length { self.play(self.index + 1) } else { self.announce() }
        }
    }

    private func announce() { NotificationCenter.default.post(name: Playback.didChange, object: self) }
}

// MARK: - Root
final class RootViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let playback = Playback()
    let shelf = UIView()
    let miniBar = MiniBar()
    private let table = UITableView(frame: .zero, style: .plain)
    private lazy var presenter = PlayerPresenter(root: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        shelf.frame = view.bounds
        shelf.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shelf.backgroundColor = .systemBackground
        shelf.clipsToBounds = true
        view.addSubview(shelf)
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "track")
        [table, miniBar].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            shelf.addSubview($0)
        }
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: shelf.topAnchor),
            table.widthAnchor.constraint(equalTo: shelf.widthAnchor),
            table.bottomAnchor.constraint(equalTo: miniBar.topAnchor),
            miniBar.widthAnchor.constraint(equalTo: shelf.widthAnchor),
            miniBar.bottomAnchor.constraint(equalTo: shelf.bottomAnchor),
            miniBar.content.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        ])
        miniBar.addGestureRecognizer(UITapGestureRecognizer(target: presenter, action: #selector(PlayerPresenter.openPlayer)))
        miniBar.addGestureRecognizer(UIPanGestureRecognizer(target: presenter, action: #selector(PlayerPresenter.handlePan(_:))))
        miniBar.playButton.addAction(UIAction { [playback] _ in playback.toggle() }, for: .touchUpInside)
        NotificationCenter.default.addObserver(self, selector: #selector(refresh), name: Playback.didChange, object: playback)
        refresh()
    }

    @objc private func refresh() { miniBar.show(playback.current, playing: playback.isPlaying) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { playback.tracks.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "track", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = playback.tracks[indexPath.row].title
        content.secondaryText = playback.tracks[indexPath.row].artist
        content.image = playback.tracks[indexPath.row].cover(side: 44)
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        playback.play(indexPath.row)
    }
}

final class MiniBar: UIView {
    let content = UIStackView()
    let cover = UIImageView()
    let playButton = UIButton(type: .system)
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        cover.layer.cornerRadius = 6
        cover.clipsToBounds = true
        playButton.setContentHuggingPriority(.required, for: .horizontal)
        [cover, label, playButton].forEach { content.addArrangedSubview($0) }
        content.spacing = 12
        content.alignment = .center
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: topAnchor),
            content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            content.heightAnchor.constraint(equalToConstant: 64),
            cover.widthAnchor.constraint(equalToConstant: 48),
            cover.heightAnchor.constraint(equalToConstant: 48)
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ track: Track, playing: Bool) {
        if label.text != track.title { cover.image = track.cover(side: 320) }
        label.text = track.title
        playButton.setImage(UIImage(systemName: playing ? "pause.fill" : "play.fill"), for: .normal)
    }
}

// MARK: - Full player
final class PlayerViewController: UIViewController {
    let cover = UIImageView()
    let close = UIButton(type: .system)
    private let playback: Playback
    private let heading = UILabel()
    private let slider = UISlider()
    private let playButton = UIButton(type: .system)

    init(playback: Playback) {
        self.playback = playback
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.clipsToBounds = true
        cover.layer.cornerRadius = 16
        cover.clipsToBounds = true
        heading.textAlignment = .center
        close.setImage(UIImage(systemName: "chevron.compact.down"), for: .normal)
        slider.addAction(UIAction { [unowned self] _ in
            self.playback.seek(to: TimeInterval(self.slider.value) * self.playback.current.length)
        }, for: .valueChanged)

        let back = symbolButton("backward.fill") { $0.play($0.index - 1) }
        let forward = symbolButton("forward.fill") { $0.play($0.index + 1) }
        playButton.addAction(UIAction { [playback] _ in playback.toggle() }, for: .touchUpInside)
        let controls = UIStackView(arrangedSubviews: [back, playButton, forward])
        controls.distribution = .fillEqually
        let column = UIStackView(arrangedSubviews: [close, cover, heading, slider, controls])
        column.axis = .vertical
        column.spacing = 28
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 64),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
            cover.heightAnchor.constraint(equalTo: cover.widthAnchor)
        ])
        NotificationCenter.default.addObserver(self, selector: #selector(refresh), name: Playback.didChange, object: playback)
        refresh()
    }

    private func symbolButton(_ name: String, action: @escaping (Playback) -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: name), for: .normal)
        button.addAction(UIAction { [playback] _ in action(playback) }, for: .touchUpInside)
        return button
    }

    @objc private func refresh() {
        if heading.text != playback.current.title { cover.image = playback.current.cover(side: 320) }
        heading.text = playback.current.title
        playButton.setImage(UIImage(systemName: playback.isPlaying ? "pause.circle.fill" : "play.circle.fill"), for: .normal)
        if !slider.isTracking { slider.value = Float(playback.elapsed / playback.current.length) }
    }
}

// MARK: - Transition
final class PlayerPresenter: NSObject, UIViewControllerTransitioningDelegate {
    private unowned let root: RootViewController
    private var running: PlayerTransition?
    private var nextStartsInteractively = false

    init(root: RootViewController) { self.root = root }

    @objc func openPlayer() {
        guard root.presentedViewController == nil else { return }
        let player = PlayerViewController(playback: root.playback)
        player.modalPresentationStyle = .overFullScreen
        player.transitioningDelegate = self
        player.loadViewIfNeeded()
        player.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
        player.close.addAction(UIAction { [weak player] _ in player?.dismiss(animated: true) }, for: .touchUpInside)
        root.present(player, animated: true)
    }

    @objc func handlePan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            if let running = running { return running.grab() }
            nextStartsInteractively = true
            if pan.view === root.miniBar { openPlayer() } else { root.dismiss(animated: true) }
        case .changed:
            running?.scrub(by: pan.translation(in: root.view).y)
            pan.setTranslation(.zero, in: root.view)
        case .ended, .cancelled:
            running?.release(velocity: pan.state == .ended ? pan.velocity(in: root.view).y : 0)
        default: break
        }
    }

    private func make(_ kind: PlayerTransition.Kind) -> PlayerTransition {
        let transition = PlayerTransition(kind: kind, root: root, interactive: nextStartsInteractively)
        transition.onEnd = { [weak self] in self?.running = nil }
        running = transition
        nextStartsInteractively = false
        return transition
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                             source: UIViewController) -> UIViewControllerAnimatedTransitioning? { make(.expand) }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { make(.collapse) }

    func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning? { animator as? PlayerTransition }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning? { animator as? PlayerTransition }
}

final class PlayerTransition: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    enum Kind { case expand, collapse }

    let wantsInteractiveStart: Bool
    var onEnd: (() -> Void)?
    private let kind: Kind
    private let root: RootViewController
    private var animator: UIViewPropertyAnimator?
    private var context: UIViewControllerContextTransitioning?
    private var travel: CGFloat = 1
    private let log = Logger(subsystem: "example.breakwater", category: "transition")

    init(kind: Kind, root: RootViewController, interactive: Bool) {
        self.kind = kind
        self.root = root
        wantsInteractiveStart = interactive
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.55 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        let animator = interruptibleAnimator(using: transitionContext)
        transitionContext.isInteractive ? animator.pauseAnimation() : animator.startAnimation()
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log.debug("transition ended, completed: \(transitionCompleted)")
        onEnd?()
    }

    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator = animator { return animator }
        context = transitionContext
        let expanding = kind == .expand
        let container = transitionContext.containerView
        let player = transitionContext.viewController(forKey: expanding ? .to : .from) as! PlayerViewController
        if expanding { container.addSubview(player.view) }
        if expanding { player.view.frame = transitionContext.finalFrame(for: player) }
        player.view.layoutIfNeeded()

        root.shelf.transform = .identity       // measure the bar where it really is
        let bar = root.miniBar
        let small = bar.cover.convert(bar.cover.bounds, to: root.view)
        let large = player.cover.convert(player.cover.bounds, to: player.view)
        travel = max(1, bar.convert(bar.bounds, to: root.view).minY)
        let lowered = CGAffineTransform(translationX: 0, y: travel)
        let shrunk = CGAffineTransform(scaleX: 0.92, y: 0.92)

        let flyer = UIImageView(image: player.cover.image)
        flyer.clipsToBounds = true
        container.addSubview(flyer)
        player.cover.alpha = 0
        bar.cover.alpha = 0

        func apply(open: Bool) {
            player.view.transform = open ? .identity : lowered
            player.view.layer.cornerRadius = open ? 38 : 0
            flyer.frame = open ? large : small
            flyer.layer.cornerRadius = open ? 16 : 6
            root.shelf.transform = open ? shrunk : .identity
            root.shelf.layer.cornerRadius = open ? 24 : 0
            root.shelf.alpha = open ? 0.5 : 1
        }
        apply(open: !expanding)
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), dampingRatio: 0.9) {
            apply(open: expanding)
        }
        animator.addCompletion { position in
            let completed = position == .end
            apply(open: completed == expanding)
            flyer.removeFromSuperview()
            player.cover.alpha = 1
            bar.cover.alpha = 1
            transitionContext.completeTransition(completed)
        }
        self.animator = animator
        return animator
    }

    // MARK: Hand control
    func grab() {
        animator?.pauseAnimation()
        context?.pauseInteractiveTransition()
    }

    func scrub(by delta: CGFloat) {
        guard let animator = animator else { return }
        let step = (kind == .expand ? -delta : delta) / travel
        animator.fractionComplete = min(0.999, max(0.001, animator.fractionComplete + step))
        context?.updateInteractiveTransition(animator.fractionComplete)
    }

    func release(velocity: CGFloat) {
        guard let animator = animator, let context = context else { return }
        let speed = kind == .expand ? -velocity : velocity
        let finishing = speed > 350 || (speed > -350 && animator.fractionComplete > 0.4)
        finishing ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
        animator.isReversed = !finishing
        let remaining = max(1, travel * (finishing ? 1 - animator.fractionComplete : animator.fractionComplete))
        let initial = min(12, abs(velocity) / remaining)
        animator.continueAnimation(withTimingParameters: UISpringTimingParameters(
            dampingRatio: 0.9, initialVelocity: CGVector(dx: initial, dy: initial)), durationFactor: 1)
    }
}
