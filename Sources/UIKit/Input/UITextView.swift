import QuartzCore

/// Text that scrolls. It takes the keyboard; a person types at its end.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextEntry, UITextInput {
  let label = UILabel()
  var parts = TextViewParts()
  var inputTraits = TextInputTraits()

  /// - Parameter textContainer: Where the text goes, with its layout manager and its storage where
  ///   it has them; nil for one of the view's own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { self.textContainer = textContainer }
    setUp()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    DocumentCoder.made(self, by: UITextView.self, from: coder)
  }

  private func setUp() {
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 12)
    label.content.links = linkTextAttributes
    textContainer.owner = self
    if let given = textContainer.layoutManager?.textStorage { take(given) }
    backgroundColor = .systemBackground
    addPart(label)
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector("tapped:", UITextView.tapped))
    addGestureRecognizer(tap)
  }

  /// Hears what happens; not kept alive.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      parts.isUnread = true
      (parts.selection, parts.marked) = (nil, nil)
      refillStorage()
      setNeedsLayout()
    }
  }

  /// Text with attributes.
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      parts.isUnread = true
      (parts.selection, parts.marked) = (nil, nil)
      refillStorage()
      setNeedsLayout()
    }
  }

  /// The text as what can be edited in place; every edit shows.
  open var textStorage: NSTextStorage { storage }

  /// Where the letters are, in the text container's coordinates.
  open var layoutManager: NSLayoutManager {
    _ = storage
    return textContainer.layoutManager ?? NSLayoutManager()
  }

  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      setNeedsLayout()
    }
  }

  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }

  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  /// Default true.
  open var isEditable = true { didSet { setNeedsLayout() } }
  /// Kept; nothing is selected. Default true.
  open var isSelectable = true
  /// Default 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { setNeedsLayout() }
  }

  // MARK: What is kept

  open var isSecureTextEntry = false
  /// What is made a link of where the text is not for editing: links, telephone numbers and dates are found.
  open var dataDetectorTypes: UIDataDetectorTypes {
    get { parts.detectorTypes }
    set {
      (parts.detectorTypes, parts.isUnread) = (newValue, true)
      setNeedsLayout()
    }
  }
  /// How links look, over their own look. By default they are of the view's tint.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { parts.linkLook ?? [.foregroundColor: tintColor ?? .link] }
    set {
      parts.linkLook = newValue
      dressLinks()
    }
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    dressLinks()
  }
  /// How the next letters look: as the rest.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var usesStandardTextScaling = false
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }
  /// Where the text goes: its padding and its limit of lines count.
  open private(set) var textContainer = NSTextContainer()

  /// What is selected: the place at the end, where one types, unless it was set.
  open var selectedRange: NSRange {
    get { selection }
    set { selection = newValue }
  }
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { selection = newValue?.nsRange ?? NSRange(location: length, length: 0) }
  }

  /// Scrolls just as far as is needed.
  open func scrollRangeToVisible(_ range: NSRange) {
    let places = layOutPlaces()
    let rects = places.rects(of: clamped(range)) + [places.caret(at: NSMaxRange(range))]
    scrollRectToVisible(rects.reduce(.null) { $0.union($1) }, animated: false)
  }

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

  open var hasText: Bool { !text.isEmpty }
  open func insertText(_ text: String) { press(.insert(text)) }
  open func deleteBackward() { press(.deleteBackward) }

  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition(length) }

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

  open override var canBecomeFirstResponder: Bool {
    isEditable && delegate?.textViewShouldBeginEditing(self) ?? true
  }

  open override var canResignFirstResponder: Bool {
    delegate?.textViewShouldEndEditing(self) ?? true
  }

  override var bringsKeyboard: Bool { true }

  /// A tap opens a link of a text that cannot be edited, and puts the cursor into one that can be.
  func tapped(_ tap: UITapGestureRecognizer) {
    if open(at: tap.location(in: self)) { return }
    becomeFirstResponder()
  }

  func beginEntry() {
    setNeedsLayout()
    delegate?.textViewDidBeginEditing(self)
  }

  func endEntry() {
    setNeedsLayout()
    delegate?.textViewDidEndEditing(self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let words = label.sizeThatFits(
      CGSize(width: size.width - inset.left - inset.right - 2 * padding, height: 0))
    return CGSize(width: size.width, height: words.height + inset.top + inset.bottom)
  }

  /// What a line of text keeps from the edges.
  private var padding: CGFloat { textContainer.lineFragmentPadding }

  /// As high as its text where it does not scroll.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let width = bounds.width > 0 ? bounds.width : CGFloat(10_000)
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  package override var wrapsToLayoutWidth: Bool { !isScrollEnabled }

  open override func layoutSubviews() {
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.lineBreakMode = textContainer.lineBreakMode
    readText()
    let size = sizeThatFits(bounds.size)
    let inset = textContainerInset
    label.frame = CGRect(
      x: inset.left + padding, y: inset.top,
      width: max(bounds.width - inset.left - inset.right - 2 * padding, 0),
      height: size.height - inset.top - inset.bottom)
    contentSize = CGSize(width: bounds.width, height: size.height)
    super.layoutSubviews()
    placeMarks(in: label.frame)
  }
}
