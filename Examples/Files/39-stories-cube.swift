import UIKit
import AVFoundation

// Stories viewer: pages as a cube, progress bars, hold to pause, drag down to close.

protocol StoryBarDelegate: AnyObject {
    func storyBarDidFinish(_ bar: StoryBar)
}

final class StoryBar: UIView {
    weak var delegate: StoryBarDelegate?
    private var segments: [UIProgressView] = []
    private var animator: UIViewPropertyAnimator?
    private(set) var index = 0
    private let stack = UIStackView()

    init(count: Int) {
        super.init(frame: .zero)
        stack.axis = .horizontal
        stack.distribution = .fillEqually
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor), stack.trailingAnchor.constraint(equalTo: trailingAnchor)
        ])
        for _ in 0..<count {
            let p = UIProgressView(progressViewStyle: .bar)
            p.progressTintColor = .white
            p.trackTintColor = UIColor.white.withAlphaComponent(0.35)
            p.layer.cornerRadius = 1.5
            p.clipsToBounds = true
            segments.append(p)
            stack.addArrangedSubview(p)
        }
    }
    required init?(coder: NSCoder) { fatalError() }

    func play(_ i: Int) {
        index = i
        for (n, s) in segments.enumerated() { s.setProgress(n < i ? 1 : 0, animated: false) }
        layoutIfNeeded()
        animator = UIViewPropertyAnimator(duration: 3, curve: .linear) { [segments] in
            segments[i].setProgress(1, animated: true)
        }
        animator?.addCompletion { [weak self] position in
            guard let self, position == .end else { return }
            if i + 1 < self.segments.count { self.play(i + 1) } else { self.delegate?.storyBarDidFinish(self) }
        }
        animator?.startAnimation()
    }
    func pause() { animator?.pauseAnimation() }
    func resume() { if animator?.state == .active { animator?.startAnimation() } }
    func stop() { animator?.stopAnimation(true); animator = nil }
}

final class StoryController: UIViewController, StoryBarDelegate, UIGestureRecognizerDelegate {
    let user: String
    let tint: UIColor
    lazy var bar = StoryBar(count: 3)
    private let avatar = UIImageView()
    private let name = UILabel()
    private lazy var closeButton = UIButton(type: .close)
    var onFinish: (() -> Void)?

    init(user: String, tint: UIColor) {
        self.user = user
        self.tint = tint
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }

    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = tint
        name.text = user
        name.textColor = .white
        name.font = .boldSystemFont(ofSize: 15)
        avatar.image = UIImage(systemName: "person.crop.circle.fill")
        avatar.tintColor = .white
        bar.delegate = self
        [bar, avatar, name, closeButton].forEach { v in
            v.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(v)
        }
        closeButton.addTarget(self, action: #selector(close), for: .primaryActionTriggered)
        let views: [String: Any] = ["bar": bar, "avatar": avatar, "name": name, "close": closeButton]
        let metrics = ["s": 12]
        var c = NSLayoutConstraint.constraints(withVisualFormat: "H:|-s-[bar]-s-|", options: [], metrics: metrics, views: views)
        c += NSLayoutConstraint.constraints(withVisualFormat: "H:|-s-[avatar(34)]-8-[name]-(>=8)-[close]-s-|", options: .alignAllCenterY, metrics: metrics, views: views)
        c += NSLayoutConstraint.constraints(withVisualFormat: "V:[bar(3)]-10-[avatar(34)]", metrics: nil, views: views)
        c.append(bar.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1))
        NSLayoutConstraint.activate(c)

        let hold = UILongPressGestureRecognizer(target: self, action: #selector(held(_:)))
        hold.minimumPressDuration = 0.2
        hold.delegate = self
        view.addGestureRecognizer(hold)
        let tap = UITapGestureRecognizer(target: self, action: #selector(next))
        tap.require(toFail: hold)
        view.addGestureRecognizer(tap)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        bar.play(0)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        bar.stop()
    }
    @objc private func held(_ g: UILongPressGestureRecognizer) {
        switch g.state {
        case .began: bar.pause()
        case .ended, .cancelled, .failed: bar.resume()
        default: break
        }
    }
    @objc private func next(_ tap: UITapGestureRecognizer) {
        bar.stop()
        if bar.index < 2 { bar.play(bar.index + 1) } else { onFinish?() }
    }
    @objc func close() { dismiss(animated: true) }
    func storyBarDidFinish(_ bar: StoryBar) { onFinish?() }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }
}

final class CubeScroll: UIScrollView, UIScrollViewDelegate {
    private let stack = UIStackView()
    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        bounces = true
        delegate = self
        contentInsetAdjustmentBehavior = .never
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
            stack.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor)
        ])
    }
    required init?(coder: NSCoder) { fatalError() }
    func add(_ view: UIView) {
        stack.addArrangedSubview(view)
        view.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor).isActive = true
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        for (i, view) in stack.arrangedSubviews.enumerated() {
            let offset = (CGFloat(i) * bounds.width - contentOffset.x) / bounds.width
            guard abs(offset) < 1.2 else { continue }
            var t = CATransform3DIdentity
            t.m34 = -1 / 800
            let anchor: CGFloat = offset > 0 ? 0 : 1
            view.layer.anchorPoint.x = anchor
            view.layer.position.x = CGFloat(i) * bounds.width + bounds.width * anchor
            t = CATransform3DRotate(t, offset * .pi / 2, 0, 1, 0)
            view.layer.transform = t
            view.alpha = 1 - abs(offset) * 0.5
        }
    }
}

final class CubeController: UIViewController, UIViewControllerTransitioningDelegate {
    private let scroll = CubeScroll()
    private let stories: [StoryController]
    private let first: Int
    private lazy var interactor = PullDown(controller: self)

    init(stories: [StoryController], first: Int) {
        self.stories = stories
        self.first = first
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        modalPresentationCapturesStatusBarAppearance = true
        transitioningDelegate = self
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroll)
        for story in stories {
            addChild(story)
            scroll.add(story.view)
            story.didMove(toParent: self)
            story.onFinish = { [weak self] in self?.dismiss(animated: true) }
        }
        _ = interactor
    }
    override var childForStatusBarHidden: UIViewController? { children.first }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.contentOffset.x = CGFloat(first) * scroll.bounds.width
    }
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ScaleFade(presenting: true)
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ScaleFade(presenting: false)
    }
    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        interactor.isActive ? interactor : nil
    }
}

final class PullDown: UIPercentDrivenInteractiveTransition {
    private(set) var isActive = false
    private unowned let controller: UIViewController
    init(controller: UIViewController) {
        self.controller = controller
        super.init()
        let pan = UIPanGestureRecognizer(target: self, action: #selector(pan(_:)))
        pan.delegate = self
        controller.view.addGestureRecognizer(pan)
        completionCurve = .easeOut
    }
    @objc private func pan(_ g: UIPanGestureRecognizer) {
        let y = g.translation(in: g.view?.superview).y
        let percent = (y / 500).clamped(to: 0...1)
        switch g.state {
        case .began:
            isActive = true
            controller.dismiss(animated: true)
        case .changed: update(percent)
        case .ended:
            isActive = false
            (percent > 0.3 || g.velocity(in: g.view).y > 900) ? finish() : cancel()
        case .cancelled, .failed:
            isActive = false
            cancel()
        default: break
        }
    }
}

extension PullDown: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool {
        guard let pan = g as? UIPanGestureRecognizer else { return true }
        let v = pan.velocity(in: pan.view)
        return v.y > abs(v.x)
    }
}

extension Comparable {
    func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) }
}

final class ScaleFade: NSObject, UIViewControllerAnimatedTransitioning {
    let presenting: Bool
    init(presenting: Bool) { self.presenting = presenting; super.init() }
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.32
    }
    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        let v = ctx.view(forKey: presenting ? .to : .from)!
        if presenting {
            ctx.containerView.addSubview(v)
            v.frame = ctx.containerView.bounds
            v.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
            v.layer.cornerRadius = 200
        }
        v.clipsToBounds = true
        UIView.animateKeyframes(withDuration: transitionDuration(using: ctx), delay: 0, options: [.calculationModeCubic]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                v.transform = self.presenting ? .identity : CGAffineTransform(translationX: 0, y: 200).scaledBy(x: 0.3, y: 0.3)
                v.layer.cornerRadius = self.presenting ? 0 : 120
            }
            UIView.addKeyframe(withRelativeStartTime: self.presenting ? 0 : 0.6, relativeDuration: 0.4) {
                v.alpha = self.presenting ? 1 : 0
            }
        } completion: { _ in
            ctx.completeTransition(!ctx.transitionWasCancelled)
        }
    }
}

final class FriendsController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private var collection: UICollectionView!
    private let friends = ["ana", "ben", "chi", "dov", "eli"]
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        collection = UICollectionView(frame: CGRect(x: 0, y: 100, width: view.bounds.width, height: 96), collectionViewLayout: layout)
        collection.autoresizingMask = .flexibleWidth
        collection.register(RingCell.self, forCellWithReuseIdentifier: String(describing: RingCell.self))
        collection.dataSource = self
        collection.delegate = self
        collection.backgroundColor = .clear
        view.addSubview(collection)
    }
    func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { friends.count }
    func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
        let cell = c.dequeueReusableCell(withReuseIdentifier: String(describing: RingCell.self), for: i) as! RingCell
        cell.label.text = friends[i.item]
        return cell
    }
    func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt i: IndexPath) -> CGSize { CGSize(width: 72, height: 92) }
    func collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath) {
        let tints: [UIColor] = [.systemIndigo, .systemOrange, .systemGreen, .systemPink, .systemBlue]
        let all = zip(friends, tints).map(StoryController.init(user:tint:))
        present(CubeController(stories: all, first: i.item), animated: true)
    }
}

final class RingCell: UICollectionViewCell {
    let label = UILabel()
    private let ring = CAShapeLayer()
    private let replicator = CAReplicatorLayer()
    override init(frame: CGRect) {
        super.init(frame: frame)
        ring.path = UIBezierPath(ovalIn: CGRect(x: 6, y: 2, width: 60, height: 60)).cgPath
        ring.fillColor = UIColor.secondarySystemFill.cgColor
        ring.strokeColor = UIColor.systemPink.cgColor
        ring.lineWidth = 3
        ring.lineDashPattern = [6, 4]
        contentView.layer.addSublayer(ring)
        label.font = .systemFont(ofSize: 12)
        label.textAlignment = .center
        label.frame = CGRect(x: 0, y: 68, width: 72, height: 18)
        contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError() }
    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.15) { self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.92, y: 0.92) : .identity }
        }
    }
}
