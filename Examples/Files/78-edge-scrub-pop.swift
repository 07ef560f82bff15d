//  EdgeScrubPop.swift
//  Swift 4.2 / Xcode 10. Drop-in navigation controller with a scrubbable pop.

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ScrubNavigationController(rootViewController: ChaptersViewController(style: .grouped))
        window?.makeKeyAndVisible()
        return true
    }
}

// MARK: - Navigation controller

class ScrubNavigationController: UINavigationController {

    private var scrubber: PopScrubber?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        navigationBar.prefersLargeTitles = true
        interactivePopGestureRecognizer?.isEnabled = false

        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(edgePanned(_:)))
        edge.edges = .left
        edge.delegate = self
        view.addGestureRecognizer(edge)
    }

    @objc func edgePanned(_ pan: UIScreenEdgePanGestureRecognizer) {
        let width = view.bounds.width
        let fraction = pan.translation(in: view).x / width

        switch pan.state {
        case .began:
            scrubber = PopScrubber()
            popViewController(animated: true)
        case .changed:
            scrubber?.scrub(to: fraction)
        case .ended:
            let velocity = pan.velocity(in: view).x
            let shouldFinish = velocity > 500 || (velocity > -100 && fraction > 0.4)
            scrubber?.settle(finishing: shouldFinish, velocity: velocity / width)
            scrubber = nil
        case .cancelled, .failed:
            scrubber?.settle(finishing: false, velocity: 0)
            scrubber = nil
        default:
            break
        }
    }
}

extension ScrubNavigationController: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        return viewControllers.count > 1 && transitionCoordinator == nil
    }
}

extension ScrubNavigationController: UINavigationControllerDelegate {

    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController,
                              to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard operation == .pop else { return nil }
        return scrubber ?? PopScrubber()
    }

    func navigationController(_ navigationController: UINavigationController,
                              interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        guard scrubber != nil else { return nil }
        return animationController as? PopScrubber
    }
}

// MARK: - Animator + interaction in one

final class PopScrubber: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {

    private var propertyAnimator: UIViewPropertyAnimator?
    private var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.45
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let animator = interruptibleAnimator(using: transitionContext)
        animator.pauseAnimation()
    }

    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let existing = propertyAnimator {
            return existing
        }

        let container = transitionContext.containerView
        let fromView = transitionContext.view(forKey: .from)!
        let toView = transitionContext.view(forKey: .to)!
        let toVC = transitionContext.viewController(forKey: .to)!

        toView.frame = transitionContext.finalFrame(for: toVC)
        container.insertSubview(toView, belowSubview: fromView)

        let shade = UIView(frame: toView.bounds)
        shade.backgroundColor = .black
        shade.alpha = 0.35
        toView.addSubview(shade)
        toView.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)

        fromView.layer.shadowColor = UIColor.black.cgColor
        fromView.layer.shadowOpacity = 0.3
        fromView.layer.shadowRadius = 12
        fromView.layer.shadowOffset = CGSize(width: -4, height: 0)

        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
        animator.addAnimations {
            fromView.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
            toView.transform = .identity
            shade.alpha = 0
        }
        animator.addCompletion { [weak self] position in
            let completed = position == .end
            shade.removeFromSuperview()
            fromView.transform = .identity
            fromView.layer.shadowOpacity = 0
            toView.transform = .identity
            transitionContext.completeTransition(completed)
            self?.propertyAnimator = nil
            self?.context = nil
        }
        propertyAnimator = animator
        return animator
    }

    func scrub(to fraction: CGFloat) {
        let clamped = min(max(fraction, 0), 1)
        propertyAnimator?.fractionComplete = clamped
        context?.updateInteractiveTransition(clamped)
    }

    func settle(finishing: Bool, velocity: CGFloat) {
        guard let animator = propertyAnimator, let context = context else { return }
        if finishing {
            context.finishInteractiveTransition()
        } else {
            context.cancelInteractiveTransition()
            animator.isReversed = true
        }
        let spring = UISpringTimingParameters(dampingRatio: 0.95, initialVelocity: CGVector(dx: abs(velocity), dy: 0))
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1 - animator.fractionComplete)
    }
}

// MARK: - Content

struct Chapter {
    let number: Int
    let title: String
    let body: String

    static let all: [Chapter] = [
        Chapter(number: 1, title: "The Harbour", body: "Fog lay over the moorings until noon, and nobody sailed."),
        Chapter(number: 2, title: "A Letter", body: "It had been folded twice, then a third time out of spite."),
        Chapter(number: 3, title: "North", body: "The compass agreed with her, which was unusual."),
        Chapter(number: 4, title: "Ice", body: "By morning the rigging had turned to glass."),
        Chapter(number: 5, title: "Home", body: "The harbour looked smaller, as harbours do.")
    ]
}

class ChaptersViewController: UITableViewController {

    private let chapters = Chapter.all
    private let reuseID = "chapter"

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chapters"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: reuseID)
        tableView.rowHeight = 56
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return chapters.count
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        return "Swipe from the left edge to come back."
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: reuseID, for: indexPath)
        let chapter = chapters[indexPath.row]
        cell.textLabel?.text = "\(chapter.number).  \(chapter.title)"
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let reader = ReaderViewController(chapter: chapters[indexPath.row])
        navigationController?.pushViewController(reader, animated: true)
    }
}

class ReaderViewController: UIViewController {

    let chapter: Chapter
    private let textView = UITextView()

    init(chapter: Chapter) {
        self.chapter = chapter
        super.init(nibName: nil, bundle: nil)
        title = chapter.title
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        textView.isEditable = false
        textView.alwaysBounceVertical = true
        textView.textContainerInset = UIEdgeInsets(top: 24, left: 20, bottom: 24, right: 20)
        view = textView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.98, green: 0.96, blue: 0.90, alpha: 1)

        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 8
        paragraph.firstLineHeadIndent = 24

        let text = NSMutableAttributedString(string: Array(repeating: chapter.body, count: 6).joined(separator: "\n"))
        let whole = NSRange(location: 0, length: text.length)
        text.addAttributes([.font: UIFont(name: "Georgia", size: 19) ?? UIFont.systemFont(ofSize: 19),
                            .paragraphStyle: paragraph,
                            .foregroundColor: UIColor.darkText], range: whole)
        text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: min(3, text.length)))
        textView.attributedText = text
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitionCoordinator?.notifyWhenInteractionChanges { context in
            print("interaction ended, cancelled: \(context.isCancelled)")
        }
    }
}
