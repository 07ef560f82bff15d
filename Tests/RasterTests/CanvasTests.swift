import Foundation
import Geometry
import Testing

@testable import Raster

@Suite("A canvas that is kept from frame to frame")
struct CanvasTests {
  static let seeds = Array(UInt64(1)...40)
  private static let size = (width: 150, height: 130)

  private func canvas(threads: Int = 1, ceiling: Int = 64 << 20) -> Canvas {
    Canvas(
      width: Self.size.width, height: Self.size.height,
      renderer: Renderer(scale: 1.5, threads: threads), background: .white, ceiling: ceiling)
  }

  private func whole(_ node: RenderNode) -> Bitmap {
    Renderer(scale: 1.5).draw(
      node, width: Self.size.width, height: Self.size.height, background: .white)
  }

  /// A tree and what becomes of it: parts move, fade, come, go and change places.
  private func story(seed: UInt64) -> [RenderNode] {
    var tree = RandomTree(seed: seed)
    var root = RenderNode()
    root.children = (0..<5).map { _ in tree.node(depth: 2) }
    var frames = [root]
    for _ in 0..<8 {
      let index = tree.dice.chance(0.6) ? root.children.count - 1 : tree.dice.integer(0...3)
      switch tree.dice.integer(0...7) {
      case 0: root.children[index].opacity = tree.dice.unit()
      case 1: root.children[index] = tree.node(depth: 2)
      case 2: root.children.swapAt(index, 0)
      case 3: root.children.append(tree.node(depth: 1))
      case 4 where root.children.count > 5: root.children.removeLast()
      default: root.children[index].transform.m41 += CGFloat(tree.dice.number(-5...5))
      }
      frames.append(root)
    }
    return frames
  }

  @Test("shows the bytes of each frame drawn whole", arguments: seeds)
  func sameBytes(seed: UInt64) {
    var kept = canvas(threads: seed % 3 == 0 ? 4 : 1)
    var bare = canvas(ceiling: 0)
    for (index, frame) in story(seed: seed).enumerated() {
      let expected = whole(frame)
      kept.show(frame)
      bare.show(frame)
      #expect(kept.bitmap == expected, "seed \(seed), frame \(index)")
      #expect(bare.bitmap == expected, "seed \(seed), frame \(index), without a store")
      #expect(bare.storedBytes == 0)
    }
  }

  @Test("changes no pixel outside of what it says", arguments: seeds)
  func boxes(seed: UInt64) {
    var canvas = canvas()
    let frames = story(seed: seed)
    canvas.show(frames[0])
    for frame in frames.dropFirst() {
      var before = canvas.bitmap
      for box in canvas.show(frame) { before.take(box, from: canvas.bitmap) }
      #expect(before == canvas.bitmap, "seed \(seed)")
    }
  }

  @Test("leaves out what changes behind something that hides it")
  func hidden() {
    let ground = RenderNode.box(0, 0, 100, 87, .white)
    var root = RenderNode()
    root.children = [ground] + (0..<4).map { .box(Double(12 * $0), 0, 12, 87, .black) }
    var canvas = canvas()
    canvas.show(root)
    root.children[0].backgroundColor = RGBA(red: 1, green: 0, blue: 0)
    #expect(canvas.show(root) == [PixelBox(left: 72, top: 0, right: 150, bottom: 130)])
    #expect(canvas.bitmap == whole(root))
    // Another command more does not matter; what shows through hides nothing.
    root.children.append(.box(60, 20, 10, 10, .black))
    root.children[2].backgroundColor?.alpha = 0.5
    root.children[0].backgroundColor = RGBA(red: 0, green: 1, blue: 0)
    #expect(canvas.show(root) == [PixelBox(left: 18, top: 0, right: 150, bottom: 130)])
    #expect(canvas.bitmap == whole(root))
  }

  @Test("with panes that come, go and fade, shows the bytes of each frame", arguments: seeds)
  func panes(seed: UInt64) {
    var dice = Dice(seed: seed)
    var canvas = canvas()
    var still = (0..<8).map {
      RenderNode.box(Double(12 * $0), 5, 9, dice.number(5...70), .black)
    }
    var panes: [RenderNode] = []
    for step in 0..<24 {
      if panes.count < 6 || dice.chance(0.3) {
        panes.append(
          .box(
            Double(dice.integer(-10...80)), Double(dice.integer(-10...70)),
            Double(dice.integer(4...90)), Double(dice.integer(4...90)),
            RGBA(red: dice.unit(), green: dice.unit(), blue: dice.unit())))
      }
      let index = dice.integer(0...panes.count - 1)
      switch dice.integer(0...4) {
      case 0: panes[index].opacity = dice.chance(0.5) ? 1 : dice.unit()
      case 1: panes.remove(at: index)
      case 2: panes[index].backgroundColor?.green = dice.unit()
      case 3: panes[index].clips.toggle()
      default: panes[index].transform.m41 += CGFloat(dice.integer(-4...4))
      }
      // Often behind a pane, so that nothing has to be drawn until that goes.
      if dice.chance(0.2) { still[dice.integer(0...7)].backgroundColor?.blue = dice.unit() }
      var root = RenderNode()
      root.children = still + panes
      canvas.show(root)
      #expect(canvas.bitmap == whole(root), "seed \(seed), step \(step)")
    }
  }

  @Test("shows what changed behind something that hid it when that fades")
  func uncovered() {
    var root = RenderNode()
    root.children = [.box(0, 0, 150, 130, .white)]
    root.children += (0..<6).map { .box(Double(20 * $0), 10, 10, 10, .black) }
    root.children += [.box(0, 60, 5, 5, .black), .box(15, 5, 20, 20, .white)]
    var canvas = Canvas(
      width: 150, height: 130, renderer: Renderer(scale: 1), background: .white)
    func whole() -> Bitmap {
      Renderer(scale: 1).draw(root, width: 150, height: 130, background: .white)
    }
    canvas.show(root)
    for _ in 1...2 {
      root.children[7].transform.m41 += 9
      canvas.show(root)
    }
    #expect(canvas.storedBytes > 0)
    root.children[2].backgroundColor = RGBA(red: 1, green: 0, blue: 0)
    #expect(canvas.show(root).isEmpty)
    #expect(canvas.bitmap == whole())
    root.children[8].opacity = 0.5
    canvas.show(root)
    #expect(canvas.bitmap == whole())
  }

  @Test("draws nothing when nothing has changed, and little when little has")
  func little() {
    var root = RenderNode.box(0, 0, 100, 86, .white)
    root.children = (0..<20).map { .box(Double($0 * 4), 10, 3, 3, .black) }
    var canvas = canvas()
    #expect(canvas.show(root).count == 1)
    #expect(canvas.show(root).isEmpty)
    root.children[3].backgroundColor = RGBA(red: 1, green: 0, blue: 0)
    let boxes = canvas.show(root)
    #expect(boxes == [PixelBox(left: 18, top: 15, right: 23, bottom: 20)])
  }

  @Test("keeps a picture of what stays below what moves")
  func store() {
    var root = RenderNode.box(0, 0, 100, 86, .white)
    root.children = (0..<20).map { .box(Double($0 * 4), 10, 3, 3, .black) }
    root.children.append(.box(0, 0, 100, 86, .black))
    var (kept, full) = (canvas(), canvas(ceiling: 1000))
    for step in 1...5 {
      root.children[20].opacity = Double(step) / 10
      kept.show(root)
      full.show(root)
      #expect(kept.bitmap == whole(root))
    }
    #expect(kept.storedBytes == 4 * Self.size.width * Self.size.height)
    #expect(full.storedBytes == 0)
    root.children[0].backgroundColor = .white
    kept.show(root)
    #expect(kept.bitmap == whole(root))
    #expect(kept.storedBytes == 0)
  }
}

extension Bitmap {
  /// Takes the pixels of a box over from a bitmap of the same size.
  fileprivate mutating func take(_ box: PixelBox, from other: Bitmap) {
    for row in Int(box.top)..<Int(box.bottom) {
      let range = 4 * (row * width + Int(box.left))..<4 * (row * width + Int(box.right))
      bytes.replaceSubrange(range, with: other.bytes[range])
    }
  }
}
