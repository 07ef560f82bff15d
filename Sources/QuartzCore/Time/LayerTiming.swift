import Timing

/// A layer's timing: everything below it lives in the time that this makes.
package struct LayerTiming: Sendable {
  package var fields: TimingFields

  package init() {
    fields = TimingFields()
    fields.duration = .infinity
  }

  /// The layer's own time at an instant of its superlayer's time (F5.1.1).
  package func localTime(atParentTime parentTime: Seconds) -> Seconds {
    (parentTime - fields.beginTime) * Seconds(fields.speed) + fields.timeOffset
  }

  /// The superlayer's time at an instant of the layer's; 0 when time is frozen (F5.1.3).
  package func parentTime(atLocalTime localTime: Seconds) -> Seconds {
    guard fields.speed != 0 else { return 0 }
    return (localTime - fields.timeOffset) / Seconds(fields.speed) + fields.beginTime
  }
}

extension CALayer {
  public var beginTime: CFTimeInterval {
    get { timing.fields.beginTime }
    set { timing.fields.beginTime = newValue }
  }

  public var duration: CFTimeInterval {
    get { timing.fields.duration }
    set { timing.fields.duration = newValue }
  }

  public var speed: Float {
    get { timing.fields.speed }
    set { timing.fields.speed = newValue }
  }

  public var timeOffset: CFTimeInterval {
    get { timing.fields.timeOffset }
    set { timing.fields.timeOffset = newValue }
  }

  public var repeatCount: Float {
    get { timing.fields.repeatCount }
    set { timing.fields.repeatCount = newValue }
  }

  public var repeatDuration: CFTimeInterval {
    get { timing.fields.repeatDuration }
    set { timing.fields.repeatDuration = newValue }
  }

  public var autoreverses: Bool {
    get { timing.fields.autoreverses }
    set { timing.fields.autoreverses = newValue }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { timing.fields.fillMode }
    set { timing.fields.fillMode = newValue }
  }

  /// Converts a time of this layer to another layer's; nil means media time (F5.1.2).
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let mediaTime = mediaTime(atLocalTime: t)
    return l.map { $0.localTime(atMediaTime: mediaTime) } ?? mediaTime
  }

  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    guard let l else { return localTime(atMediaTime: t) }
    return l.convertTime(t, to: self)
  }

  /// The layer's own time at an instant of media time, through every ancestor.
  package func localTime(atMediaTime mediaTime: Seconds) -> Seconds {
    var chain = [self]
    while let parent = chain.last?.tree.superlayer { chain.append(parent) }
    return chain.reversed().reduce(mediaTime) { $1.timing.localTime(atParentTime: $0) }
  }

  private func mediaTime(atLocalTime localTime: Seconds) -> Seconds {
    var time = localTime
    var layer: CALayer? = self
    while let current = layer {
      time = current.timing.parentTime(atLocalTime: time)
      layer = current.tree.superlayer
    }
    return time
  }
}

/// The instant of the frame that is being made, in seconds. It stands still within a frame.
public func CACurrentMediaTime() -> CFTimeInterval { RenderServer.current.now }
