import UIKit

struct Story { var user: String; var colors: [UIColor] }

final class StoriesViewController: UIViewController {
    private let stories: [Story]
    private var index: Int
    private let scrollView = UIScrollView()
    private var pages = [StoryPageView]()
    private var displayLink: CADisplayLink?
    private var startTime: CFTimeInterval = 0
    private lazy var progressStack: UIStackView = {
        $0.axis = .horizontal
        $0.distribution = .fillEqually
        $0.spacing = 4
        return $0
    }(UIStackView())

    init(stories: [Story], startAt index: Int) {
        self.stories = stories
        self.index = index
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        modalPresentationCapturesStatusBarAppearance = true
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
    deinit { displayLink?.invalidate() }

    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.bounces = true
        scrollView.delegate = self
        if #available(iOS 11.0, *) { scrollView.contentInsetAdjustmentBehavior = .never }
        view.addSubview(scrollView)
        for story in stories {
            let page = StoryPageView(story: story)
            pages.append(page)
            scrollView.addSubview(page)
        }
        view.addSubview(progressStack)
        for _ in 0..<3 {
            let bar = UIProgressView(progressViewStyle: .bar)
            bar.trackTintColor = UIColor(white: 1, alpha: 0.3)
            bar.progressTintColor = .white
            bar.layer.cornerRadius = 1.5
            bar.clipsToBounds = true
            progressStack.addArrangedSubview(bar)
        }
        progressStack.translatesAutoresizingMaskIntoConstraints = false
        progressStack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true
        progressStack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8).isActive = true
        progressStack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8).isActive = true
        progressStack.heightAnchor.constraint(equalToConstant: 3).isActive = true

        let close = UIButton(type: .close)
        close.addTarget(self, action: #selector(closeTapped(_:)), for: .touchUpInside)
        close.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(close)
        NSLayoutConstraint.activate([
            close.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
            close.topAnchor.constraint(equalToSystemSpacingBelow: progressStack.bottomAnchor, multiplier: 1.5)
        ])
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(closeTapped(_:)))
        swipe.direction = .down
        view.addGestureRecognizer(swipe)
        let hold = UILongPressGestureRecognizer(target: self, action: #selector(hold(_:)))
        hold.minimumPressDuration = 0.2
        view.addGestureRecognizer(hold)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = scrollView.bounds.size
        for (i, page) in pages.enumerated() {
            page.layer.transform = CATransform3DIdentity
            page.frame = CGRect(x: CGFloat(i) * size.width, y: 0, width: size.width, height: size.height)
        }
        scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
        if scrollView.contentOffset.x == 0 { scrollView.contentOffset.x = CGFloat(index) * size.width }
        applyCube()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        startTime = CACurrentMediaTime()
        displayLink = CADisplayLink(target: self, selector: #selector(tick))
        displayLink?.preferredFramesPerSecond = 60
        displayLink?.add(to: .main, forMode: .common)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        displayLink?.isPaused = true
        displayLink?.invalidate()
        displayLink = nil
    }

    @objc private func tick(_ link: CADisplayLink) {
        let elapsed = link.timestamp - startTime
        for (i, view) in progressStack.arrangedSubviews.enumerated() {
            guard let bar = view as? UIProgressView else { continue }
            bar.setProgress(Float(max(0, min(1, elapsed / 3 - Double(i)))), animated: false)
        }
    }
    @objc private func hold(_ g: UILongPressGestureRecognizer) {
        displayLink?.isPaused = g.state == .began || g.state == .changed
        UIView.animate(withDuration: 0.2) { self.progressStack.alpha = g.state == .ended ? 1 : 0 }
    }
    @objc private func closeTapped(_ sender: Any) { dismiss(animated: true, completion: nil) }

    private func applyCube() {
        let width = scrollView.bounds.width
        guard width > 0 else { return }
        for page in pages {
            let offset = (page.frame.midX - scrollView.contentOffset.x - width / 2)
            let center = CGFloat(pages.firstIndex(of: page)!) * width + width / 2
            let d = center - (scrollView.contentOffset.x + width / 2)
            _ = offset
            let ratio = max(-1, min(1, d / width))
            var t = CATransform3DIdentity
            t.m34 = -1 / 500
            page.setAnchorPoint(CGPoint(x: ratio > 0 ? 0 : 1, y: 0.5))
            t = CATransform3DRotate(t, ratio * .pi / 2, 0, 1, 0)
            page.layer.transform = t
            page.dim.alpha = abs(ratio) * 0.6
        }
    }
}

extension StoriesViewController: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { applyCube() }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        index = Int(round(scrollView.contentOffset.x / scrollView.bounds.width))
        startTime = CACurrentMediaTime()
    }
}

extension UIView {
    func setAnchorPoint(_ point: CGPoint) {
        var newPoint = CGPoint(x: bounds.size.width * point.x, y: bounds.size.height * point.y)
        var oldPoint = CGPoint(x: bounds.size.width * layer.anchorPoint.x, y: bounds.size.height * layer.anchorPoint.y)
        newPoint = newPoint.applying(transform)
        oldPoint = oldPoint.applying(transform)
        var position = layer.position
        position.x -= oldPoint.x
        position.x += newPoint.x
        position.y -= oldPoint.y
        position.y += newPoint.y
        layer.position = position
        layer.anchorPoint = point
    }
}

final class StoryPageView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    let dim = UIView()
    private let nameLabel = UILabel()
    init(story: Story) {
        super.init(frame: .zero)
        let gradient = layer as! CAGradientLayer
        gradient.colors = story.colors.map(\.cgColor)
        gradient.startPoint = .zero
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.locations = [0, 1]
        nameLabel.attributedText = NSAttributedString(string: story.user, attributes: [.font: UIFont(name: "AvenirNext-Bold", size: 34) ?? .boldSystemFont(ofSize: 34), .foregroundColor: UIColor.white, .kern: 1.2])
        nameLabel.sizeToFit()
        addSubview(nameLabel)
        dim.backgroundColor = .black
        dim.isUserInteractionEnabled = false
        dim.alpha = 0
        addSubview(dim)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func layoutSubviews() {
        super.layoutSubviews()
        nameLabel.center = CGPoint(x: bounds.midX, y: bounds.midY)
        dim.frame = bounds
    }
}

final class StoryRingButton: UIControl {
    let story: Story
    private let ring = CAShapeLayer()
    private let avatar = UILabel()
    init(story: Story) {
        self.story = story
        super.init(frame: .zero)
        ring.strokeColor = UIColor.systemPink.cgColor
        ring.fillColor = UIColor.clear.cgColor
        ring.lineWidth = 3
        ring.lineCap = .round
        ring.lineDashPattern = [12, 4]
        layer.addSublayer(ring)
        avatar.text = String(story.user.prefix(1)).uppercased()
        avatar.textAlignment = .center
        avatar.textColor = .white
        avatar.backgroundColor = story.colors.first
        avatar.layer.masksToBounds = true
        addSubview(avatar)
        isAccessibilityElement = true
        accessibilityLabel = story.user
        accessibilityTraits = [.button]
    }
    required init?(coder: NSCoder) { fatalError() }
    override var intrinsicContentSize: CGSize { CGSize(width: 72, height: 72) }
    override var isHighlighted: Bool {
        didSet { UIView.animate(withDuration: 0.1, delay: 0, options: [.beginFromCurrentState, .curveEaseOut]) { self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity } }
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        ring.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).cgPath
        avatar.frame = bounds.insetBy(dx: 7, dy: 7)
        avatar.layer.cornerRadius = avatar.bounds.width / 2
    }
    func spin() {
        let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
        rotation.toValue = CGFloat.pi * 2
        rotation.duration = 0.6
        rotation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        ring.bounds = bounds
        ring.position = CGPoint(x: bounds.midX, y: bounds.midY)
        ring.add(rotation, forKey: "spin")
        let dash = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.lineDashPhase))
        dash.fromValue = 0
        dash.toValue = 16
        dash.repeatCount = .infinity
        dash.duration = 1
        ring.add(dash, forKey: nil)
    }
}

class FeedViewController: UIViewController {
    let stories = [
        Story(user: "marta", colors: [.systemPurple, .systemPink]),
        Story(user: "jonas", colors: [.systemOrange, .systemRed]),
        Story(user: "aiko", colors: [.systemTeal, .systemBlue]),
        Story(user: "lee", colors: [.systemGreen, .systemYellow]),
    ]
    private var origin: StoryRingButton?

    override func loadView() {
        let v = UIView(frame: UIScreen.main.bounds)
        v.backgroundColor = .systemBackground
        view = v
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Instants"
        let stack = UIStackView()
        stack.spacing = 12
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        for s in stories {
            let b = StoryRingButton(story: s)
            b.addTarget(self, action: #selector(open), for: .touchUpInside)
            stack.addArrangedSubview(b)
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    }
    @objc func open(_ sender: StoryRingButton) {
        origin = sender
        sender.spin()
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(350)) { [weak self] in
            guard let self = self else { return }
            let i = self.stories.firstIndex { $0.user == sender.story.user } ?? 0
            let vc = StoriesViewController(stories: self.stories, startAt: i)
            vc.transitioningDelegate = self
            self.present(vc, animated: true)
        }
    }
}

extension FeedViewController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let o = origin else { return nil }
        return ExpandAnimator(frame: o.convert(o.bounds, to: nil), reverse: false)
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let o = origin else { return nil }
        return ExpandAnimator(frame: o.convert(o.bounds, to: nil), reverse: true)
    }
}

final class ExpandAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    private let frame: CGRect
    private let reverse: Bool
    private var completion: (() -> Void)?
    init(frame: CGRect, reverse: Bool) { self.frame = frame; self.reverse = reverse }
    func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 }
    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        let view = ctx.view(forKey: reverse ? .from : .to)!
        if !reverse {
            ctx.containerView.addSubview(view)
            view.frame = ctx.finalFrame(for: ctx.viewController(forKey: .to)!)
        }
        view.layoutIfNeeded()
        let small = UIBezierPath(roundedRect: frame, cornerRadius: frame.width / 2).cgPath
        let big = UIBezierPath(roundedRect: view.bounds, cornerRadius: 40).cgPath
        let mask = CAShapeLayer()
        mask.frame = view.bounds
        mask.path = reverse ? small : big
        view.layer.mask = mask
        let group = CAAnimationGroup()
        let path = CABasicAnimation(keyPath: "path")
        path.fromValue = reverse ? big : small
        path.toValue = reverse ? small : big
        let fade = CAKeyframeAnimation(keyPath: "opacity")
        fade.values = reverse ? [1, 1, 0] : [0, 1, 1]
        fade.keyTimes = [0, 0.4, 1]
        fade.calculationMode = .linear
        group.animations = [path, fade]
        group.duration = transitionDuration(using: ctx)
        group.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)
        group.fillMode = .both
        group.isRemovedOnCompletion = false
        group.delegate = self
        completion = { [reverse] in
            view.layer.mask = nil
            if reverse && !ctx.transitionWasCancelled { view.removeFromSuperview() }
            ctx.completeTransition(!ctx.transitionWasCancelled)
        }
        mask.add(group, forKey: "expand")
    }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        completion?()
        completion = nil
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        window = UIWindow(windowScene: windowScene)
        let nav = UINavigationController(rootViewController: FeedViewController())
        nav.navigationBar.isTranslucent = true
        let appearance = UINavigationBarAppearance()
        appearance.configureWithDefaultBackground()
        appearance.titleTextAttributes = [.font: UIFont(name: "Snell Roundhand", size: 24) as Any].compactMapValues { $0 is UIFont ? $0 : nil }
        nav.navigationBar.standardAppearance = appearance
        nav.navigationBar.scrollEdgeAppearance = appearance
        window?.rootViewController = nav
        window?.makeKeyAndVisible()
    }
}
