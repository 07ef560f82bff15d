import Choreography
import QuartzCore
import Timing

/// One animation that a property animator moves: its timeline and what it changes.
@MainActor
final class AnimatorTrack: @preconcurrency AnimationDriver {
  private(set) weak var layer: CALayer?
  private weak var animator: UIViewPropertyAnimator?
  private let key: String
  private let change: ViewChange
  var timeline: AnimatorTimeline
  /// Whether what showed was made the model value; the end position is still to be told.
  private var isStopped = false

  init(
    animator: UIViewPropertyAnimator, layer: CALayer, key: String, change: ViewChange,
    timeline: AnimatorTimeline
  ) {
    self.animator = animator
    self.layer = layer
    self.key = key
    self.change = change
    self.timeline = timeline
  }

  // MARK: What the layer asks

  func fraction(atLayerTime layerTime: Seconds) -> Double { timeline.fraction(at: layerTime) }

  var endTime: Seconds { timeline.endTime }

  func reachedEnd() { animator?.reachedEnd(self) }

  func detached() { animator?.lost(self) }

  // MARK: What the animator asks

  /// The present instant in the layer's own time.
  var now: Seconds { layer?.localTime(atMediaTime: RenderServer.current.now) ?? 0 }

  /// Whether the end has passed.
  var isOver: Bool { now >= timeline.endTime - MediaTiming.boundaryTolerance }

  private var attachment: AttachedAnimation? {
    layer?.animations[key: key].flatMap { $0.animation.driver === self ? $0 : nil }
  }

  /// Runs until the animator's whole is at `target`, with other timing if some is given.
  func run(to target: Double, over seconds: Seconds, after delay: Seconds, at rest: AnimatorTiming?)
  {
    if let rest {
      let curve = rest.curve(duration: seconds, isVertical: change.keyPath.hasSuffix(".y"))
      timeline.change(to: curve, backward: target == 0, at: now)
    }
    timeline.run(to: target, over: seconds, from: now + delay)
  }

  /// Makes what shows the model value, and takes the animation off (F4.7.3).
  func stop() {
    guard let layer, let attachment,
      let shown = layer.properties(showingOnly: attachment.id),
      let value = change.path.read(shown)
    else { return }
    assign(value)
    isStopped = true
    layer.endAnimation(id: attachment.id, finished: false)
  }

  /// Makes the value at a position the model value, and takes the animation off if it is still on.
  /// What came on top of the change since then stays on top.
  func finish(at position: AnimatorPosition) {
    let attachment = attachment
    guard attachment != nil || isStopped, let layer else { return }
    switch position {
    case .end: if isStopped { assign(change.new) }
    case .start: assign(isStopped ? change.old : valueAtStart(of: layer))
    case .current: if !isStopped { return stop() }
    }
    if let attachment { layer.endAnimation(id: attachment.id, finished: true) }
  }

  /// Takes the animation off and leaves the model as it is.
  func abandon() {
    if let layer, let attachment { layer.endAnimation(id: attachment.id, finished: false) }
  }

  private func valueAtStart(of layer: CALayer) -> AnimatableValue {
    guard let model = change.path.read(layer.properties), model != change.new,
      let ends = change.ends, ends.isAdditive
    else { return change.old }
    return model.adding(ends.from) ?? change.old
  }

  private func assign(_ value: AnimatableValue) {
    guard let layer else { return }
    var properties = layer.properties
    change.path.write(value, to: &properties)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.change(change.property, \.self, to: properties)
    CATransaction.commit()
    if case .color(let rgba) = value, change.keyPath == "backgroundColor" {
      (layer.delegate as? UIView)?.appearance.backgroundColor = UIColor(
        red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    }
  }
}
