import CRaster
import Geometry

/// Where drawing shows: a box of pixels, and how much of each of them.
package struct ClipRegion {
  /// Nothing shows outside.
  package private(set) var box: PixelBox
  /// Coverage of the pixels of `planeBox`, which holds `box`; nil: all of `box` is whole.
  private var plane: [UInt8]?
  private var planeBox: PixelBox

  package init(_ box: PixelBox) { (self.box, planeBox) = (box, box) }

  /// Whether it is cut at whole pixels.
  package var isBox: Bool { plane == nil }

  /// What is also within a box.
  package mutating func narrow(to other: PixelBox) {
    box = box.intersection(other)
    if box.isEmpty { self = ClipRegion(PixelBox(left: 0, top: 0, right: 0, bottom: 0)) }
  }

  /// What is also within a shape; nil holds nothing.
  package mutating func narrow(to mask: CoverageMask?) {
    guard let mask else { return narrow(to: PixelBox(left: 0, top: 0, right: 0, bottom: 0)) }
    narrow(to: mask.box)
    guard !box.isEmpty, !mask.isWhole else { return }
    let (width, height) = (box.right - box.left, box.bottom - box.top)
    let cover = [UInt8](unsafeUninitializedCapacity: Int(width) * Int(height)) { bytes, count in
      cr_mask_plane(mask.storage, box.left, box.top, width, height, bytes.baseAddress)
      count = Int(width) * Int(height)
    }
    multiply(cover, in: box)
  }

  /// What is also within some coverage: a byte for each pixel of a box, outside of it nothing.
  package mutating func narrow(to cover: [UInt8], in coverBox: PixelBox) {
    narrow(to: coverBox)
    guard !box.isEmpty else { return }
    let width = Int(coverBox.right - coverBox.left)
    var part: [UInt8] = []
    part.reserveCapacity(Int(box.right - box.left) * Int(box.bottom - box.top))
    for y in box.top..<box.bottom {
      let start = Int(y - coverBox.top) * width + Int(box.left - coverBox.left)
      part += cover[start..<start + Int(box.right - box.left)]
    }
    multiply(part, in: box)
  }

  private mutating func multiply(_ cover: [UInt8], in box: PixelBox) {
    var cover = cover
    if let plane {
      let width = Int(box.right - box.left)
      cover.withUnsafeMutableBufferPointer { bytes in
        for y in box.top..<box.bottom {
          let row = bytes.baseAddress! + Int(y - box.top) * width
          plane.withUnsafeBufferPointer {
            cr_cover_bytes(row, $0.baseAddress! + index(row: y, x: box.left), Int32(width))
          }
        }
      }
    }
    (plane, planeBox) = (cover, box)
  }

  private func index(row y: Int32, x: Int32) -> Int {
    Int(y - planeBox.top) * Int(planeBox.right - planeBox.left) + Int(x - planeBox.left)
  }

  /// Multiplies a row of pixels and their coverage with what shows of them.
  func cover(
    row y: Int32, from x: Int32, pixels: inout [UInt8], cover: inout [UInt8], count: Int32
  ) {
    guard let plane else { return }
    plane.withUnsafeBufferPointer { bytes in
      let row = bytes.baseAddress! + index(row: y, x: x)
      cr_cover_pixels(&pixels, row, count)
      cr_cover_bytes(&cover, row, count)
    }
  }
}

extension CoverageMask {
  /// Whether every pixel of the box is covered wholly.
  fileprivate var isWhole: Bool {
    let mask = storage.pointee
    guard mask.run_count == 1, mask.span_count == 1 else { return false }
    return mask.spans[0].offset < 0 && mask.spans[0].x0 == mask.x0 && mask.spans[0].x1 == mask.x1
  }
}
