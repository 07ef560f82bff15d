import UIKit

extension ExplorationRoot {
  /// Goes a way on a fresh stage and keeps what shows of its end: the last step, then the way back.
  /// - Parameters:
  ///   - steps: From the start on; what leads to the last one is not filmed. None for what begins by
  ///     itself: the film begins at the start.
  ///   - back: What takes the last one back; nil to end there.
  ///   - times: Seconds from the last step, rising; nil for every frame until all is at rest.
  ///   - ready: Is told when the last step is about to begin.
  /// - Throws: `ScriptPlayError` where a step is not on the screen.
  public func film(
    _ steps: [Touchable], back: Touchable? = nil, on stage: Stage, at times: [Double]? = nil,
    framesPerSecond: Int = 60, ready: () -> Void = {}
  ) throws -> Take {
    if !steps.isEmpty { try prepare(steps.dropLast(), on: stage) }
    ready()
    if steps.isEmpty { stage.perform { open(stage) } }
    let filming = ScriptFilming(stage: stage, times: times, framesPerSecond: framesPerSecond)
    filming.run(to: stage.now)
    if steps.isEmpty { stage.rest { filming.run(to: $0) } }
    for (index, step) in [steps.last, back].compactMap(\.self).enumerated() {
      if index > 0 || steps.isEmpty { filming.run(to: stage.now + Self.pause) }
      try play(step, on: stage, isFirst: steps.count <= 1 && index == 0) { filming.run(to: $0) }
      stage.rest { filming.run(to: $0) }
    }
    while filming.isOwed { filming.run(to: stage.now + 1 / stage.refreshRate) }
    filming.finish()
    return filming.take
  }

  /// Opens it and goes the way to where something is to begin.
  public func prepare(_ steps: some Sequence<Touchable>, on stage: Stage) throws {
    opened(on: stage)
    for (index, step) in steps.enumerated() {
      try play(step, on: stage, isFirst: index == 0) { stage.advance(to: $0) }
      stage.rest()
    }
  }

  /// Seconds of rest before the way back.
  private static let pause = 0.4

  /// Does one thing, as fingers do it or by code.
  public func play(
    _ step: Touchable, on stage: Stage, isFirst: Bool,
    moving: @escaping @MainActor (Double) -> Void
  ) throws {
    guard let script = try script(of: step, on: stage, isFirst: isFirst) else {
      throw ScriptPlayError(missing: step.description)
    }
    var player = ScriptPlayer(
      stage: stage, longest: 600, act: act(on: stage), moving: moving)
    try player.perform(script)
  }
}
