//
//  TabSwipe – swipe left/right anywhere to move between tabs
//  iOS 13, Swift 5.1
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UserDefaults.standard.register(defaults: ["keepAwake": false, "dark": false, "sound": true])
        return true
    }

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let tabs = SwipeTabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: StopwatchViewController()),
            TrailsViewController(),
            UINavigationController(rootViewController: SettingsViewController(style: .grouped))
        ]
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
    }
}

// MARK: - Tab bar controller

class SwipeTabBarController: UITabBarController {

    private var interaction: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: view).x
        switch pan.state {
        case .began:
            let step = pan.velocity(in: view).x < 0 ? 1 : -1
            let next = selectedIndex + step
            guard let count = viewControllers?.count, (0..<count).contains(next) else { return }
            interaction = UIPercentDrivenInteractiveTransition()
            interaction?.completionCurve = .easeOut
            selectedIndex = next
        case .changed:
            interaction?.update(min(abs(translation) / view.bounds.width, 1))
        case .ended:
            let velocity = pan.velocity(in: view).x
            let sameDirection = velocity * translation > 0
            if abs(translation) > view.bounds.width * 0.4 || (sameDirection && abs(velocity) > 500) {
                interaction?.finish()
            } else {
                interaction?.cancel()
            }
            interaction = nil
        default:
            interaction?.cancel()
            interaction = nil
        }
    }
}

extension SwipeTabBarController: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, transitionCoordinator == nil else { return false }
        let v = pan.velocity(in: view)
        return abs(v.x) > abs(v.y) * 1.5
    }
}

extension SwipeTabBarController: UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
                          to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let all = tabBarController.viewControllers,
            let from = all.firstIndex(of: fromVC), let to = all.firstIndex(of: toVC) else { return nil }
        return TabSlideAnimator(forward: to > from)
    }

    func tabBarController(_ tabBarController: UITabBarController,
                          interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interaction
    }
}

class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let forward: Bool

    init(forward: Bool) {
        self.forward = forward
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let bounds = transitionContext.containerView.bounds
        let direction: CGFloat = forward ? 1 : -1
        to.frame = bounds
        to.transform = CGAffineTransform(translationX: direction * bounds.width, y: 0)
        transitionContext.containerView.addSubview(to)

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0,
                       options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut, animations: {
            to.transform = .identity
            from.transform = CGAffineTransform(translationX: -direction * bounds.width * 0.3, y: 0)
            from.alpha = 0.4
        }, completion: { _ in
            from.transform = .identity
            from.alpha = 1
            to.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

// MARK: - 1. Stopwatch

class StopwatchViewController: UIViewController {

    private let ring = CAShapeLayer()
    private let timeLabel = UILabel()
    private let startButton = UIButton(type: .system)
    private let laps = UIStackView()
    private var displayLink: CADisplayLink?
    private var startedAt: CFTimeInterval = 0
    private var elapsed: CFTimeInterval = 0

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Stopwatch"
        tabBarItem.image = UIImage(systemName: "stopwatch")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Lap", style: .plain, target: self, action: #selector(addLap))

        ring.fillColor = nil
        ring.strokeColor = UIColor.systemOrange.cgColor
        ring.lineWidth = 12
        ring.strokeEnd = 0
        view.layer.addSublayer(ring)

        timeLabel.font = .monospacedDigitSystemFont(ofSize: 44, weight: .light)
        timeLabel.text = "0:00.0"
        startButton.setTitle("Start", for: .normal)
        startButton.titleLabel?.font = .preferredFont(forTextStyle: .title2)
        startButton.addTarget(self, action: #selector(toggle), for: .touchUpInside)
        laps.axis = .vertical
        laps.spacing = 6

        [timeLabel, startButton, laps].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        NSLayoutConstraint.activate([
            timeLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            timeLabel.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 170),
            startButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            startButton.topAnchor.constraint(equalTo: timeLabel.bottomAnchor, constant: 130),
            laps.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            laps.topAnchor.constraint(equalTo: startButton.bottomAnchor, constant: 16)
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        ring.path = UIBezierPath(arcCenter: timeLabel.center, radius: 120, startAngle: -.pi / 2, endAngle: .pi * 1.5, clockwise: true).cgPath
    }

    @objc private func toggle() {
        if let link = displayLink {
            link.invalidate()
            displayLink = nil
        } else {
            startedAt = CACurrentMediaTime() - elapsed
            displayLink = CADisplayLink(target: self, selector: #selector(tick))
            displayLink?.add(to: .main, forMode: .common)
        }
        startButton.setTitle(displayLink == nil ? "Start" : "Stop", for: .normal)
    }

    @objc private func tick() {
        elapsed = CACurrentMediaTime() - startedAt
        timeLabel.text = String(format: "%d:%04.1f", Int(elapsed) / 60, elapsed.truncatingRemainder(dividingBy: 60))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ring.strokeEnd = CGFloat(elapsed.truncatingRemainder(dividingBy: 60) / 60)
        CATransaction.commit()
    }

    @objc private func addLap() {
        let label = UILabel()
        label.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        label.text = "Lap \(laps.arrangedSubviews.count + 1)   \(timeLabel.text ?? "")"
        label.isHidden = true
        label.alpha = 0
        laps.insertArrangedSubview(label, at: 0)
        UIView.animate(withDuration: 0.3) {
            label.isHidden = false
            label.alpha = 1
            self.view.layoutIfNeeded()
        }
    }
}

// MARK: - 2. Trails with stretchy header

class TrailsViewController: UITableViewController {

    private let trails = (1...30).map { "Trail \($0)  –  \($0 * 7 % 23 + 2) km" }
    private let header = UIImageView(image: UIImage(systemName: "map.fill"))
    private var observation: NSKeyValueObservation?

    init() {
        super.init(style: .plain)
        tabBarItem = UITabBarItem(title: "Trails", image: UIImage(systemName: "map"), tag: 1)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "trail")
        tableView.contentInset.top = 180
        header.contentMode = .center
        header.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 70)
        header.tintColor = .white
        header.backgroundColor = .systemGreen
        tableView.addSubview(header)
        observation = tableView.observe(\.contentOffset, options: [.initial, .new]) { [weak self] table, _ in
            let y = min(table.contentOffset.y, -180)
            self?.header.frame = CGRect(x: 0, y: y, width: table.bounds.width, height: -y)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trails.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "trail", for: indexPath)
        cell.textLabel?.text = trails[indexPath.row]
        return cell
    }
}

// MARK: - 3. Settings

class SettingsViewController: UITableViewController {

    private let rows = [("Keep awake", "keepAwake"), ("Dark mode", "dark"), ("Sound", "sound")]

    override init(style: UITableView.Style) {
        super.init(style: style)
        title = "Settings"
        tabBarItem.image = UIImage(systemName: "gear")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row].0
        cell.selectionStyle = .none
        let toggle = UISwitch()
        toggle.isOn = UserDefaults.standard.bool(forKey: rows[indexPath.row].1)
        toggle.tag = indexPath.row
        toggle.addTarget(self, action: #selector(switched(_:)), for: .valueChanged)
        cell.accessoryView = toggle
        return cell
    }

    @objc private func switched(_ sender: UISwitch) {
        let key = rows[sender.tag].1
        UserDefaults.standard.set(sender.isOn, forKey: key)
        if key == "dark", let window = view.window {
            UIView.transition(with: window, duration: 0.4, options: .transitionCrossDissolve, animations: {
                window.overrideUserInterfaceStyle = sender.isOn ? .dark : .light
            })
        } else if key == "keepAwake" {
            UIApplication.shared.isIdleTimerDisabled = sender.isOn
        }
    }
}
