import CRaster
import Geometry

// Trees that are drawn by themselves first, on transparent ground.
extension FrameBuilder {
  /// The commands that draw a tree as a picture; nil when there are none.
  /// - Parameter map: The coordinates of the tree's parent to pixels.
  mutating func frame(
    of tree: RenderNode, width: Int, height: Int, _ map: PlaneMap
  ) -> Frame? {
    var inner = inner(box: PixelBox(width: width, height: height), scale: map.magnification)
    (inner.maskDepth, inner.pictureDepth) = (maskDepth, pictureDepth + 1)
    inner.build(tree, in: map)
    undrawn += inner.undrawn
    return inner.frame.commands.isEmpty ? nil : inner.frame
  }
}

extension Frame {
  /// What the commands leave on transparent ground.
  func bitmap(width: Int, height: Int, _ set: InstructionSet) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.bytes.withUnsafeMutableBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      draw(into: first, width: width, rows: 0..<height, threads: 1, instructionSet: set)
    }
    return bitmap
  }
}
