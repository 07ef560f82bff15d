import Foundation
import QuartzCore

/// What Swift finds on an `AnyObject` where there is Objective-C: members of the objects that values are put
/// into. Each is nil where the value is of another kind, as it is there.
public struct ObjectMembers {
  private let value: Any?

  init(_ value: Any?) { self.value = value }

  private func value<Value>(_ open: (NSValue) -> Value) -> Value! {
    value as? Value ?? (value as? NSValue).map(open)
  }

  public var cgPointValue: CGPoint! { value(\.cgPointValue) }
  public var cgSizeValue: CGSize! { value(\.cgSizeValue) }
  public var cgRectValue: CGRect! { value(\.cgRectValue) }
  public var cgVectorValue: CGVector! { value(\.cgVectorValue) }
  public var cgAffineTransformValue: CGAffineTransform! { value(\.cgAffineTransformValue) }
  public var caTransform3DValue: CATransform3D! { value(\.caTransform3DValue) }
  public var uiEdgeInsetsValue: UIEdgeInsets! { value(\.uiEdgeInsetsValue) }
  public var uiOffsetValue: UIOffset! { value(\.uiOffsetValue) }

  private var number: NSNumber! {
    switch value {
    case let number as NSNumber: number
    case let number as Int: number as NSNumber
    case let number as Double: number as NSNumber
    case let number as CGFloat: Double(number) as NSNumber
    case let number as Float: number as NSNumber
    case let truth as Bool: truth as NSNumber
    default: nil
    }
  }

  public var floatValue: Float! { number?.floatValue }
  public var doubleValue: Double! { number?.doubleValue }
  public var intValue: Int32! { number?.int32Value }
  public var integerValue: Int! { number?.intValue }
  public var boolValue: Bool! { number?.boolValue }
  public var stringValue: String! { number?.stringValue }
}

/// What `(value as AnyObject)` means where one of its members is asked for.
public func _members(_ value: Any?) -> ObjectMembers { ObjectMembers(value) }
