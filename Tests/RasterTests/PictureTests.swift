import Foundation
import Geometry
import Testing

@testable import Raster

@Suite("Pictures")
struct PictureTests {
  private func node(_ image: Bitmap, _ place: CGRect, _ move: CATransform3D) -> RenderNode {
    var node = RenderNode()
    node.bounds = place
    node.transform = move
    node.contents = .init(image: image, identity: 1, placement: place)
    return node
  }

  private func photo(seed: UInt64, opaque: Bool = true) -> Bitmap {
    var tree = RandomTree(seed: seed)
    return tree.picture(24, 20, opaque: opaque)
  }

  /// Red grows along x, green along y, from texel centre to texel centre.
  private func ramp(_ size: Int) -> Bitmap {
    var bitmap = Bitmap(width: size, height: size)
    for y in 0..<size {
      for x in 0..<size {
        let at = 4 * (y * size + x)
        bitmap.bytes[at] = UInt8(4 * x)
        bitmap.bytes[at + 1] = UInt8(4 * y)
        bitmap.bytes[at + 3] = 255
      }
    }
    return bitmap
  }

  @Test("one texel a pixel are copied", arguments: [true, false])
  func identity(opaque: Bool) {
    let image = photo(seed: 3, opaque: opaque)
    let place = CGRect(x: 0, y: 0, width: 12, height: 10)
    let bitmap = Renderer(scale: 2).draw(
      node(image, place, Place.at(2, 3)), width: 40, height: 40, background: .clear)
    for y in 0..<20 {
      for x in 0..<24 { #expect(bitmap[4 + x, 6 + y] == image[x, y]) }
    }
  }

  @Test("of which a part beyond the image is shown go on with its edges")
  func partsBeyond() {
    let image = photo(seed: 5)
    let renderer = Renderer(scale: 1)
    func draw(_ part: CGRect, _ width: Int, _ height: Int) -> Bitmap {
      let place = CGRect(x: 0, y: 0, width: width, height: height)
      var node = node(image, place, CATransform3DIdentity)
      node.contents?.part = part
      return renderer.draw(node, width: width, height: height, background: .clear)
    }
    let wide = draw(CGRect(x: -0.5, y: 0, width: 2, height: 1), 48, 20)
    let tall = draw(CGRect(x: 0, y: -1, width: 1, height: 1.5), 24, 30)
    let outside = draw(CGRect(x: 3, y: 0, width: 0.5, height: 1), 12, 20)
    for y in 0..<20 {
      for x in 0..<48 { #expect(wide[x, y] == image[min(max(x - 12, 0), 23), y]) }
      for x in 0..<12 { #expect(outside[x, y] == image[23, y]) }
    }
    for y in 0..<30 { #expect(tall[3, y] == image[3, max(y - 20, 0)]) }
  }

  @Test("show all of the image where the part is all of it but for rounding", arguments: [0, 0.3])
  func almostWhole(angle: Double) {
    let place = CGRect(x: 0, y: 0, width: 37, height: 31)
    var node = node(photo(seed: 6), place, Place.turned(angle, 1.1, Place.at(12, 3)))
    let renderer = Renderer(scale: 1)
    let whole = renderer.draw(node, width: 60, height: 60, background: .clear)
    node.contents?.part.origin.x = -1e-17
    node.contents?.center.origin.y = -1e-17
    #expect(renderer.draw(node, width: 60, height: 60, background: .clear) == whole)
  }

  @Test("are reported, not drawn, where the part is too far away", arguments: [1e6, -1e18, 1e300])
  func farParts(place: Double) {
    var node = node(photo(seed: 6), CGRect(x: 0, y: 0, width: 37, height: 31), Place.at(2, 3))
    node.contents?.part.origin.x = place
    let undrawn = Renderer(scale: 1).picture(
      of: node, width: 60, height: 60, background: .clear
    ).undrawn
    #expect(undrawn.map(\.reason) == [.extremeScale])
  }

  @Test("mirrored or turned by quarters keep their texels")
  func quarterTurns() {
    let image = photo(seed: 4)
    let place = CGRect(x: 0, y: 0, width: 24, height: 20)
    let renderer = Renderer(scale: 1)
    let mirrored = renderer.draw(
      node(image, place, Place.scaled(-1, 1, Place.at(30, 5))), width: 40, height: 40,
      background: .clear)
    let turned = renderer.draw(
      node(image, place, Place.turned(.pi / 2, 1, Place.at(30, 5))), width: 40, height: 40,
      background: .clear)
    for y in 0..<20 {
      for x in 0..<24 {
        #expect(mirrored[29 - x, 5 + y] == image[x, y])
        #expect(turned[29 - y, 5 + x] == image[x, y])
      }
    }
  }

  @Test("of one colour keep it under every map", arguments: Array(UInt64(1)...30))
  func flatColour(seed: UInt64) {
    var tree = RandomTree(seed: seed)
    let flat = Bitmap(
      width: 7, height: 5, bytes: (0..<35).flatMap { _ in [200, 100, 50, 255] as [UInt8] })
    let place = CGRect(x: -30, y: -20, width: 60, height: 40)
    let transform = tree.transform()
    var plain = RenderNode()
    plain.bounds = place
    plain.transform = transform
    plain.backgroundColor = RGBA(red: 200.0 / 255, green: 100.0 / 255, blue: 50.0 / 255)
    let renderer = Renderer(scale: 1)
    let a = renderer.draw(
      node(flat, place, transform), width: 120, height: 120, background: .white)
    let b = renderer.draw(plain, width: 120, height: 120, background: .white)
    #expect(a.distance(to: b) <= 1, "seed \(seed)")
  }

  @Test("are read between texels where a map says", arguments: [0.0, 0.3, -0.9, 1.1])
  func bilinear(tilt: Double) {
    let image = ramp(60)
    let place = CGRect(x: -30, y: -30, width: 60, height: 60)
    let angle = 0.4
    var transform = Place.turned(angle, 1.3, Place.at(60, 60))
    transform.m14 = tilt / 200
    transform.m11 += transform.m14 * 60
    transform.m12 += transform.m14 * 60
    let bitmap = Renderer(scale: 1).draw(
      node(image, place, transform), width: 120, height: 120, background: .clear)
    let map = PlaneMap(transform)
    for u in stride(from: -26.0, through: 26, by: 2) {
      for v in stride(from: -26.0, through: 26, by: 2) {
        let point = map(u, v)
        let (x, y) = ((point.x / point.z).rounded(.down), (point.y / point.z).rounded(.down))
        guard let back = map.inverse?(x + 0.5, y + 0.5) else { continue }
        let (s, t) = (back.x / back.z + 29.5, back.y / back.z + 29.5)
        guard (0...59).contains(s), (0...59).contains(t), bitmap[Int(x), Int(y)][3] == 255 else {
          continue
        }
        #expect(abs(Double(bitmap[Int(x), Int(y)][0]) - 4 * s) < 0.6)
        #expect(abs(Double(bitmap[Int(x), Int(y)][1]) - 4 * t) < 0.6)
      }
    }
  }

  @Test("scaled upright agree with the general way", arguments: [0.51, 0.8, 1.0, 1.7, 3.2])
  func separable(scale: Double) {
    let image = photo(seed: 9)
    let place = CGRect(x: 0, y: 0, width: 24, height: 20)
    let upright = Place.scaled(scale, scale, Place.at(10.3, 7.7))
    var leaning = upright
    leaning.m12 = 1e-7
    let renderer = Renderer(scale: 1)
    let a = renderer.draw(node(image, place, upright), width: 100, height: 90, background: .white)
    let b = renderer.draw(node(image, place, leaning), width: 100, height: 90, background: .white)
    #expect(a.distance(to: b) <= 3)
  }

  @Test("of one row or column are stretched", arguments: [(1, 1), (1, 9), (9, 1)])
  func thin(size: (Int, Int)) {
    var tree = RandomTree(seed: 5)
    let image = tree.picture(size.0, size.1, opaque: true)
    let place = CGRect(x: 0, y: 0, width: 40, height: 40)
    for transform in [Place.at(10, 10), Place.turned(0.0001, 1, Place.at(10, 10))] {
      let bitmap = Renderer(scale: 1).draw(
        node(image, place, transform), width: 60, height: 60, background: .clear)
      #expect(bitmap[11, 11] == image[0, 0])
      #expect(bitmap[48, 48] == image[size.0 - 1, size.1 - 1])
    }
  }
}
