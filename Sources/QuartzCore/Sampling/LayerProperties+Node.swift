import Geometry
import Raster

extension LayerProperties {
  /// These values as the compositor takes them; its only child is a picture that fades into another.
  func node(in parent: LayerProperties?) -> RenderNode {
    var node = RenderNode()
    node.bounds = bounds
    node.transform = transformToParent(parent)
    node.opacity = min(max(Double(opacity), 0), 1)
    node.backgroundColor = backgroundColor?.rgba
    node.gradient = gradient?.gradient
    node.shape = shape?.shape
    node.cornerRadius = max(cornerRadius, 0)
    node.roundedCorners = RenderNode.Corners(rawValue: maskedCorners.rawValue)
    node.clips = masksToBounds
    node.isDoubleSided = isDoubleSided
    if let contents, let fade = contentsFade {
      node.children = [crossFade(from: fade.old, to: contents, fade.progress)]
    } else {
      node.contents = contents.map(placed)
    }
    if let color = backgroundColor, let pattern = color.pattern {
      lay(pattern, color, under: &node)
    }
    node.border = border
    node.shadow = shadow
    addSpecial(to: &node)
    return node
  }

  /// A pattern under what the layer holds, cut at its corners.
  private func lay(_ pattern: CGPattern, _ color: CGColor, under node: inout RenderNode) {
    guard let tiles = PatternCache.tiles(of: pattern, in: color.rgba, filling: bounds.size) else {
      return
    }
    var fill = RenderNode()
    fill.bounds = bounds
    (fill.cornerRadius, fill.roundedCorners) = (node.cornerRadius, node.roundedCorners)
    fill.clips = true
    fill.contents = RenderNode.Contents(
      image: tiles.image, identity: tiles.identity,
      placement: CGRect(
        x: bounds.minX, y: bounds.minY, width: CGFloat(tiles.image.width) / pattern.scale,
        height: CGFloat(tiles.image.height) / pattern.scale))
    fill.opacity = color.patternAlpha
    var above = RenderNode()
    (above.bounds, above.contents, above.children) = (bounds, node.contents, node.children)
    (node.backgroundColor, node.contents) = (nil, nil)
    node.children = [fill, above]
  }

  private func addSpecial(to node: inout RenderNode) {
    guard hasSpecial else { return }
    let special = special
    node.cornerCurve = special.cornerCurve == .continuous ? .continuous : .circular
    node.fadesAsGroup = special.allowsGroupOpacity
    node.curl = special.curl
    if special.shouldRasterize { node.rasterizationScale = Double(special.rasterizationScale) }
    guard let backdrop = special.backdrop,
      backdrop.sigma > 0 || backdrop.saturation != 1 || backdrop.tint.alpha > 0
    else { return }
    node.backdrop = RenderNode.Backdrop(
      sigma: Double(backdrop.sigma), saturation: Double(backdrop.saturation), tint: backdrop.tint)
  }

  /// The mixture of the old picture and the new one (F4.10.4).
  private func crossFade(from old: CGImage, to new: CGImage, _ progress: Double) -> RenderNode {
    var mixture = RenderNode()
    mixture.bounds = bounds
    mixture.dissolve = progress
    mixture.children = [old, new].map { image in
      var node = RenderNode()
      node.bounds = bounds
      node.contents = placed(image)
      return node
    }
    return mixture
  }

  private var border: RenderNode.Border? {
    guard borderWidth > 0, let borderColor else { return nil }
    return RenderNode.Border(width: borderWidth, color: borderColor.rgba)
  }

  private var shadow: RenderNode.Shadow? {
    guard shadowOpacity > 0, let shadowColor, !masksToBounds else { return nil }
    var color = shadowColor.rgba
    color.alpha *= Double(min(shadowOpacity, 1))
    var shadow = RenderNode.Shadow(
      color: color, offset: shadowOffset, radius: max(shadowRadius, 0))
    shadow.path = special.shadowPath?.path
    shadow.isCastByContent = true
    return shadow
  }

  private func placed(_ image: CGImage) -> RenderNode.Contents {
    let scale = contentsScale > 0 ? contentsScale : 1
    var size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    let part = hasSpecial ? special.contentsRect : RenderNode.Contents.whole
    size.width *= part.width
    size.height *= part.height
    var contents = RenderNode.Contents(
      image: image.bitmap, identity: image.identity,
      placement: contentsGravity.placement(of: size, in: bounds))
    (contents.scale, contents.opacity) = (scale, image.opacity)
    guard hasSpecial else { return contents }
    (contents.part, contents.center) = (part, special.contentsCenter)
    contents.isNearestEnlarged = special.magnificationFilter == .nearest
    contents.isNearestShrunk = special.minificationFilter == .nearest
    contents.isMipmapped = special.minificationFilter == .trilinear
    contents.tint = special.contentsTint?.rgba
    return contents
  }
}

extension RenderNode {
  /// Contents the other way up, in the same place.
  mutating func turnContents() {
    var picture = RenderNode()
    picture.bounds = bounds
    picture.contents = contents
    picture.transform = (contents?.placement ?? bounds).overturned
    contents = nil
    children.insert(picture, at: 0)
  }

  /// What is behind shows where the children do, in their place.
  mutating func cutByChildren() {
    var cut = RenderNode()
    cut.bounds = bounds
    cut.children = children
    var behind = RenderNode()
    behind.bounds = bounds
    behind.backdrop = backdrop
    behind.mask = cut
    backdrop = nil
    children = [behind]
  }
}
