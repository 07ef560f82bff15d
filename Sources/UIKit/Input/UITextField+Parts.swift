import QuartzCore

/// Hears what happens to a text field. All requirements are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The same with a reason; calls the plain one unless it is implemented.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Before a key changes the text: `range`, in UTF-16, gives way to `string`.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Before `clearsOnBeginEditing` or the cross empties the field.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// After a key has changed the text; nothing else is selected.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// The menu over the text: shown by an edit menu interaction only, which asks its own delegate.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

/// What few text fields have.
@MainActor
struct TextFieldParts {
  var words: NSAttributedString?
  var inputView: UIView?
  var accessoryView: UIView?
  var selection: NSRange?
  var marked: NSRange?
  var cross: UIButton?
  var backdrop: UIImageView?
  var marks: TextMarks?
}

extension UITextField: TextDocument {
  var words: NSAttributedString {
    let shown = isSecureTextEntry ? String(repeating: "•", count: text?.utf16.count ?? 0) : text
    return (isSecureTextEntry ? nil : parts.words) ?? NSAttributedString(string: shown ?? "")
  }
  var wordsLabel: UILabel { label }

  var selection: NSRange {
    get { clamped(parts.selection ?? NSRange(location: length, length: 0)) }
    set {
      guard newValue != selection else { return parts.selection = newValue }
      inputDelegate?.selectionWillChange(self)
      parts.selection = newValue
      setNeedsLayout()
      inputDelegate?.selectionDidChange(self)
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  var marked: NSRange? {
    get { parts.marked }
    set { parts.marked = newValue }
  }

  var marks: TextMarks? {
    get { parts.marks }
    set { parts.marks = newValue }
  }

  func type(_ text: String) { press(.insert(text)) }

  func exchange(_ range: NSRange, for text: String) {
    inputDelegate?.textWillChange(self)
    let former = (self.text ?? "") as NSString
    self.text = former.replacingCharacters(in: clamped(range), with: text)
    parts.selection = NSRange(location: range.location + text.utf16.count, length: 0)
    inputDelegate?.textDidChange(self)
  }
}

extension UIView {
  /// The size of a view beside a text: its own, or what suits it.
  var fittedSize: CGSize {
    bounds.size == .zero ? sizeThatFits(.zero) : bounds.size
  }
}

extension UITextField {
  func beginEditing() {
    if clearsOnBeginEditing, text?.isEmpty == false, delegate?.textFieldShouldClear(self) ?? true {
      text = ""
    }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, nil)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func endEditing() {
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd, nil)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    setNeedsLayout()
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private var showsCross: Bool { shows(clearButtonMode) && hasText && !showsRight }
  private var showsLeft: Bool { leftView != nil && shows(leftViewMode) }
  private var showsRight: Bool { rightView != nil && shows(rightViewMode) }

  /// The bounds without a border and what is beside the text.
  func roomForText(in bounds: CGRect) -> CGRect {
    let border: CGFloat = borderStyle == .none ? 0 : 7
    var room = cut(bounds, left: border, right: border)
    if showsLeft { room = cut(room, before: leftViewRect(forBounds: bounds)) }
    if showsRight {
      room = cut(room, after: rightViewRect(forBounds: bounds))
    } else if showsCross {
      room = cut(room, after: clearButtonRect(forBounds: bounds).insetBy(dx: -5, dy: 0))
    }
    return room
  }

  private var readsFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The part of a room where one reads on after something.
  private func cut(_ room: CGRect, before part: CGRect) -> CGRect {
    readsFromRight
      ? cut(room, right: room.maxX - part.minX) : cut(room, left: part.maxX - room.minX)
  }

  /// The part of a room that one reads before something.
  private func cut(_ room: CGRect, after part: CGRect) -> CGRect {
    readsFromRight
      ? cut(room, left: part.maxX - room.minX) : cut(room, right: room.maxX - part.minX)
  }

  /// A place that is told for reading from left to right.
  func placedByReading(_ part: CGRect, in bounds: CGRect) -> CGRect {
    guard readsFromRight else { return part }
    return CGRect(
      x: bounds.minX + bounds.maxX - part.maxX, y: part.minY, width: part.width,
      height: part.height)
  }

  private func cut(_ rect: CGRect, left: CGFloat = 0, right: CGFloat = 0) -> CGRect {
    let (left, right) = (max(left, 0), max(right, 0))
    return CGRect(
      x: rect.minX + left, y: rect.minY, width: max(rect.width - left - right, 0),
      height: rect.height)
  }

  func layOutParts() {
    place(leftView, shown: showsLeft, at: leftViewRect(forBounds: bounds))
    place(rightView, shown: showsRight, at: rightViewRect(forBounds: bounds))
    if showsCross, parts.cross == nil { parts.cross = makeCross() }
    place(parts.cross, shown: showsCross, at: clearButtonRect(forBounds: bounds))
  }

  /// While one writes a text that is too long, the part where one writes shows, without an ellipsis.
  func scrollText(in room: CGRect) {
    label.lineBreakMode = isEditing ? .byClipping : .byTruncatingTail
    let width = isEditing && hasText ? ceil(label.sizeThatFits(.zero).width) + 2 : 0
    guard width > room.width, !adjustsFontSizeToFitWidth else {
      if label.layer.mask != nil { label.layer.mask = nil }
      return
    }
    label.frame = CGRect(
      x: readsFromRight ? room.maxX - width : room.minX, y: room.minY, width: width,
      height: room.height)
    let place = TextPlaces(words, in: label).caret(at: NSMaxRange(selection))
    label.frame.origin.x += max(room.minX - place.minX, 0) - max(place.maxX - room.maxX, 0)
    let window = label.layer.mask ?? CALayer()
    window.backgroundColor = UIColor.black.cgColor
    window.frame = CGRect(
      x: room.minX - label.frame.minX, y: 0, width: room.width, height: label.bounds.height)
    label.layer.mask = window
  }

  private func place(_ view: UIView?, shown: Bool, at frame: CGRect) {
    guard let view else { return }
    guard shown else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    view.frame = frame
  }

  private func makeCross() -> UIButton {
    let cross = UIButton(type: .custom)
    cross.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    cross.tintColor = .tertiaryLabel
    cross.addAction(
      UIAction { [weak self] _ in
        guard let self, delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        send(.editingChanged, nil)
      }, for: .primaryActionTriggered)
    return cross
  }

  private var gravity: CALayerContentsGravity {
    switch textAlignment {
    case .center: .center
    case .right: .right
    case .natural where effectiveUserInterfaceLayoutDirection == .rightToLeft: .right
    default: .left
    }
  }

  func dress() {
    let isEmpty = text?.isEmpty ?? true
    let shown = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text
    label.textColor = isEmpty ? .tertiaryLabel : textColor
    label.font = font
    label.textAlignment = textAlignment
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    // A field whose width is on its way to another does not stretch its letters.
    label.layer.contentsGravity = gravity
    if isEmpty, let attributedPlaceholder {
      label.attributedText = attributedPlaceholder
    } else if !isEmpty, !isSecureTextEntry, let words = parts.words {
      label.attributedText = words
    } else {
      label.text = isEmpty ? placeholder : shown
    }
    layer.borderWidth = borderStyle == .none ? layer.borderWidth : 0.5
    if borderStyle != .none {
      layer.borderColor = CGColor(UIColor.separator.rgba(for: traitCollection))
    }
    if borderStyle == .roundedRect { layer.cornerRadius = 5 }
    if borderStyle == .roundedRect, backgroundColor == nil { backgroundColor = .systemBackground }
    dressBackdrop()
  }

  private func dressBackdrop() {
    guard borderStyle != .roundedRect, let picture = isEnabled ? background : disabledBackground
    else { return parts.backdrop?.removeFromSuperview() ?? () }
    let view = parts.backdrop ?? UIImageView()
    parts.backdrop = view
    view.image = picture
    view.frame = bounds
    if view.superview !== self { insertSubview(view, at: 0) }
  }
}
