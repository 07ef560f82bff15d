//
//  Welcome.swift
//  Xcode 12.4, early 2021 - Swift 5.3 - deployment target iOS 13.0. Root: RootViewController (AppDelegate below).
//
//  First start: four onboarding pages in a UIPageViewController. A night landscape behind moves slower than the pages (three layers, each at its own
//  speed) and its sky warms from page to page; the page dots stretch. On page 2 a boat rocks in keyframes, on page 3 a bell rings, on the last
//  a "Start" button springs up. "Skip" (top right) fades out on the last page. Start: the onboarding grows to 1.3 and fades while the home screen
//  comes up. Home shows a greeting by the hour and "Show the introduction again"; next starts go straight home (UserDefaults "seenIntro").
//

import UIKit

enum Defaults {
    static var seenIntro: Bool {
        get { UserDefaults.standard.bool(forKey: "seenIntro") }
        set { UserDefaults.standard.set(newValue, forKey: "seenIntro") }
    }
}

struct IntroPage {
    enum Art { case moon, boat, bell, sun }
    let title: String
    let text: String
    let art: Art

    static let all = [
        IntroPage(title: NSLocalizedString("intro.1.title", value: "Slow evenings", comment: ""), text: "One thing at a time, and the last one is always rest.", art: .moon),
        IntroPage(title: NSLocalizedString("intro.2.title", value: "Drift a little", comment: ""), text: "Let lists float. What matters comes back to the shore by itself.", art: .boat),
        IntroPage(title: NSLocalizedString("intro.3.title", value: "A quiet bell", comment: ""), text: "We ring once, never twice, and not at all after ten.", art: .bell),
        IntroPage(title: NSLocalizedString("intro.4.title", value: "Good morning", comment: ""), text: "Everything is where you left it.", art: .sun)
    ]
}

// MARK: - Landscape

final class LandscapeView: UIView {

    private let sky = CAGradientLayer()
    private let stars = CALayer()
    private var ridges: [CAShapeLayer] = []
    private let pages = IntroPage.all.count
    private let skies: [[UIColor]] = [
        [#colorLiteral(red: 0.05, green: 0.06, blue: 0.20, alpha: 1), #colorLiteral(red: 0.16, green: 0.17, blue: 0.40, alpha: 1)],
        [#colorLiteral(red: 0.10, green: 0.11, blue: 0.33, alpha: 1), #colorLiteral(red: 0.33, green: 0.29, blue: 0.55, alpha: 1)],
        [#colorLiteral(red: 0.24, green: 0.20, blue: 0.47, alpha: 1), #colorLiteral(red: 0.78, green: 0.45, blue: 0.52, alpha: 1)],
        [#colorLiteral(red: 0.45, green: 0.62, blue: 0.86, alpha: 1), #colorLiteral(red: 0.99, green: 0.80, blue: 0.58, alpha: 1)]
    ]

    /// 0 ... pages - 1
    var progress: CGFloat = 0 { didSet { apply() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(sky)
        layer.addSublayer(stars)
        var seed: UInt64 = 42
        func random() -> CGFloat {
            seed = seed &* 6364136223846793005 &+ 1442695040888963407
            return CGFloat(seed >> 33) / CGFloat(1 << 31)
        }
        for _ in 0..<90 {
            let star = CALayer()
            let r = 1 + random() * 2
            star.frame = CGRect(x: random() * 800, y: random() * 420, width: r, height: r)
            star.cornerRadius = r / 2
            star.backgroundColor = UIColor.white.cgColor
            let twinkle = CABasicAnimation(keyPath: "opacity")
            twinkle.fromValue = 0.2
            twinkle.toValue = 1
            twinkle.duration = CFTimeInterval(0.8 + random() * 2)
            twinkle.autoreverses = true
            twinkle.repeatCount = .infinity
            twinkle.timeOffset = CFTimeInterval(random() * 2)
            star.add(twinkle, forKey: "twinkle")
            stars.addSublayer(star)
        }
        for i in 0..<3 {
            let ridge = CAShapeLayer()
            ridge.fillColor = UIColor(hue: 0.66, saturation: 0.45, brightness: 0.34 - 0.1 * CGFloat(i), alpha: 1).cgColor
            layer.addSublayer(ridge)
            ridges.append(ridge)
        }
    }

    required init?(coder: NSCoder) { fatalError("no storyboard here") }

    override func layoutSubviews() {
        super.layoutSubviews()
        sky.frame = bounds
        let w = bounds.width * 2.6
        for (i, ridge) in ridges.enumerated() {
            let base = bounds.height * (0.62 + 0.1 * CGFloat(i))
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: bounds.height))
            path.addLine(to: CGPoint(x: 0, y: base))
            let steps = 10 + i * 4
            for s in 1...steps {
                let x = w * CGFloat(s) / CGFloat(steps)
                let px = w * (CGFloat(s) - 0.5) / CGFloat(steps)
                let up: CGFloat = s % 2 == 0 ? -46 : 24
                path.addQuadCurve(to: CGPoint(x: x, y: base + CGFloat((s * 13 + i * 7) % 20)), controlPoint: CGPoint(x: px, y: base + up))
            }
            path.addLine(to: CGPoint(x: w, y: bounds.height))
            path.close()
            ridge.path = path.cgPath
        }
        apply()
    }

    private func apply() {
        let p = min(max(progress, -0.3), CGFloat(pages) - 0.7)
        let low = min(max(Int(p), 0), pages - 1), high = min(low + 1, pages - 1)
        let t = max(0, p - CGFloat(low))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        sky.colors = zip(skies[low], skies[high]).map { $0.blended($1, t).cgColor }
        stars.opacity = Float(max(0, 1 - p / 2.5))
        stars.transform = CATransform3DMakeTranslation(-p * 20, 0, 0)
        for (i, ridge) in ridges.enumerated() {
            ridge.transform = CATransform3DMakeTranslation(-p * bounds.width * (0.12 + 0.16 * CGFloat(i)), 0, 0)
        }
        CATransaction.commit()
    }
}

private extension UIColor {
    func blended(_ other: UIColor, _ t: CGFloat) -> UIColor {
        let a = cgColor.components!, b = other.cgColor.components!
        return UIColor(red: a[0] + (b[0] - a[0]) * t, green: a[1] + (b[1] - a[1]) * t, blue: a[2] + (b[2] - a[2]) * t, alpha: 1)
    }
}

// MARK: - Dots

final class StretchDots: UIView {
    private let count: Int
    private var dots: [UIView] = []
    var progress: CGFloat = 0 { didSet { setNeedsLayout() } }

    init(count: Int) {
        self.count = count
        super.init(frame: .zero)
        for _ in 0..<count {
            let d = UIView()
            d.layer.cornerRadius = 4
            addSubview(d)
            dots.append(d)
        }
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
    }

    required init?(coder: NSCoder) { fatalError("no storyboard here") }

    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(count) * 16 + 24, height: 8) }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for (i, d) in dots.enumerated() {
            let near = max(0, 1 - abs(progress - CGFloat(i)))
            let w = 8 + 24 * near
            d.frame = CGRect(x: x, y: 0, width: w, height: 8)
            d.backgroundColor = UIColor.white.withAlphaComponent(0.4 + 0.6 * near)
            x += w + 8
        }
        accessibilityValue = "Page \(Int(progress.rounded()) + 1) of \(count)"
    }
}

// MARK: - Art

final class ArtView: UIView {
    let art: IntroPage.Art

    init(_ art: IntroPage.Art) {
        self.art = art
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { fatalError("no storyboard here") }

    override func draw(_ rect: CGRect) {
        guard let c = UIGraphicsGetCurrentContext() else { return }
        let w = bounds.width, h = bounds.height
        switch art {
        case .moon:
            UIColor(white: 0.97, alpha: 1).setFill()
            let moon = UIBezierPath(arcCenter: CGPoint(x: w / 2, y: h / 2), radius: w * 0.36, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
            moon.append(UIBezierPath(arcCenter: CGPoint(x: w * 0.64, y: h * 0.42), radius: w * 0.3, startAngle: 0, endAngle: 2 * .pi, clockwise: true).reversing())
            moon.usesEvenOddFillRule = false
            c.saveGState()
            c.setShadow(offset: .zero, blur: 20, color: UIColor(white: 1, alpha: 0.6).cgColor)
            c.beginTransparencyLayer(auxiliaryInfo: nil)
            UIBezierPath(arcCenter: CGPoint(x: w / 2, y: h / 2), radius: w * 0.36, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
            c.setBlendMode(.clear)
            UIBezierPath(arcCenter: CGPoint(x: w * 0.66, y: h * 0.4), radius: w * 0.3, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
            c.endTransparencyLayer()
            c.restoreGState()
        case .boat:
            UIColor(red: 0.85, green: 0.4, blue: 0.3, alpha: 1).setFill()
            let hull = UIBezierPath()
            hull.move(to: CGPoint(x: w * 0.15, y: h * 0.62))
            hull.addLine(to: CGPoint(x: w * 0.85, y: h * 0.62))
            hull.addQuadCurve(to: CGPoint(x: w * 0.28, y: h * 0.82), controlPoint: CGPoint(x: w * 0.74, y: h * 0.84))
            hull.close()
            hull.fill()
            UIColor.white.setFill()
            let sail = UIBezierPath()
            sail.move(to: CGPoint(x: w * 0.5, y: h * 0.12))
            sail.addQuadCurve(to: CGPoint(x: w * 0.76, y: h * 0.56), controlPoint: CGPoint(x: w * 0.78, y: h * 0.3))
            sail.addLine(to: CGPoint(x: w * 0.5, y: h * 0.56))
            sail.close()
            sail.fill()
            UIColor(white: 1, alpha: 0.8).setStroke()
            let mast = UIBezierPath(rect: CGRect(x: w * 0.48, y: h * 0.1, width: 2, height: h * 0.52))
            mast.stroke()
        case .bell:
            UIColor(red: 0.97, green: 0.8, blue: 0.35, alpha: 1).setFill()
            let bell = UIBezierPath()
            bell.move(to: CGPoint(x: w * 0.5, y: h * 0.16))
            bell.addCurve(to: CGPoint(x: w * 0.82, y: h * 0.72), controlPoint1: CGPoint(x: w * 0.74, y: h * 0.18), controlPoint2: CGPoint(x: w * 0.66, y: h * 0.6))
            bell.addLine(to: CGPoint(x: w * 0.18, y: h * 0.72))
            bell.addCurve(to: CGPoint(x: w * 0.5, y: h * 0.16), controlPoint1: CGPoint(x: w * 0.34, y: h * 0.6), controlPoint2: CGPoint(x: w * 0.26, y: h * 0.18))
            bell.close()
            bell.fill()
            UIBezierPath(ovalIn: CGRect(x: w * 0.44, y: h * 0.74, width: w * 0.12, height: w * 0.12)).fill()
        case .sun:
            c.translateBy(x: w / 2, y: h / 2)
            UIColor(red: 1, green: 0.85, blue: 0.4, alpha: 1).set()
            c.fillEllipse(in: CGRect(x: -w * 0.2, y: -w * 0.2, width: w * 0.4, height: w * 0.4))
            c.setLineWidth(6)
            c.setLineCap(.round)
            for _ in 0..<12 {
                c.move(to: CGPoint(x: w * 0.27, y: 0))
                c.addLine(to: CGPoint(x: w * 0.36, y: 0))
                c.strokePath()
                c.rotate(by: .pi / 6)
            }
        }
    }

    func play() {
        layer.removeAllAnimations()
        transform = .identity
        switch art {
        case .boat:
            UIView.animateKeyframes(withDuration: 4, delay: 0, options: [.repeat, .calculationModeCubic], animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { self.transform = CGAffineTransform(rotationAngle: 0.09).translatedBy(x: 4, y: 5) }
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { self.transform = .identity }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { self.transform = CGAffineTransform(rotationAngle: -0.09).translatedBy(x: -4, y: 5) }
                UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { self.transform = .identity }
            })
        case .bell:
            layer.anchorPoint = CGPoint(x: 0.5, y: 0.16)
            let ring = CAKeyframeAnimation(keyPath: "transform.rotation.z")
            ring.values = [0, 0.3, -0.26, 0.2, -0.14, 0.08, 0]
            ring.duration = 1.2
            ring.beginTime = CACurrentMediaTime() + 0.2
            layer.add(ring, forKey: "ring")
        case .sun:
            let spin = CABasicAnimation(keyPath: "transform.rotation")
            spin.byValue = 2 * Double.pi
            spin.duration = 24
            spin.repeatCount = .infinity
            layer.add(spin, forKey: "spin")
        case .moon:
            alpha = 0
            UIView.animate(withDuration: 1.2) { self.alpha = 1 }
        }
    }
}

// MARK: - Pages

final class IntroPageViewController: UIViewController {
    let index: Int
    private let art: ArtView
    private let titleLabel = UILabel()
    private let textLabel = UILabel()

    init(index: Int) {
        self.index = index
        art = ArtView(IntroPage.all[index].art)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard here") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        let page = IntroPage.all[index]
        titleLabel.text = page.title
        titleLabel.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
        textLabel.text = page.text
        textLabel.font = .preferredFont(forTextStyle: .title3)
        for l in [titleLabel, textLabel] {
            l.textColor = .white
            l.textAlignment = .center
            l.numberOfLines = 0
            l.adjustsFontForContentSizeCategory = true
        }
        let holder = UIView()
        art.frame = CGRect(x: 0, y: 0, width: 180, height: 180)
        holder.addSubview(art)
        let stack = UIStackView(arrangedSubviews: [holder, titleLabel, textLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.setCustomSpacing(40, after: holder)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            holder.widthAnchor.constraint(equalToConstant: 180),
            holder.heightAnchor.constraint(equalToConstant: 180),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -90),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -40)
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if art.art == .bell {
            // anchor moves up, so put the frame back where it was
            art.layer.position = CGPoint(x: 90, y: 180 * 0.16)
        }
        art.play()
    }
}

final class OnboardingViewController: UIViewController {

    var onFinish: (() -> Void)?
    private let landscape = LandscapeView()
    private let dots = StretchDots(count: IntroPage.all.count)
    private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 0])
    private let skip = UIButton(type: .system)
    private let start = UIButton(type: .custom)
    private var current = 0
    private var observation: NSKeyValueObservation?

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        landscape.frame = view.bounds
        landscape.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(landscape)

        addChild(pager)
        pager.view.frame = view.bounds
        pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pager.view)
        pager.didMove(toParent: self)
        pager.dataSource = self
        pager.delegate = self
        pager.setViewControllers([IntroPageViewController(index: 0)], direction: .forward, animated: false)
        if let scroll = pager.view.subviews.compactMap({ $0 as? UIScrollView }).first {
            observation = scroll.observe(\.contentOffset, options: [.new]) { [weak self] scroll, _ in self?.scrolled(scroll) }
        }

        skip.setTitle("Skip", for: .normal)
        skip.tintColor = .white
        skip.addTarget(self, action: #selector(finish), for: .touchUpInside)
        start.setTitle("Start", for: .normal)
        start.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        start.setTitleColor(#colorLiteral(red: 0.2, green: 0.2, blue: 0.45, alpha: 1), for: .normal)
        start.backgroundColor = .white
        start.layer.cornerRadius = 26
        start.transform = CGAffineTransform(translationX: 0, y: 200)
        start.addTarget(self, action: #selector(finish), for: .touchUpInside)
        for v in [dots, skip, start] as [UIView] {
            v.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(v)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            skip.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            skip.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
            dots.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            dots.bottomAnchor.constraint(equalTo: start.topAnchor, constant: -24),
            start.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -24),
            start.heightAnchor.constraint(equalToConstant: 52),
            start.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.6),
            start.centerXAnchor.constraint(equalTo: guide.centerXAnchor)
        ])
    }

    private func scrolled(_ scroll: UIScrollView) {
        let w = scroll.bounds.width
        guard w > 0 else { return }
        let p = CGFloat(current) + (scroll.contentOffset.x - w) / w
        landscape.progress = p
        dots.progress = min(max(p, 0), CGFloat(IntroPage.all.count - 1))
    }

    private func settled() {
        let last = current == IntroPage.all.count - 1
        UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.65, initialSpringVelocity: 0, options: .allowUserInteraction) {
            self.start.transform = last ? .identity : CGAffineTransform(translationX: 0, y: 200)
            self.skip.alpha = last ? 0 : 1
        }
    }

    @objc private func finish() {
        Defaults.seenIntro = true
        onFinish?()
    }
}

extension OnboardingViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        let i = (viewController as! IntroPageViewController).index
        return i > 0 ? IntroPageViewController(index: i - 1) : nil
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        let i = (viewController as! IntroPageViewController).index
        return i < IntroPage.all.count - 1 ? IntroPageViewController(index: i + 1) : nil
    }

    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        guard completed, let page = pageViewController.viewControllers?.first as? IntroPageViewController else { return }
        current = page.index
        landscape.progress = CGFloat(current)
        dots.progress = CGFloat(current)
        settled()
    }
}

// MARK: - Root & home

final class HomeViewController: UIViewController {
    var onAgain: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let hello = UILabel()
        let hour = Calendar.current.component(.hour, from: Date())
        switch hour {
        case 5..<12: hello.text = "Good morning"
        case 12..<18: hello.text = "Good afternoon"
        default: hello.text = "Good evening"
        }
        hello.font = .preferredFont(forTextStyle: .largeTitle)
        let again = UIButton(type: .system)
        again.setTitle("Show the introduction again", for: .normal)
        again.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [hello, again])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        stack.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }

    @objc private func tapped() { onAgain?() }
}

final class RootViewController: UIViewController {
    private var child: UIViewController?

    override var childForStatusBarStyle: UIViewController? { child }

    override func viewDidLoad() {
        super.viewDidLoad()
        Defaults.seenIntro ? showHome(animated: false) : showIntro(animated: false)
    }

    private func showIntro(animated: Bool) {
        let intro = OnboardingViewController()
        intro.onFinish = { [weak self] in self?.showHome(animated: true) }
        swap(to: intro, animated: animated)
    }

    private func showHome(animated: Bool) {
        let home = HomeViewController()
        home.onAgain = { [weak self] in
            Defaults.seenIntro = false
            self?.showIntro(animated: true)
        }
        swap(to: home, animated: animated)
    }

    private func swap(to new: UIViewController, animated: Bool) {
        let old = child
        child = new
        addChild(new)
        new.view.frame = view.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(new.view, at: 0)
        old?.willMove(toParent: nil)
        UIView.animate(withDuration: animated ? 0.6 : 0, delay: 0, options: .curveEaseIn, animations: {
            old?.view.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
            old?.view.alpha = 0
            self.setNeedsStatusBarAppearanceUpdate()
        }, completion: { _ in
            old?.view.removeFromSuperview()
            old?.removeFromParent()
            new.didMove(toParent: self)
        })
    }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = RootViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
