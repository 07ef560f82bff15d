// The effects one by one, with their variants. By layer or as a whole is the same here, where a symbol has one layer.

/// Shows a symbol that has disappeared.
public struct AppearSymbolEffect: VariedEffect, TransitionSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.appear)

  public var up: Self { turned(.up) }
  public var down: Self { turned(.down) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: Self { Self() }
}

/// Hides a symbol, which keeps its place.
public struct DisappearSymbolEffect: VariedEffect, TransitionSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.disappear)

  public var up: Self { turned(.up) }
  public var down: Self { turned(.down) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: Self { Self() }
}

/// Grows and springs back, or shrinks.
public struct BounceSymbolEffect: VariedEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.bounce)

  public var up: Self { turned(.up) }
  public var down: Self { turned(.down) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { Self() }
}

/// Fades and comes back.
public struct PulseSymbolEffect: VariedEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.pulse)

  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: Self { Self() }
}

/// Lights up layer by layer. Symbols have one layer here, which fades and comes back.
public struct VariableColorSymbolEffect: VariedEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(.variableColor)

  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { varied(true) }
  public var nonReversing: Self { varied(false) }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}

/// Stays larger or smaller until it is removed.
public struct ScaleSymbolEffect: VariedEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.scale)

  public var up: Self { turned(.up) }
  public var down: Self { turned(.down) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: Self { Self() }
}

/// Swings to and fro.
public struct WiggleSymbolEffect: VariedEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.wiggle)

  public var clockwise: Self { turned(.clockwise) }
  public var counterClockwise: Self { turned(.counterClockwise) }
  public var left: Self { turned(.left) }
  public var right: Self { turned(.right) }
  public var up: Self { turned(.up) }
  public var down: Self { turned(.down) }
  public var forward: Self { turned(.forward) }
  public var backward: Self { turned(.backward) }
  /// - Parameter angle: Degrees, 0 for upwards, clockwise.
  public func custom(angle: Double) -> Self { turned(.angle(angle)) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: Self { Self() }
}

/// Turns once around, time and again.
public struct RotateSymbolEffect: VariedEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.rotate)

  public var clockwise: Self { turned(.clockwise) }
  public var counterClockwise: Self { turned(.counterClockwise) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: Self { Self() }
}

/// Grows and shrinks slowly.
public struct BreatheSymbolEffect: VariedEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.breathe)

  /// Only the size.
  public var plain: Self { varied(false) }
  /// Size and opacity.
  public var pulse: Self { varied(true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: Self { Self() }
}

/// Draws a symbol along its strokes. It fades in here.
public struct DrawOnSymbolEffect: VariedEffect, TransitionSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.drawOn)

  public var individually: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: Self { Self() }
}

/// Takes a symbol away along its strokes. It fades out here.
public struct DrawOffSymbolEffect: VariedEffect, TransitionSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.drawOff)

  public var individually: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: Self { Self() }
}

/// One symbol goes, and another comes.
public struct ReplaceSymbolEffect: VariedEffect, ContentTransitionSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.replace)

  /// The one shrinks, the other grows.
  public var downUp: Self { replacing(.downUp) }
  /// The one grows, and so does the other.
  public var upUp: Self { replacing(.upUp) }
  /// The one is gone at once, the other grows.
  public var offUp: Self { replacing(.offUp) }

  /// What two symbols share stays. Here the fallback is shown.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { Self() }
}

/// What suits the symbol: as one gives way to another.
public struct AutomaticSymbolEffect: VariedEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(.automatic)

}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: Self { Self() }
}

/// What the variants of an effect share.
protocol VariedEffect: SymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension VariedEffect {
  func turned(_ direction: SymbolEffectConfiguration.Direction) -> Self {
    var effect = self
    effect.configuration.direction = direction
    return effect
  }

  func varied(_ isVaried: Bool) -> Self {
    var effect = self
    effect.configuration.isVaried = isVaried
    return effect
  }

  func replacing(_ replacement: SymbolEffectConfiguration.Replacement) -> Self {
    var effect = self
    effect.configuration.replacement = replacement
    return effect
  }
}
