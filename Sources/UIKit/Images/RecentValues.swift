/// What was found by some keys, as many as a limit allows: when there are more, the half that has
/// not been asked for the longest time goes.
struct RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Place: Sendable {
    let value: Value
    var asked: Int
  }

  private var places: [Key: Place] = [:]
  private var clock = 0
  let most: Int

  /// - Parameter most: Values that are kept; at least 2.
  init(most: Int) { self.most = max(most, 2) }

  var count: Int { places.count }

  mutating func recall(_ key: Key) -> Value? {
    clock += 1
    places[key]?.asked = clock
    return places[key]?.value
  }

  /// nil forgets the key.
  mutating func keep(_ value: Value?, for key: Key) {
    clock += 1
    places[key] = value.map { Place(value: $0, asked: clock) }
    guard places.count > most else { return }
    let times = places.values.map(\.asked).sorted()
    let middle = times[times.count / 2]
    places = places.filter { $0.value.asked >= middle }
  }
}
