// A side menu that slides in from the reading-direction's leading edge: tap the button or swipe from that edge, swipe it back or tap outside to close; "Mirror" flips the whole screen right-to-left, and the motion becomes a fade under Reduce Motion.

import UIKit

// MARK: - Direction

enum LeadingEdge {
    case left, right

    @MainActor
    init(_ view: UIView) {
        self = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    var rectEdge: UIRectEdge { self == .left ? .left : .right }

    /// +1 when opening means moving towards larger x.
    var sign: CGFloat { self == .left ? 1 : -1 }
}

// MARK: - Presentation

final class SideMenuPresentationController: UIPresentationController {

    private lazy var dimming: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 0.6) : UIColor(white: 0, alpha: 0.4) }
        view.alpha = 0
        view.isAccessibilityElement = true
        view.accessibilityLabel = NSLocalizedString("Close menu", comment: "Tapping outside the side menu")
        view.accessibilityTraits = .button
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dismissMenu)))
        return view
    }()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let width = UIFontMetrics(forTextStyle: .body)
            .scaledValue(for: 280, compatibleWith: traitCollection)
            .rounded()
        let clamped = min(width, container.bounds.width * 0.85)
        let edge = LeadingEdge(presentingViewController.view)
        return CGRect(x: edge == .left ? 0 : container.bounds.width - clamped, y: 0, width: clamped, height: container.bounds.height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        container.insertSubview(dimming, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimming.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed {
            UIAccessibility.post(notification: .screenChanged, argument: presentedView)
        } else {
            dimming.removeFromSuperview()
        }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() }
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
        guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    @objc private func dismissMenu() {
        presentedViewController.dismiss(animated: true)
    }
}

final class SideMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isOpening: Bool
    private let edge: LeadingEdge

    init(isOpening: Bool, edge: LeadingEdge) {
        self.isOpening = isOpening
        self.edge = edge
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UIAccessibility.isReduceMotionEnabled ? 0.2 : 0.32
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isOpening ? .to : .from
        guard let menu = context.viewController(forKey: key) else {
            context.completeTransition(false)
            return
        }
        let shown = isOpening ? context.finalFrame(for: menu) : context.initialFrame(for: menu)
        let hidden = shown.offsetBy(dx: -edge.sign * shown.width, dy: 0)
        let fades = UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions

        if isOpening {
            context.containerView.addSubview(menu.view)
        }
        menu.view.frame = isOpening && !fades ? hidden : shown
        menu.view.alpha = isOpening && fades ? 0 : 1

        let options: UIView.AnimationOptions = context.isInteractive ? [.curveLinear] : [.curveEaseOut]
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: options) { [isOpening] in
            if fades {
                menu.view.alpha = isOpening ? 1 : 0
            } else {
                menu.view.frame = isOpening ? shown : hidden
            }
        } completion: { _ in
            menu.view.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

final class SideMenuTransition: NSObject, UIViewControllerTransitioningDelegate {
    var interaction: UIPercentDrivenInteractiveTransition?

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        SideMenuPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        SideMenuAnimator(isOpening: true, edge: LeadingEdge(presenting.view))
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        let host: UIView = dismissed.presentingViewController?.view ?? dismissed.view
        return SideMenuAnimator(isOpening: false, edge: LeadingEdge(host))
    }

    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }

    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }

    /// Shared by the opening edge swipe and the closing pan.
    func drive(_ pan: UIPanGestureRecognizer, along sign: CGFloat, width: CGFloat, begin: () -> Void) {
        let travelled = pan.translation(in: pan.view?.window).x * sign
        let fraction = max(0, min(1, travelled / max(width, 1)))
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            begin()
        case .changed:
            interaction?.update(fraction)
        case .ended:
            let velocity = pan.velocity(in: pan.view?.window).x * sign
            if fraction + velocity / 2_000 > 0.5 {
                interaction?.finish()
            } else {
                interaction?.cancel()
            }
            interaction = nil
        case .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default:
            break
        }
    }
}

// MARK: - Menu

final class SideMenuViewController: UIViewController {

    struct Entry {
        let title: String
        let symbol: String
        let action: () -> Void
    }

    private let entries: [Entry]
    private let menuTransition: SideMenuTransition
    private let stack = UIStackView()

    init(entries: [Entry], menuTransition: SideMenuTransition) {
        self.entries = entries
        self.menuTransition = menuTransition
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = menuTransition
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.accessibilityViewIsModal = true
        stack.axis = .vertical
        stack.alignment = .fill
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 3),
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -12)
        ])

        for entry in entries {
            var configuration = UIButton.Configuration.plain()
            configuration.title = entry.title
            configuration.image = UIImage(systemName: entry.symbol)?.imageFlippedForRightToLeftLayoutDirection()
            configuration.imagePadding = 14
            configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .title3)
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 19, weight: .medium), maximumPointSize: 34)
                return outgoing
            }
            let button = UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in
                self?.dismiss(animated: true) { entry.action() }
            })
            button.contentHorizontalAlignment = .leading
            stack.addArrangedSubview(button)
        }
        let pan = UIPanGestureRecognizer(target: self, action: #selector(closing(_:)))
        view.addGestureRecognizer(pan)

        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: SideMenuViewController, _: UITraitCollection) in
            self.presentationController?.containerView?.setNeedsLayout()
        }
    }

    @objc private func closing(_ pan: UIPanGestureRecognizer) {
        let host: UIView = presentingViewController?.view ?? view
        menuTransition.drive(pan, along: -LeadingEdge(host).sign, width: view.bounds.width) {
            dismiss(animated: true)
        }
    }

    override func accessibilityPerformEscape() -> Bool {
        dismiss(animated: true)
        return true
    }
}

// MARK: - Host

final class ReaderViewController: UIViewController {

    private let menuTransition = SideMenuTransition()
    private let label = UILabel()
    private let menuButton = UIButton(type: .system)
    private var edgePan: UIScreenEdgePanGestureRecognizer!
    private var isMirrored = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        menuButton.setImage(UIImage(systemName: "line.3.horizontal"), for: .normal)
        menuButton.setPreferredSymbolConfiguration(.init(textStyle: .title1), forImageIn: .normal)
        menuButton.accessibilityLabel = "Menu"
        menuButton.showsLargeContentViewer = true
        menuButton.largeContentTitle = "Menu"
        menuButton.addInteraction(UILargeContentViewerInteraction())
        menuButton.addAction(UIAction { [weak self] _ in self?.openMenu() }, for: .primaryActionTriggered)

        label.text = "Call me Ishmael. Some years ago, never mind how long precisely, I thought I would sail about a little and see the watery part of the world."
        label.numberOfLines = 0
        label.textAlignment = .natural
        label.adjustsFontForContentSizeCategory = true
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont(name: "Georgia", size: 22) ?? .systemFont(ofSize: 22))

        for subview in [menuButton, label] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            menuButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            menuButton.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.topAnchor.constraint(equalToSystemSpacingBelow: menuButton.bottomAnchor, multiplier: 3),
            label.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor)
        ])

        edgePan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(opening(_:)))
        edgePan.edges = LeadingEdge(view).rectEdge
        view.addGestureRecognizer(edgePan)

        registerForTraitChanges([UITraitLayoutDirection.self], action: #selector(layoutDirectionChanged))
        NotificationCenter.default.addObserver(self, selector: #selector(reduceMotionChanged),
                                               name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }

    @objc private func layoutDirectionChanged() {
        edgePan.edges = LeadingEdge(view).rectEdge
    }

    @objc private func reduceMotionChanged() {
        UIAccessibility.post(notification: .announcement, argument: UIAccessibility.isReduceMotionEnabled ? "Motion reduced" : "Motion restored")
    }

    @objc private func opening(_ pan: UIScreenEdgePanGestureRecognizer) {
        menuTransition.drive(pan, along: LeadingEdge(view).sign, width: 280, begin: openMenu)
    }

    private func openMenu() {
        guard presentedViewController == nil else { return }
        let menu = SideMenuViewController(entries: [
            .init(title: "Mirror", symbol: "arrow.left.arrow.right") { [weak self] in self?.mirror() },
            .init(title: "Night", symbol: "moon") { [weak self] in self?.toggleNight() },
            .init(title: "Larger", symbol: "textformat.size.larger") { [weak self] in
                self?.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
            }
        ], menuTransition: menuTransition)
        menu.view.semanticContentAttribute = view.semanticContentAttribute
        present(menu, animated: true)
    }

    private func mirror() {
        isMirrored.toggle()
        let attribute: UISemanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        UIView.transition(with: view, duration: 0.35, options: .transitionCrossDissolve) {
            self.view.semanticContentAttribute = attribute
            self.label.semanticContentAttribute = attribute
            self.label.textAlignment = self.isMirrored ? .right : .left
            self.view.setNeedsLayout()
            self.view.layoutIfNeeded()
        }
        layoutDirectionChanged()
    }

    private func toggleNight() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        UIView.animate(withDuration: 0.3) {
            self.view.window?.overrideUserInterfaceStyle = isDark ? .light : .dark
        }
    }
}
