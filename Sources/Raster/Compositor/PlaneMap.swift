import Geometry

/// A map of planes, row-vector convention like `CATransform3D`: (X Y W) = (x y 1) · M, seen at
/// (X / W, Y / W). Layers are flat: z is 0 on entry and dropped on exit (F5.7.7, F5.7.12).
struct PlaneMap: Hashable {
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var origin: SIMD3<Double>

  init(x: SIMD3<Double>, y: SIMD3<Double>, origin: SIMD3<Double>) {
    (self.x, self.y, self.origin) = (x, y, origin)
  }

  init(scale: Double) {
    self.init(x: [scale, 0, 0], y: [0, scale, 0], origin: [0, 0, 1])
  }

  init(_ t: CATransform3D) {
    self.init(
      x: [Double(t.m11), Double(t.m12), Double(t.m14)],
      y: [Double(t.m21), Double(t.m22), Double(t.m24)],
      origin: [Double(t.m41), Double(t.m42), Double(t.m44)])
  }

  /// X, Y and W of a point.
  func callAsFunction(_ px: Double, _ py: Double) -> SIMD3<Double> { x * px + y * py + origin }

  /// First this map, then the other.
  func followed(by next: PlaneMap) -> PlaneMap {
    func through(_ row: SIMD3<Double>) -> SIMD3<Double> {
      next.x * row.x + next.y * row.y + next.origin * row.z
    }
    return PlaneMap(x: through(x), y: through(y), origin: through(origin))
  }

  var isFinite: Bool {
    let sum = x + y + origin
    return (sum.x + sum.y + sum.z).isFinite
  }

  /// Whether parallels stay parallel.
  var isAffine: Bool { x.z == 0 && y.z == 0 && origin.z == 1 }

  /// Whether upright rectangles stay upright, neither turned nor leaned.
  var isUpright: Bool { isAffine && x.y == 0 && y.x == 0 }

  var determinant: Double {
    let a = y.y * origin.z - y.z * origin.y
    let b = y.x * origin.z - y.z * origin.x
    let c = y.x * origin.y - y.y * origin.x
    return x.x * a - x.y * b + x.z * c
  }

  /// The map back, for affine maps with W = 1 throughout; nil when areas vanish.
  var inverse: PlaneMap? {
    let determinant = self.determinant
    guard determinant != 0, (1 / determinant).isFinite else { return nil }
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
    }
    let (first, second, third) = (cross(y, origin), cross(origin, x), cross(x, y))
    let back = PlaneMap(
      x: [first.x, second.x, third.x] / determinant,
      y: [first.y, second.y, third.y] / determinant,
      origin: [first.z, second.z, third.z] / determinant)
    return back.isFinite ? back : nil
  }

  /// The same map on a grid: translation in 1/256, linear part in 2^-24, perspective in 2^-40,
  /// after division by the size of W at the origin. What differs by rounding noise becomes equal.
  var quantised: PlaneMap {
    let depth = origin.z.magnitude
    guard depth > 1e-9 else { return self }
    func grid(_ value: Double, _ steps: Double) -> Double {
      let step = (value / depth * steps).rounded() / steps
      return step.isFinite ? step : value / depth
    }
    func linear(_ row: SIMD3<Double>) -> SIMD3<Double> {
      [grid(row.x, 0x1p24), grid(row.y, 0x1p24), grid(row.z, 0x1p40)]
    }
    return PlaneMap(
      x: linear(x), y: linear(y),
      origin: [grid(origin.x, 256), grid(origin.y, 256), origin.z / depth])
  }

  /// The longest a unit length becomes along x or y, where W is 1.
  var magnification: Double {
    max(x.x * x.x + x.y * x.y, y.x * y.x + y.y * y.y).squareRoot()
  }
}
