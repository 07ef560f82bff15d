/// A call that was seen, and when.
public struct Moment: Hashable, Sendable, Codable {
  /// Seconds since the action; ≥ 0.
  public var time: Double
  /// As `DetailViewController.viewWillAppear` or `context.completeTransition(true)`.
  public var what: String

  /// A call at an instant, seconds since the action.
  public init(time: Double, what: String) { (self.time, self.what) = (time, what) }
}
