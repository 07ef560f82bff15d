//
//  Onboarding.swift
//  Habitual
//
//  Swift 5.1 – UIPageViewController onboarding, then swaps the root controller.
//

import UIKit

// MARK: Storage

@propertyWrapper
struct UserDefault<Value> {
    let key: String
    let defaultValue: Value
    var container: UserDefaults = .standard

    var wrappedValue: Value {
        get { container.object(forKey: key) as? Value ?? defaultValue }
        set { container.set(newValue, forKey: key) }
    }
}

enum Settings {
    @UserDefault(key: "has_seen_onboarding", defaultValue: false)
    static var hasSeenOnboarding: Bool

    @UserDefault(key: "launch_count", defaultValue: 0)
    static var launchCount: Int
}

// MARK: App

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        Settings.launchCount += 1
        Settings.hasSeenOnboarding = false      // always show it in this demo

        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .white
        if Settings.hasSeenOnboarding {
            window.rootViewController = UINavigationController(rootViewController: HomeViewController())
        } else {
            window.rootViewController = OnboardingViewController(pages: OnboardingPage.intro)
        }
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

extension UIWindow {
    func swapRoot(to controller: UIViewController, options: UIView.AnimationOptions, duration: TimeInterval = 0.6, completion: (() -> Void)? = nil) {
        UIView.transition(with: self, duration: duration, options: options, animations: {
            let wereEnabled = UIView.areAnimationsEnabled
            UIView.setAnimationsEnabled(false)
            self.rootViewController = controller
            UIView.setAnimationsEnabled(wereEnabled)
        }, completion: { _ in completion?() })
    }
}

// MARK: Pages

struct OnboardingPage {
    let glyph: String
    let title: String
    let text: String
    let color: UIColor

    static let intro = [
        OnboardingPage(glyph: "🌱", title: "Start small", text: "One habit at a time. Two minutes is enough.", color: UIColor(hex: 0x2A9D8F)),
        OnboardingPage(glyph: "🔁", title: "Repeat", text: "Same place, same time. Repetition does the work.", color: UIColor(hex: 0xE9A03B)),
        OnboardingPage(glyph: "🏆", title: "Enjoy", text: "Look back on a week you are proud of.", color: UIColor(hex: 0xE76F51))
    ]
}

extension UIColor {
    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(red: CGFloat((hex >> 16) & 0xff) / 255,
                  green: CGFloat((hex >> 8) & 0xff) / 255,
                  blue: CGFloat(hex & 0xff) / 255,
                  alpha: alpha)
    }
}

final class OnboardingPageViewController: UIViewController {

    let page: OnboardingPage
    let index: Int

    private let glyphLabel = UILabel()
    private let titleLabel = UILabel()
    private let textLabel = UILabel()

    init(page: OnboardingPage, index: Int) {
        self.page = page
        self.index = index
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = page.color

        glyphLabel.text = page.glyph
        glyphLabel.font = .systemFont(ofSize: 96)
        titleLabel.text = page.title
        titleLabel.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .heavy))
        titleLabel.textColor = .white
        textLabel.text = page.text
        textLabel.textColor = UIColor.white.withAlphaComponent(0.9)
        textLabel.numberOfLines = 0
        textLabel.textAlignment = .center

        let stack = UIStackView(arrangedSubviews: [glyphLabel, titleLabel, textLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -40),
            stack.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.8)
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let bounce = CASpringAnimation(keyPath: "transform.scale")
        bounce.fromValue = 0.7
        bounce.toValue = 1
        bounce.damping = 9
        bounce.initialVelocity = 4
        bounce.duration = bounce.settlingDuration
        glyphLabel.layer.add(bounce, forKey: "bounce")
    }
}

final class OnboardingViewController: UIPageViewController {

    private let pages: [OnboardingPage]
    private let pageControl = UIPageControl()
    private let nextButton = UIButton(type: .system)
    private let skipButton = UIButton(type: .system)
    private var currentIndex = 0 {
        didSet { updateChrome() }
    }

    init(pages: [OnboardingPage]) {
        self.pages = pages
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 0])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        setViewControllers([controller(at: 0)!], direction: .forward, animated: false)

        pageControl.numberOfPages = pages.count
        pageControl.currentPageIndicatorTintColor = .white
        pageControl.pageIndicatorTintColor = UIColor(white: 1, alpha: 0.4)
        pageControl.addTarget(self, action: #selector(pageControlChanged), for: .valueChanged)

        for button in [nextButton, skipButton] {
            button.tintColor = .white
            button.titleLabel?.font = .boldSystemFont(ofSize: 17)
        }
        skipButton.setTitle("Skip", for: .normal)
        skipButton.addTarget(self, action: #selector(finish), for: .touchUpInside)
        nextButton.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)

        [pageControl, nextButton, skipButton].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            pageControl.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -24),
            skipButton.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 24),
            skipButton.centerYAnchor.constraint(equalTo: pageControl.centerYAnchor),
            nextButton.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -24),
            nextButton.centerYAnchor.constraint(equalTo: pageControl.centerYAnchor)
        ])
        updateChrome()
    }

    private func controller(at index: Int) -> OnboardingPageViewController? {
        guard pages.indices.contains(index) else { return nil }
        return OnboardingPageViewController(page: pages[index], index: index)
    }

    private func updateChrome() {
        let isLast = currentIndex == pages.count - 1
        pageControl.currentPage = currentIndex
        UIView.performWithoutAnimation {
            nextButton.setTitle(isLast ? "Start" : "Next", for: .normal)
            nextButton.layoutIfNeeded()
        }
        UIView.animate(withDuration: 0.2) {
            self.skipButton.alpha = isLast ? 0 : 1
        }
    }

    private func go(to index: Int) {
        guard index != currentIndex, let next = controller(at: index) else { return }
        let direction: UIPageViewController.NavigationDirection = index > currentIndex ? .forward : .reverse
        setViewControllers([next], direction: direction, animated: true) { finished in
            if finished { self.currentIndex = index }
        }
    }

    @objc private func nextTapped() {
        if currentIndex == pages.count - 1 {
            finish()
        } else {
            go(to: currentIndex + 1)
        }
    }

    @objc private func pageControlChanged() {
        go(to: pageControl.currentPage)
    }

    @objc private func finish() {
        Settings.hasSeenOnboarding = true
        if presentingViewController != nil {
            dismiss(animated: true, completion: nil)
            return
        }
        let home = UINavigationController(rootViewController: HomeViewController())
        view.window?.swapRoot(to: home, options: .transitionFlipFromRight)
    }
}

extension OnboardingViewController: UIPageViewControllerDataSource {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        guard let page = viewController as? OnboardingPageViewController else { return nil }
        return controller(at: page.index - 1)
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        guard let page = viewController as? OnboardingPageViewController else { return nil }
        return controller(at: page.index + 1)
    }
}

extension OnboardingViewController: UIPageViewControllerDelegate {
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        guard completed, let page = viewControllers?.first as? OnboardingPageViewController else { return }
        currentIndex = page.index
    }
}

// MARK: Home

final class HomeViewController: UITableViewController {

    private var habits = ["Drink water", "Walk 10 minutes", "Read a page", "Stretch"]
    private var done = Set<Int>()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Today"
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Replay intro", style: .plain, target: self, action: #selector(replay))
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "habit")
        tableView.tableFooterView = UIView()
    }

    @objc private func replay() {
        let onboarding = OnboardingViewController(pages: OnboardingPage.intro)
        onboarding.modalPresentationStyle = .fullScreen
        onboarding.modalTransitionStyle = .flipHorizontal
        present(onboarding, animated: true, completion: nil)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { habits.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "habit", for: indexPath)
        cell.textLabel?.text = habits[indexPath.row]
        cell.accessoryType = done.contains(indexPath.row) ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if done.remove(indexPath.row) == nil {
            done.insert(indexPath.row)
        }
        tableView.reloadRows(at: [indexPath], with: .automatic)
    }
}
