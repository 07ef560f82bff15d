import Timing

/// A drag of a sheet as a plain state machine: where the finger is goes in, what is to be done
/// comes out (F2.12.2, F6.5.3). Heights are the sheet's, in points.
package struct SheetDragState: Hashable, Sendable {
  /// What the finger does to the sheet.
  package enum Phase: Hashable, Sendable, CaseIterable {
    /// Nothing: the sheet is at rest or moves by itself.
    case idle
    /// The sheet follows between its heights.
    case resizing
    /// A dismissal is in the finger's hands.
    case dismissing
    /// The user may not dismiss: the sheet resists.
    case resisting
  }

  /// What is to be done about the sheet.
  package enum Action: Hashable, Sendable {
    /// Takes a height.
    case resize(Double)
    /// Asks whether the user may dismiss: the answer is `dismissalAnswered`.
    case askToDismiss
    /// So far below its lowest height, without a dismissal.
    case sink(Double)
    /// A dismissal begins in the finger's hands.
    case beginDismissal
    /// A part of the way out, 0...1.
    case update(Double)
    /// Points a second downwards.
    case finish(velocity: Double)
    /// Points a second downwards, back up.
    case cancel(velocity: Double)
    /// Tells the delegate of an attempt that it did not allow.
    case refuse
    /// Goes to the stop nearest to a height.
    case settle(nearest: Double, velocity: Double)
  }

  /// What the finger does to the sheet.
  package private(set) var phase = Phase.idle
  private var start: Double = 0
  private var lowest: Double = 0
  private var highest: Double = 0
  private var height: Double = 0

  package init() {}

  /// The part of the height beyond which a drag dismisses (F2.12.2, A).
  package static let dismissProgress = 0.5
  /// The speed beyond which it does, downwards, points a second (F2.12.2, A).
  package static let dismissVelocity = 1000.0
  /// How long a drag is thought to go on at its speed when the detent is chosen, seconds; a guess.
  package static let projection = 0.1

  /// The finger takes hold of a sheet.
  package mutating func begin(height: Double, lowest: Double, highest: Double) {
    self = SheetDragState()
    phase = .resizing
    start = height
    self.height = height
    self.lowest = lowest
    self.highest = highest
  }

  /// - Parameter translation: Points downwards since the drag began.
  package mutating func move(_ translation: Double) -> [Action] {
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

  /// Whether the user may dismiss: what was asked for by `askToDismiss`.
  package mutating func dismissalAnswered(_ isAllowed: Bool) -> [Action] {
    phase = isAllowed ? .dismissing : .resisting
    return isAllowed ? [.beginDismissal, .update(progress)] : [.sink(resisted(lowest - height))]
  }

  /// The finger leaves.
  /// - Parameter velocity: Points a second downwards.
  package mutating func end(velocity: Double) -> [Action] {
    defer { phase = .idle }
    let target = height - velocity * Self.projection
    switch phase {
    case .idle: return []
    case .resizing: return [.settle(nearest: target, velocity: velocity)]
    case .dismissing:
      let goes =
        velocity >= Self.dismissVelocity
        || (progress > Self.dismissProgress && velocity > -Self.dismissVelocity)
      return goes
        ? [.finish(velocity: velocity)]
        : [.cancel(velocity: velocity), .settle(nearest: target, velocity: velocity)]
    case .resisting:
      let settle = Action.settle(nearest: max(target, lowest), velocity: velocity)
      return height < lowest ? [settle, .refuse] : [settle]
    }
  }

  /// The system took the finger away: as an end below every threshold (F2.9.1).
  package mutating func cancel() -> [Action] {
    defer { phase = .idle }
    switch phase {
    case .idle: return []
    case .dismissing: return [.cancel(velocity: 0), .settle(nearest: lowest, velocity: 0)]
    case .resizing, .resisting: return [.settle(nearest: max(height, lowest), velocity: 0)]
    }
  }

  private var progress: Double {
    lowest > 0 ? min(max((lowest - height) / lowest, 0), 1) : 0
  }

  /// Beyond the greatest height the sheet resists.
  private var shown: Double { height <= highest ? height : highest + resisted(height - highest) }

  private func resisted(_ points: Double) -> Double {
    RubberBand(dimension: highest * 0.2).displayed(offset: points)
  }
}
