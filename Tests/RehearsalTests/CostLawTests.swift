import Dispatch
import Geometry
import QuartzCore
import Raster
import TestSupport
import Testing
import UIKit

@testable import Rehearsal

/// What holds of every tree, over seeded random ones.
@MainActor @Suite("The cost of any frame") struct CostLawTests {
  nonisolated static let seeds = Array(1...60) as [UInt64]

  nonisolated static func count(_ node: RenderNode) -> FrameCost {
    var counter = CostCounter(deviceScale: 3)
    return counter.count(node)
  }

  @Test("does not grow below an opaque cover: neither blending nor layers", arguments: seeds)
  func cover(seed: UInt64) {
    var numbers = Seeded(seed: seed)
    let screen = RandomTree(&numbers).screen
    let before = Self.count(screen).counts
    var cover = RenderNode()
    cover.bounds = CGRect(
      x: 0, y: 0, width: numbers.number(in: 1...400), height: numbers.number(in: 1...800))
    cover.backgroundColor = RGBA(red: 0, green: 0, blue: 0)
    var covered = screen
    covered.children.append(cover)
    let after = Self.count(covered).counts
    #expect(before.layers > 1, "the tree draws something")
    #expect(after.blended <= before.blended + 1e-9)
    #expect(after.layers <= before.layers + 1)
    #expect(after.offscreenPasses == before.offscreenPasses)
    cover.bounds = screen.bounds
    covered.children[covered.children.count - 1] = cover
    let hidden = Self.count(covered).counts
    #expect(hidden.layers == 1 && hidden.blended == 0 && agree(hidden.painted, 1))
  }

  @Test("loses the pass of each shadow by its path, and no other", arguments: seeds)
  func path(seed: UInt64) {
    var numbers = Seeded(seed: seed)
    let screen = RandomTree(&numbers).screen
    let (before, after) = (Self.count(screen), Self.count(screen.withShadowPaths))
    #expect(!after.offscreen.contains { $0.cause == .shadow })
    #expect(
      after.offscreen.count == before.offscreen.filter { $0.cause != .shadow }.count)
  }

  @Test("is the same from several threads at once, and twice in a row")
  func threads() {
    let trees = Self.seeds.map { seed in
      var numbers = Seeded(seed: seed)
      return RandomTree(&numbers).screen
    }
    let alone = trees.map(Self.count)
    let lock = NSLock()
    nonisolated(unsafe) var together: [Int: FrameCost] = [:]
    DispatchQueue.concurrentPerform(iterations: trees.count) { index in
      let cost = Self.count(trees[index])
      lock.withLock { together[index] = cost }
    }
    #expect(trees.indices.allSatisfy { together[$0] == alone[$0] })
  }

  @Test("is the same at every scale that the stage is drawn at", arguments: [1, 2, 3] as [CGFloat])
  func scale(_ scale: CGFloat) {
    func counts(_ scale: CGFloat) -> CostCounts {
      let stage = CostTests.stage(scale: scale) { screen in
        for index in 0..<6 {
          let view = UILabel(
            frame: CGRect(x: 30 * index, y: 70 * index, width: 180, height: 120))
          view.text = "A card"
          view.backgroundColor = index.isMultiple(of: 2) ? .red : UIColor(white: 0.5, alpha: 0.5)
          view.alpha = index == 3 ? 0.5 : 1
          view.layer.shadowOpacity = index == 4 ? 0.3 : 0
          screen.addSubview(view)
        }
      }
      return Self.count(stage.frame()).counts
    }
    #expect(counts(scale) == counts(1))
    #expect(counts(scale).offscreenPasses == 1)
  }

  @Test("is what the coloured layers show: a pane for each layer with a pass", arguments: seeds)
  func panes(seed: UInt64) {
    var numbers = Seeded(seed: seed)
    let screen = RandomTree(&numbers).screen
    func panes(_ tint: Tint) -> Int {
      tint.applied(to: screen, scale: 1).nodeCount - screen.nodeCount
    }
    #expect(panes(.none) == 0)
    let passes = Self.count(screen).counts.offscreenPasses
    #expect(panes(.offscreen) <= passes && (panes(.offscreen) == 0) == (passes == 0))
  }

  @Test("hides what is wholly behind, and what is partly behind by its part")
  func areas() {
    var numbers = Seeded(seed: 7)
    for _ in 0..<200 {
      let (one, other) = (Self.rect(&numbers), Self.rect(&numbers))
      let both = one.intersection(other)
      let expected = both.isNull ? 0 : both.width * both.height
      #expect(agree(Area(one).overlap(with: other), expected, within: 1e-6))
      // Turned by a quarter about the origin, as polygons, it is the same.
      let turn = CATransform3DMakeRotation(.pi / 7, 0, 0, 1)
      guard let a = Area(one, through: turn), let b = Area(other, through: turn) else {
        Issue.record("a turned rectangle is behind the eye")
        continue
      }
      #expect(agree(a.size, one.width * one.height, within: 1e-6))
      #expect(agree(a.within(b).size, expected, within: 1e-6))
    }
  }

  private static func rect(_ numbers: inout Seeded) -> CGRect {
    CGRect(
      x: numbers.number(in: 0...50), y: numbers.number(in: 0...50),
      width: numbers.number(in: 1...60), height: numbers.number(in: 1...60))
  }
}

/// A screen with a few dozen layers that overlap, fade, clip, turn and cast shadows.
private struct RandomTree {
  var screen = RenderNode()

  init(_ numbers: inout Seeded) {
    screen.bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    screen.backgroundColor = RGBA(red: 1, green: 1, blue: 1)
    screen.children = (0..<6).map { _ in Self.node(&numbers, depth: 0) }
    // Something is on the screen, whatever the numbers are.
    var mark = RenderNode()
    mark.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    mark.backgroundColor = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
    screen.children.append(mark)
  }

  private static func node(_ numbers: inout Seeded, depth: Int) -> RenderNode {
    var node = RenderNode()
    let chance = { (share: Double, numbers: inout Seeded) in numbers.number(in: 0...1) < share }
    node.bounds = CGRect(
      x: 0, y: 0, width: numbers.number(in: 5...300), height: numbers.number(in: 5...400))
    node.transform = CATransform3DMakeTranslation(
      numbers.number(in: -60...300), numbers.number(in: -60...700), 0)
    if chance(0.2, &numbers) {
      node.transform = CATransform3DConcat(
        CATransform3DMakeRotation(numbers.number(in: -1...1), 0, 0, 1), node.transform)
    }
    if chance(0.7, &numbers) {
      node.backgroundColor = RGBA(
        red: 0, green: 0.5, blue: 1, alpha: chance(0.5, &numbers) ? 1 : 0.4)
    }
    node.opacity = chance(0.3, &numbers) ? 0.5 : 1
    node.clips = chance(0.3, &numbers)
    node.cornerRadius = chance(0.3, &numbers) ? 8 : 0
    if chance(0.3, &numbers) {
      node.shadow = .init(color: RGBA(red: 0, green: 0, blue: 0), offset: .zero, radius: 4)
    }
    if chance(0.1, &numbers) { node.mask = RenderNode() }
    if depth < 3 {
      let count = Int(numbers.number(in: 0...3))
      node.children = (0..<count).map { _ in Self.node(&numbers, depth: depth + 1) }
    }
    return node
  }
}

extension RenderNode {
  fileprivate var withShadowPaths: RenderNode {
    var node = self
    if let shadow = node.shadow, shadow.path == nil {
      node.shadow?.path = Path(rect: bounds)
    }
    node.children = children.map(\.withShadowPaths)
    return node
  }

  fileprivate var nodeCount: Int { children.reduce(1) { $0 + $1.nodeCount } }
}
