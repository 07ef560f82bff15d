import Geometry

/// Points, sizes and rectangles in boxes, as code of the days of Objective-C hands them to
/// animations.
extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Zero unless a point is in the box.
  public var cgPointValue: CGPoint { holds("{CGPoint") ? pointValue : .zero }
  /// Zero unless a size is in the box.
  public var cgSizeValue: CGSize { holds("{CGSize") ? sizeValue : .zero }
  /// Zero unless a rectangle is in the box.
  public var cgRectValue: CGRect { holds("{CGRect") ? rectValue : .zero }

  /// What is in the box, as far as a layer can be animated to it.
  var animatable: AnimatableValue? {
    if holds("{CGPoint") { return .point(pointValue) }
    if holds("{CGSize") { return .size(sizeValue) }
    return holds("{CGRect") ? .rect(rectValue) : nil
  }

  private func holds(_ type: String) -> Bool { String(cString: objCType).hasPrefix(type) }
}
