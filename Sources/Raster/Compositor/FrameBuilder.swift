import CRaster
import Geometry

/// Walks a tree of nodes and writes the commands that draw it.
///
/// The walk keeps its own stack: trees may be deeper than the thread's.
struct FrameBuilder {
  let frame = Frame()
  let box: PixelBox
  let scale: Double
  let cache: RenderCache
  let instructionSet: InstructionSet
  let rasterizer = PathRasterizer()
  var undrawn: [Undrawn] = []
  /// How many masks this is drawn for, one within the other.
  var maskDepth = 0
  /// How many pictures of trees this is drawn for, one within the other: shadows cast by content,
  /// rasterized layers.
  var pictureDepth = 0

  init(box: PixelBox, scale: Double, cache: RenderCache, instructionSet: InstructionSet) {
    (self.box, self.scale, self.cache) = (box, scale, cache)
    self.instructionSet = instructionSet
  }

  /// What a node inherits.
  struct Surroundings {
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

  private enum Step {
    case enter(RenderNode, Surroundings)
    case border(NodeDrawing)
    case pop(Int)
  }

  mutating func build(_ root: RenderNode) { build(root, in: PlaneMap(scale: scale)) }

  /// - Parameter map: The root's parent's coordinates to device pixels.
  mutating func build(_ root: RenderNode, in map: PlaneMap) {
    var steps = [Step.enter(root, Surroundings(map: map, clip: box))]
    while let step = steps.popLast() {
      switch step {
      case .enter(let node, let surroundings): enter(node, surroundings, &steps)
      case .border(let drawing): drawBorder(drawing)
      case .pop(let start): frame.pop(from: start)
      }
    }
  }

  /// Draws what lies below a node's children and puts on the stack what comes after.
  private mutating func enter(
    _ node: RenderNode, _ surroundings: Surroundings, _ steps: inout [Step]
  ) {
    let opacity = RGBA.clamp(node.opacity) * surroundings.opacity
    let visibility = surroundings.visibility * opacity
    // Below half a level of 255 nothing could be seen.
    guard visibility >= 1.0 / 510, !surroundings.clip.isEmpty else { return }
    guard node.mayShow(in: surroundings.clip, through: surroundings.map) else { return }
    let node = node.rasterizationScale == nil ? node : rasterized(node)
    guard var drawing = NodeDrawing(node, surroundings, opacity: opacity, cache: cache) else {
      undrawn.append(Undrawn(bounds: node.bounds, reason: .notFinite))
      return
    }
    guard node.faces(drawing.map), pushMask(&drawing, &steps) else { return }
    let fades = NodeDrawing.byte(drawing.opacity) < 255 && node.fadesAsGroup
    let seen = fades ? frame.commands.count : surroundings.seen
    let seenInside = node.mask == nil ? seen : frame.commands.count
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
    let inner = Surroundings(
      map: drawing.map, clip: drawing.clip, opacity: drawing.partOpacity,
      visibility: surroundings.visibility * drawing.opacity / drawing.partOpacity,
      seen: seenInside)
    for child in node.children.reversed() { steps.append(.enter(child, inner)) }
    drawShadow(drawing)
    drawBackdrop(drawing, seen: seen)
    drawBackground(drawing)
    drawGradient(drawing)
    drawContents(drawing)
    drawShapeFill(drawing)
    drawShapeStroke(drawing)
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

  /// Coverage of a rounded rectangle of a node, within its clip. Masks with curves are remembered.
  func mask(of shape: RoundedRectangle, _ drawing: NodeDrawing) -> CoverageMask? {
    func make() -> CoverageMask? {
      rasterizer.begin(in: drawing.clip)
      add(shape, drawing)
      return rasterizer.finish()
    }
    guard shape.radius > 0 else { return make() }
    let key = RenderCache.MaskKey(shape: shape, map: drawing.projection.map, clip: drawing.clip)
    return cache.mask(key, make: make)
  }

  func add(_ shape: RoundedRectangle, _ drawing: NodeDrawing) {
    guard !shape.isEmpty else { return }
    let map = drawing.projection.map
    let radius = map.isAffine ? shape.reach * map.magnification : 1024
    let fineness = RoundedRectangle.fineness(radius: shape.radius > 0 ? radius : 0)
    rasterizer.add(drawing.projection(shape.outline(fineness: fineness)))
  }
}
