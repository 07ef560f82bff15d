import Foundation
import Timing

/// Blocks that wait for an instant. Any thread may add one; all of them run where turns do.
package final class DelayedWork: @unchecked Sendable {
  /// Names one of them.
  package struct Ticket: Hashable, Sendable { let number: UInt64 }

  private struct Entry {
    let time: Seconds
    let ticket: Ticket
    let isAwaited: Bool
    let block: () -> Void
  }

  private let lock = NSLock()
  private var entries: [Entry] = []
  private var count: UInt64 = 0

  var isAwaited: Bool { lock.withLock { entries.contains(where: \.isAwaited) } }

  func add(
    at time: Seconds, isAwaited: Bool, _ block: @escaping () -> Void
  ) -> Ticket {
    lock.withLock {
      count += 1
      let ticket = Ticket(number: count)
      entries.append(Entry(time: time, ticket: ticket, isAwaited: isAwaited, block: block))
      return ticket
    }
  }

  func remove(_ ticket: Ticket) {
    lock.withLock { entries.removeAll { $0.ticket == ticket } }
  }

  /// What has come due, in order; work added meanwhile waits for another turn.
  func takeDue(at now: Seconds) -> [() -> Void] {
    let limit = now + MediaTiming.boundaryTolerance
    let due = take(upTo: limit)
    return due.sorted { ($0.time, $0.ticket.number) < ($1.time, $1.ticket.number) }.map(\.block)
  }

  private func take(upTo limit: Seconds) -> [Entry] {
    lock.lock()
    defer { lock.unlock() }
    let due = entries.filter { $0.time <= limit }
    if !due.isEmpty { entries.removeAll { $0.time <= limit } }
    return due
  }
}
