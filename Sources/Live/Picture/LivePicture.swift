import Foundation
import Geometry
import Raster
import Rehearsal

/// The picture of a session as it is now, and its parts as files: each is made once, however many
/// look at it.
@MainActor
struct LivePicture {
  private var canvas: Canvas
  private let painter = ChromePainter(.system)
  private let threads: Int
  private var scale = 1.0
  private var files: [Key: [UInt8]] = [:]
  /// Bytes of files that were made, and seconds of the machine's time are somebody else's matter.
  private(set) var encodedBytes = 0

  private struct Key: Hashable {
    let box: PixelBox
    let format: PartEncoder.Format
  }

  /// - Parameter threads: How many share a frame; pixels and files do not depend on it.
  init(threads: Int) {
    self.threads = threads
    canvas = Self.canvas((0, 0), 1, threads)
  }

  private static func canvas(
    _ size: (width: Int, height: Int), _ scale: Double, _ threads: Int
  ) -> Canvas {
    Canvas(
      width: size.width, height: size.height, renderer: Renderer(scale: scale, threads: threads),
      background: RGBA(red: 0, green: 0, blue: 0))
  }

  var bitmap: Bitmap { canvas.bitmap }
  var size: (width: Int, height: Int) { (canvas.bitmap.width, canvas.bitmap.height) }
  var all: PixelBox { PixelBox(width: size.width, height: size.height) }

  /// What became of the picture.
  enum Change {
    /// These pixels are others.
    case boxes([PixelBox])
    /// All is, and the size may be.
    case everything
  }

  mutating func show(
    _ node: RenderNode, _ chrome: ChromeState?, size: (width: Int, height: Int), scale: Double
  ) -> Change {
    let isNew = size != self.size || scale != self.scale
    if isNew {
      canvas = Self.canvas(size, scale, threads)
      self.scale = scale
    }
    let boxes = canvas.show(node, chrome, painter)
    if !boxes.isEmpty { files = [:] }
    return isNew ? .everything : .boxes(boxes)
  }

  /// The parts of a parcel. Large boxes are cut into strips, which are made side by side.
  mutating func makeParts(of parcel: PictureFeed.Parcel) -> [FrameMessage.Part] {
    let format = parcel.format
    let strips = parcel.boxes.map { $0.intersection(all) }.filter { !$0.isEmpty }
      .flatMap(Self.strips)
    let fresh = strips.filter { files[Key(box: $0, format: format)] == nil }
    let (bitmap, threads) = (canvas.bitmap, max(threads, 1))
    let made = concurrentMap(fresh.count, threads: threads) { index in
      (try? PartEncoder.encode(fresh[index], of: bitmap, as: format)) ?? []
    }
    for (box, file) in zip(fresh, made) {
      files[Key(box: box, format: format)] = file
      encodedBytes += file.count
    }
    return strips.map {
      FrameMessage.Part(box: $0, format: format, file: files[Key(box: $0, format: format)] ?? [])
    }
  }

  /// Pixels of a strip, about: what two threads share, and a browser decodes side by side.
  private static let stripArea = 200_000

  private static func strips(_ box: PixelBox) -> [PixelBox] {
    let height = Int(box.bottom - box.top)
    let count = min(max(box.area / stripArea, 1), max(height / 16, 1))
    return (0..<count).map { index in
      PixelBox(
        left: box.left, top: box.top + Int32(height * index / count / 2 * 2), right: box.right,
        bottom: index == count - 1
          ? box.bottom : box.top + Int32(height * (index + 1) / count / 2 * 2))
    }
  }
}
