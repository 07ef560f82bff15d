import Elementary

/// A turn in space: a number and a vector.
public struct simd_quatf: Equatable, Sendable {
  /// The three imaginary parts, and the real one last.
  public var vector: SIMD4<Float>

  /// All zero: no turn.
  public init() { vector = .zero }
  public init(vector: SIMD4<Float>) { self.vector = vector }
  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
  public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag.x, imag.y, imag.z, real) }

  /// A turn by an angle in radians about an axis of length 1.
  public init(angle: Float, axis: SIMD3<Float>) {
    let half = Double(angle) / 2
    self.init(
      real: Float(Elementary.cos(half)), imag: axis * Float(Elementary.sin(half)))
  }

  public var real: Float { vector.w }
  public var imag: SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }
  public var length: Float { simd_length(vector) }
  public var normalized: simd_quatf { simd_quatf(vector: vector / length) }
  public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
  public var inverse: simd_quatf {
    simd_quatf(vector: conjugate.vector / simd_length_squared(vector))
  }

  /// Turns a vector.
  public func act(_ v: SIMD3<Float>) -> SIMD3<Float> {
    let t = simd_cross(imag, v) * 2
    return v + t * real + simd_cross(imag, t)
  }

  public static func * (one: simd_quatf, other: simd_quatf) -> simd_quatf {
    simd_quatf(
      real: one.real * other.real - simd_dot(one.imag, other.imag),
      imag: other.imag * one.real + one.imag * other.real + simd_cross(one.imag, other.imag))
  }
}

/// Turns a vector.
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
