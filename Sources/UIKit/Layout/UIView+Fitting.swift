import QuartzCore

extension UIView {
  /// The smallest size that fits the constraints inside.
  public static var layoutFittingCompressedSize: CGSize { .zero }

  /// A size larger than any, to find the largest that fits the constraints inside.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The size at which the constraints inside come closest to a target.
  func solveFittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    if hierarchy.superview != nil { layoutTree?.update() }
    updateConstraintsInside()
    let boxes = boxesInside
    let engine = LayoutEngine(
      root: self,
      fitting: FittingTarget(size: target, horizontal: horizontal, vertical: vertical))
    engine.owesConstraintUpdates = false
    engine.update()
    let size = box?.engine === engine ? box?.rect.size ?? .zero : .zero
    for (item, box) in boxes { item.box = box }
    let frame = self.frame(forAlignmentRect: CGRect(origin: .zero, size: size))
    let scale = SceneEnvironment.current.screen.scale
    let onPixels = CGSize(
      width: (frame.width * scale - 0.001).rounded(.up) / scale,
      height: (frame.height * scale - 0.001).rounded(.up) / scale)
    layout.fitted = (size, onPixels)
    return onPixels
  }

  /// The places in the engine that lays the tree out for good, to be put back afterwards.
  private var boxesInside: [(item: any LayoutItem, box: LayoutBox?)] {
    var found: [(any LayoutItem, LayoutBox?)] = [(self, box)]
    for guide in layout.guides { found.append((guide, guide.box)) }
    for guide in layout.systemGuides.values { found.append((guide, guide.box)) }
    for view in hierarchy.subviews { found += view.boxesInside }
    return found
  }
}

extension UIView {
  /// Says which lengths of the frame stand in until they are measured. The engine does not hold
  /// constraints against those.
  func estimate(_ lengths: NSLayoutSizing?) {
    guard layout.estimates != lengths else { return }
    layout.estimates = lengths
    guard layout.box != nil else { return }
    layoutTree?.itemChanged(self)
  }
}

extension UIView {
  /// What the content asks for: its intrinsic size, and of a text of several lines the height at the
  /// width that it gets.
  var sizeForLayout: CGSize {
    var size = intrinsicContentSize
    if wrapsToLayoutWidth, let width = layout.wrapWidth, width > 0, width < size.width {
      size.height = sizeThatFits(CGSize(width: width, height: 0)).height
    }
    return size
  }
}
