import Foundation

// Core Foundation's names for what Foundation has: code from before Swift 3 still says them.
public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFBoolean = NSNumber

public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
