import QuartzCore

/// Something that can answer events; what it does not answer goes to `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }
}
