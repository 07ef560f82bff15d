@_exported import CLibrary
import Foundation

/// A value behind a lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Sendable: the state is only touched while the lock is held.
  fileprivate final class Box {
    let lock = NSRecursiveLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  fileprivate let box: Box

  public init(initialState: State) where State: Sendable { box = Box(initialState) }
  public init(uncheckedState initialState: State) { box = Box(initialState) }

  /// Does something with the state while nobody else does.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }

  /// The same for what may not be sent.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    box.lock.lock()
    defer { box.lock.unlock() }
    return try body(&box.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock with nothing behind it.
  public init() { self.init(uncheckedState: ()) }

  public func lock() { box.lock.lock() }
  public func unlock() { box.lock.unlock() }
  public func lockIfAvailable() -> Bool { box.lock.try() }

  /// Does something while nobody else holds the lock.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result { try withLockUnchecked { _ in try body() } }
}
