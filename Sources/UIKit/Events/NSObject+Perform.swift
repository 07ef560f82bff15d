import QuartzCore

/// Sending messages by selector. UIKit's own methods are found only through selectors that carry
/// them.
extension NSObject {
  /// Whether this is of the type that has the selector's method. A name alone cannot tell: false,
  /// and noted as a violation.
  @preconcurrency @MainActor
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    if !aSelector.hasMethod {
      SceneEnvironment.current.violate(
        "selector",
        "cannot know whether \(Swift.type(of: self)) has a method that answers \(aSelector) · "
          + "use #selector with a method")
    }
    return aSelector.isMethod(of: self)
  }

  /// Calls a method without arguments.
  /// - Returns: What it returned, where that is an object; retained by somebody else.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>? {
    perform(aSelector, with: nil, with: nil)
  }

  /// Calls a method with one argument.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>? {
    perform(aSelector, with: object, with: nil)
  }

  /// Calls a method with two arguments.
  @preconcurrency @MainActor @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>? {
    let answer = aSelector?.send(to: self, sender: object1, event: object2)
    guard let answer, Swift.type(of: answer) is AnyObject.Type else { return nil }
    return Unmanaged.passUnretained(answer as AnyObject)
  }

  /// Calls a method after so many seconds of the stage's clock; the receiver lives until then.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let server = RenderServer.current
    server.enqueue(at: server.now + max(0, delay)) {
      MainActor.assumeIsolated { _ = aSelector.send(to: self, sender: anArgument, event: nil) }
    }
  }
}

extension Selector {
  /// Whether it carries a method.
  var hasMethod: Bool { method.isKnown }
}

extension NotificationCenter {
  /// Has an object be told of notifications by a method; it is not kept alive, and told no more
  /// once it is gone.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = WeakObserver(observer as AnyObject)
    target.token = addObserver(forName: aName, object: anObject, queue: nil) { [self] note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated {
        guard let observer = target.object else {
          target.token.map(removeObserver)
          return
        }
        aSelector.send(to: observer, sender: note, event: nil)
      }
    }
  }

  /// Someone who observes, without being kept alive. Used on the main actor only.
  private final class WeakObserver: @unchecked Sendable {
    weak var object: AnyObject?
    var token: (any NSObjectProtocol)?

    init(_ object: AnyObject) { self.object = object }
  }
}
