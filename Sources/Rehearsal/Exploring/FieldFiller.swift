import UIKit

/// Writes something sensible into the empty fields of a form, as a person would before going on.
@MainActor
enum FieldFiller {
  /// The empty fields on the screen, as they lie.
  static func fields(of environment: SceneEnvironment) -> [UITextField] {
    environment.windows.flatMap { fields(in: $0) }
  }

  /// Fills them one after the other, and puts the keyboard away.
  static func fill(_ environment: SceneEnvironment) {
    let fields = fields(of: environment)
    for field in fields where field.becomeFirstResponder() { field.insertText(words(for: field)) }
    _ = fields.last?.resignFirstResponder()
  }

  private static func fields(in view: UIView) -> [UITextField] {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return [] }
    if let field = view as? UITextField {
      return field.isEnabled && (field.text ?? "").isEmpty && !(field is UISearchTextField)
        ? [field] : []
    }
    return view.subviews.flatMap(fields)
  }

  private static func words(for field: UITextField) -> String {
    let hint = (field.placeholder ?? field.accessibilityLabel ?? "").lowercased()
    if field.isSecureTextEntry || hint.contains("password") { return "Password1!" }
    switch field.keyboardType {
    case .emailAddress: return "jane@example.com"
    case .numberPad, .decimalPad, .asciiCapableNumberPad: return "1234"
    case .phonePad: return "5551234567"
    case .URL: return "https://example.com"
    default: break
    }
    if hint.contains("mail") { return "jane@example.com" }
    if hint.contains("name") { return "Jane" }
    return "Hello there"
  }
}
