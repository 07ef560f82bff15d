import QuartzCore

/// How far and how fast the fingers of a pan have gone, in the window's coordinates.
struct PanTracker: Hashable, Sendable {
  private struct Sample: Hashable, Sendable {
    var time: Double
    var place: CGVector
  }

  /// The way of the fingers since the first touch. Fingers that land or leave do not change it.
  private(set) var path = CGVector.zero
  /// Where on the path the translation is 0.
  private(set) var origin = CGVector.zero
  private var samples: [Sample] = []
  private var latest = 0.0

  /// The first finger came down.
  init(time: Double = 0) {
    samples = [Sample(time: time, place: .zero)]
    latest = time
  }

  /// From the origin to where the fingers are.
  var translation: CGVector { CGVector(dx: path.dx - origin.dx, dy: path.dy - origin.dy) }

  /// The fingers moved, on the average by `step`.
  mutating func move(by step: CGVector, at time: Double) {
    path = CGVector(dx: path.dx + step.dx, dy: path.dy + step.dy)
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(time: time, place: path))
    samples.removeAll { $0.time < time - Self.memory - Self.hair }
    latest = time
  }

  /// Something happened without motion.
  mutating func note(_ time: Double) { latest = time }

  /// Has the translation read a value; velocity is unaffected (F6.3.4).
  mutating func setTranslation(_ translation: CGVector) {
    origin = CGVector(dx: path.dx - translation.dx, dy: path.dy - translation.dy)
  }

  /// Begins to count where the path crossed a circle about its start: what lies before is not
  /// reported, however far the first sample beyond it is (F6.3.3, a guess for plain pans).
  mutating func dropHysteresis(_ radius: Double) {
    let share = min(radius / max(path.length, radius), 1)
    origin = CGVector(dx: path.dx * share, dy: path.dy * share)
  }

  /// Points a second over the last moments; zero when the fingers rest (F6.3.5).
  var velocity: CGVector {
    guard let last = samples.last, latest - last.time <= GestureNumbers.restTime + Self.hair else {
      return .zero
    }
    // Reports closer than a millisecond are one: nothing is that fast.
    let earlier = samples.filter { $0.time <= last.time - 0.001 }
    let window = last.time - GestureNumbers.velocityWindow - Self.hair
    guard let from = earlier.first(where: { $0.time >= window }) ?? earlier.last,
      last.time - from.time <= Self.memory + Self.hair
    else { return .zero }
    let seconds = last.time - from.time
    return CGVector(
      dx: (last.place.dx - from.place.dx) / seconds, dy: (last.place.dy - from.place.dy) / seconds)
  }

  /// Instants that are so close were worked out in two ways.
  private static let hair = 1e-6

  /// Samples older than this say nothing about the velocity.
  private static let memory = 2 * GestureNumbers.velocityWindow
}
