import Foundation
import QuartzCore

// Timers as Core Foundation makes them, on the stage's clock: there is one run loop, and its modes make no
// difference.

/// A timer: the same as a `Timer`.
public typealias CFRunLoopTimer = StageClock.Timer
/// Says where memory comes from; without effect.
public typealias CFAllocator = NSObject
/// A number of Core Foundation's.
public typealias CFIndex = Int
/// Bits that say how something is done.
public typealias CFOptionFlags = UInt
/// The usual memory.
public var kCFAllocatorDefault: CFAllocator! { nil }

/// The loop in which the stage's turns are.
public final class CFRunLoop: Sendable {
  static let main = CFRunLoop()
}

/// When a loop hears its timers; there is one mode.
public struct CFRunLoopMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
  public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")
}

@available(swift, obsoleted: 4.2, renamed: "CFRunLoopMode.defaultMode")
public var kCFRunLoopDefaultMode: CFRunLoopMode { .defaultMode }
@available(swift, obsoleted: 4.2, renamed: "CFRunLoopMode.commonModes")
public var kCFRunLoopCommonModes: CFRunLoopMode { .commonModes }

/// The loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
/// The loop of the main thread: there is no other.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .main }

/// A timer that waits to be added to a loop.
/// - Parameters:
///   - fireDate: When it fires first, as `CFAbsoluteTimeGetCurrent()` counts.
///   - interval: Seconds from one firing to the next; 0 for one that fires once.
///   - block: Is called with the timer.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: CFOptionFlags, _ order: CFIndex, _ block: (@MainActor (CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  CFRunLoopTimer(first: fireDate, interval: interval) { timer in block?(timer) }
}

/// Has a timer start to wait.
public func CFRunLoopAddTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) { timer?.schedule() }

/// Ends a timer for good.
public func CFRunLoopRemoveTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) { timer?.invalidate() }

/// Ends a timer for good.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// Whether a timer may still fire.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }
