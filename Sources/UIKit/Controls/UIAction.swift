import QuartzCore

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with a name, for buttons.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// A name by which application code finds an action.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open var title: String
  open var image: UIImage?
  open private(set) var identifier: Identifier
  /// What caused the action, while it runs.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("")
    self.handler = handler
  }

  /// Does it.
  package func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
