/// When each particle of one kind is born: the instants at which the sum of the rate over time
/// passes a whole number.
struct BirthTable {
  private struct Span {
    let begin: Double
    let end: Double
    /// Particles a second.
    let rate: Double
    /// Particles before the span, fractions counted.
    let before: Double
  }

  private var spans: [Span] = []

  /// Particles a second beyond which none are born.
  private static let most = 1e6

  /// - Parameters:
  ///   - rates: Their product is the rate; each with what it is before its first change.
  ///   - factor: Particles a second where all rates are 1.
  ///   - range: Births outside of it there are none; seconds.
  init(_ rates: [(rate: Rate, usual: Double)], factor: Double, in range: Range<Double>) {
    guard range.lowerBound < range.upperBound, factor > 0, factor.isFinite else { return }
    let inner = rates.flatMap(\.rate.breaks).filter { range.contains($0) }
    let edges = ([range.lowerBound, range.upperBound] + inner).sorted()
    var before = 0.0
    for (begin, end) in zip(edges, edges.dropFirst()) where end > begin {
      let middle = (begin + end) / 2
      let product = rates.reduce(factor) { $0 * max($1.rate.value(at: middle, usual: $1.usual), 0) }
      let rate = product.isFinite ? min(product, Self.most) : 0
      spans.append(Span(begin: begin, end: end, rate: rate, before: before))
      before += rate * (end - begin)
    }
  }

  /// Particles born in a stretch of time, seconds, each by its number from the first.
  /// - Parameter most: No more than the last so many.
  func births(since start: Double, to now: Double, most: Int) -> [(number: Int, time: Double)] {
    var all: [(number: Int, time: Double)] = []
    for span in spans.reversed() where span.rate > 0 && span.end > start {
      let from = max(span.begin, start), to = min(span.end, now)
      guard from <= to else { continue }
      let first = (span.before + (from - span.begin) * span.rate).rounded(.up)
      let last = (span.before + (to - span.begin) * span.rate).rounded(.down)
      var number = min(last, (span.before + (span.end - span.begin) * span.rate).rounded(.up) - 1)
      while number >= first, all.count < most {
        all.append((Int(number), span.begin + (number - span.before) / span.rate))
        number -= 1
      }
    }
    return all.reversed()
  }
}
