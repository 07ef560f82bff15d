import CRaster
import Geometry

/// Pixels in memory that code draws on at once, call after call: premultiplied RGBA, rows from
/// the top, no padding.
package final class Surface {
  /// Pixels across and down, 1…2^15.
  package let width: Int
  package let height: Int
  /// Whether nothing has been drawn yet.
  package private(set) var isBlank = true
  private let instructionSet: InstructionSet
  private let borrowed: UnsafeMutablePointer<UInt8>?
  private var owned: UnsafeMutablePointer<UInt8>?

  /// Most pixels of one surface: 1 GB.
  private static let mostPixels = 1 << 28

  /// Whether a surface can have a size in pixels.
  package static func allows(width: Int, height: Int) -> Bool {
    (1...1 << 15).contains(width) && (1...1 << 15).contains(height)
      && width * height <= mostPixels
  }

  /// Transparent pixels, or somebody else's memory, which must outlive the surface.
  /// - Returns: nil for sizes that are not allowed, and without memory.
  package init?(
    width: Int, height: Int, memory: UnsafeMutableRawPointer? = nil,
    instructionSet: InstructionSet = .best
  ) {
    guard Self.allows(width: width, height: height) else { return nil }
    (self.width, self.height, self.instructionSet) = (width, height, instructionSet)
    borrowed = memory?.assumingMemoryBound(to: UInt8.self)
    if borrowed != nil || 4 * width * height <= Self.surelyThere { return }
    owned = Self.clearPixels(width * height)
    if owned == nil { return nil }
  }

  deinit { free(owned) }

  /// The first byte of the top left pixel. Memory is taken when it is asked for: most layers that are
  /// told to draw draw nothing.
  package var pixels: UnsafeMutablePointer<UInt8> {
    if let known = borrowed ?? owned { return known }
    guard let fresh = Self.clearPixels(width * height) else {
      fatalError("no memory for \(width)×\(height) pixels")
    }
    owned = fresh
    return fresh
  }

  /// Bytes that are not asked for in advance: without them nothing else would work.
  private static let surelyThere = 1 << 26

  private static func clearPixels(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    calloc(count, 4)?.assumingMemoryBound(to: UInt8.self)
  }

  private(set) lazy var renderer = Renderer(scale: 1, instructionSet: instructionSet)

  /// All pixels.
  package var box: PixelBox { PixelBox(width: width, height: height) }

  /// A copy of what was drawn so far.
  package var bitmap: Bitmap {
    let count = 4 * width * height
    return Bitmap(
      width: width, height: height, bytes: Array(UnsafeBufferPointer(start: pixels, count: count)))
  }

  /// Draws something.
  /// - Returns: What had to be left out.
  @discardableResult
  package func paint(_ mark: Mark, _ ink: Ink) -> [Undrawn] {
    guard !ink.clip.box.isEmpty else { return [] }
    isBlank = false
    if ink.isPlain, let undrawn = mark.draw(on: self, within: ink.clip.box, opacity: ink.alpha) {
      return undrawn
    }
    var ink = ink
    var box = mark.reach(within: ink.shadow?.sources(of: ink.clip.box) ?? ink.clip.box)
    var lacking: [Undrawn] = []
    if box.area > Self.mostPixels / 4 {
      if ink.shadow != nil { lacking.append(lack(.castShadowTooLarge)) }
      (ink.shadow, box) = (nil, mark.reach(within: ink.clip.box))
    }
    guard !box.isEmpty else { return lacking }
    var (patch, undrawn) = mark.patch(box, on: self)
    patch.fade(ink.alpha)
    if ink.mode.looksAtCoverage { patch.cover = mark.coverage(box, on: self) }
    return lacking + undrawn + paint(patch, ink)
  }

  /// Draws pixels that are at hand, their shadow first; alpha has been applied already.
  /// - Returns: What had to be left out.
  @discardableResult
  package func paint(_ patch: Patch, _ ink: Ink) -> [Undrawn] {
    isBlank = false
    if let shadow = ink.shadow, let cast = shadow.cast(by: patch, within: ink.clip.box) {
      combine(cast, ink)
    }
    combine(patch, ink)
    return ink.shadow?.isCut == true ? [lack(.castShadowTooWide)] : []
  }

  private func lack(_ reason: Undrawn.Reason) -> Undrawn {
    Undrawn(bounds: CGRect(x: 0, y: 0, width: width, height: height), reason: reason)
  }

  private func combine(_ patch: Patch, _ ink: Ink) {
    let box = patch.box.intersection(ink.clip.box)
    guard !box.isEmpty else { return }
    let count = box.right - box.left
    var row = [UInt8](repeating: 0, count: 4 * Int(count))
    let whole = [UInt8](repeating: 255, count: Int(count))
    for y in box.top..<box.bottom {
      var cover = whole
      patch.copy(row: y, from: box.left, to: &row, cover: &cover)
      ink.clip.cover(row: y, from: box.left, pixels: &row, cover: &cover, count: count)
      let target = pixels + 4 * (Int(y) * width + Int(box.left))
      cr_blend_row(target, row, cover, count, ink.mode.rawValue)
    }
  }
}
