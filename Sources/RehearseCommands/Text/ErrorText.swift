import Foundation

/// An error as one line for a person.
func oneLine(_ error: any Error) -> String {
  (error as? UsageError)?.message ?? "\(error)".printable
}

/// Why the world refused, in words: the system's own where Foundation wraps an error of its.
func reason(_ error: any Error) -> String {
  guard let error = error as? CocoaError else { return oneLine(error) }
  let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error
  guard let system = underlying.map({ $0 as NSError }), system.domain == NSPOSIXErrorDomain else {
    return error.localizedDescription.printable
  }
  return String(cString: strerror(Int32(system.code)))
}
