import QuartzCore

/// What a `UIVisualEffectView` does to what is behind it, or to its content.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  // Sendable: no class of this family changes after its making.
  public override init() { super.init() }

  /// What shows through the view; nil for an effect that is none.
  func backdrop(for traits: UITraitCollection) -> BackdropProperties? { nil }
}
