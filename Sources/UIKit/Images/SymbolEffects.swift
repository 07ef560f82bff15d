import QuartzCore

/// A motion of a symbol. Symbols keep still here: asking for one is reported.
public struct SymbolEffect: Hashable, Sendable {
  let name: String

  public static let bounce = SymbolEffect(name: "bounce")
  public static let pulse = SymbolEffect(name: "pulse")
  public static let variableColor = SymbolEffect(name: "variableColor")
  public static let scale = SymbolEffect(name: "scale")
  public static let appear = SymbolEffect(name: "appear")
  public static let disappear = SymbolEffect(name: "disappear")
  public static let wiggle = SymbolEffect(name: "wiggle")
  public static let rotate = SymbolEffect(name: "rotate")
  public static let breathe = SymbolEffect(name: "breathe")
  public static let replace = SymbolEffect(name: "replace")
  public static let automatic = SymbolEffect(name: "automatic")

  /// Variants, which are as the effect itself.
  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var downUp: SymbolEffect { self }
  public var upUp: SymbolEffect { self }
  public var offUp: SymbolEffect { self }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
}

extension UIImageView {
  /// Symbols keep still here: reported.
  @preconcurrency @MainActor
  public final func addSymbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    Unsupported.report("the symbol effect \(effect.name)")
    completion?()
  }

  @preconcurrency @MainActor
  public final func removeSymbolEffect(
    ofType effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  @preconcurrency @MainActor
  public final func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Shows another symbol at once.
  @preconcurrency @MainActor
  public final func setSymbolImage(
    _ image: UIImage, contentTransition: SymbolEffect, options: SymbolEffectOptions = .default
  ) { self.image = image }
}
