import Geometry
import Raster

/// What a frame looks like from afar: a colour for each cell of a grid.
///
/// It is worked out from the frozen layers, at the middle of each cell, without painting them: a
/// mask lets through what it covers there, blur and shapes are left out, and what is turned or seen
/// in perspective counts as the box around it. Or it is taken from a painted picture, a mean colour
/// for each cell.
package struct Thumbnail: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  /// Whether it is of a painted frame, which has finer cells.
  package let isPainted: Bool
  /// What it shows, points.
  package let extent: CGSize
  /// Red, green and blue of each cell, 0…255; rows from the top.
  package private(set) var cells: [UInt8]
  /// Whether nothing at all is painted over the window's ground.
  package private(set) var isBlank: Bool
  /// Whether something painted stands edge-on, as a card half-way through its turn: too thin for a
  /// cell, and yet there.
  package let showsEdge: Bool

  package init(of window: RenderNode) {
    (columns, rows, isPainted) = (Brush.columns, Brush.rows, false)
    extent = window.bounds.size
    var brush = Brush(size: window.bounds.size)
    if let color = window.backgroundColor { brush.ground(color) }
    let root = CATransform3DIdentity
    brush.paint(
      window.children, under: root, opacity: window.opacity, clip: Clip(box: window.bounds))
    cells = brush.cells.map { UInt8(clamping: $0) }
    showsEdge = brush.showsEdge
    isBlank = !brush.covered.contains(true) && !showsEdge
  }

  /// Of a frame painted at a pixel a point.
  /// - Parameters:
  ///   - ground: What it was painted over.
  ///   - showsEdge: Whether something in it stands edge-on.
  package init(of picture: Bitmap, over ground: RGBA, showsEdge: Bool = false) {
    (columns, rows, isPainted) = (24, 48, true)
    extent = CGSize(width: picture.width, height: picture.height)
    let means = picture.means(columns: columns, rows: rows)
    let empty = [ground.red, ground.green, ground.blue].map { Int(($0 * 255).rounded()) }
    cells = means
    self.showsEdge = showsEdge
    isBlank =
      !showsEdge
      && means.indices.allSatisfy { abs(Int(means[$0]) - empty[$0 % 3]) <= 2 }
  }

  /// The fraction of the cells whose colour differs clearly from another thumbnail's, 0…1.
  package func difference(from other: Thumbnail) -> Double {
    guard cells != other.cells else { return 0 }
    var count = 0
    for at in stride(from: 0, to: cells.count, by: 3)
    where (at..<at + 3).contains(where: { abs(Int(cells[$0]) - Int(other.cells[$0])) > 40 }) {
      count += 1
    }
    return Double(count) / Double(columns * rows)
  }
}

extension Bitmap {
  /// The mean colour of each cell of a grid: red, green and blue, rows from the top. Every third
  /// pixel of every third row stands for those around it.
  fileprivate func means(columns: Int, rows: Int) -> [UInt8] {
    var sums = [Int](repeating: 0, count: 4 * columns * rows)
    let places = (0..<width).map { 4 * ($0 * columns / width) }
    bytes.withUnsafeBufferPointer { bytes in
      sums.withUnsafeMutableBufferPointer { sums in
        for y in stride(from: 1, to: height, by: 3) {
          let row = 4 * columns * (y * rows / height)
          for x in stride(from: 1, to: width, by: 3) {
            let (at, cell) = (4 * (y * width + x), row + places[x])
            sums[cell] += Int(bytes[at])
            sums[cell + 1] += Int(bytes[at + 1])
            sums[cell + 2] += Int(bytes[at + 2])
            sums[cell + 3] += 1
          }
        }
      }
    }
    return stride(from: 0, to: sums.count, by: 4).flatMap { cell in
      (0..<3).map { UInt8(clamping: sums[cell + $0] / max(sums[cell + 3], 1)) }
    }
  }
}

/// Where a node may paint: in a box, and as far as the masks around it let through.
private struct Clip {
  var box: CGRect
  /// 0…1 for each cell; nil where there is no mask.
  var shares: [Double]?

  var isEmpty: Bool { box.isNull || box.width <= 0 || box.height <= 0 }

  /// What a cell lets through.
  func share(_ cell: Int) -> Double { shares?[cell] ?? 1 }

  /// The same where a cover lets through as well.
  func through(_ cover: Cover) -> Clip {
    var clip = self
    clip.shares = cover.shares.indices.map { share($0) * cover.shares[$0] }
    return clip
  }
}

/// Paints nodes into the cells, back to front.
private struct Brush {
  static let columns = 6
  static let rows = 12
  static let count = columns * rows

  let size: CGSize
  var cells = [Int](repeating: 0, count: 3 * count)
  var covered = [Bool](repeating: false, count: count)
  var showsEdge = false

  init(size: CGSize) { self.size = size }

  mutating func ground(_ color: RGBA) {
    for cell in 0..<Brush.count { blend(color, color.alpha, into: cell) }
    for cell in 0..<Brush.count { covered[cell] = false }
  }

  /// In place: a node is more than it looks, and there are many.
  mutating func paint(
    _ nodes: [RenderNode], under parent: CATransform3D, opacity: Double, clip: Clip
  ) {
    nodes.withUnsafeBufferPointer { nodes in
      guard let first = nodes.baseAddress else { return }
      for index in nodes.indices {
        paint(first + index, under: parent, opacity: opacity, clip: clip)
      }
    }
  }

  private mutating func paint(
    _ node: UnsafePointer<RenderNode>, under parent: CATransform3D, opacity: Double, clip: Clip
  ) {
    let opacity = opacity * node.pointee.opacity
    guard opacity > 0.02 else { return }
    let transform = CATransform3DConcat(node.pointee.transform, parent)
    guard node.pointee.isDoubleSided || transform.facesFront else { return }
    let box = transform.box(of: node.pointee.bounds)
    if node.pointee.hasMask, let mask = node.pointee.mask {
      let masked = clip.through(cover(of: mask, under: transform))
      return paintParts(of: node, transform, box, opacity, masked)
    }
    paintParts(of: node, transform, box, opacity, clip)
  }

  private mutating func paintParts(
    of node: UnsafePointer<RenderNode>, _ transform: CATransform3D, _ box: CGRect,
    _ opacity: Double, _ clip: Clip
  ) {
    guard !clip.isEmpty else { return }
    if node.pointee.hasBody, transform.turnsAside(node.pointee.bounds, seenIn: box) {
      showsEdge = showsEdge || clip.box.intersects(box.insetBy(dx: -0.5, dy: -0.5))
    }
    if let color = node.pointee.backgroundColor { fill(box, color, opacity, clip) }
    if let color = node.pointee.gradient?.colors.first { fill(box, color, opacity, clip) }
    if let placement = node.pointee.contentsPlacement {
      let place = transform.box(of: placement)
      // Most pictures lie between the middles of cells.
      if reachesCell(place, clip), let contents = node.pointee.contents {
        stamp(contents, at: place, opacity, clip)
      }
    }
    guard !node.pointee.children.isEmpty else { return }
    guard node.pointee.clips else {
      return paint(node.pointee.children, under: transform, opacity: opacity, clip: clip)
    }
    var inner = clip
    inner.box = clip.box.intersection(box)
    if node.pointee.isRound {
      inner = inner.through(outline(of: node.pointee, under: transform))
    }
    guard !inner.isEmpty else { return }
    paint(node.pointee.children, under: transform, opacity: opacity, clip: inner)
  }

  /// What a mask lets through in each cell.
  private func cover(of mask: RenderNode, under transform: CATransform3D) -> Cover {
    Cover(of: mask, under: transform, at: middles)
  }

  /// What lies within a node's rounded bounds.
  private func outline(of node: RenderNode, under transform: CATransform3D) -> Cover {
    var body = RenderNode()
    (body.bounds, body.cornerRadius) = (node.bounds, node.cornerRadius)
    body.roundedCorners = node.roundedCorners
    body.backgroundColor = RGBA(red: 0, green: 0, blue: 0)
    return Cover(of: body, under: transform, at: middles)
  }

  private var middles: [CGPoint] {
    Cover.grid(over: CGRect(origin: .zero, size: size), columns: Self.columns, rows: Self.rows)
  }

  private mutating func fill(_ box: CGRect, _ color: RGBA, _ opacity: Double, _ clip: Clip) {
    let alpha = color.alpha * opacity
    guard alpha > 0.02 else { return }
    forEachCell(in: box.intersection(clip.box)) { brush, cell, _ in
      brush.blend(color, alpha * clip.share(cell), into: cell)
    }
  }

  private mutating func stamp(
    _ contents: RenderNode.Contents, at box: CGRect, _ opacity: Double, _ clip: Clip
  ) {
    let image = contents.image
    guard image.width > 0, image.height > 0, box.width > 0, box.height > 0 else { return }
    forEachCell(in: box.intersection(clip.box)) { brush, cell, point in
      let x = min(Int((point.x - box.minX) / box.width * Double(image.width)), image.width - 1)
      let y = min(Int((point.y - box.minY) / box.height * Double(image.height)), image.height - 1)
      let at = 4 * (max(y, 0) * image.width + max(x, 0))
      let alpha = Double(image.bytes[at + 3]) / 255
      guard alpha > 0 else { return }
      let color =
        contents.tint
        ?? RGBA(
          red: Double(image.bytes[at]) / 255 / alpha,
          green: Double(image.bytes[at + 1]) / 255 / alpha,
          blue: Double(image.bytes[at + 2]) / 255 / alpha)
      brush.blend(color, alpha * opacity * clip.share(cell), into: cell)
    }
  }

  /// Whether the middle of a cell lies in a box, as far as it shows.
  private func reachesCell(_ box: CGRect, _ clip: Clip) -> Bool {
    let cells = cells(in: box.intersection(clip.box))
    return !cells.columns.isEmpty && !cells.rows.isEmpty
  }

  private func cells(in box: CGRect) -> (columns: Range<Int>, rows: Range<Int>) {
    guard !box.isNull, box.width > 0, box.height > 0, size.width > 0, size.height > 0 else {
      return (0..<0, 0..<0)
    }
    return (
      range(box.minX, box.maxX, size.width / Double(Brush.columns), Brush.columns),
      range(box.minY, box.maxY, size.height / Double(Brush.rows), Brush.rows)
    )
  }

  @inline(__always)
  private mutating func forEachCell(
    in box: CGRect, _ body: (inout Brush, Int, CGPoint) -> Void
  ) {
    let (width, height) =
      (size.width / Double(Brush.columns), size.height / Double(Brush.rows))
    let found = cells(in: box)
    for row in found.rows {
      for column in found.columns {
        let point = CGPoint(
          x: (Double(column) + 0.5) * width, y: (Double(row) + 0.5) * height)
        body(&self, row * Brush.columns + column, point)
      }
    }
  }

  /// The cells whose middle lies in a span.
  private func range(_ low: Double, _ high: Double, _ step: Double, _ count: Int) -> Range<Int> {
    let edge = 1e6
    let first = max(Int((max(low, -edge) / step - 0.5).rounded(.up)), 0)
    let last = min(Int((min(high, edge) / step - 0.5).rounded(.up)), count)
    return first..<max(first, last)
  }

  @inline(__always)
  private mutating func blend(_ color: RGBA, _ alpha: Double, into cell: Int) {
    guard alpha > 0.001 else { return }
    covered[cell] = true
    let at = 3 * cell
    mix(at, color.red, alpha)
    mix(at + 1, color.green, alpha)
    mix(at + 2, color.blue, alpha)
  }

  @inline(__always)
  private mutating func mix(_ index: Int, _ value: Double, _ alpha: Double) {
    let under = Double(cells[index])
    cells[index] = Int((under + (min(max(value, 0), 1) * 255 - under) * alpha).rounded())
  }
}

extension RenderNode {
  /// Whether its corners are cut so far that the middle of a cell may lie beyond them.
  fileprivate var isRound: Bool { cornerRadius > 60 }

  /// Whether it shows something within its bounds: what a node cuts off stands on edge with it.
  fileprivate var hasBody: Bool {
    backgroundColor != nil || hasContents || clips && !children.isEmpty
  }
}
