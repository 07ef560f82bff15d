/// A motion of a symbol. Which motions there are, the types beside this one say: `.bounce`, `.pulse` and so on.
public protocol SymbolEffect: Hashable, Sendable {
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that plays and is over.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect that shows or hides a symbol.
public protocol TransitionSymbolEffect {}

/// An effect with which a symbol gives way to another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does, as values.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: String {
    case appear, automatic, bounce, breathe, disappear, drawOn, drawOff, pulse, replace, rotate,
      scale
    case variableColor, wiggle
  }

  enum Direction: Hashable {
    case up, down, left, right, forward, backward, clockwise, counterClockwise
    /// Degrees, 0 for upwards, clockwise.
    case angle(Double)
  }

  let kind: Kind
  /// nil for the effect's own.
  var direction: Direction?
  /// Whether a symbol that breathes fades as well, or one of variable colour goes forth and back.
  var isVaried = false
  /// Where one symbol gives way to another: whether the one goes and the other comes smaller.
  var replacement: Replacement = .downUp

  enum Replacement { case downUp, upUp, offUp }

  init(_ kind: Kind) { self.kind = kind }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect comes again.
  public struct RepeatBehavior: Hashable, Sendable {
    /// nil for ever.
    var count: Int?
    /// Seconds between two; nil for the effect's own.
    var pause: Double?

    /// One time after the other without an end.
    public static let continuous = RepeatBehavior(count: nil, pause: 0)
    /// Time and again, with a pause between.
    public static let periodic = RepeatBehavior(count: nil, pause: nil)

    /// - Parameters:
    ///   - count: How many times; nil for ever.
    ///   - delay: Seconds between two; nil for the effect's own.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, pause: delay)
    }
  }

  /// nil for what the effect does by itself.
  var repetition: RepeatBehavior?
  var pace = 1.0

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions(repetition: .continuous)
  public static let nonRepeating = SymbolEffectOptions(
    repetition: RepeatBehavior(count: 1, pause: 0))

  /// - Parameter count: How many times; nil for ever.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }
  /// - Parameter speed: How many times as fast, above 0.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    self.repeat(RepeatBehavior(count: count, pause: 0))
  }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self
    options.repetition = behavior
    return options
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.pace = speed
    return options
  }
}
