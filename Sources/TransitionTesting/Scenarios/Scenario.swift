/// One way in which a transition can go: a direction, an outcome, and a condition.
public struct Scenario: Hashable, Sendable, CustomStringConvertible {
  /// The way there, or the way back.
  public enum Direction: String, CaseIterable, Hashable, Sendable { case forward, back }

  /// How it ends, and by whose hand.
  public enum Outcome: Hashable, Sendable {
    /// Time runs it to its end.
    case finish
    /// A finger holds it half-way and lets it go on.
    case finishHeld
    /// A finger holds it at so many hundredths and sends it back.
    case cancel(Int)
    /// The gesture is over before the transition has started.
    case releasedEarly
    /// Let go at high speed after two frames.
    case fling
    /// Let go to finish, caught again, and sent back.
    case reversed
    /// Sent back, caught again, and let go to finish.
    case grabbedAgain
    /// Asked for without animation.
    case notAnimated
    /// There, back, and there again.
    case twiceInARow
    /// Sent back half-way, and asked for again when all is over.
    case finishAfterCancel
    /// Asked for a second time while it runs.
    case twiceAtOnce
    /// The flow's own finger goes the whole way.
    case swipe
    /// The flow's own finger lets go while it is fast.
    case swipeFling
    /// The flow's own finger comes down on a scroll view that is not at its end.
    case swipeScrolled
    /// The flow's own finger turns round and lets go.
    case swipeBack
    /// The system takes the flow's own finger away.
    case swipeTaken
    /// The flow's own finger is gone within a frame.
    case swipeEarly
  }

  /// What is unlike an ordinary screen.
  public enum Condition: String, CaseIterable, Hashable, Sendable {
    /// A screen like any other.
    case plain
    /// The window takes another size half way.
    case resized
    /// Resized when all is over.
    case resizedAfter = "resized-after"
    /// The device is laid on its side half way.
    case turned
    /// Laid on its side when all is over.
    case turnedAfter = "turned-after"
    /// The window is 320 by 568 points, and fills no screen.
    case smallWindow = "small-window"
    /// The layout runs from right to left.
    case rightToLeft = "right-to-left"
    /// The dark appearance.
    case dark
    /// The largest of the text sizes.
    case largeText = "large-text"
    /// The person asks for less motion.
    case reduceMotion = "reduce-motion"
    /// The status bar grows by 20 points half way.
    case statusBarGrows = "status-bar-grows"
    /// The root is itself presented over another screen.
    case inChain = "in-chain"
    /// The device is an iPhone SE.
    case smallPhone = "small-phone"
    /// The keyboard comes half way, and goes when all is over.
    case keyboard
  }

  /// There or back.
  public var direction: Direction
  /// How it is driven, and how that ends.
  public var outcome: Outcome
  /// What else is the case meanwhile.
  public var condition: Condition

  /// A scenario of three parts.
  public init(_ direction: Direction, _ outcome: Outcome, _ condition: Condition = .plain) {
    (self.direction, self.outcome, self.condition) = (direction, outcome, condition)
  }

  /// The name by which it is run alone, such as `back-cancel-50-dark`.
  public var name: String {
    let parts = [direction.rawValue, outcome.name]
    return (parts + (condition == .plain ? [] : [condition.rawValue]))
      .joined(separator: "-")
  }

  public var description: String { name }
}

extension Scenario.Condition {
  /// Whether the window takes another size, by whatever hand.
  var isResize: Bool { [.resized, .resizedAfter, .turned, .turnedAfter].contains(self) }

  /// Whether what is unlike comes when all is over.
  var comesAfter: Bool { self == .resizedAfter || self == .turnedAfter }
}

extension Scenario.Outcome {
  /// Lower case and hyphens.
  public var name: String {
    switch self {
    case .finish: "finish"
    case .finishHeld: "finish-held"
    case .cancel(let percent): "cancel-\(percent)"
    case .releasedEarly: "released-early"
    case .fling: "fling"
    case .reversed: "reversed"
    case .grabbedAgain: "grabbed-again"
    case .notAnimated: "not-animated"
    case .twiceInARow: "twice-in-a-row"
    case .finishAfterCancel: "finish-after-cancel"
    case .twiceAtOnce: "twice-at-once"
    case .swipe: "swipe"
    case .swipeFling: "swipe-fling"
    case .swipeScrolled: "swipe-scrolled"
    case .swipeBack: "swipe-back"
    case .swipeTaken: "swipe-taken-away"
    case .swipeEarly: "swipe-early"
    }
  }

  /// Whether the flow's own finger drives.
  var isSwipe: Bool { Sweep.swipes.contains(self) }

  /// Whether a driver is lent where the flow has none.
  var isDriven: Bool {
    switch self {
    case .finishHeld, .cancel, .releasedEarly, .fling, .reversed, .grabbedAgain: true
    default: false
    }
  }
}
