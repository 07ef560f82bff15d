import UIKit

/// Shows a splash animation, then onboarding is presented by itself on first launch.
class SplashViewController: UIViewController {
    private let logo = UIImageView(image: UIImage(systemName: "paperplane.fill"))
    private let maskLayer = CALayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        logo.tintColor = .white
        logo.contentMode = .scaleAspectFit
        logo.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.addSubview(logo)
        let label = UILabel()
        label.text = NSLocalizedString("home.title", value: "Home", comment: "")
        label.sizeToFit()
        label.frame.origin = CGPoint(x: 20, y: 100)
        view.addSubview(label)
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        logo.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !UserDefaults.standard.bool(forKey: "onboarded") else { return }
        UIView.animate(withDuration: 0.4, animations: {
            self.logo.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        }) { _ in
            UIView.animate(withDuration: 0.3, delay: 0.1, options: .curveEaseIn, animations: {
                self.logo.transform = CGAffineTransform(scaleX: 12, y: 12)
                self.logo.alpha = 0
            }, completion: { _ in self.showOnboarding() })
        }
    }
    private func showOnboarding() {
        let vc = OnboardingViewController(pages: OnboardingPage.all)
        vc.modalPresentationStyle = .fullScreen
        vc.transitioningDelegate = self
        present(vc, animated: true)
    }
}

extension SplashViewController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { CurtainAnimator(opens: true) }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { CurtainAnimator(opens: false) }
}

struct OnboardingPage {
    let title: String, text: String, color: UIColor
    static let all = [
        OnboardingPage(title: "Write", text: "Notes that stay.", color: .systemIndigo),
        OnboardingPage(title: "Share", text: "With whom you like.", color: .systemPink),
        OnboardingPage(title: "Find", text: "Everything again.", color: .systemOrange),
    ]
}

class OnboardingViewController: UIViewController, UIScrollViewDelegate {
    let pages: [OnboardingPage]
    let scroll = UIScrollView()
    let control = UIPageControl()
    let button = UIButton(type: .system)
    var labels = [UILabel]()
    init(pages: [OnboardingPage]) { self.pages = pages; super.init(nibName: nil, bundle: nil) }
    required init?(coder aDecoder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = pages[0].color
        scroll.frame = view.bounds
        scroll.isPagingEnabled = true
        scroll.delegate = self
        scroll.showsHorizontalScrollIndicator = false
        view.addSubview(scroll)
        for (i, p) in pages.enumerated() {
            let title = UILabel(frame: CGRect(x: CGFloat(i) * view.bounds.width + 30, y: 240, width: 300, height: 60))
            title.text = p.title
            title.font = .systemFont(ofSize: 48, weight: .heavy)
            title.textColor = .white
            scroll.addSubview(title)
            labels.append(title)
            let text = UILabel(frame: title.frame.offsetBy(dx: 0, dy: 70))
            text.text = p.text
            text.textColor = .white
            scroll.addSubview(text)
        }
        scroll.contentSize = CGSize(width: view.bounds.width * CGFloat(pages.count), height: 1)
        control.numberOfPages = pages.count
        control.currentPageIndicatorTintColor = .white
        control.pageIndicatorTintColor = UIColor(white: 1, alpha: 0.4)
        control.addTarget(self, action: #selector(pageChanged), for: .valueChanged)
        control.frame = CGRect(x: 0, y: view.bounds.height - 140, width: view.bounds.width, height: 30)
        view.addSubview(control)
        button.setTitle("Skip", for: .normal)
        button.tintColor = .white
        button.frame = CGRect(x: view.bounds.width - 90, y: 60, width: 70, height: 36)
        button.addTarget(self, action: #selector(done), for: .touchUpInside)
        view.addSubview(button)
    }
    @objc func pageChanged() { scroll.setContentOffset(CGPoint(x: CGFloat(control.currentPage) * scroll.bounds.width, y: 0), animated: true) }
    @objc func done() {
        UserDefaults.standard.set(true, forKey: "onboarded")
        presentingViewController?.dismiss(animated: true)
    }
    func scrollViewDidScroll(_ s: UIScrollView) {
        let p = s.contentOffset.x / s.bounds.width
        control.currentPage = Int(p.rounded())
        let i = max(0, min(pages.count - 2, Int(floor(p))))
        view.backgroundColor = UIColor.blend(pages[i].color, pages[i + 1].color, p - CGFloat(i))
        for (n, l) in labels.enumerated() { l.transform = CGAffineTransform(translationX: (CGFloat(n) - p) * 120, y: 0) }
    }
}

extension UIColor {
    static func blend(_ a: UIColor, _ b: UIColor, _ t: CGFloat) -> UIColor {
        var (r1, g1, b1, a1): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var (r2, g2, b2, a2): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        a.getRed(&r1, green: &g1, blue: &b1, alpha: &a1)
        b.getRed(&r2, green: &g2, blue: &b2, alpha: &a2)
        return UIColor(red: r1 + (r2 - r1) * t, green: g1 + (g2 - g1) * t, blue: b1 + (b2 - b1) * t, alpha: a1 + (a2 - a1) * t)
    }
}

class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let opens: Bool
    init(opens: Bool) { self.opens = opens }
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let to = transitionContext.view(forKey: .to)!
        let from = transitionContext.view(forKey: .from)!
        to.frame = container.bounds
        container.insertSubview(to, at: 0)
        let half = CGRect(x: 0, y: 0, width: container.bounds.width / 2, height: container.bounds.height)
        guard let left = from.resizableSnapshotView(from: half, afterScreenUpdates: false, withCapInsets: .zero),
              let right = from.resizableSnapshotView(from: half.offsetBy(dx: half.width, dy: 0), afterScreenUpdates: false, withCapInsets: .zero)
        else { return transitionContext.completeTransition(false) }
        left.frame = half
        right.frame = half.offsetBy(dx: half.width, dy: 0)
        container.addSubview(left)
        container.addSubview(right)
        from.isHidden = true
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut, animations: {
            left.frame.origin.x = -half.width
            right.frame.origin.x = container.bounds.width
        }, completion: { _ in
            [left, right].forEach { $0.removeFromSuperview() }
            from.isHidden = false
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func applicationDidFinishLaunching(_ application: UIApplication) {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = SplashViewController()
        window?.makeKeyAndVisible()
    }
}
