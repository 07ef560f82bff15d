// Functions on vectors, by the names that C code and Metal have for them.

extension SIMD where Scalar: FloatingPoint {
  fileprivate func sum(_ other: Self) -> Scalar {
    indices.reduce(0) { $0 + self[$1] * other[$1] }
  }
}

/// The scalar product.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum(y) }
/// The scalar product.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum(y) }
/// How long a vector is.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  x.sum(x).squareRoot()
}
/// How long a vector is.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  x.sum(x).squareRoot()
}
/// The square of how long a vector is.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum(x) }
/// The square of how long a vector is.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  x.sum(x)
}
/// How far two places are apart.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}
/// How far two places are apart.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}
/// The same direction with length 1; not a number for a vector of length 0.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
/// The same direction with length 1; not a number for a vector of length 0.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
/// The vector product.
public func cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The vector product.
public func simd_cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { cross(x, y) }
/// Between two vectors: the first at 0, the second at 1.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// Between two vectors: the first at 0, the second at 1.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// Between two numbers: the first at 0, the second at 1.
public func simd_mix<S: FloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { x + (y - x) * t }
/// The nearest number within bounds.
public func simd_clamp<S: FloatingPoint>(_ x: S, _ low: S, _ high: S) -> S {
  Swift.min(Swift.max(x, low), high)
}
/// The nearest vector within bounds, lane by lane.
public func simd_clamp<V: SIMD>(_ x: V, _ low: V, _ high: V) -> V where V.Scalar: FloatingPoint {
  x.clamped(lowerBound: low, upperBound: high)
}
/// The nearest vector within bounds, lane by lane.
public func clamp<V: SIMD>(_ x: V, min low: V, max high: V) -> V where V.Scalar: FloatingPoint {
  x.clamped(lowerBound: low, upperBound: high)
}
/// The nearest vector whose lanes are all within bounds.
public func clamp<V: SIMD>(_ x: V, min low: V.Scalar, max high: V.Scalar) -> V
where V.Scalar: FloatingPoint {
  x.clamped(lowerBound: V(repeating: low), upperBound: V(repeating: high))
}
/// The lesser of two, lane by lane.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  pointwiseMin(x, y)
}
/// The greater of two, lane by lane.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  pointwiseMax(x, y)
}
/// Without signs, lane by lane.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  pointwiseMax(x, V.zero - x)
}
/// The sum of the lanes.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
/// From 0 to 1 while x goes from one edge to the other, level at both.
public func simd_smoothstep<S: FloatingPoint>(_ edge0: S, _ edge1: S, _ x: S) -> S {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
/// From 0 to 1 while x goes from one edge to the other, level at both, lane by lane.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  let t = ((x - edge0) / (edge1 - edge0)).clamped(
    lowerBound: .zero, upperBound: V(repeating: 1))
  return t * t * (V(repeating: 3) - t * 2)
}
/// A direction thrown back by a plane that a normal of length 1 stands on.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
  x - n * (2 * dot(x, n))
}
/// A direction thrown back by a plane that a normal of length 1 stands on.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
  reflect(x, n: n)
}

extension SIMD where Scalar: FloatingPoint {
  fileprivate func sum() -> Scalar { indices.reduce(0) { $0 + self[$1] } }
}
