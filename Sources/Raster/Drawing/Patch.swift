import CRaster
import Geometry

/// Pixels with a place on a surface, on their way there.
package struct Patch {
  package let box: PixelBox
  /// Premultiplied, already times their coverage.
  package var pixels: [UInt8]
  /// The coverage alone, for blend modes that need it; nil stands for 255 everywhere.
  package var cover: [UInt8]?

  /// Transparent pixels.
  package init(_ box: PixelBox) {
    self.box = box
    pixels = [UInt8](repeating: 0, count: 4 * Int(box.right - box.left) * Int(box.bottom - box.top))
  }

  /// What was drawn on a surface, as a patch that covers all of it wherever there is something.
  package init(_ surface: Surface, at box: PixelBox) {
    self.init(box)
    let count = Int(box.right - box.left)
    for y in box.top..<box.bottom {
      let source = surface.pixels + 4 * (Int(y) * surface.width + Int(box.left))
      let start = 4 * Int(y - box.top) * count
      pixels.withUnsafeMutableBufferPointer {
        $0.baseAddress?.advanced(by: start).update(from: source, count: 4 * count)
      }
    }
  }

  var width: Int { Int(box.right - box.left) }
  var height: Int { Int(box.bottom - box.top) }

  /// The alpha of every pixel.
  package var alpha: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height) { plane, count in
      if let first = plane.baseAddress { cr_take_alpha(pixels, first, width * height) }
      count = width * height
    }
  }

  /// Multiplies the pixels with an opacity 0…1.
  package mutating func fade(_ opacity: Double) {
    let factor = NodeDrawing.byte(opacity > 0 ? min(opacity, 1) : 0)
    if factor < 255 { cr_fade(&pixels, pixels.count, factor) }
  }

  /// Copies as many pixels and their coverage, if there is any, as `row` has room for.
  func copy(row y: Int32, from x: Int32, to row: inout [UInt8], cover line: inout [UInt8]) {
    let start = Int(y - box.top) * width + Int(x - box.left)
    row.withUnsafeMutableBytes { target in
      pixels.withUnsafeBytes {
        target.copyMemory(from: .init(rebasing: $0[4 * start..<4 * start + target.count]))
      }
    }
    guard let cover else { return }
    line.withUnsafeMutableBytes { target in
      cover.withUnsafeBytes {
        target.copyMemory(from: .init(rebasing: $0[start..<start + target.count]))
      }
    }
  }
}
