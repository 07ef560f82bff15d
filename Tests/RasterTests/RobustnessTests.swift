import Foundation
import Geometry
import Testing

@testable import Raster

@Suite("The renderer survives")
struct RobustnessTests {
  private let renderer = Renderer(scale: 2)

  private func draw(_ node: RenderNode) -> (bitmap: Bitmap, undrawn: [Undrawn]) {
    var bitmap = Bitmap(width: 64, height: 48)
    let undrawn = renderer.draw(node, into: &bitmap, background: .white)
    return (bitmap, undrawn)
  }

  private var everything: RenderNode {
    var tree = RandomTree(seed: 77, extent: 30)
    var node = tree.node(depth: 2)
    node.backgroundColor = .black
    node.border = .init(width: 2, color: .white)
    node.shadow = .init(color: .black, offset: .zero, radius: 6)
    node.shadow?.path = tree.path()
    node.contents = tree.contents(in: node.bounds)
    node.gradient = tree.gradient()
    node.shape = tree.shape()
    node.shape?.dashes = [3, 2]
    node.mask = nil
    return node
  }

  @Test("numbers that are not finite, and reports them", arguments: [Double.nan, .infinity])
  func notFinite(bad: Double) {
    let blank = draw(RenderNode()).bitmap
    let spoilers: [(inout RenderNode) -> Void] = [
      { $0.bounds.size.width = bad }, { $0.bounds.origin.y = bad }, { $0.transform.m11 = bad },
      { $0.transform.m14 = bad }, { $0.transform.m42 = bad }, { $0.border?.width = bad },
      { $0.shadow?.radius = bad }, { $0.shadow?.offset.width = bad },
      { $0.contents?.placement.origin.x = bad }, { $0.gradient?.start.x = bad },
      { $0.gradient?.locations[0] = bad }, { $0.shape?.lineWidth = bad },
      { $0.shape?.dashPhase = bad }, { $0.shape?.dashes[1] = bad },
      { $0.shape?.path.append(.line(to: CGPoint(x: bad, y: 0))) },
      { $0.shadow?.path?.append(.line(to: CGPoint(x: 0, y: bad))) },
      { $0.backdrop = .init(sigma: bad, tint: .white) },
    ]
    for spoil in spoilers {
      var node = everything
      spoil(&node)
      let result = draw(node)
      #expect(result.bitmap == blank)
      #expect(result.undrawn.map(\.reason) == [.notFinite])
    }
  }

  @Test("opacities, radii and colours out of range")
  func outOfRange() {
    for bad in [Double.nan, .infinity, -.infinity, -3, 7, 1e300] {
      var node = everything
      node.opacity = bad
      _ = draw(node)
      node.opacity = 1
      node.backgroundColor = RGBA(red: bad, green: bad, blue: bad, alpha: bad)
      node.cornerRadius = bad
      _ = draw(node)
    }
  }

  @Test(
    "lengths beyond all whole numbers",
    arguments: [1e9, 1e19, 1e25, 1e100, 1e153, 1e200, 1e300])
  func beyondWholeNumbers(length: Double) {
    let bounds = CGRect(x: 0, y: 0, width: length, height: length)
    let paths: [Path?] = [
      nil, Path(roundedRect: bounds, radii: CornerRadii(CGFloat(length / 4))), Path(rect: bounds),
      Path(ellipseIn: bounds),
    ]
    for curve in [RenderNode.CornerCurve.circular, .continuous] {
      for (index, path) in (paths + [nil]).enumerated() {
        var node = everything
        (node.bounds, node.cornerRadius, node.cornerCurve) = (bounds, length / 3, curve)
        node.shadow = .init(color: .black, offset: .zero, radius: 3)
        node.shadow?.path = path
        node.shadow?.isCastByContent = index == paths.count
        _ = draw(node)
        node.children = []
        (node.shape, node.contents, node.border) = (nil, nil, nil)
        _ = draw(node)
        node.backdrop = .init(sigma: length, tint: .clear)
        node.border = .init(width: length / 5, color: .black)
        node.shape = .init(path: path ?? Path())
        node.shape?.strokeColor = .black
        node.shape?.lineWidth = length / 7
        node.shape?.dashes = [length / 100, 1]
        node.rasterizationScale = length
        _ = draw(node)
      }
    }
  }

  /// A few in an ordinary run; `SOAK=1` walks through all.
  static let wildSeeds =
    ProcessInfo.processInfo.environment["SOAK"] == nil
    ? Array(UInt64(1)...16) : Array(UInt64(1)...200)

  @Test("maps that flatten, explode or turn away", arguments: wildSeeds)
  func wildMaps(seed: UInt64) {
    var dice = Dice(seed: seed)
    let sizes = [0, 1e-300, 1e-12, 1e-3, 1, 30, 1e4, 1e7, 1e12, 1e200]
    func wild() -> Double { sizes[dice.integer(0...9)] * (dice.chance(0.5) ? 1 : -1) }
    var node = everything
    node.transform.m11 = wild()
    node.transform.m12 = wild()
    node.transform.m14 = wild()
    node.transform.m22 = wild()
    node.transform.m24 = wild()
    node.transform.m41 = wild()
    node.transform.m44 = wild()
    if dice.chance(0.5) { node.bounds.size.width = abs(wild()) }
    if dice.chance(0.5) { node.contents?.placement.size.height = wild() }
    if dice.chance(0.5) { node.shadow?.radius = wild() }
    if dice.chance(0.5) { node.border?.width = wild() }
    if dice.chance(0.5) { node.gradient?.end.x = wild() }
    if dice.chance(0.5) { node.gradient?.colors[0].alpha = wild() }
    if dice.chance(0.5) { node.shape?.lineWidth = wild() }
    if dice.chance(0.3) { node.shape?.dashes[0] = wild() }
    if dice.chance(0.3) { node.shape?.path.append(.line(to: CGPoint(x: wild(), y: wild()))) }
    if dice.chance(0.3) { node.shadow?.path?.append(.line(to: CGPoint(x: wild(), y: wild()))) }
    if dice.chance(0.3) { node.contents?.scale = wild() }
    if dice.chance(0.3) { node.contents?.part.size.width = wild() }
    if dice.chance(0.3) { node.mask = node }
    if dice.chance(0.3) { node.backdrop = .init(sigma: wild(), saturation: wild(), tint: .clear) }
    if dice.chance(0.2) { node.rasterizationScale = wild() }
    if dice.chance(0.3) {
      node.shadow?.path = nil
      node.shadow?.isCastByContent = true
    }
    _ = draw(node)
  }

  @Test("a tree of twenty thousand levels")
  func deep() {
    func chain(_ change: (inout RenderNode) -> Void) -> RenderNode {
      var node = RenderNode.box(0, 0, 20, 20, .black)
      for _ in 0..<20_000 {
        var parent = RenderNode.box(0, 0, 30, 20)
        change(&parent)
        parent.children = [node]
        node = parent
      }
      return node
    }
    #expect(drawn(chain { _ in })[20, 20] == [0, 0, 0, 255])
    #expect(drawn(chain { $0.clips = true })[20, 20] == [0, 0, 0, 255])
    let rounded = drawn(chain { ($0.clips, $0.cornerRadius) = (true, 5) })
    #expect(rounded[20, 20] == [0, 0, 0, 255])
    #expect(rounded[0, 0] == [255, 255, 255, 255])
    let faded = drawn(
      chain {
        $0.opacity = 0.999
        $0.backgroundColor = .white
      })
    #expect(faded[50, 20] == [255, 255, 255, 255])
  }

  /// Draws a deep tree and takes it apart from the outside: a value within a value ends within its
  /// end, which takes a piece of the thread's stack. Layers that deep never become nodes.
  private func drawn(_ node: consuming RenderNode) -> Bitmap {
    let bitmap = draw(node).bitmap
    while let child = node.children.first {
      node.children = []
      node = child
    }
    return bitmap
  }

  @Test("bitmaps without pixels")
  func empty() {
    for (width, height) in [(0, 0), (0, 5), (5, 0)] {
      let bitmap = renderer.draw(everything, width: width, height: height, background: .white)
      #expect(bitmap.bytes.isEmpty)
    }
    var bitmap = Bitmap(width: 4, height: 4)
    renderer.draw(everything, into: &bitmap, rows: 7..<90)
    renderer.draw(everything, into: &bitmap, rows: -5..<0)
    #expect(bitmap == Bitmap(width: 4, height: 4))
  }

  @Test("pictures too large or too far stretched, and says so")
  func unfitPictures() {
    var node = RenderNode.box(0, 0, 20, 20)
    let wide = Bitmap(width: 40_000, height: 1)
    node.contents = .init(image: wide, identity: 1, placement: node.bounds)
    #expect(draw(node).undrawn.map(\.reason) == [.pictureTooLarge])
    var tree = RandomTree(seed: 1)
    node.contents = .init(
      image: tree.picture(4, 4, opaque: true), identity: 2,
      placement: CGRect(x: -1e9, y: 0, width: 2e9, height: 20))
    #expect(draw(node).undrawn.map(\.reason) == [.extremeScale])
  }

  @Test("a look in pieces that is too large for one picture, and says so")
  func pieces() {
    for (side, reasons) in [
      (2000.0, []), (2100.0, ["look in pieces of more than 16777216 pixels"]),
    ] as [(Double, [String])] {
      var look = RenderNode()
      look.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      look.backgroundColor = .black
      var piece = look
      (piece.backgroundColor, piece.clips, piece.children) = (nil, true, [look])
      var node = RenderNode()
      node.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      node.pieces = .init(
        area: node.bounds, center: CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
      node.children = [piece]
      let result = draw(node)
      #expect(result.undrawn.map(\.reason.rawValue) == reasons)
      #expect(result.bitmap[20, 20] == [0, 0, 0, 255])
    }
  }

  @Test("more nodes than could be drawn, and says so")
  func tooManyNodes() {
    // Each one stands for all that is in it: values share their parts.
    var node = RenderNode.box(0, 0, 3, 3, .black)
    node.opacity = 0
    for _ in 0..<3 {
      var parent = RenderNode.box(0, 0, 3, 3)
      parent.children = Array(repeating: node, count: 1_100)
      node = parent
    }
    #expect(draw(node).undrawn.map(\.reason) == [.tooManyNodes])
    node.mask = node
    #expect(draw(node).undrawn.map(\.reason) == [.tooManyNodes])
  }

  @Test("dashes without end, and says so")
  func tooManyDashes() {
    var node = RenderNode()
    var shape = RenderNode.Shape(
      path: Path([.move(to: .zero), .line(to: CGPoint(x: 9_000, y: 3))]))
    (shape.strokeColor, shape.dashes) = (.black, [1, 0.7])
    node.shape = shape
    #expect(draw(node).undrawn.map(\.reason) == [.tooManyDashes])
    node.shape?.dashes = [1, 1]
    #expect(draw(node).undrawn.isEmpty)
  }

  @Test("turned pictures in pieces that are too long, and says so")
  func piecesTooCoarse() {
    var tree = RandomTree(seed: 3)
    var node = RenderNode.box(0, 0, 4_000, 20)
    node.transform = Place.turned(0.3, 1, Place.at(5, 5))
    node.contents = .init(
      image: tree.picture(9, 9, opaque: true), identity: 3, placement: node.bounds)
    node.contents?.center = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
    #expect(draw(node).undrawn.isEmpty)
    node.bounds.size.width = 4_200
    let bounds = node.bounds
    node.contents?.placement = bounds
    #expect(draw(node).undrawn.map(\.reason) == [.piecesTooCoarse])
  }
}
