import QuartzCore

/// A value as documents have it, made into what a property wants.
enum RuntimeValue {
  static func converted<Value>(_ value: Any?) -> Value? {
    guard let value else { return Optional<Any>.none as? Value }
    if let fitting = value as? Value { return fitting }
    if let number = value as? any BinaryInteger { return Double(number).asAny(of: Value.self) }
    if let number = value as? any BinaryFloatingPoint {
      return Double(number).asAny(of: Value.self)
    }
    if let number = value as? NSNumber { return number.doubleValue.asAny(of: Value.self) }
    if let text = value as? String, let number = Double(text) {
      return number.asAny(of: Value.self) ?? (NSString(string: text) as? Value)
    }
    if let colour = value as? UIColor { return colour.cgColor as? Value }
    if let image = value as? UIImage { return image.cgImage as? Value }
    return nil
  }
}

extension Double {
  /// The number in whichever type of number, or of switch, is wanted.
  fileprivate func asAny<Value>(of _: Value.Type) -> Value? {
    let fractions: [Any] = [CGFloat(self), Float(self), self]
    for fraction in fractions { if let value = fraction as? Value { return value } }
    let whole = rounded(.towardZero)
    let numbers: [Any?] = [
      Int(exactly: whole), Int32(exactly: whole), UInt(exactly: whole), Int64(exactly: whole),
      Int16(exactly: whole), Int8(exactly: whole), UInt8(exactly: whole), UInt16(exactly: whole),
      UInt32(exactly: whole), UInt64(exactly: whole),
    ]
    for number in numbers { if let value = number as? Value { return value } }
    return (self != 0) as? Value ?? NSNumber(value: self) as? Value
  }
}
