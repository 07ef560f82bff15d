import QuartzCore

/// A line of text. It takes the keyboard; a person types at its end.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextEntry, UITextInput {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a view beside the text shows.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  let label = UILabel()
  var parts = TextFieldParts()
  var inputTraits = TextInputTraits()

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
  /// Never nil: nothing is empty.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      (parts.words, parts.selection, parts.marked) = (nil, nil, nil)
      setNeedsLayout()
    }
  }
  /// Text with attributes, which goes before the plain one.
  open var attributedText: NSAttributedString? {
    get { parts.words ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      parts.words = newValue
    }
  }
  /// Pale, while there is no text.
  open var placeholder: String? { didSet { setNeedsLayout() } }
  /// A placeholder with attributes, which goes before the plain one.
  open var attributedPlaceholder: NSAttributedString? { didSet { setNeedsLayout() } }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { setNeedsLayout() } }
  open var textColor: UIColor? = .label { didSet { setNeedsLayout() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsLayout() } }
  /// Whether bullets stand for the characters.
  open var isSecureTextEntry = false { didSet { setNeedsLayout() } }
  open var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }
  /// Whether the text goes when editing begins. Default false.
  open var clearsOnBeginEditing = false
  /// Kept: what is typed is put at the end.
  open var clearsOnInsertion = false
  /// Whether a text that is too long is drawn smaller. Default false.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsLayout() } }
  /// Points: the smallest that such a text becomes.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the reader's text size. Default false.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }
  /// Attributes of all of the text; font, colour and paragraph style count.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      if let font = defaultTextAttributes[.font] as? UIFont { self.font = font }
      if let color = defaultTextAttributes[.foregroundColor] as? UIColor { textColor = color }
      if let style = defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
    }
  }
  /// Kept: what is typed looks like the rest.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false
  /// A picture behind the text, unless there is a border of another style.
  open var background: UIImage? { didSet { setNeedsLayout() } }
  open var disabledBackground: UIImage?

  // MARK: Beside the text

  /// A view before the text.
  open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view after the text.
  open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When a cross shows that empties the field. Default never.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

  /// What stands in for the keyboard.
  open override var inputView: UIView? {
    get { parts.inputView }
    set { parts.inputView = newValue }
  }

  /// Kept above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { parts.accessoryView }
    set { parts.accessoryView = newValue }
  }

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

  func beginEntry() { beginEditing() }
  func endEntry() { endEditing() }

  // MARK: Where things lie

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }

  /// Where the text lies while one writes: as else.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    placedByReading(
      CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19), in: bounds)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.fittedSize ?? .zero
    return placedByReading(
      CGRect(
        x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height),
      in: bounds)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.fittedSize ?? .zero
    return placedByReading(
      CGRect(
        x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height), in: bounds)
  }

  /// Called by subclasses only: the label draws the text.
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}

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
    layOutParts()
    let room =
      !hasText && !isEditing
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    label.frame = room
    scrollText(in: room)
    placeMarks(in: room)
  }

  // MARK: Keys

  open var hasText: Bool { text?.isEmpty == false }
  open func insertText(_ text: String) { press(.insert(text)) }
  open func deleteBackward() { press(.deleteBackward) }

  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition(text?.utf16.count ?? 0) }

  /// What is selected: the place at the end, where one types, unless it was set.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { selection = newValue?.nsRange ?? NSRange(location: length, length: 0) }
  }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (low, high) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    return UITextRange(NSRange(location: low, length: high - low))
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(place) : nil
  }

  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    layOutPlaces().offset(from: position.offset, direction, steps: offset).map {
      UITextPosition($0)
    }
  }

  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { farthest(in: range, direction) }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  open func text(in range: UITextRange) -> String? {
    let range = range.nsRange
    guard NSMaxRange(range) <= length else { return nil }
    return (words.string as NSString).substring(with: range)
  }

  open func replace(_ range: UITextRange, withText text: String) {
    guard NSMaxRange(range.nsRange) <= length else { return }
    exchange(range.nsRange, for: text)
  }

  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  /// Hears of changes; not kept alive.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Words are letters and digits together.
  open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  /// What is being put together from several keys.
  open var markedTextRange: UITextRange? { marked.map { UITextRange($0) } }
  /// Kept: what is marked looks like the rest.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText, selecting: selectedRange)
  }
  open func unmarkText() { marked = nil }

  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { extent(from: position, direction) }

  /// Kept by nobody: text runs as its letters do.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  /// Of a stretch of text, what lies on its first line.
  open func firstRect(for range: UITextRange) -> CGRect {
    layOutPlaces().rects(of: range.nsRange).first ?? layOutPlaces().caret(at: range.start.offset)
  }
  open func caretRect(for position: UITextPosition) -> CGRect {
    layOutPlaces().caret(at: position.offset)
  }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selectionParts(of: range.nsRange)
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearest(point, in: whole) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearest(point, in: range.nsRange)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? {
    layOutPlaces().letter(at: point).map { UITextRange($0) }
  }
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { styling(at: position.offset) }

  // MARK: Standard actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    allows("\(action.name)") ?? super.canPerformAction(action, withSender: sender)
  }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func cut(_ sender: Any?) {
    copySelection()
    if selection.length > 0 { deleteBackward() }
  }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { selection = whole }
  open override func delete(_ sender: Any?) { if selection.length > 0 { deleteBackward() } }

  // MARK: Traits of text input, which are kept

  open var keyboardType: UIKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set { inputTraits.keyboardAppearance = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { inputTraits.smartQuotesType }
    set { inputTraits.smartQuotesType = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { inputTraits.smartDashesType }
    set { inputTraits.smartDashesType = newValue }
  }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { inputTraits.smartInsertDeleteType }
    set { inputTraits.smartInsertDeleteType = newValue }
  }
  open var inlinePredictionType: UITextInlinePredictionType {
    get { inputTraits.inlinePredictionType }
    set { inputTraits.inlinePredictionType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }
  open var textContentType: UITextContentType! {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }
  open var passwordRules: UITextInputPasswordRules? {
    get { inputTraits.passwordRules }
    set { inputTraits.passwordRules = newValue }
  }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Why editing ended, a raw value.
  public nonisolated static let didEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"
}
