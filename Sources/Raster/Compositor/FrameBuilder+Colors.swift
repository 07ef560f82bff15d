import CRaster
import Geometry

// The parts of a node that are one colour.
extension FrameBuilder {
  func drawBackground(_ drawing: NodeDrawing) {
    guard drawing.parts.contains(.background), let color = drawing.node.backgroundColor else {
      return
    }
    if drawing.needsLayer, let mask = drawing.clipMask {
      // The layer's mask shapes it: covering a corner twice would let less than it should by.
      return fill(box: mask.box, mask: nil, color, drawing)
    }
    guard let mask = mask(of: backgroundShape(drawing), drawing) else { return }
    fill(box: mask.box, mask: mask, color, drawing)
  }

  /// Below an opaque border the background ends under the border, not beside it.
  func backgroundShape(_ drawing: NodeDrawing) -> RoundedRectangle {
    guard drawing.parts.contains(.border), let border = drawing.node.border,
      border.color.alpha >= 1
    else { return drawing.shape }
    return drawing.shape.inset(by: min(border.width / 2, 0.5))
  }

  func drawBorder(_ drawing: NodeDrawing) {
    guard drawing.parts.contains(.border), let border = drawing.node.border else { return }
    rasterizer.begin(in: drawing.clip)
    if drawing.needsLayer, let mask = drawing.clipMask {
      rasterizer.add(mask.box.corners)
    } else {
      add(drawing.shape, drawing)
    }
    add(drawing.shape.inset(by: border.width), drawing)
    guard let ring = rasterizer.finish(.evenOdd) else { return }
    fill(box: ring.box, mask: ring, border.color, drawing)
  }

  func fill(box: PixelBox, mask: CoverageMask?, _ color: RGBA, _ drawing: NodeDrawing) {
    let word = color.premultipliedWord(opacity: drawing.partOpacity)
    guard word >> 24 > 0 else { return }
    frame.add(CR_FILL, box: box, mask: mask, color: word, opaque: word >> 24 == 255)
  }
}

extension PixelBox {
  fileprivate var corners: [SIMD2<Double>] {
    let (l, t, r, b) = (Double(left), Double(top), Double(right), Double(bottom))
    return [[l, t], [r, t], [r, b], [l, b]]
  }
}
