import CRaster
import Geometry

// What shows through a node: everything drawn so far, blurred.
//
// The commands so far are drawn once more, on their own, in the rows that the blur can see; the
// outcome, halved, blurred and coloured, is then a picture like any other. So the frame
// itself stays one list of commands that bands, threads and culling may cut as they like.
extension FrameBuilder {
  /// - Parameter seen: The first command that the backdrop sees.
  mutating func drawBackdrop(_ drawing: NodeDrawing, seen: Int) {
    guard drawing.parts.contains(.backdrop), let backdrop = drawing.node.backdrop else { return }
    let isCut = drawing.needsLayer && drawing.clipMask != nil
    guard let mask = isCut ? drawing.clipMask : mask(of: drawing.shape, drawing) else { return }
    let box = mask.box
    let magnification = drawing.projection.magnification(over: drawing.node.bounds)
    let sigma = min(max(backdrop.sigma, 0) * magnification, Self.widestSigma)
    if sigma >= Self.sharpSigma || backdrop.saturation != 1 {
      let blur = PictureBlur(
        sigma: sigma, saturation: backdrop.saturation, instructionSet: instructionSet)
      if let picture = behind(box, blur, from: seen) {
        frame.add(
          CR_PICTURE, box: box, mask: isCut ? nil : mask, picture: picture,
          alpha: NodeDrawing.byte(drawing.partOpacity), opaque: picture.isOpaque)
      }
    }
    if drawing.parts.contains(.backdropTint) {
      fill(box: box, mask: isCut ? nil : mask, backdrop.tint, drawing)
    }
  }

  /// Device pixels; wider blurs would show nothing but an even colour.
  private static let widestSigma = 1024.0

  /// What has been drawn where the blur of a box can see it, blurred; nil if nothing was.
  private func behind(_ wanted: PixelBox, _ blur: PictureBlur, from seen: Int) -> Picture? {
    let commands = frame.whole(from: seen)
    guard !commands.isEmpty else { return nil }
    let area = blur.area(of: wanted, within: box)
    guard !area.isEmpty else { return nil }
    let width = area.right - area.left
    var bitmap = Bitmap(width: Int(width), height: Int(area.bottom - area.top))
    return bitmap.bytes.withUnsafeMutableBufferPointer { memory in
      guard let first = memory.baseAddress else { return nil }
      let target = cr_target(pixels: first, stride: width, x0: area.left, y0: area.top)
      frame.draw(commands, area, on: target, instructionSet: instructionSet)
      return blur.picture(of: first, area, target: wanted, within: box)
    }
  }
}
