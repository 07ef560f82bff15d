// swift-format-ignore-file
import UIKit

/// What tests of transitions put in the place of fingers.
class MockPanGestureRecognizer: UIPanGestureRecognizer {
    let testTranslation: CGPoint
    let testVelocity: CGPoint
    let testLocation: CGPoint
    let testView: UIView
    var testState: UIGestureRecognizer.State = .possible
    var target: (object: AnyObject, action: Selector)?

    init(view: UIView, translation: CGPoint, velocity: CGPoint, location: CGPoint = .zero) {
        testView = view
        testTranslation = translation
        testVelocity = velocity
        testLocation = location
        super.init(target: nil, action: nil)
    }

    override func addTarget(_ target: Any, action: Selector) { self.target = (target as AnyObject, action) }
    override func removeTarget(_ target: Any?, action: Selector?) { self.target = nil }
    override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    override var view: UIView? { return testView }
    override var state: UIGestureRecognizer.State { get { return testState } set { testState = newValue } }
    override var numberOfTouches: Int { return 1 }
    override func translation(in view: UIView?) -> CGPoint { return testTranslation }
    override func velocity(in view: UIView?) -> CGPoint { return testVelocity }
    override func location(in view: UIView?) -> CGPoint { return testLocation }
    override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { return testLocation }

    /// Tells the target, as a finger would.
    func perform(_ state: UIGestureRecognizer.State) {
        testState = state
        if let target = target { _ = (target.object as? NSObject)?.perform(target.action, with: self) }
    }
}

class MockTouch: UITouch {
    override var phase: UITouch.Phase { return .moved }
    override var tapCount: Int { return 2 }
    override var view: UIView? { return nil }
    override var window: UIWindow? { return nil }
    override var timestamp: TimeInterval { return 7 }
    override var force: CGFloat { return 3 }
    override func location(in view: UIView?) -> CGPoint { return CGPoint(x: 1, y: 2) }
}

class MockCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    var ran: [String] = []
    func animate(alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil) -> Bool {
        ran.append("alongside")
        animation?(self)
        completion?(self)
        return true
    }
    func animateAlongsideTransition(in view: UIView?, animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil) -> Bool { return false }
    func notifyWhenInteractionEnds(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void) {}
    func notifyWhenInteractionChanges(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void) {}
    var isAnimated: Bool { return true }
    var presentationStyle: UIModalPresentationStyle { return .none }
    var initiallyInteractive: Bool { return false }
    var isInterruptible: Bool { return false }
    var isInteractive: Bool { return false }
    var isCancelled: Bool { return false }
    var transitionDuration: TimeInterval { return 0.3 }
    var percentComplete: CGFloat { return 0 }
    var completionVelocity: CGFloat { return 1 }
    var completionCurve: UIView.AnimationCurve { return .linear }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { return nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { return nil }
    var containerView: UIView { return UIView() }
    var targetTransform: CGAffineTransform { return .identity }
}

class StubbedScreen: UIViewController {
    var stubbedCoordinator: UIViewControllerTransitionCoordinator?
    var stubbedPresented: UIViewController?
    var stubbedPresenting: UIViewController?
    var stubbedIsBeingDismissed = false

    override var transitionCoordinator: UIViewControllerTransitionCoordinator? { return stubbedCoordinator }
    override var presentedViewController: UIViewController? { return stubbedPresented }
    override var presentingViewController: UIViewController? { return stubbedPresenting }
    override var isBeingDismissed: Bool { return stubbedIsBeingDismissed }

    /// Fades along with whatever goes on.
    func fade() {
        transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in self?.view.alpha = 0 })
    }
}
