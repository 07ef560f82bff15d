//
//  CenterButtonTabs.swift
//  Habits
//
//  2018. Swipe between tabs, with a round button in the middle of the bar.
//

import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        UITabBar.appearance().tintColor = Theme.Color.accent
        UITabBar.appearance().unselectedItemTintColor = Theme.Color.muted
        UITabBarItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 11, weight: .semibold)], for: .normal)

        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = HabitTabBarController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

enum Theme {
    enum Color {
        static let accent = UIColor(red: 0.42, green: 0.27, blue: 0.93, alpha: 1)
        static let muted = UIColor(white: 0.6, alpha: 1)
        static let paper = UIColor(red: 0.97, green: 0.96, blue: 0.99, alpha: 1)
        static let ink = UIColor(red: 0.15, green: 0.12, blue: 0.25, alpha: 1)
    }
    enum Metrics {
        static let centerButton: CGFloat = 60
        static let barHeight: CGFloat = 120
    }
}

// MARK: - Bar

final class RaisedTabBar: UITabBar {

    let centerButton = UIButton(type: .custom)

    override init(frame: CGRect) {
        super.init(frame: frame)
        let side = Theme.Metrics.centerButton
        centerButton.bounds.size = CGSize(width: side, height: side)
        centerButton.backgroundColor = Theme.Color.accent
        centerButton.layer.cornerRadius = side / 2
        centerButton.layer.shadowColor = Theme.Color.accent.cgColor
        centerButton.layer.shadowOpacity = 0.5
        centerButton.layer.shadowRadius = 8
        centerButton.layer.shadowOffset = CGSize(width: 0, height: 4)
        centerButton.setTitle("+", for: .normal)
        centerButton.titleLabel?.font = .systemFont(ofSize: 34, weight: .light)
        centerButton.contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 0)
        centerButton.accessibilityLabel = "New habit"
        addSubview(centerButton)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        centerButton.center = CGPoint(x: bounds.midX, y: 10)
        bringSubviewToFront(centerButton)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return nil }
        let local = centerButton.convert(point, from: self)
        return centerButton.bounds.contains(local) ? centerButton : super.hitTest(point, with: event)
    }
}

// MARK: - Transition

final class SwipeInteraction: UIPercentDrivenInteractiveTransition {

    private(set) var isRunning = false

    override init() {
        super.init()
        completionCurve = .easeOut
    }

    func begin() { isRunning = true }

    override func update(_ percentComplete: CGFloat) {
        super.update(min(max(percentComplete, 0.001), 0.999))
    }

    override func finish() {
        completionSpeed = max(0.4, 1 - percentComplete)
        super.finish()
        isRunning = false
    }

    override func cancel() {
        completionSpeed = max(0.4, percentComplete)
        super.cancel()
        isRunning = false
    }
}

final class SideSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    enum Edge: CGFloat {
        case leading = -1
        case trailing = 1
    }

    private let edge: Edge

    init(from edge: Edge) { self.edge = edge }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.45
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from),
              let to = transitionContext.view(forKey: .to),
              let toVC = transitionContext.viewController(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        container.backgroundColor = Theme.Color.ink
        let width = container.bounds.width
        to.frame = transitionContext.finalFrame(for: toVC)
        to.transform = CGAffineTransform(translationX: width * edge.rawValue, y: 0).scaledBy(x: 0.88, y: 0.88)
        container.addSubview(to)

        UIView.animateKeyframes(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.calculationModeLinear], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                from.transform = CGAffineTransform(scaleX: 0.88, y: 0.88)
                from.layer.cornerRadius = 20
                to.layer.cornerRadius = 20
            }
            UIView.addKeyframe(withRelativeStartTime: 0.15, relativeDuration: 0.6) {
                from.transform = CGAffineTransform(translationX: -width * self.edge.rawValue, y: 0).scaledBy(x: 0.88, y: 0.88)
                to.transform = CGAffineTransform(scaleX: 0.88, y: 0.88)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
                to.transform = .identity
                to.layer.cornerRadius = 0
            }
        }, completion: { _ in
            [from, to].forEach {
                $0.transform = .identity
                $0.layer.cornerRadius = 0
            }
            let success = !transitionContext.transitionWasCancelled
            if !success { to.removeFromSuperview() }
            transitionContext.completeTransition(success)
        })
    }
}

// MARK: - Tab controller

final class HabitTabBarController: UITabBarController {

    private let interaction = SwipeInteraction()
    private lazy var pan: UIPanGestureRecognizer = {
        let recognizer = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = self
        return recognizer
    }()
    private let feedback = UIImpactFeedbackGenerator(style: .light)

    override func viewDidLoad() {
        super.viewDidLoad()
        let bar = RaisedTabBar(frame: tabBar.frame)
        bar.centerButton.addTarget(self, action: #selector(centerTapped), for: .touchUpInside)
        setValue(bar, forKey: "tabBar")

        delegate = self
        view.addGestureRecognizer(pan)

        viewControllers = [
            tab(HabitListViewController(), title: "Today", sides: 4),
            tab(StatsViewController(), title: "Stats", sides: 3),
            tab(PlainViewController(text: "No friends yet", color: UIColor(red: 0.10, green: 0.60, blue: 0.56, alpha: 1)), title: "Friends", sides: 6),
            tab(PlainViewController(text: "Settings", color: UIColor(red: 0.90, green: 0.49, blue: 0.13, alpha: 1)), title: "Me", sides: 40)
        ]
    }

    private func tab(_ controller: UIViewController, title: String, sides: Int) -> UIViewController {
        controller.tabBarItem = UITabBarItem(title: title, image: .polygon(sides: sides, side: 24), tag: sides)
        return controller
    }

    @objc private func centerTapped() {
        feedback.impactOccurred()
        let alert = UIAlertController(title: "New habit", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "e.g. Drink water"
            field.autocapitalizationType = .sentences
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
            guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
            NotificationCenter.default.post(name: .habitAdded, object: nil, userInfo: ["name": name])
            self?.selectedIndex = 0
        })
        present(alert, animated: true)
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        let x = pan.translation(in: view).x
        switch pan.state {
        case .began:
            let step = pan.velocity(in: view).x < 0 ? 1 : -1
            let target = selectedIndex + step
            guard let count = viewControllers?.count, 0..<count ~= target else { return }
            interaction.begin()
            selectedIndex = target
        case .changed where interaction.isRunning:
            interaction.update(abs(x) / view.bounds.width)
        case .ended where interaction.isRunning:
            let goesOn = abs(x) > view.bounds.width * 0.35 || abs(pan.velocity(in: view).x) > 900
            goesOn ? interaction.finish() : interaction.cancel()
        case .cancelled, .failed:
            if interaction.isRunning { interaction.cancel() }
        default:
            break
        }
    }
}

extension HabitTabBarController: UITabBarControllerDelegate {

    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let from = viewControllers?.firstIndex(of: fromVC), let to = viewControllers?.firstIndex(of: toVC) else { return nil }
        return SideSlideAnimator(from: to > from ? .trailing : .leading)
    }

    func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interaction.isRunning ? interaction : nil
    }
}

extension HabitTabBarController: UIGestureRecognizerDelegate {

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return true }
        let velocity = pan.velocity(in: view)
        return transitionCoordinator == nil && abs(velocity.x) > abs(velocity.y) * 1.5
    }
}

// MARK: - Pages

final class HabitListViewController: UITableViewController {

    private var habits: [(name: String, hint: String)] = [
        ("Drink water", "Eight glasses. Tea counts, coffee does not."),
        ("Walk the dog", "At least half an hour, the long way round the lake."),
        ("Read", "Twenty pages before bed.")
    ]
    private var expanded: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = Theme.Color.paper
        tableView.contentInset.top = 20
        tableView.separatorInset = .zero
        tableView.tableFooterView = UIView()
        NotificationCenter.default.addObserver(forName: .habitAdded, object: nil, queue: .main) { [weak self] note in
            guard let name = note.userInfo?["name"] as? String else { return }
            self?.habits.append((name, "Added just now."))
            self?.tableView.reloadData()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return habits.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "habit") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "habit")
        cell.backgroundColor = .clear
        cell.textLabel?.text = habits[indexPath.row].name
        cell.textLabel?.textColor = Theme.Color.ink
        cell.detailTextLabel?.numberOfLines = 0
        cell.detailTextLabel?.textColor = Theme.Color.muted
        cell.detailTextLabel?.text = expanded == indexPath ? habits[indexPath.row].hint : nil
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let touched = [expanded, indexPath].compactMap { $0 }
        expanded = expanded == indexPath ? nil : indexPath
        tableView.performBatchUpdates({
            tableView.reloadRows(at: Array(Set(touched)), with: .fade)
        }, completion: nil)
    }
}

final class StatsViewController: UIViewController {

    private let values: [CGFloat] = [0.3, 0.8, 0.55, 1, 0.7, 0.2, 0.9]
    private var bars: [CAShapeLayer] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        bars = values.map { _ in
            let bar = CAShapeLayer()
            bar.lineCap = .round
            bar.lineWidth = 18
            bar.strokeColor = Theme.Color.accent.cgColor
            view.layer.addSublayer(bar)
            return bar
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let step = view.bounds.width / CGFloat(values.count + 1)
        for (index, bar) in bars.enumerated() {
            let path = UIBezierPath()
            let x = step * CGFloat(index + 1)
            path.move(to: CGPoint(x: x, y: view.bounds.midY + Theme.Metrics.barHeight))
            path.addLine(to: CGPoint(x: x, y: view.bounds.midY + Theme.Metrics.barHeight * (1 - 2 * values[index])))
            bar.path = path.cgPath
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for (index, bar) in bars.enumerated() {
            let grow = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd))
            grow.fromValue = 0
            grow.duration = 0.35
            grow.beginTime = CACurrentMediaTime() + Double(index) * 0.05
            grow.fillMode = .backwards
            grow.timingFunction = CAMediaTimingFunction(name: .easeOut)
            bar.add(grow, forKey: "grow")
        }
    }
}

final class PlainViewController: UIViewController {

    private let label = UILabel()

    init(text: String, color: UIColor) {
        super.init(nibName: nil, bundle: nil)
        label.text = text
        view.backgroundColor = color
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.font = .systemFont(ofSize: 28, weight: .heavy)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor)
        ])
    }
}

extension Notification.Name {
    static let habitAdded = Notification.Name("HabitAddedNotification")
}

extension UIImage {
    static func polygon(sides: Int, side: CGFloat) -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
        return renderer.image { _ in
            let path = UIBezierPath()
            for i in 0..<sides {
                let angle = CGFloat(i) / CGFloat(sides) * 2 * .pi - .pi / 2
                let point = CGPoint(x: side / 2 + cos(angle) * (side / 2 - 1), y: side / 2 + sin(angle) * (side / 2 - 1))
                i == 0 ? path.move(to: point) : path.addLine(to: point)
            }
            path.close()
            path.fill()
        }.withRenderingMode(.alwaysTemplate)
    }
}
