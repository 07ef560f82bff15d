import QuartzCore

/// How an alert of old asks for words. Raw values are UIKit's.
public enum UIAlertViewStyle: Int, Sendable {
  case `default` = 0
  case secureTextInput, plainTextInput, loginAndPasswordInput
}

/// Hears what was chosen in an alert of old. All requirements are optional.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  func alertViewCancel(_ alertView: UIAlertView)
  func willPresent(_ alertView: UIAlertView)
  func didPresent(_ alertView: UIAlertView)
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertViewCancel(_ alertView: UIAlertView) {}
  public func willPresent(_ alertView: UIAlertView) {}
  public func didPresent(_ alertView: UIAlertView) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

/// An alert of before iOS 8. It is shown as an alert controller over whatever is on top, and kept alive
/// meanwhile.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  open weak var delegate: AnyObject?
  open var title = ""
  open var message: String?
  open var alertViewStyle = UIAlertViewStyle.default { didSet { fields = nil } }
  /// −1 for none.
  open var cancelButtonIndex = -1
  open private(set) var firstOtherButtonIndex = -1
  private var buttons: [String] = []
  private var fields: [UITextField]?
  private var shown: UIAlertController?

  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.message, self.delegate) = (title ?? "", message, delegate)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    firstOtherButtonIndex = -1
  }

  /// - Returns: The button's index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    buttons.append(title ?? "")
    if firstOtherButtonIndex < 0, buttons.count - 1 != cancelButtonIndex {
      firstOtherButtonIndex = buttons.count - 1
    }
    return buttons.count - 1
  }

  open func buttonTitle(at buttonIndex: Int) -> String? {
    buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil
  }
  open var numberOfButtons: Int { buttons.count }
  open var isVisible: Bool { shown != nil }

  /// A field of the style's; an index beyond is answered with nil.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let all = madeFields
    return all.indices.contains(textFieldIndex) ? all[textFieldIndex] : nil
  }

  private var told: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  private func field(_ placeholder: String, isSecret: Bool) -> UITextField {
    let field = UITextField(frame: .zero)
    field.placeholder = placeholder
    field.isSecureTextEntry = isSecret
    return field
  }

  private var madeFields: [UITextField] {
    if let fields { return fields }
    let made: [UITextField] =
      switch alertViewStyle {
      case .default: []
      case .plainTextInput: [field("", isSecret: false)]
      case .secureTextInput: [field("", isSecret: true)]
      case .loginAndPasswordInput:
        [field("Login", isSecret: false), field("Password", isSecret: true)]
      }
    fields = made
    return made
  }

  open func show() {
    guard shown == nil, let presenter = UIApplication.shared.keyWindow?.topController else {
      return
    }
    let alert = UIAlertController(
      title: title.isEmpty ? nil : title, message: message, preferredStyle: .alert)
    for (index, words) in buttons.enumerated() {
      let action = UIAlertAction(
        title: words, style: index == cancelButtonIndex ? .cancel : .default
      ) { _ in self.ended(index) }
      if index == firstOtherButtonIndex {
        action.isEnabled = told?.alertViewShouldEnableFirstOtherButton(self) ?? true
      }
      alert.addAction(action)
    }
    alert.adopt(madeFields)
    shown = alert
    told?.willPresent(self)
    presenter.present(alert, animated: true) { self.told?.didPresent(self) }
  }

  private func ended(_ index: Int) {
    shown = nil
    told?.alertView(self, clickedButtonAt: index)
    told?.alertView(self, willDismissWithButtonIndex: index)
    told?.alertView(self, didDismissWithButtonIndex: index)
  }

  /// Takes it away; `clickedButtonAt` is not told.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let alert = shown else { return }
    shown = nil
    told?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    alert.presentingViewController?.dismiss(animated: animated) {
      self.told?.alertView(self, didDismissWithButtonIndex: buttonIndex)
    }
  }
}

extension UIWindow {
  /// The controller that has nothing on top of it.
  var topController: UIViewController? {
    rootViewController.map { root in
      sequence(first: root) { $0.presentation.presented }.reduce(root) { $1 }
    }
  }
}
