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
    /// More than 2^20 nodes are in a frame; the rest is left out.
    case tooManyNodes = "more than 1048576 nodes in a frame"
    /// A line has more than 5,000 dashes; it goes on without gaps.
    case tooManyDashes = "more than 5000 dashes of a line"
    /// A picture in pieces is seen turned or in perspective, more than 4,096 pixels long; it is
    /// drawn coarser than it could be.
    case piecesTooCoarse = "turned picture in pieces of more than 4096 pixels"
    /// The shadow of what is drawn by code has a sigma of more than 100 pixels; it gets 100.
    case castShadowTooWide = "shadow with a sigma of more than 100 pixels"
    /// The shadow of what is drawn by code is thrown by more than 2^26 pixels; it is left out.
    case castShadowTooLarge = "shadow of more than 67108864 pixels"
    /// The bitmap is larger than 2^15 pixels on a side; only that much was drawn.
    case bitmapTooLarge = "bitmap larger than 32768 pixels"
  }
}
