import QuartzCore

/// Puts the motions of effects on the layer of a symbol, and takes them away.
@MainActor
struct SymbolEffectPlayer {
  static let prefix = UIImageView.effectKeys

  let layer: CALayer

  init(_ layer: CALayer) { self.layer = layer }

  /// - Parameters:
  ///   - effect: nil where nothing is to be seen of it.
  ///   - completion: Whether it came to its end.
  func play(
    _ effect: SymbolEffectConfiguration?, options: SymbolEffectOptions, animated: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    guard let effect else { return later(completion) }
    let motion = SymbolMotion(effect, size: layer.bounds.size)
    for opposite in Self.opposites(of: effect.kind) { remove(opposite) }
    remove(effect.kind)
    guard animated || motion.stays else { return later(completion) }
    add(motion, of: effect.kind, options, animated, completion)
  }

  func end(
    _ effect: SymbolEffectConfiguration, options: SymbolEffectOptions, animated: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    let motion = SymbolMotion(effect, size: layer.bounds.size)
    guard remove(effect.kind), motion.stays, animated else { return later(completion) }
    add(motion.reversed, of: effect.kind, options, true, completion)
  }

  /// The picture before gives way to the one that the layer has now.
  func replace(
    _ former: Any?, by effect: (any SymbolEffect)?, options: SymbolEffectOptions,
    completion: @escaping (Bool) -> Void
  ) {
    guard let effect, let former, let present = layer.contents else { return later(completion) }
    let motion = SymbolMotion(effect.configuration, size: layer.bounds.size)
    let kind = effect.configuration.kind
    remove(kind)
    let change = CAKeyframeAnimation(keyPath: "contents")
    (change.values, change.keyTimes) = ([former, present], [0, NSNumber(value: motion.change), 1])
    change.calculationMode = .discrete
    change.duration = motion.animations(options, animated: true).first?.duration ?? motion.duration
    layer.add(change, forKey: key(kind, "contents"))
    add(motion, of: kind, options, true, completion)
  }

  private func add(
    _ motion: SymbolMotion, of kind: SymbolEffectConfiguration.Kind,
    _ options: SymbolEffectOptions, _ animated: Bool, _ completion: @escaping (Bool) -> Void
  ) {
    var end: SymbolEffectEnd? = SymbolEffectEnd(completion)
    for move in motion.animations(options, animated: animated) {
      let animation = SymbolMotion.repeated(move, motion.repetition(options))
      animation.delegate = end
      end = nil
      layer.add(animation, forKey: key(kind, move.keyPath ?? ""))
    }
  }

  /// - Returns: Whether there was one.
  @discardableResult
  private func remove(_ kind: SymbolEffectConfiguration.Kind) -> Bool {
    let start = key(kind, "")
    let keys = (layer.animationKeys() ?? []).filter { $0.hasPrefix(start) }
    for key in keys { layer.removeAnimation(forKey: key) }
    return !keys.isEmpty
  }

  /// What cannot be with an effect at the same time.
  private static func opposites(
    of kind: SymbolEffectConfiguration.Kind
  ) -> [SymbolEffectConfiguration.Kind] {
    switch kind {
    case .appear, .drawOn: [.disappear, .drawOff]
    case .disappear, .drawOff: [.appear, .drawOn]
    default: []
    }
  }

  private func key(_ kind: SymbolEffectConfiguration.Kind, _ keyPath: String) -> String {
    Self.prefix + kind.rawValue + "." + keyPath
  }

  private func later(_ completion: @escaping (Bool) -> Void) {
    RenderServer.current.enqueueForNextTurn { completion(true) }
  }
}

/// Tells whoever wants to know when an effect is over.
@MainActor
private final class SymbolEffectEnd: NSObject, @preconcurrency CAAnimationDelegate {
  private let completion: (Bool) -> Void

  init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { completion(flag) }
}
