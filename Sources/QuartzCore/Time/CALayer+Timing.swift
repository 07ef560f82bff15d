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
  /// What `convertTime(_:to:)` does.
  func convertedTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
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

  /// The layer's own time at an instant of media time, through every ancestor.
  package func localTime(atMediaTime mediaTime: Seconds) -> Seconds {
    ancestry.reversed().reduce(mediaTime) {
      $1.timing.layerTiming.localTime(fromParentTime: $0)
    }
  }

  /// The layer's own time at an instant of the time of the layer around it.
  package func localTime(atParentTime parentTime: Seconds) -> Seconds {
    timing.layerTiming.localTime(fromParentTime: parentTime)
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
public func CACurrentMediaTime() -> CFTimeInterval {
  OtherThreads.areCalling ? OtherThreads.now : RenderServer.current.now
}
