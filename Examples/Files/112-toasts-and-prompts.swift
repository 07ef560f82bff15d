// What you see: a short list of actions. "Save" drops a rounded banner from the top which leaves after two seconds,
// or at once if you flick it up; several taps queue up one after the other. "Rename" blurs the screen progressively
// while a card pops up from small to full size with a bounce and its text field takes the keyboard, staying clear of
// it. Buttons or a tap on the blur shrink the card away and the blur clears; drag the card down to throw it off.
//
//  iOS 16+, Swift 6 language mode.

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: DocumentViewController())
        window?.makeKeyAndVisible()
    }
}

// MARK: - Small async helpers
extension UIView {
    @discardableResult
    static func springing(_ duration: TimeInterval, damping: CGFloat = 0.8,
                          _ changes: @escaping @MainActor () -> Void) async -> Bool {
        await withCheckedContinuation { continuation in
            UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
                           options: [.allowUserInteraction, .beginFromCurrentState], animations: {
                changes()
            }, completion: { finished in
                continuation.resume(returning: finished)
            })
        }
    }
}

// MARK: - Toasts
struct Toast: Sendable {
    enum Tone: Sendable { case success, warning }
    var text: String
    var tone: Tone = .success
    var seconds = 2.0

    var symbol: String { tone == .success ? "checkmark.circle.fill" : "exclamationmark.triangle.fill" }
    var colour: UIColor { tone == .success ? .systemGreen : .systemOrange }
}

@MainActor
final class ToastCenter {
    private weak var host: UIView?
    private var queue: [Toast] = []
    private var worker: Task<Void, Never>?

    init(host: UIView) {
        self.host = host
    }

    func show(_ toast: Toast) {
        queue.append(toast)
        guard worker == nil else { return }
        worker = Task { [weak self] in
            while let next = self?.dequeue() {
                await self?.run(next)
            }
            self?.worker = nil
        }
    }

    private func dequeue() -> Toast? {
        queue.isEmpty ? nil : queue.removeFirst()
    }

    private func run(_ toast: Toast) async {
        guard let host else { return }
        let banner = ToastView(toast: toast)
        host.addSubview(banner)
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: host.safeAreaLayoutGuide.topAnchor, constant: 8),
            banner.centerXAnchor.constraint(equalTo: host.centerXAnchor),
            banner.widthAnchor.constraint(lessThanOrEqualTo: host.layoutMarginsGuide.widthAnchor)
        ])
        host.layoutIfNeeded()
        UIAccessibility.post(notification: .announcement, argument: toast.text)

        let hidden = CGAffineTransform(translationX: 0, y: -banner.frame.maxY - 20)
        banner.transform = hidden
        await UIView.springing(0.5, damping: 0.7) { banner.transform = .identity }
        let wait = Task<Void, Never> { _ = try? await Task.sleep(for: .seconds(toast.seconds)) }
        banner.onFlick = { wait.cancel() }
        await wait.value
        await UIView.springing(0.35, damping: 1) { banner.transform = hidden }
        banner.removeFromSuperview()
    }
}

final class ToastView: UIVisualEffectView {
    var onFlick: (() -> Void)?

    init(toast: Toast) {
        super.init(effect: UIBlurEffect(style: .systemThickMaterial))
        translatesAutoresizingMaskIntoConstraints = false
        clipsToBounds = true
        layer.cornerRadius = 22
        layer.cornerCurve = .continuous

        let icon = UIImageView(image: UIImage(systemName: toast.symbol))
        icon.tintColor = toast.colour
        icon.setContentHuggingPriority(.required, for: .horizontal)
        let label = UILabel()
        label.text = toast.text
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.numberOfLines = 2
        let row = UIStackView(arrangedSubviews: [icon, label])
        row.spacing = 8
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20)
        ])
        let flick = UISwipeGestureRecognizer(target: self, action: #selector(flicked))
        flick.direction = .up
        addGestureRecognizer(flick)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func flicked() { onFlick?() }
}

// MARK: - Prompt
final class PromptController: UIViewController, UIViewControllerTransitioningDelegate, UITextFieldDelegate {
    private let message: String
    private let field = UITextField()
    private let confirm = UIButton(configuration: .filled())
    private var continuation: CheckedContinuation<String?, Never>?

    private init(title: String, message: String, text: String) {
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
        field.text = text
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// Returns the text, or nil when the person backs out.
    static func ask(_ title: String, message: String, text: String, over presenter: UIViewController) async -> String? {
        let prompt = PromptController(title: title, message: message, text: text)
        return await withCheckedContinuation { continuation in
            prompt.continuation = continuation
            presenter.present(prompt, animated: true)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 24
        view.layer.cornerCurve = .continuous

        let heading = UILabel()
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .headline)
        let body = UILabel()
        body.text = message
        body.font = .preferredFont(forTextStyle: .footnote)
        body.textColor = .secondaryLabel
        body.numberOfLines = 0
        field.borderStyle = .roundedRect
        field.returnKeyType = .done
        field.delegate = self
        field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)

        confirm.configuration?.title = "Rename"
        confirm.configuration?.cornerStyle = .capsule
        confirm.addAction(UIAction { [weak self] _ in self?.finish(with: self?.field.text) }, for: .primaryActionTriggered)
        var plain = UIButton.Configuration.gray()
        plain.title = "Cancel"
        plain.cornerStyle = .capsule
        let cancel = UIButton(configuration: plain, primaryAction: UIAction { [weak self] _ in self?.finish(with: nil) })
        let buttons = UIStackView(arrangedSubviews: [cancel, confirm])
        buttons.distribution = .fillEqually
        buttons.spacing = 12

        let column = UIStackView(arrangedSubviews: [heading, body, field, buttons])
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            column.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20)
        ])
        validate()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
    }

    private func validate() {
        confirm.isEnabled = !(field.text ?? "").trimmingCharacters(in: .whitespaces).isEmpty
    }

    func finish(with text: String?) {
        view.endEditing(true)
        dismiss(animated: true) {
            self.continuation?.resume(returning: text)
            self.continuation = nil
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if confirm.isEnabled { finish(with: textField.text) }
        return true
    }

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?,
                                source: UIViewController) -> UIPresentationController? {
        BlurPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                             source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        PopAnimator(presenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        PopAnimator(presenting: false)
    }
}

final class BlurPresentationController: UIPresentationController {
    private let blur = UIVisualEffectView(effect: nil)
    private var keyboardTop: CGFloat?

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        blur.frame = containerView.bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        blur.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(backgroundTapped)))
        containerView.insertSubview(blur, at: 0)
        presentedView?.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboardWillChange(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [blur] _ in
            blur.effect = UIBlurEffect(style: .systemUltraThinMaterialDark)
        })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [blur] _ in
            blur.effect = nil
        })
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let presentedView else { return .zero }
        let width = min(containerView.bounds.width - 48, 360)
        let height = presentedView.systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel).height
        let top = containerView.safeAreaInsets.top
        let bottom = min(keyboardTop ?? .greatestFiniteMagnitude, containerView.bounds.height - containerView.safeAreaInsets.bottom)
        return CGRect(x: (containerView.bounds.width - width) / 2, y: top + max(0, (bottom - top - height) / 2),
                      width: width, height: height)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        place()
    }

    private func place() {
        guard let presentedView else { return }
        let frame = frameOfPresentedViewInContainerView
        presentedView.bounds.size = frame.size      // the animator owns the transform, so no frame here
        presentedView.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    @objc private func keyboardWillChange(_ note: Notification) {
        guard let containerView, let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let local = containerView.convert(end, from: nil)
        keyboardTop = local.minY < containerView.bounds.height ? local.minY : nil
        let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0.25
        UIView.animate(withDuration: duration) { self.place() }
    }

    @objc private func backgroundTapped() {
        (presentedViewController as? PromptController)?.finish(with: nil)
    }

    @objc private func dragged(_ pan: UIPanGestureRecognizer) {
        guard let card = presentedView else { return }
        let offset = max(-20, pan.translation(in: containerView).y)
        switch pan.state {
        case .changed:
            card.transform = CGAffineTransform(translationX: 0, y: offset).rotated(by: offset / 2400)
        case .ended where offset > 120 || pan.velocity(in: containerView).y > 900:
            backgroundTapped()
        case .ended, .cancelled:
            Task { await UIView.springing(0.4, damping: 0.7) { card.transform = .identity } }
        default:
            break
        }
    }
}

final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let presenting: Bool

    init(presenting: Bool) {
        self.presenting = presenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        presenting ? 0.5 : 0.25
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let card = transitionContext.view(forKey: presenting ? .to : .from) else {
            return transitionContext.completeTransition(false)
        }
        if presenting {
            if let controller = transitionContext.viewController(forKey: .to) { card.frame = transitionContext.finalFrame(for: controller) }
            transitionContext.containerView.addSubview(card)
            card.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
            card.alpha = 0
        }
        let gone = card.transform.scaledBy(x: 0.8, y: 0.8).translatedBy(x: 0, y: presenting ? 0 : 40)
        let duration = transitionDuration(using: transitionContext)
        Task {
            await UIView.springing(duration, damping: presenting ? 0.65 : 1) { [presenting] in
                card.transform = presenting ? .identity : gone
                card.alpha = presenting ? 1 : 0
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

// MARK: - Screen
final class DocumentViewController: UITableViewController {
    private lazy var toasts = ToastCenter(host: navigationController?.view ?? view)
    private let actions = ["Save", "Rename…", "Simulate offline"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Untitled"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "action")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { actions.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "action", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = actions[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch indexPath.row {
        case 0:
            toasts.show(Toast(text: "\(title ?? "Document") saved"))
        case 1:
            Task { await rename() }
        default:
            toasts.show(Toast(text: "You are offline. Changes are kept on this device.", tone: .warning, seconds: 3))
        }
    }

    private func rename() async {
        guard let name = await PromptController.ask("Rename", message: "Give this document a name you will recognise.",
                                                    text: title ?? "", over: self) else { return }
        title = name
        toasts.show(Toast(text: "Renamed to \(name)"))
    }
}
