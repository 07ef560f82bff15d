import Synchronization

/// Values by what they were worked out from, of a limited cost in sum. It saves time only: whoever
/// asks gets the same with it and without it.
///
/// Values lie in two generations. What is asked for goes to the younger one; when that holds half of
/// what is allowed, it becomes the older one, and what had not been asked for meanwhile is dropped.
package final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private typealias Generation = [Key: Entry]

  private struct Entry: Sendable {
    let value: Value
    let cost: Int
  }

  private struct State: Sendable {
    var young: Generation = [:]
    var old: Generation = [:]
    var youngCost = 0
    var oldCost = 0
  }

  /// The most that all values cost together; what costs more by itself is never kept.
  package let limit: Int
  private let costOf: @Sendable (Value) -> Int
  private let state = Mutex(State())

  /// - Parameters:
  ///   - limit: In the unit of `cost`, such as bytes.
  ///   - cost: What a value costs, 0 or more.
  package init(limit: Int, cost: @escaping @Sendable (Value) -> Int) {
    (self.limit, costOf) = (limit, cost)
  }

  /// What all values cost that are kept now.
  package var cost: Int { state.withLock { $0.youngCost + $0.oldCost } }

  /// The value for a key, which is kept for longer by being asked for; nil where it is not kept.
  package subscript(key: Key) -> Value? {
    state.withLock { state in
      if let entry = state.young[key] { return entry.value }
      guard let entry = state.old.removeValue(forKey: key) else { return nil }
      state.oldCost -= entry.cost
      insert(entry, for: key, in: &state)
      return entry.value
    }
  }

  /// Keeps a value, in place of what was kept for the key.
  package func insert(_ value: Value, for key: Key) {
    let cost = costOf(value)
    state.withLock { state in
      state.youngCost -= state.young.removeValue(forKey: key)?.cost ?? 0
      state.oldCost -= state.old.removeValue(forKey: key)?.cost ?? 0
      guard cost <= limit else { return }
      insert(Entry(value: value, cost: cost), for: key, in: &state)
    }
  }

  /// The value for a key, made where it is not kept: outside of the lock, so that two threads that
  /// want it at once may both make it.
  package func value(for key: Key, make: () -> Value) -> Value {
    if let known = self[key] { return known }
    let value = make()
    insert(value, for: key)
    return value
  }

  /// Puts an entry into the younger generation, which does not have its key.
  private func insert(_ entry: Entry, for key: Key, in state: inout State) {
    if state.youngCost + entry.cost > limit / 2 {
      (state.old, state.oldCost) = (state.young, state.youngCost)
      (state.young, state.youngCost) = ([:], 0)
    }
    if state.oldCost + state.youngCost + entry.cost > limit {
      (state.old, state.oldCost) = ([:], 0)
    }
    state.young[key] = entry
    state.youngCost += entry.cost
  }
}
