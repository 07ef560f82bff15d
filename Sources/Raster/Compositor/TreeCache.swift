import CRaster
import Synchronization

/// What was made of trees, by the commands that drew them: pictures of what was rasterized (F5.8.5),
/// masks, the blur of shadows (F5.8.3). What gives the same commands looks the same, wherever it
/// stands and however it got there.
///
/// The commands are worked out anew every time, which is little beside drawing them.
///
/// - Purpose: What beside the commands the product depends on, such as its size.
final class TreeCache<Purpose: Hashable & Sendable, Product: Sendable>: Sendable {
  /// Unchecked: nothing is added to a frame after it was drawn.
  private struct Entry: @unchecked Sendable {
    let frame: Frame
    let purpose: Purpose
    let product: Product
    let bytes: Int
  }

  /// Those wanted last come last.
  private let entries = Mutex<[Entry]>([])
  /// The most bytes; what is larger by itself is never kept.
  let ceiling: Int
  /// What a product takes.
  private let size: @Sendable (Product) -> Int

  init(ceiling: Int, size: @escaping @Sendable (Product) -> Int) {
    self.ceiling = ceiling
    self.size = size
  }

  /// More trees are not looked through.
  static var most: Int { 64 }

  /// Bytes that are kept now.
  var bytes: Int { entries.withLock { $0.reduce(0) { $0 + $1.bytes } } }

  /// How many products are kept now.
  var count: Int { entries.withLock { $0.count } }

  /// What is made of a frame, made only where it is not kept.
  func recall(_ frame: Frame, for purpose: Purpose, make: () -> Product) -> Product {
    if let known = known(frame, purpose) { return known }
    let product = make()
    let bytes = size(product) + frame.byteCount
    if bytes <= ceiling {
      keep(Entry(frame: frame, purpose: purpose, product: product, bytes: bytes))
    }
    return product
  }

  private func known(_ frame: Frame, _ purpose: Purpose) -> Product? {
    entries.withLock { entries in
      let index = entries.lastIndex { entry in
        entry.purpose == purpose && entry.frame.drawsTheSame(as: frame)
      }
      guard let index else { return nil }
      entries.append(entries.remove(at: index))
      return entries.last?.product
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
