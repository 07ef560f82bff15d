import QuartzCore

/// Which way one goes through a text as it is stored.
public enum UITextStorageDirection: Int, Sendable { case forward = 0, backward = 1 }

/// Which way one goes through a text as it is laid out.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left = 3, up = 4, down = 5 }

/// Which way one goes through a text, as it is stored or as it is laid out.
public struct UITextDirection: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Towards the end, for text that runs from the left.
  var isForward: Bool { rawValue == 0 || rawValue == 2 || rawValue == 5 }
}

/// Of which size the steps are in which one goes through a text.
public enum UITextGranularity: Int, Sendable {
  case character = 0, word, sentence, paragraph, line, document
}

/// Hears from a view with text that its text or its selection changes.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Knows where words, sentences and the like begin and end.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// A text that is typed into: its places, what is selected, and where everything lies.
///
/// Of the requirements that a text has on a device, those that are optional there have defaults here.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  /// What is being put together from several keys; nil for nothing.
  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?

  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  var textInputView: UIView { get }
  var selectionAffinity: UITextStorageDirection { get set }
  func insertDictationResult(_ dictationResult: [UIDictationPhrase])
  func dictationRecordingDidEnd()
  func dictationRecognitionFailed()
  func beginFloatingCursor(at point: CGPoint)
  func updateFloatingCursor(at point: CGPoint)
  func endFloatingCursor()
}

extension UITextInput {
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  {
    position(from: range.start, offset: offset)
  }
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  public var textInputView: UIView { self as? UIView ?? UIView() }
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  /// Nobody dictates here: none of these is called.
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }
  public func dictationRecordingDidEnd() {}
  public func dictationRecognitionFailed() {}
  /// The cursor that a finger moves over the keys: there is none here.
  public func beginFloatingCursor(at point: CGPoint) {}
  public func updateFloatingCursor(at point: CGPoint) {}
  public func endFloatingCursor() {}
}

/// What was dictated, in several readings. Nobody dictates here.
open class UIDictationPhrase: NSObject {
  open private(set) var text = ""
  open private(set) var alternativeInterpretations: [String]?
}

/// A part of a selection: what of it lies on one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  private let place: CGRect
  private let ends: (start: Bool, end: Bool)

  init(_ place: CGRect, containsStart: Bool, containsEnd: Bool) {
    (self.place, ends) = (place, (containsStart, containsEnd))
  }

  /// For subclasses, which say themselves where they are.
  public override convenience init() { self.init(.zero, containsStart: false, containsEnd: false) }

  open var rect: CGRect { place }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { ends.start }
  open var containsEnd: Bool { ends.end }
  open var isVertical: Bool { false }
}
