import CRaster
import Geometry

/// One node on its way to commands: where it is, what of it shows, and how its opacity is
/// brought to bear.
struct NodeDrawing {
  /// What a node draws, one bit each.
  struct Parts: OptionSet {
    let rawValue: Int
    static let shadow = Parts(rawValue: 1)
    static let background = Parts(rawValue: 2)
    static let contents = Parts(rawValue: 4)
    static let border = Parts(rawValue: 8)
    static let gradient = Parts(rawValue: 16)
    static let shapeFill = Parts(rawValue: 32)
    static let shapeStroke = Parts(rawValue: 64)
    static let backdrop = Parts(rawValue: 128)
    static let backdropTint = Parts(rawValue: 256)

    var count: Int { rawValue.nonzeroBitCount }
  }

  let node: RenderNode
  let shape: RoundedRectangle
  /// The node's coordinates to device pixels: as computed, and as drawn.
  let map: PlaneMap
  let projection: Projection
  let parts: Parts
  let opacity: Double
  var clip: PixelBox
  /// What the node cuts itself and its children to, when it does.
  var clipMask: CoverageMask?

  /// - Returns: nil if a number is NaN or infinite.
  init?(
    _ node: RenderNode, _ inherited: FrameBuilder.Inherited, opacity: Double,
    cache: RenderCache
  ) {
    self.node = node
    self.opacity = opacity
    clip = inherited.clip
    map = PlaneMap(node.transform).followed(by: inherited.map)
    projection = Projection(map: map.quantised)
    shape = RoundedRectangle(
      node.bounds, radius: node.cornerRadius, corners: node.roundedCorners,
      curve: node.cornerCurve)
    guard map.isFinite, shape.isFinite, node.hasFiniteParts else { return nil }
    parts = node.parts(cache: cache, isWhole: node.fadesAsGroup || opacity >= 1)
  }

  /// Things that are drawn one over another.
  private var pieces: Int { parts.count + node.children.count }

  /// A single piece takes the group's opacity itself: there is nothing to show through it.
  private var isGroup: Bool { node.fadesAsGroup && pieces > 1 && Self.byte(opacity) < 255 }

  var groupAlpha: UInt8 { isGroup ? Self.byte(opacity) : 255 }

  /// The opacity with which pieces are drawn.
  var partOpacity: Double { pieces == 1 || !node.fadesAsGroup ? opacity : 1 }

  /// Whether the picture alone, cut by the clip, is the whole node.
  var isClippedPicture: Bool {
    guard clipMask != nil, pieces == 1, parts == .contents, let contents = node.contents else {
      return false
    }
    return contents.placement.standardized.contains(node.bounds.standardized)
  }

  /// Whether what follows must be mixed with what is below it at the end.
  var needsLayer: Bool {
    guard clipMask != nil else { return isGroup }
    if pieces == 0 || isClippedPicture { return false }
    return !(pieces == 1 && [.background, .border, .gradient, .backdrop].contains(parts))
  }

  /// Whether that takes a layer: inside a clip of whole pixels nothing is drawn beyond it anyway.
  var pushesLayer: Bool { needsLayer && (isGroup || clipMask?.isBox != true) }

  /// 0...1 to 0...255, rounded.
  static func byte(_ opacity: Double) -> UInt8 { UInt8((opacity * 255).rounded()) }
}

extension RenderNode {
  fileprivate var hasFiniteParts: Bool {
    var sum = border?.width ?? 0
    if let shadow { sum += shadow.radius + shadow.offset.width + shadow.offset.height }
    if let place = contents?.placement {
      sum += place.minX + place.minY + place.width + place.height
    }
    if shadow?.path?.isFinite == false || backdrop?.isFinite == false { return false }
    return sum.isFinite && gradient?.isFinite ?? true && shape?.isFinite ?? true
  }

  /// - Parameter isWhole: Whether what lies below an opaque part of the node cannot be seen.
  fileprivate func parts(cache: RenderCache, isWhole: Bool) -> NodeDrawing.Parts {
    var parts: NodeDrawing.Parts = []
    if let backdrop {
      parts.insert(.backdrop)
      if backdrop.tint.alpha > 0 { parts.insert(.backdropTint) }
    }
    // A layer that clips cuts its own shadow off (F5.8.3).
    if let shadow, shadow.color.alpha > 0, !clips { parts.insert(.shadow) }
    if let backgroundColor, backgroundColor.alpha > 0 { parts.insert(.background) }
    if let border, border.width > 0, border.color.alpha > 0 { parts.insert(.border) }
    if shape?.hasFill == true { parts.insert(.shapeFill) }
    if shape?.hasStroke == true { parts.insert(.shapeStroke) }
    if let gradient, gradient.isVisible {
      parts.insert(.gradient)
      if gradient.isOpaque, isWhole { parts.remove(.background) }
    }
    guard let contents, contents.isVisible else { return parts }
    parts.insert(.contents)
    if isWhole, parts.contains(.background),
      contents.placement.standardized.contains(bounds.standardized),
      cache.isOpaque(contents)
    {
      parts.remove(.background)
    }
    return parts
  }
}

extension RenderNode.Contents {
  fileprivate var isVisible: Bool {
    image.width > 0 && image.height > 0 && placement.width != 0 && placement.height != 0
      && (tint?.alpha ?? 1) > 0 && (!isPieced || hasValidPieces)
  }
}
