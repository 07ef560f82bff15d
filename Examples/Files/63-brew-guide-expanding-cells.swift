//
//  BrewGuide.swift
//  Xcode 8.0, 2016 - Swift 3.0 - deployment target iOS 9.0 (old Swift 3 names throughout)
//
//  What you see: a brown navigation bar "Brew Guide" and a table of six brewing methods in two sections.
//  Tap a row: it grows (the table animates its height, ~0.3 s), the chevron turns half round, the steps
//  fade in; tap again, it closes. Only one row is open at a time. Tap "Start" inside an open row: a timer
//  counts down in the footer bar at the bottom, its progress line fills; at the end an alert "Ready!" comes.
//

import UIKit

// MARK: - Model

struct BrewStep {
    let title: String
    let seconds: Int
}

struct BrewMethod {
    let name: String
    let summary: String
    let tint: UIColor
    let steps: [BrewStep]

    var totalSeconds: Int {
        return steps.reduce(0) { $0 + $1.seconds }
    }
}

struct BrewSection {
    let title: String
    let methods: [BrewMethod]
}

extension Notification.Name {
    static let brewTimerDidTick = Notification.Name("BrewTimerDidTick")
    static let brewTimerDidFinish = Notification.Name("BrewTimerDidFinish")
}

extension UIColor {
    convenience init(hex: UInt32) {
        let r = CGFloat((hex >> 16) & 0xff) / 255.0
        let g = CGFloat((hex >> 8) & 0xff) / 255.0
        let b = CGFloat(hex & 0xff) / 255.0
        self.init(red: r, green: g, blue: b, alpha: 1)
    }

    class var coffee: UIColor { return UIColor(hex: 0x5D4037) }
    class var crema: UIColor { return UIColor(hex: 0xFFF3E0) }
}

// MARK: - Timer

final class BrewTimer: NSObject {

    static let shared = BrewTimer()

    private(set) var method: BrewMethod?
    private(set) var elapsed = 0
    private var timer: Timer?

    func start(_ method: BrewMethod) {
        stop()
        self.method = method
        elapsed = 0
        // ten times as fast as real brewing, nobody wants to wait in a demo
        timer = Timer.scheduledTimer(timeInterval: 0.1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
        NotificationCenter.default.post(name: .brewTimerDidTick, object: self)
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    func tick(_ timer: Timer) {
        guard let method = method else { return }
        elapsed += 1
        NotificationCenter.default.post(name: .brewTimerDidTick, object: self, userInfo: ["elapsed": elapsed])
        if elapsed >= method.totalSeconds {
            stop()
            NotificationCenter.default.post(name: .brewTimerDidFinish, object: self, userInfo: ["name": method.name])
        }
    }
}

// MARK: - Cell

protocol BrewCellDelegate: class {
    func brewCellDidTapStart(_ cell: BrewCell)
}

class BrewCell: UITableViewCell {

    static let identifier = "BrewCell"

    weak var delegate: BrewCellDelegate?

    let dot = UIView()
    let nameLabel = UILabel()
    let summaryLabel = UILabel()
    let chevron = UILabel()
    let stepsLabel = UILabel()
    let startButton = UIButton(type: .system)
    private let detailView = UIView()
    private var collapsed: NSLayoutConstraint!

    override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setup()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    private func setup() {
        selectionStyle = .none
        backgroundColor = .white
        clipsToBounds = true

        dot.layer.cornerRadius = 8
        nameLabel.font = UIFont.boldSystemFont(ofSize: 17)
        summaryLabel.font = UIFont.systemFont(ofSize: 13)
        summaryLabel.textColor = .gray
        summaryLabel.numberOfLines = 0
        chevron.text = "⌄"
        chevron.font = UIFont.systemFont(ofSize: 22)
        chevron.textColor = .lightGray
        stepsLabel.numberOfLines = 0
        startButton.setTitle("Start", for: .normal)
        startButton.setTitleColor(.white, for: .normal)
        startButton.backgroundColor = .coffee
        startButton.layer.cornerRadius = 6
        startButton.addTarget(self, action: #selector(startTapped), for: .touchUpInside)
        detailView.clipsToBounds = true

        let views: [String: UIView] = ["dot": dot, "name": nameLabel, "summary": summaryLabel, "chevron": chevron,
                                       "detail": detailView, "steps": stepsLabel, "start": startButton]
        for (key, view) in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            if key == "steps" || key == "start" {
                detailView.addSubview(view)
            } else {
                contentView.addSubview(view)
            }
        }

        let metrics = ["m": 16, "dot": 16]
        let formats = [
            "H:|-m-[dot(dot)]-12-[name]-(>=8)-[chevron(24)]-m-|",
            "H:[dot]-12-[summary]-56-|",
            "H:|[detail]|",
            "V:|-14-[name]-2-[summary]-14-[detail]|",
            "V:[dot(dot)]"
        ]
        for format in formats {
            NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: metrics, views: views))
        }
        NSLayoutConstraint.activate([
            dot.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor),
            chevron.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14)
        ])

        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|-44-[steps]-m-|", options: [], metrics: metrics, views: views))
        let vertical = NSLayoutConstraint.constraints(withVisualFormat: "V:|[steps]-12-[start(36)]-16-|", options: .alignAllLeading, metrics: metrics, views: views)
        vertical.forEach { c in
            if c.firstAttribute == .bottom || c.secondAttribute == .bottom { c.priority = 900 }
        }
        NSLayoutConstraint.activate(vertical)
        startButton.widthAnchor.constraint(equalToConstant: 110).isActive = true

        collapsed = NSLayoutConstraint(item: detailView, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 0)
        collapsed.priority = 999
        collapsed.isActive = true
    }

    func configure(with method: BrewMethod, open: Bool) {
        dot.backgroundColor = method.tint
        nameLabel.text = method.name
        summaryLabel.text = method.summary
        stepsLabel.attributedText = stepsText(for: method)
        setOpen(open, animated: false)
    }

    func setOpen(_ open: Bool, animated: Bool) {
        collapsed.isActive = !open
        let changes = {
            self.chevron.transform = open ? CGAffineTransform(rotationAngle: CGFloat.pi * 0.999) : .identity
            self.detailView.alpha = open ? 1 : 0
            self.contentView.backgroundColor = open ? .crema : .white
        }
        if animated {
            UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState], animations: changes, completion: nil)
        } else {
            changes()
        }
    }

    private func stepsText(for method: BrewMethod) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 4
        paragraph.tabStops = [NSTextTab(textAlignment: .left, location: 56, options: [:])]
        paragraph.headIndent = 56
        let text = NSMutableAttributedString()
        for (i, step) in method.steps.enumerated() {
            let time = String(format: "%d:%02d", step.seconds / 60, step.seconds % 60)
            text.append(NSAttributedString(string: time + "\t", attributes: [
                NSFontAttributeName: UIFont.monospacedDigitSystemFont(ofSize: 14, weight: UIFontWeightMedium),
                NSForegroundColorAttributeName: method.tint]))
            text.append(NSAttributedString(string: step.title, attributes: [
                NSFontAttributeName: UIFont.systemFont(ofSize: 14),
                NSForegroundColorAttributeName: UIColor.darkGray]))
            if i < method.steps.count - 1 {
                text.append(NSAttributedString(string: "\n"))
            }
        }
        text.addAttribute(NSParagraphStyleAttributeName, value: paragraph, range: NSRange(location: 0, length: text.length))
        return text
    }

    func startTapped() {
        delegate?.brewCellDidTapStart(self)
    }
}

// MARK: - Footer bar

class TimerBar: UIView {

    let label = UILabel()
    let progress = UIProgressView(progressViewStyle: .bar)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .coffee
        label.textColor = .white
        label.font = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: UIFontWeightRegular)
        label.textAlignment = .center
        label.text = "Nothing brewing"
        progress.progressTintColor = UIColor(hex: 0xFFB74D)
        progress.trackTintColor = UIColor(white: 1, alpha: 0.2)
        addSubview(label)
        addSubview(progress)
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(tick(_:)), name: .brewTimerDidTick, object: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        progress.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 2)
        label.frame = CGRect(x: 16, y: 2, width: bounds.width - 32, height: 48)
    }

    func tick(_ note: Notification) {
        guard let timer = note.object as? BrewTimer, let method = timer.method else { return }
        let left = method.totalSeconds - timer.elapsed
        label.text = "\(method.name)  \(String(format: "%d:%02d", left / 60, left % 60))"
        progress.setProgress(Float(timer.elapsed) / Float(method.totalSeconds), animated: timer.elapsed > 0)
    }
}

// MARK: - View controller

class BrewListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, BrewCellDelegate {

    var tableView: UITableView!
    let timerBar = TimerBar()
    var openIndexPath: IndexPath?

    let sections: [BrewSection] = [
        BrewSection(title: "Pour over", methods: [
            BrewMethod(name: "V60", summary: "Clean and bright. 15 g to 250 g of water.", tint: UIColor(hex: 0xE57373), steps: [
                BrewStep(title: "Bloom with 45 g of water and give it a swirl", seconds: 45),
                BrewStep(title: "Pour in circles up to 150 g", seconds: 30),
                BrewStep(title: "Top up to 250 g and let it draw down until the bed is flat", seconds: 75)]),
            BrewMethod(name: "Chemex", summary: "For two. Thick filter, light body.", tint: UIColor(hex: 0x64B5F6), steps: [
                BrewStep(title: "Rinse the filter", seconds: 15),
                BrewStep(title: "Bloom", seconds: 45),
                BrewStep(title: "Three pulses of 150 g", seconds: 150)]),
            BrewMethod(name: "Kalita", summary: "Flat bottom, forgiving.", tint: UIColor(hex: 0x81C784), steps: [
                BrewStep(title: "Bloom", seconds: 30),
                BrewStep(title: "Four short pulses", seconds: 120)])
        ]),
        BrewSection(title: "Immersion", methods: [
            BrewMethod(name: "AeroPress", summary: "Inverted or not, both camps are right.", tint: UIColor(hex: 0x9575CD), steps: [
                BrewStep(title: "Stir ten times", seconds: 10),
                BrewStep(title: "Steep", seconds: 60),
                BrewStep(title: "Press gently", seconds: 30)]),
            BrewMethod(name: "French press", summary: "Heavy and comforting, wait longer than you think.", tint: UIColor(hex: 0xFFB74D), steps: [
                BrewStep(title: "Steep", seconds: 240),
                BrewStep(title: "Break the crust and skim", seconds: 30),
                BrewStep(title: "Wait again, then pour without plunging", seconds: 300)]),
            BrewMethod(name: "Cold brew", summary: "Overnight. Scaled down here.", tint: UIColor(hex: 0x4DB6AC), steps: [
                BrewStep(title: "Leave it in the fridge", seconds: 100)])
        ])
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Brew Guide"
        view.backgroundColor = .white
        automaticallyAdjustsScrollViewInsets = false
        edgesForExtendedLayout = []

        tableView = UITableView(frame: .zero, style: .grouped)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.estimatedRowHeight = 66
        tableView.rowHeight = UITableViewAutomaticDimension
        tableView.backgroundColor = UIColor(hex: 0xEFEBE9)
        tableView.register(BrewCell.self, forCellReuseIdentifier: BrewCell.identifier)
        tableView.translatesAutoresizingMaskIntoConstraints = false
        timerBar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        view.addSubview(timerBar)

        let views: [String: Any] = ["table": tableView, "bar": timerBar, "bottom": bottomLayoutGuide]
        var constraints = NSLayoutConstraint.constraints(withVisualFormat: "H:|[table]|", options: [], metrics: nil, views: views)
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "H:|[bar]|", options: [], metrics: nil, views: views)
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "V:|[table][bar(50)][bottom]", options: [], metrics: nil, views: views)
        NSLayoutConstraint.activate(constraints)

        NotificationCenter.default.addObserver(forName: .brewTimerDidFinish, object: nil, queue: OperationQueue.main) { [weak self] note in
            let name = note.userInfo?["name"] as? String ?? "Coffee"
            self?.showReady(name)
        }
    }

    func showReady(_ name: String) {
        let alert = UIAlertController(title: "Ready!", message: "Your \(name) is done.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Drink", style: .default, handler: nil))
        present(alert, animated: true, completion: nil)
    }

    // MARK: table

    func numberOfSections(in tableView: UITableView) -> Int {
        return sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return sections[section].methods.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return sections[section].title
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: BrewCell.identifier, for: indexPath) as! BrewCell
        cell.configure(with: sections[indexPath.section].methods[indexPath.row], open: indexPath == openIndexPath)
        cell.delegate = self
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        let previous = openIndexPath
        openIndexPath = (previous == indexPath) ? nil : indexPath
        if let previous = previous, let cell = tableView.cellForRow(at: previous) as? BrewCell {
            cell.setOpen(false, animated: true)
        }
        if let open = openIndexPath, let cell = tableView.cellForRow(at: open) as? BrewCell {
            cell.setOpen(true, animated: true)
        }
        tableView.beginUpdates()
        tableView.endUpdates()
        if let open = openIndexPath {
            tableView.scrollToRow(at: open, at: .none, animated: true)
        }
    }

    func brewCellDidTapStart(_ cell: BrewCell) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        BrewTimer.shared.start(sections[indexPath.section].methods[indexPath.row])
    }
}

// MARK: - App

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        let bar = UINavigationBar.appearance()
        bar.barTintColor = .coffee
        bar.tintColor = .white
        bar.isTranslucent = false
        bar.titleTextAttributes = [NSForegroundColorAttributeName: UIColor.white]
        UIApplication.shared.statusBarStyle = .lightContent

        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: BrewListViewController())
        window?.makeKeyAndVisible()
        return true
    }
}
