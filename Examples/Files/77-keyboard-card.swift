//
//  KeyboardCard.swift
//  SignInDemo
//
//  A bottom card presented with a custom UIPresentationController which keeps
//  itself above the keyboard. Swift 5, iOS 13+.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication,
                     configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = WelcomeViewController()
        window.tintColor = .systemIndigo
        window.makeKeyAndVisible()
        self.window = window
    }
}

// MARK: - Welcome

class WelcomeViewController: UIViewController {
    private let greetingLabel = UILabel()
    private let signInButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        greetingLabel.text = "Good to see you"
        greetingLabel.font = UIFont.preferredFont(forTextStyle: .largeTitle)
        greetingLabel.adjustsFontForContentSizeCategory = true
        greetingLabel.textAlignment = .center
        greetingLabel.numberOfLines = 0

        signInButton.setTitle("Sign in", for: .normal)
        signInButton.titleLabel?.font = .systemFont(ofSize: 18, weight: .semibold)
        signInButton.setTitleColor(.white, for: .normal)
        signInButton.backgroundColor = .systemIndigo
        signInButton.layer.cornerRadius = 12
        signInButton.contentEdgeInsets = UIEdgeInsets(top: 14, left: 32, bottom: 14, right: 32)
        signInButton.addTarget(self, action: #selector(signInTapped(_:)), for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [greetingLabel, signInButton])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 28
        stack.translatesAutoresizingMaskIntoConstraints = false

        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
    }

    @objc private func signInTapped(_ sender: UIButton) {
        let card = SignInViewController()
        card.delegate = self
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = self
        present(card, animated: true)
    }
}

extension WelcomeViewController: SignInViewControllerDelegate {
    func signInViewController(_ controller: SignInViewController, didSignInWith email: String) {
        dismiss(animated: true) { [weak self] in
            guard let self = self else { return }
            UIView.transition(with: self.greetingLabel, duration: 0.25, options: .transitionCrossDissolve, animations: {
                self.greetingLabel.text = "Hello, \(email.prefix(while: { $0 != "@" }))"
                self.signInButton.setTitle("Switch account", for: .normal)
            })
        }
    }
}

extension WelcomeViewController: UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        return KeyboardCardPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CardSlideAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CardSlideAnimator(isPresenting: false)
    }
}

// MARK: - Presentation

final class KeyboardCardPresentationController: UIPresentationController {
    private let dimmingView = UIView()
    private var keyboardOverlap: CGFloat = 0

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)

        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dimmingView.alpha = 0
        dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))

        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboardWillChange(_:)),
                           name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(self, selector: #selector(keyboardWillChange(_:)),
                           name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let presented = presentedView else { return .zero }
        let width = min(container.bounds.width - 24, 420)
        let fitting = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
        let height = presented.systemLayoutSizeFitting(fitting,
                                                       withHorizontalFittingPriority: .required,
                                                       verticalFittingPriority: .fittingSizeLevel).height
        let bottom = max(keyboardOverlap + 12, container.safeAreaInsets.bottom + 12)
        return CGRect(x: (container.bounds.width - width) / 2,
                      y: container.bounds.height - bottom - height,
                      width: width,
                      height: height)
    }

    override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dimmingView.frame = container.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(dimmingView, at: 0)

        presentedView?.layer.cornerRadius = 20
        presentedView?.layer.cornerCurve = .continuous
        presentedView?.clipsToBounds = true

        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 1
        }, completion: nil)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimmingView.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.view.endEditing(true)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 0
        }, completion: nil)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard !presentedViewController.isBeingDismissed else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    @objc private func keyboardWillChange(_ note: Notification) {
        guard let info = note.userInfo,
            let endFrame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
            let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt,
            let container = containerView else { return }

        let local = container.convert(endFrame, from: nil)
        keyboardOverlap = note.name == UIResponder.keyboardWillHideNotification
            ? 0
            : max(0, container.bounds.maxY - local.minY)

        UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16), animations: {
            container.setNeedsLayout()
            container.layoutIfNeeded()
        }, completion: nil)
    }

    @objc private func dimmingTapped() {
        presentedViewController.dismiss(animated: true)
    }
}

final class CardSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return isPresenting ? 0.5 : 0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let card = transitionContext.viewController(forKey: key) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        let resting = isPresenting ? transitionContext.finalFrame(for: card) : card.view.frame
        let offscreen = CGRect(x: resting.minX, y: container.bounds.maxY, width: resting.width, height: resting.height)

        if isPresenting {
            container.addSubview(card.view)
            card.view.frame = offscreen
        }

        UIView.animate(withDuration: transitionDuration(using: transitionContext),
                       delay: 0,
                       usingSpringWithDamping: isPresenting ? 0.82 : 1,
                       initialSpringVelocity: 0,
                       options: [.allowUserInteraction],
                       animations: {
            card.view.frame = self.isPresenting ? resting : offscreen
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

// MARK: - Sign in form

protocol SignInViewControllerDelegate: AnyObject {
    func signInViewController(_ controller: SignInViewController, didSignInWith email: String)
}

enum FieldError: LocalizedError {
    case invalidEmail
    case passwordTooShort(minimum: Int)

    var errorDescription: String? {
        switch self {
        case .invalidEmail: return "That doesn't look like an e-mail address."
        case .passwordTooShort(let minimum): return "Use at least \(minimum) characters."
        }
    }
}

class SignInViewController: UIViewController, UITextFieldDelegate {
    weak var delegate: SignInViewControllerDelegate?

    private lazy var emailField = makeField(placeholder: "E-mail", keyboard: .emailAddress, returnKey: .next)
    private lazy var passwordField: UITextField = {
        let field = makeField(placeholder: "Password", keyboard: .default, returnKey: .go)
        field.isSecureTextEntry = true
        return field
    }()
    private let errorLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground

        let title = UILabel()
        title.text = "Sign in"
        title.font = .preferredFont(forTextStyle: .title2)

        errorLabel.font = .preferredFont(forTextStyle: .footnote)
        errorLabel.textColor = .systemRed
        errorLabel.numberOfLines = 0
        errorLabel.isHidden = true

        let stack = UIStackView(arrangedSubviews: [title, emailField, passwordField, errorLabel])
        stack.axis = .vertical
        stack.spacing = 12
        stack.setCustomSpacing(20, after: title)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 20),
            view.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 24)
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        emailField.becomeFirstResponder()
    }

    private func makeField(placeholder: String, keyboard: UIKeyboardType, returnKey: UIReturnKeyType) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.keyboardType = keyboard
        field.returnKeyType = returnKey
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.clearButtonMode = .whileEditing
        field.delegate = self
        return field
    }

    private func validate() throws -> String {
        let email = emailField.text?.trimmingCharacters(in: .whitespaces) ?? ""
        let pattern = #"^[^@\s]+@[^@\s]+\.[a-z]{2,}$"#
        guard email.range(of: pattern, options: [.regularExpression, .caseInsensitive]) != nil else {
            throw FieldError.invalidEmail
        }
        guard (passwordField.text ?? "").count >= 6 else {
            throw FieldError.passwordTooShort(minimum: 6)
        }
        return email
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === emailField {
            passwordField.becomeFirstResponder()
            return false
        }
        do {
            let email = try validate()
            textField.resignFirstResponder()
            delegate?.signInViewController(self, didSignInWith: email)
        } catch {
            show(error)
        }
        return true
    }

    private func show(_ error: Error) {
        errorLabel.text = error.localizedDescription
        errorLabel.isHidden = false
        UIAccessibility.post(notification: .announcement, argument: error.localizedDescription)

        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        shake.timingFunction = CAMediaTimingFunction(name: .linear)
        shake.duration = 0.5
        shake.values = [-12, 12, -8, 8, -4, 4, 0]
        view.layer.add(shake, forKey: "shake")
    }
}
