/// Where a controller's view stands between hidden and shown. A plain state machine: it says
/// which callbacks are due, and the controller makes them. Callbacks are paired by construction.
package struct AppearanceState: Hashable, Sendable {
  /// Between hidden and shown.
  package enum Phase: Hashable, Sendable, CaseIterable {
    /// Not on show; on the way in; on show; on the way out.
    case disappeared, appearing, appeared, disappearing
  }

  /// One of the callbacks of a controller.
  package enum Callback: Hashable, Sendable {
    /// In the order in which a controller hears them.
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
  }

  /// Where the view stands.
  package private(set) var phase = Phase.disappeared
  /// Whether `isAppearing` has been due in this appearance.
  package private(set) var hasSaidIsAppearing = false

  package init() {}

  /// Whether the last news was of coming rather than of going.
  package var isComing: Bool { phase == .appearing || phase == .appeared }

  /// A transition begins that shows or hides the view; also when it turns round half way.
  package mutating func begin(appearing: Bool) -> [Callback] {
    switch (phase, appearing) {
    case (.appearing, true), (.appeared, true), (.disappeared, false), (.disappearing, false):
      return []
    case (_, true):
      phase = .appearing
      hasSaidIsAppearing = false
      return [.willAppear]
    case (_, false):
      phase = .disappearing
      return [.willDisappear]
    }
  }

  /// The view is in the hierarchy, with its traits and geometry; once per appearance (F2.4.3).
  package mutating func enterHierarchy() -> [Callback] {
    guard phase == .appearing, !hasSaidIsAppearing else { return [] }
    hasSaidIsAppearing = true
    return [.isAppearing]
  }

  /// The transition is over.
  package mutating func end() -> [Callback] {
    switch phase {
    case .appearing:
      let late = enterHierarchy()
      phase = .appeared
      return late + [.didAppear]
    case .disappearing:
      phase = .disappeared
      return [.didDisappear]
    case .appeared, .disappeared:
      return []
    }
  }
}
