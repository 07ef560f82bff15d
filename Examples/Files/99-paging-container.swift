//
//  PagingContainer.swift
//  Created by Laura P. on 3/14/17.
//  A container view controller written by hand (no UIPageViewController!). Three children, one on screen at a time.
//  Tap a title or swipe left / right: the old page slides out, the new one slides in from the proper side, and the
//  underline travels and stretches to sit below the new title. Swiping past the last page only gives a small nudge.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let container = PagingContainerViewController(pages: [
            FeedViewController(),
            StatsViewController(),
            ProfileViewController()
        ])
        self.window = UIWindow(frame: UIScreen.main.bounds)
        self.window!.rootViewController = container
        self.window!.makeKeyAndVisible()
        return true
    }
}

// MARK: - Title bar

protocol SegmentBarDelegate: AnyObject {
    func segmentBar(_ bar: SegmentBar, didSelect index: Int)
}

class SegmentBar: UIView {

    weak var delegate: SegmentBarDelegate?

    private var buttons: [UIButton] = []
    private let underline = UIView()
    private var underlineConstraints: [NSLayoutConstraint] = []
    private let accent = UIColor(red: 0.91, green: 0.30, blue: 0.24, alpha: 1)

    init(titles: [String]) {
        super.init(frame: .zero)
        self.backgroundColor = .white

        for (index, title) in titles.enumerated() {
            let button = UIButton(type: .custom)
            button.setTitle(title, for: .normal)
            button.setTitleColor(.gray, for: .normal)
            button.setTitleColor(accent, for: .selected)
            button.titleLabel?.font = UIFont.boldSystemFont(ofSize: 16)
            button.tag = index
            button.addTarget(self, action: #selector(buttonTapped(_:)), for: .touchUpInside)
            self.buttons.append(button)
        }
        let stack = UIStackView(arrangedSubviews: self.buttons)
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        self.addSubview(stack)

        underline.backgroundColor = accent
        underline.layer.cornerRadius = 1.5
        underline.translatesAutoresizingMaskIntoConstraints = false
        self.addSubview(underline)

        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: self.topAnchor),
            stack.bottomAnchor.constraint(equalTo: self.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: self.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: self.trailingAnchor),
            underline.heightAnchor.constraint(equalToConstant: 3),
            underline.bottomAnchor.constraint(equalTo: self.bottomAnchor)
        ])
        self.highlight(0)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // call layoutIfNeeded() in an animation block afterwards
    func highlight(_ index: Int) {
        NSLayoutConstraint.deactivate(underlineConstraints)
        let button = buttons[index]
        underlineConstraints = [
            underline.centerXAnchor.constraint(equalTo: button.centerXAnchor),
            underline.widthAnchor.constraint(equalToConstant: button.intrinsicContentSize.width + 12)
        ]
        NSLayoutConstraint.activate(underlineConstraints)
        for button in buttons {
            button.isSelected = (button.tag == index)
        }
    }

    @objc private func buttonTapped(_ sender: UIButton) {
        delegate?.segmentBar(self, didSelect: sender.tag)
    }
}

// MARK: - Container

class PagingContainerViewController: UIViewController, SegmentBarDelegate {

    private let pages: [UIViewController]
    private var currentIndex = 0
    private var isMoving = false
    private let bar: SegmentBar
    private let contentView = UIView()

    init(pages: [UIViewController]) {
        self.pages = pages
        self.bar = SegmentBar(titles: pages.map { $0.title ?? "?" })
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        self.view.backgroundColor = .white
        contentView.clipsToBounds = true
        bar.delegate = self

        for v in [bar, contentView] as [UIView] {
            v.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(v)
            v.leadingAnchor.constraint(equalTo: self.view.leadingAnchor).isActive = true
            v.trailingAnchor.constraint(equalTo: self.view.trailingAnchor).isActive = true
        }
        bar.topAnchor.constraint(equalTo: self.view.safeAreaLayoutGuide.topAnchor).isActive = true
        bar.heightAnchor.constraint(equalToConstant: 48).isActive = true
        contentView.topAnchor.constraint(equalTo: bar.bottomAnchor).isActive = true
        contentView.bottomAnchor.constraint(equalTo: self.view.bottomAnchor).isActive = true

        let first = pages[0]
        self.addChild(first)
        first.view.frame = contentView.bounds
        first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(first.view)
        first.didMove(toParent: self)

        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
            swipe.direction = direction
            contentView.addGestureRecognizer(swipe)
        }
    }

    @objc private func swiped(_ swipe: UISwipeGestureRecognizer) {
        self.show(index: currentIndex + (swipe.direction == .left ? 1 : -1))
    }

    func segmentBar(_ bar: SegmentBar, didSelect index: Int) {
        self.show(index: index)
    }

    private func show(index: Int) {
        guard !isMoving, index != currentIndex else { return }
        guard pages.indices.contains(index) else {
            self.nudge(towards: index < 0 ? 1 : -1)
            return
        }
        isMoving = true
        let from = pages[currentIndex]
        let to = pages[index]
        let width = contentView.bounds.width
        let sign: CGFloat = index > currentIndex ? 1 : -1
        currentIndex = index

        from.willMove(toParent: nil)
        self.addChild(to)
        to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        to.view.frame = contentView.bounds.offsetBy(dx: sign * width, dy: 0)
        to.view.layoutIfNeeded()

        self.transition(from: from, to: to, duration: 0.35, options: .curveEaseInOut, animations: {
            to.view.frame = self.contentView.bounds
            from.view.frame = self.contentView.bounds.offsetBy(dx: -sign * width, dy: 0)
        }, completion: { _ in
            from.removeFromParent()
            to.didMove(toParent: self)
            self.isMoving = false
        })

        bar.highlight(index)
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [], animations: {
            self.bar.layoutIfNeeded()
        }, completion: nil)
    }

    private func nudge(towards sign: CGFloat) {
        let page: UIView = pages[currentIndex].view
        UIView.animate(withDuration: 0.12, animations: {
            page.transform = CGAffineTransform(translationX: sign * 24, y: 0)
        }, completion: { _ in
            UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [], animations: {
                page.transform = .identity
            }, completion: nil)
        })
    }
}

// MARK: - Pages

class FeedViewController: UITableViewController {

    private let posts = ["Went for a run", "Coffee, finally", "New keyboard day", "Rain again", "Fixed the bike", "Made pasta from scratch"]

    init() {
        super.init(style: .plain)
        self.title = "Feed"
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        tableView.rowHeight = 64
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 30
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = posts[indexPath.row % posts.count]
        cell.selectionStyle = .none
        return cell
    }
}

class StatsViewController: UIViewController {

    private var bars: [UIView] = []
    private let values: [CGFloat] = [0.4, 0.7, 0.55, 0.9, 0.3, 0.65, 0.8]

    init() {
        super.init(nibName: nil, bundle: nil)
        self.title = "Statistics"
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.95, alpha: 1)
        for value in values {
            let bar = UIView()
            bar.backgroundColor = UIColor(hue: value * 0.4, saturation: 0.7, brightness: 0.85, alpha: 1)
            bar.layer.cornerRadius = 6
            view.addSubview(bar)
            bars.append(bar)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let slot = (view.bounds.width - 40) / CGFloat(values.count)
        for (i, bar) in bars.enumerated() {
            let height = view.bounds.height * 0.6 * values[i]
            bar.frame = CGRect(x: 20 + slot * CGFloat(i) + 5, y: view.bounds.height * 0.75 - height, width: slot - 10, height: height)
        }
    }
}

class ProfileViewController: UIViewController {

    init() {
        super.init(nibName: nil, bundle: nil)
        self.title = "Me"
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.20, green: 0.24, blue: 0.32, alpha: 1)
        let avatar = UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 140, height: 140)).image { context in
            UIColor.orange.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 140, height: 140))
            UIColor.white.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 48, y: 28, width: 44, height: 44))
            context.cgContext.fillEllipse(in: CGRect(x: 30, y: 80, width: 80, height: 50))
        })
        let name = UILabel()
        name.text = "Laura"
        name.textColor = .white
        name.font = UIFont.systemFont(ofSize: 30, weight: .light)
        let stack = UIStackView(arrangedSubviews: [avatar, name])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        stack.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
}
