import Foundation
import Raster
import Rehearsal

/// Turns frames into files of their own, several at once: frames are painted and compressed side
/// by side, a batch at a time, so that a long film takes no more memory than a short one.
struct FrameEncoder {
  private let frames: [Film.Frame]
  private let encoder: WebPEncoder
  private let threads: Int
  private var done = 0
  /// The picture that the last file shows, and the file.
  private var last: (image: Bitmap, file: [UInt8])?

  /// libwebp's method: a third faster than its default for files a few per cent longer.
  private static let effort = 2
  private static let framesPerThread = 8

  /// - Parameter threads: At least 1; the files do not depend on it.
  init(
    frames: [Film.Frame], compression: WebPCompression,
    threads: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    self.frames = frames
    encoder = WebPEncoder(compression: compression, effort: Self.effort)
    self.threads = max(threads, 1)
  }

  /// The next files with the numbers of their frames; nil when all is done.
  mutating func next() throws(ImageError) -> [(index: Int, file: [UInt8])]? {
    let batch = Array(frames.dropFirst(done).prefix(threads * Self.framesPerThread))
    guard !batch.isEmpty else { return nil }
    let images = concurrentMap(batch.count, threads: threads) { batch[$0].image }
    let isNew = images.indices.map { images[$0] != ($0 > 0 ? images[$0 - 1] : last?.image) }
    let fresh = images.indices.filter { isNew[$0] }
    let encoder = encoder
    let files = try concurrentMap(fresh.count, threads: threads) {
      (place: Int) throws(ImageError) in
      try encoder.encode(images[fresh[place]])
    }
    var result: [(index: Int, file: [UInt8])] = []
    var unused = files.makeIterator()
    for place in images.indices {
      let file = isNew[place] ? unused.next() ?? [] : last?.file ?? []
      last = (images[place], file)
      result.append((done + place, file))
    }
    done += batch.count
    return result
  }
}
