import QuartzCore

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with a name, for buttons and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// A name by which application code finds an action.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let paste = Identifier("com.apple.action.paste")
    public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
    public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
    public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
  }

  open override var title: String {
    get { words }
    set { words = newValue }
  }
  open override var image: UIImage? {
    get { picture }
    set { picture = newValue }
  }
  open private(set) var identifier: Identifier
  /// What a menu says of it when there is room: kept.
  open var discoverabilityTitle: String?
  /// How it is shown in a menu.
  open var attributes: UIMenuElement.Attributes
  /// Whether it has a mark in a menu.
  open var state: UIMenuElement.State
  /// In place of the picture while the mark is set.
  open var selectedImage: UIImage?
  /// What caused the action, while it runs.
  open private(set) var sender: Any?
  /// What stands for what caused it, to point a popover at.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
  private let handler: UIActionHandler

  /// Takes words from the camera: there is none, and nothing happens.
  open class func captureTextFromCamera(
    responder: any UIResponder & UIKeyInput, identifier: Identifier?
  ) -> UIAction {
    UIAction(title: "", identifier: identifier) { _ in
      Unsupported.report("captureTextFromCamera · a stage has no camera")
    }
  }

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("")
    (self.attributes, self.state) = (attributes, state)
    self.discoverabilityTitle = discoverabilityTitle
    self.selectedImage = selectedImage
    self.handler = handler
    super.init(words: title, picture: image)
    smallWords = subtitle
  }

  /// Does it.
  package func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// Does what it does on behalf of something.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }
}
