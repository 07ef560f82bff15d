import Foundation
import QuartzCore

extension NSObject {
  /// Sends a message to this object later, on the stage's clock; it is kept alive until then.
  /// - Parameter delay: Seconds; 0 or less means the next turn.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    guard !delay.isNaN else { return Unsupported.report("perform(_:with:afterDelay:) with NaN") }
    let requests = SceneEnvironment.current.performRequests
    requests.add(to: self, aSelector, anArgument, delay: delay)
  }

  /// As without modes, which make no difference here.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Takes back the messages with this selector and an equal argument that an object still waits
  /// for.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    SceneEnvironment.current.performRequests.cancel(aTarget as AnyObject) {
      $0.selector == aSelector && PerformRequests.areSame($0.argument, anArgument)
    }
  }

  /// Takes back all messages that an object still waits for.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    SceneEnvironment.current.performRequests.cancel(aTarget as AnyObject) { _ in true }
  }
}

/// The messages that `perform(_:with:afterDelay:)` still has to send.
@MainActor
final class PerformRequests {
  struct Request {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    let ticket: StageClock.Ticket
  }

  private var waiting: [UInt64: Request] = [:]
  private var count: UInt64 = 0

  nonisolated init() {}

  func add(to target: NSObject, _ selector: Selector, _ argument: Any?, delay: Double) {
    count += 1
    let number = count
    let ticket = StageClock.enqueue(at: StageClock.now + max(delay, 0)) { [weak self] in
      guard let request = self?.waiting.removeValue(forKey: number) else { return }
      request.selector.send(to: request.target, sender: request.argument, event: nil)
    }
    waiting[number] = Request(
      target: target, selector: selector, argument: argument, ticket: ticket)
  }

  func cancel(_ target: AnyObject, where isMeant: (Request) -> Bool) {
    for (number, request) in waiting where request.target === target && isMeant(request) {
      request.ticket.cancel()
      waiting[number] = nil
    }
  }

  /// Whether two arguments are one object, or equal values.
  nonisolated static func areSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return (one as AnyObject) === (other as AnyObject)
  }
}
