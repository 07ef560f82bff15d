import QuartzCore

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = named(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = named("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = named(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = named("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = named(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = named(
    "UIKeyboardDidChangeFrameNotification")

  /// The keyboard's frame before, a `CGRect` in the screen's coordinates.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame afterwards, a `CGRect` in the screen's coordinates.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Seconds, a `Double`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// A raw value of `UIView.AnimationCurve`, a `UInt`: 7, the system's own.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this application's, a `Bool`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  private nonisolated static func named(_ name: String) -> Notification.Name {
    Notification.Name(name)
  }
}
