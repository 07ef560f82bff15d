import CRaster
import Geometry

/// A gradient over the whole plane, as drawing by code has it.
package struct GradientSweep {
  package enum Kind: Sendable {
    /// From `start` to `end`.
    case linear
    /// From the circle about `start` to that about `end`.
    case circles
    /// Around `start`, from the direction of `end` towards +y.
    case angle
  }

  package var kind: Kind
  package var colors: [RGBA]
  /// Rising, 0…1, as many as colours.
  package var locations: [Double]
  package var start = CGPoint.zero
  package var end = CGPoint.zero
  package var startRadius = 0.0
  package var endRadius = 0.0
  /// Whether the end colours go on before the start and after the end.
  package var extendsBefore = false
  package var extendsAfter = false
  /// The gradient's coordinates to device pixels; must have an inverse.
  package var map = CGAffineTransform.identity

  package init(kind: Kind, colors: [RGBA], locations: [Double]) {
    (self.kind, self.colors, self.locations) = (kind, colors, locations)
  }

  /// Samples of the ramp.
  private static let count = 4096

  var isFinite: Bool {
    let sum = start.x + start.y + end.x + end.y + startRadius + endRadius
    let place = map.a + map.b + map.c + map.d + map.tx + map.ty
    return (sum + place + locations.reduce(0, +)).isFinite
  }

  /// The pixels of a box.
  func patch(_ box: PixelBox) -> Patch {
    var patch = Patch(box)
    let gradient = RenderNode.Gradient(
      kind: .axial, colors: colors, locations: locations, start: .zero, end: .zero)
    guard isFinite, let ramp = ColorRamp(gradient, count: Self.count)?.pixels else { return patch }
    let count = box.right - box.left
    ramp.withUnsafeBufferPointer { ramp in
      var sweep = fixed
      sweep.ramp = ramp.baseAddress
      patch.pixels.withUnsafeMutableBufferPointer { pixels in
        guard let first = pixels.baseAddress else { return }
        for y in box.top..<box.bottom {
          cr_sweep_row(&sweep, box.left, y, count, first + 4 * Int(y - box.top) * Int(count))
        }
      }
    }
    return patch
  }

  private var fixed: cr_sweep {
    var sweep = cr_sweep()
    let kinds = [CR_LINEAR_SWEEP, CR_CIRCLES_SWEEP, CR_ANGLE_SWEEP]
    let index = kind == .linear ? 0 : kind == .circles ? 1 : 2
    sweep.kind = Int32(kinds[index].rawValue)
    sweep.map = cr_affine(map.inverted())
    (sweep.x0, sweep.y0, sweep.r0) = (start.x, start.y, startRadius)
    (sweep.x1, sweep.y1, sweep.r1) = (end.x, end.y, endRadius)
    (sweep.before, sweep.after) = (extendsBefore, extendsAfter)
    sweep.count = Int32(Self.count)
    return sweep
  }
}

extension cr_affine {
  init(_ t: CGAffineTransform) {
    self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
  }
}
