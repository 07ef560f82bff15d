import Geometry

extension RenderNode {
  /// What shows through a node's rounded bounds: what is behind, blurred and coloured. It lies
  /// below the node's own background.
  package struct Backdrop: Hashable, Sendable {
    /// Sigma of the Gaussian blur, points; 0 leaves what is behind sharp.
    package var sigma: Double
    /// How far colours are moved away from their grey: 1 leaves them.
    package var saturation: Double
    /// A colour over the blur.
    package var tint: RGBA

    package init(sigma: Double, saturation: Double = 1, tint: RGBA) {
      (self.sigma, self.saturation, self.tint) = (sigma, saturation, tint)
    }

    var isFinite: Bool { (sigma + saturation).isFinite }
  }

  /// All colours of the node and what is in it, multiplied with one: a replicator's instances.
  /// Shadows and backdrops keep theirs, except for alpha.
  package func multiplied(by factor: RGBA) -> RenderNode {
    var node = self
    node.backgroundColor = backgroundColor?.multiplied(by: factor)
    node.border?.color = (border?.color ?? factor).multiplied(by: factor)
    if let gradient { node.gradient?.colors = gradient.colors.map { $0.multiplied(by: factor) } }
    node.shape?.fillColor = shape?.fillColor?.multiplied(by: factor)
    node.shape?.strokeColor = shape?.strokeColor?.multiplied(by: factor)
    if let contents { node.contents?.factor = contents.factor.multiplied(by: factor) }
    node.shadow?.color.alpha *= factor.alpha
    node.children = children.map { $0.multiplied(by: factor) }
    return node
  }
}

extension RGBA {
  fileprivate func multiplied(by other: RGBA) -> RGBA {
    RGBA(
      red: red * other.red, green: green * other.green, blue: blue * other.blue,
      alpha: alpha * other.alpha)
  }
}
