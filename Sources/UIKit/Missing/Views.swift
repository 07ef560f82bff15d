import QuartzCore

// What a transition does not hang on, and what would only pretend without a system around it. Each
// says what to put in its place.

@available(*, unavailable, message: "there is no graphics processor here; draw with CGContext")
open class CAEAGLLayer: CALayer {}
