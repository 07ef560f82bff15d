import Timing

extension CAAnimation {
  public var beginTime: CFTimeInterval {
    get { fields.beginTime }
    set { fields.beginTime = newValue }
  }

  public var duration: CFTimeInterval {
    get { fields.duration }
    set { fields.duration = newValue }
  }

  public var speed: Float {
    get { fields.speed }
    set { fields.speed = newValue }
  }

  public var timeOffset: CFTimeInterval {
    get { fields.timeOffset }
    set { fields.timeOffset = newValue }
  }

  public var repeatCount: Float {
    get { fields.repeatCount }
    set { fields.repeatCount = newValue }
  }

  public var repeatDuration: CFTimeInterval {
    get { fields.repeatDuration }
    set { fields.repeatDuration = newValue }
  }

  public var autoreverses: Bool {
    get { fields.autoreverses }
    set { fields.autoreverses = newValue }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { fields.fillMode }
    set { fields.fillMode = newValue }
  }

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
