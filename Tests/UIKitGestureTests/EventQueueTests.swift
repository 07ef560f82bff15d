import TestSupport
import Testing

@testable import UIKit

/// What fingers are still to do comes in the order of time, whenever it was said.
@Suite("Samples of fingers") struct EventQueueTests {
  @Test("come in the order of time, and of equal times as they were added", arguments: 0..<40)
  func order(seed: UInt64) {
    var random = Seeded(seed: seed)
    var queue = EventQueue()
    var model: [TouchSample] = []
    var shown: [TouchSample] = []
    var expected: [TouchSample] = []
    for finger in 0..<60 {
      let batch = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        let time = Double(Int.random(in: 0..<40, using: &random)) / 8
        return TouchSample(time: time, finger: finger, action: .move, location: .zero)
      }
      queue.add(batch)
      for sample in batch {
        let place = model.lastIndex { $0.time <= sample.time }.map { $0 + 1 } ?? 0
        model.insert(sample, at: place)
      }
      guard finger % 7 == 6 else { continue }
      let now = Double(finger) / 12
      while let (_, item) = queue.next(upTo: now) {
        if case .samples(let samples) = item { shown += samples }
      }
      expected += model.prefix { $0.time <= now }
      model.removeFirst(model.prefix { $0.time <= now }.count)
      #expect(shown == expected)
    }
    #expect(!expected.isEmpty)
  }
}
