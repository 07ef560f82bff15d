import Geometry
import Raster

extension LayerProperties {
  /// These values as the compositor takes them; its only children are pictures that fade.
  func node(in parent: LayerProperties?) -> RenderNode {
    var node = RenderNode()
    node.bounds = bounds
    node.transform = geometry.localToParent(
      sublayerTransform: parent?.sublayerTransform ?? CATransform3DIdentity,
      about: parent?.geometry.anchor ?? .zero)
    node.opacity = min(max(Double(opacity), 0), 1)
    node.backgroundColor = backgroundColor?.rgba
    node.gradient = gradient?.gradient
    node.shape = shape?.shape
    node.cornerRadius = max(cornerRadius, 0)
    node.roundedCorners = RenderNode.Corners(rawValue: maskedCorners.rawValue)
    node.clips = masksToBounds
    node.isDoubleSided = isDoubleSided
    if let contents, let fade = contentsFade {
      node.children = crossFade(from: fade.old, to: contents, fade.progress)
    } else {
      node.contents = contents.map(placed)
    }
    node.border = border
    node.shadow = shadow
    return node
  }

  /// The old picture below, the new one coming in above (F4.10.4): their exact mixture where the
  /// new one is opaque. Under one that is not, the old one goes out as well.
  private func crossFade(
    from old: CGImage, to new: CGImage, _ progress: Double
  ) -> [RenderNode] {
    let parts: [(image: CGImage, opacity: Double)] = [
      (old, new.hasOpaqueCorners ? 1 : 1 - progress), (new, progress),
    ]
    return parts.map { part in
      var node = RenderNode()
      node.bounds = bounds
      node.opacity = part.opacity
      node.contents = placed(part.image)
      return node
    }
  }

  private var border: RenderNode.Border? {
    guard borderWidth > 0, let borderColor else { return nil }
    return RenderNode.Border(width: borderWidth, color: borderColor.rgba)
  }

  private var shadow: RenderNode.Shadow? {
    guard shadowOpacity > 0, let shadowColor, !masksToBounds else { return nil }
    var color = shadowColor.rgba
    color.alpha *= Double(min(shadowOpacity, 1))
    return RenderNode.Shadow(color: color, offset: shadowOffset, radius: max(shadowRadius, 0))
  }

  private func placed(_ image: CGImage) -> RenderNode.Contents {
    let scale = contentsScale > 0 ? contentsScale : 1
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    return RenderNode.Contents(
      image: image.bitmap, identity: image.identity,
      placement: contentsGravity.placement(of: size, in: bounds))
  }
}

extension CGImage {
  /// Whether the four corner pixels hide what is below: pictures that let something through
  /// nearly always do so there.
  fileprivate var hasOpaqueCorners: Bool {
    guard width > 0, height > 0 else { return false }
    let lastRow = (height - 1) * width
    return [0, width - 1, lastRow, lastRow + width - 1].allSatisfy {
      bitmap.bytes[4 * $0 + 3] == 255
    }
  }
}
