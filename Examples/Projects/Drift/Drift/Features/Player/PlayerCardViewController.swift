//
//  PlayerCardViewController.swift
//  Drift
//

import UIKit

/// A card which lies small above the tab bar and can be dragged up until it fills the screen.
final class PlayerCardViewController: UIViewController {

    static let collapsedHeight: CGFloat = 64

    enum Position {
        case collapsed
        case expanded

        var opposite: Position { self == .collapsed ? .expanded : .collapsed }
    }

    var onShowTimer: (() -> Void)?

    /// The upper edge of the tab bar.
    var dockTop: CGFloat = 0 {
        didSet {
            guard dockTop != oldValue else { return }
            viewIfLoaded?.setNeedsLayout()
        }
    }

    private let player: PlayerViewModel
    private let dimmingView = UIView()
    private let cardView = UIView()
    private let clipView = UIView()
    private let miniView = PlayerMiniView()
    private let fullView = PlayerFullView()
    private let artworkView = ArtworkView()

    private var position: Position = .collapsed
    private var target: Position = .collapsed
    private var animator: UIViewPropertyAnimator?
    private var fractionAtStart: CGFloat = 0
    private var observations: [Observing] = []

    init(player: PlayerViewModel) {
        self.player = player
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = PassthroughView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dimmingView.backgroundColor = .black
        dimmingView.alpha = 0
        dimmingView.frame = view.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.isUserInteractionEnabled = false
        view.addSubview(dimmingView)

        cardView.backgroundColor = .cardBackground
        cardView.layer.cornerCurve = .continuous
        cardView.layer.shadowColor = UIColor.black.cgColor
        cardView.layer.shadowOpacity = 0.2
        cardView.layer.shadowRadius = 14
        cardView.layer.shadowOffset = CGSize(width: 0, height: 4)
        view.addSubview(cardView)

        // The card has the shadow, so something else has to clip.
        clipView.clipsToBounds = true
        clipView.layer.cornerCurve = .continuous
        cardView.addSubview(clipView)
        clipView.addSubview(fullView)
        clipView.addSubview(miniView)
        clipView.addSubview(artworkView)
        artworkView.isUserInteractionEnabled = false

        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        pan.delegate = self
        cardView.addGestureRecognizer(pan)
        let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
        miniView.addGestureRecognizer(tap)

        miniView.onTogglePlayback = { [weak self] in self?.player.togglePlayback() }
        fullView.onTogglePlayback = { [weak self] in self?.player.togglePlayback() }
        fullView.onSeek = { [weak self] fraction in self?.player.seek(toFraction: fraction) }
        fullView.onClose = { [weak self] in self?.move(to: .collapsed) }
        fullView.onShowTimer = { [weak self] in self?.onShowTimer?() }

        observations = [
            Observing { [weak self] in self?.showSoundscape() },
            Observing { [weak self] in self?.showProgress() }
        ]
    }

    // MARK: Content

    private func showSoundscape() {
        cardView.isHidden = player.current == nil
        guard let current = player.current else { return }
        artworkView.show(current)
        miniView.show(current, isPlaying: player.isPlaying)
        fullView.show(current, isPlaying: player.isPlaying)
    }

    private func showProgress() {
        fullView.showProgress(elapsed: player.elapsed, duration: player.duration, untilSleep: player.secondsUntilSleep)
    }

    /// A small jump, to show that something else is playing.
    func nudge() {
        guard position == .collapsed, animator == nil else { return }
        artworkView.pulse()
        cardView.transform = CGAffineTransform(translationX: 0, y: -12)
        UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0, options: [.allowUserInteraction]) {
            self.cardView.transform = .identity
        }
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        fullView.frame = CGRect(origin: .zero, size: cardFrame(at: .expanded).size)
        fullView.contentTop = artworkFrame(at: .expanded).maxY + 28
        guard animator == nil, cardView.transform.isIdentity else { return }
        layOut(at: position)
    }

    private func cardFrame(at position: Position) -> CGRect {
        let bounds = view.bounds
        switch position {
        case .collapsed:
            let bottom = dockTop > 0 ? dockTop : bounds.height - view.safeAreaInsets.bottom
            return CGRect(
                x: 12,
                y: bottom - Self.collapsedHeight - 8,
                width: bounds.width - 24,
                height: Self.collapsedHeight
            )
        case .expanded:
            let top = view.safeAreaInsets.top + 8
            return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
        }
    }

    private func artworkFrame(at position: Position) -> CGRect {
        switch position {
        case .collapsed:
            return CGRect(x: 10, y: 10, width: 44, height: 44)
        case .expanded:
            let width = cardFrame(at: .expanded).width
            let side = min(width - 120, 280)
            return CGRect(x: (width - side) / 2, y: 72, width: side, height: side)
        }
    }

    private func layOut(at position: Position) {
        let isExpanded = position == .expanded
        let frame = cardFrame(at: position)
        cardView.frame = frame
        cardView.layer.cornerRadius = isExpanded ? 32 : 18
        clipView.frame = CGRect(origin: .zero, size: frame.size)
        clipView.layer.cornerRadius = cardView.layer.cornerRadius
        miniView.frame = CGRect(x: 0, y: 0, width: frame.width, height: Self.collapsedHeight)
        miniView.alpha = isExpanded ? 0 : 1
        miniView.layoutIfNeeded()
        fullView.alpha = isExpanded ? 1 : 0
        artworkView.frame = artworkFrame(at: position)
        artworkView.layer.cornerRadius = isExpanded ? 24 : 8
        artworkView.layoutIfNeeded()
        dimmingView.alpha = isExpanded ? 0.45 : 0
    }

    // MARK: Movement

    func move(to newTarget: Position) {
        guard position != newTarget, animator == nil else { return }
        makeAnimator(to: newTarget).startAnimation()
    }

    @discardableResult
    private func makeAnimator(to newTarget: Position) -> UIViewPropertyAnimator {
        target = newTarget
        cardView.layer.removeAllAnimations()
        cardView.transform = .identity
        let animator = UIViewPropertyAnimator(duration: 0.55, dampingRatio: 0.86) { [weak self] in
            self?.layOut(at: newTarget)
        }
        animator.addCompletion { [weak self] end in
            self?.movementEnded(at: end == .end ? newTarget : newTarget.opposite)
        }
        self.animator = animator
        return animator
    }

    private func movementEnded(at newPosition: Position) {
        animator = nil
        position = newPosition
        layOut(at: newPosition)
        miniView.isUserInteractionEnabled = newPosition == .collapsed
        fullView.isUserInteractionEnabled = newPosition == .expanded
        dimmingView.isUserInteractionEnabled = newPosition == .expanded
    }

    @objc private func handleTap(_ recognizer: UITapGestureRecognizer) {
        move(to: .expanded)
    }

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        let travel = cardFrame(at: .collapsed).minY - cardFrame(at: .expanded).minY
        guard travel > 0 else { return }
        // Up is the way to the expanded card, down the way back.
        let direction: CGFloat = target == .expanded ? -1 : 1

        switch recognizer.state {
        case .began:
            let animator = self.animator ?? makeAnimator(to: position.opposite)
            animator.pauseAnimation()
            fractionAtStart = animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
            animator.isReversed = false
        case .changed:
            let moved = recognizer.translation(in: view).y / travel * direction
            animator?.fractionComplete = min(max(fractionAtStart + moved, 0), 1)
        case .ended, .cancelled, .failed:
            guard let animator = self.animator else { return }
            let velocity = recognizer.velocity(in: view).y * direction
            let isFling = abs(velocity) > 400
            let completes = isFling ? velocity > 0 : animator.fractionComplete > 0.4
            animator.isReversed = !completes
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        default:
            break
        }
    }
}

extension PlayerCardViewController: UIGestureRecognizerDelegate {

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !(touch.view is UISlider)
    }
}

/// Takes no touches of its own, only those of its subviews.
private final class PassthroughView: UIView {

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
