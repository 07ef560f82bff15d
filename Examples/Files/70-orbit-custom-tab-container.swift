//
//  OrbitTabs.swift
//  Xcode 10.2, 2019 - Swift 5.0 - deployment target iOS 12.0. Custom container controller, no UITabBarController.
//
//  See: four full-screen coloured pages (Today, Explore, Inbox, Me) over a floating white tab bar with a notch: the selected icon sits in a
//  coloured ball above the bar. Tap a tab: the notch and the ball travel along the bar (the path is animated with a display link, 0.45 s
//  ease out), the pages slide sideways with parallax and the outgoing one scales to 0.9. Swipe the page left/right: the same transition follows
//  the finger, past 35 % or a flick completes, else it returns; at the ends it resists. "Today" has rows; a tap on one shows a toast
//  sliding in from the top in its own window (2 s; swipe up to send it away). The Inbox badge counts down as rows are tapped there.
//

import UIKit

// MARK: - Toast

enum ToastStyle {
    case info, success, failure

    fileprivate var color: UIColor {
        switch self {
        case .info: return UIColor(white: 0.15, alpha: 0.95)
        case .success: return UIColor(red: 0.16, green: 0.62, blue: 0.35, alpha: 0.95)
        case .failure: return UIColor(red: 0.8, green: 0.2, blue: 0.2, alpha: 0.95)
        }
    }
}

final class Toast {

    static let shared = Toast()

    private final class PassthroughWindow: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === rootViewController?.view || hit === self ? nil : hit
        }
    }

    private var window: PassthroughWindow?
    private var queue: [(String, ToastStyle)] = []
    private var current: UIView?
    private var hideTimer: Timer?

    func show(_ text: String, style: ToastStyle = .info) {
        queue.append((text, style))
        if current == nil { next() }
    }

    private func next() {
        guard !queue.isEmpty else {
            window?.isHidden = true
            window = nil
            return
        }
        let (text, style) = queue.removeFirst()
        if window == nil {
            let w = PassthroughWindow(frame: UIScreen.main.bounds)
            w.windowLevel = .statusBar + 1
            w.backgroundColor = .clear
            w.rootViewController = UIViewController()
            w.isHidden = false
            window = w
        }
        let host = window!.rootViewController!.view!

        let label = UILabel()
        label.text = text
        label.textColor = .white
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 15, weight: .medium)
        let box = UIView()
        box.backgroundColor = style.color
        box.layer.cornerRadius = 16
        box.layer.shadowOpacity = 0.25
        box.layer.shadowRadius = 10
        box.layer.shadowOffset = CGSize(width: 0, height: 4)
        box.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        host.addSubview(box)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: box.topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -12),
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 18),
            label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -18),
            box.topAnchor.constraint(equalTo: host.safeAreaLayoutGuide.topAnchor, constant: 8),
            box.centerXAnchor.constraint(equalTo: host.centerXAnchor),
            box.leadingAnchor.constraint(greaterThanOrEqualTo: host.leadingAnchor, constant: 20)
        ])
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(hide))
        swipe.direction = .up
        box.addGestureRecognizer(swipe)
        current = box
        host.layoutIfNeeded()
        box.transform = CGAffineTransform(translationX: 0, y: -box.frame.maxY - 20)
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0.4, options: .allowUserInteraction, animations: {
            box.transform = .identity
        })
        UIAccessibility.post(notification: .announcement, argument: text)
        hideTimer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [weak self] _ in self?.hide() }
    }

    @objc private func hide() {
        hideTimer?.invalidate()
        guard let box = current else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseIn, animations: {
            box.transform = CGAffineTransform(translationX: 0, y: -box.frame.maxY - 20)
        }, completion: { _ in
            box.removeFromSuperview()
            self.current = nil
            self.next()
        })
    }
}

// MARK: - Tab bar

protocol NotchTabBarDelegate: AnyObject {
    func tabBar(_ bar: NotchTabBar, didSelect index: Int)
}

final class NotchTabBar: UIView {

    struct Item {
        let title: String
        let glyph: String
        let color: UIColor
    }

    weak var delegate: NotchTabBarDelegate?
    let items: [Item]
    private let shape = CAShapeLayer()
    private let ball = UIView()
    private var buttons: [UIButton] = []
    private var badges: [UILabel] = []
    private var link: CADisplayLink?
    private var animation: (from: CGFloat, to: CGFloat, start: CFTimeInterval)?

    /// Fractional index, so that a swipe can drive it.
    private(set) var position: CGFloat = 0 {
        didSet { render() }
    }

    init(items: [Item]) {
        self.items = items
        super.init(frame: .zero)
        shape.fillColor = UIColor.white.cgColor
        shape.shadowColor = UIColor.black.cgColor
        shape.shadowOpacity = 0.15
        shape.shadowRadius = 8
        shape.shadowOffset = .zero
        layer.addSublayer(shape)
        ball.bounds.size = CGSize(width: 48, height: 48)
        ball.layer.cornerRadius = 24
        addSubview(ball)
        for (i, item) in items.enumerated() {
            let b = UIButton(type: .custom)
            b.setTitle(item.glyph, for: .normal)
            b.titleLabel?.font = .systemFont(ofSize: 24)
            b.setTitleColor(.darkGray, for: .normal)
            b.tag = i
            b.accessibilityLabel = item.title
            b.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
            addSubview(b)
            buttons.append(b)
            let badge = UILabel()
            badge.font = .systemFont(ofSize: 11, weight: .bold)
            badge.textColor = .white
            badge.textAlignment = .center
            badge.backgroundColor = .red
            badge.layer.cornerRadius = 8
            badge.layer.masksToBounds = true
            badge.isHidden = true
            addSubview(badge)
            badges.append(badge)
        }
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func setBadge(_ n: Int, at index: Int) {
        badges[index].text = "\(n)"
        badges[index].isHidden = n == 0
        badges[index].transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        UIView.animate(withDuration: 0.3) { self.badges[index].transform = .identity }
    }

    func set(position p: CGFloat, animated: Bool) {
        link?.invalidate()
        link = nil
        guard animated else {
            position = p
            return
        }
        animation = (position, p, CACurrentMediaTime())
        link = CADisplayLink(target: self, selector: #selector(tick))
        link?.add(to: .main, forMode: .common)
    }

    @objc private func tick() {
        guard let a = animation else { return }
        let t = CGFloat(min((CACurrentMediaTime() - a.start) / 0.45, 1))
        let eased = 1 - pow(1 - t, 3)
        position = a.from + (a.to - a.from) * eased
        if t >= 1 {
            link?.invalidate()
            link = nil
            animation = nil
        }
    }

    @objc private func tapped(_ sender: UIButton) { delegate?.tabBar(self, didSelect: sender.tag) }

    private func x(for p: CGFloat) -> CGFloat {
        let slot = bounds.width / CGFloat(items.count)
        return slot * (p + 0.5)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        render()
    }

    private func render() {
        guard bounds.width > 0 else { return }
        let c = x(for: position)
        let top: CGFloat = 24, r: CGFloat = 36
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 20, y: top))
        path.addLine(to: CGPoint(x: c - r - 12, y: top))
        path.addCurve(to: CGPoint(x: c, y: top + 30), controlPoint1: CGPoint(x: c - r + 6, y: top), controlPoint2: CGPoint(x: c - r + 6, y: top + 30))
        path.addCurve(to: CGPoint(x: c + r + 12, y: top), controlPoint1: CGPoint(x: c + r - 6, y: top + 30), controlPoint2: CGPoint(x: c + r - 6, y: top))
        path.addLine(to: CGPoint(x: bounds.width - 20, y: top))
        path.addArc(withCenter: CGPoint(x: bounds.width - 20, y: top + 20), radius: 20, startAngle: -.pi / 2, endAngle: 0, clockwise: true)
        path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
        path.addLine(to: CGPoint(x: 0, y: bounds.height))
        path.addLine(to: CGPoint(x: 0, y: top + 20))
        path.addArc(withCenter: CGPoint(x: 20, y: top + 20), radius: 20, startAngle: .pi, endAngle: 1.5 * .pi, clockwise: true)
        path.close()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shape.frame = bounds
        shape.path = path.cgPath
        shape.shadowPath = path.cgPath
        CATransaction.commit()

        ball.center = CGPoint(x: c, y: top)
        let lower = max(0, min(items.count - 1, Int(position.rounded(.down))))
        let upper = min(items.count - 1, lower + 1)
        ball.backgroundColor = items[lower].color.mixed(with: items[upper].color, by: position - CGFloat(lower))

        let slot = bounds.width / CGFloat(items.count)
        for (i, b) in buttons.enumerated() {
            let near = max(0, 1 - abs(position - CGFloat(i)))
            b.frame = CGRect(x: slot * CGFloat(i), y: 26 - 26 * near, width: slot, height: 48)
            b.titleLabel?.alpha = 0.5 + 0.5 * near
            badges[i].frame = CGRect(x: b.frame.midX + 8, y: b.frame.minY + 2, width: 18, height: 16)
        }
    }
}

extension UIColor {
    func mixed(with other: UIColor, by t: CGFloat) -> UIColor {
        var a: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var b: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&a.0, green: &a.1, blue: &a.2, alpha: &a.3)
        other.getRed(&b.0, green: &b.1, blue: &b.2, alpha: &b.3)
        return UIColor(red: a.0 + (b.0 - a.0) * t, green: a.1 + (b.1 - a.1) * t, blue: a.2 + (b.2 - a.2) * t, alpha: 1)
    }
}

// MARK: - Container

class OrbitContainerViewController: UIViewController, NotchTabBarDelegate, UIGestureRecognizerDelegate {

    let pages: [UIViewController]
    let tabBar: NotchTabBar
    private(set) var selected = 0
    private let contentView = UIView()
    private var neighbour: Int?
    private var animator: UIViewPropertyAnimator?
    private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))

    init(pages: [UIViewController], items: [NotchTabBar.Item]) {
        precondition(pages.count == items.count)
        self.pages = pages
        tabBar = NotchTabBar(items: items)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentView)
        tabBar.delegate = self
        tabBar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tabBar)
        NSLayoutConstraint.activate([
            tabBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tabBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tabBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            tabBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -80)
        ])
        pan.delegate = self
        contentView.addGestureRecognizer(pan)
        attach(pages[0])
        pages[0].didMove(toParent: self)
    }

    private func attach(_ page: UIViewController) {
        addChild(page)
        page.view.frame = contentView.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(page.view)
        page.additionalSafeAreaInsets.bottom = 60
    }

    private func detach(_ page: UIViewController) {
        page.willMove(toParent: nil)
        page.view.removeFromSuperview()
        page.view.transform = .identity
        page.removeFromParent()
    }

    override var childForStatusBarStyle: UIViewController? { return pages[selected] }

    /// -1 ... 1: how far the current page has been pushed to the left
    private func apply(progress: CGFloat) {
        let w = view.bounds.width
        let from = pages[selected].view!
        let scale = 1 - 0.1 * abs(progress)
        from.transform = CGAffineTransform(translationX: -progress * w * 0.4, y: 0).scaledBy(x: scale, y: scale)
        if let n = neighbour {
            let side: CGFloat = n > selected ? 1 : -1
            pages[n].view.transform = CGAffineTransform(translationX: w * (side - progress), y: 0)
        }
    }

    private func begin(to index: Int) {
        neighbour = index
        pages[selected].beginAppearanceTransition(false, animated: true)
        attach(pages[index])
        apply(progress: 0)
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pages[selected].beginAppearanceTransition(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pages[selected].endAppearanceTransition()
    }

    private func finish(completed: Bool, velocity: CGFloat = 0) {
        guard let n = neighbour else { return }
        let side: CGFloat = n > selected ? 1 : -1
        tabBar.set(position: CGFloat(completed ? n : selected), animated: true)
        let timing = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: abs(velocity) / view.bounds.width, dy: 0))
        let a = UIViewPropertyAnimator(duration: 0.45, timingParameters: timing)
        a.addAnimations { self.apply(progress: completed ? side : 0) }
        a.addCompletion { _ in
            let old = self.pages[self.selected], new = self.pages[n]
            if completed {
                self.detach(old)
                old.endAppearanceTransition()
                new.didMove(toParent: self)
                self.selected = n
            } else {
                old.beginAppearanceTransition(true, animated: false)
                old.endAppearanceTransition()
                self.detach(new)
            }
            self.neighbour = nil
            self.animator = nil
            self.setNeedsStatusBarAppearanceUpdate()
        }
        a.startAnimation()
        animator = a
    }

    @objc private func panned(_ g: UIPanGestureRecognizer) {
        let w = view.bounds.width
        let t = g.translation(in: view).x
        switch g.state {
        case .changed:
            guard animator == nil else { return }
            let wanted = t < 0 ? selected + 1 : selected - 1
            if pages.indices.contains(wanted) {
                if neighbour != wanted {
                    if let n = neighbour { detach(pages[n]) }
                    begin(to: wanted)
                }
                let p = -t / w
                apply(progress: p)
                tabBar.set(position: CGFloat(selected) + p, animated: false)
            } else {
                // nothing there: rubber band
                pages[selected].view.transform = CGAffineTransform(translationX: t / 4, y: 0)
            }
        case .ended, .cancelled:
            guard animator == nil else { return }
            let v = g.velocity(in: view).x
            if let n = neighbour {
                let towards = (n > selected) == (t < 0)
                let flick = abs(v) > 500 && (v < 0) == (n > selected)
                finish(completed: towards && (abs(t) > w * 0.35 || flick), velocity: v)
            } else {
                UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [], animations: {
                    self.pages[self.selected].view.transform = .identity
                })
            }
        default: break
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return true }
        let v = pan.velocity(in: view)
        return abs(v.x) > abs(v.y)
    }

    func tabBar(_ bar: NotchTabBar, didSelect index: Int) {
        guard animator == nil, neighbour == nil, index != selected else { return }
        begin(to: index)
        finish(completed: true)
    }
}

// MARK: - Pages

extension UIViewController {
    var orbit: OrbitContainerViewController? {
        var p = parent
        while p != nil && !(p is OrbitContainerViewController) { p = p?.parent }
        return p as? OrbitContainerViewController
    }
}

class PageViewController: UITableViewController {
    let tint: UIColor
    var rows: [String]
    var tapped: ((PageViewController, Int) -> Void)?

    init(title: String, tint: UIColor, rows: [String]) {
        self.tint = tint
        self.rows = rows
        super.init(style: .plain)
        self.title = title
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = tint
        tableView.separatorColor = UIColor(white: 1, alpha: 0.3)
        tableView.rowHeight = 64
        let header = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 90))
        header.text = "  " + (title ?? "")
        header.font = .systemFont(ofSize: 40, weight: .heavy)
        header.textColor = .white
        tableView.tableHeaderView = header
        tableView.tableFooterView = UIView()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
        cell.backgroundColor = .clear
        cell.textLabel?.textColor = .white
        cell.textLabel?.font = .systemFont(ofSize: 18, weight: .medium)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        tapped?(self, indexPath.row)
    }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let colors = [#colorLiteral(red: 0.36, green: 0.42, blue: 0.86, alpha: 1), #colorLiteral(red: 0.10, green: 0.60, blue: 0.56, alpha: 1), #colorLiteral(red: 0.90, green: 0.45, blue: 0.32, alpha: 1), #colorLiteral(red: 0.55, green: 0.33, blue: 0.62, alpha: 1)]
        let today = PageViewController(title: "Today", tint: colors[0], rows: ["Stand-up at 9:30", "Lunch with Ida", "Call the plumber", "Swim"])
        today.tapped = { page, row in Toast.shared.show("Done: " + page.rows[row], style: row == 2 ? .failure : .success) }
        let explore = PageViewController(title: "Explore", tint: colors[1], rows: (1...20).map { "Place no. \($0)" })
        let inbox = PageViewController(title: "Inbox", tint: colors[2], rows: ["Rent", "Re: Saturday", "Your parcel", "Hello from Oslo"])
        let me = PageViewController(title: "Me", tint: colors[3], rows: ["Account", "Appearance", "Log out"])
        let glyphs = ["☀︎", "✦", "✉︎", "☺︎"]
        let pages = [today, explore, inbox, me]
        let items = zip(pages, glyphs).map { NotchTabBar.Item(title: $0.title!, glyph: $1, color: $0.tint.mixed(with: .white, by: 0.35)) }
        let container = OrbitContainerViewController(pages: pages, items: items)
        inbox.tapped = { page, row in
            page.rows.remove(at: row)
            page.tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .right)
            page.orbit?.tabBar.setBadge(page.rows.count, at: 2)
        }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = container
        window?.makeKeyAndVisible()
        container.tabBar.setBadge(4, at: 2)
        return true
    }
}
