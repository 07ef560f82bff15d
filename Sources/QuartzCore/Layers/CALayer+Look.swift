import Geometry
import Raster

// Properties that few layers change.
extension CALayer {
  /// How much farther than its radius a corner of a curve reaches (F5.8.2).
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    (curve == .continuous ? RenderNode.CornerCurve.continuous : .circular).reach
  }

  /// The colour shown in place of the contents' own; nil shows those.
  package var contentsTint: CGColor? {
    get { properties.special.contentsTint }
    set { change("foregroundColor", \.special.contentsTint, to: newValue) }
  }

  /// What `contentsAreFlipped()` does.
  func areContentsFlipped() -> Bool {
    var isFlipped = false
    var layer = tree.superlayer
    while let current = layer {
      if current.properties.hasSpecial, current.properties.special.isGeometryFlipped {
        isFlipped.toggle()
      }
      layer = current.tree.superlayer
    }
    return isFlipped
  }

  /// After a change that concerns how layers inside look, though nothing of theirs changed.
  func forgetSamplesInside() {
    walk { layer in
      layer.sampled = nil
      return true
    }
  }
}

extension CGRect {
  /// Whether it lies in the unit rectangle, but for rounding.
  var isWithinUnit: Bool {
    let rounding: CGFloat = 1e-9
    return [minX, minY].allSatisfy { $0 >= -rounding }
      && [maxX, maxY].allSatisfy { $0 <= 1 + rounding }
  }
}
