//  SideMenuController
//  Edge swipe (or the hamburger) tilts the content away in 3D and shows a menu behind it.
//  The menu can be reordered, the order is remembered.
//
//  Use SideMenuController() as the root view controller.
//

import UIKit

// MARK: - Property wrapper

@propertyWrapper
struct Stored<Value: Codable> {
    let key: String
    let defaultValue: Value
    var defaults = UserDefaults.standard

    init(wrappedValue: Value, _ key: String) {
        self.key = key
        self.defaultValue = wrappedValue
    }

    var wrappedValue: Value {
        get {
            guard let data = defaults.data(forKey: key) else { return defaultValue }
            return (try? JSONDecoder().decode(Value.self, from: data)) ?? defaultValue
        }
        set {
            defaults.set(try? JSONEncoder().encode(newValue), forKey: key)
        }
    }
}

// MARK: - Menu description (result builder)

struct MenuItem {
    let title: String
    let symbol: String
    let make: () -> UIViewController
}

@resultBuilder
enum MenuBuilder {
    static func buildExpression(_ item: MenuItem) -> [MenuItem] { [item] }
    static func buildBlock(_ parts: [MenuItem]...) -> [MenuItem] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [MenuItem]?) -> [MenuItem] { part ?? [] }
    static func buildArray(_ parts: [[MenuItem]]) -> [MenuItem] { parts.flatMap { $0 } }
}

func makeMenu(@MenuBuilder _ content: () -> [MenuItem]) -> [MenuItem] { content() }

// MARK: - Container

final class SideMenuController: UIViewController, UIGestureRecognizerDelegate {

    @Stored("menu.order") private var order = [String]()

    private let menuController = MenuListController(style: .plain)
    private let gradient = CAGradientLayer()
    private let stage = UIView()          // holds the content, gets the 3D transform
    private let touchShield = UIControl()  // closes the menu when the content is tapped
    private var content: UINavigationController?
    private var openness: CGFloat = 0
    private let menuWidth: CGFloat = 240

    private lazy var edgePan: UIScreenEdgePanGestureRecognizer = {
        let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(opening(_:)))
        pan.edges = .left
        return pan
    }()
    private lazy var closePan = UIPanGestureRecognizer(target: self, action: #selector(closing(_:)))

    override func viewDidLoad() {
        super.viewDidLoad()
        gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.black.cgColor]
        gradient.endPoint = CGPoint(x: 1, y: 1)
        view.layer.addSublayer(gradient)

        let showDebug = ProcessInfo.processInfo.arguments.contains("-debugMenu")
        let items = makeMenu {
            MenuItem(title: "Clock", symbol: "clock") { HostController<ClockView>(title: "Clock") }
            MenuItem(title: "Pulse", symbol: "waveform.path.ecg") { HostController<PulseView>(title: "Pulse") }
            for name in ["Inbox", "Archive"] {
                MenuItem(title: name, symbol: "tray") { HostController<UILabel>(title: name) { $0.text = "\(name) is empty"; $0.textAlignment = .center } }
            }
            if showDebug {
                MenuItem(title: "Debug", symbol: "ant") { UIViewController() }
            }
        }
        menuController.items = items.sorted { a, b in
            (order.firstIndex(of: a.title) ?? 99) < (order.firstIndex(of: b.title) ?? 99)
        }
        menuController.onSelect = { [weak self] item in self?.show(item) }
        menuController.onReorder = { [weak self] titles in self?.order = titles }

        addChild(menuController)
        view.addSubview(menuController.view)
        menuController.didMove(toParent: self)

        stage.layer.shadowOpacity = 0.5
        stage.layer.shadowRadius = 20
        stage.layer.zPosition = 1000   // otherwise the tilted half disappears behind the menu
        view.addSubview(stage)
        touchShield.addTarget(self, action: #selector(closeMenu), for: .touchUpInside)
        stage.addSubview(touchShield)

        closePan.delegate = self
        view.addGestureRecognizer(edgePan)
        view.addGestureRecognizer(closePan)

        if let first = menuController.items.first { show(first) }
        apply(0)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = view.bounds
        menuController.view.frame = CGRect(x: 0, y: view.safeAreaInsets.top + 40, width: menuWidth, height: view.bounds.height - 200)
        stage.bounds = view.bounds
        stage.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        touchShield.frame = stage.bounds
        content?.view.frame = stage.bounds
    }

    private func apply(_ value: CGFloat) {
        openness = value
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 900
        transform = CATransform3DTranslate(transform, menuWidth * value, 0, 0)
        transform = CATransform3DScale(transform, 1 - 0.15 * value, 1 - 0.15 * value, 1)
        transform = CATransform3DRotate(transform, -.pi / 7 * value, 0, 1, 0)
        stage.layer.transform = transform
        content?.view.layer.cornerRadius = 28 * value
        menuController.view.alpha = value
        menuController.view.transform = CGAffineTransform(translationX: -60 * (1 - value), y: 0)
        touchShield.isHidden = value == 0
    }

    private func settle(open: Bool) {
        if !open { menuController.setEditing(false, animated: true) }
        UIView.animate(withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0,
                       options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.apply(open ? 1 : 0)
        }
    }

    private func show(_ item: MenuItem) {
        let next = UINavigationController(rootViewController: item.make())
        next.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "line.3.horizontal"), style: .plain, target: self, action: #selector(openMenu))
        next.view.clipsToBounds = true
        let old = content
        content = next
        addChild(next)
        next.view.frame = stage.bounds
        next.view.layer.cornerRadius = 28 * openness

        guard let old = old else {
            stage.insertSubview(next.view, belowSubview: touchShield)
            next.didMove(toParent: self)
            return
        }
        old.willMove(toParent: nil)
        UIView.transition(from: old.view, to: next.view, duration: 0.35, options: [.transitionFlipFromLeft]) { _ in
            self.stage.bringSubviewToFront(self.touchShield)
            old.removeFromParent()
            next.didMove(toParent: self)
            self.settle(open: false)
        }
    }

    @objc private func openMenu() { settle(open: true) }

    @objc private func closeMenu() { settle(open: false) }

    @objc private func opening(_ pan: UIScreenEdgePanGestureRecognizer) { track(pan, base: 0) }

    @objc private func closing(_ pan: UIPanGestureRecognizer) { track(pan, base: 1) }

    private func track(_ pan: UIPanGestureRecognizer, base: CGFloat) {
        let value = base + pan.translation(in: view).x / menuWidth
        switch pan.state {
        case .changed:
            apply(max(0, min(1, value)))
        case .ended:
            let velocity = pan.velocity(in: view).x
            settle(open: abs(velocity) > 300 ? velocity > 0 : openness > 0.5)
        case .cancelled:
            settle(open: base == 1)
        default:
            break
        }
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer === closePan else { return true }
        let v = closePan.velocity(in: view)
        return openness == 1 && v.x < 0 && abs(v.x) > abs(v.y) && !menuController.isEditing
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
        recognizer === closePan && other.view is UITableView
    }
}

// MARK: - Menu list

final class MenuListController: UITableViewController {

    var items: [MenuItem] = []
    var onSelect: ((MenuItem) -> Void)?
    var onReorder: (([String]) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = .clear
        tableView.separatorStyle = .none
        tableView.rowHeight = 54
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")

        let reorder = UIButton(type: .system)
        reorder.setTitle("Reorder", for: .normal)
        reorder.tintColor = .lightGray
        reorder.frame.size.height = 50
        reorder.addAction(UIAction { [weak self, weak reorder] _ in
            guard let self = self else { return }
            self.setEditing(!self.isEditing, animated: true)
            reorder?.setTitle(self.isEditing ? "Done" : "Reorder", for: .normal)
        }, for: .touchUpInside)
        tableView.tableFooterView = reorder
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = items[indexPath.row].title
        content.image = UIImage(systemName: items[indexPath.row].symbol)
        content.textProperties.color = .white
        content.imageProperties.tintColor = .white
        cell.contentConfiguration = content
        cell.backgroundColor = .clear
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSelect?(items[indexPath.row])
    }

    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .none }

    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { false }

    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        items.insert(items.remove(at: source.row), at: destination.row)
        onReorder?(items.map { $0.title })
    }
}

// MARK: - Contents

final class HostController<Content: UIView>: UIViewController {
    private let configure: (Content) -> Void

    init(title: String, configure: @escaping (Content) -> Void = { _ in }) {
        self.configure = configure
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
        let content = Content(frame: .zero)
        content.backgroundColor = .systemBackground
        configure(content)
        view = content
    }
}

final class ClockView: UIView {
    private var timer: Timer?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        contentMode = .redraw
        timer?.invalidate()
        timer = window == nil ? nil : Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.setNeedsDisplay()
        }
    }

    override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - 40
        let now = Calendar.current.dateComponents([.hour, .minute, .second], from: Date())
        let minutes = CGFloat(now.minute ?? 0), seconds = CGFloat(now.second ?? 0)
        let hours = CGFloat((now.hour ?? 0) % 12) + minutes / 60

        UIColor.label.setStroke()
        let face = UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: .pi * 2, clockwise: true)
        face.lineWidth = 6
        face.stroke()
        for (turn, length, width) in [(hours / 12, 0.5, 8), (minutes / 60, 0.75, 5), (seconds / 60, 0.85, 2)] as [(CGFloat, CGFloat, CGFloat)] {
            let angle = turn * 2 * .pi - .pi / 2
            let hand = UIBezierPath()
            hand.move(to: center)
            hand.addLine(to: CGPoint(x: center.x + cos(angle) * radius * length, y: center.y + sin(angle) * radius * length))
            hand.lineWidth = width
            hand.lineCapStyle = .round
            hand.stroke()
        }
    }
}

final class PulseView: UIView {
    private let replicator = CAReplicatorLayer()
    private let circle = CALayer()

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        circle.bounds = CGRect(x: 0, y: 0, width: 240, height: 240)
        circle.cornerRadius = 120
        circle.backgroundColor = UIColor.systemPink.cgColor
        circle.opacity = 0
        replicator.instanceCount = 3
        replicator.instanceDelay = 0.6
        replicator.addSublayer(circle)
        layer.addSublayer(replicator)

        let scale = CABasicAnimation(keyPath: "transform.scale")
        scale.fromValue = 0
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0.8
        let group = CAAnimationGroup()
        group.animations = [scale, fade]
        group.duration = 1.8
        group.repeatCount = .infinity
        circle.add(group, forKey: "pulse")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        replicator.frame = bounds
        circle.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
