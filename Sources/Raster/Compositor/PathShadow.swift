import Geometry

/// The blurred coverage of any path, in pixels a fixed fraction of sigma across.
struct PathShadow: Hashable {
  /// Filled non-zero, in a layer's coordinates.
  let path: Path
  /// Points of the layer per pixel.
  let pitch: Double
  private let kernel: Int

  /// The largest planes, in pixels: the first that fits decides how fine a kernel may be.
  private static let comfortable = 1 << 20
  private static let largest = 1 << 21

  /// - Parameter sigma: Of the blur, in points; > 0.
  /// - Returns: nil when the path is so large that the blur could not be seen.
  init?(_ path: Path, sigma: Double) {
    let box = path.controlBox
    guard !box.isNull else { return nil }
    guard let fit = Self.fit(box, sigma: sigma) else { return nil }
    (self.path, kernel) = (path, fit)
    pitch = sigma / ShadowPlane.kernels[fit].sigma
  }

  /// Which kernel suits a shape in a box; nil when it is too large.
  static func fit(_ box: CGRect, sigma: Double) -> Int? {
    func pixels(_ index: Int) -> Double {
      let kernel = ShadowPlane.kernels[index], margin = Double(2 * kernel.reach + 6)
      let perPoint = kernel.sigma / sigma
      return (Double(box.width) * perPoint + margin) * (Double(box.height) * perPoint + margin)
    }
    let kernels = ShadowPlane.kernels.indices
    let fit = kernels.first { pixels($0) <= Double(comfortable) } ?? kernels.upperBound - 1
    return pixels(fit) <= Double(largest) ? fit : nil
  }

  func blurred(_ cache: RenderCache) -> BlurredShape {
    let box = path.controlBox, margin = ShadowPlane.kernels[kernel].reach + 2
    let width = Int((Double(box.width) / pitch).rounded(.up)) + 2 * margin
    let height = Int((Double(box.height) / pitch).rounded(.up)) + 2 * margin
    let (left, top) = (
      Double(box.minX) - pitch * Double(margin), Double(box.minY) - pitch * Double(margin)
    )
    let pixels = cache.shadow(self) { draw(width: width, height: height, left: left, top: top) }
    return BlurredShape(
      pixels: pixels, width: width, height: height, fullWidth: width, fullHeight: height,
      fold: nil, left: left, top: top, pitch: pitch)
  }

  private func draw(width: Int, height: Int, left: Double, top: Double) -> [UInt8] {
    let rasterizer = PathRasterizer()
    rasterizer.begin(in: PixelBox(width: width, height: height))
    for contour in path.contours(magnification: 1 / pitch) {
      rasterizer.add(contour.points.map { ($0 - SIMD2(left, top)) / pitch })
    }
    return ShadowPlane.blurred(
      rasterizer.finish(), width: width, height: height, ShadowPlane.kernels[kernel])
  }
}
