/// A rectangle of whole pixels, y down.
package struct PixelArea: Equatable, Sendable, Codable {
  package var left: Int
  package var top: Int
  package var width: Int
  package var height: Int

  package init(left: Int, top: Int, width: Int, height: Int) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }
}
