import Testing

@testable import QuartzCore

/// Whether a layer shows as it did is told without reading its properties one by one.
@Suite("What layers show")
struct UntouchedTests {
  /// Values of every kind that no property has by itself.
  private let others: [AnimatableValue] = [
    .number(0.375), .point(CGPoint(x: 7, y: 8)), .size(CGSize(width: 9, height: 10)),
    .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
    .color(RGBA(red: 0.25, green: 0.5, blue: 0.75)), .transform(CATransform3DMakeScale(2, 3, 4)),
    .flag(true), .flag(false), .numbers([0.125, 0.5]), .colors([RGBA(red: 1, green: 0, blue: 0)]),
    .path(Path(rect: CGRect(x: 5, y: 6, width: 7, height: 8))),
  ]

  @Test("is untouched where nothing was written, and is not where any property was")
  func everyProperty() {
    var plain = LayerProperties()
    (plain.shape, plain.gradient) = (ShapeProperties(), GradientProperties())
    plain.special.replicator = ReplicatorProperties()
    plain.special.curl = .init(
      progress: 0, angle: 0, radius: 1, paper: RGBA(red: 1, green: 1, blue: 1))
    #expect(plain.isUntouched(since: plain))
    var touched: Set<String> = []
    for property in AnimatableProperty.all {
      for other in others {
        var shown = plain
        property.write(&shown, other)
        guard property.read(shown) != property.read(plain) else { continue }
        touched.insert(property.name)
        #expect(!shown.isUntouched(since: plain), "\(property.name)")
        #expect(
          !plain.isUntouched(since: shown) && shown.isUntouched(since: shown), "\(property.name)")
      }
    }
    let untouched = Set(AnimatableProperty.all.map(\.name)).subtracting(touched)
    // Pictures are compared by identity; a backdrop has to be there to be changed.
    #expect(untouched == ["contents", "backdrop"])
  }
}
