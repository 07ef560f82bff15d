import CRaster
import Geometry
import Testing

@testable import Raster

@Suite("Pictures that are shrunk by way of smaller copies")
struct LevelTests {
  private func node(
    _ image: Bitmap, _ size: CGSize, _ move: CATransform3D = CATransform3DIdentity
  ) -> RenderNode {
    var node = RenderNode()
    node.bounds = CGRect(origin: .zero, size: size)
    node.transform = move
    node.contents = .init(image: image, identity: 0, placement: node.bounds)
    node.contents?.isMipmapped = true
    return node
  }

  private func draw(
    _ node: RenderNode, _ set: InstructionSet = .best, threads: Int = 1
  ) -> Bitmap {
    Renderer(scale: 1, threads: threads, instructionSet: set).draw(
      node, width: 64, height: 64, background: .black)
  }

  private var noise: Bitmap {
    var tree = RandomTree(seed: 4)
    return tree.picture(64, 48, opaque: true)
  }

  @Test("are the smaller copy itself at a half, a quarter, an eighth", arguments: 0...4)
  func halves(times: Int) {
    let factor = 1 << times
    let drawn = draw(node(noise, CGSize(width: 64 / factor, height: 48 / factor)))
    var expected = noise
    for _ in 0..<times {
      expected = expected.halved(
        towards: Double(expected.width / 2), Double(expected.height / 2))
    }
    for y in 0..<expected.height {
      for x in 0..<expected.width { #expect(drawn[x, y] == expected[x, y], "\(x), \(y)") }
    }
  }

  @Test("are mixed as any where they are enlarged")
  func enlarged() {
    for size in [CGSize(width: 64, height: 48), CGSize(width: 150, height: 49)] {
      let smooth = node(noise, size, Place.at(0.3, 0.6))
      var plain = smooth
      plain.contents?.isMipmapped = false
      #expect(draw(smooth) == draw(plain))
    }
  }

  /// Of single texels linear sampling would show some, and others not.
  @Test("of fine stripes are even, turned and in perspective too")
  func stripes() {
    var image = Bitmap(width: 256, height: 256)
    for index in image.bytes.indices {
      image.bytes[index] = index % 4 == 3 || index / 4 % 2 == 0 ? 255 : 0
    }
    var leaning = Place.scaled(0.2, 0.2, Place.at(9, 9))
    leaning.m24 = 0.0004
    for (index, move) in [
      Place.scaled(0.2, 0.2, Place.at(5.3, 4.1)), Place.turned(0.4, 0.15, Place.at(25, 9)),
      Place.scaled(-0.11, 0.17, Place.at(40, 9)), leaning,
    ].enumerated() {
      let drawn = draw(node(image, CGSize(width: 256, height: 256), move))
      let inside = (18..<30).flatMap { y in (22..<30).map { drawn[$0, y][0] } }
      #expect(inside.allSatisfy { (120...135).contains($0) }, "\(index): \(inside.prefix(9))")
    }
  }

  @Test("are a mixture where they are shrunk to less than all and more than a half")
  func between() {
    var image = Bitmap(width: 64, height: 64)
    for index in image.bytes.indices {
      image.bytes[index] = index % 4 == 3 || index / 4 % 2 == 0 ? 255 : 0
    }
    // Half way, by the logarithm: the smaller copy is an even grey, and so is half of what shows.
    let side = 64 / 2.0.squareRoot()
    let drawn = draw(node(image, CGSize(width: side, height: side)))
    let row = (4..<40).map { drawn[$0, 20][0] }
    #expect(row.allSatisfy { (60...195).contains($0) }, "\(row)")
  }

  @Test("do not jump where the next copy takes over", arguments: [2.0, 4, 8])
  func steady(ratio: Double) {
    func drawn(_ width: Double) -> Bitmap {
      draw(node(noise, CGSize(width: width, height: width * 0.75)))
    }
    let (larger, smaller) = (drawn(64 / ratio + 0.005), drawn(64 / ratio - 0.005))
    for y in 0..<Int(48 / ratio) - 1 {
      for x in 0..<Int(64 / ratio) - 1 {
        for channel in 0..<3 {
          #expect(abs(larger[x, y][channel] - smaller[x, y][channel]) <= 5, "\(x), \(y)")
        }
      }
    }
  }

  @Test("are the same bytes from every instruction set, remembered or not")
  func sameBytes() {
    for seed in UInt64(1)...20 {
      var tree = RandomTree(seed: seed, extent: 60)
      let image = tree.picture(
        tree.dice.integer(1...99), tree.dice.integer(1...99), opaque: tree.dice.chance(0.5))
      var node = node(image, CGSize(width: 50, height: 40), tree.transform())
      if tree.dice.chance(0.3) { node.contents?.part = tree.part() }
      if tree.dice.chance(0.3) { node.contents?.center = tree.fraction() }
      if tree.dice.chance(0.3) { node.contents?.tint = tree.color() }
      if tree.dice.chance(0.3) { node.contents?.factor = tree.color() }
      let expected = draw(node, .scalar)
      for set in InstructionSet.available { #expect(draw(node, set) == expected, "seed \(seed)") }
      #expect(draw(node, threads: 3) == expected, "seed \(seed)")
      node.contents?.identity = seed
      let renderer = Renderer(scale: 1)
      for _ in 0..<2 {
        let again = renderer.draw(node, width: 64, height: 64, background: .black)
        #expect(again == expected, "seed \(seed)")
      }
      // Another colour of the same picture is another picture.
      node.contents?.tint = RGBA(red: 0, green: 1, blue: 0)
      let tinted = renderer.draw(node, width: 64, height: 64, background: .black)
      #expect(tinted == draw(node), "seed \(seed)")
    }
  }
}
