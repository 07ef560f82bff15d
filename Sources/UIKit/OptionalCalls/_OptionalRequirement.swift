import Synchronization

/// Tells whether an optional requirement is implemented, by calling it: the default says so.
///
/// Not Apple's, hence the underscore: rewritten `@objc optional` requirements are made of it.
public enum _OptionalRequirement {
  /// The requirement whose default has just been called.
  private static let missed = Mutex<String?>(nil)

  /// What a default of a requirement returns: nothing that may be used.
  public static func missing(_ name: String) { missed.withLock { $0 = name } }

  /// The same for a requirement that returns something optional.
  public static func missing<Value>(_ name: String) -> Value? {
    missed.withLock { $0 = name }
    return nil
  }

  /// The same for a requirement that returns a value: zeroes, which `attempt` lets go unseen.
  @_disfavoredOverload
  public static func missing<Value>(_ name: String) -> Value {
    missed.withLock { $0 = name }
    return zeroes()
  }

  /// What a requirement returns; nil where it is not implemented.
  public static func attempt<Value>(_ name: String, _ call: () -> Value?) -> Value? {
    answered(name, call) ?? nil
  }

  /// The same for a requirement that returns a value.
  @_disfavoredOverload
  public static func attempt<Value>(_ name: String, _ call: () -> Value) -> Value? {
    answered(name, call)
  }

  private static func answered<Value>(_ name: String, _ call: () -> Value) -> Value? {
    let outer = missed.withLock { missed -> String? in
      defer { missed = nil }
      return missed
    }
    let answer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { answer.deallocate() }
    answer.initialize(to: call())
    let isMissing = missed.withLock { missed -> Bool in
      defer { missed = outer }
      return missed == name
    }
    // Zeroes are no value: they must not be destroyed.
    return isMissing ? nil : answer.move()
  }

  private static func zeroes<Value>() -> Value {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
    defer { memory.deallocate() }
    return memory.assumingMemoryBound(to: Value.self).move()
  }
}
