/// Effects of the symbol that stands in a bar: none as long as the item is in none.
extension UIBarButtonItem {
  @preconcurrency @MainActor
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) { symbolView?.addSymbolEffect(effect, options: options, animated: animated) }

  @preconcurrency @MainActor
  public final func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) { symbolView?.addSymbolEffect(effect, options: options, animated: animated) }

  @preconcurrency @MainActor
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { symbolView?.addSymbolEffect(effect, options: options, animated: animated) }

  @preconcurrency @MainActor
  public final func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) { symbolView?.removeSymbolEffect(ofType: effect, options: options, animated: animated) }

  @preconcurrency @MainActor
  public final func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { symbolView?.removeSymbolEffect(ofType: effect, options: options, animated: animated) }

  @preconcurrency @MainActor
  public final func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { symbolView?.removeSymbolEffect(ofType: effect, options: options, animated: animated) }

  @preconcurrency @MainActor
  public final func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { symbolView?.removeAllSymbolEffects(options: options, animated: animated) }

  /// Gives the item another symbol, to which the one that is shown gives way.
  @preconcurrency @MainActor
  public final func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    symbolView?.setSymbolImage(image, contentTransition: contentTransition, options: options)
    self.image = image
  }

  private var symbolView: UIImageView? { (shownView as? BarButton)?.symbolView }
}
