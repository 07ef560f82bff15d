// What you see: a three-page sign-up. "Continue" stays grey until the fields on the page are valid; pages slide
// sideways inside the form while the button bar rides on top of the keyboard. Press Continue on an invalid field
// and it shakes. The last page's "Review" pushes a summary: the form sinks back, shrinks and dims while the summary
// rises over it as a rounded card; swipe from the left edge to drag the card back down with your finger.

import UIKit
import Combine

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var coordinator: SignupCoordinator?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let navigation = UINavigationController()
        coordinator = SignupCoordinator(navigation: navigation)
        coordinator?.start()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        return true
    }
}

// MARK: - Model
final class SignupForm {
    @Published var email = ""
    @Published var password = ""
    @Published var name = ""
    @Published var handle = ""
    @Published var plan = 0
    static let plans = ["Starter", "Studio", "Agency"]
}

enum Check: Equatable {
    case untouched, fine, problem(String)

    static func email(_ text: String) -> Check {
        let matches = text.range(of: #"^\S+@\S+\.\S{2,}$"#, options: .regularExpression) != nil
        return text.isEmpty ? .untouched : matches ? .fine : .problem("That does not look like an address")
    }

    static func password(_ text: String) -> Check {
        text.isEmpty ? .untouched : text.count >= 8 ? .fine : .problem("\(8 - text.count) more characters")
    }

    static func required(_ text: String) -> Check {
        text.trimmingCharacters(in: .whitespaces).isEmpty ? .untouched : .fine
    }

    static func handle(_ text: String) -> Check {
        if text.isEmpty { return .untouched }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? .fine : .problem("Letters, digits and _ only")
    }
}

// MARK: - Field
final class FieldView: UIStackView, UITextFieldDelegate {
    let input = UITextField()
    private let hint = UILabel()
    private let validate: (String) -> Check
    var onReturn: (() -> Void)?

    var text: AnyPublisher<String, Never> {
        NotificationCenter.default
            .publisher(for: UITextField.textDidChangeNotification, object: input)
            .compactMap { ($0.object as? UITextField)?.text }
            .eraseToAnyPublisher()
    }

    init(placeholder: String, symbol: String, validate: @escaping (String) -> Check) {
        self.validate = validate
        super.init(frame: .zero)
        axis = .vertical
        spacing = 4
        input.placeholder = placeholder
        input.borderStyle = .roundedRect
        input.backgroundColor = .secondarySystemBackground
        input.clearButtonMode = .whileEditing
        input.delegate = self
        input.leftView = UIImageView(image: UIImage(systemName: symbol))
        input.leftViewMode = .always
        input.heightAnchor.constraint(equalToConstant: 48).isActive = true
        hint.font = .preferredFont(forTextStyle: .caption1)
        hint.textColor = .systemRed
        hint.text = " "
        addArrangedSubview(input)
        addArrangedSubview(hint)
        input.addTarget(self, action: #selector(refresh), for: .editingChanged)
    }
    required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    var isFine: Bool { validate(input.text ?? "") == .fine }

    @objc private func refresh() {
        if case .problem(let message) = validate(input.text ?? "") { hint.text = message } else { hint.text = " " }
    }

    func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.values = [0, -10, 9, -6, 4, 0]
        animation.duration = 0.4
        layer.add(animation, forKey: "shake")
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        onReturn?()
        return true
    }
}

// MARK: - Steps
class StepViewController: UIViewController {
    let form: SignupForm
    let stack = UIStackView()
    var fields: [FieldView] = []
    var bag = Set<AnyCancellable>()
    var onSubmit: (() -> Void)?
    var ready: AnyPublisher<Bool, Never> { Just(true).eraseToAnyPublisher() }

    init(form: SignupForm, heading: String) {
        self.form = form
        super.init(nibName: nil, bundle: nil)
        title = heading
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let heading = UILabel()
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .largeTitle)
        let scroll = UIScrollView()
        scroll.keyboardDismissMode = .interactive
        scroll.alwaysBounceVertical = true
        scroll.translatesAutoresizingMaskIntoConstraints = false
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.addArrangedSubview(heading)
        scroll.addSubview(stack)
        view.addSubview(scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 24),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -24),
            stack.centerXAnchor.constraint(equalTo: scroll.frameLayoutGuide.centerXAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -48)
        ])
        build()
        for (index, field) in fields.enumerated() {
            stack.addArrangedSubview(field)
            field.onReturn = { [weak self] in
                guard let self = self else { return }
                if index + 1 < self.fields.count { self.fields[index + 1].input.becomeFirstResponder() } else { self.onSubmit?() }
            }
            field.input.returnKeyType = index + 1 < fields.count ? .next : .continue
        }
    }

    func build() {}
}

final class AccountStep: StepViewController {
    override var ready: AnyPublisher<Bool, Never> {
        form.$email.combineLatest(form.$password)
            .map { Check.email($0) == .fine && Check.password($1) == .fine }.eraseToAnyPublisher()
    }

    override func build() {
        let email = FieldView(placeholder: "Email", symbol: "envelope", validate: Check.email)
        email.input.keyboardType = .emailAddress
        email.input.textContentType = .username
        let password = FieldView(placeholder: "Password", symbol: "lock", validate: Check.password)
        password.input.isSecureTextEntry = true
        password.input.textContentType = .newPassword
        email.text.assign(to: \.email, on: form).store(in: &bag)
        password.text.assign(to: \.password, on: form).store(in: &bag)
        fields = [email, password]
    }
}

final class ProfileStep: StepViewController {
    override var ready: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest(form.$name, form.$handle)
            .map { Check.required($0) == .fine && Check.handle($1) == .fine }.eraseToAnyPublisher()
    }

    override func build() {
        let name = FieldView(placeholder: "Full name", symbol: "person", validate: Check.required)
        name.input.textContentType = .name
        let handle = FieldView(placeholder: "Handle", symbol: "at", validate: Check.handle)
        handle.input.autocapitalizationType = .none
        name.text.assign(to: \.name, on: form).store(in: &bag)
        handle.text.assign(to: \.handle, on: form).store(in: &bag)
        fields = [name, handle]
    }
}

final class PlanStep: StepViewController {
    override func build() {
        let picker = UISegmentedControl(items: SignupForm.plans)
        picker.selectedSegmentIndex = form.plan
        picker.addAction(UIAction { [form, unowned picker] _ in form.plan = picker.selectedSegmentIndex }, for: .valueChanged)
        stack.addArrangedSubview(picker)
    }
}

// MARK: - Wizard
final class WizardViewController: UIViewController {
    var onFinish: (() -> Void)?
    private let steps: [StepViewController]
    private var index = 0
    private var readiness: AnyCancellable?
    private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let dots = UIPageControl()
    private let nextButton = UIButton(configuration: .filled())
    private let back = UIButton(configuration: .plain())

    init(form: SignupForm) {
        steps = [AccountStep(form: form, heading: "Account"),
                 ProfileStep(form: form, heading: "About you"),
                 PlanStep(form: form, heading: "Pick a plan")]
        super.init(nibName: nil, bundle: nil)
        title = "Sign up"
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        dots.numberOfPages = steps.count
        dots.currentPageIndicatorTintColor = view.tintColor
        dots.isUserInteractionEnabled = false
        back.configuration?.title = "Back"
        nextButton.addAction(UIAction { [weak self] _ in self?.advance() }, for: .primaryActionTriggered)
        back.addAction(UIAction { [weak self] _ in self?.show(step: (self?.index ?? 1) - 1) }, for: .primaryActionTriggered)

        let bar = UIStackView(arrangedSubviews: [back, dots, nextButton])
        bar.distribution = .equalCentering
        bar.alignment = .center
        bar.translatesAutoresizingMaskIntoConstraints = false
        addChild(pages)
        pages.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pages.view)
        view.addSubview(bar)
        pages.didMove(toParent: self)
        NSLayoutConstraint.activate([
            pages.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            pages.view.widthAnchor.constraint(equalTo: view.widthAnchor),
            pages.view.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 60),
            view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor)
        ])
        steps.forEach { $0.onSubmit = { [weak self] in self?.advance() } }
        show(step: 0, animated: false)
    }

    private func show(step target: Int, animated: Bool = true) {
        guard steps.indices.contains(target) else { return }
        let direction: UIPageViewController.NavigationDirection = target >= index ? .forward : .reverse
        index = target
        let step = steps[target]
        pages.setViewControllers([step], direction: direction, animated: animated) { finished in
            if finished && animated { step.fields.first?.input.becomeFirstResponder() }
        }
        dots.currentPage = target
        back.alpha = target == 0 ? 0 : 1
        nextButton.configuration?.title = target == steps.count - 1 ? "Review" : "Continue"
        readiness = step.ready.removeDuplicates().sink { [weak self] ready in
            self?.nextButton.configuration?.baseBackgroundColor = ready ? nil : .systemGray3
        }
    }

    private func advance() {
        let failing = steps[index].fields.filter { !$0.isFine }
        guard failing.isEmpty else { return failing.forEach { $0.shake() } }
        if index + 1 < steps.count { show(step: index + 1) } else { view.endEditing(true); onFinish?() }
    }
}

final class SummaryViewController: UIViewController {
    private let label = UILabel()

    init(form: SignupForm) {
        super.init(nibName: nil, bundle: nil)
        title = "Review"
        label.text = "\(form.name)\n@\(form.handle)\n\(form.email)\n\(SignupForm.plans[form.plan]) plan"
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .title3)
        label.frame = view.bounds.insetBy(dx: 24, dy: 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
    }
}

// MARK: - Coordinator and transition
final class SignupCoordinator: NSObject, UINavigationControllerDelegate {
    private let navigation: UINavigationController
    private let form = SignupForm()
    private var interaction: UIPercentDrivenInteractiveTransition?

    init(navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        navigation.delegate = self
    }

    func start() {
        let wizard = WizardViewController(form: form)
        wizard.onFinish = { [unowned self] in self.review() }
        navigation.setViewControllers([wizard], animated: false)
    }

    private func review() {
        let summary = SummaryViewController(form: form)
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handleEdge(_:)))
        edge.edges = .left
        summary.view.addGestureRecognizer(edge)
        navigation.pushViewController(summary, animated: true)
    }

    @objc private func handleEdge(_ edge: UIScreenEdgePanGestureRecognizer) {
        let progress = max(0, edge.translation(in: navigation.view).x / max(1, navigation.view.bounds.width))
        switch edge.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            navigation.popViewController(animated: true)
        case .changed:
            interaction?.update(progress)
        case .ended, .cancelled:
            let finishes = progress > 0.4 || edge.velocity(in: navigation.view).x > 600
            finishes ? interaction?.finish() : interaction?.cancel()
            interaction = nil
        default: break
        }
    }

    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController,
                              to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        operation == .none ? nil : CardPushAnimator(pushing: operation == .push)
    }

    func navigationController(_ navigationController: UINavigationController,
                              interactionControllerFor animationController: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning? {
        interaction
    }
}

final class CardPushAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let pushing: Bool
    init(pushing: Bool) { self.pushing = pushing }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
              let toVC = transitionContext.viewController(forKey: .to) else { return }
        let container = transitionContext.containerView
        to.frame = transitionContext.finalFrame(for: toVC)
        pushing ? container.addSubview(to) : container.insertSubview(to, belowSubview: from)
        let card = pushing ? to : from
        let floor = pushing ? from : to
        let away = CGAffineTransform(translationX: 0, y: container.bounds.height)
        let sunk = CGAffineTransform(scaleX: 0.9, y: 0.9)

        card.layer.cornerRadius = 28
        card.layer.masksToBounds = true
        card.transform = pushing ? away : .identity
        floor.transform = pushing ? .identity : sunk
        floor.alpha = pushing ? 1 : 0.5

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0,
                       usingSpringWithDamping: pushing ? 0.85 : 1, initialSpringVelocity: 0, options: [],
                       animations: {
            card.transform = self.pushing ? .identity : away
            floor.transform = self.pushing ? sunk : .identity
            floor.alpha = self.pushing ? 0.5 : 1
        }, completion: { _ in
            [card, floor].forEach { $0.transform = .identity; $0.alpha = 1 }
            card.layer.cornerRadius = 0
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
