//
//  Onboarding.swift
//  Sprout
//
//  Page view controller with a hand drawn page control, then a container
//  swaps the whole thing for the real app.
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication,
                     configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let config = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        config.delegateClass = SceneDelegate.self
        return config
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = RootViewController()
        window.tintColor = .systemGreen
        window.makeKeyAndVisible()
        self.window = window
    }
}

// MARK: - Root container

final class RootViewController: UIViewController {

    private var current: UIViewController?
    private var isSwapping = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let first = makeOnboarding()
        addChild(first)
        first.view.frame = view.bounds
        first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(first.view)
        first.didMove(toParent: self)
        current = first
    }

    override var childForStatusBarStyle: UIViewController? { current }

    private func makeOnboarding() -> OnboardingViewController {
        let onboarding = OnboardingViewController()
        onboarding.onFinish = { [weak self] in
            guard let self = self else { return }
            self.swap(to: self.makeHome(), forward: true)
        }
        return onboarding
    }

    private func makeHome() -> UIViewController {
        let home = PlantsViewController()
        home.onReplay = { [weak self] in
            guard let self = self else { return }
            self.swap(to: self.makeOnboarding(), forward: false)
        }
        return UINavigationController(rootViewController: home)
    }

    private func swap(to next: UIViewController, forward: Bool) {
        guard let old = current, !isSwapping else { return }
        isSwapping = true
        old.willMove(toParent: nil)
        addChild(next)
        next.view.frame = view.bounds
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let height = view.bounds.height
        let shrunk = CGAffineTransform(scaleX: 0.85, y: 0.85)
        next.view.transform = forward ? CGAffineTransform(translationX: 0, y: height) : shrunk
        next.view.alpha = forward ? 1 : 0

        transition(from: old, to: next, duration: 0.6, options: [.curveEaseInOut], animations: {
            next.view.transform = .identity
            next.view.alpha = 1
            old.view.transform = forward ? shrunk : CGAffineTransform(translationX: 0, y: height)
            old.view.alpha = forward ? 0 : 1
            // going back the old one has to slide off *in front*
            if !forward { self.view.bringSubviewToFront(old.view) }
        }, completion: { _ in
            old.removeFromParent()
            next.didMove(toParent: self)
            self.current = next
            self.isSwapping = false
            self.setNeedsStatusBarAppearanceUpdate()
        })
    }
}

// MARK: - Onboarding

struct OnboardingPage {
    let symbol: String
    let title: String
    let text: String
    let color: UIColor

    static let all = [
        OnboardingPage(symbol: "leaf.fill", title: "Grow things", text: "Keep track of every plant in your home.", color: .systemGreen),
        OnboardingPage(symbol: "drop.fill", title: "Water on time", text: "We remind you before they get thirsty.", color: .systemBlue),
        OnboardingPage(symbol: "sun.max.fill", title: "Find the light", text: "Measure how bright your window sill is.", color: .systemOrange),
        OnboardingPage(symbol: "heart.fill", title: "Share cuttings", text: "Swap with people around the corner.", color: .systemPink)
    ]
}

final class OnboardingViewController: UIViewController {

    var onFinish: (() -> Void)?
    private let pages = OnboardingPage.all.enumerated().map { PageContentViewController(page: $1, index: $0) }
    private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let pills = PillPageControl()
    private let nextButton = UIButton(type: .system)
    private var index = 0 {
        didSet {
            let last = index == pages.count - 1
            UIView.transition(with: nextButton, duration: 0.2, options: .transitionCrossDissolve, animations: {
                self.nextButton.setTitle(last ? "Get started" : "Next", for: .normal)
            })
        }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = pages[0].page.color

        addChild(pager)
        view.addSubview(pager.view)
        pager.view.frame = view.bounds
        pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pager.didMove(toParent: self)
        pager.dataSource = self
        pager.delegate = self
        pager.setViewControllers([pages[0]], direction: .forward, animated: false)
        let scroll = pager.view.subviews.compactMap { $0 as? UIScrollView }.first
        scroll?.delegate = self

        pills.numberOfPages = pages.count
        pills.addTarget(self, action: #selector(pillsChanged), for: .valueChanged)

        nextButton.setTitle("Next", for: .normal)
        nextButton.setTitleColor(.white, for: .normal)
        nextButton.titleLabel?.font = .systemFont(ofSize: 20, weight: .bold)
        nextButton.layer.borderColor = UIColor.white.cgColor
        nextButton.layer.borderWidth = 2
        nextButton.layer.cornerRadius = 26
        nextButton.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)

        for v in [pills, nextButton] {
            v.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(v)
        }
        NSLayoutConstraint.activate([
            nextButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
            nextButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nextButton.widthAnchor.constraint(equalToConstant: 200),
            nextButton.heightAnchor.constraint(equalToConstant: 52),
            pills.bottomAnchor.constraint(equalTo: nextButton.topAnchor, constant: -20),
            pills.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            pills.widthAnchor.constraint(equalToConstant: 180),
            pills.heightAnchor.constraint(equalToConstant: 30)
        ])
    }

    @objc private func nextTapped() {
        if index < pages.count - 1 {
            go(to: index + 1)
        } else {
            onFinish?()
        }
    }

    @objc private func pillsChanged() {
        go(to: pills.touchedPage)
    }

    private func go(to target: Int) {
        guard target != index else { return }
        view.isUserInteractionEnabled = false
        pager.setViewControllers([pages[target]], direction: target > index ? .forward : .reverse, animated: true) { _ in
            self.index = target
            self.showProgress(CGFloat(target))
            self.view.isUserInteractionEnabled = true
        }
    }

    private func showProgress(_ progress: CGFloat) {
        let clamped = max(0, min(CGFloat(pages.count - 1), progress))
        pills.progress = clamped
        let lower = Int(clamped)
        let upper = min(lower + 1, pages.count - 1)
        view.backgroundColor = pages[lower].page.color.mixed(with: pages[upper].page.color, amount: clamped - CGFloat(lower))
    }
}

extension OnboardingViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate, UIScrollViewDelegate {

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        guard let page = viewController as? PageContentViewController, page.index > 0 else { return nil }
        return pages[page.index - 1]
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        guard let page = viewController as? PageContentViewController, page.index < pages.count - 1 else { return nil }
        return pages[page.index + 1]
    }

    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
                            previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        guard completed, let page = pageViewController.viewControllers?.first as? PageContentViewController else { return }
        index = page.index
        showProgress(CGFloat(index))
    }

    // the pager's scroll view always rests at x == width
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isDragging || scrollView.isDecelerating, scrollView.bounds.width > 0 else { return }
        let offset = scrollView.contentOffset.x / scrollView.bounds.width - 1
        if abs(offset) < 1 {
            showProgress(CGFloat(index) + offset)
        }
    }
}

final class PageContentViewController: UIViewController {
    let page: OnboardingPage
    let index: Int

    init(page: OnboardingPage, index: Int) {
        self.page = page
        self.index = index
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let icon = UIImageView(image: UIImage(systemName: page.symbol))
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 110)
        icon.tintColor = .white
        let title = UILabel()
        title.text = page.title
        title.font = .systemFont(ofSize: 34, weight: .heavy)
        let text = UILabel()
        text.text = page.text
        text.font = .preferredFont(forTextStyle: .title3)
        text.numberOfLines = 0
        text.textAlignment = .center
        [title, text].forEach { $0.textColor = .white }

        let stack = UIStackView(arrangedSubviews: [icon, title, text])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.setCustomSpacing(40, after: icon)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -60),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -16)
        ])
    }
}

// MARK: - Page control

/// Dots that stretch into a pill while you drag between pages
final class PillPageControl: UIControl {
    var numberOfPages = 0 { didSet { setNeedsDisplay() } }
    var progress: CGFloat = 0 { didSet { setNeedsDisplay() } }
    private(set) var touchedPage = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func draw(_ rect: CGRect) {
        let dot: CGFloat = 10, pill: CGFloat = 30, gap: CGFloat = 10
        let total = dot * CGFloat(numberOfPages - 1) + pill + gap * CGFloat(numberOfPages - 1)
        var x = bounds.midX - total / 2
        for page in 0..<numberOfPages {
            let closeness = max(0, 1 - abs(progress - CGFloat(page)))
            let width = dot + (pill - dot) * closeness
            UIColor.white.withAlphaComponent(0.4 + 0.6 * closeness).setFill()
            UIBezierPath(roundedRect: CGRect(x: x, y: bounds.midY - dot / 2, width: width, height: dot), cornerRadius: dot / 2).fill()
            x += width + gap
        }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let x = touch?.location(in: self).x, numberOfPages > 0 else { return }
        touchedPage = max(0, min(numberOfPages - 1, Int(x / bounds.width * CGFloat(numberOfPages))))
        sendActions(for: .valueChanged)
    }
}

// MARK: - The app itself

final class PlantsViewController: UITableViewController {
    var onReplay: (() -> Void)?
    private let plants = ["Monstera", "Basil", "Aloe", "Fiddle leaf fig", "Snake plant", "Rosemary"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "My plants"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plant")
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Replay intro", style: .plain, target: self, action: #selector(replay))
    }

    @objc private func replay() { onReplay?() }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { plants.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
        cell.textLabel?.text = plants[indexPath.row]
        cell.imageView?.image = UIImage(systemName: "leaf")
        return cell
    }
}

extension UIColor {
    func mixed(with other: UIColor, amount: CGFloat) -> UIColor {
        var a: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0), b: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&a.0, green: &a.1, blue: &a.2, alpha: &a.3)
        other.getRed(&b.0, green: &b.1, blue: &b.2, alpha: &b.3)
        return UIColor(red: a.0 + (b.0 - a.0) * amount, green: a.1 + (b.1 - a.1) * amount, blue: a.2 + (b.2 - a.2) * amount, alpha: 1)
    }
}
