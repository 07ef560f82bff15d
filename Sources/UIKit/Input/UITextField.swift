import QuartzCore

/// Hears what happens to a text field. All requirements are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Before a key changes the text: `range`, in UTF-16, gives way to `string`.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Before `clearsOnBeginEditing` empties the field.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// After a key has changed the text; nothing else is selected.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

/// A line of text. It takes the keyboard; a person types at its end.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextEntry {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addPart(label)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addPart(label)
    DocumentCoder.made(self, by: UITextField.self, from: coder)
  }

  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = "" { didSet { setNeedsLayout() } }
  /// Pale, while there is no text.
  open var placeholder: String? { didSet { setNeedsLayout() } }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { setNeedsLayout() } }
  open var textColor: UIColor? = .label { didSet { setNeedsLayout() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsLayout() } }
  /// Whether bullets stand for the characters.
  open var isSecureTextEntry = false { didSet { setNeedsLayout() } }
  open var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }
  /// Whether the text goes when editing begins. Default false.
  open var clearsOnBeginEditing = false

  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool {
    isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  override var bringsKeyboard: Bool { true }

  /// A tap takes the keyboard.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    becomeFirstResponder()
  }

  func beginEntry() {
    if clearsOnBeginEditing, text?.isEmpty == false, delegate?.textFieldShouldClear(self) ?? true {
      text = ""
    }
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, nil)
  }

  func endEntry() {
    delegate?.textFieldDidEndEditing(self)
    send(.editingDidEnd, nil)
  }

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: borderStyle == .none ? 0 : 7, dy: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    dress()
    let words = label.sizeThatFits(.zero)
    return CGSize(
      width: words.width + (borderStyle == .none ? 0 : 14),
      height: max(words.height, borderStyle == .none ? 22 : 34))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    dress()
    label.frame = textRect(forBounds: bounds)
  }

  private func dress() {
    let isEmpty = text?.isEmpty ?? true
    let shown = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text
    label.text = isEmpty ? placeholder : shown
    label.textColor = isEmpty ? .tertiaryLabel : textColor
    label.font = font
    label.textAlignment = textAlignment
    layer.borderWidth = borderStyle == .none ? 0 : 0.5
    layer.borderColor = CGColor(UIColor.separator.rgba(for: traitCollection))
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    if borderStyle == .roundedRect, backgroundColor == nil { backgroundColor = .systemBackground }
  }
}
