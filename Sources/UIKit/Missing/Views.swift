import QuartzCore

// What a transition does not hang on, and what would only pretend without a system around it. Each
// says what to put in its place.

@available(*, unavailable, message: "use UIAlertController")
open class UIAlertView: UIView {}
@available(*, unavailable, message: "use UIAlertController")
open class UIActionSheet: UIView {}
@available(*, unavailable, message: "use modalPresentationStyle = .popover")
open class UIPopoverController: NSObject {}

@available(*, unavailable, message: "there is no graphics processor here; draw with CGContext")
open class CAEAGLLayer: CALayer {}
