import Testing

@testable import TransitionTesting

@Suite struct NearestTests {
  @Test(
    "known pairs have their known distances",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("render", "rendr", 1), ("output", "ouptut", 1),
      ("trace", "list", 5), ("ca", "abc", 2), ("kitten", "sitting", 3),
    ])
  func known(first: String, second: String, distance: Int) {
    #expect(slips(from: first, to: second) == distance)
  }

  @Test("the distance is a metric, on words drawn with printed seeds", arguments: 1...200)
  func metric(seed: UInt64) {
    var letters = Letters(state: seed)
    let (a, b, c) = (letters.word(), letters.word(), letters.word())
    let ab = slips(from: a, to: b)
    #expect(ab == slips(from: b, to: a))
    #expect((ab == 0) == (a == b))
    #expect(slips(from: a, to: c) <= ab + slips(from: b, to: c), "\(a) \(b) \(c)")
    #expect(ab >= abs(a.count - b.count) && ab <= max(a.count, b.count))
  }

  @Test(
    "what is near is suggested, what is far is not",
    arguments: [
      ("rendr", "render"), ("TRACE", "trace"), ("gal", "gallery"), ("ilst", "list"), ("zebra", nil),
      ("x", nil), ("", nil),
    ] as [(String, String?)])
  func suggestion(typed: String, expected: String?) {
    #expect(nearest(to: typed, among: ["list", "render", "trace", "gallery"]) == expected)
  }
}

/// What stands in place of a scenario's name.
@Suite struct NearestNamesTests {
  private let known = Sweep.scenarios(for: .animator("slide") { SlideAnimator() }).map(\.name)

  @Test(
    "a slip, a part of a name and the beginning of a part find the names that may be meant",
    arguments: [
      ("back-cancel-5", "back-cancel-50"), ("cancel-50", "back-cancel-50"),
      ("forward_finish", "forward-finish"), ("rotated", nil), ("dark", "forward-finish-dark"),
      ("Back-Finsh-Resized", "back-finish-resized"), ("fling", "back-fling"), ("", nil),
    ] as [(String, String?)])
  func meant(typed: String, expected: String?) {
    let names = nearestNames(to: typed, among: known)
    #expect(names.first == expected, "\(names)")
    #expect(names.count <= 4)
  }
}

/// Short words of few letters, so that repeats and swaps are frequent.
private struct Letters {
  var state: UInt64

  mutating func next(below limit: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % limit
  }

  mutating func word() -> String {
    String((0..<next(below: 7)).map { _ in Array("abc")[Int(next(below: 3))] })
  }
}
