import QuartzCore

/// A line of a menu, or a menu in it.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether a line has a mark.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// How a line is shown.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  var words: String
  var picture: UIImage?
  var smallWords: String?
  /// A name for tests.
  open var accessibilityIdentifier: String?

  init(words: String, picture: UIImage? = nil) {
    self.words = words
    self.picture = picture
  }

  open var title: String { words }
  open var image: UIImage? { picture }
  /// A smaller line below the title.
  open var subtitle: String? {
    get { smallWords }
    set { smallWords = newValue }
  }
}

/// Lines under a title.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// A name by which application code finds a menu.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let application = Identifier("com.apple.menu.application")
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let view = Identifier("com.apple.menu.view")
    public static let window = Identifier("com.apple.menu.window")
    public static let help = Identifier("com.apple.menu.help")
    public static let share = Identifier("com.apple.menu.share")
    public static let root = Identifier("com.apple.menu.root")
    public static let newItem = Identifier("com.apple.menu.new-item")
  }

  /// How a menu stands in another one.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its lines are among the others', between two separators.
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    /// One line has the mark at a time.
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// How large the lines are.
  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }

  open private(set) var identifier: Identifier
  open private(set) var options: Options
  open private(set) var children: [UIMenuElement]
  /// Kept: lines are large here.
  open var preferredElementSize = ElementSize.automatic
  /// How its lines look; kept.
  open var displayPreferences: UIMenuDisplayPreferences?

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(words: title, picture: image)
    smallWords = subtitle
  }

  /// The same menu with other lines.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The lines that have the mark.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }
}

/// Lines that are worked out when the menu shows.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  var answer: [UIMenuElement]?
  let isCached: Bool

  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    isCached = true
    super.init(words: "")
  }

  private init(
    anew elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    provider = elementProvider
    isCached = false
    super.init(words: "")
  }

  /// Lines that are worked out every time that the menu shows.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(anew: elementProvider) }
}

/// A line that sends a selector up the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  // Never nil; some ask as if it could be.
  open private(set) var action: Selector!
  open private(set) var propertyList: Any?
  open private(set) var alternates: [UICommandAlternate]
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open var discoverabilityTitle: String?
  /// In place of the picture while the mark is set.
  open var selectedImage: UIImage?
  /// What it was chosen in, while it runs.
  open private(set) var sender: Any?
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { nil }
  /// Sends its selector up the responder chain.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    self.sender = nil
  }

  open override var title: String {
    get { words }
    set { words = newValue }
  }
  open override var image: UIImage? {
    get { picture }
    set { picture = newValue }
  }

  public convenience init(
    title: String = "", subtitle: String?, image: UIImage? = nil, selectedImage: UIImage? = nil,
    action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
    self.subtitle = subtitle
    self.selectedImage = selectedImage
  }

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    (self.attributes, self.state) = (attributes, state)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(words: title, picture: image)
  }
}

/// What a line does instead while keys are held: kept.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  open private(set) var title: String
  open private(set) var action: Selector
  open private(set) var modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}

/// Of a line's `propertyList`: the system puts its lines to share in this one's place.
public let UICommandTagShare = "com.apple.menu.share"

/// How the lines of a menu look.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
  /// 0 for as many as there are.
  open var maximumNumberOfTitleLines = 0
  public override init() { super.init() }
}

/// A line that does something.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var image: UIImage? { get set }
  var selectedImage: UIImage? { get set }
  var discoverabilityTitle: String? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  var sender: Any? { get }
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}
extension UICommand: UIMenuLeaf {}

/// A line that is a view of the application's own; drawn in its row.
@preconcurrency @MainActor
open class UICustomViewMenuElement: UIMenuElement {
  let viewProvider: (UICustomViewMenuElement) -> UIView
  /// Called when the row is tapped.
  open var primaryActionHandler: ((UICustomViewMenuElement) -> Void)?

  public init(viewProvider: @escaping (UICustomViewMenuElement) -> UIView) {
    self.viewProvider = viewProvider
    super.init(words: "")
  }
}
