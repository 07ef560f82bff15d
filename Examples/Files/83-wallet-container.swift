//
//  WalletContainerViewController.swift
//  Wallet
//
//  Custom container: a segmented control on top swaps children with
//  transition(from:to:...). Swift 5.2, iOS 13.
//

import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = WalletContainerViewController(tabs: [
            .init(title: "Balance", controller: BalanceViewController()),
            .init(title: "Activity", controller: ActivityViewController(style: .insetGrouped)),
            .init(title: "Notes", controller: NotesViewController())
        ])
        window?.makeKeyAndVisible()
    }
}

// MARK: - Helpers

extension UIView {
    func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
            other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
            other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right)
        ])
    }
}

enum Format {
    static let money: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        formatter.locale = Locale(identifier: "en_IE")
        return formatter
    }()

    static let day: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        formatter.doesRelativeDateFormatting = true
        return formatter
    }()
}

// MARK: - Container

final class WalletContainerViewController: UIViewController {

    struct Tab {
        let title: String
        let controller: UIViewController
    }

    private let tabs: [Tab]
    private var index = 0
    private var isTransitioning = false
    private let contentView = UIView()
    private lazy var control = UISegmentedControl(items: tabs.map { $0.title })

    init(tabs: [Tab]) {
        precondition(!tabs.isEmpty)
        self.tabs = tabs
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground

        control.selectedSegmentIndex = index
        control.addTarget(self, action: #selector(controlChanged), for: .valueChanged)
        control.translatesAutoresizingMaskIntoConstraints = false
        contentView.translatesAutoresizingMaskIntoConstraints = false
        contentView.clipsToBounds = true
        view.addSubview(control)
        view.addSubview(contentView)
        NSLayoutConstraint.activate([
            control.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            control.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            control.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            contentView.topAnchor.constraint(equalTo: control.bottomAnchor, constant: 8),
            contentView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])

        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
            swipe.direction = direction
            contentView.addGestureRecognizer(swipe)
        }

        let first = tabs[index].controller
        addChild(first)
        first.view.frame = contentView.bounds
        first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(first.view)
        first.didMove(toParent: self)
    }

    override var childForStatusBarStyle: UIViewController? {
        return tabs[index].controller
    }

    @objc private func controlChanged() {
        show(control.selectedSegmentIndex)
    }

    @objc private func swiped(_ gesture: UISwipeGestureRecognizer) {
        let target = gesture.direction == .left ? index + 1 : index - 1
        guard tabs.indices.contains(target) else { return }
        control.selectedSegmentIndex = target
        show(target)
    }

    private func show(_ newIndex: Int) {
        guard newIndex != index, !isTransitioning else {
            control.selectedSegmentIndex = index
            return
        }
        let from = tabs[index].controller
        let to = tabs[newIndex].controller
        let width = contentView.bounds.width
        let sign: CGFloat = newIndex > index ? 1 : -1

        isTransitioning = true
        from.willMove(toParent: nil)
        addChild(to)
        to.view.frame = contentView.bounds.offsetBy(dx: sign * width, dy: 0)
        to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]

        transition(from: from, to: to, duration: 0.35, options: [.curveEaseInOut], animations: {
            to.view.frame = self.contentView.bounds
            from.view.frame = self.contentView.bounds.offsetBy(dx: -sign * width * 0.5, dy: 0)
            from.view.alpha = 0
        }, completion: { _ in
            from.view.alpha = 1
            from.removeFromParent()
            to.didMove(toParent: self)
            self.index = newIndex
            self.isTransitioning = false
            self.setNeedsStatusBarAppearanceUpdate()
        })
    }
}

// MARK: - Children

final class BalanceViewController: UIViewController {

    private let amountLabel = UILabel()
    private let slider = UISlider()
    private var amount: Decimal = 248.5

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal

        amountLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 44, weight: .bold)
        amountLabel.textColor = .white
        amountLabel.textAlignment = .center

        slider.minimumValue = 0
        slider.maximumValue = 1000
        slider.value = NSDecimalNumber(decimal: amount).floatValue
        slider.addTarget(self, action: #selector(sliderMoved(_:)), for: .valueChanged)

        let top = UIButton(type: .system)
        top.setTitle("Show receipt", for: .normal)
        top.setTitleColor(.white, for: .normal)
        top.addTarget(self, action: #selector(showReceipt), for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [amountLabel, slider, top])
        stack.axis = .vertical
        stack.spacing = 24
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 80, left: 32, bottom: 0, right: 32)
        view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor)
        ])
        updateLabel()
    }

    private func updateLabel() {
        amountLabel.text = Format.money.string(from: amount as NSDecimalNumber)
    }

    @objc private func sliderMoved(_ sender: UISlider) {
        amount = Decimal(Double(sender.value.rounded()))
        updateLabel()
    }

    @objc private func showReceipt() {
        let receipt = ReceiptViewController(total: amount)
        receipt.modalPresentationStyle = .pageSheet
        receipt.modalTransitionStyle = .coverVertical
        present(receipt, animated: true)
    }
}

final class ReceiptViewController: UIViewController, UIAdaptivePresentationControllerDelegate {

    private let total: Decimal
    private let keepOpen = UISwitch()

    init(total: Decimal) {
        self.total = total
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        presentationController?.delegate = self

        let label = UILabel()
        label.numberOfLines = 0
        label.textAlignment = .center
        label.text = "Total\n" + (Format.money.string(from: total as NSDecimalNumber) ?? "–")

        let caption = UILabel()
        caption.text = "Lock this sheet"
        let row = UIStackView(arrangedSubviews: [caption, keepOpen])
        row.spacing = 12
        keepOpen.addTarget(self, action: #selector(toggled), for: .valueChanged)

        let done = UIButton(type: .close)
        done.addTarget(self, action: #selector(close), for: .primaryActionTriggered)

        let stack = UIStackView(arrangedSubviews: [label, row, done])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 30
        view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        stack.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }

    @objc private func toggled() { isModalInPresentation = keepOpen.isOn }

    @objc private func close() { dismiss(animated: true) }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        let alert = UIAlertController(title: "Close receipt?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Close", style: .destructive) { _ in self.dismiss(animated: true) })
        alert.addAction(UIAlertAction(title: "Keep open", style: .cancel))
        present(alert, animated: true)
    }
}

final class ActivityViewController: UITableViewController {

    private struct Entry {
        let title: String
        let amount: Double
        let daysAgo: Int
        var date: Date { Calendar.current.date(byAdding: .day, value: -daysAgo, to: Date())! }
    }

    private var entries = [Entry(title: "Bakery", amount: -4.2, daysAgo: 0),
                           Entry(title: "Tram", amount: -2.8, daysAgo: 0),
                           Entry(title: "Salary", amount: 2100, daysAgo: 1),
                           Entry(title: "Books", amount: -36.4, daysAgo: 3)]

    override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
    }

    @objc private func refresh() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) {
            self.entries.insert(Entry(title: "Coffee", amount: -3, daysAgo: 0), at: 0)
            self.refreshControl?.endRefreshing()
            self.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "entry")
        let entry = entries[indexPath.row]
        cell.textLabel?.text = "\(entry.title)   \(Format.money.string(from: NSNumber(value: entry.amount)) ?? "")"
        cell.textLabel?.textColor = entry.amount < 0 ? .label : .systemGreen
        cell.detailTextLabel?.text = Format.day.string(from: entry.date)
        cell.selectionStyle = .none
        return cell
    }
}

final class NotesViewController: UIViewController {

    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(textView)
        textView.pinEdges(to: view, insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        textView.backgroundColor = .clear
        textView.keyboardDismissMode = .interactive
        textView.font = .preferredFont(forTextStyle: .body)
        textView.text = "Remember to split the dinner bill."
    }
}
