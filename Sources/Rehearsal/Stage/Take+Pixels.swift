import Geometry
import Raster

extension Take {
  /// Pixels across and down.
  package var pixelSize: (width: Int, height: Int) {
    (Int((device.size.width * scale).rounded()), Int((device.size.height * scale).rounded()))
  }

  /// One frame as pixels, over black as an empty screen is.
  package func picture(_ index: Int, renderer: Renderer) -> Bitmap {
    let size = pixelSize
    return renderer.draw(
      frames[index].node, width: size.width, height: size.height,
      background: RGBA(red: 0, green: 0, blue: 0))
  }
}
