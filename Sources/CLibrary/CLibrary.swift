@_exported import Glibc

// The C library of this machine, with the names that only Apple's has: what `import Darwin` becomes. A
// module of that name would make tests believe that they run on a Mac.

/// The greatest finite `Float`, as the C headers of Apple's have it.
public var HUGE: Float { .greatestFiniteMagnitude }
/// The greatest finite `Float`.
public var MAXFLOAT: Float { .greatestFiniteMagnitude }

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A truth value as C code of Apple's has it.
public typealias DarwinBoolean = Bool

/// What a function of the kernel answers; 0 is well.
public typealias kern_return_t = Int32
/// A kernel function went well.
public let KERN_SUCCESS: kern_return_t = 0
/// A name of a port of the kernel's; there is none here.
public typealias mach_port_t = UInt32

/// A lock for short stretches of code.
public struct os_unfair_lock: Sendable {
  /// Whether it is held.
  var isHeld = false
  /// A lock that nobody holds.
  public init() {}
}

/// The same lock, by its other name.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Takes a lock. Everything runs on one thread here, so nobody ever waits.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.isHeld = true }

/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.isHeld = false }

/// Takes a lock unless it is held.
/// - Returns: Whether it was taken.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  guard !lock.pointee.isHeld else { return false }
  lock.pointee.isHeld = true
  return true
}
