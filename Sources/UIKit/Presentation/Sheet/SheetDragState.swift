import QuartzCore
import Timing

/// A drag of a sheet as a plain state machine: where the finger is goes in, what is to be done
/// comes out (F2.12.2, F6.5.3). Heights are the sheet's, in points.
struct SheetDragState: Hashable, Sendable {
  enum Phase: Hashable, Sendable {
    case idle
    /// The sheet follows between its heights.
    case resizing
    /// A dismissal is in the finger's hands.
    case dismissing
    /// The user may not dismiss: the sheet resists.
    case resisting
  }

  enum Action: Hashable, Sendable {
    case resize(CGFloat)
    /// Asks whether the user may dismiss: the answer is `dismissalAnswered`.
    case askToDismiss
    /// So far below its lowest height, without a dismissal.
    case sink(CGFloat)
    case beginDismissal
    /// A part of the way out, 0...1.
    case update(CGFloat)
    /// Points a second downwards.
    case finish(velocity: CGFloat)
    case cancel(velocity: CGFloat)
    case refuse
    /// Goes to the stop nearest to a height.
    case settle(nearest: CGFloat, velocity: CGFloat)
  }

  private(set) var phase = Phase.idle
  private var start: CGFloat = 0
  private var lowest: CGFloat = 0
  private var highest: CGFloat = 0
  private var height: CGFloat = 0

  /// The finger takes hold of a sheet.
  mutating func begin(height: CGFloat, lowest: CGFloat, highest: CGFloat) {
    self = SheetDragState()
    phase = .resizing
    start = height
    self.height = height
    self.lowest = lowest
    self.highest = highest
  }

  /// - Parameter translation: Points downwards since the drag began.
  mutating func move(_ translation: CGFloat) -> [Action] {
    height = start - translation
    let below = lowest - height
    switch phase {
    case .idle: return []
    case .resizing:
      if below > 0 { return [.resize(lowest), .askToDismiss] }
      return [.resize(shown)]
    case .dismissing: return [.update(progress)]
    case .resisting:
      return below > 0 ? [.resize(lowest), .sink(resisted(below))] : [.sink(0), .resize(shown)]
    }
  }

  mutating func dismissalAnswered(_ isAllowed: Bool) -> [Action] {
    phase = isAllowed ? .dismissing : .resisting
    return isAllowed ? [.beginDismissal, .update(progress)] : [.sink(resisted(lowest - height))]
  }

  /// The finger leaves.
  /// - Parameter velocity: Points a second downwards.
  mutating func end(velocity: CGFloat) -> [Action] {
    defer { phase = .idle }
    let target = height - velocity * SheetMetrics.projection
    switch phase {
    case .idle: return []
    case .resizing: return [.settle(nearest: target, velocity: velocity)]
    case .dismissing:
      let goes =
        velocity >= SheetMetrics.dismissVelocity
        || (progress > SheetMetrics.dismissProgress && velocity > -SheetMetrics.dismissVelocity)
      return goes
        ? [.finish(velocity: velocity)]
        : [.cancel(velocity: velocity), .settle(nearest: target, velocity: velocity)]
    case .resisting:
      let settle = Action.settle(nearest: max(target, lowest), velocity: velocity)
      return height < lowest ? [settle, .refuse] : [settle]
    }
  }

  /// The system took the finger away: as an end below every threshold (F2.9.1).
  mutating func cancel() -> [Action] {
    defer { phase = .idle }
    switch phase {
    case .idle: return []
    case .dismissing: return [.cancel(velocity: 0), .settle(nearest: lowest, velocity: 0)]
    case .resizing, .resisting: return [.settle(nearest: max(height, lowest), velocity: 0)]
    }
  }

  private var progress: CGFloat {
    lowest > 0 ? min(max((lowest - height) / lowest, 0), 1) : 0
  }

  /// Beyond the greatest height the sheet resists.
  private var shown: CGFloat { height <= highest ? height : highest + resisted(height - highest) }

  private func resisted(_ points: CGFloat) -> CGFloat {
    RubberBand(dimension: highest * 0.2).displayed(offset: points)
  }
}
