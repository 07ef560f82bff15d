import Geometry

/// The blurred coverage of any path.
struct PathShadow: Hashable {
  /// Filled non-zero, in a layer's coordinates.
  let path: Path
  let grid: ShadowGrid

  func blurred(_ cache: RenderCache) -> BlurredShape {
    BlurredShape(pixels: cache.shadow(self) { pixels }, grid, offset: .zero)
  }

  private var pixels: [UInt8] {
    let pitch = grid.pitch
    let projection = Projection(
      map: PlaneMap(
        x: [1 / pitch, 0, 0], y: [0, 1 / pitch, 0],
        origin: [-grid.left / pitch, -grid.top / pitch, 1]))
    let rasterizer = PathRasterizer()
    rasterizer.begin(in: PixelBox(width: grid.width, height: grid.height))
    for contour in path.contours(magnification: 1 / pitch) {
      rasterizer.add(projection(contour.points))
    }
    return ShadowPlane.blurred(
      rasterizer.finish(), width: grid.width, height: grid.height, grid.kernel)
  }
}
