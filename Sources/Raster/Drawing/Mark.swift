import CRaster
import Geometry

/// Something to draw on a surface.
package enum Mark {
  /// A tree of nodes; its parent's coordinates are device pixels.
  case tree(RenderNode)
  /// A gradient that fills whatever the clip leaves.
  case sweep(GradientSweep)
  /// A picture by its nearest texels.
  case nearest(NearestPicture)
  /// A picture over and over, which fills whatever the clip leaves.
  case tiles(TiledPicture)
  /// Laid-out text.
  case text(TextMark)

  /// Draws in place, source over, if that is possible.
  func draw(on surface: Surface, within box: PixelBox, opacity: Double) -> [Undrawn]? {
    switch self {
    case .tree(var node):
      node.opacity *= opacity
      return surface.renderer.draw(node, on: surface.pixels, width: surface.width, within: box)
    case .text(let text) where opacity == 1 && text.isUpright:
      text.draw(on: surface.pixels, width: surface.width, height: surface.height, clip: box)
      return []
    default: return nil
    }
  }

  /// The pixels of a box on which it may leave something.
  func reach(within box: PixelBox) -> PixelBox {
    switch self {
    case .tree(let node): node.footprint.map(box.intersection) ?? box
    case .sweep, .tiles: box
    case .nearest(let picture): picture.node.footprint.map(box.intersection) ?? box
    case .text(let text): box.intersection(text.reach)
    }
  }

  /// Its pixels in a box.
  func patch(_ box: PixelBox, on surface: Surface) -> (Patch, [Undrawn]) {
    var patch = Patch(box)
    switch self {
    case .tree(let node):
      let undrawn = patch.draw(node, surface.renderer)
      return (patch, undrawn)
    case .sweep(let sweep): return (sweep.patch(box), [])
    case .nearest(let picture): return (picture.patch(box, surface.renderer), [])
    case .tiles(let picture): return (picture.patch(box), [])
    case .text(let text):
      text.draw(into: &patch, surface.renderer)
      return (patch, [])
    }
  }

  /// How much of every pixel of a box it covers, whatever its colours.
  func coverage(_ box: PixelBox, on surface: Surface) -> [UInt8] {
    switch self {
    case .tree(let node): Mark.tree(node.solid).patch(box, on: surface).0.alpha
    case .sweep(var sweep):
      {
        sweep.colors = sweep.colors.map { _ in .opaqueBlack }
        return sweep.patch(box).alpha
      }()
    case .tiles: [UInt8](repeating: 255, count: box.area)
    case .nearest(let picture): Mark.tree(picture.node.solid).patch(box, on: surface).0.alpha
    case .text(let text): Mark.text(text.solid).patch(box, on: surface).0.alpha
    }
  }
}

extension RGBA {
  static let opaqueBlack = RGBA(red: 0, green: 0, blue: 0)
}

extension Patch {
  /// Draws a tree in device coordinates.
  mutating func draw(_ node: RenderNode, _ renderer: Renderer) -> [Undrawn] {
    var node = node
    node.transform = CATransform3DConcat(
      node.transform, CATransform3DMakeTranslation(CGFloat(-box.left), CGFloat(-box.top), 0))
    let (width, height) = (self.width, self.height)
    return pixels.withUnsafeMutableBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return [] }
      let box = PixelBox(width: width, height: height)
      return renderer.draw(node, on: first, width: width, within: box)
    }
  }
}

extension RenderNode {
  /// The device pixels around a single shape or picture; nil for more.
  fileprivate var footprint: PixelBox? {
    guard children.isEmpty, shadow == nil, backgroundColor == nil, border == nil, gradient == nil
    else { return nil }
    var corners = contents?.placement.standardized.corners ?? []
    if let shape {
      let pen = shape.hasStroke ? shape.lineWidth / 2 * max(shape.miterLimit, 1.5) : 0
      let box = shape.path.controlBox
      if !box.isNull { corners += box.insetBy(dx: -pen, dy: -pen).corners }
    }
    let rect = CGRect(enclosing: corners)
    return PixelBox(around: rect.applying(CATransform3DGetAffineTransform(transform)))
  }

  /// The same in opaque black, pictures as rectangles.
  fileprivate var solid: RenderNode {
    var node = self
    node.opacity = 1
    if node.shape?.fillColor != nil { node.shape?.fillColor = .opaqueBlack }
    if node.shape?.strokeColor != nil { node.shape?.strokeColor = .opaqueBlack }
    if let place = contents?.placement {
      node.contents = nil
      node.bounds = place.standardized
      node.backgroundColor = .opaqueBlack
    }
    return node
  }
}

extension PixelBox {
  /// The whole pixels around a rectangle; everything when it is not finite, nothing when null.
  package init(around rect: CGRect) {
    let limit: CGFloat = 1_048_576
    guard !rect.isNull else {
      self.init(left: 0, top: 0, right: 0, bottom: 0)
      return
    }
    guard (rect.minX + rect.minY + rect.maxX + rect.maxY).isFinite else {
      let most = Int32(limit)
      self.init(left: -most, top: -most, right: most, bottom: most)
      return
    }
    func edge(_ value: CGFloat) -> Int32 { Int32(min(max(value, -limit), limit)) }
    // One pixel more on every side: positions are rounded when drawn.
    self.init(
      left: edge(rect.minX.rounded(.down) - 1), top: edge(rect.minY.rounded(.down) - 1),
      right: edge(rect.maxX.rounded(.up) + 1), bottom: edge(rect.maxY.rounded(.up) + 1))
  }
}
