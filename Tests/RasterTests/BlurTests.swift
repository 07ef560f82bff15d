import Foundation
import Geometry
import Testing

@testable import Raster

@Suite("A blur of what is behind")
struct BlurTests {
  private static let size = 96

  /// Blocks of colours from a seed, on white; and a few lines a pixel wide.
  private func ground(_ seed: UInt64) -> RenderNode {
    var dice = Dice(seed: seed)
    var root = RenderNode.box(0, 0, 160, 160, .white)
    root.children = (0..<40).map { index in
      let color = RGBA(red: dice.unit(), green: dice.unit(), blue: dice.unit())
      let (x, y) = (dice.integer(0...86), dice.integer(0...86))
      let (width, height) = (dice.integer(4...60), dice.integer(4...60))
      return .box(
        Double(x), Double(y), index % 4 == 3 ? 1 : Double(width), Double(height), color)
    }
    return root
  }

  private func draw(_ node: RenderNode) -> Bitmap {
    Renderer(scale: 1).draw(node, width: Self.size, height: Self.size, background: .white)
  }

  /// The Gaussian itself of the green channel, in floating point, the picture going on beyond its
  /// edges as it is there.
  private func gaussian(_ picture: Bitmap, sigma: Double) -> [Double] {
    let reach = Int((4 * sigma).rounded(.up)), size = Self.size
    let bell = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = bell.reduce(0, +)
    var plane = stride(from: 1, to: picture.bytes.count, by: 4).map { Double(picture.bytes[$0]) }
    for step in [1, size] {
      var next = plane
      for y in 0..<size {
        for x in 0..<size {
          let (at, line) = step == 1 ? (x, size * y) : (y, x)
          var value = 0.0
          for index in bell.indices {
            let place = min(max(at + index - reach, 0), size - 1)
            value += bell[index] * plane[line + step * place]
          }
          next[y * size + x] = value / sum
        }
      }
      plane = next
    }
    return plane
  }

  /// Sigmas about the thresholds of halving, and between them.
  @Test(
    "is a Gaussian, within two levels",
    arguments: [0.5, 1, 2.9, 3, 3.6, 5.9, 6, 8, 11.9, 12, 17, 23.9, 24, 30, 48, 70],
    [UInt64(1), 2, 3])
  func exact(sigma: Double, seed: UInt64) {
    var root = ground(seed)
    let expected = gaussian(draw(root), sigma: sigma)
    root.children.append(pane(sigma: sigma))
    let blurred = draw(root)
    var worst = 0.0
    for y in 0..<Self.size {
      for x in 0..<Self.size {
        worst = max(worst, abs(Double(blurred[x, y][1]) - expected[y * Self.size + x]))
      }
    }
    #expect(worst <= 2, "sigma \(sigma), seed \(seed): off by \(worst)")
  }

  /// What grows and shrinks with an animation must not jump where it is halved once more.
  @Test("does not jump as it grows", arguments: [3.0, 6, 12, 24, 48], [UInt64(4), 5, 6])
  func steady(threshold: Double, seed: UInt64) {
    var (less, more) = (ground(seed), ground(seed))
    less.children.append(pane(sigma: threshold * 0.99999))
    more.children.append(pane(sigma: threshold))
    #expect(draw(less).distance(to: draw(more)) <= 2)
  }

  private func pane(sigma: Double) -> RenderNode {
    var pane = RenderNode.box(0, 0, 160, 160)
    pane.backdrop = .init(sigma: sigma, tint: .clear)
    return pane
  }

  @Test("has the same bytes from every instruction set", arguments: [0.5, 2.9, 4, 7, 15, 40])
  func instructionSets(sigma: Double) {
    var root = ground(8)
    root.children.append(pane(sigma: sigma))
    root.children[40].backdrop?.saturation = 1.8
    func draw(_ set: InstructionSet) -> Bitmap {
      Renderer(scale: 1, instructionSet: set).draw(
        root, width: 93, height: 71, background: RGBA(red: 0.2, green: 0, blue: 0.1, alpha: 0.5))
    }
    let expected = draw(.scalar)
    for set in InstructionSet.available { #expect(draw(set) == expected, "\(set)") }
  }

  @Test("changes nothing on an even ground, and nothing outside its shape")
  func identity() {
    var root = RenderNode.box(0, 0, 160, 160, RGBA(red: 0.3, green: 0.6, blue: 0.1))
    let plain = draw(root)
    var pane = RenderNode.box(20, 20, 50, 40)
    (pane.cornerRadius, pane.backdrop) = (20, .init(sigma: 9, saturation: 1, tint: .clear))
    root.children = [pane]
    #expect(draw(root) == plain)
    var busy = ground(4)
    let before = draw(busy)
    busy.children.append(pane)
    let after = draw(busy)
    for y in 0..<Self.size {
      for x in 0..<Self.size where !(19...71).contains(x) || !(19...61).contains(y) {
        #expect(after[x, y] == before[x, y])
      }
    }
    #expect(after[40, 40] != before[40, 40])
  }

  /// At the edges of the picture, too, where it goes on as it is there.
  @Test("of what is mirrored is the mirror image", arguments: [0.6, 2, 5, 9, 15, 26, 70])
  func mirrored(sigma: Double) {
    var root = RenderNode()
    root.children = ground(8).children.map { node in
      var box = RenderNode.box(0, 0, 1, 1, node.backgroundColor)
      // On whole pixels, so that nothing else is rounded.
      let place = node.bounds.applying(CATransform3DGetAffineTransform(node.transform))
      box.bounds = CGRect(
        x: place.minX.rounded(), y: place.minY.rounded(), width: place.width.rounded(),
        height: place.height.rounded())
      return box
    }
    func blurred(_ across: Bool, _ down: Bool) -> Bitmap {
      var turned = RenderNode()
      turned.transform = Place.scaled(
        across ? -1 : 1, down ? -1 : 1,
        Place.at(across ? Double(Self.size) : 0, down ? Double(Self.size) : 0))
      turned.children = root.children
      var pane = RenderNode.box(0, 0, Double(Self.size), Double(Self.size))
      pane.backdrop = .init(sigma: sigma, tint: .clear)
      var all = RenderNode.box(0, 0, Double(Self.size), Double(Self.size), .black)
      all.children = [turned, pane]
      return draw(all)
    }
    let plain = blurred(false, false)
    for (across, down) in [(true, false), (false, true), (true, true)] {
      let other = blurred(across, down)
      var most = 0
      for y in 0..<Self.size {
        for x in 0..<Self.size {
          let pixel = other[across ? Self.size - 1 - x : x, down ? Self.size - 1 - y : y]
          for channel in 0..<3 { most = max(most, abs(pixel[channel] - plain[x, y][channel])) }
        }
      }
      #expect(most <= 1, "\(across), \(down)")
    }
  }

  @Test("does not depend on where the pane begins", arguments: [2.0, 5, 9, 15, 26])
  func place(sigma: Double) {
    var (one, other) = (ground(5), ground(5))
    var pane = RenderNode.box(0, 0, 160, 160)
    pane.backdrop = .init(sigma: sigma, saturation: 1.8, tint: .clear)
    one.children.append(pane)
    let whole = draw(one)
    var dice = Dice(seed: 9)
    for _ in 0..<8 {
      let (x, y) = (dice.integer(0...80), dice.integer(0...80))
      pane.bounds = CGRect(x: x, y: y, width: dice.integer(1...40), height: dice.integer(1...40))
      other.children[40...] = [pane]
      let part = draw(other)
      for row in y..<min(Int(pane.bounds.maxY), Self.size) {
        for column in x..<min(Int(pane.bounds.maxX), Self.size) {
          #expect(part[column, row] == whole[column, row], "\(column), \(row) of \(pane.bounds)")
        }
      }
    }
  }

  @Test("keeps greys grey, and colours within their alpha", arguments: [0.0, 0.5, 1, 1.8, 8])
  func saturation(amount: Double) {
    var root = RenderNode()
    root.children = (0..<16).map { index in
      let level = Double(index) / 15
      return .box(Double(10 * index), 0, 10, 80, RGBA(red: level, green: level, blue: level))
    }
    let plain = draw(root)
    var pane = RenderNode.box(0, 0, 160, 160)
    pane.backdrop = .init(sigma: 0, saturation: amount, tint: .clear)
    root.children.append(pane)
    #expect(draw(root).distance(to: plain) <= 1)
    var colorful = ground(6)
    colorful.children.append(pane)
    let bitmap = draw(colorful)
    for pixel in stride(from: 0, to: bitmap.bytes.count, by: 4) {
      #expect(bitmap.bytes[pixel..<pixel + 3].max()! <= bitmap.bytes[pixel + 3])
    }
  }

  @Test("keeps colours within their alpha where the ground is translucent", arguments: [0.0, 5])
  func translucentSaturation(sigma: Double) {
    var root = RenderNode()
    root.children = ground(6).children.map { node in
      var node = node
      node.backgroundColor?.alpha = 0.4
      return node
    }
    var pane = RenderNode.box(0, 0, 160, 160)
    pane.backdrop = .init(sigma: sigma, saturation: 8, tint: .clear)
    root.children.append(pane)
    let bitmap = Renderer(scale: 1).draw(
      root, width: Self.size, height: Self.size, background: .clear)
    for pixel in stride(from: 0, to: bitmap.bytes.count, by: 4) {
      #expect(bitmap.bytes[pixel..<pixel + 3].max()! <= bitmap.bytes[pixel + 3])
    }
  }

  @Test("sees nothing from within a group that fades")
  func isolated() {
    var root = ground(7)
    let plain = draw(root)
    var pane = RenderNode.box(0, 0, 160, 160)
    (pane.backdrop, pane.opacity) = (.init(sigma: 9, tint: .clear), 0.5)
    root.children.append(pane)
    #expect(draw(root) == plain)
  }
}
