//
//  GravityAlert.swift
//
//  Alerts that drop in on a rope and can be thrown away.
//  UIKit Dynamics inside a custom transition.
//  (tested on iPhone 8, iOS 11 – RemindersViewController is the initial view controller)
//

import UIKit

struct Reminder {
    var text: String
    var due: Date
    var done: Bool
}

class RemindersViewController: UIViewController {

    let tableView = UITableView(frame: .zero, style: .plain)
    let navBar = UINavigationBar()
    let gravityTransition = GravityTransitioningDelegate()

    var reminders: [Reminder] = [
        Reminder(text: "Call the landlord", due: Date(timeIntervalSinceNow: 3600), done: false),
        Reminder(text: "Return library books", due: Date(timeIntervalSinceNow: 90000), done: false),
        Reminder(text: "Buy a birthday card", due: Date(timeIntervalSinceNow: 200000), done: true),
        Reminder(text: "Descale the kettle", due: Date(timeIntervalSinceNow: 400000), done: false),
        Reminder(text: "Book the dentist", due: Date(timeIntervalSinceNow: 500000), done: false)
    ]

    let dateFormatter: DateFormatter = {
        let f = DateFormatter()
        f.dateStyle = .medium
        f.timeStyle = .short
        f.doesRelativeDateFormatting = true
        return f
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white

        let item = UINavigationItem(title: "Reminders")
        item.leftBarButtonItem = UIBarButtonItem(title: "Clear done", style: .plain, target: self, action: #selector(clearDone))
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(askToDeleteAll))
        navBar.items = [item]
        navBar.delegate = self
        navBar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(navBar)

        tableView.dataSource = self
        tableView.delegate = self
        tableView.tableFooterView = UIView()
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)

        NSLayoutConstraint.activate([
            navBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            navBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            navBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.topAnchor.constraint(equalTo: navBar.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }

    @objc func clearDone() {
        let rows = reminders.indices.filter { reminders[$0].done }.map { IndexPath(row: $0, section: 0) }
        reminders = reminders.filter { !$0.done }
        tableView.deleteRows(at: rows, with: .left)
    }

    @objc func askToDeleteAll() {
        ask("Delete everything?", message: "All \(reminders.count) reminders will be gone.") {
            let rows = self.reminders.indices.map { IndexPath(row: $0, section: 0) }
            self.reminders.removeAll()
            self.tableView.deleteRows(at: rows, with: .fade)
        }
    }

    func ask(_ title: String, message: String, onConfirm: @escaping () -> Void) {
        let alert = ThrowableAlertController(title: title, message: message)
        alert.onConfirm = onConfirm
        alert.modalPresentationStyle = .custom
        alert.transitioningDelegate = gravityTransition
        present(alert, animated: true, completion: nil)
    }
}

extension RemindersViewController: UINavigationBarDelegate {
    func position(for bar: UIBarPositioning) -> UIBarPosition { return .topAttached }
}

extension RemindersViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return reminders.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "reminder")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "reminder")
        let reminder = reminders[indexPath.row]
        var attributes: [NSAttributedString.Key: Any] = [:]
        if reminder.done {
            attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
            attributes[.foregroundColor] = UIColor.gray
        }
        cell.textLabel?.attributedText = NSAttributedString(string: reminder.text, attributes: attributes)
        cell.detailTextLabel?.text = dateFormatter.string(from: reminder.due)
        cell.accessoryType = reminder.done ? .checkmark : .none
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        reminders[indexPath.row].done = !reminders[indexPath.row].done
        tableView.reloadRows(at: [indexPath], with: .automatic)
    }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            completion(false)
            guard let self = self else { return }
            self.ask("Delete this one?", message: self.reminders[indexPath.row].text) {
                self.reminders.remove(at: indexPath.row)
                self.tableView.deleteRows(at: [indexPath], with: .automatic)
            }
        }
        let later = UIContextualAction(style: .normal, title: "+1 day") { [weak self] _, _, completion in
            self?.reminders[indexPath.row].due += 86400
            self?.tableView.reloadRows(at: [indexPath], with: .fade)
            completion(true)
        }
        later.backgroundColor = .orange
        return UISwipeActionsConfiguration(actions: [delete, later])
    }
}

// MARK: - Alert

class ThrowableAlertController: UIViewController {

    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 270, height: 170))
    let dimView = UIView()
    var onConfirm: (() -> Void)?
    /// velocity of the throw, .zero when a button was used
    private(set) var exitVelocity = CGPoint.zero
    private var message: String
    private var animator: UIDynamicAnimator!
    private var attachment: UIAttachmentBehavior?

    init(title: String, message: String) {
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dimView.frame = view.bounds
        dimView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimView.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        view.addSubview(dimView)

        panel.backgroundColor = .white
        panel.layer.cornerRadius = 14
        panel.layer.shadowOpacity = 0.3
        panel.layer.shadowRadius = 12
        view.addSubview(panel)

        let titleLabel = UILabel(frame: CGRect(x: 16, y: 20, width: 238, height: 24))
        titleLabel.text = title
        titleLabel.font = .boldSystemFont(ofSize: 18)
        titleLabel.textAlignment = .center
        let messageLabel = UILabel(frame: CGRect(x: 16, y: 50, width: 238, height: 50))
        messageLabel.text = message
        messageLabel.numberOfLines = 2
        messageLabel.textAlignment = .center
        messageLabel.textColor = .darkGray
        panel.addSubview(titleLabel)
        panel.addSubview(messageLabel)

        let keep = makeButton("Keep", color: .lightGray, x: 16, action: #selector(keepTapped))
        let delete = makeButton("Delete", color: .red, x: 141, action: #selector(deleteTapped))
        panel.addSubview(keep)
        panel.addSubview(delete)

        animator = UIDynamicAnimator(referenceView: view)
        panel.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
    }

    private func makeButton(_ title: String, color: UIColor, x: CGFloat, action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: x, y: 112, width: 113, height: 42)
        button.backgroundColor = color
        button.layer.cornerRadius = 8
        button.setTitle(title, for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    @objc func keepTapped() {
        leave(confirmed: false)
    }

    @objc func deleteTapped() {
        leave(confirmed: true)
    }

    private func leave(confirmed: Bool) {
        animator.removeAllBehaviors()
        let confirm = confirmed ? onConfirm : nil
        dismiss(animated: true) { confirm?() }
    }

    @objc func panned(_ pan: UIPanGestureRecognizer) {
        let point = pan.location(in: view)
        switch pan.state {
        case .began:
            animator.removeAllBehaviors()
            let local = pan.location(in: panel)
            let offset = UIOffset(horizontal: local.x - panel.bounds.midX, vertical: local.y - panel.bounds.midY)
            attachment = UIAttachmentBehavior(item: panel, offsetFromCenter: offset, attachedToAnchor: point)
            animator.addBehavior(attachment!)
        case .changed:
            attachment?.anchorPoint = point
        case .ended, .cancelled:
            animator.removeAllBehaviors()
            let v = pan.velocity(in: view)
            if hypot(v.x, v.y) > 1000 {
                exitVelocity = v
                leave(confirmed: false)
            } else {
                let snap = UISnapBehavior(item: panel, snapTo: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
                snap.damping = 0.6
                animator.addBehavior(snap)
            }
        default:
            break
        }
    }
}

// MARK: - Transition

class GravityTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return DropInTransition()
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return FallOutTransition()
    }
}

class DropInTransition: NSObject, UIViewControllerAnimatedTransitioning {

    private var animator: UIDynamicAnimator?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.8
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let alert = transitionContext.viewController(forKey: .to) as! ThrowableAlertController
        alert.view.frame = container.bounds
        container.addSubview(alert.view)

        alert.panel.center = CGPoint(x: container.bounds.midX - 60, y: -120)
        alert.panel.transform = CGAffineTransform(rotationAngle: -0.5)
        alert.dimView.alpha = 0
        UIView.animate(withDuration: 0.4) { alert.dimView.alpha = 1 }

        let animator = UIDynamicAnimator(referenceView: alert.view)
        let snap = UISnapBehavior(item: alert.panel, snapTo: CGPoint(x: container.bounds.midX, y: container.bounds.midY))
        snap.damping = 0.55
        animator.addBehavior(snap)
        self.animator = animator

        DispatchQueue.main.asyncAfter(deadline: .now() + transitionDuration(using: transitionContext)) {
            self.animator?.removeAllBehaviors()
            self.animator = nil
            UIView.animate(withDuration: 0.1) {
                alert.panel.transform = .identity
                alert.panel.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

class FallOutTransition: NSObject, UIViewControllerAnimatedTransitioning {

    private var animator: UIDynamicAnimator?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.7
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let alert = transitionContext.viewController(forKey: .from) as! ThrowableAlertController
        let animator = UIDynamicAnimator(referenceView: alert.view)

        let body = UIDynamicItemBehavior(items: [alert.panel])
        let thrown = alert.exitVelocity != .zero
        body.addLinearVelocity(alert.exitVelocity, for: alert.panel)
        body.addAngularVelocity(thrown ? alert.exitVelocity.x / 300 : 1.5, for: alert.panel)
        body.angularResistance = 0
        animator.addBehavior(body)

        let gravity = UIGravityBehavior(items: [alert.panel])
        gravity.magnitude = thrown ? 2 : 4
        animator.addBehavior(gravity)
        self.animator = animator

        let duration = transitionDuration(using: transitionContext)
        UIView.animate(withDuration: duration, animations: {
            alert.dimView.alpha = 0
        }, completion: { _ in
            self.animator?.removeAllBehaviors()
            self.animator = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
