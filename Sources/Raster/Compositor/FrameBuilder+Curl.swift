import Elementary
import Geometry

// Pages that roll up: drawn flat first, then bent.
extension FrameBuilder {
  /// The node with one picture for all that is in it, bent; mask, opacity and place stay its own.
  /// - Parameter inherited: Around the node.
  mutating func curled(_ node: RenderNode, _ curl: RenderNode.Curl, _ inherited: Inherited)
    -> RenderNode
  {
    var tree = node
    tree.curl = nil
    guard curl.progress > 0, curl.isFinite, pictureDepth < 64 else { return tree }
    var bent = RenderNode()
    (bent.bounds, bent.transform) = (node.bounds, node.transform)
    (bent.opacity, bent.mask, bent.isDoubleSided) = (node.opacity, node.mask, node.isDoubleSided)
    guard curl.progress < 1 else { return bent }
    let map = PageMap(PlaneMap(node.transform).followed(by: inherited.map))
    let page = map.box(of: node.bounds)
    let out =
      map.isDevice ? page.reach(of: curl).intersection(inherited.clip) : page.reach(of: curl)
    if out.isEmpty { return bent }
    guard max(page.area, out.area) <= Self.mostCurled else {
      undrawn.append(Undrawn(bounds: node.bounds, reason: .rasterizedTooLarge))
      return tree
    }
    (tree.mask, tree.opacity, tree.clips) = (nil, 1, true)
    tree.transform = CATransform3DIdentity
    let (width, height) = (Int(page.right - page.left), Int(page.bottom - page.top))
    guard let flat = keptPicture(of: tree, width: width, height: height, map.inside(page)) else {
      return bent
    }
    let picture = CurledPage(flat.bitmap, at: page, curl, node.bounds, map).bitmap(over: out)
    bent.contents = .init(image: picture, identity: 0, placement: map.rect(of: out))
    return bent
  }

  /// The most pixels of a page, and of what it becomes.
  private static let mostCurled = 1 << 24
}

extension PixelBox {
  /// Where the page may be when it rolls up: in its own place, and as far again before that.
  fileprivate func reach(of curl: RenderNode.Curl) -> PixelBox {
    let (sine, cosine) = Elementary.sincos(curl.angle)
    let across = Double(right - left) * cosine, down = Double(bottom - top) * sine
    return union(moved(-Int32(across.rounded()), -Int32(down.rounded())))
  }
}

/// A node's coordinates to the pixels in which its page is drawn: those of the device where the node
/// stands upright there and is scaled evenly, else some of its own.
private struct PageMap {
  let scale: Double
  let origin: SIMD2<Double>
  let isDevice: Bool

  init(_ map: PlaneMap) {
    isDevice = map.isUpright && map.x.x > 0 && map.x.x == map.y.y
    let size = (map.determinant.magnitude).squareRoot()
    scale = isDevice ? map.x.x : size.isFinite ? min(max(size, 0.25), 4) : 1
    origin = isDevice ? [map.origin.x, map.origin.y] : .zero
  }

  func box(of rect: CGRect) -> PixelBox {
    PixelBox(
      around: CGRect(
        x: Double(rect.minX) * scale + origin.x, y: Double(rect.minY) * scale + origin.y,
        width: Double(rect.width) * scale, height: Double(rect.height) * scale))
  }

  /// Back into the node's coordinates.
  func rect(of box: PixelBox) -> CGRect {
    CGRect(
      x: (Double(box.left) - origin.x) / scale, y: (Double(box.top) - origin.y) / scale,
      width: Double(box.right - box.left) / scale, height: Double(box.bottom - box.top) / scale)
  }

  /// To the pixels of a bitmap that fills a box.
  func inside(_ box: PixelBox) -> PlaneMap {
    PlaneMap(
      x: [scale, 0, 0], y: [0, scale, 0],
      origin: [origin.x - Double(box.left), origin.y - Double(box.top), 1])
  }
}

extension CurledPage {
  fileprivate init(
    _ flat: Bitmap, at box: PixelBox, _ curl: RenderNode.Curl, _ bounds: CGRect, _ map: PageMap
  ) {
    let (sine, cosine) = Elementary.sincos(curl.angle)
    let (low, high, line) = curl.line(in: bounds)
    let start = map.origin.x * cosine + map.origin.y * sine
    func pixels(_ along: Double) -> Float { Float(along * map.scale + start) }
    let paper = curl.paper
    self.init(
      page: flat, box: box, way: SIMD2(Float(cosine), Float(sine)), low: pixels(low),
      high: pixels(high), line: pixels(line), radius: max(Float(curl.radius * map.scale), 1),
      paper: SIMD4(
        Float(paper.red * paper.alpha), Float(paper.green * paper.alpha),
        Float(paper.blue * paper.alpha), Float(paper.alpha)) * 255)
  }
}
