import Geometry

extension Renderer {
  /// Draws a tree over pixels, `width` to a row, within a box of them.
  /// - Returns: What could not be drawn.
  func draw(
    _ node: RenderNode, on pixels: UnsafeMutablePointer<UInt8>, width: Int, within box: PixelBox
  ) -> [Undrawn] {
    guard !box.isEmpty else { return [] }
    var builder = FrameBuilder(
      box: box, scale: scale, cache: cache, instructionSet: instructionSet, culls: culls)
    builder.build(node)
    builder.frame.draw(
      into: pixels, width: width, rows: Int(box.top)..<Int(box.bottom), threads: threads,
      instructionSet: instructionSet)
    return builder.undrawn
  }
}
