import QuartzCore

/// The running application.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  private var ignoring = 0

  /// The application of the stage that is being used.
  public class var shared: UIApplication { SceneEnvironment.current.application }

  /// Whether touches reach nobody: while a transition without interaction runs (F2.7.5).
  public var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  public func beginIgnoringInteractionEvents() { ignoring += 1 }

  public func endIgnoringInteractionEvents() { ignoring = max(ignoring - 1, 0) }

  public var windows: [UIWindow] { SceneEnvironment.current.windows }

  public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
}
