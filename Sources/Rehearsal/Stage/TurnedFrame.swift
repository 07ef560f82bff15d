import Geometry
import Raster

/// How a frame of a device on its side stands in a picture of the device upright, or the other way
/// round: all of it, as large as fits, in the middle.
struct TurnedFrame {
  /// Pixels across and down of the frame.
  let size: (width: Int, height: Int)
  private let whole: (width: Int, height: Int)
  /// Pixels a point.
  private let scale: Double

  /// - Parameter whole: Pixels of the picture.
  /// - Returns: nil for a frame of the device as it stood at first.
  init?(_ state: ChromeState, in whole: (width: Int, height: Int)) {
    guard state.isOnItsSide else { return nil }
    let (width, height) = (Double(state.size.width), Double(state.size.height))
    scale = min(Double(whole.width) / width, Double(whole.height) / height)
    size = (
      min(Int((width * scale).rounded()), whole.width),
      min(Int((height * scale).rounded()), whole.height)
    )
    self.whole = whole
  }

  /// One that draws the frame in its size.
  func renderer(like renderer: Renderer) -> Renderer {
    Renderer(scale: scale, threads: renderer.threads, instructionSet: renderer.instructionSet)
  }

  /// The frame in the middle of a picture.
  /// - Parameter background: Around it; nil for nothing.
  func placed(_ frame: Bitmap, background: RGBA?) -> Bitmap {
    var bitmap = Bitmap(width: whole.width, height: whole.height)
    if let background {
      var ground = RenderNode()
      ground.bounds = CGRect(x: 0, y: 0, width: whole.width, height: whole.height)
      ground.backgroundColor = background
      Renderer(scale: 1).draw(ground, into: &bitmap)
    }
    bitmap.draw(
      frame, left: (whole.width - frame.width) / 2, top: (whole.height - frame.height) / 2)
    return bitmap
  }
}
