import CRaster
import Geometry

/// A part of a level of a picture: the picture halved a number of times.
struct BlurLevel {
  private let values: [UInt16]
  private let stride: Int32
  private let box: PixelBox

  /// - Parameters:
  ///   - box: Pixels of that level.
  ///   - fill: Writes them; false if there is no memory.
  init(_ box: PixelBox, fill: (UnsafePointer<cr_level>) -> Bool) {
    let aligned = CR_ALIGNED
    let width = (4 * Int(box.right - box.left) + aligned - 1) / aligned * aligned
    let count = width * Int(box.bottom - box.top)
    self.box = box
    stride = Int32(width)
    let stride = stride
    values = [UInt16](unsafeUninitializedCapacity: count) { values, made in
      var level = Self.level(values.baseAddress, stride, box)
      precondition(fill(&level), "blurring · got no memory or no such processor · use less")
      made = count
    }
  }

  func with(_ read: (UnsafePointer<cr_level>) -> Bool) -> Bool {
    values.withUnsafeBufferPointer { values in
      // What is read is never written to.
      var level = Self.level(UnsafeMutablePointer(mutating: values.baseAddress), stride, box)
      return read(&level)
    }
  }

  private static func level(
    _ values: UnsafeMutablePointer<UInt16>?, _ stride: Int32, _ box: PixelBox
  ) -> cr_level {
    cr_level(
      values: values, stride: stride, x0: box.left, y0: box.top, x1: box.right, y1: box.bottom)
  }
}

// Boxes on the levels of a picture.
extension PixelBox {
  var bytes: Int { 4 * Int(right - left) * Int(bottom - top) }

  func grown(by margin: Int32) -> PixelBox {
    PixelBox(
      left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }

  /// What a box of a level is made of on the next larger one.
  var halved: PixelBox {
    PixelBox(left: 2 * left - 1, top: 2 * top - 1, right: 2 * right + 1, bottom: 2 * bottom + 1)
  }

  /// What a box of a level is made of on the next smaller one, begun at even places.
  var doubled: PixelBox {
    PixelBox(
      left: left.half - 1, top: top.half - 1, right: (right - 1).half + 2,
      bottom: (bottom - 1).half + 2
    ).even
  }

  /// What device pixels find when one pixel stands for `factor` of theirs, begun at even places;
  /// two at least.
  func sampled(by factor: Int32) -> PixelBox {
    guard factor > 1 else {
      return PixelBox(left: left, top: top, right: max(right, left + 2), bottom: bottom)
    }
    func place(_ pixel: Int32) -> Int32 {
      let middle = 2 * pixel + 1 - factor
      return (middle - (middle % (2 * factor) + 2 * factor) % (2 * factor)) / (2 * factor)
    }
    return PixelBox(
      left: place(left), top: place(top), right: place(right - 1) + 2,
      bottom: place(bottom - 1) + 2
    ).even
  }

  /// What of a picture's level is not everywhere as it is at the ends: two pixels more are enough.
  func extended(at level: Int) -> PixelBox {
    func up(_ value: Int32) -> Int32 { (value + 1 << level - 1) >> level }
    return PixelBox(
      left: left >> level, top: top >> level, right: up(right), bottom: up(bottom)
    ).grown(by: 2)
  }

  private var even: PixelBox {
    PixelBox(left: 2 * left.half, top: 2 * top.half, right: right, bottom: bottom)
  }
}

extension Int32 {
  /// Rounded down.
  fileprivate var half: Int32 { self >> 1 }
}
