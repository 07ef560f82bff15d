import CRaster
import Geometry

/// Walks a tree of nodes and writes the commands that draw it.
///
/// The walk keeps its own stack: trees may be deeper than the thread's.
struct FrameBuilder {
  let frame: Frame
  let box: PixelBox
  let scale: Double
  let cache: RenderCache
  let instructionSet: InstructionSet
  private let culls: Bool
  let rasterizer = PathRasterizer()
  var undrawn: [Undrawn] = []
  /// How many masks this is drawn for, one within the other.
  var maskDepth = 0
  /// How many pictures of trees this is drawn for, one within the other: shadows cast by content,
  /// rasterized layers.
  var pictureDepth = 0
  /// How many nodes may still be drawn in this frame, with all that is drawn for it first.
  private var budget = NodeBudget()

  init(
    box: PixelBox, scale: Double, cache: RenderCache, instructionSet: InstructionSet, culls: Bool
  ) {
    (self.box, self.scale, self.cache) = (box, scale, cache)
    (self.instructionSet, self.culls) = (instructionSet, culls)
    frame = Frame(culls: culls)
  }

  /// Draws what is part of this, into a bitmap of its own.
  func inner(box: PixelBox, scale: Double) -> FrameBuilder {
    var builder = FrameBuilder(
      box: box, scale: scale, cache: cache, instructionSet: instructionSet, culls: culls)
    builder.budget = budget
    return builder
  }

  /// What a node inherits.
  struct Inherited {
    /// The parent's coordinates to device pixels.
    var map: PlaneMap
    /// Outside of it nothing shows.
    var clip: PixelBox
    /// Opacity of ancestors that draw nothing but this node.
    var opacity = 1.0
    /// Product of the opacities of all layers around.
    var visibility = 1.0
    /// The first command that a backdrop can see: those of groups around it, and of masks, see
    /// only what is in them.
    var seen = 0
  }

  /// What is still to do. Small values: they are moved about for every node.
  private enum Step {
    case siblings(ArraySlice<RenderNode>, Inherited)
    indirect case border(NodeDrawing)
    /// Two looks, the second of them by its alpha; then the second one in the layer at an index.
    case dissolve(ArraySlice<RenderNode>, UInt8, Inherited)
    case swap(Int, ArraySlice<RenderNode>, Inherited)
    case pop(Int)
  }

  mutating func build(_ root: RenderNode) { build(root, in: PlaneMap(scale: scale)) }

  /// - Parameter map: The root's parent's coordinates to device pixels.
  mutating func build(_ root: RenderNode, in map: PlaneMap) {
    var steps = [Step.siblings([root], Inherited(map: map, clip: box))]
    while let step = steps.popLast() {
      switch step {
      case .siblings(let siblings, let inherited):
        guard budget.take() else {
          noteLack(siblings[siblings.startIndex])
          continue
        }
        if siblings.count > 1 { steps.append(.siblings(siblings.dropFirst(), inherited)) }
        enter(siblings[siblings.startIndex], inherited, &steps)
      case .border(let drawing): drawBorder(drawing)
      case .dissolve(let looks, let alpha, let around):
        let start = frame.commands.count
        frame.push(mask: nil, alpha: alpha)
        steps.append(.pop(start))
        steps.append(.swap(start, looks.dropFirst(), around))
        steps.append(.siblings(looks.prefix(1), alone(around)))
      case .swap(let start, let look, let around):
        frame.swap(in: start)
        steps.append(.siblings(look, alone(around)))
      case .pop(let start): frame.pop(from: start)
      }
    }
  }

  /// Says, once a frame, that nodes are left out.
  private mutating func noteLack(_ node: RenderNode) {
    if budget.isNoted { return }
    budget.isNoted = true
    undrawn.append(Undrawn(bounds: node.bounds, reason: .tooManyNodes))
  }

  /// The same, where nothing has been drawn yet.
  private func alone(_ inherited: Inherited) -> Inherited {
    var inner = inherited
    inner.seen = frame.commands.count
    return inner
  }

  /// Draws what lies below a node's children and puts on the stack what comes after.
  private mutating func enter(
    _ node: RenderNode, _ inherited: Inherited, _ steps: inout [Step]
  ) {
    let opacity = RGBA.clamp(node.opacity) * inherited.opacity
    let visibility = inherited.visibility * opacity
    // Below half a level of 255 nothing could be seen.
    guard visibility >= 1.0 / 510, !inherited.clip.isEmpty else { return }
    guard node.mayShow(in: inherited.clip, through: inherited.map) else { return }
    let node = prepared(node, inherited)
    guard var drawing = NodeDrawing(node, inherited, opacity: opacity, cache: cache) else {
      undrawn.append(Undrawn(bounds: node.bounds, reason: .notFinite))
      return
    }
    guard node.faces(drawing.map), pushMask(&drawing, &steps) else { return }
    let fades = NodeDrawing.byte(drawing.opacity) < 255 && node.fadesAsGroup
    let seen = fades ? frame.commands.count : inherited.seen
    let seenInside = !node.hasMask ? seen : frame.commands.count
    if node.clips {
      guard let mask = mask(of: drawing.shape, drawing) else { return }
      drawing.clipMask = mask
      drawing.clip = mask.box
    }
    if drawing.pushesLayer {
      steps.append(.pop(frame.commands.count))
      frame.push(mask: drawing.clipMask, alpha: drawing.groupAlpha)
    }
    if drawing.parts.contains(.border) { steps.append(.border(drawing)) }
    let inner = Inherited(
      map: drawing.map, clip: drawing.clip, opacity: drawing.partOpacity,
      visibility: inherited.visibility * drawing.opacity / drawing.partOpacity,
      seen: seenInside)
    addChildren(of: node, inner, &steps)
    drawShadow(drawing)
    drawBackdrop(drawing, seen: seen)
    drawBackground(drawing)
    drawGradient(drawing)
    drawContents(drawing)
    drawShapeFill(drawing)
    drawShapeStroke(drawing)
  }

  /// The node as it is drawn: with one picture for what is drawn by itself first.
  private mutating func prepared(_ node: RenderNode, _ inherited: Inherited) -> RenderNode {
    let node = node.curl.map { curled(node, $0, inherited) } ?? node
    return node.rasterizationScale == nil ? joined(node) : rasterized(node)
  }

  private func addChildren(
    of node: RenderNode, _ inherited: Inherited, _ steps: inout [Step]
  ) {
    guard let progress = node.dissolve, node.children.count == 2 else {
      if !node.children.isEmpty { steps.append(.siblings(node.children[...], inherited)) }
      return
    }
    switch NodeDrawing.byte(RGBA.clamp(progress)) {
    case 0: steps.append(.siblings(node.children.prefix(1), inherited))
    case 255: steps.append(.siblings(node.children.suffix(1), inherited))
    case let alpha: steps.append(.dissolve(node.children[...], alpha, inherited))
    }
  }

  /// Begins the layer of a node with a mask.
  /// - Returns: Whether anything can show.
  private mutating func pushMask(_ drawing: inout NodeDrawing, _ steps: inout [Step]) -> Bool {
    guard let tree = drawing.node.mask else { return true }
    guard let mask = alphaMask(tree, drawing) else { return false }
    drawing.clip = mask.box
    steps.append(.pop(frame.commands.count))
    frame.push(mask: mask, alpha: 255)
    return true
  }
}
