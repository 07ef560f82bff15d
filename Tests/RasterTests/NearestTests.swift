import Foundation
import Geometry
import Testing

@testable import Raster

@Suite("Pictures of which the nearest texel counts")
struct NearestTests {
  private static let image: Bitmap = {
    var tree = RandomTree(seed: 5)
    return tree.picture(24, 20, opaque: true)
  }()

  private func node(_ place: CGRect, _ move: CATransform3D, shrunk: Bool = true) -> RenderNode {
    var node = RenderNode()
    node.bounds = place
    node.transform = move
    node.contents = .init(image: Self.image, identity: 1, placement: place)
    node.contents?.isNearestEnlarged = true
    node.contents?.isNearestShrunk = shrunk
    return node
  }

  private func draw(
    _ node: RenderNode, _ set: InstructionSet = .best, threads: Int = 1
  ) -> Bitmap {
    Renderer(scale: 1, threads: threads, instructionSet: set).draw(
      node, width: 130, height: 120, background: .white)
  }

  @Test(
    "are enlarged as squares of one colour, whole times and others", arguments: [2.0, 3, 4.5, 5])
  func squares(scale: Double) {
    let place = CGRect(x: 0, y: 0, width: 24 * scale, height: 20 * scale)
    let drawn = draw(node(place, Place.at(3, 2)))
    for y in 0..<Int(20 * scale) {
      for x in 0..<Int(24 * scale) {
        let (u, v) = (((Double(x) + 0.5) / scale), ((Double(y) + 0.5) / scale))
        // On the very edge of two texels either may be seen.
        guard u.truncatingRemainder(dividingBy: 1) > 0.01,
          v.truncatingRemainder(dividingBy: 1) > 0.01
        else { continue }
        #expect(drawn[x + 3, y + 2] == Self.image[Int(u), Int(v)], "\(x), \(y)")
      }
    }
  }

  /// Every way that pictures are sampled: upright, mirrored, turned, leaning, shrunk, in pieces.
  private var nodes: [RenderNode] {
    let place = CGRect(x: 0, y: 0, width: 96, height: 80)
    var leaning = Place.turned(0.7, 1, Place.at(20, 20))
    leaning.m14 = 0.002
    var upright = Place.at(20, 20)
    upright.m14 = 0.004
    var piece = node(place, Place.at(9.3, 7.7))
    piece.contents?.part = CGRect(x: 0.25, y: 0.2, width: 0.5, height: 0.6)
    return [
      node(place, Place.at(9.3, 7.7)), node(place, Place.scaled(-1, 0.7, Place.at(110, 9))),
      node(place, Place.turned(0.5, 1, Place.at(50, 5))), node(place, leaning),
      node(place, upright), node(place, Place.scaled(0.11, 0.1, Place.at(5, 5))), piece,
    ]
  }

  @Test("show no colour but those of the picture, whatever the map")
  func noMixture() {
    var colors = Set<[Int]>()
    for y in 0..<20 {
      for x in 0..<24 { colors.insert(Self.image[x, y]) }
    }
    for (index, node) in nodes.enumerated() {
      let drawn = draw(node)
      var frame = node
      (frame.contents, frame.backgroundColor) = (nil, .black)
      let inside = draw(frame)
      var seen = 0
      for y in 0..<120 {
        for x in 0..<130 where inside[x, y] == [0, 0, 0, 255] {
          seen += 1
          #expect(colors.contains(drawn[x, y]), "\(index): \(x), \(y)")
        }
      }
      #expect(seen > 20, "\(index)")
    }
  }

  @Test("are the same bytes from every instruction set, and in any number of threads")
  func sameBytes() {
    for (index, node) in nodes.enumerated() {
      let expected = draw(node)
      for set in InstructionSet.available {
        #expect(draw(node, set) == expected, "\(index): \(set)")
      }
      #expect(draw(node, threads: 3) == expected, "\(index)")
    }
  }

  @Test("may be so where they are enlarged and not where they are shrunk")
  func oneWay() {
    let large = CGRect(x: 0, y: 0, width: 96, height: 80)
    let small = CGRect(x: 0, y: 0, width: 15, height: 13)
    #expect(draw(node(large, Place.at(1, 1), shrunk: false)) == draw(node(large, Place.at(1, 1))))
    var linear = node(small, Place.at(1, 1))
    linear.contents?.isNearestEnlarged = false
    linear.contents?.isNearestShrunk = false
    #expect(draw(node(small, Place.at(1, 1), shrunk: false)) == draw(linear))
    #expect(draw(node(small, Place.at(1, 1))) != draw(linear))
  }
}
