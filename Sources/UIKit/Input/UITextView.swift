import QuartzCore

/// Text that scrolls. It takes the keyboard; a person types at its end.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextEntry, UIKeyInput {
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
    textContainer.owner = self
    if let given = textContainer.layoutManager?.textStorage { take(given) }
    backgroundColor = .systemBackground
    addPart(label)
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector("tapped", UITextView.tapped))
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
      refillStorage()
      setNeedsLayout()
    }
  }

  /// Text with attributes.
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
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
  open var isEditable = true
  /// Kept; nothing is selected. Default true.
  open var isSelectable = true
  /// Default 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { setNeedsLayout() }
  }

  // MARK: What is kept

  open var isSecureTextEntry = false
  /// What is looked for in the text: nothing, here.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// How links look: kept.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
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
    get { parts.selection ?? NSRange(location: text.utf16.count, length: 0) }
    set { parts.selection = newValue }
  }

  /// Scrolls to the end where the stretch of text ends there.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard NSMaxRange(range) >= text.utf16.count else { return }
    layoutIfNeeded()
    scrollRectToVisible(
      CGRect(x: 0, y: max(contentSize.height - 1, 0), width: 1, height: 1), animated: false)
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

  func tapped() { becomeFirstResponder() }

  func beginEntry() { delegate?.textViewDidBeginEditing(self) }

  func endEntry() { delegate?.textViewDidEndEditing(self) }

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
    let size = sizeThatFits(bounds.size)
    let inset = textContainerInset
    label.frame = CGRect(
      x: inset.left + padding, y: inset.top,
      width: max(bounds.width - inset.left - inset.right - 2 * padding, 0),
      height: size.height - inset.top - inset.bottom)
    contentSize = CGSize(width: bounds.width, height: size.height)
    super.layoutSubviews()
  }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}

/// What few text views have.
@MainActor
struct TextViewParts {
  var inputView: UIView?
  var accessoryView: UIView?
  var selection: NSRange?
  /// Made when it is first asked for.
  var storage: NSTextStorage?
  /// Kept alive where the view made it.
  var manager: NSLayoutManager?
}

/// Where the text of a text view goes.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  weak var owner: UITextView?
  /// What lays text out in it.
  open internal(set) weak var layoutManager: NSLayoutManager?

  public init(size: CGSize = .zero) { self.size = size }

  /// How much room there is; 0 for endless. A text view's own follows the view.
  open var size: CGSize
  /// Points that lines keep from the sides. Default 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { owner?.setNeedsLayout() } }
  /// 0 for as many as there are.
  open var maximumNumberOfLines = 0 { didSet { owner?.setNeedsLayout() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { owner?.setNeedsLayout() } }
  /// Text does not run around paths here: reported.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      if !exclusionPaths.isEmpty { Unsupported.report("NSTextContainer.exclusionPaths") }
    }
  }
  /// Kept.
  open var widthTracksTextView = false
  /// Kept.
  open var heightTracksTextView = false
}
