import Foundation

// Core Foundation's names for what Foundation has: code from before Swift 3 still says them.
public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFBoolean = NSNumber
public typealias CFURL = URL
public typealias CFError = NSError

public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// What an error says.
public func CFErrorCopyDescription(_ error: CFError) -> CFString! {
  NSString(string: error.localizedDescription)
}
