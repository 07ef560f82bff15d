import Geometry

/// Laid-out text at a place on a surface.
package struct TextMark {
  private var column: TextColumn
  /// Where the column's top left goes, in the map's coordinates.
  private let origin: CGPoint
  /// To device pixels.
  private let map: CGAffineTransform
  /// Only runs with this shadow are drawn; nil for all runs.
  private let shadow: TextShadow??

  /// - Parameters:
  ///   - origin: Where the column's top left goes.
  ///   - map: The origin's coordinates to device pixels.
  ///   - shadow: Draws only runs that have this shadow, or have none; all unless told.
  package init(
    _ column: TextColumn, at origin: CGPoint, map: CGAffineTransform,
    only shadow: TextShadow?? = nil
  ) {
    (self.column, self.origin, self.map, self.shadow) = (column, origin, map, shadow)
  }

  /// Whether glyphs can be drawn as they are: neither turned, mirrored nor stretched.
  var isUpright: Bool { map.b == 0 && map.c == 0 && map.a == map.d && map.a > 0 && map.a <= 1000 }

  /// The same in opaque black.
  var solid: TextMark { TextMark(column.blackened, at: origin, map: map, only: shadow) }

  /// Glyphs may stick out of their lines by a line's height.
  private var bounds: CGRect {
    let lines = column.parts.flatMap(\.paragraph.lines)
    let margin = lines.reduce(4) { max($0, $1.ascent + $1.descent) }
    let width = lines.reduce(column.size.width) { max($0, $1.origin.x + $1.width) }
    let left = lines.reduce(0) { min($0, $1.origin.x) }
    return CGRect(
      x: origin.x + left, y: origin.y, width: width - left, height: column.size.height
    ).insetBy(dx: -margin, dy: -margin)
  }

  var reach: PixelBox { PixelBox(around: bounds.applying(map)) }

  private func wants(_ style: TextStyle) -> Bool {
    shadow.map { $0 == style.decoration.shadow } ?? true
  }

  /// Draws upright text.
  func draw(
    on pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, clip: PixelBox,
    offset: SIMD2<Int32> = .zero
  ) {
    var area = ClipArea(width: width, height: height)
    (area.left, area.top) = (max(0, Int(clip.left)), max(0, Int(clip.top)))
    (area.right, area.bottom) = (min(width, Int(clip.right)), min(height, Int(clip.bottom)))
    let target = TextTarget(
      pixels: UnsafeMutableBufferPointer(start: pixels, count: 4 * width * height), width: width,
      area: area)
    let scale = Double(map.a)
    let x = origin.x + (map.tx - CGFloat(offset.x)) / map.a
    let y = origin.y + (map.ty - CGFloat(offset.y)) / map.a
    for part in column.parts {
      TextRenderer.draw(
        part.paragraph, on: target, at: CGPoint(x: x, y: y + part.top), scale, where: wants)
    }
  }

  /// Draws text on a patch: upright as it is, else by a picture of it that is turned.
  func draw(into patch: inout Patch, _ renderer: Renderer) {
    let (width, height, box) = (patch.width, patch.height, patch.box)
    if isUpright {
      patch.pixels.withUnsafeMutableBufferPointer { pixels in
        guard let first = pixels.baseAddress else { return }
        draw(
          on: first, width: width, height: height, clip: PixelBox(width: width, height: height),
          offset: [box.left, box.top])
      }
    } else if let node = picture {
      _ = patch.draw(node, renderer)
    }
  }

  /// The text as an upright picture at the size that it is drawn at, under the map.
  private var picture: RenderNode? {
    let scale = PlaneMap(CATransform3DMakeAffineTransform(map)).magnification
    let bounds = self.bounds
    let (width, height) = (
      (Double(bounds.width) * scale).rounded(.up), (Double(bounds.height) * scale).rounded(.up)
    )
    guard scale > 0, scale <= 1000, width >= 1, height >= 1, width * height < 0x1p26 else {
      return nil
    }
    var bitmap = Bitmap(width: Int(width), height: Int(height))
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
    bitmap.bytes.withUnsafeMutableBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      TextMark(column, at: origin, map: place, only: shadow).draw(
        on: first, width: Int(width), height: Int(height),
        clip: PixelBox(width: Int(width), height: Int(height)))
    }
    var node = RenderNode()
    node.bounds = CGRect(
      x: bounds.minX, y: bounds.minY, width: width / scale, height: height / scale)
    node.contents = .init(
      image: bitmap, identity: PixelIdentity.next(), placement: node.bounds)
    node.transform = CATransform3DMakeAffineTransform(map)
    return node
  }
}

extension TextColumn {
  fileprivate var blackened: TextColumn {
    var copy = self
    copy.recolor(.opaqueBlack)
    return copy
  }
}
