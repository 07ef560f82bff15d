import Geometry
import Raster

// Paths, rectangles and clips.
extension CGContext {
  // MARK: The current path, which is used up

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = outline
    if [.fill, .fillStroke].contains(mode) { fill(path, evenOdd: false) }
    if [.eoFill, .eoFillStroke].contains(mode) { fill(path, evenOdd: true) }
    if ![.fill, .eoFill].contains(mode) { stroke(path) }
    beginPath()
  }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  public func strokePath() { drawPath(using: .stroke) }

  /// Narrows the clip to the current path.
  public func clip(using rule: CGPathFillRule = .winding) {
    var shape = RenderNode.Shape(path: outline)
    shape.fillsEvenOdd = rule == .evenOdd
    state.clip.narrow(to: shape.fillMask(.identity, within: state.clip.box))
    beginPath()
  }

  // MARK: Shapes at once; the current path is left alone by rectangles

  public func fill(_ rect: CGRect) { fill(device(Path(rect: rect)), evenOdd: false) }

  public func fill(_ rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.append(Path(rect: rect.standardized)) }
    fill(device(path), evenOdd: false)
  }

  public func stroke(_ rect: CGRect) { stroke(device(Path(rect: rect))) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let former = state.pen.lineWidth
    setLineWidth(width)
    stroke(rect)
    state.pen.lineWidth = former
  }

  /// Makes a rectangle transparent, as far as the clip lets it; alpha, blend mode and shadow do
  /// not matter.
  public func clear(_ rect: CGRect) {
    var ink = Ink(clip: state.clip)
    ink.mode = .clear
    var shape = RenderNode.Shape(path: device(Path(rect: rect)))
    shape.fillColor = RGBA(red: 0, green: 0, blue: 0)
    paint(.tree(node(shape)), ink)
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Lines between pairs of points; a last odd one is left out.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 1, to: points.count, by: 2) {
      move(to: points[index - 1])
      addLine(to: points[index])
    }
    strokePath()
  }

  // MARK: Clips

  public func clip(to rect: CGRect) { clip(to: [rect]) }

  public func clip(to rects: [CGRect]) {
    var shape = RenderNode.Shape(path: Path())
    for rect in rects { shape.path.append(device(Path(rect: rect.standardized))) }
    state.clip.narrow(to: shape.fillMask(.identity, within: state.clip.box))
  }

  /// Narrows the clip by the alpha of a picture stretched over a rectangle; by its brightness
  /// where the picture has no alpha at all.
  public func clip(to rect: CGRect, mask: CGImage) {
    let box = state.clip.box
    guard !box.isEmpty, state.isDrawable else { return }
    let image = mask.bitmap.isOpaque ? CGImage(mask.bitmap.brightnessAsAlpha) : mask
    guard let node = picture(image, in: rect, upsideDown: true),
      let surface = Surface(width: width, height: height)
    else { return state.clip.narrow(to: nil) }
    surface.paint(.tree(node), Ink(clip: ClipRegion(box)))
    state.clip.narrow(to: Patch(surface, at: box).alpha, in: box)
  }

  /// Takes all clips away.
  public func resetClip() { state.clip = ClipRegion(surface.box) }

  /// Around what the clip leaves, in user space; null where user space has no extent.
  public var boundingBoxOfClipPath: CGRect {
    let box = state.clip.box
    guard !box.isEmpty, state.isDrawable else { return .null }
    let rect = CGRect(
      x: CGFloat(box.left), y: CGFloat(box.top), width: CGFloat(box.right - box.left),
      height: CGFloat(box.bottom - box.top))
    let place = rect.applying(state.ctm.inverted())
    return (place.minX + place.maxX + place.minY + place.maxY).isFinite ? place : .null
  }

  // MARK: Steps

  private func device(_ path: Path) -> Path { path.transformed(by: state.ctm) }

  private func fill(_ path: Path, evenOdd: Bool) {
    guard !path.isEmpty else { return }
    var shape = RenderNode.Shape(path: path)
    (shape.fillColor, shape.fillsEvenOdd) = (state.fill, evenOdd)
    if let pattern = state.fillPattern { return paint(pattern, in: shape) }
    paint(.tree(node(shape)))
  }

  private func stroke(_ path: Path) {
    guard !path.isEmpty, state.isDrawable else { return }
    var shape = state.pen
    shape.path = path.transformed(by: state.ctm.inverted())
    if let pattern = state.strokePattern {
      let outline = shape.strokeOutline(magnification: Double(magnification))
      return paint(pattern, in: RenderNode.Shape(path: outline.transformed(by: state.ctm)))
    }
    shape.strokeColor = state.stroke
    paint(.tree(node(shape, state.ctm)))
  }

  private func node(
    _ shape: RenderNode.Shape, _ map: CGAffineTransform = .identity
  ) -> RenderNode {
    var node = RenderNode()
    node.shape = shape
    node.transform = CATransform3DMakeAffineTransform(map)
    return node
  }
}

extension Bitmap {
  /// White where the picture is bright, transparent where it is dark.
  fileprivate var brightnessAsAlpha: Bitmap {
    var result = self
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let (red, green, blue) = (Int(bytes[index]), Int(bytes[index + 1]), Int(bytes[index + 2]))
      let level = UInt8((30 * red + 59 * green + 11 * blue + 50) / 100)
      for channel in 0..<4 { result.bytes[index + channel] = level }
    }
    return result
  }
}
