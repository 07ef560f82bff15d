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

  /// Hands an event to the windows that its touches are in, backmost first.
  open func sendEvent(_ event: UIEvent) {
    for window in windows where event.touches(for: window) != nil { window.sendEvent(event) }
  }

  /// Calls a method of a target, or, without one, of the first responder from the sender upwards
  /// that has the method.
  /// - Returns: Whether there was anybody to call.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      action.send(to: target as AnyObject, sender: sender, event: event)
      return true
    }
    var responder = SceneEnvironment.current.focus.responder ?? sender as? UIResponder
    while let current = responder, !action.isMethod(of: current) { responder = current.next }
    if let responder { action.send(to: responder, sender: sender, event: event) }
    return responder != nil
  }

  public var windows: [UIWindow] { SceneEnvironment.current.windows }

  public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
}
