import Geometry

/// The animation's own properties by name; other names are the application's.
extension CAAnimation {
  /// The value of a property of that name; nil for a name that is none.
  func property(_ key: String) -> Any? {
    switch key {
    case "duration": duration
    case "beginTime": beginTime
    case "speed": speed
    case "timeOffset": timeOffset
    case "repeatCount": repeatCount
    case "autoreverses": autoreverses
    case "removedOnCompletion": isRemovedOnCompletion
    case "fillMode": fillMode
    case "keyPath": (self as? CAPropertyAnimation)?.keyPath
    case "fromValue": (self as? CABasicAnimation)?.fromValue
    case "toValue": (self as? CABasicAnimation)?.toValue
    case "byValue": (self as? CABasicAnimation)?.byValue
    default: nil
    }
  }

  /// Assigns a property by name.
  /// - Returns: Whether there is one of that name, which takes that value.
  func setProperty(_ key: String, to value: Any?) -> Bool {
    if let basic = self as? CABasicAnimation {
      switch key {
      case "fromValue": basic.fromValue = value
      case "toValue": basic.toValue = value
      case "byValue": basic.byValue = value
      default: return setTiming(key, to: value)
      }
      return true
    }
    return setTiming(key, to: value)
  }

  private func setTiming(_ key: String, to value: Any?) -> Bool {
    if key == "keyPath", let animation = self as? CAPropertyAnimation {
      animation.keyPath = value as? String
      return true
    }
    let read = AnimatableValue(any: value)
    if case .flag(let flag)? = read { return setFlag(key, to: flag) }
    guard case .number(let number)? = read else { return false }
    switch key {
    case "duration": duration = number
    case "beginTime": beginTime = number
    case "timeOffset": timeOffset = number
    case "speed": speed = Float(number)
    case "repeatCount": repeatCount = Float(number)
    default: return setFlag(key, to: number != 0)
    }
    return true
  }

  private func setFlag(_ key: String, to flag: Bool) -> Bool {
    switch key {
    case "autoreverses": autoreverses = flag
    case "removedOnCompletion": isRemovedOnCompletion = flag
    default: return false
    }
    return true
  }
}
