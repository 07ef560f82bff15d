import CoreGraphics

extension CALayer {
  /// What `visibleRect` says.
  var rectLeftVisible: CGRect {
    var (rect, layer) = (bounds, self as CALayer)
    while let above = layer.superlayer {
      if above.masksToBounds {
        rect = rect.intersection(convert(above.bounds, from: above))
      }
      layer = above
    }
    return rect.isNull ? .zero : rect
  }

  /// What `scroll(_:)` does.
  func performScroll(_ point: CGPoint) {
    guard let scroller = nearestScroller else { return }
    scroller.bounds.origin = convert(point, to: scroller)
  }

  /// What `scrollRectToVisible(_:)` does.
  func performScrollRectToVisible(_ rect: CGRect) {
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
}
