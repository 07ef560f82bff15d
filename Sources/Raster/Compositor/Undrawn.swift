import Geometry

/// Something in a tree of nodes that the renderer left out, and why.
package struct Undrawn: Hashable, Sendable {
  /// The node's own bounds, in its own coordinates.
  package let bounds: CGRect
  package let reason: Reason

  package enum Reason: String, Hashable, Sendable {
    /// Bounds, transform or another number is NaN or infinite; the node is left out with its
    /// children.
    case notFinite = "geometry that is not finite"
    /// A picture is larger than 2^15 pixels on a side.
    case pictureTooLarge = "picture larger than 32768 pixels"
    /// Masks of masks are nested deeper than eight; the node is left out.
    case masksTooDeep = "masks nested deeper than 8"
    /// A picture, gradient or shadow is shrunk or stretched beyond what positions can express.
    case extremeScale = "picture scaled beyond the range of positions"
    /// A rasterized tree would have more than 2^24 pixels; it is drawn where it shows.
    case rasterizedTooLarge = "rasterized layer of more than 16777216 pixels"
    /// A look in pieces would have more than 2^24 pixels; each piece is drawn by itself.
    case piecesTooLarge = "look in pieces of more than 16777216 pixels"
    /// A shadow would be blurred in more than 2^24 pixels; it is drawn with a sharp edge.
    case shadowTooLarge = "blurred shadow of more than 16777216 pixels"
    /// The bitmap is larger than 2^15 pixels on a side; only that much was drawn.
    case bitmapTooLarge = "bitmap larger than 32768 pixels"
  }
}
