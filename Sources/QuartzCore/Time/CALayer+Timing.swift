import Timing

extension TimingFields {
  /// A layer's timing: it never ends.
  static var forLayer: TimingFields {
    var fields = TimingFields()
    fields.duration = .infinity
    return fields
  }

  /// These fields as a layer's time is worked out from them.
  var layerTiming: LayerTiming {
    LayerTiming(
      beginTime: beginTime, timeOffset: timeOffset, speed: Double(speed), released: released)
  }
}

extension CALayer {
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  public var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Converts a time of this layer to another layer's; nil means media time (F5.1.2).
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let down = l?.ancestry ?? []
    var time = t
    var layer: CALayer? = self
    // Up to the nearest layer that both are in, or to media time, then down again.
    while let current = layer, !down.contains(where: { $0 === current }) {
      time = current.timing.layerTiming.parentTime(fromLocalTime: time)
      layer = current.tree.superlayer
    }
    return down.prefix { $0 !== layer }.reversed().reduce(time) {
      $1.timing.layerTiming.localTime(fromParentTime: $0)
    }
  }

  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    guard let l else { return localTime(atMediaTime: t) }
    return l.convertTime(t, to: self)
  }

  /// The layer's own time at an instant of media time, through every ancestor.
  package func localTime(atMediaTime mediaTime: Seconds) -> Seconds {
    ancestry.reversed().reduce(mediaTime) {
      $1.timing.layerTiming.localTime(fromParentTime: $0)
    }
  }

  /// The layer and all that it is in, itself first.
  var ancestry: [CALayer] {
    var result: [CALayer] = []
    var layer: CALayer? = self
    while let current = layer {
      result.append(current)
      layer = current.tree.superlayer
    }
    return result
  }
}

/// The instant of the frame that is being made, in seconds. It stands still within a frame.
public func CACurrentMediaTime() -> CFTimeInterval { RenderServer.current.now }
