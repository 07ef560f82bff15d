import Geometry
import Raster
import Testing

@testable import QuartzCore

/// Snapshots with edges that do not stretch.
@MainActor @Suite("Frozen snapshots with caps") struct FrozenSnapshotTests {
  private let rig = Rig()

  /// The layer's snapshot over another rectangle, turned about its middle, over black.
  private func draw(
    _ caps: FrozenSnapshot.Caps, over size: CGSize, turned angle: Double = 0, scale: Double = 1
  ) throws -> Bitmap {
    var frozen = try #require(
      FrozenSnapshot(of: rig.layer, area: rig.layer.bounds, source: .newest))
    frozen.caps = caps
    var root = RenderNode()
    root.transform = CATransform3DConcat(
      CATransform3DMakeTranslation(-size.width / 2, -size.height / 2, 0),
      CATransform3DConcat(
        CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1),
        CATransform3DMakeTranslation(60, 60, 0)))
    root.children = [
      try #require(frozen.stretched(over: CGRect(origin: .zero, size: size)))
    ]
    return Renderer(scale: scale).draw(
      root, width: Int(120 * scale), height: Int(120 * scale),
      background: RGBA(red: 0, green: 0, blue: 0))
  }

  private func fill(_ color: CGColor) {
    rig.quietly { rig.layer.backgroundColor = color }
  }

  @Test(
    "let nothing through between their pieces", arguments: [0, 0.1, 0.7], [1.0, 2, 3])
  func seamless(angle: Double, scale: Double) throws {
    fill(Paint.white)
    let caps = FrozenSnapshot.Caps(left: 12.3, top: 12.3, right: 12.3, bottom: 12.3)
    let size = CGSize(width: 83.7, height: 61.1)
    let bitmap = try draw(caps, over: size, turned: angle, scale: scale)
    let turn = CATransform3DMakeRotation(CGFloat(-angle), 0, 0, 1)
    var inner = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let (dx, dy) = ((Double(x) + 0.5) / scale - 60, (Double(y) + 0.5) / scale - 60)
        let across = abs(dx * turn.m11 + dy * turn.m21), down = abs(dx * turn.m12 + dy * turn.m22)
        guard across < 41.85 - 1 / scale, down < 30.55 - 1 / scale else { continue }
        inner += 1
        #expect(bitmap.bytes[4 * (y * bitmap.width + x)] >= 254, "\(x), \(y)")
      }
    }
    #expect(inner > 4000)
  }

  @Test("keep their edges, and stretch what is between")
  func stretched() throws {
    fill(Paint.blue)
    let dot = CALayer()
    dot.backgroundColor = Paint.white
    rig.quietly {
      rig.layer.addSublayer(dot)
      dot.frame = CGRect(x: 10, y: 10, width: 80, height: 30)
    }
    let caps = FrozenSnapshot.Caps(left: 20, top: 20, right: 20, bottom: 20)
    let bitmap = try draw(caps, over: CGSize(width: 110, height: 100))
    // 10 points of blue all around, as it was.
    func red(_ x: Int, _ y: Int) -> UInt8 { bitmap.bytes[4 * (y * 120 + x)] }
    #expect(red(5 + 9, 60) < 50 && red(5 + 10, 60) == 255)
    #expect(red(114 - 9, 60) < 50 && red(114 - 10, 60) == 255)
    #expect(red(60, 10 + 9) < 50 && red(60, 10 + 10) == 255)
    #expect(red(60, 109 - 9) < 50 && red(60, 109 - 10) == 255)
  }

  @Test("are exact where nothing stretches, or the caps leave no middle")
  func exact() throws {
    fill(Paint.blue)
    rig.quietly { (rig.layer.cornerRadius, rig.layer.borderWidth) = (9, 2.5) }
    let caps = FrozenSnapshot.Caps(left: 12.3, top: 12.3, right: 12.3, bottom: 12.3)
    let size = rig.layer.bounds.size
    #expect(try draw(caps, over: size, turned: 0.2) == draw(.init(), over: size, turned: 0.2))
    let (wide, small) = (FrozenSnapshot.Caps(left: 80, right: 40), CGSize(width: 90, height: 20))
    #expect(try draw(wide, over: small) == draw(.init(), over: small))
  }
}
