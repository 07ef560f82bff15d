//
//  FloatingTabBar.swift
//  Swift 5.3 / iOS 13+
//
//  Custom tab bar control on top of UITabBarController, sliding transitions.
//

import UIKit

// MARK: - The control

class FloatingTabBar: UIControl {

    struct Item {
        var title: String
        var symbol: String
    }

    var items: [Item] = [] {
        didSet { rebuild() }
    }

    var selectedIndex: Int = 0 {
        didSet {
            guard oldValue != selectedIndex else { return }
            moveIndicator(animated: true)
        }
    }

    private let stack = UIStackView()
    private let indicator = UIView()
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private var buttons: [UIButton] = []
    private let feedback = UISelectionFeedbackGenerator()

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 4)

        background.layer.cornerRadius = 28
        background.clipsToBounds = true
        background.isUserInteractionEnabled = false
        addSubview(background)

        indicator.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor.systemYellow.withAlphaComponent(0.3) : UIColor.systemBlue.withAlphaComponent(0.18)
        }
        indicator.layer.cornerRadius = 22
        addSubview(indicator)

        stack.distribution = .fillEqually
        addSubview(stack)
        accessibilityTraits = .tabBar
    }

    override var intrinsicContentSize: CGSize {
        return CGSize(width: UIView.noIntrinsicMetric, height: 56)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        stack.frame = bounds.insetBy(dx: 6, dy: 6)
        stack.layoutIfNeeded()
        moveIndicator(animated: false)
    }

    private func rebuild() {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = items.enumerated().map { offset, item in
            let button = UIButton(type: .system)
            button.setImage(UIImage(systemName: item.symbol), for: .normal)
            button.accessibilityLabel = item.title
            button.tag = offset
            button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
            stack.addArrangedSubview(button)
            return button
        }
        setNeedsLayout()
    }

    private func moveIndicator(animated: Bool) {
        guard buttons.indices.contains(selectedIndex) else { return }
        let target = buttons[selectedIndex].convert(buttons[selectedIndex].bounds, to: self).insetBy(dx: 4, dy: 0)
        let changes = { self.indicator.frame = target }
        guard animated, !UIAccessibility.isReduceMotionEnabled else { return changes() }
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.4, options: .beginFromCurrentState, animations: changes)
    }

    @objc private func tapped(_ sender: UIButton) {
        guard sender.tag != selectedIndex else { return }
        feedback.selectionChanged()
        selectedIndex = sender.tag
        sendActions(for: .valueChanged)
    }
}

// MARK: - Tab bar controller

class FloatingTabBarController: UITabBarController {

    private let floatingBar = FloatingTabBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        tabBar.isHidden = true
        additionalSafeAreaInsets.bottom = 76

        let feed = makePage(title: "Feed", color: .systemPink)
        let search = makePage(title: "Search", color: .systemOrange)
        let profile = makePage(title: "Profile", color: .systemPurple)
        viewControllers = [feed, search, profile]

        floatingBar.items = [
            .init(title: "Feed", symbol: "house.fill"),
            .init(title: "Search", symbol: "magnifyingglass"),
            .init(title: "Profile", symbol: "person.crop.circle")
        ]
        floatingBar.addTarget(self, action: #selector(barChanged), for: .valueChanged)
        floatingBar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(floatingBar)
        NSLayoutConstraint.activate([
            floatingBar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
            floatingBar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -40),
            floatingBar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -30)
        ])
    }

    private func makePage(title: String, color: UIColor) -> UIViewController {
        let page = PageViewController(accent: color)
        page.title = title
        let nav = UINavigationController(rootViewController: page)
        nav.navigationBar.prefersLargeTitles = true
        return nav
    }

    @objc private func barChanged() {
        selectedIndex = floatingBar.selectedIndex
    }

    func setFloatingBar(hidden: Bool, alongside coordinator: UIViewControllerTransitionCoordinator?) {
        let transform = hidden ? CGAffineTransform(translationX: 0, y: 140) : .identity
        guard let coordinator = coordinator else {
            floatingBar.transform = transform
            return
        }
        coordinator.animate(alongsideTransition: { _ in
            self.floatingBar.transform = transform
        }, completion: { context in
            if context.isCancelled {
                self.floatingBar.transform = hidden ? .identity : CGAffineTransform(translationX: 0, y: 140)
            }
        })
    }
}

extension FloatingTabBarController: UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController,
                          animationControllerForTransitionFrom fromVC: UIViewController,
                          to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let controllers = tabBarController.viewControllers,
              let from = controllers.firstIndex(of: fromVC),
              let to = controllers.firstIndex(of: toVC) else { return nil }
        return TabSlideAnimator(direction: to > from ? .forward : .backward)
    }
}

final class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    enum Direction: CGFloat {
        case forward = 1
        case backward = -1
    }

    private let direction: Direction

    init(direction: Direction) {
        self.direction = direction
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return UIAccessibility.isReduceMotionEnabled ? 0.2 : 0.45
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to) else {
            context.completeTransition(false)
            return
        }
        let width = context.containerView.bounds.width
        let offset = direction.rawValue * width
        context.containerView.addSubview(toView)
        toView.frame = context.containerView.bounds
        toView.transform = CGAffineTransform(translationX: offset, y: 0)
        toView.alpha = 0

        UIView.animateKeyframes(withDuration: transitionDuration(using: context), delay: 0, options: .calculationModeCubic, animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.6) {
                fromView.transform = CGAffineTransform(translationX: -offset, y: 0).scaledBy(x: 0.85, y: 0.85)
                fromView.alpha = 0
            }
            UIView.addKeyframe(withRelativeStartTime: 0.15, relativeDuration: 0.85) {
                toView.transform = .identity
                toView.alpha = 1
            }
        }, completion: { _ in
            fromView.transform = .identity
            fromView.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        })
    }
}

// MARK: - Pages

class PageViewController: UITableViewController {

    let accent: UIColor

    init(accent: UIColor) {
        self.accent = accent
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = accent.withAlphaComponent(0.12)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.separatorColor = accent
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        (tabBarController as? FloatingTabBarController)?.setFloatingBar(hidden: false, alongside: transitionCoordinator)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 12
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.backgroundColor = .clear
        cell.textLabel?.text = "\(title ?? "") item \(indexPath.row + 1)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let detail = ItemViewController()
        detail.title = "Item \(indexPath.row + 1)"
        detail.view.backgroundColor = accent
        navigationController?.pushViewController(detail, animated: true)
    }
}

class ItemViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.largeTitleDisplayMode = .never
        (tabBarController as? FloatingTabBarController)?.setFloatingBar(hidden: true, alongside: transitionCoordinator)
    }
}

// MARK: - Scene

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = FloatingTabBarController()
        window?.makeKeyAndVisible()
    }
}
