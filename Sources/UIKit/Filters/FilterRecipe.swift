import QuartzCore
import Raster

/// How the pixels of an image are made, once somebody asks for them. Colours are worked with as they are
/// stored, encoded as sRGB and multiplied by alpha.
final class FilterRecipe: Sendable {
  /// Where something may be seen; the origin is at the bottom left. Infinite for images without an end.
  let extent: CGRect
  private let draw: @Sendable (FilterBox) -> FilterTile

  /// - Parameter draw: The pixels of a box, which lies within the extent.
  init(_ extent: CGRect, draw: @escaping @Sendable (FilterBox) -> FilterTile) {
    (self.extent, self.draw) = (extent.sound, draw)
  }

  static let empty = FilterRecipe(.zero) { FilterTile($0) }

  /// A picture with its lowest row at y = 0.
  convenience init(_ bitmap: Bitmap) {
    let size = CGSize(width: CGFloat(bitmap.width), height: CGFloat(bitmap.height))
    self.init(CGRect(origin: .zero, size: size)) { FilterTile(bitmap).over($0) }
  }

  convenience init(_ generator: FilterGenerator) {
    self.init(.infinite) { generator.tile($0) }
  }

  /// The pixels of a box, transparent outside the extent; none, which is reported, of one with too many.
  func tile(_ box: FilterBox) -> FilterTile {
    guard box.count <= FilterRecipe.mostPixels else {
      Unsupported.report("an image of more than 2^26 pixels: crop it")
      return FilterTile(FilterBox(left: 0, bottom: 0, width: 0, height: 0))
    }
    let inside = box.intersection(FilterBox(extent))
    return inside.isEmpty ? FilterTile(box) : draw(inside).over(box)
  }

  /// The pixels of a box and so many to each side, as far as the extent reaches.
  func tile(around box: FilterBox, _ x: Int, _ y: Int) -> FilterTile {
    tile(box.grown(by: x, y).intersection(FilterBox(extent).joined(with: box)))
  }

  /// The pixels of all of the extent, of an endless one those of a box and what is near it.
  func wholeTile(near box: FilterBox) -> FilterTile {
    tile(extent.isEndless ? box.grown(by: 256, 256) : FilterBox(extent))
  }

  /// Most pixels that are drawn at once.
  static let mostPixels = 1 << 26
}

extension FilterRecipe {
  func cropped(to rect: CGRect) -> FilterRecipe {
    let part = extent.common(with: rect.sound)
    return part.isEmpty ? .empty : FilterRecipe(part) { self.tile($0) }
  }

  func changed(_ change: FilterColorChange) -> FilterRecipe {
    FilterRecipe(extent) { self.tile($0).changed(change) }
  }

  /// The same pixels, each another colour.
  func mapped(_ change: @escaping @Sendable (FilterTile) -> FilterTile) -> FilterRecipe {
    FilterRecipe(extent) { change(self.tile($0)) }
  }

  /// Something that sees so many pixels to each side, and reaches as far.
  func spread(
    _ x: CGFloat, _ y: CGFloat, _ change: @escaping @Sendable (FilterTile) -> FilterTile
  ) -> FilterRecipe {
    let (across, up) = (FilterBox.whole(x.rounded(.up)) + 3, FilterBox.whole(y.rounded(.up)) + 3)
    return FilterRecipe(extent.grown(by: x, y)) {
      change(self.tile(around: $0, across, up)).over($0)
    }
  }

  /// Nothing without an area.
  func transformed(by matrix: CGAffineTransform) -> FilterRecipe {
    guard matrix.determinant != 0, !matrix.isIdentity else {
      return matrix.isIdentity ? self : .empty
    }
    let inverse = matrix.inverted()
    let moved = extent.isEndless ? extent : extent.applying(matrix)
    let source = FilterBox(extent)
    return FilterRecipe(moved) { box in
      let needed = FilterBox(CGRect(box).applying(inverse)).grown(by: 1, 1).intersection(source)
      return self.tile(needed).warped(over: box, .affine(inverse))
    }
  }

  /// The edge goes on for ever.
  var clamped: FilterRecipe {
    guard !extent.isEndless, !extent.isEmpty else { return self }
    let source = FilterBox(extent)
    return FilterRecipe(.infinite) { self.tile($0.clamped(to: source)).clamped(over: $0) }
  }

  func blended(over back: FilterRecipe, _ mode: FilterBlend) -> FilterRecipe {
    let area: CGRect =
      switch mode {
      case .sourceIn, .multiplication, .minimum: extent.common(with: back.extent)
      case .sourceOut: extent
      case .sourceAtop: back.extent
      default: extent.joined(with: back.extent)
      }
    return FilterRecipe(area) { self.tile($0).blended(over: back.tile($0), mode) }
  }

  /// A distortion of what is within a radius.
  func warped(
    _ warp: FilterWarp, _ center: FilterPoint, _ radius: Float, area: CGRect
  ) -> FilterRecipe {
    let circle = FilterBox(CGRect(around: center, radius * 2))
    let source = FilterBox(extent)
    return FilterRecipe(area) { box in
      let needed = FilterBox(CGRect(box).union(CGRect(circle))).intersection(source)
      return self.tile(needed).warped(over: box, warp)
    }
  }
}

extension CGRect {
  /// Whether it has no edge.
  var isEndless: Bool { width >= CGFloat(FilterBox.reach) || height >= CGFloat(FilterBox.reach) }

  /// Empty where an edge is no number; cut where one lies farther out than anything that is drawn.
  var sound: CGRect {
    let edges = [origin.x, origin.y, origin.x + size.width, origin.y + size.height]
    guard !edges.contains(where: \.isNaN) else { return .zero }
    guard !isNull, !isEmpty, !isEndless else { return isNull || isEmpty ? .zero : .infinite }
    let reach = CGFloat(FilterBox.reach)
    let cut = edges.map { min(max($0, -reach), reach) }
    guard cut != edges else { return self }
    return CGRect(x: cut[0], y: cut[1], width: cut[2] - cut[0], height: cut[3] - cut[1])
  }

  init(_ box: FilterBox) {
    self.init(
      x: CGFloat(box.left), y: CGFloat(box.bottom), width: CGFloat(box.width),
      height: CGFloat(box.height))
  }

  /// A square around a point.
  init(around center: FilterPoint, _ radius: Float) {
    self.init(
      x: CGFloat(center.x - radius), y: CGFloat(center.y - radius), width: CGFloat(2 * radius),
      height: CGFloat(2 * radius))
  }

  /// Both, and what is between them; endless when one is.
  func joined(with other: CGRect) -> CGRect {
    guard !isEndless, !other.isEndless else { return .infinite }
    return isNull || isEmpty ? other : other.isNull || other.isEmpty ? self : union(other)
  }

  /// What is in both; empty when nothing is.
  func common(with other: CGRect) -> CGRect {
    if isEndless { return other }
    if other.isEndless { return self }
    let part = intersection(other)
    return part.isNull || part.isEmpty ? .zero : part
  }

  func grown(by x: CGFloat, _ y: CGFloat) -> CGRect {
    isEndless || isEmpty ? self : insetBy(dx: -x, dy: -y)
  }
}
