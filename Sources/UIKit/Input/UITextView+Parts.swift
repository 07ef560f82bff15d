import QuartzCore

/// What few text views have.
@MainActor
struct TextViewParts {
  var inputView: UIView?
  var accessoryView: UIView?
  var selection: NSRange?
  var marked: NSRange?
  /// Made when it is first asked for.
  var storage: NSTextStorage?
  /// Kept alive where the view made it.
  var manager: NSLayoutManager?
  var marks: TextMarks?
  var linkLook: [NSAttributedString.Key: Any]?
  var detectorTypes: UIDataDetectorTypes = []
  /// Whether the text is to be looked through.
  var isUnread = false
}

extension UITextView: TextDocument {
  var words: NSAttributedString { label.attributedText ?? NSAttributedString(string: text ?? "") }
  var wordsLabel: UILabel { label }

  var selection: NSRange {
    get { clamped(parts.selection ?? NSRange(location: length, length: 0)) }
    set {
      guard newValue != selection else { return parts.selection = newValue }
      inputDelegate?.selectionWillChange(self)
      parts.selection = newValue
      setNeedsLayout()
      inputDelegate?.selectionDidChange(self)
      delegate?.textViewDidChangeSelection(self)
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
    let changed = NSMutableAttributedString(attributedString: words)
    changed.replaceCharacters(in: clamped(range), with: text)
    if label.content.attributed == nil {
      self.text = changed.string
    } else {
      attributedText = changed
    }
    parts.selection = NSRange(location: range.location + text.utf16.count, length: 0)
    inputDelegate?.textDidChange(self)
  }
}

extension TextDocument {
  /// How the letter at a place looks, or the one before it.
  func styling(at offset: Int) -> [NSAttributedString.Key: Any]? {
    guard length > 0 else { return [.font: wordsLabel.content.font] }
    let found = words.attributes(at: min(max(offset, 0), length - 1), effectiveRange: nil)
    return found.merging([.font: wordsLabel.content.font]) { own, _ in own }
  }
}

extension UITextView {
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}
