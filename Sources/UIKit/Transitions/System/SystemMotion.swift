import QuartzCore

/// The numbers of the containers' own motion, each with what is known about it.
enum SystemMotion {
  /// The spring that the system moves screens with: mass 3, stiffness 1000, critically damped,
  /// by its number among UIView's curves (F4.5.1, F4.5.2, A).
  static let spring = UIView.AnimationOptions(
    rawValue: UInt(UIView.AnimationCurve._system.rawValue) << 16)
  /// Seconds until that spring rests (F4.1: 0.5057, A for sheets, B for stacks).
  static let screenDuration: TimeInterval = 0.5057
  /// What a push or a pop announces, seconds (F2.8.5, F4.1, A); its spring rests later.
  static let pushDuration: TimeInterval = 0.35

  /// How long a finger is thought to go on at its speed when a pop is decided, seconds; a guess
  /// (F6.5.2).
  static let popProjection: CGFloat = 0.15

  /// The spring with which things that were let go come to rest (F2.12.2, A).
  /// - Parameter relativeVelocity: Whole ways a second, towards the end.
  @MainActor
  static func settling(relativeVelocity: CGFloat) -> UISpringTimingParameters {
    UISpringTimingParameters(
      mass: SheetMetrics.mass, stiffness: SheetMetrics.stiffness, damping: SheetMetrics.damping,
      initialVelocity: CGVector(dx: relativeVelocity, dy: relativeVelocity))
  }

  /// `UINavigationController.hideShowBarDuration`, seconds (F4.1, B).
  static let hideShowBarDuration: TimeInterval = 0.2
  /// A bar's items outside a navigation controller, seconds (D).
  static let barDuration: TimeInterval = 0.35
  /// How much of the width the lower screen moves (F2.10.5, D).
  static let parallax: CGFloat = 0.3
  /// Black over the lower screen when it is covered (F2.10.5, D).
  static let dimming: CGFloat = 0.1
  /// The shadow at the moving edge: opacity, and sigma of the blur in points (F2.10.5, D).
  static let shadowOpacity: Float = 0.25
  static let shadowRadius: CGFloat = 4.5
  /// Width of what casts it, under the edge of the upper screen, points: wide enough for the blur.
  static let shadowCaster: CGFloat = 36
}

extension UIView {
  /// Stands moved as the system's own transitions move screens: by its layer, so that it keeps its safe
  /// area on the way, and what is laid out by that stays where it is in the screen (F8.2.8).
  func stand(moved transform: CGAffineTransform) { layer.setAffineTransform(transform) }
}
