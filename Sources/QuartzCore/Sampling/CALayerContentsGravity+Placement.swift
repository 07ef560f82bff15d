import Geometry

extension CALayerContentsGravity {
  /// Where contents of a size go within bounds: "bottom" is always the smallest y (F5.8.6).
  func placement(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    switch self {
    case .resizeAspect: return centered(size, times: min(across, down), in: bounds)
    case .resizeAspectFill: return centered(size, times: max(across, down), in: bounds)
    case .resize: return bounds
    default: return aligned(size, in: bounds)
    }
  }

  private func centered(_ size: CGSize, times scale: CGFloat, in bounds: CGRect) -> CGRect {
    let width = size.width * scale
    let height = size.height * scale
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  private func aligned(_ size: CGSize, in bounds: CGRect) -> CGRect {
    var place = centered(size, times: 1, in: bounds)
    let name = rawValue.lowercased()
    if name.contains("left") { place.origin.x = bounds.minX }
    if name.contains("right") { place.origin.x = bounds.maxX - size.width }
    if name.contains("bottom") { place.origin.y = bounds.minY }
    if name.contains("top") { place.origin.y = bounds.maxY - size.height }
    return place
  }
}
