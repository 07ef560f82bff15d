import Geometry

/// One layer of one frozen frame, as plain values: what the compositor draws.
///
/// Coordinates are points, y down. Drawing order within a node (F5.8.1): shadow, backdrop,
/// background, gradient, contents, shape, children, border; then clipping and group opacity apply
/// to all of it.
package struct RenderNode: Sendable {
  /// The layer's own rectangle in its own coordinates.
  package var bounds = CGRect.zero
  /// Own coordinates to the parent's coordinates (anchor point, position and the
  /// parent's sublayer transform are folded in).
  package var transform = CATransform3DIdentity
  /// 0...1, applied to the node with its children as one group.
  package var opacity = 1.0
  /// Otherwise opacity applies to each part and each child on its own.
  package var fadesAsGroup = true
  /// Whether the node is a mere bundle of children in three dimensions: see `spread()`.
  package var isSpatial = false
  package var backgroundColor: RGBA?
  @Boxed package var contents: Contents?
  /// Whether there are any, which is sooner known than what they are.
  package var hasContents: Bool { _contents.isThere }
  /// Their `placement`, without the rest.
  package var contentsPlacement: CGRect? { _contents.read { $0.placement } }
  @Boxed package var gradient: Gradient?
  @Boxed package var shape: Shape?
  @Boxed package var border: Border?
  @Boxed package var shadow: Shadow?
  /// Rounds background and border; clips contents and children only with `clips` (F5.8.2).
  package var cornerRadius = 0.0
  /// Which corners `cornerRadius` rounds.
  package var roundedCorners = Corners.all
  /// Whether contents and children are cut at the (rounded) bounds.
  package var clips = false
  /// How the rounded corners bend.
  package var cornerCurve = CornerCurve.circular
  /// Whether the node, with its children, shows its back when it faces away (F5.7.10).
  package var isDoubleSided = true
  package var children: [RenderNode] = []
  /// How far the second of two children has come in for the first, 0...1: what shows is neither
  /// over the other but a mixture of both, each as it would look alone. Nil: children lie one over
  /// the other, as they do unless there are two.
  package var dissolve: Double?
  /// A rectangle of the own coordinates outside of which the node, with its children, draws
  /// nothing, where it was measured (`measure()`). What changes the tree after that must not reach
  /// beyond it.
  package internal(set) var extent: CGRect?
  /// Pixels a point at which the node is drawn first, to be shown as a picture (F5.8.5); nil: it
  /// is drawn where it shows.
  package var rasterizationScale: Double?
  /// How the node, with its children, is rolled up; nil where it lies flat.
  @Boxed package var curl: Curl?
  /// A tree in this node's coordinates whose alpha all of this node is multiplied with, shadow
  /// and children too; its colours do not matter. Nil: everything shows.
  package var mask: RenderNode? {
    get { maskTree.first }
    set { maskTree = newValue.map { [$0] } ?? [] }
  }
  /// Whether there is one, which is sooner known than what it is.
  package var hasMask: Bool { !maskTree.isEmpty }
  private var maskTree: [RenderNode] = []
  /// What the node was made of, to be told apart from others while that lives; nil where nobody
  /// has said. Drawing does not look at it.
  package var source: NodeSource?
  /// Whether the node is a snapshot: what is in it was drawn before, and is shown as a picture.
  package var isSnapshot = false
  /// What is behind, blurred, as the lowest thing in the bounds.
  @Boxed package var backdrop: Backdrop?
  /// Says that the children are pieces of one look, and how to draw them as one.
  @Boxed package var pieces: Pieces?

  package init() {}

  /// A picture shown in the bounds.
  package struct Contents: Sendable {
    package var image: Bitmap
    /// Identity of the pixels: equal identities mean equal pixels (for caches). 0: they have none.
    package var identity: UInt64
    /// Remembers whether the image is opaque, where it outlives the renderers that ask.
    package var opacity: PictureOpacity?
    /// Where the image goes within the bounds, in the node's coordinates; gravity is
    /// already worked out. May be larger than the bounds (aspect fill): only `clips` cuts it.
    package var placement: CGRect
    /// The part of the image that is shown, in fractions of its size; beyond 0…1 its edges go on.
    package var part = Contents.whole
    /// The middle of that part, in fractions of it: it is stretched both ways, the corners around
    /// it not at all and the edges one way (contentsCenter). See `middle`.
    package var center = Contents.whole
    /// Pixels of the image per point, which says how large unstretched corners are; > 0.
    package var scale = 1.0
    /// Whether pixels show the nearest texel alone, rather than a mixture of the four around, where
    /// the image is enlarged, and where it is shrunk.
    package var isNearestEnlarged = false
    package var isNearestShrunk = false
    /// Whether smaller copies of the image are looked at where it is shrunk, rather than the image.
    package var isMipmapped = false
    /// Colour in place of the image's own, of which only the alpha counts (template images).
    package var tint: RGBA?
    /// What the colours of the picture, or its tint, are multiplied with.
    package var factor = RGBA(red: 1, green: 1, blue: 1)

    /// All of an image: the unit square.
    package static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

    package init(image: Bitmap, identity: UInt64, placement: CGRect) {
      self.image = image
      self.identity = identity
      self.placement = placement
    }
  }

  /// A line inside the bounds, above the children.
  package struct Border: Sendable {
    package var width: Double
    package var color: RGBA

    package init(width: Double, color: RGBA) {
      self.width = width
      self.color = color
    }
  }

  /// A blurred image of the node below it: of its (rounded) bounds unless told.
  package struct Shadow: Sendable {
    package var color: RGBA
    package var offset: CGSize
    /// Core Animation's shadowRadius in points; the blur's sigma (F5.8.3, decision 14).
    package var radius: Double
    /// Cast by this outline, filled non-zero, instead of by the bounds; the node's coordinates.
    package var path: Path?
    /// Cast by all that the node draws, rather than by its bounds, where it has no `path`.
    package var isCastByContent = false

    package init(color: RGBA, offset: CGSize, radius: Double) {
      self.color = color
      self.offset = offset
      self.radius = radius
    }
  }

  /// The bend of a rounded corner.
  package enum CornerCurve: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// Curvature grows from nothing to the circle's and back: see `RoundedRectangle`.
    case continuous
  }

  /// A set of corners, numbered as CACornerMask is.
  package struct Corners: OptionSet, Hashable, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }
    package static let all = Corners(rawValue: 15)
  }
}
