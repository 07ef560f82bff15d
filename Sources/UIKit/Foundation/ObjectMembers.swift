import Foundation
import QuartzCore

/// What Swift finds on an `AnyObject` where there is Objective-C: members of the objects that values are put
/// into. Each is nil where the value is of another kind, as it is there.
public struct ObjectMembers {
  private let value: Any?

  init(_ value: Any?) { self.value = value }

  public var cgPointValue: CGPoint! { value as? CGPoint }
  public var cgSizeValue: CGSize! { value as? CGSize }
  public var cgRectValue: CGRect! { value as? CGRect }
  public var cgVectorValue: CGVector! { value as? CGVector }
  public var cgAffineTransformValue: CGAffineTransform! { value as? CGAffineTransform }
  public var caTransform3DValue: CATransform3D! { value as? CATransform3D }
  public var uiEdgeInsetsValue: UIEdgeInsets! { value as? UIEdgeInsets }
  public var uiOffsetValue: UIOffset! { value as? UIOffset }

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
