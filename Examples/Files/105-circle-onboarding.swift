//
//  CircleOnboarding.swift
//
//  Onboarding in three coloured pages. The dots at the bottom are not a UIPageControl: grey dots come
//  from one CAReplicatorLayer, and a white "worm" (CAShapeLayer) stretches from dot to dot while you swipe.
//  On the last page press "Let's go": the main screen appears inside a circle growing out of the button
//  until it covers everything. "Show intro again" closes the circle back, from full screen to nothing.
//
//  Swift 4.2, Xcode 10, iOS 11. (c) 2018 do whatever you like with it
//

import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = OnboardingViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

struct OnboardingPage {
    let title: String
    let text: String
    let color: UIColor

    static let all = [
        OnboardingPage(title: "Collect", text: "Keep every postcard you ever got in one place.",
                       color: UIColor(red: 0.36, green: 0.25, blue: 0.83, alpha: 1)),
        OnboardingPage(title: "Sort", text: "By country, by sender, or by how silly the stamp is.",
                       color: UIColor(red: 0.90, green: 0.33, blue: 0.43, alpha: 1)),
        OnboardingPage(title: "Send", text: "Answer with one of your own. A real one, on paper.",
                       color: UIColor(red: 0.07, green: 0.58, blue: 0.54, alpha: 1))
    ]
}

// MARK: - Dots

final class WormDotsView: UIView {

    private let count: Int
    private let diameter: CGFloat = 10
    private let spacing: CGFloat = 26
    private let replicator = CAReplicatorLayer()
    private let dot = CALayer()
    private let worm = CAShapeLayer()

    /// 0 ... count - 1, fractional while the finger is moving
    var position: CGFloat = 0 { didSet { drawWorm() } }

    init(count: Int) {
        self.count = count
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        dot.backgroundColor = UIColor.white.withAlphaComponent(0.35).cgColor
        dot.cornerRadius = diameter / 2
        replicator.instanceCount = count
        replicator.instanceTransform = CATransform3DMakeTranslation(spacing, 0, 0)
        replicator.addSublayer(dot)
        worm.fillColor = UIColor.white.cgColor
        layer.addSublayer(replicator)
        layer.addSublayer(worm)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var intrinsicContentSize: CGSize {
        return CGSize(width: CGFloat(count - 1) * spacing + diameter, height: diameter)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        replicator.frame = bounds
        worm.frame = bounds
        dot.frame = CGRect(x: 0, y: 0, width: diameter, height: diameter)
        drawWorm()
    }

    private func drawWorm() {
        let clamped = max(0, min(CGFloat(count - 1), position))
        let base = floor(clamped)
        let t = clamped - base
        // the head leaves first, the tail follows in the second half
        let head = (base + min(1, t * 2)) * spacing
        let tail = (base + max(0, t * 2 - 1)) * spacing
        let rect = CGRect(x: tail, y: 0, width: head - tail + diameter, height: diameter)

        CATransaction.begin()
        CATransaction.setDisableActions(true)
        worm.path = UIBezierPath(roundedRect: rect, cornerRadius: diameter / 2).cgPath
        CATransaction.commit()
    }
}

// MARK: - One page

final class PageContentViewController: UIViewController {

    let index: Int

    init(index: Int) {
        self.index = index
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let page = OnboardingPage.all[index]
        view.backgroundColor = page.color

        let titleLabel = UILabel()
        titleLabel.text = page.title
        titleLabel.font = UIFont.systemFont(ofSize: 44, weight: .heavy)
        titleLabel.textColor = .white

        let textLabel = UILabel()
        textLabel.text = page.text
        textLabel.font = UIFont.systemFont(ofSize: 20)
        textLabel.textColor = UIColor.white.withAlphaComponent(0.85)
        textLabel.numberOfLines = 0
        textLabel.textAlignment = .center

        let stack = UIStackView(arrangedSubviews: [titleLabel, textLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -40),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 36),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -36)
        ])
    }
}

// MARK: - Onboarding

final class OnboardingViewController: UIViewController {

    private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    private let dots = WormDotsView(count: OnboardingPage.all.count)
    private let goButton = UIButton(type: .system)
    private var offsetObservation: NSKeyValueObservation?
    private var currentIndex = 0
    private var lastX: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(pager)
        pager.view.frame = view.bounds
        pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pager.view)
        pager.didMove(toParent: self)
        pager.dataSource = self
        pager.delegate = self
        pager.setViewControllers([PageContentViewController(index: 0)], direction: .forward, animated: false, completion: nil)

        goButton.setTitle("Let's go", for: .normal)
        goButton.setTitleColor(OnboardingPage.all[2].color, for: .normal)
        goButton.titleLabel?.font = UIFont.boldSystemFont(ofSize: 19)
        goButton.backgroundColor = .white
        goButton.layer.cornerRadius = 26
        goButton.alpha = 0
        goButton.addTarget(self, action: #selector(goTapped), for: .touchUpInside)

        for subview in [dots, goButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
            subview.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            dots.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -28),
            goButton.bottomAnchor.constraint(equalTo: dots.topAnchor, constant: -32),
            goButton.widthAnchor.constraint(equalToConstant: 180),
            goButton.heightAnchor.constraint(equalToConstant: 52)
        ])

        // UIPageViewController does not tell us about the scrolling, so look at its scroll view
        if let scrollView = pager.view.subviews.compactMap({ $0 as? UIScrollView }).first {
            offsetObservation = scrollView.observe(\.contentOffset, options: [.new]) { [weak self] scrollView, _ in
                self?.pagerScrolled(scrollView)
            }
        }
    }

    private func pagerScrolled(_ scrollView: UIScrollView) {
        let width = scrollView.bounds.width
        guard width > 0 else { return }
        let x = scrollView.contentOffset.x
        let jumped = abs(x - lastX) > width / 2     // the pager re-centres itself after every page
        lastX = x
        if jumped { return }
        let position = CGFloat(currentIndex) + (x - width) / width
        dots.position = position
        goButton.alpha = max(0, min(1, (position - CGFloat(OnboardingPage.all.count - 2)) * 2 - 1))
    }

    @objc private func goTapped() {
        let main = MainViewController()
        main.modalPresentationStyle = .fullScreen
        main.transitioningDelegate = self
        present(main, animated: true, completion: nil)
    }
}

extension OnboardingViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {

    func pageViewController(_ pageViewController: UIPageViewController,
                            viewControllerBefore viewController: UIViewController) -> UIViewController? {
        guard let page = viewController as? PageContentViewController, page.index > 0 else { return nil }
        return PageContentViewController(index: page.index - 1)
    }

    func pageViewController(_ pageViewController: UIPageViewController,
                            viewControllerAfter viewController: UIViewController) -> UIViewController? {
        guard let page = viewController as? PageContentViewController,
            page.index < OnboardingPage.all.count - 1 else { return nil }
        return PageContentViewController(index: page.index + 1)
    }

    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
                            previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        guard let page = pageViewController.viewControllers?.first as? PageContentViewController else { return }
        currentIndex = page.index
        dots.position = CGFloat(currentIndex)
        goButton.alpha = currentIndex == OnboardingPage.all.count - 1 ? 1 : 0
    }
}

extension OnboardingViewController: UIViewControllerTransitioningDelegate {

    func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                             source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CircleAnimator(opening: true, origin: goButton.center)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CircleAnimator(opening: false, origin: goButton.center)
    }
}

// MARK: - Circle

final class CircleAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {

    private let opening: Bool
    private let origin: CGPoint
    private var finish: (() -> Void)?

    init(opening: Bool, origin: CGPoint) {
        self.opening = opening
        self.origin = origin
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to),
            let toVC = transitionContext.viewController(forKey: .to) else { return }
        let container = transitionContext.containerView
        toView.frame = transitionContext.finalFrame(for: toVC)
        container.insertSubview(toView, at: opening ? container.subviews.count : 0)

        let masked: UIView = opening ? toView : fromView
        let bounds = container.bounds
        let radius = hypot(max(origin.x, bounds.width - origin.x), max(origin.y, bounds.height - origin.y))
        let point = CGRect(x: origin.x, y: origin.y, width: 0, height: 0)
        let small = UIBezierPath(ovalIn: point.insetBy(dx: -1, dy: -1)).cgPath
        let large = UIBezierPath(ovalIn: CGRect(x: origin.x - radius, y: origin.y - radius, width: radius * 2, height: radius * 2)).cgPath

        let mask = CAShapeLayer()
        mask.path = opening ? large : small
        masked.layer.mask = mask
        finish = {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            masked.layer.mask = nil
        }

        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = opening ? small : large
        animation.toValue = opening ? large : small
        animation.duration = transitionDuration(using: transitionContext)
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.delegate = self
        mask.add(animation, forKey: "reveal")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        finish?()
        finish = nil
    }
}

// MARK: - Main

final class MainViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 1.0, green: 0.96, blue: 0.88, alpha: 1)
        let button = UIButton(type: .system)
        button.setTitle("Show intro again", for: .normal)
        button.titleLabel?.font = UIFont.boldSystemFont(ofSize: 20)
        button.frame = view.bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.addTarget(self, action: #selector(close), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc private func close() { dismiss(animated: true, completion: nil) }
}
