import QuartzCore

// What people do with text beside typing. Nobody searches, selects by hand or drags text here: what is set is
// kept, and nobody is told.

/// Searches in a text of a view.
@preconcurrency @MainActor
open class UIFindInteraction: _InertInteraction {
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open private(set) var activeFindSession: UIFindSession?
  open var isFindNavigatorVisible: Bool { false }
  open var searchText: String?
  open var replacementText: String?
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  public init(sessionDelegate: any UIFindInteractionDelegate) { delegate = sessionDelegate }
  init(of view: UIView) {}
  open func presentFindNavigator(showingReplace: Bool) {
    Unsupported.report("UIFindInteraction.presentFindNavigator")
  }
  open func dismissFindNavigator() {}
  open func findNext() {}
  open func findPrevious() {}
  open func updateResultCount() {}
}

@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// How a search goes on; for subclasses.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  public enum SearchResultDisplayStyle: UInt, Sendable { case currentAndTotal = 0, total, none }
  open var resultCount: Int { 0 }
  open var highlightedResultIndex: Int { NSNotFound }
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  open var supportsReplacement: Bool { false }
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  open func performSingleReplacement(
    query searchQuery: String, replacementText replacementString: String,
    options: UITextSearchOptions?
  ) {}
  open func replaceAll(
    query searchQuery: String, replacementText replacementString: String,
    options: UITextSearchOptions?
  ) {}
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  open func invalidateFoundResults() {}
}

@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  public enum WordMatchMethod: Int, Sendable { case contains = 0, startsWith, fullWord }
  open var wordMatchMethod: WordMatchMethod { .contains }
  open var stringCompareOptions: NSString.CompareOptions { [] }
}

/// Selecting by hand, in a view of the application's own.
@preconcurrency @MainActor
open class UITextInteraction: _InertInteraction {
  public enum Mode: Int, Sendable { case editable = 0, nonEditable }
  open weak var delegate: (any UITextInteractionDelegate)?
  open weak var textInput: (any UIResponder & UITextInput)?
  open private(set) var textInteractionMode: Mode
  open private(set) var gesturesForFailureRequirements: [UIGestureRecognizer] = []
  public init(for mode: Mode) { textInteractionMode = mode }
}

@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  func interactionWillBegin(_ interaction: UITextInteraction)
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    true
  }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Shows a cursor and a selection in a view of the application's own.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: _InertInteraction {
  open private(set) weak var textInput: (any UITextInput)?
  open private(set) weak var delegate: AnyObject?
  open var isActivated = false
  open private(set) lazy var cursorView = UIView()
  open private(set) lazy var highlightView = UIView()
  open private(set) var handleViews: [UIView] = []
  public init(textInput: any UITextInput, delegate: AnyObject?) {
    (self.textInput, self.delegate) = (textInput, delegate)
  }
  open func layoutManagedSubviews() {}
  open func setNeedsSelectionUpdate() {}
}

/// A magnifier under a finger.
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
  open class func begin(
    at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
  ) -> UITextLoupeSession? { nil }
  open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret: Bool) {}
  open func invalidate() {}
}

/// Buttons above a keyboard of a pad.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UIResponder {
  /// Buttons above a keyboard of a pad: kept.
  public final var inputAssistantItem: UITextInputAssistantItem {
    if let item: UITextInputAssistantItem = kept("assistantItem", nil) { return item }
    let item = UITextInputAssistantItem()
    keep("assistantItem", item)
    return item
  }
}

/// By what is typed.
@preconcurrency @MainActor
open class UITextInputContext: NSObject {
  open var isPencilInputExpected = false
  open var isDictationInputExpected = false
  open var isHardwareKeyboardInputExpected = false
  open class func current() -> UITextInputContext { UITextInputContext() }
}

/// Finds misspelled words: none is known to be.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  open var ignoredWords: [String]? = []
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { [] }
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { [] }
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords?.append(wordToIgnore) }
  open class func learnWord(_ word: String) {
    SceneEnvironment.current.system.learnedWords.insert(word)
  }
  open class func hasLearnedWord(_ word: String) -> Bool {
    SceneEnvironment.current.system.learnedWords.contains(word)
  }
  open class func unlearnWord(_ word: String) {
    SceneEnvironment.current.system.learnedWords.remove(word)
  }
  open class var availableLanguages: [String] { [SystemWord.language] }
}

/// What a dictionary says of a word: an empty screen.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
  public init(term: String) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}

// MARK: Dragging and pasting text

@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  var textDragInteraction: UIDragInteraction? { get }
  var isTextDragActive: Bool { get }
  var textDragOptions: UITextDragOptions { get set }
}

@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  var textDropInteraction: UIDropInteraction? { get }
  var isTextDropActive: Bool { get }
}

public struct UITextDragOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Text whose size follows the reader's.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
extension UITextField: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {}
extension UITextView: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {}

extension UIResponder {
  public final var textDragDelegate: (any UITextDragDelegate)? {
    get { kept("textDragDelegate", nil) }
    set { keep("textDragDelegate", newValue) }
  }
  public final var textDropDelegate: (any UITextDropDelegate)? {
    get { kept("textDropDelegate", nil) }
    set { keep("textDropDelegate", newValue) }
  }
  public final var textDragInteraction: UIDragInteraction? { nil }
  public final var textDropInteraction: UIDropInteraction? { nil }
  public final var isTextDragActive: Bool { false }
  public final var isTextDropActive: Bool { false }
  public final var textDragOptions: UITextDragOptions {
    get { kept("textDragOptions", []) }
    set { keep("textDragOptions", newValue) }
  }
  public final var pasteDelegate: (any UITextPasteDelegate)? {
    get { kept("pasteDelegate", nil) }
    set { keep("pasteDelegate", newValue) }
  }
}

extension UITextView {
  /// Whether one can search in it: kept.
  public final var isFindInteractionEnabled: Bool {
    get { kept("findEnabled", false) }
    set { keep("findEnabled", newValue) }
  }
  public final var findInteraction: UIFindInteraction? {
    isFindInteractionEnabled ? UIFindInteraction(of: self) : nil
  }
  public enum BorderStyle: Int, Sendable { case none = 0, bezel, roundedRect }
  public final var borderStyle: BorderStyle {
    get { kept("borderStyle", .none) }
    set {
      keep("borderStyle", newValue)
      layer.borderWidth = newValue == .none ? 0 : 0.5
      layer.borderColor = UIColor.separator.cgColor
      layer.cornerRadius = newValue == .roundedRect ? 5 : 0
    }
  }
  /// How highlighted stretches look: kept.
  public final var textHighlightAttributes: [NSAttributedString.Key: Any] {
    get { kept("textHighlightAttributes", [:]) }
    set { keep("textHighlightAttributes", newValue) }
  }
  public final var isWritingToolsActive: Bool { false }
  public final var writingToolsBehavior: UIWritingToolsBehavior {
    get { kept("writingToolsBehavior", .default) }
    set { keep("writingToolsBehavior", newValue) }
  }
  public final var textFormattingConfiguration: UITextFormattingViewController.Configuration? {
    get { kept("textFormatting", nil) }
    set { keep("textFormatting", newValue) }
  }
  /// A view by the older or the newer way of laying out text: there is one way here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }
}

/// How much of a text may be written for people. Raw values are UIKit's.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`, complete, limited
}

/// In which form it may be.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
  public static let richText = UIWritingToolsResultOptions(rawValue: 2)
  public static let list = UIWritingToolsResultOptions(rawValue: 4)
  public static let table = UIWritingToolsResultOptions(rawValue: 8)
  public static let presentationIntent = UIWritingToolsResultOptions(rawValue: 16)
}

/// Whether sums are worked out while one types: nobody does here.
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default` = 0, no, yes }
