import QuartzCore

/// A shortcut of a keyboard, pressed by `Stage.press(_:modifiers:)`.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"

  open var title: String
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags
  open private(set) var action: Selector?
  open var discoverabilityTitle: String?

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.title = title
    self.action = action
    self.input = input
    self.modifierFlags = modifierFlags
    self.discoverabilityTitle = discoverabilityTitle
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
}

extension SceneEnvironment {
  /// Presses a key: the first responder, or else the deepest controller on show, and those above
  /// it are asked for a shortcut.
  /// - Returns: Whether somebody had one.
  package func press(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
    var responder = focus.responder ?? application.keyWindow?.rootViewController?.frontmost
    while let current = responder {
      let command = current.keyCommands?.first { $0.input == input && $0.modifierFlags == flags }
      if let command, let action = command.action {
        return application.sendAction(action, to: current, from: command, for: nil)
      }
      responder = current.next
    }
    return false
  }
}

extension UIViewController {
  /// The controller on top of all that is presented, pushed or selected.
  fileprivate var frontmost: UIViewController {
    let next =
      presentation.presented ?? (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController
    return next.map(\.frontmost) ?? self
  }
}
