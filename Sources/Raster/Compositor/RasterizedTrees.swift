import CRaster
import Synchronization

/// Pictures of trees that were rasterized (F5.8.5), by the commands that drew them: what gives the
/// same commands looks the same, wherever it stands and however it got there.
///
/// The commands are worked out anew every time, which is little beside drawing them.
final class RasterizedTrees: Sendable {
  struct Picture: Sendable {
    let bitmap: Bitmap
    let identity: UInt64
  }

  /// Unchecked: nothing is added to a frame after it was drawn.
  private struct Entry: @unchecked Sendable {
    let frame: Frame
    let picture: Picture
    let bytes: Int
  }

  /// Those wanted last come last.
  private let entries = Mutex<[Entry]>([])
  /// The most bytes; what is larger by itself is never kept.
  let ceiling: Int
  /// More trees are not looked through.
  static let most = 64

  init(ceiling: Int) { self.ceiling = ceiling }

  /// Bytes that are kept now.
  var bytes: Int { entries.withLock { $0.reduce(0) { $0 + $1.bytes } } }

  /// How many pictures are kept now.
  var count: Int { entries.withLock { $0.count } }

  /// The picture of a frame, drawn only where it is not kept.
  func recall(_ frame: Frame, width: Int, height: Int, make: () -> Bitmap) -> Picture {
    if let known = known(frame, width, height) { return known }
    let picture = Picture(bitmap: make(), identity: PixelIdentity.next())
    let entry = Entry(
      frame: frame, picture: picture, bytes: picture.bitmap.bytes.count + frame.byteCount)
    if entry.bytes <= ceiling { keep(entry) }
    return picture
  }

  private func known(_ frame: Frame, _ width: Int, _ height: Int) -> Picture? {
    entries.withLock { entries in
      let index = entries.lastIndex { entry in
        entry.picture.bitmap.width == width && entry.picture.bitmap.height == height
          && entry.frame.drawsTheSame(as: frame)
      }
      guard let index else { return nil }
      entries.append(entries.remove(at: index))
      return entries.last?.picture
    }
  }

  /// Lets go of what has not been wanted for the longest time, as far as room is needed.
  private func keep(_ entry: Entry) {
    entries.withLock { entries in
      entries.append(entry)
      var bytes = entries.reduce(0) { $0 + $1.bytes }
      while entries.count > Self.most || bytes > ceiling {
        bytes -= entries.removeFirst().bytes
      }
    }
  }
}

extension Frame {
  /// Whether both have the same commands, down to every pixel of masks and pictures.
  fileprivate func drawsTheSame(as other: Frame) -> Bool {
    commands.count == other.commands.count && commonBeginning(with: other) == commands.count
  }
}
