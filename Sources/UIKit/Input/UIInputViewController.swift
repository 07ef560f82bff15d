import QuartzCore

/// Keys of one's own, in the keyboard's place or above it: a plain view, whose colours are the keyboard's.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// As the keyboard's ground.
    case keyboard = 1
  }

  open private(set) var inputViewStyle: Style
  /// Kept: it is as high as its frame.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .secondarySystemBackground }
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// Clicks when one of its keys is touched: none is heard.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

/// The text that keys of one's own type into: the first responder's.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var documentInputMode: UITextInputMode? { get }
  var documentIdentifier: UUID { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  func unmarkText()
}

/// Words that the system would know: none.
@preconcurrency @MainActor
open class UILexicon: NSObject {
  open private(set) var entries: [UILexiconEntry] = []
}

/// What is written for what is typed.
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
  open var documentText: String { "" }
  open var userInput: String { "" }
}

/// A controller whose view are keys. Keyboards for other applications run nowhere here.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  private let keys = UIInputView(frame: .zero, inputViewStyle: .keyboard)
  private var given: UIInputView?

  open override var inputView: UIInputView? {
    get { given ?? keys }
    set { given = newValue }
  }
  /// The language of the keys: kept.
  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  /// There are no other keyboards to go to.
  open var needsInputModeSwitchKey: Bool { false }

  open override func loadView() { view = inputView ?? keys }

  /// Has whoever types leave off.
  open func dismissKeyboard() {
    _ = SceneEnvironment.current.focus.responder?.resignFirstResponder()
  }
  open func advanceToNextInputMode() {}
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void)
  {
    completionHandler(UILexicon())
  }
}

/// Keys of a language: those of English.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  private static let usual = UITextInputMode()
  open class var activeInputModes: [UITextInputMode] { [usual] }
  open var primaryLanguage: String? { "en-US" }
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
