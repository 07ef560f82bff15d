import Foundation
import Geometry
import Testing

@testable import Raster

@Suite("Masks made the short way")
struct SharedMaskTests {
  private let box = PixelBox(width: 70, height: 60)

  /// The polygon as it lies on the device, followed edge by edge.
  private func followed(
    _ shape: RoundedRectangle, _ map: PlaneMap, _ clip: PixelBox
  ) -> CoverageMask? {
    let rasterizer = PathRasterizer()
    rasterizer.begin(in: clip)
    let radius = map.isAffine ? shape.reach * map.magnification : 1024
    let fineness = RoundedRectangle.fineness(radius: shape.radius > 0 ? radius : 0)
    let outline = shape.outline(fineness: fineness)
    rasterizer.add(Projection(map: map)(outline))
    return rasterizer.finish()
  }

  /// What a frame takes for the bounds of a node.
  private func taken(_ node: RenderNode, scale: Double, clip: PixelBox) throws -> (
    mask: CoverageMask?, shape: RoundedRectangle, map: PlaneMap
  ) {
    let builder = FrameBuilder(
      box: clip, scale: scale, cache: RenderCache(), instructionSet: .best, culls: true)
    let around = FrameBuilder.Inherited(map: PlaneMap(scale: scale), clip: clip)
    let drawing = try #require(NodeDrawing(node, around, opacity: 1, cache: builder.cache))
    return (builder.mask(of: drawing.shape, drawing), drawing.shape, drawing.projection.map)
  }

  private func expectSame(_ mask: CoverageMask?, _ other: CoverageMask?, _ comment: Comment) {
    #expect(mask?.box == other?.box, comment)
    guard let mask, let other else { return }
    var differing = 0
    for y in mask.box.top..<mask.box.bottom {
      for x in mask.box.left..<mask.box.right {
        let (here, there) = (Int(x), Int(y))
        if mask.coverage(x: here, y: there) != other.coverage(x: here, y: there) { differing += 1 }
      }
    }
    #expect(differing == 0, comment)
  }

  private func expectAsFollowed(
    _ node: RenderNode, scale: Double, clip: PixelBox, _ comment: Comment
  ) throws {
    let found = try taken(node, scale: scale, clip: clip)
    expectSame(found.mask, followed(found.shape, found.map, clip), comment)
  }

  @Test(
    "are those of the outline where it lies, at any part of a pixel",
    arguments: [0.0, 0.4, 3, 8, 12, 17.3], [1.0, 2, 3, 0.37])
  func roundedCorners(radius: Double, scale: Double) throws {
    let windows = [box, PixelBox(left: 11, top: 7, right: 23, bottom: 19)]
    for step in 0..<24 {
      let (x, y) = (Double(step * 37 % 256) / 256, Double(step * 91 % 256) / 256)
      var node = RenderNode()
      node.bounds = CGRect(x: -3, y: Double(step % 5) / 3, width: 34 + x, height: 25.4)
      node.cornerRadius = radius
      node.cornerCurve = step % 3 == 0 ? .continuous : .circular
      node.transform = Place.at(Double(step % 7) * 4 - 9 + x / scale, y / scale - 3)
      for clip in windows {
        try expectAsFollowed(node, scale: scale, clip: clip, "step \(step)")
      }
    }
  }

  @Test("are so when turned, leaned, mirrored, tilted and far away", arguments: UInt64(1)...60)
  func anyMap(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    for turn in 0..<12 {
      var tree = RandomTree(seed: seed &* 100 &+ UInt64(turn), extent: 50)
      var node = RenderNode()
      node.bounds = tree.rectangle()
      node.transform = tree.transform()
      if turn % 4 == 0 { node.bounds.origin.x += 40_000 }
      if turn % 4 == 1 { node.bounds.size.width += 70_000 }
      if turn % 4 == 2 { node.bounds = CGRect(x: -5e29, y: 0, width: 1e30, height: 40) }
      if dice.chance(0.7) { node.cornerRadius = dice.number(0...20) }
      try expectAsFollowed(node, scale: 1.5, clip: box, "seed \(seed), turn \(turn)")
    }
  }

  @Test("are remembered once for rows that are whole pixels apart")
  func rows() {
    let renderer = Renderer(scale: 2)
    var bitmap = Bitmap(width: 120, height: 200)
    func draw(_ x: Double, _ y: Double) -> Int {
      var node = RenderNode.box(x, y, 40, 20, .black)
      node.cornerRadius = 7
      renderer.draw(node, into: &bitmap)
      return renderer.cache.bytes
    }
    let once = draw(3.25, 4)
    #expect(once > 0)
    for row in 1..<4 { #expect(draw(3.25 + Double(row) / 2, 4 + 21 * Double(row)) == once) }
    #expect(draw(3.5 + 1.0 / 512, 4) > once, "another part of a pixel is another mask")
  }

  @Test("take no notice of what lies beside the clip")
  func outside() throws {
    let renderer = Renderer(scale: 1)
    var bitmap = Bitmap(width: 50, height: 50)
    var node = RenderNode.box(60, 60, 40, 20, .black)
    node.cornerRadius = 7
    let nothing = renderer.cache.bytes
    renderer.draw(node, into: &bitmap)
    #expect(renderer.cache.bytes == nothing)
    #expect(bitmap == Bitmap(width: 50, height: 50))
  }
}
