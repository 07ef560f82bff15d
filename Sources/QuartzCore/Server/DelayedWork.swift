import Timing

/// Blocks that wait for an instant.
package struct DelayedWork {
  /// Names one of them.
  package struct Ticket: Hashable, Sendable { let number: UInt64 }

  private struct Entry {
    let time: Seconds
    let ticket: Ticket
    let isAwaited: Bool
    let block: () -> Void
  }

  private var entries: [Entry] = []
  private var count: UInt64 = 0

  var isAwaited: Bool { entries.contains(where: \.isAwaited) }

  mutating func add(
    at time: Seconds, isAwaited: Bool, _ block: @escaping () -> Void
  ) -> Ticket {
    count += 1
    let ticket = Ticket(number: count)
    entries.append(Entry(time: time, ticket: ticket, isAwaited: isAwaited, block: block))
    return ticket
  }

  mutating func remove(_ ticket: Ticket) { entries.removeAll { $0.ticket == ticket } }

  /// What has come due, in order; work added meanwhile waits for another turn.
  mutating func takeDue(at now: Seconds) -> [() -> Void] {
    let limit = now + MediaTiming.boundaryTolerance
    let due = entries.filter { $0.time <= limit }
    guard !due.isEmpty else { return [] }
    entries.removeAll { $0.time <= limit }
    return due.sorted { ($0.time, $0.ticket.number) < ($1.time, $1.ticket.number) }.map(\.block)
  }
}
