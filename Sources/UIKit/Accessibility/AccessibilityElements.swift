import QuartzCore

/// Something else that those who hear the screen can do to an element.
open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  /// The name with attributes, which goes before the plain one.
  open var attributedName: NSAttributedString
  open var image: UIImage?
  /// Under which heading it stands; kept.
  open var category: String?
  open weak var target: AnyObject?
  open var selector: Selector?
  /// Says whether it was done.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  public init(
    attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector
  ) {
    (name, self.attributedName, self.image) = (attributedName.string, attributedName, image)
    (self.target, self.selector) = (target as AnyObject?, selector)
  }

  public init(
    attributedName: NSAttributedString, image: UIImage? = nil,
    actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool
  ) {
    (name, self.attributedName, self.image) = (attributedName.string, attributedName, image)
    self.actionHandler = actionHandler
  }

  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.name, attributedName, self.image) = (name, NSAttributedString(string: name), image)
    (self.target, self.selector) = (target as AnyObject?, selector)
  }

  public init(
    name: String, image: UIImage? = nil,
    actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil
  ) {
    (self.name, attributedName, self.image) = (name, NSAttributedString(string: name), image)
    self.actionHandler = actionHandler
  }
}

/// Something that those who hear the screen go through it by: headings, links. Nobody does here.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  /// Raw values are UIKit's.
  public enum Direction: Int, Sendable { case previous = 0, next }

  /// What the system itself goes by. Raw values are UIKit's.
  public enum SystemRotorType: Int, Sendable {
    case none = 0
    case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
    case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image
    case textField, table, list, landmark
  }

  open var name: String
  open var attributedName: NSAttributedString
  open var itemSearchBlock: Search
  open private(set) var systemRotorType = SystemRotorType.none

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, attributedName) = (name, NSAttributedString(string: name))
    self.itemSearchBlock = itemSearchBlock
  }
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    (name, self.attributedName) = (attributedName.string, attributedName)
    self.itemSearchBlock = itemSearchBlock
  }
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (name, attributedName) = ("", NSAttributedString(string: ""))
    (systemRotorType, self.itemSearchBlock) = (type, itemSearchBlock)
  }
}

/// From where, and which way, the next thing is looked for.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open lazy var currentItem = UIAccessibilityCustomRotorItemResult(
    targetElement: self, targetRange: nil)
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// What was found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
  }
}

/// Something to be read out that is no view: a part of what a view draws.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityIdentifier: String?
  /// In the container's coordinates; moves with it.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  open override var accessibilityFrame: CGRect {
    get {
      guard let view = accessibilityContainer as? UIView,
        accessibilityFrameInContainerSpace != .zero
      else { return super.accessibilityFrame }
      return view.convert(accessibilityFrameInContainerSpace, to: nil as UIView?)
    }
    set { super.accessibilityFrame = newValue }
  }
}

/// Something with a name for tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}

/// Where something can be dragged from, or dropped.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  open private(set) weak var view: UIView?
  open private(set) var point: CGPoint
  open private(set) var attributedName: NSAttributedString
  open var name: String { attributedName.string }

  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    (self.attributedName, self.point, self.view) = (attributedName, point, view)
  }
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }
}

/// A table that is read out cell by cell. All but the first three are optional.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  func accessibilityRowCount() -> Int
  func accessibilityColumnCount() -> Int
  func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// A cell of such a table.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  func accessibilityRowRange() -> NSRange
  func accessibilityColumnRange() -> NSRange
}

/// A page that is read out line by line.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent: NSObjectProtocol {
  func accessibilityLineNumber(for point: CGPoint) -> Int
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  func accessibilityPageContent() -> String?
}

/// Which way three fingers scroll. Raw values are UIKit's.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// What kind of text it is, for how it is read out.
public struct UIAccessibilityTextualContext: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// How touches go to an element while the screen is read out.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 2)
}

/// Whether what an element opens is open. Raw values are UIKit's.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
  case unsupported = 0, expanded, collapsed
}

/// How soon something is said.
public struct UIAccessibilityPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

/// What a device that is held to one application can be kept from.
@preconcurrency @MainActor
public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
  var guidedAccessRestrictionIdentifiers: [String]? { get }
  func guidedAccessRestriction(
    withIdentifier restrictionIdentifier: String,
    didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
  func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
  func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

extension UIGuidedAccessRestrictionDelegate {
  public func detailTextForGuidedAccessRestriction(
    withIdentifier restrictionIdentifier: String
  ) -> String? { nil }
}
