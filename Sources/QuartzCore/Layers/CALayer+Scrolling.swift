import CoreGraphics

extension CALayer {
  /// What of the layer the layers around leave visible: its bounds within those of all that clip.
  public final var visibleRect: CGRect {
    var (rect, layer) = (bounds, self as CALayer)
    while let above = layer.superlayer {
      if above.masksToBounds {
        rect = rect.intersection(convert(above.bounds, from: above))
      }
      layer = above
    }
    return rect.isNull ? .zero : rect
  }

  /// Scrolls the nearest scroll layer around so that a point, or a rectangle, comes to be seen.
  public final func scroll(_ point: CGPoint) {
    guard let scroller = nearestScroller else { return }
    scroller.bounds.origin = convert(point, to: scroller)
  }
  public final func scrollRectToVisible(_ rect: CGRect) {
    guard let scroller = nearestScroller else { return }
    let wanted = convert(rect, to: scroller)
    var origin = scroller.bounds.origin
    origin.x = min(max(origin.x, wanted.maxX - scroller.bounds.width), wanted.minX)
    origin.y = min(max(origin.y, wanted.maxY - scroller.bounds.height), wanted.minY)
    scroller.bounds.origin = origin
  }

  private var nearestScroller: CALayer? {
    var layer = superlayer
    while let current = layer, !"\(type(of: current))".contains("ScrollLayer") {
      layer = current.superlayer
    }
    return layer
  }

  /// Brighter than white: nothing is, here. Kept by nobody.
  public final var wantsExtendedDynamicRangeContent: Bool {
    get { false }
    set {}
  }
}
