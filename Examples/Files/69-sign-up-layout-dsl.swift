//
//  SignUpForm.swift
//  Xcode 14.1, 2022 - Swift 5.7 - deployment target iOS 16.0. A form built with a small home-made layout DSL.
//
//  See: "Create account" on a soft background; floating-label fields Name, E-mail, Password, a strength bar, a terms switch, and a
//  disabled "Create account" button. Tap a field: its label shrinks and moves up, its border colours, and the keyboard pushes the
//  form so the field stays visible. A wrong e-mail on leaving the field: the field shakes and a red line folds out below. The
//  bar goes red-orange-green as the password grows. Valid + switch on: button enables; tap: it collapses to a spinner circle for
//  1.2 s, then a sheet with a custom detent (260 pt) slides up: "Welcome, <name>" with a drawn tick. "Why?" = 120 pt/large detents.
//

import UIKit
import Combine

// MARK: - The DSL

@MainActor
protocol LayoutNode {
    func build() -> UIView
}

extension UIView: LayoutNode {
    func build() -> UIView { self }
}

struct Gap: LayoutNode {
    let height: CGFloat
    init(_ height: CGFloat) { self.height = height }
    func build() -> UIView {
        let v = UIView()
        v.heightAnchor.constraint(equalToConstant: height).isActive = true
        v.isAccessibilityElement = false
        return v
    }
}

@resultBuilder
enum LayoutBuilder {
    static func buildExpression(_ node: LayoutNode) -> [LayoutNode] { [node] }
    static func buildBlock(_ parts: [LayoutNode]...) -> [LayoutNode] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [LayoutNode]?) -> [LayoutNode] { part ?? [] }
    static func buildEither(first: [LayoutNode]) -> [LayoutNode] { first }
    static func buildEither(second: [LayoutNode]) -> [LayoutNode] { second }
    static func buildArray(_ parts: [[LayoutNode]]) -> [LayoutNode] { parts.flatMap { $0 } }
}

struct Stack: LayoutNode {
    enum Direction { case row, column }
    private let direction: Direction
    private let spacing: CGFloat
    private let alignment: UIStackView.Alignment
    private let children: [LayoutNode]

    init(_ direction: Direction, spacing: CGFloat = 8, alignment: UIStackView.Alignment = .fill, @LayoutBuilder _ content: () -> [LayoutNode]) {
        self.direction = direction
        self.spacing = spacing
        self.alignment = alignment
        children = content()
    }

    func build() -> UIView {
        let stack = UIStackView(arrangedSubviews: children.map { $0.build() })
        stack.axis = direction == .row ? .horizontal : .vertical
        stack.spacing = spacing
        stack.alignment = alignment
        return stack
    }
}

protocol Buildable: AnyObject {}
extension UIView: Buildable {}
extension Buildable where Self: UIView {
    @discardableResult
    func with<T>(_ path: ReferenceWritableKeyPath<Self, T>, _ value: T) -> Self {
        self[keyPath: path] = value
        return self
    }

    @discardableResult
    func configure(_ body: (Self) -> Void) -> Self {
        body(self)
        return self
    }
}

extension UIView {
    func pin(_ child: UIView, insets: NSDirectionalEdgeInsets = .zero, to guide: UILayoutGuide? = nil) {
        child.translatesAutoresizingMaskIntoConstraints = false
        addSubview(child)
        let top = guide?.topAnchor ?? topAnchor, bottom = guide?.bottomAnchor ?? bottomAnchor
        let leading = guide?.leadingAnchor ?? leadingAnchor, trailing = guide?.trailingAnchor ?? trailingAnchor
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: top, constant: insets.top),
            child.leadingAnchor.constraint(equalTo: leading, constant: insets.leading),
            bottom.constraint(equalTo: child.bottomAnchor, constant: insets.bottom),
            trailing.constraint(equalTo: child.trailingAnchor, constant: insets.trailing)
        ])
    }
}

// MARK: - Validation

@propertyWrapper
struct Validated<Value> {
    private let rule: (Value) -> String?
    var wrappedValue: Value
    var projectedValue: String? { rule(wrappedValue) }

    init(wrappedValue: Value, _ rule: @escaping (Value) -> String?) {
        self.wrappedValue = wrappedValue
        self.rule = rule
    }
}

struct SignUp {
    @Validated({ $0.trimmingCharacters(in: .whitespaces).isEmpty ? "Tell us your name" : nil })
    var name: String = ""

    @Validated({ text in
        let regex = #/[^@\s]+@[^@\s]+\.[a-z]{2,}/#
        return text.wholeMatch(of: regex) == nil ? "That doesn't look like an e-mail address" : nil
    })
    var email: String = ""

    @Validated({ $0.count < 8 ? "At least eight characters" : nil })
    var password: String = ""

    var agreed = false

    var isValid: Bool { $name == nil && $email == nil && $password == nil && agreed }
}

// MARK: - Floating field

final class FloatingField: UIView, UITextFieldDelegate {

    let textField = UITextField()
    private let caption = UILabel()
    private let errorLabel = UILabel()
    private let box = UIView()
    var onChange: ((String) -> Void)?
    var onEnd: (() -> Void)?
    var following: FloatingField?

    var errorText: String? {
        didSet {
            guard errorText != oldValue else { return }
            errorLabel.text = errorText
            UIView.animate(withDuration: 0.25) {
                self.errorLabel.isHidden = self.errorText == nil
                self.errorLabel.alpha = self.errorText == nil ? 0 : 1
                self.restyle()
                self.superview?.layoutIfNeeded()
            }
            if errorText != nil { shake() }
        }
    }

    init(_ title: String, content: UITextContentType? = nil, keyboard: UIKeyboardType = .default, secure: Bool = false) {
        super.init(frame: .zero)
        caption.text = title
        caption.textColor = .secondaryLabel
        caption.font = .systemFont(ofSize: 17)
        textField.textContentType = content
        textField.keyboardType = keyboard
        textField.isSecureTextEntry = secure
        textField.autocapitalizationType = keyboard == .emailAddress || secure ? .none : .words
        textField.autocorrectionType = .no
        textField.returnKeyType = .next
        textField.delegate = self
        textField.accessibilityLabel = title
        textField.addAction(UIAction { [unowned self] _ in onChange?(textField.text ?? "") }, for: .editingChanged)
        errorLabel.font = .preferredFont(forTextStyle: .caption1)
        errorLabel.textColor = .systemRed
        errorLabel.isHidden = true
        errorLabel.numberOfLines = 0
        box.layer.cornerRadius = 10
        box.layer.borderWidth = 1
        box.backgroundColor = .secondarySystemGroupedBackground

        box.pin(textField, insets: .init(top: 18, leading: 14, bottom: 6, trailing: 14))
        caption.isAccessibilityElement = false
        box.addSubview(caption)
        box.heightAnchor.constraint(equalToConstant: 58).isActive = true
        pin(Stack(.column, spacing: 4) { box; errorLabel }.build())
        restyle()
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let t = caption.transform
        caption.transform = .identity
        caption.sizeToFit()
        caption.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        caption.layer.position = CGPoint(x: 14, y: 29)
        caption.transform = t
    }

    private var floats: Bool { textField.isFirstResponder || textField.hasText }

    private func restyle() {
        caption.transform = floats ? CGAffineTransform(translationX: 0, y: -16).scaledBy(x: 0.7, y: 0.7) : .identity
        let color: UIColor = errorText != nil ? .systemRed : (textField.isFirstResponder ? .tintColor : .separator)
        caption.textColor = textField.isFirstResponder ? .tintColor : .secondaryLabel
        box.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        restyle()
    }

    private func shake() {
        let a = CAKeyframeAnimation(keyPath: "position.x")
        a.values = [0, 8, -8, 6, -6, 3, 0]
        a.keyTimes = [0, 0.16, 0.33, 0.5, 0.66, 0.83, 1]
        a.isAdditive = true
        a.duration = 0.4
        box.layer.add(a, forKey: "shake")
        UINotificationFeedbackGenerator().notificationOccurred(.error)
    }

    private func animateFloat() {
        UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]) { self.restyle() }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { animateFloat() }

    func textFieldDidEndEditing(_ textField: UITextField) {
        animateFloat()
        onEnd?()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let following { following.textField.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return false
    }
}

// MARK: - Strength

final class StrengthBar: UIView {
    private let bar = CALayer()
    var value: CGFloat = 0 { didSet { setNeedsLayout(); layoutIfNeeded() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 2
        layer.masksToBounds = true
        backgroundColor = .systemFill
        layer.addSublayer(bar)
    }
    required init?(coder: NSCoder) { fatalError() }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }

    override func layoutSubviews() {
        super.layoutSubviews()
        // implicit animations on purpose
        bar.anchorPoint = .zero
        bar.position = .zero
        bar.bounds = CGRect(x: 0, y: 0, width: bounds.width * value, height: bounds.height)
        bar.backgroundColor = (value < 0.4 ? UIColor.systemRed : value < 0.8 ? .systemOrange : .systemGreen).cgColor
    }
}

// MARK: - Controller

final class SignUpViewController: UIViewController {

    private var model = SignUp() { didSet { submit.isEnabled = model.isValid } }
    private let scroll = UIScrollView()
    private let name = FloatingField("Name", content: .name)
    private let email = FloatingField("E-mail", content: .emailAddress, keyboard: .emailAddress)
    private let password = FloatingField("Password", content: .newPassword, secure: true)
    private let strength = StrengthBar()
    private let terms = UISwitch()
    private var bag: Set<AnyCancellable> = []
    private lazy var submit: UIButton = {
        var c = UIButton.Configuration.filled()
        c.title = "Create account"
        c.buttonSize = .large
        c.cornerStyle = .large
        return UIButton(configuration: c, primaryAction: UIAction { [unowned self] _ in send() })
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Create account"
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Why?", primaryAction: UIAction { [unowned self] _ in why() })
        name.following = email
        email.following = password
        bind()

        let content = Stack(.column, spacing: 14) {
            UILabel()
                .with(\.text, "It takes a minute.")
                .with(\.font, .preferredFont(forTextStyle: .subheadline))
                .with(\.textColor, .secondaryLabel)
            for field in [name, email, password] { field }
            strength
            Stack(.row, spacing: 12, alignment: .center) {
                UILabel().configure {
                    $0.text = "I have read the terms, all of them, twice."
                    $0.numberOfLines = 0
                    $0.font = .preferredFont(forTextStyle: .footnote)
                }
                terms
            }
            if UIDevice.current.userInterfaceIdiom == .pad {
                Gap(40)
            } else {
                Gap(12)
            }
            submit
        }.build()

        scroll.keyboardDismissMode = .interactive
        view.pin(scroll)
        scroll.pin(content, insets: .init(top: 12, leading: 20, bottom: 24, trailing: 20), to: scroll.contentLayoutGuide)
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40).isActive = true
        submit.isEnabled = false
        view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:))).cancelling(false))
    }

    private func bind() {
        name.onChange = { [unowned self] in model.name = $0 }
        name.onEnd = { [unowned self] in name.errorText = model.$name }
        email.onChange = { [unowned self] in
            model.email = $0
            if model.$email == nil { email.errorText = nil }
        }
        email.onEnd = { [unowned self] in email.errorText = model.email.isEmpty ? nil : model.$email }
        password.onChange = { [unowned self] text in
            model.password = text
            strength.value = min(1, CGFloat(text.count) / 12)
            if model.$password == nil { password.errorText = nil }
        }
        password.onEnd = { [unowned self] in password.errorText = model.password.isEmpty ? nil : model.$password }
        terms.addAction(UIAction { [unowned self] _ in model.agreed = terms.isOn }, for: .valueChanged)

        NotificationCenter.default.publisher(for: UIResponder.keyboardWillChangeFrameNotification)
            .compactMap { $0.userInfo }
            .sink { [weak self] info in self?.keyboard(info) }
            .store(in: &bag)
    }

    private func keyboard(_ info: [AnyHashable: Any]) {
        guard let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
              let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
              let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt else { return }
        let overlap = max(0, scroll.convert(scroll.bounds, to: nil).maxY - end.minY - view.safeAreaInsets.bottom)
        UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)) {
            self.scroll.contentInset.bottom = overlap
            self.scroll.verticalScrollIndicatorInsets.bottom = overlap
            if let field = [self.name, self.email, self.password].first(where: { $0.textField.isFirstResponder }) {
                self.scroll.scrollRectToVisible(field.convert(field.bounds.insetBy(dx: 0, dy: -20), to: self.scroll), animated: false)
            }
        }
    }

    private func send() {
        view.endEditing(true)
        Task { @MainActor in
            submit.isUserInteractionEnabled = false
            UIView.animate(withDuration: 0.3) {
                self.submit.configuration?.title = nil
                self.submit.configuration?.showsActivityIndicator = true
                self.submit.configuration?.cornerStyle = .capsule
                self.submit.transform = CGAffineTransform(scaleX: 0.2, y: 1)
            }
            try? await Task.sleep(for: .seconds(1.2))
            UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
                self.submit.transform = .identity
                self.submit.configuration?.showsActivityIndicator = false
                self.submit.configuration?.title = "Create account"
                self.submit.configuration?.cornerStyle = .large
            }
            submit.isUserInteractionEnabled = true
            let vc = WelcomeViewController(name: model.name)
            vc.sheetPresentationController?.detents = [.custom(identifier: .init("welcome")) { _ in 260 }]
            vc.sheetPresentationController?.prefersGrabberVisible = true
            present(vc, animated: true)
        }
    }

    private func why() {
        let vc = UIViewController()
        vc.view.backgroundColor = .systemBackground
        let text = UILabel().with(\.numberOfLines, 0).with(\.text, "So that your lists follow you from one phone to the next. We send no mail.")
        vc.view.pin(text, insets: .init(top: 30, leading: 20, bottom: 20, trailing: 20))
        let small = UISheetPresentationController.Detent.Identifier("small")
        vc.sheetPresentationController?.detents = [.custom(identifier: small) { context in min(120, context.maximumDetentValue) }, .large()]
        vc.sheetPresentationController?.largestUndimmedDetentIdentifier = small
        present(vc, animated: true)
    }
}

extension UITapGestureRecognizer {
    func cancelling(_ flag: Bool) -> Self {
        cancelsTouchesInView = flag
        return self
    }
}

final class WelcomeViewController: UIViewController {
    private let name: String
    private let tick = CAShapeLayer()

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 4, y: 34))
        path.addLine(to: CGPoint(x: 26, y: 56))
        path.addLine(to: CGPoint(x: 68, y: 8))
        tick.path = path.cgPath
        tick.fillColor = nil
        tick.lineWidth = 7
        tick.lineCap = .round
        tick.lineJoin = .round
        tick.strokeColor = UIColor.systemGreen.cgColor
        let canvas = UIView()
        canvas.layer.addSublayer(tick)
        canvas.heightAnchor.constraint(equalToConstant: 64).isActive = true
        canvas.widthAnchor.constraint(equalToConstant: 72).isActive = true
        let stack = Stack(.column, spacing: 18, alignment: .center) {
            canvas
            UILabel().with(\.text, "Welcome, \(name)").with(\.font, .preferredFont(forTextStyle: .title1)).with(\.adjustsFontForContentSizeCategory, true)
            UIButton(configuration: .borderless(), primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) })
        }.build()
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 40).isActive = true
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        draw.fromValue = 0
        draw.duration = 0.5
        draw.timingFunction = CAMediaTimingFunction(name: .easeOut)
        tick.add(draw, forKey: nil)
    }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    lazy var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let nav = UINavigationController(rootViewController: SignUpViewController())
        nav.navigationBar.prefersLargeTitles = true
        window?.rootViewController = nav
        window?.makeKeyAndVisible()
        return true
    }
}
