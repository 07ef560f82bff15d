import Elementary

/// A turn in space: a number and a vector.
public struct simd_quatd: Equatable, Sendable {
  /// The three imaginary parts, and the real one last.
  public var vector: SIMD4<Double>

  /// All zero: no turn.
  public init() { vector = .zero }
  public init(vector: SIMD4<Double>) { self.vector = vector }
  public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4(ix, iy, iz, r) }
  public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4(imag.x, imag.y, imag.z, real) }

  /// A turn by an angle in radians about an axis of length 1.
  public init(angle: Double, axis: SIMD3<Double>) {
    let half = Double(angle) / 2
    self.init(
      real: Double(Elementary.cos(half)), imag: axis * Double(Elementary.sin(half)))
  }

  public var real: Double { vector.w }
  public var imag: SIMD3<Double> { SIMD3(vector.x, vector.y, vector.z) }
  public var length: Double { simd_length(vector) }
  public var normalized: simd_quatd { simd_quatd(vector: vector / length) }
  public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }
  public var inverse: simd_quatd {
    simd_quatd(vector: conjugate.vector / simd_length_squared(vector))
  }

  /// Turns a vector.
  public func act(_ v: SIMD3<Double>) -> SIMD3<Double> {
    let t = simd_cross(imag, v) * 2
    return v + t * real + simd_cross(imag, t)
  }

  public static func * (one: simd_quatd, other: simd_quatd) -> simd_quatd {
    simd_quatd(
      real: one.real * other.real - simd_dot(one.imag, other.imag),
      imag: other.imag * one.real + one.imag * other.real + simd_cross(one.imag, other.imag))
  }
}

/// Turns a vector.
public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }
