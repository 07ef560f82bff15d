import QuartzCore

/// The way from one screen to another under a name.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  var handler: (() -> Void)?

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

/// Segues of an application's class. Their initialiser is not `required`, as UIKit's is not, so that
/// `override init(identifier:source:destination:)` compiles; `LayerClass.swift` says how an
/// initialiser is called by class all the same.
extension UIStoryboardSegue {
  /// What a segue of whatever class is made with.
  struct Ends {
    let identifier: String?
    let source, destination: UIViewController
  }

  @inline(never)
  package convenience init(drawn: ()) {
    guard let ends = SceneEnvironment.current.making.segueEnds else {
      preconditionFailure("segue · made without ends · use make(identifier:source:destination:)")
    }
    self.init(identifier: ends.identifier, source: ends.source, destination: ends.destination)
  }

  @_silgen_name("$s5UIKit17UIStoryboardSegueC5drawnACyt_tcfC")
  private static func makeDrawn() -> UIStoryboardSegue

  /// A new segue of the class that this is called on.
  static func make(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue {
    let making = SceneEnvironment.current.making
    making.segueEnds = Ends(identifier: identifier, source: source, destination: destination)
    defer { making.segueEnds = nil }
    return makeDrawn()
  }
}
