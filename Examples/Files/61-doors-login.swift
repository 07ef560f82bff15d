//
//  DoorsLogin.swift
//  Vault
//
//  2023. async/await login, toasts in their own window, skeleton loading; the login opens like doors.
//

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = LoginViewController(service: BankService())
        window?.makeKeyAndVisible()
    }
}

// MARK: - Service

struct Account: Sendable, Hashable {
    let name: String
    let balance: Decimal
    let symbol: String
}

enum LoginError: LocalizedError {
    case wrongPassword

    var errorDescription: String? { "That password is too short to be yours." }
}

actor BankService {
    func signIn(user: String, password: String) async throws -> String {
        try await Task.sleep(nanoseconds: 1_000_000_000)
        guard password.count >= 4 else { throw LoginError.wrongPassword }
        return user.isEmpty ? "Guest" : user.capitalized
    }

    func accounts() async throws -> [Account] {
        try await Task.sleep(nanoseconds: 1_800_000_000)
        return [
            Account(name: "Everyday", balance: 1_204.55, symbol: "creditcard"),
            Account(name: "Savings", balance: 18_000, symbol: "banknote"),
            Account(name: "Holiday", balance: 642.10, symbol: "airplane")
        ]
    }
}

// MARK: - Toast

final class PassthroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === rootViewController?.view ? nil : hit
    }
}

@MainActor
final class Toast {
    enum Kind {
        case success, failure

        var color: UIColor { self == .success ? .systemGreen : .systemRed }
        var symbol: String { self == .success ? "checkmark.seal.fill" : "exclamationmark.octagon.fill" }
        var haptic: UINotificationFeedbackGenerator.FeedbackType { self == .success ? .success : .error }
    }

    private static var window: PassthroughWindow?
    private static var hiding: Task<Void, Never>?

    static func show(_ text: String, kind: Kind, in scene: UIWindowScene?) {
        guard let scene else { return }
        hiding?.cancel()
        let window = PassthroughWindow(windowScene: scene)
        window.windowLevel = .alert + 1
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        self.window = window

        var configuration = UIButton.Configuration.filled()
        configuration.title = text
        configuration.image = UIImage(systemName: kind.symbol)
        configuration.imagePadding = 8
        configuration.cornerStyle = .capsule
        configuration.baseBackgroundColor = kind.color
        configuration.titleLineBreakMode = .byTruncatingTail
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 18, bottom: 12, trailing: 18)
        let banner = UIButton(configuration: configuration)
        banner.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(banner)
        NSLayoutConstraint.activate([
            banner.centerXAnchor.constraint(equalTo: root.view.centerXAnchor),
            banner.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor, constant: 8),
            banner.widthAnchor.constraint(lessThanOrEqualTo: root.view.widthAnchor, constant: -32)
        ])
        banner.addAction(UIAction { _ in hide(banner) }, for: .primaryActionTriggered)

        root.view.layoutIfNeeded()
        banner.transform = CGAffineTransform(translationX: 0, y: -banner.frame.maxY)
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
            banner.transform = .identity
        }
        UINotificationFeedbackGenerator().notificationOccurred(kind.haptic)
        UIAccessibility.post(notification: .announcement, argument: text)

        hiding = Task {
            try? await Task.sleep(nanoseconds: 2_500_000_000)
            if !Task.isCancelled { hide(banner) }
        }
    }

    private static func hide(_ banner: UIView) {
        UIView.animate(withDuration: 0.25, animations: {
            banner.transform = CGAffineTransform(translationX: 0, y: -banner.frame.maxY)
            banner.alpha = 0
        }, completion: { _ in
            if banner.window === window { window = nil }
        })
    }
}

// MARK: - Login

final class LoginViewController: UIViewController {

    private let service: BankService
    private let userField = LoginViewController.makeField("Name", content: .username)
    private let passwordField = LoginViewController.makeField("Password", content: .password)
    private lazy var button: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = .large
        configuration.baseBackgroundColor = .systemYellow
        configuration.baseForegroundColor = .black
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 10
        let button = UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.signIn() })
        button.configurationUpdateHandler = { [weak self] button in
            let busy = self?.isBusy == true
            button.configuration?.showsActivityIndicator = busy
            button.configuration?.title = busy ? "Unlocking…" : "Open the vault"
            button.configuration?.image = busy ? nil : UIImage(systemName: "lock.fill")
            button.isUserInteractionEnabled = !busy
        }
        return button
    }()

    private var isBusy = false {
        didSet { button.setNeedsUpdateConfiguration() }
    }

    init(service: BankService) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private static func makeField(_ placeholder: String, content: UITextContentType) -> UITextField {
        let field = UITextField()
        field.attributedPlaceholder = NSAttributedString(string: placeholder, attributes: [.foregroundColor: UIColor.white.withAlphaComponent(0.5)])
        field.textContentType = content
        field.isSecureTextEntry = content == .password
        field.textColor = .white
        field.backgroundColor = UIColor.white.withAlphaComponent(0.12)
        field.layer.cornerRadius = 10
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 1))
        field.leftViewMode = .always
        field.autocorrectionType = .no
        field.heightAnchor.constraint(equalToConstant: 48).isActive = true
        return field
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.09, green: 0.11, blue: 0.23, alpha: 1)
        let lock = UIImageView(image: UIImage(systemName: "lock.shield.fill", withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.systemYellow, .white])))
        lock.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 80)
        lock.contentMode = .center
        let stack = UIStackView(arrangedSubviews: [lock, userField, passwordField, button])
        stack.axis = .vertical
        stack.spacing = 14
        stack.setCustomSpacing(30, after: lock)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let centered = stack.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        centered.priority = .defaultHigh
        NSLayoutConstraint.activate([
            centered,
            stack.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -16)
        ])
    }

    private func signIn() {
        view.endEditing(true)
        isBusy = true
        let user = userField.text ?? "", password = passwordField.text ?? ""
        Task { [weak self, service] in
            defer { self?.isBusy = false }
            do {
                let name = try await service.signIn(user: user, password: password)
                self?.open(for: name)
            } catch {
                Toast.show(error.localizedDescription, kind: .failure, in: self?.view.window?.windowScene)
            }
        }
    }

    private func open(for name: String) {
        passwordField.text = nil
        let dashboard = DashboardViewController(name: name, service: service)
        dashboard.modalPresentationStyle = .fullScreen
        dashboard.transitioningDelegate = self
        present(dashboard, animated: true) { [weak dashboard] in
            Toast.show("Welcome back, \(name)", kind: .success, in: dashboard?.view.window?.windowScene)
        }
    }
}

extension LoginViewController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        DoorsAnimator(opening: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        DoorsAnimator(opening: false)
    }
}

// MARK: - Doors

final class DoorsAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let opening: Bool

    init(opening: Bool) { self.opening = opening }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.9 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
              let toController = context.viewController(forKey: .to) else { return context.completeTransition(false) }
        let container = context.containerView
        to.frame = context.finalFrame(for: toController)
        opening ? container.addSubview(to) : container.insertSubview(to, at: 0)

        let doorsView = opening ? from : to
        let room = opening ? to : from
        let (leftRect, rightRect) = doorsView.bounds.divided(atDistance: doorsView.bounds.width / 2, from: .minXEdge)
        guard let left = doorsView.resizableSnapshotView(from: leftRect, afterScreenUpdates: !opening, withCapInsets: .zero),
              let right = doorsView.resizableSnapshotView(from: rightRect, afterScreenUpdates: !opening, withCapInsets: .zero) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        container.backgroundColor = .black
        container.addSubview(left)
        container.addSubview(right)
        doorsView.isHidden = true
        left.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        right.layer.anchorPoint = CGPoint(x: 1, y: 0.5)
        left.frame = leftRect
        right.frame = rightRect

        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 700
        let leftOpen = CATransform3DRotate(perspective, -.pi * 0.52, 0, 1, 0)
        let rightOpen = CATransform3DRotate(perspective, .pi * 0.52, 0, 1, 0)
        let far = CGAffineTransform(scaleX: 0.8, y: 0.8)

        left.transform3D = opening ? perspective : leftOpen
        right.transform3D = opening ? perspective : rightOpen
        room.transform = opening ? far : .identity
        room.alpha = opening ? 0.4 : 1

        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut) {
            left.transform3D = self.opening ? leftOpen : perspective
            right.transform3D = self.opening ? rightOpen : perspective
            room.transform = self.opening ? .identity : far
            room.alpha = self.opening ? 1 : 0.4
        } completion: { _ in
            left.removeFromSuperview()
            right.removeFromSuperview()
            doorsView.isHidden = false
            room.transform = .identity
            room.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

// MARK: - Dashboard

final class SkeletonView: UIView {

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 16
        let gradient = layer as? CAGradientLayer
        gradient?.colors = [UIColor.systemGray5, .systemGray6, .systemGray5].map { $0.resolvedColor(with: traitCollection).cgColor }
        gradient?.startPoint = CGPoint(x: 0, y: 0.5)
        gradient?.endPoint = CGPoint(x: 1, y: 0.5)
        gradient?.locations = [-1, -0.5, 0]
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
        let shimmer = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.locations))
        shimmer.toValue = [1, 1.5, 2]
        shimmer.duration = 1.1
        shimmer.repeatCount = .greatestFiniteMagnitude
        layer.add(shimmer, forKey: "shimmer")
    }
}

final class DashboardViewController: UIViewController {

    private let name: String
    private let service: BankService
    private let stack = UIStackView()

    init(name: String, service: BankService) {
        self.name = name
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let heading = UILabel()
        heading.text = "\(name)’s accounts"
        heading.font = .preferredFont(forTextStyle: .largeTitle)
        let signOut = UIButton(type: .system, primaryAction: UIAction(title: "Lock", image: UIImage(systemName: "lock.rotation")) { [weak self] _ in
            self?.dismiss(animated: true)
        })
        stack.axis = .vertical
        stack.spacing = 12
        [heading, signOut, stack].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        NSLayoutConstraint.activate([
            heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 64),
            heading.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            signOut.leadingAnchor.constraint(greaterThanOrEqualTo: heading.trailingAnchor, constant: 8),
            signOut.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            signOut.firstBaselineAnchor.constraint(equalTo: heading.firstBaselineAnchor),
            stack.topAnchor.constraint(equalToSystemSpacingBelow: heading.bottomAnchor, multiplier: 3),
            stack.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: signOut.trailingAnchor)
        ])
        for _ in 0..<3 { add(SkeletonView()) }
        Task { await load() }
    }

    private func add(_ card: UIView) {
        card.heightAnchor.constraint(equalToConstant: 84).isActive = true
        stack.addArrangedSubview(card)
    }

    private func load() async {
        guard let accounts = try? await service.accounts() else { return }
        UIView.transition(with: stack, duration: 0.35, options: [.transitionCrossDissolve, .allowUserInteraction]) { [self] in
            stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
            for account in accounts {
                var content = UIListContentConfiguration.valueCell()
                content.text = account.name
                content.secondaryText = account.balance.formatted(.currency(code: "CHF").presentation(.narrow))
                content.image = UIImage(systemName: account.symbol)
                content.imageProperties.tintColor = .systemYellow
                let card = UIListContentView(configuration: content)
                card.backgroundColor = .secondarySystemBackground
                card.layer.cornerRadius = 16
                add(card)
            }
        }
    }
}
