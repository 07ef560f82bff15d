import Foundation
import Rehearsal
import Serving

extension RenderSettings {
  /// Of one frame: 48 MB, several of which are there at once while a film is written.
  private static let mostPixels = 12 << 20

  /// The pixels of a frame, across and down; nil where there is no such device.
  /// - Throws: If a frame has more than 12 megapixels.
  func frameSize() throws(UsageError) -> (width: Int, height: Int)? {
    guard let device = Device.all.first(where: { $0.name == self.device }) else { return nil }
    let (width, height) = (
      Int((device.size.width * scale).rounded()), Int((device.size.height * scale).rounded())
    )
    guard width * height <= Self.mostPixels else {
      throw UsageError(
        "--scale \(decimalText(scale)) on \(device.name) makes frames of "
          + "\((width * height) >> 20) megapixels; \(Self.mostPixels >> 20) is the most")
    }
    return (width, height)
  }
}
