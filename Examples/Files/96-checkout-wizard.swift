// CheckoutWizard
//
// Three-step checkout + review. The header strip on top slides sideways as you push / pop (and it tracks the
// swipe-back gesture too, because it animates along the transition coordinator). If you press Continue with
// junk in a field, the field shakes and turns red. "Place order" covers everything with a green card which
// fades + scales in, and then the check mark draws itself. Use "Demo" in the bar if you are too lazy to type.

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = WizardViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

struct Field {
    let placeholder: String
    let demo: String
    let keyboard: UIKeyboardType
    let isValid: (String) -> Bool
}

struct Step {
    let title: String
    let fields: [Field]

    static let all = [
        Step(title: "Address", fields: [
            Field(placeholder: "Full name", demo: "Ada Byron", keyboard: .default) { $0.split(separator: " ").count >= 2 },
            Field(placeholder: "Street and number", demo: "12 Engine Lane", keyboard: .default) { $0.count > 4 },
            Field(placeholder: "ZIP (5 digits)", demo: "90210", keyboard: .numberPad) { $0.count == 5 && Int($0) != nil }
        ]),
        Step(title: "Contact", fields: [
            Field(placeholder: "E-mail", demo: "ada@example.com", keyboard: .emailAddress) { $0.contains("@") && $0.contains(".") },
            Field(placeholder: "Phone", demo: "5550100", keyboard: .phonePad) { $0.count >= 6 }
        ]),
        Step(title: "Payment", fields: [
            Field(placeholder: "Card number (16 digits)", demo: "4242424242424242", keyboard: .numberPad) { $0.count == 16 },
            Field(placeholder: "CVC", demo: "123", keyboard: .numberPad) { $0.count == 3 }
        ]),
        Step(title: "Review", fields: [])
    ]
}

extension UIView {
    func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.values = [0, -14, 12, -9, 7, -4, 2, 0]
        animation.duration = 0.5
        layer.add(animation, forKey: "shake")
    }

    func pinEdges(to guide: UILayoutGuide, inset: CGFloat) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: guide.topAnchor, constant: inset),
            leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -inset)
        ])
    }
}

/// Titles on a strip that slides so the current one is centred, with a fill bar underneath.
class ProgressHeader: UIView {
    private let labels: [UILabel] = Step.all.enumerated().map { index, step in
        let label = UILabel()
        label.text = "\(index + 1). \(step.title)"
        label.font = .systemFont(ofSize: 20, weight: .semibold)
        label.textAlignment = .center
        return label
    }
    private let track = UIView()
    private let fill = UIView()
    private(set) var index = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        track.backgroundColor = .systemGray5
        fill.backgroundColor = .systemGreen
        labels.forEach { addSubview($0) }
        addSubview(track)
        addSubview(fill)
    }
    required init?(coder: NSCoder) { fatalError() }

    func move(to newIndex: Int) {
        index = newIndex
        setNeedsLayout()
        layoutIfNeeded()   // inside an animation block this is what slides
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let slot = bounds.width * 0.5
        for (i, label) in labels.enumerated() {
            label.bounds = CGRect(x: 0, y: 0, width: slot, height: 40)
            label.center = CGPoint(x: bounds.midX + CGFloat(i - index) * slot, y: 26)
            label.transform = i == index ? .identity : CGAffineTransform(scaleX: 0.75, y: 0.75)
            label.alpha = i == index ? 1 : 0.4
        }
        track.frame = CGRect(x: 0, y: bounds.height - 4, width: bounds.width, height: 4)
        fill.frame = CGRect(x: 0, y: bounds.height - 4, width: bounds.width * CGFloat(index + 1) / CGFloat(labels.count), height: 4)
    }
}

class WizardViewController: UIViewController, UINavigationControllerDelegate {
    private let header = ProgressHeader()
    private let nav = UINavigationController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(nav)
        view.addSubview(nav.view)
        view.addSubview(header)
        nav.didMove(toParent: self)
        nav.delegate = self
        header.pinEdges(to: view.safeAreaLayoutGuide, inset: 0)
        nav.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            header.heightAnchor.constraint(equalToConstant: 56),
            nav.view.topAnchor.constraint(equalTo: header.bottomAnchor),
            nav.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            nav.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            nav.view.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
        restart()
    }

    private func restart() { nav.setViewControllers([makeStep(0, summary: [])], animated: false) }

    private func makeStep(_ index: Int, summary: [String]) -> StepViewController {
        let controller = StepViewController(index: index, summary: summary)
        controller.onContinue = { [weak self] lines in self?.advance(from: index, summary: lines) }
        return controller
    }

    private func advance(from index: Int, summary: [String]) {
        if index + 1 < Step.all.count {
            nav.pushViewController(makeStep(index + 1, summary: summary), animated: true)
        } else {
            let success = SuccessViewController()
            success.onDone = { [weak self] in
                self?.restart()
                self?.dismiss(animated: true)
            }
            present(success, animated: true)
        }
    }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        guard let step = viewController as? StepViewController else { return }
        let old = header.index
        guard animated, let coordinator = navigationController.transitionCoordinator else { return header.move(to: step.index) }
        coordinator.animateAlongsideTransition(in: header, animation: { _ in self.header.move(to: step.index) }, completion: { context in
            if context.isCancelled { self.header.move(to: old) }
        })
    }
}

class StepViewController: UIViewController {
    let index: Int
    var onContinue: (([String]) -> Void)?
    private let summary: [String]
    private var step: Step { Step.all[index] }
    private var textFields: [UITextField] = []

    init(index: Int, summary: [String]) {
        self.index = index
        self.summary = summary
        super.init(nibName: nil, bundle: nil)
        title = step.title
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 14
        view.addSubview(stack)
        stack.pinEdges(to: view.safeAreaLayoutGuide, inset: 20)

        for field in step.fields {
            let textField = UITextField()
            textField.placeholder = field.placeholder
            textField.keyboardType = field.keyboard
            textField.borderStyle = .roundedRect
            textField.layer.cornerRadius = 6
            textField.layer.borderColor = UIColor.systemRed.cgColor
            textField.heightAnchor.constraint(equalToConstant: 48).isActive = true
            textField.addTarget(self, action: #selector(clearError(_:)), for: .editingChanged)
            textFields.append(textField)
            stack.addArrangedSubview(textField)
        }
        if step.fields.isEmpty {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = summary.joined(separator: "\n")
            stack.addArrangedSubview(label)
        } else {
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Demo", style: .plain, target: self, action: #selector(fillDemo))
        }
        let button = UIButton(type: .system)
        button.setTitle(step.fields.isEmpty ? "Place order" : "Continue", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 18, weight: .bold)
        button.backgroundColor = .systemGreen
        button.tintColor = .white
        button.layer.cornerRadius = 12
        button.heightAnchor.constraint(equalToConstant: 52).isActive = true
        button.addTarget(self, action: #selector(submit), for: .touchUpInside)
        stack.addArrangedSubview(button)
    }

    @objc private func fillDemo() {
        for (textField, field) in zip(textFields, step.fields) { textField.text = field.demo }
    }

    @objc private func clearError(_ textField: UITextField) { textField.layer.borderWidth = 0 }

    @objc private func submit() {
        view.endEditing(true)
        let bad = zip(textFields, step.fields).filter { !$1.isValid($0.text ?? "") }.map { $0.0 }
        guard bad.isEmpty else {
            bad.forEach { $0.layer.borderWidth = 1.5; $0.shake() }
            UINotificationFeedbackGenerator().notificationOccurred(.error)
            return
        }
        onContinue?(summary + textFields.compactMap { $0.text })
    }
}

class SuccessViewController: UIViewController, UIViewControllerTransitioningDelegate {
    var onDone: (() -> Void)?
    private let check = CAShapeLayer()
    private let done = UIButton(type: .system)

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        transitioningDelegate = self
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
        check.fillColor = nil
        check.strokeColor = UIColor.white.cgColor
        check.lineWidth = 14
        check.lineCap = .round
        check.strokeEnd = 0
        view.layer.addSublayer(check)
        done.setTitle("Order placed — done", for: .normal)
        done.titleLabel?.font = .systemFont(ofSize: 20, weight: .bold)
        done.tintColor = .white
        done.addTarget(self, action: #selector(finish), for: .touchUpInside)
        view.addSubview(done)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let c = CGPoint(x: view.bounds.midX, y: view.bounds.midY - 60)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: c.x - 60, y: c.y + 4))
        path.addLine(to: CGPoint(x: c.x - 16, y: c.y + 48))
        path.addLine(to: CGPoint(x: c.x + 64, y: c.y - 44))
        check.path = path.cgPath
        done.frame = CGRect(x: 20, y: c.y + 120, width: view.bounds.width - 40, height: 50)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        draw.fromValue = 0
        draw.toValue = 1
        draw.duration = 0.6
        check.strokeEnd = 1
        check.add(draw, forKey: "draw")
    }

    @objc private func finish() { onDone?() }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        CoverAnimator(presenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        CoverAnimator(presenting: false)
    }
}

class CoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let presenting: Bool
    init(presenting: Bool) { self.presenting = presenting }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { presenting ? 0.5 : 0.3 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let cover = context.view(forKey: presenting ? .to : .from) else { return context.completeTransition(false) }
        if presenting {
            cover.frame = context.containerView.bounds
            cover.alpha = 0
            cover.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
            context.containerView.addSubview(cover)
        }
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: presenting ? 0.8 : 1,
                       initialSpringVelocity: 0, options: [], animations: {
            cover.alpha = self.presenting ? 1 : 0
            cover.transform = self.presenting ? .identity : CGAffineTransform(scaleX: 1.15, y: 1.15)
        }, completion: { _ in context.completeTransition(true) })
    }
}
