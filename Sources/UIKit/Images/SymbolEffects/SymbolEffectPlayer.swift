import QuartzCore

/// Puts the motions of effects on the layer of a symbol, and takes them away.
@MainActor
struct SymbolEffectPlayer {
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

  /// What stayed as an effect left it goes back the way it came.
  /// - Parameter kind: nil for every effect.
  func end(
    _ kind: SymbolEffectConfiguration.Kind?, options: SymbolEffectOptions, animated: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    var ways: [(key: String, move: CAKeyframeAnimation)] = []
    for key in keys(of: kind) {
      if animated, let move = layer.animation(forKey: key) as? CAKeyframeAnimation,
        move.fillMode == .forwards, let back = move.copy() as? CAKeyframeAnimation
      {
        back.values?.reverse()
        (back.fillMode, back.isRemovedOnCompletion, back.delegate) = (.removed, true, nil)
        (back.beginTime, back.duration) = (0, SymbolMotion.returnDuration / options.soundPace)
        ways.append((key, back))
      }
      layer.removeAnimation(forKey: key)
    }
    guard !ways.isEmpty else { return later(completion) }
    ways[0].move.delegate = SymbolEffectEnd(completion)
    for way in ways { layer.add(way.move, forKey: way.key) }
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

  private func remove(_ kind: SymbolEffectConfiguration.Kind) {
    for key in keys(of: kind) { layer.removeAnimation(forKey: key) }
  }

  /// Of the animations that there are; nil for those of every effect.
  private func keys(of kind: SymbolEffectConfiguration.Kind?) -> [String] {
    let start = kind.map { key($0, "") } ?? UIImageView.effectKeys
    return (layer.animationKeys() ?? []).filter { $0.hasPrefix(start) }
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
    UIImageView.effectKeys + kind.rawValue + "." + keyPath
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
