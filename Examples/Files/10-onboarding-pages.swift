//
//  OnboardingViewController.swift
//
//  First launch screens. Three pages you swipe through left and right, dots at
//  the bottom, and a Next button that scrolls to the following page. On the last
//  page the button says "Get Started" and tapping it cross-fades to the main app.
//

import UIKit

struct OnboardingPage {
    let symbol, text: String
}

class OnboardingViewController: UIViewController {
    private let pages: [OnboardingPage] = [
        OnboardingPage(symbol: "map", text: "Discover cafés and parks around you."),
        OnboardingPage(symbol: "heart", text: "Keep the ones you like in one list."),
        OnboardingPage(symbol: "bell", text: "We'll tell you when something new opens.")
    ]
    private let pageController = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let pageControl = UIPageControl()
    private let nextButton = UIButton(type: .system)
    private var currentIndex = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        addChild(pageController)
        pageController.view.frame = view.bounds
        view.addSubview(pageController.view)
        pageController.didMove(toParent: self)
        pageController.dataSource = self
        pageController.delegate = self
        pageController.setViewControllers([OnboardingPageViewController(page: pages[0], index: 0)], direction: .forward, animated: false)

        pageControl.numberOfPages = pages.count
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.pageIndicatorTintColor = .systemGray4
        nextButton.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)

        for control in [pageControl, nextButton] {
            control.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(control)
        }

        NSLayoutConstraint.activate([
            pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            pageControl.bottomAnchor.constraint(equalTo: nextButton.topAnchor, constant: -16),
            nextButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nextButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24)
        ])
        updateControls()
    }

    private func updateControls() {
        pageControl.currentPage = currentIndex
        nextButton.setTitle(currentIndex == pages.count - 1 ? "Get Started" : "Next", for: .normal)
    }

    @objc private func nextTapped() {
        guard currentIndex < pages.count - 1 else { return finish() }
        currentIndex += 1
        let page = OnboardingPageViewController(page: pages[currentIndex], index: currentIndex)
        pageController.setViewControllers([page], direction: .forward, animated: true)
        updateControls()
    }

    private func finish() {
        UserDefaults.standard.set(true, forKey: "hasSeenOnboarding")
        guard let window = view.window else { return }
        window.rootViewController = UINavigationController(rootViewController: UITableViewController())
        UIView.transition(with: window, duration: 0.4, options: .transitionCrossDissolve, animations: nil)
    }
}

extension OnboardingViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {

    func pageViewController(_ pageViewController: UIPageViewController,
                            viewControllerBefore viewController: UIViewController) -> UIViewController? {
        guard let page = viewController as? OnboardingPageViewController, page.index > 0 else { return nil }
        return OnboardingPageViewController(page: pages[page.index - 1], index: page.index - 1)
    }

    func pageViewController(_ pageViewController: UIPageViewController,
                            viewControllerAfter viewController: UIViewController) -> UIViewController? {
        guard let page = viewController as? OnboardingPageViewController, page.index < pages.count - 1 else { return nil }
        return OnboardingPageViewController(page: pages[page.index + 1], index: page.index + 1)
    }

    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
                            previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        guard completed, let page = pageViewController.viewControllers?.first as? OnboardingPageViewController else { return }
        currentIndex = page.index
        updateControls()
    }
}

class OnboardingPageViewController: UIViewController {
    private(set) var index = 0
    private var page: OnboardingPage!

    convenience init(page: OnboardingPage, index: Int) {
        self.init(nibName: nil, bundle: nil)
        self.page = page
        self.index = index
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let imageView = UIImageView(image: UIImage(systemName: page.symbol))
        imageView.contentMode = .scaleAspectFit
        imageView.heightAnchor.constraint(equalToConstant: 120).isActive = true
        let label = UILabel()
        label.text = page.text
        label.textAlignment = .center
        let stack = UIStackView(arrangedSubviews: [imageView, label])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
    }
}
