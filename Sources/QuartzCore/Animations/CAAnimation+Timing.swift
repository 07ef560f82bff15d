import Timing

extension CAAnimation {
  /// The timing as pure arithmetic knows it, starting at a fixed instant of the layer's time.
  package func mediaTiming(beginTime: Seconds) -> MediaTiming {
    fields.mediaTiming(beginTime: beginTime)
  }
}

extension TimingFields {
  func mediaTiming(beginTime: Seconds) -> MediaTiming {
    MediaTiming(
      beginTime: beginTime, timeOffset: timeOffset, speed: Double(speed), duration: duration,
      repeatCount: Double(repeatCount), repeatDuration: repeatDuration,
      autoreverses: autoreverses, fillMode: fillMode.timing)
  }
}

extension CAMediaTimingFillMode {
  var timing: FillMode {
    switch self {
    case .forwards: .forwards
    case .backwards: .backwards
    case .both: .both
    default: .removed
    }
  }
}
