import QuartzCore

/// Hears what happens to a text view. All requirements are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  /// Before a key changes the text: `range`, in UTF-16, gives way to `text`.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// Text that scrolls. It takes the keyboard; a person types at its end.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextEntry {
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    DocumentCoder.made(self, by: UITextView.self, from: coder)
  }

  private func setUp() {
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 12)
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
      setNeedsLayout()
    }
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
      CGSize(width: size.width - inset.left - inset.right - 2 * Self.padding, height: 0))
    return CGSize(width: size.width, height: words.height + inset.top + inset.bottom)
  }

  /// What a line of text keeps from the edges: the text container's usual padding.
  private static let padding: CGFloat = 5

  open override func layoutSubviews() {
    let size = sizeThatFits(bounds.size)
    let inset = textContainerInset
    label.frame = CGRect(
      x: inset.left + Self.padding, y: inset.top,
      width: max(bounds.width - inset.left - inset.right - 2 * Self.padding, 0),
      height: size.height - inset.top - inset.bottom)
    contentSize = CGSize(width: bounds.width, height: size.height)
    super.layoutSubviews()
  }
}
