/// What the user asks of all applications.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether motion should give way to fades or to nothing.
  public static var isReduceMotionEnabled: Bool { SceneEnvironment.current.reducesMotion }
}
