//
//  AnimatorFactory.swift
//  Playground for transition "styles". Swift 5.9, iOS 16.
//

import os
import UIKit

private let log = Logger(subsystem: "dev.sample.transitions", category: "animator")

// MARK: - A small layout DSL

@resultBuilder
enum SubviewBuilder {
    static func buildExpression(_ view: UIView) -> [UIView] { [view] }
    static func buildExpression(_ views: [UIView]) -> [UIView] { views }
    static func buildBlock(_ parts: [UIView]...) -> [UIView] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [UIView]?) -> [UIView] { part ?? [] }
    static func buildEither(first part: [UIView]) -> [UIView] { part }
    static func buildEither(second part: [UIView]) -> [UIView] { part }
    static func buildArray(_ parts: [[UIView]]) -> [UIView] { parts.flatMap { $0 } }
}

extension UIStackView {
    convenience init(_ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 8, alignment: Alignment = .fill, @SubviewBuilder content: () -> [UIView]) {
        self.init(arrangedSubviews: content())
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
    }
}

@MainActor
@propertyWrapper
struct AutoLayout<View: UIView> {
    let wrappedValue: View

    init(wrappedValue: View) {
        wrappedValue.translatesAutoresizingMaskIntoConstraints = false
        self.wrappedValue = wrappedValue
    }
}

@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    private let range: ClosedRange<Value>

    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        self.value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }

    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }

    var projectedValue: ClosedRange<Value> { range }
}

// MARK: - Styles

struct Stage {
    let container: UIView
    let from: UIView
    let to: UIView
    let isPresenting: Bool
}

@MainActor
protocol TransitionStyle {
    associatedtype Options
    associatedtype Scene
    static var name: String { get }
    static var defaults: Options { get }
    init(options: Options)
    func prepare(_ stage: Stage) -> Scene
    func animate(_ scene: Scene, on stage: Stage)
    func finish(_ scene: Scene, on stage: Stage)
}

struct Doors: TransitionStyle {
    static let name = "Doors"
    static let defaults: CGFloat = 0.9

    let scale: CGFloat
    init(options: CGFloat) { scale = options }

    func prepare(_ stage: Stage) -> (left: UIView, right: UIView)? {
        let subject = stage.isPresenting ? stage.from : stage.to
        let half = CGSize(width: subject.bounds.width / 2, height: subject.bounds.height)
        let leftRect = CGRect(origin: .zero, size: half)
        let rightRect = leftRect.offsetBy(dx: half.width, dy: 0)
        guard let left = subject.resizableSnapshotView(from: leftRect, afterScreenUpdates: !stage.isPresenting, withCapInsets: .zero),
              let right = subject.resizableSnapshotView(from: rightRect, afterScreenUpdates: !stage.isPresenting, withCapInsets: .zero) else { return nil }
        left.frame = stage.isPresenting ? leftRect : leftRect.offsetBy(dx: -half.width, dy: 0)
        right.frame = stage.isPresenting ? rightRect : rightRect.offsetBy(dx: half.width, dy: 0)
        if stage.isPresenting {
            stage.to.transform = .init(scaleX: scale, y: scale)
        }
        stage.container.addSubview(left)
        stage.container.addSubview(right)
        return (left, right)
    }

    func animate(_ scene: (left: UIView, right: UIView)?, on stage: Stage) {
        let sign: CGFloat = stage.isPresenting ? -1 : 1
        scene?.left.frame.origin.x += sign * stage.container.bounds.width / 2
        scene?.right.frame.origin.x -= sign * stage.container.bounds.width / 2
        if stage.isPresenting {
            stage.to.transform = .identity
        } else {
            stage.from.transform = .init(scaleX: scale, y: scale)
        }
    }

    func finish(_ scene: (left: UIView, right: UIView)?, on stage: Stage) {
        scene?.left.removeFromSuperview()
        scene?.right.removeFromSuperview()
        stage.from.transform = .identity
    }
}

struct Drop: TransitionStyle {
    struct Options {
        var angle: CGFloat = .pi / 12
        var shade: CGFloat = 0.5
    }

    static let name = "Drop"
    static var defaults: Options { Options() }

    let options: Options
    init(options: Options) { self.options = options }

    func prepare(_ stage: Stage) -> UIView {
        let shade = UIView(frame: stage.container.bounds)
        shade.backgroundColor = .black
        shade.alpha = stage.isPresenting ? 0 : options.shade
        let top = stage.isPresenting ? stage.to : stage.from
        stage.container.insertSubview(shade, belowSubview: top)
        if stage.isPresenting {
            stage.to.transform = raised(in: stage)
        }
        return shade
    }

    func animate(_ shade: UIView, on stage: Stage) {
        shade.alpha = stage.isPresenting ? options.shade : 0
        if stage.isPresenting {
            stage.to.transform = .identity
        } else {
            stage.from.transform = raised(in: stage)
        }
    }

    func finish(_ shade: UIView, on stage: Stage) {
        shade.removeFromSuperview()
    }

    private func raised(in stage: Stage) -> CGAffineTransform {
        CGAffineTransform(translationX: 0, y: -stage.container.bounds.height * 1.2).rotated(by: options.angle)
    }
}

// MARK: - Generic animator

final class StyleAnimator<Style: TransitionStyle>: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: Style
    private let duration: TimeInterval
    private let damping: CGFloat
    private let isPresenting: Bool

    init(style: Style, duration: TimeInterval, damping: CGFloat, isPresenting: Bool) {
        self.style = style
        self.duration = duration
        self.damping = damping
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let fromVC = context.viewController(forKey: .from), let toVC = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        let container = context.containerView
        toVC.view.frame = context.finalFrame(for: toVC)
        if isPresenting {
            container.addSubview(toVC.view)
        } else {
            container.insertSubview(toVC.view, belowSubview: fromVC.view)
        }

        let stage = Stage(container: container, from: fromVC.view, to: toVC.view, isPresenting: isPresenting)
        let scene = style.prepare(stage)
        log.debug("\(Style.name, privacy: .public) begins, presenting: \(self.isPresenting)")

        let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: damping) { [style] in
            style.animate(scene, on: stage)
        }
        animator.addCompletion { [style] _ in
            style.finish(scene, on: stage)
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}

@MainActor
enum AnimatorFactory {
    typealias Make = (_ duration: TimeInterval, _ isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning

    static func make<Style: TransitionStyle>(_ type: Style.Type, damping: CGFloat = 0.9) -> Make {
        { duration, isPresenting in
            StyleAnimator(style: Style(options: Style.defaults), duration: duration, damping: damping, isPresenting: isPresenting)
        }
    }

    static let all: KeyValuePairs<String, Make> = [
        Doors.name: make(Doors.self, damping: 1),
        Drop.name: make(Drop.self, damping: 0.7)
    ]
}

final class TransitionDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let make: AnimatorFactory.Make
    @Clamped(0.2...2) var duration: TimeInterval = 0.6

    init(make: @escaping AnimatorFactory.Make) { self.make = make }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        make(duration, true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        make(duration * 0.8, false)
    }
}

// MARK: - Screens

final class Preferences: NSObject {
    @objc dynamic var speed: Double = 0.6
}

final class PickerViewController: UIViewController {
    @AutoLayout private var speedLabel = UILabel()
    @AutoLayout private var stepper = UIStepper()

    private let preferences = Preferences()
    private var observation: NSKeyValueObservation?
    private var currentDelegate: TransitionDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stepper.minimumValue = 0.2
        stepper.maximumValue = 2
        stepper.stepValue = 0.2
        stepper.value = preferences.speed
        stepper.addAction(UIAction { [unowned self] _ in preferences.speed = stepper.value }, for: .valueChanged)

        observation = preferences.observe(\.speed, options: [.initial, .new]) { [weak self] _, change in
            guard let value = change.newValue else { return }
            self?.speedLabel.text = "Duration " + value.formatted(.number.precision(.fractionLength(1))) + " s"
        }

        let stack = UIStackView(.vertical, spacing: 20, alignment: .center) {
            for (name, make) in AnimatorFactory.all {
                button(titled: name, make: make)
            }
            UIStackView(.horizontal, spacing: 12) {
                speedLabel
                stepper
            }
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        ])
    }

    private func button(titled name: String, make: @escaping AnimatorFactory.Make) -> UIButton {
        UIButton(configuration: .filled(), primaryAction: UIAction(title: name) { [weak self] _ in
            guard let self else { return }
            let delegate = TransitionDelegate(make: make)
            delegate.duration = preferences.speed
            currentDelegate = delegate
            let counter = PrimesViewController(title: name)
            counter.modalPresentationStyle = .fullScreen
            counter.transitioningDelegate = delegate
            present(counter, animated: true)
        })
    }
}

/// Does a little background work once the transition is over.
final class PrimesViewController: UIViewController {
    @AutoLayout private var label = UILabel()
    private let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        queue.qualityOfService = .utility
        return queue
    }()

    convenience init(title: String) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemMint
        label.numberOfLines = 0
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .title2)
        label.text = "\(title ?? "") – swipe down to close"
        view.addSubview(label)
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true

        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(close))
        swipe.direction = .down
        view.addGestureRecognizer(swipe)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        queue.addOperation { [weak self] in
            let count = (2..<2_000).filter { n in !(2..<n).contains { n.isMultiple(of: $0) } }.count
            OperationQueue.main.addOperation {
                self?.label.text? += "\n\(count) primes below 2000"
            }
        }
    }

    @objc private func close() {
        queue.cancelAllOperations()
        dismiss(animated: true)
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = PickerViewController()
        window?.makeKeyAndVisible()
    }
}
