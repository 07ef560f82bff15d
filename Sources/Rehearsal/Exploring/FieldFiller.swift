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

  /// What a person would write, by what the field says of itself; a number of digits that it names is heeded.
  private static func words(for field: UITextField) -> String {
    let hint = [
      field.placeholder, field.attributedPlaceholder?.string, field.accessibilityLabel,
      field.textContentType?.rawValue,
    ].compactMap { $0 }.joined(separator: " ").lowercased()
    let isNumber = [.numberPad, .decimalPad, .asciiCapableNumberPad, .numbersAndPunctuation]
      .contains(field.keyboardType)
    if field.isSecureTextEntry, isNumber { return "1234" }
    if field.isSecureTextEntry || hint.contains("password") { return "Password1!" }
    if let words = known.first(where: { $0.hints.contains(where: hint.contains) })?.words {
      return words
    }
    switch field.keyboardType {
    case .emailAddress: return "jane@example.com"
    case _ where isNumber:
      let digits = Int(String(hint.filter(\.isNumber))) ?? 4
      return String("1234567890123456".prefix(min(max(digits, 1), 16)))
    case .phonePad: return "5551234567"
    case .URL: return "https://example.com"
    default: return "Hello there"
    }
  }

  /// Words by what is asked for, the more special first.
  private static let known: [(hints: [String], words: String)] = [
    (["mail"], "jane@example.com"),
    (["cvc", "cvv", "security code"], "123"),
    (["expir", "mm/yy", "mm / yy"], "12/30"),
    (["card number", "creditcardnumber", "16 digits"], "4242424242424242"),
    (["zip", "postal", "postcode"], "90210"),
    (["one-time", "one time", "6 digits", "6-digit"], "123456"),
    (["user name", "username", "handle", "nickname", "login"], "jane"),
    (["phone", "mobile"], "5551234567"),
    (["street", "address"], "12 Engine Lane"),
    (["city", "town"], "London"),
    (["name"], "Jane Doe"),
    (["url", "website"], "https://example.com"),
    (["amount", "price", "quantity"], "25"),
  ]
}
