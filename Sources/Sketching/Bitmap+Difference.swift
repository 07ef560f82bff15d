import Raster

// How pictures of the same size differ.
extension Bitmap {
  /// How many pixels differ from another bitmap's of the same size, and where.
  package func difference(from other: Bitmap) -> (pixels: Int, box: PixelArea?) {
    guard bytes != other.bytes else { return (0, nil) }
    var (count, left, top, right, bottom) = (0, width, height, -1, -1)
    bytes.withUnsafeBytes { mine in
      other.bytes.withUnsafeBytes { theirs in
        let (mine, theirs) = (mine.bindMemory(to: UInt32.self), theirs.bindMemory(to: UInt32.self))
        for y in 0..<height {
          for x in 0..<width where mine[y * width + x] != theirs[y * width + x] {
            count += 1
            left = min(left, x)
            right = max(right, x)
            top = min(top, y)
            bottom = y
          }
        }
      }
    }
    return (
      count,
      PixelArea(left: left, top: top, width: right - left + 1, height: bottom - top + 1)
    )
  }

  /// What differs in red over the other bitmap's picture in pale grey.
  package func differencePicture(over other: Bitmap) -> Bitmap {
    var result = other
    for at in stride(from: 0, to: bytes.count, by: 4) {
      let isSame = (0..<4).allSatisfy { bytes[at + $0] == other.bytes[at + $0] }
      let sum = Int(other.bytes[at]) + Int(other.bytes[at + 1]) + Int(other.bytes[at + 2])
      let grey = UInt8(200 + sum / 3 * 45 / 255)
      let color: [UInt8] = isSame ? [grey, grey, grey] : [226, 32, 68]
      for channel in 0..<3 { result.bytes[at + channel] = color[channel] }
      result.bytes[at + 3] = 255
    }
    return result
  }

  /// Left and right exchanged.
  package var mirrored: Bitmap {
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        let (from, to) = (4 * (y * width + x), 4 * (y * width + width - 1 - x))
        for channel in 0..<4 { result.bytes[to + channel] = bytes[from + channel] }
      }
    }
    return result
  }

  /// How many pixels differ from another picture's by more than so many levels in any channel, and by
  /// how many the worst one does.
  package func difference(
    from other: Bitmap, beyond levels: Int
  ) -> (pixels: Int, most: Int) {
    guard bytes != other.bytes else { return (0, 0) }
    var (pixels, most) = (0, 0)
    for at in stride(from: 0, to: min(bytes.count, other.bytes.count), by: 4) {
      var worst = 0
      for channel in 0..<4 {
        worst = max(worst, abs(Int(bytes[at + channel]) - Int(other.bytes[at + channel])))
      }
      most = max(most, worst)
      if worst > levels { pixels += 1 }
    }
    return (pixels, most)
  }

  /// The share of the values that differ by more than so many levels, 0…1.
  package func share(differingFrom other: Bitmap, beyond levels: Int) -> Double {
    let count = zip(bytes, other.bytes).count { abs(Int($0) - Int($1)) > levels }
    return Double(count) / Double(max(bytes.count, 1))
  }
}
