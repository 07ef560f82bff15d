import CoreGraphics
import Raster
import Rehearsal
import Testing

@testable import UIKit

/// Pictures and drawings over and over.
@MainActor @Suite("Patterns") struct PatternTests {
  private func image(_ side: CGFloat, _ draw: () -> Void) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: side, height: side)
    return try #require(
      UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }.cgImage)
  }

  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
    let bitmap = image.bitmap
    return Array(bitmap.bytes[4 * (y * bitmap.width + x)..<4 * (y * bitmap.width + x) + 4])
  }

  /// Red, with a blue quarter at the lower right; 8 × 8 points.
  private func tile() throws -> UIImage {
    UIImage(
      cgImage: try image(8) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 4, y: 4, width: 4, height: 4))
      }, scale: 1, orientation: .up)
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]

  @Test("a colour of a picture fills paths with it, from the context's top left, wherever they are")
  func fills() throws {
    let color = UIColor(patternImage: try tile())
    let shown = try image(40) {
      UIGraphicsGetCurrentContext()?.translateBy(x: 3, y: 3)
      color.setFill()
      UIBezierPath(rect: CGRect(x: 2, y: 2, width: 25, height: 25)).fill()
    }
    for y in 5..<30 {
      for x in 5..<30 {
        #expect(pixel(shown, x, y) == (x % 8 >= 4 && y % 8 >= 4 ? blue : red), "\(x), \(y)")
      }
    }
    #expect(pixel(shown, 3, 3) == [0, 0, 0, 0] && pixel(shown, 31, 31) == [0, 0, 0, 0])
  }

  @Test("another colour ends it, a state that is restored brings it back, strokes have it too")
  func states() throws {
    let color = UIColor(patternImage: try tile())
    let shown = try image(40) {
      let context = UIGraphicsGetCurrentContext()
      color.set()
      context?.saveGState()
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
      context?.restoreGState()
      UIRectFill(CGRect(x: 8, y: 0, width: 8, height: 8))
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: 20))
      line.addLine(to: CGPoint(x: 40, y: 20))
      line.lineWidth = 8
      line.stroke()
    }
    #expect(pixel(shown, 6, 6) == [0, 255, 0, 255] && pixel(shown, 14, 6) == blue)
    #expect(pixel(shown, 6, 22) == blue && pixel(shown, 2, 22) == red)
    #expect(pixel(shown, 6, 15) == [0, 0, 0, 0])
  }

  @Test("a view's background has it, rounded with the view, moved with it and under its subviews")
  func background() throws {
    let stage = Stage(scale: 1)
    let view = UIView(frame: CGRect(x: 101, y: 203, width: 64, height: 64))
    stage.perform {
      stage.window.backgroundColor = .white
      view.backgroundColor = UIColor(patternImage: try! tile())
      view.layer.cornerRadius = 32
      let above = UIView(frame: CGRect(x: 32, y: 32, width: 4, height: 4))
      above.backgroundColor = .green
      view.addSubview(above)
      stage.window.addSubview(view)
    }
    stage.settle()
    let frame = Renderer(scale: 1).draw(
      stage.frame(), width: 393, height: 852, background: RGBA(red: 1, green: 1, blue: 1))
    func at(_ x: Int, _ y: Int) -> [UInt8] {
      let start: Int = 4 * ((203 + y) * frame.width + 101 + x)
      return Array(frame.bytes[start..<start + 4])
    }
    #expect(at(25, 25) == red && at(29, 29) == blue && at(33, 33) == [0, 255, 0, 255])
    #expect(at(1, 1) == [255, 255, 255, 255] && at(62, 62) == [255, 255, 255, 255])
    #expect(stage.unsupported.isEmpty)
  }

  @Test("a drawn cell comes over and over from the bottom left, in its own or in a given colour")
  func drawn() throws {
    func fill(isColored: Bool, _ components: [CGFloat]) throws -> CGImage {
      try image(40) {
        let draw: CGPatternDrawPatternCallback = { info, context in
          if info != nil { context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1)) }
          context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw, releaseInfo: nil)
        let pattern = CGPattern(
          info: isColored ? UnsafeMutableRawPointer(bitPattern: 1) : nil,
          bounds: CGRect(x: 0, y: 0, width: 10, height: 10), matrix: .identity, xStep: 10,
          yStep: 10, tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)
        let context = UIGraphicsGetCurrentContext()
        guard let pattern, let context else { return }
        context.setFillColorSpace(CGColorSpace(patternBaseSpace: nil)!)
        context.setFillPattern(pattern, colorComponents: components)
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      }
    }
    let colored = try fill(isColored: true, [1])
    #expect(pixel(colored, 12, 38) == blue && pixel(colored, 12, 32) == [0, 0, 0, 0])
    let stencil = try fill(isColored: false, [1, 0, 0, 1])
    #expect(pixel(stencil, 12, 38) == red && pixel(stencil, 16, 38) == [0, 0, 0, 0])
    let faint = try fill(isColored: true, [0.5])
    #expect(abs(Int(pixel(faint, 12, 38)[3]) - 128) <= 1)
  }

  @Test("a colour for cells without one counts once, also behind a layer and fainter")
  func stencils() throws {
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { $1.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) },
      releaseInfo: nil)
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 10, height: 10), matrix: .identity, xStep: 10,
        yStep: 10, tiling: .constantSpacing, isColored: false, callbacks: &callbacks))
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    let red = try #require(
      CGColor(patternSpace: space, pattern: pattern, components: [1, 0, 0, 1]))
    let faint = try #require(red.copy(alpha: 0.5))
    let shown = try image(40) {
      let context = UIGraphicsGetCurrentContext()
      context?.setFillColor(faint)
      context?.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(abs(Int(pixel(shown, 12, 12)[3]) - 128) <= 1)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.backgroundColor = red
    let drawn = try image(40) { layer.render(in: UIGraphicsGetCurrentContext()!) }
    #expect(pixel(drawn, 20, 20) == self.red)
  }

  @Test("bad cells are no patterns, and let go of what they were given")
  func bad() {
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, _ in }, releaseInfo: nil)
    for step in [0, .nan, .infinity] as [CGFloat] {
      let pattern = CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), matrix: .identity, xStep: step,
        yStep: 1, tiling: .noDistortion, isColored: true, callbacks: &callbacks)
      #expect(pattern == nil)
    }
    final class Box { var released = 0 }
    let box = Box()
    callbacks.releaseInfo = { Unmanaged<Box>.fromOpaque($0!).takeUnretainedValue().released += 1 }
    var pattern = CGPattern(
      info: Unmanaged.passUnretained(box).toOpaque(),
      bounds: CGRect(x: 0, y: 0, width: 1, height: 1), matrix: .identity, xStep: 1, yStep: 1,
      tiling: .noDistortion, isColored: true, callbacks: &callbacks)
    #expect(pattern != nil)
    pattern = nil
    #expect(box.released == 1)
  }
}
