import QuartzCore

/// What became of an effect, or of a change from one symbol to another.
@preconcurrency @MainActor
public final class UISymbolEffectCompletionContext: NSObject {
  /// Whether it came to its end, and was not removed before.
  public let isFinished: Bool
  /// nil where a symbol gave way to another.
  public let effect: (any SymbolEffect)?
  public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?
  /// Whose symbol it was.
  public private(set) weak var sender: AnyObject?

  init(
    isFinished: Bool, effect: (any SymbolEffect)? = nil,
    contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)? = nil, sender: AnyObject?
  ) {
    self.isFinished = isFinished
    self.effect = effect
    self.contentTransition = contentTransition
    self.sender = sender
  }
}

public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
  /// How the keys of animations begin that effects of symbols have.
  package nonisolated static let effectKeys = "UIImageView.symbolEffect."

  /// Plays an effect on the symbol that is shown, once unless the options say more. Pictures that are no symbols
  /// keep still.
  @preconcurrency @MainActor
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { add(effect, options, animated, completion) }

  /// Gives the symbol an effect that lasts until it is removed.
  @preconcurrency @MainActor
  public final func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { add(effect, options, animated, completion) }

  /// Plays an effect that can be both: a bounce and a wiggle once, others until they are removed.
  @preconcurrency @MainActor
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { add(effect, options, animated, completion) }

  /// Ends an effect of a kind, whatever its variant. A symbol that it left larger, smaller or hidden goes back.
  @preconcurrency @MainActor
  public final func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { remove(effect, options, animated, completion) }

  @preconcurrency @MainActor
  public final func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { remove(effect, options, animated, completion) }

  @preconcurrency @MainActor
  public final func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { remove(effect, options, animated, completion) }

  /// Ends every effect.
  @preconcurrency @MainActor
  public final func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    SymbolEffectPlayer(layer).end(nil, options: options, animated: animated) { _ in }
  }

  /// Shows another symbol, to which the one that is shown gives way.
  @preconcurrency @MainActor
  public final func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    let former = layer.contents
    let isMoving = self.image?.isSymbolImage == true && image.isSymbolImage && window != nil
    self.image = image
    SymbolEffectPlayer(layer).replace(
      former, by: isMoving ? contentTransition : nil, options: options
    ) { [weak self] in
      completion?(
        UISymbolEffectCompletionContext(
          isFinished: $0, contentTransition: contentTransition, sender: self))
    }
  }

  private func add(
    _ effect: some SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    let kind = effect.configuration.kind
    if kind == .variableColor || kind == .drawOn || kind == .drawOff {
      Unsupported.report(
        "the layers and strokes of the symbol effect \(kind.rawValue): all of it fades")
    }
    let shown = image?.isSymbolImage == true ? effect.configuration : nil
    SymbolEffectPlayer(layer).play(shown, options: options, animated: animated) { [weak self] in
      completion?(UISymbolEffectCompletionContext(isFinished: $0, effect: effect, sender: self))
    }
  }

  private func remove(
    _ effect: some SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    SymbolEffectPlayer(layer).end(
      effect.configuration.kind, options: options, animated: animated
    ) { [weak self] in
      completion?(UISymbolEffectCompletionContext(isFinished: $0, effect: effect, sender: self))
    }
  }
}
