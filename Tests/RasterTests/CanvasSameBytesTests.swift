import Geometry
import Testing

@testable import Raster

/// Drawing at once gives the same bytes on every processor.
@Suite("The same bytes of a canvas")
struct CanvasSameBytesTests {
  private static let side = 90

  private func mark(_ tree: inout RandomTree) -> Mark {
    guard tree.dice.chance(0.3) else { return .tree(tree.node(depth: 1)) }
    func point() -> CGPoint {
      CGPoint(x: tree.dice.number(-20...110), y: tree.dice.number(-20...110))
    }
    let kinds: [GradientSweep.Kind] = [.linear, .circles, .angle]
    var sweep = GradientSweep(
      kind: kinds[tree.dice.integer(0...2)],
      colors: [RGBA(red: 1, green: 0.2, blue: 0), RGBA(red: 0, green: 0.4, blue: 1, alpha: 0.3)],
      locations: [0, 1])
    (sweep.start, sweep.end) = (point(), point())
    (sweep.startRadius, sweep.endRadius) = (tree.dice.number(0...30), tree.dice.number(0...60))
    sweep.extendsAfter = tree.dice.chance(0.5)
    return .sweep(sweep)
  }

  private func ink(_ tree: inout RandomTree, _ surface: Surface) -> Ink {
    var ink = Ink(clip: ClipRegion(surface.box))
    ink.mode = BlendMode.allCases[tree.dice.integer(0...BlendMode.allCases.count - 1)]
    ink.alpha = tree.dice.number(0...1)
    if tree.dice.chance(0.3) {
      let offset = CGSize(width: tree.dice.number(-9...9), height: tree.dice.number(-9...9))
      ink.shadow = CastShadow(
        color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.7), offset: offset,
        sigma: tree.dice.number(0...6))
    }
    if tree.dice.chance(0.4) {
      let oval = Path(
        ellipseIn: CGRect(x: 5, y: 10, width: tree.dice.number(20...80), height: 70))
      ink.clip.narrow(
        to: RenderNode.Shape(path: oval).fillMask(.identity, within: surface.box))
    }
    return ink
  }

  private func draw(_ seed: UInt64, _ set: InstructionSet) throws -> Bitmap {
    let surface = try #require(
      Surface(width: Self.side, height: Self.side, instructionSet: set))
    var tree = RandomTree(seed: seed)
    for _ in 0..<6 {
      let mark = mark(&tree)
      surface.paint(mark, ink(&tree, surface))
    }
    return surface.bitmap
  }

  private static let seeds = UInt64(1)...30

  @Test("from drawings that do draw something")
  func drawingsAreNotEmpty() throws {
    let drawn = try Self.seeds.filter { try draw($0, .best).bytes.contains { $0 != 0 } }
    #expect(drawn.count > Self.seeds.count / 2)
  }

  @Test("from every instruction set", arguments: seeds)
  func instructionSets(seed: UInt64) throws {
    let expected = try draw(seed, .scalar)
    for set in InstructionSet.available {
      #expect(try draw(seed, set) == expected, "seed \(seed), \(set)")
    }
  }
}
