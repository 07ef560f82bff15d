import Rehearsal
import Testing
import UIKit

/// Contexts without alpha: they begin black, and nothing that is drawn makes them transparent.
@Suite("Opaque contexts") @MainActor
struct OpaqueContextTests {
  nonisolated private static let kinds: [CGImageAlphaInfo] = [.noneSkipLast, .noneSkipFirst]

  private func made(_ alpha: CGImageAlphaInfo, data: UnsafeMutableRawPointer? = nil)
    -> CGContext?
  {
    CGContext(
      data: data, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue)
  }

  private func pixel(_ image: CGImage?) -> [UInt8] { Array(image?.bitmap.bytes.prefix(4) ?? []) }

  @Test("they begin opaque black, those with alpha transparent", arguments: kinds)
  func beginning(kind: CGImageAlphaInfo) {
    #expect(pixel(made(kind)?.makeImage()) == [0, 0, 0, 255])
    #expect(pixel(made(.premultipliedLast)?.makeImage()) == [0, 0, 0, 0])
    #expect(made(kind)?.makeImage()?.alphaInfo == .noneSkipLast)
  }

  @Test("what clears, cuts out or copies something pale leaves black under it", arguments: kinds)
  func modes(kind: CGImageAlphaInfo) throws {
    let all = CGRect(x: 0, y: 0, width: 4, height: 4)
    for raw in 0...CGBlendMode.plusLighter.rawValue {
      let mode = try #require(CGBlendMode(rawValue: raw))
      let (opaque, free) = (try #require(made(kind)), try #require(made(.premultipliedLast)))
      free.setFillColor(gray: 0, alpha: 1)
      free.fill(all)
      for context in [opaque, free] {
        context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        context.setBlendMode(mode)
        context.setFillColor(red: 0, green: 0.6, blue: 1, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 3.5, height: 4))
      }
      // On black, what is left of premultiplied colours is what they are.
      let expected = try #require(free.makeImage()).bitmap.bytes.enumerated().map {
        $0.offset % 4 == 3 ? 255 : $0.element
      }
      #expect(opaque.makeImage()?.bitmap.bytes == expected, "\(mode)")
    }
    let context = try #require(made(kind))
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(all)
    context.clear(all)
    #expect(pixel(context.makeImage()) == [0, 0, 0, 255])
  }

  @Test("a group in them is transparent until it ends", arguments: kinds)
  func groups(kind: CGImageAlphaInfo) throws {
    let context = try #require(made(kind))
    let all = CGRect(x: 0, y: 0, width: 4, height: 4)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(all)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(all)
    context.clear(all)
    context.endTransparencyLayer()
    #expect(pixel(context.makeImage()) == [255, 0, 0, 255])
    context.setBlendMode(.destinationIn)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.endTransparencyLayer()
    #expect(pixel(context.makeImage()) == [0, 0, 0, 255])
  }

  @Test("memory of one's own is opaque from the start, its colours untouched")
  func memory() {
    var bytes = [UInt8](repeating: 7, count: 64)
    bytes.withUnsafeMutableBytes { bytes in
      let context = made(.noneSkipLast, data: bytes.baseAddress)
      #expect(pixel(context?.makeImage()) == [7, 7, 7, 255])
    }
  }

  @Test("alpha that cannot be drawn on is refused and noted")
  func refused() {
    let stage = Stage(scale: 1)
    stage.perform {
      for kind in [CGImageAlphaInfo.none, .first, .last, .alphaOnly] {
        #expect(made(kind) == nil, "\(kind)")
      }
    }
    #expect(stage.unsupported.count == 1)
  }

  @Test("opaque image contexts and renderers stay opaque, others begin transparent")
  func images() {
    let stage = Stage(scale: 1)
    for isOpaque in [true, false] { stage.perform { compare(isOpaque) } }
  }

  private func compare(_ isOpaque: Bool) {
    let size = CGSize(width: 4, height: 4)
    let empty: [UInt8] = [0, 0, 0, isOpaque ? 255 : 0]
    let format = UIGraphicsImageRendererFormat()
    format.opaque = isOpaque
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    #expect(pixel(renderer.image { _ in }.cgImage) == empty)
    #expect(pixel(renderer.image(actions: whiten).cgImage) == [255, 255, 255, 255])
    let cleared = renderer.image { context in
      whiten(context)
      context.cgContext.clear(context.format.bounds)
    }
    #expect(pixel(cleared.cgImage) == empty)
    let copied = renderer.image { context in
      whiten(context)
      UIColor.clear.setFill()
      context.fill(context.format.bounds)
    }
    #expect(pixel(copied.cgImage) == empty)
    UIGraphicsBeginImageContextWithOptions(size, isOpaque, 1)
    UIGraphicsGetCurrentContext()?.clear(CGRect(origin: .zero, size: size))
    #expect(pixel(UIGraphicsGetImageFromCurrentImageContext()?.cgImage) == empty)
    UIGraphicsEndImageContext()
  }

  private func whiten(_ context: UIGraphicsImageRendererContext) {
    UIColor.white.setFill()
    context.fill(context.format.bounds)
  }
}
