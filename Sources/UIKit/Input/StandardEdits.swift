import QuartzCore

/// What menus and keyboards ask of whoever has the focus. Every responder has the methods, for subclasses to
/// override; one that does not override a method does not take the action.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func pasteAndMatchStyle(_ sender: Any?)
  func pasteAndGo(_ sender: Any?)
  func pasteAndSearch(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
  func increaseSize(_ sender: Any?)
  func decreaseSize(_ sender: Any?)
  func find(_ sender: Any?)
  func findAndReplace(_ sender: Any?)
  func findNext(_ sender: Any?)
  func findPrevious(_ sender: Any?)
  func useSelectionForFind(_ sender: Any?)
  func duplicate(_ sender: Any?)
  func move(_ sender: Any?)
  func rename(_ sender: Any?)
  func export(_ sender: Any?)
  func printContent(_ sender: Any?)
  func share(_ sender: Any?)
  func newFromPasteboard(_ sender: Any?)
  func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler)
}

/// Makes attributes of a selection out of those that it has.
public typealias UITextAttributesConversionHandler =
  ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]

extension UIResponder: UIResponderStandardEditActions {}

/// The standard actions by name, and who takes them.
@MainActor
enum StandardEdits {
  static let names: Set = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "select:",
    "selectAll:", "delete:", "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:", "increaseSize:", "decreaseSize:", "find:", "findAndReplace:", "findNext:",
    "findPrevious:", "useSelectionForFind:", "duplicate:", "move:", "rename:", "export:",
    "printContent:", "share:", "newFromPasteboard:",
  ]

  /// The actions of a menu over a text, in its order, with their words.
  static let menu: [(word: SystemWord, action: Selector)] = [
    (.cut, Selector("cut:", UIResponder.cut)), (.copy, Selector("copy:", UIResponder.copy(_:))),
    (.paste, Selector("paste:", UIResponder.paste(_:))),
    (.delete, Selector("delete:", UIResponder.delete(_:))),
    (.select, Selector("select:", UIResponder.select(_:))),
    (.selectAll, Selector("selectAll:", UIResponder.selectAll(_:))),
  ]

  private static let bare = UIResponder()

  /// Whether a responder that says nothing itself takes an action: where the method is one of its own class,
  /// and not just what every responder has.
  static func answers(_ responder: UIResponder, _ action: Selector) -> Bool {
    guard action.isMethod(of: responder) else { return false }
    return !names.contains("\(action.name)") || !action.isMethod(of: bare)
  }

  /// The lines that suit whoever has the focus.
  static func lines(for responder: UIResponder?) -> [UIMenuElement] {
    menu.filter { responder?.canPerformAction($0.action, withSender: nil) ?? false }.map {
      UICommand(title: $0.word.text, action: $0.action)
    }
  }
}
