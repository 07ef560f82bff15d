import Choreography
import QuartzCore

/// Finds a gesture in the touches that land on a view or in it, and tells its targets.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Where a gesture stands. Discrete gestures go from possible to ended, also called recognised,
  /// or failed; continuous ones through began and changed to ended or cancelled (F6.1.1).
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static var recognized: State { .ended }
  }

  var tracking = GestureTracking()
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// For application code and messages.
  open var name: String?
  /// Whether views lose their touches when the gesture is recognised. Default true (F6.1.5).
  open var cancelsTouchesInView = true
  /// Whether views hear of touches only once the gesture has failed. Default false.
  open var delaysTouchesBegan = false
  /// Whether views hear of the end of touches only once the gesture has failed. Default true.
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  /// Raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// Called once when a document has made it and its outlets are connected.
  open func awakeFromNib() {}

  /// Where the gesture stands; subclasses set it. From `possible` it moves on only if delegates
  /// and other recognisers allow; what cannot be is ignored and noted.
  open var state: State {
    get { State(tracking.machine.state) }
    set { SceneEnvironment.current.touches.gestures.request(newValue, for: self) }
  }

  /// False ends a gesture that is under way: it is cancelled (F6.1.3).
  open var isEnabled: Bool {
    get { tracking.isEnabled }
    set {
      tracking.isEnabled = newValue
      if !newValue { SceneEnvironment.current.touches.gestures.stop(self) }
    }
  }

  /// It is stopped without an event: whoever measures speed is told how late it is.
  func standsStill(at time: Double) {}

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Back to the beginning: called when the gesture is over and its fingers are gone.
  open func reset() {}

  /// Stops receiving a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    tracking.touches.removeAll { $0 === touch }
    tracking.attempt.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Whether this gesture, once recognised, fails another on the same touches. Default true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  // MARK: Where the fingers are

  /// The middle of the fingers in a view's coordinates; nil means the window's (F6.3.6).
  open func location(in view: UIView?) -> CGPoint {
    let point = tracking.touches.isEmpty ? tracking.lastLocation : centroid
    return view?.convert(point, from: nil) ?? point
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      tracking.touches.indices.contains(touchIndex),
      "touch index · got \(touchIndex) of \(tracking.touches.count) · use 0..<numberOfTouches")
    return tracking.touches[touchIndex].location(in: view)
  }

  // Whether views do not hear of a touch yet.
  var holdsBegan: Bool { delaysTouchesBegan }

  // Whether fingers mean anything to it.
  var followsTouches: Bool { true }

  // A gesture of several taps has not ended when no finger is down.
  var isBetweenTouches: Bool { false }

  // MARK: View, targets and others

  /// The view that the recogniser is attached to.
  open var view: UIView? { tracking.view }

  /// How many fingers the gesture follows.
  open var numberOfTouches: Int { tracking.touches.count }

  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// Has a target be told; it is not kept alive. Adding the same pair again changes nothing.
  open func addTarget(_ target: Any, action: Selector) { attachTarget(target, action: action) }

  /// Nil stands for any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    tracking.targets.removeAll { $0.matches(target: target, action: action) }
  }

  /// Has this gesture wait until another has failed (F6.2.3).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    tracking.required.append(GestureTracking.Required(recognizer: otherGestureRecognizer))
  }
}

extension UIGestureRecognizer {
  /// What `addTarget(_:action:)` does.
  func attachTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !tracking.targets.contains(where: { $0.matches(target: target, action: action) }) else {
      return
    }
    tracking.targets.append(TargetAction(target: target, action: action))
  }

  /// The middle of the fingers, in the window's coordinates.
  var centroid: CGPoint {
    let points = tracking.touches.map(\.path.current)
    let count = CGFloat(max(points.count, 1))
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  /// Whether the gesture has touches and may yet be recognised.
  var isUndecided: Bool { state == .possible && !tracking.attempt.isEmpty }

  /// Whether the recogniser has told, or is about to tell, that it wants to begin.
  var hasAsked: Bool { state != .possible || tracking.machine.isWaiting }

  /// Whether no finger of the gesture remains down.
  var isReleased: Bool { tracking.touches.allSatisfy(\.isOver) }

  func attach(to view: UIView) { tracking.view = view }

  func detach() {
    SceneEnvironment.current.touches.gestures.stop(self)
    tracking.view = nil
  }

  /// A vector of the window in the coordinates of a view; nil means the window's.
  func convert(_ vector: CGVector, to view: UIView?) -> CGPoint {
    guard let view else { return CGPoint(x: vector.dx, y: vector.dy) }
    let origin = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(CGPoint(x: vector.dx, y: vector.dy), from: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}

/// Keys that are held while something else happens; none ever are.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
