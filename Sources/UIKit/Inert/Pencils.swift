import QuartzCore

// What a pencil does beside drawing. Nobody has one here: what it would tell, nobody is told.

/// Presses of a pencil's side.
@preconcurrency @MainActor
open class UIPencilInteraction: _InertInteraction {
  /// How far a squeeze is. Raw values are UIKit's.
  public enum Phase: UInt, Sendable { case began = 0, changed, ended, cancelled }

  @preconcurrency @MainActor
  open class Tap: NSObject {
    open private(set) var timestamp: TimeInterval = 0
    open private(set) var hoverPose: UIPencilHoverPose?
  }

  @preconcurrency @MainActor
  open class Squeeze: NSObject {
    open private(set) var timestamp: TimeInterval = 0
    open private(set) var phase = Phase.began
    open private(set) var hoverPose: UIPencilHoverPose?
  }

  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  open class var prefersPencilOnlyDrawing: Bool { false }
  open class var prefersHoverToolPreview: Bool { false }
  public override init() { super.init() }
  public init(delegate: any UIPencilInteractionDelegate) { self.delegate = delegate }
}

/// What people have chosen that a press does. Raw values are UIKit's.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore = 0
  case switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette
  case runSystemShortcut
}

@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {}
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}

/// Where a pencil is over the screen.
@preconcurrency @MainActor
open class UIPencilHoverPose: NSObject {
  open private(set) var location = CGPoint.zero
  open private(set) var zOffset: CGFloat = 0
  open private(set) var altitudeAngle: CGFloat = 0
  open private(set) var rollAngle: CGFloat = 0
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}

/// Handwriting that becomes text.
@preconcurrency @MainActor
open class UIScribbleInteraction: _InertInteraction {
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  open var isHandlingWriting: Bool { false }
  open class var isPencilInputExpected: Bool { false }
  public init(delegate: any UIScribbleInteractionDelegate) { self.delegate = delegate }
}

@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { true }
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
    false
  }
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// Handwriting into something that is no text field.
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>:
  _InertInteraction
{
  open private(set) weak var delegate: Delegate?
  open var isHandlingWriting: Bool { false }
  public init(delegate: Delegate) { self.delegate = delegate }
}

@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
  associatedtype ElementIdentifier: Hashable
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
    completion: @escaping ([ElementIdentifier]) -> Void)
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
  ) -> Bool
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
  ) -> CGRect
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint,
    completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
  )
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
  )
}

extension UIIndirectScribbleInteractionDelegate {
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool { false }
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
  ) {}
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
  ) {}
}

/// Feels where drawn lines meet: nothing is felt here.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  open func alignmentOccurred(at location: CGPoint) {}
  open func pathCompleted(at location: CGPoint) {}
}

/// Selects what a pointer draws a rectangle around: no pointer draws one here.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: _InertInteraction {
  public enum State: Int, Sendable { case possible = 0, began, selecting, ended }
  open private(set) var state = State.possible
  open private(set) var selectionRect: CGRect?
  open private(set) var initialModifierFlags: UIKeyModifierFlags = []
  open var isEnabled = true
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {}
}
