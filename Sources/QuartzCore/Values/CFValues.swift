import Foundation

// Core Foundation's names for what Foundation has: code from before Swift 3 still says them.
public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFBoolean = NSNumber
public typealias CFURL = URL
public typealias CFError = NSError
public typealias CFDictionary = NSDictionary
public typealias CFAttributedString = NSAttributedString
public typealias UniChar = UInt16

/// Where something begins and how long it is.
public struct CFRange: Hashable, Sendable {
  public var location: Int
  public var length: Int

  public init(location: Int = 0, length: Int = 0) {
    (self.location, self.length) = (location, length)
  }
}

public func CFRangeMake(_ location: Int, _ length: Int) -> CFRange {
  CFRange(location: location, length: length)
}

public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// What an error says.
public func CFErrorCopyDescription(_ error: CFError) -> CFString! {
  NSString(string: error.localizedDescription)
}
