import UIKit

// A generic, protocol-oriented shared element transition.

public protocol Transitionable: UIViewController {
    associatedtype ElementID: Hashable
    var sharedElements: [ElementID: UIView] { get }
    func prepareForTransition(presenting: Bool)
}
public extension Transitionable {
    func prepareForTransition(presenting: Bool) {}
}

public struct TransitionOptions: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let fade = TransitionOptions(rawValue: 1 << 0)
    public static let scale = TransitionOptions(rawValue: 1 << 1)
    public static let all: TransitionOptions = [.fade, .scale]
}

@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    let range: ClosedRange<Value>
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}

@resultBuilder
enum ViewBuilder {
    static func buildBlock(_ views: UIView...) -> [UIView] { views }
    static func buildOptional(_ views: [UIView]?) -> [UIView] { views ?? [] }
}

extension UIStackView {
    convenience init(_ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 8, @ViewBuilder _ content: () -> [UIView]) {
        self.init(arrangedSubviews: content())
        self.axis = axis
        self.spacing = spacing
    }
}

public class Animator<From: Transitionable, To: Transitionable>: NSObject, UIViewControllerAnimatedTransitioning where From.ElementID == To.ElementID {
    @Clamped(0.1...2) var duration: TimeInterval = 0.6
    let options: TransitionOptions
    let presenting: Bool
    public init(presenting: Bool, options: TransitionOptions = .all) {
        self.presenting = presenting
        self.options = options
        super.init()
    }
    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { duration }
    public func animateTransition(using context: UIViewControllerContextTransitioning) {
        let fromVC = context.viewController(forKey: .from)!
        let toVC = context.viewController(forKey: .to)!
        guard
            let source = find(From.self, in: presenting ? fromVC : toVC),
            let target = find(To.self, in: presenting ? toVC : fromVC)
        else { context.completeTransition(false); return }
        let container = context.containerView
        let toView = context.view(forKey: .to) ?? toVC.view!
        toView.frame = context.finalFrame(for: toVC)
        container.insertSubview(toView, at: presenting ? container.subviews.count : 0)
        toView.layoutIfNeeded()
        source.prepareForTransition(presenting: presenting)
        target.prepareForTransition(presenting: presenting)
        let ids = Set(source.sharedElements.keys).intersection(target.sharedElements.keys)
        let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 0.8)
        for id in ids {
            guard let a = source.sharedElements[id], let b = target.sharedElements[id] else { continue }
            let (start, end) = presenting ? (a, b) : (b, a)
            guard let snapshot = start.snapshotView(afterScreenUpdates: false) else { continue }
            snapshot.frame = container.convert(start.bounds, from: start)
            container.addSubview(snapshot)
            start.isHidden = true
            end.isHidden = true
            animator.addAnimations { snapshot.frame = container.convert(end.bounds, from: end) }
            animator.addCompletion { _ in
                start.isHidden = false
                end.isHidden = false
                snapshot.removeFromSuperview()
            }
        }
        if options.contains(.fade) {
            target.view.alpha = presenting ? 0 : 1
            animator.addAnimations { target.view.alpha = self.presenting ? 1 : 0 }
        }
        animator.addCompletion { position in
            target.view.alpha = 1
            context.completeTransition(position == .end && !context.transitionWasCancelled)
        }
        animator.startAnimation()
    }
    private func find<T>(_ type: T.Type, in vc: UIViewController) -> T? {
        if let t = vc as? T { return t }
        if let nav = vc as? UINavigationController { return nav.topViewController.flatMap { find(type, in: $0) } }
        for child in vc.children { if let t = find(type, in: child) { return t } }
        return nil
    }
}

enum Element: String, CaseIterable { case avatar, name }

final class ContactsViewController: UITableViewController, Transitionable {
    private let names = ["Ana", "Ben", "Cleo", "Dev", "Eva"]
    private var selected: IndexPath?
    var sharedElements: [Element: UIView] {
        guard let s = selected, let cell = tableView.cellForRow(at: s) as? ContactCell else { return [:] }
        return [.avatar: cell.avatar, .name: cell.name]
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.id)
        tableView.rowHeight = 76
        navigationItem.rightBarButtonItem = editButtonItem
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ContactCell.id, for: indexPath) as! ContactCell
        cell.configure(names[indexPath.row])
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected = indexPath
        let detail = ContactViewController(name: names[indexPath.row])
        detail.transitioningDelegate = self
        detail.modalPresentationStyle = .fullScreen
        (navigationController ?? self).present(detail, animated: true)
    }
    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Friends" }
}

extension ContactsViewController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        Animator<ContactsViewController, ContactViewController>(presenting: true)
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        Animator<ContactsViewController, ContactViewController>(presenting: false, options: [.fade])
    }
}

final class ContactCell: UITableViewCell {
    static let id = "ContactCell"
    let avatar = UIImageView()
    let name = UILabel()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        name.font = .systemFont(ofSize: 20, weight: .semibold)
        let stack = UIStackView(.horizontal, spacing: 14) { avatar; name }
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: 52), avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
        avatar.layer.cornerRadius = 26
        avatar.clipsToBounds = true
        accessoryType = .disclosureIndicator
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    func configure(_ text: String) {
        name.text = text
        avatar.image = .initials(text, side: 52)
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        UIView.animate(withDuration: 0.2) { self.avatar.transform = highlighted ? .init(scaleX: 0.9, y: 0.9) : .identity }
    }
}

extension UIImage {
    static func initials(_ text: String, side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: side, height: side)).image { context in
            UIColor(hue: CGFloat(text.unicodeScalars.first!.value % 10) / 10, saturation: 0.6, brightness: 0.85, alpha: 1).setFill()
            context.fill(context.format.bounds)
            let s = String(text.prefix(1)) as NSString
            let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: side / 2, weight: .bold), .foregroundColor: UIColor.white]
            let size = s.size(withAttributes: attributes)
            s.draw(at: CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2), withAttributes: attributes)
        }
    }
}

final class ContactViewController: UIViewController, Transitionable {
    private let avatar = UIImageView()
    private let nameLabel = UILabel()
    private let close = UIButton(type: .system)
    lazy var sharedElements: [Element: UIView] = [.avatar: avatar, .name: nameLabel]
    convenience init(name: String) {
        self.init(nibName: nil, bundle: nil)
        nameLabel.text = name
        avatar.image = .initials(name, side: 180)
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        avatar.layer.cornerRadius = 90
        avatar.clipsToBounds = true
        nameLabel.font = .systemFont(ofSize: 34, weight: .bold)
        close.setTitle("Done", for: .normal)
        close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        for v in [avatar, nameLabel, close] { v.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(v) }
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: 180), avatar.heightAnchor.constraint(equalToConstant: 180),
            avatar.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            avatar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
            nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nameLabel.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 24),
            close.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            close.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        ])
    }
}
