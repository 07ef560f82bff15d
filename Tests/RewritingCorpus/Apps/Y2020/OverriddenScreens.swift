// swift-format-ignore-file
import UIKit

class ListeningScreen: UIViewController {
    var log: [String] = []

    override func addChild(_ childController: UIViewController) { log.append("add child"); super.addChild(childController) }
    override func removeFromParent() { log.append("remove"); super.removeFromParent() }
    override var children: [UIViewController] { return super.children }
    override var parent: UIViewController? { return super.parent }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { log.append("begin \(isAppearing)"); super.beginAppearanceTransition(isAppearing, animated: animated) }
    override func endAppearanceTransition() { log.append("end"); super.endAppearanceTransition() }

    override var presentedViewController: UIViewController? { return super.presentedViewController }
    override var presentingViewController: UIViewController? { return super.presentingViewController }
    override var presentationController: UIPresentationController? { return super.presentationController }
    override var popoverPresentationController: UIPopoverPresentationController? { return super.popoverPresentationController }
    override var sheetPresentationController: UISheetPresentationController? { return super.sheetPresentationController }
    override var transitionCoordinator: UIViewControllerTransitionCoordinator? { return super.transitionCoordinator }
    override var isBeingPresented: Bool { return super.isBeingPresented }
    override var isBeingDismissed: Bool { return super.isBeingDismissed }
    override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        log.append("present"); super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { log.append("dismiss"); super.dismiss(animated: flag, completion: completion) }

    override func setNeedsStatusBarAppearanceUpdate() { log.append("status bar"); super.setNeedsStatusBarAppearanceUpdate() }
    override func setNeedsUpdateOfHomeIndicatorAutoHidden() { super.setNeedsUpdateOfHomeIndicatorAutoHidden() }
    override var toolbarItems: [UIBarButtonItem]? { get { return super.toolbarItems } set { super.toolbarItems = newValue } }
    override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { super.setToolbarItems(toolbarItems, animated: animated) }
    override var additionalSafeAreaInsets: UIEdgeInsets { didSet { log.append("safe area") } }
    override var traitCollection: UITraitCollection { return super.traitCollection }
    override func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) { super.setOverrideTraitCollection(collection, forChild: childViewController) }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { return .dark } set { super.overrideUserInterfaceStyle = newValue } }
    override var viewIfLoaded: UIView? { return super.viewIfLoaded }
    override var isViewLoaded: Bool { return super.isViewLoaded }
    override func loadViewIfNeeded() { log.append("load"); super.loadViewIfNeeded() }
    override var topLayoutGuide: UILayoutSupport { return super.topLayoutGuide }
}

/// Keeps the back swipe alive and says what is pushed, as many apps' navigation controllers do.
class RecordingNavigationController: UINavigationController {
    var log: [String] = []
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if !viewControllers.isEmpty { viewController.hidesBottomBarWhenPushed = true }
        log.append("push \(viewController.title ?? "")")
        super.pushViewController(viewController, animated: animated)
    }
    override func popViewController(animated: Bool) -> UIViewController? {
        log.append("pop")
        return super.popViewController(animated: animated)
    }
    override func popToRootViewController(animated: Bool) -> [UIViewController]? { log.append("root"); return super.popToRootViewController(animated: animated) }
    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? { log.append("pop to"); return super.popToViewController(viewController, animated: animated) }
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { log.append("set"); super.setViewControllers(viewControllers, animated: animated) }
    override var viewControllers: [UIViewController] { didSet { log.append("controllers \(viewControllers.count)") } }
    override var topViewController: UIViewController? { return super.topViewController }
    override var visibleViewController: UIViewController? { return super.visibleViewController }
    override var interactivePopGestureRecognizer: UIGestureRecognizer? { return super.interactivePopGestureRecognizer }
    override var navigationBar: UINavigationBar { return super.navigationBar }
    override var childForStatusBarStyle: UIViewController? { return topViewController }
}

class ListeningPresentation: UIPresentationController {
    override var presentedViewController: UIViewController { return super.presentedViewController }
    override var presentingViewController: UIViewController { return super.presentingViewController }
    override var presentationStyle: UIModalPresentationStyle { return .custom }
    override var containerView: UIView? { return super.containerView }
    override var presentedView: UIView? { return super.presentedView }
}

/// A layer that notes the actions that are asked of it and the animations that it gets.
class ListeningLayer: CALayer {
    var log: [String] = []
    override func action(forKey event: String) -> CAAction? { log.append("action \(event)"); return super.action(forKey: event) }
    override func add(_ anim: CAAnimation, forKey key: String?) { log.append("add \(key ?? "-")"); super.add(anim, forKey: key) }
    override func removeAnimation(forKey key: String) { log.append("remove \(key)"); super.removeAnimation(forKey: key) }
    override func removeAllAnimations() { log.append("remove all"); super.removeAllAnimations() }
    override func animation(forKey key: String) -> CAAnimation? { return super.animation(forKey: key) }
    override func animationKeys() -> [String]? { return super.animationKeys() }
    override func addSublayer(_ layer: CALayer) { log.append("sublayer"); super.addSublayer(layer) }
    override func insertSublayer(_ layer: CALayer, at idx: UInt32) { super.insertSublayer(layer, at: idx) }
    override func removeFromSuperlayer() { super.removeFromSuperlayer() }
    override func setNeedsDisplay() { log.append("display"); super.setNeedsDisplay() }
    override func setNeedsLayout() { super.setNeedsLayout() }
    override func layoutIfNeeded() { super.layoutIfNeeded() }
    override func displayIfNeeded() { super.displayIfNeeded() }
    override func contains(_ p: CGPoint) -> Bool { log.append("contains"); return super.contains(p) }
    override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { return super.convert(p, from: l) }
    override func setValue(_ value: Any?, forKeyPath keyPath: String) { super.setValue(value, forKeyPath: keyPath) }
    override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
    override func value(forKey key: String) -> Any? { return super.value(forKey: key) }
    override func value(forKeyPath keyPath: String) -> Any? { return super.value(forKeyPath: keyPath) }
    override func presentation() -> Self? { return super.presentation() }
    override func model() -> Self { return super.model() }
    override var mask: CALayer? { didSet { mask?.frame = bounds } }
    override var sublayers: [CALayer]? { didSet { log.append("sublayers") } }
    override var superlayer: CALayer? { return super.superlayer }
    override var shadowPath: CGPath? { get { return super.shadowPath } set { super.shadowPath = newValue } }
    override var isOpaque: Bool { get { return false } set {} }
    override var speed: Float { didSet { log.append("speed") } }
    override var beginTime: CFTimeInterval { get { return super.beginTime } set { super.beginTime = newValue } }
    override func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { return super.convertTime(t, from: l) }
}

class LongAnimation: CABasicAnimation {
    var note = "none"
    override var duration: CFTimeInterval { didSet { note = "long" } }
    override var fillMode: CAMediaTimingFillMode { get { return super.fillMode } set { super.fillMode = newValue } }
    override var speed: Float { get { return super.speed } set { super.speed = newValue } }
    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? LongAnimation)?.note = note
        return copy
    }
}
