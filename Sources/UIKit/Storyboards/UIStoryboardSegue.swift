import QuartzCore

/// The way from one screen to another under a name.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private let handler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }

  /// A segue that is performed by a block.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier, source, destination, performHandler)
  }

  private init(
    _ identifier: String?, _ source: UIViewController, _ destination: UIViewController,
    _ handler: (() -> Void)?
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.handler = handler
  }

  /// Goes there. Default: the block, or else `show(_:sender:)` of the source.
  open func perform() {
    if let handler { handler() } else { source.show(destination, sender: self) }
  }
}
