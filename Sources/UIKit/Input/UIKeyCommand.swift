import QuartzCore

/// A shortcut of a keyboard, pressed by `Stage.press(_:modifiers:)`.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"

  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  public nonisolated static let f1 = "UIKeyInputF1"
  public nonisolated static let f2 = "UIKeyInputF2"
  public nonisolated static let f3 = "UIKeyInputF3"
  public nonisolated static let f4 = "UIKeyInputF4"
  public nonisolated static let f5 = "UIKeyInputF5"
  public nonisolated static let f6 = "UIKeyInputF6"
  public nonisolated static let f7 = "UIKeyInputF7"
  public nonisolated static let f8 = "UIKeyInputF8"
  public nonisolated static let f9 = "UIKeyInputF9"
  public nonisolated static let f10 = "UIKeyInputF10"
  public nonisolated static let f11 = "UIKeyInputF11"
  public nonisolated static let f12 = "UIKeyInputF12"

  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Kept: the system has no shortcuts here.
  open var wantsPriorityOverSystemBehavior = false
  /// Kept: keys are those of one keyboard.
  open var allowsAutomaticLocalization = true
  open var allowsAutomaticMirroring = true

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
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
