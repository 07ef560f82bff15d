/// 3 columns of 3 numbers of type Float.
public struct simd_float3x3: Equatable, Sendable {
  /// The columns, from left to right.
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  /// All zero.
  public init() { self.init(repeating: .zero) }

  private init(repeating column: SIMD3<Float>) { columns = (column, column, column) }

  /// A number everywhere on the diagonal.
  public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }

  /// The numbers of the diagonal.
  public init(diagonal: SIMD3<Float>) {
    self.init()
    for index in 0..<3 { self[index][index] = diagonal[index] }
  }

  /// Exactly 3 columns.
  public init(_ columns: [SIMD3<Float>]) {
    precondition(columns.count == 3, "a simd_float3x3 has 3 columns · got \(columns.count)")
    self.columns = (columns[0], columns[1], columns[2])
  }

  /// From left to right.
  public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) {
    columns = (c0, c1, c2)
  }

  /// From left to right.
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }

  /// Exactly 3 rows.
  public init(rows: [SIMD3<Float>]) { self = simd_float3x3(rows).transpose }

  /// A column, counted from 0.
  public subscript(column: Int) -> SIMD3<Float> {
    get { withUnsafeBytes(of: columns) { $0.bindMemory(to: SIMD3<Float>.self)[column] } }
    set {
      withUnsafeMutableBytes(of: &columns) {
        $0.bindMemory(to: SIMD3<Float>.self)[column] = newValue
      }
    }
  }

  /// A number by its column and its row, counted from 0.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// Rows for columns.
  public var transpose: simd_float3x3 {
    var result = simd_float3x3()
    for column in 0..<3 {
      for row in 0..<3 { result[row][column] = self[column][row] }
    }
    return result
  }

  /// What undoes it; not numbers where nothing does. By Gauss and Jordan, the greatest pivot first.
  public var inverse: simd_float3x3 {
    var (left, right) = (self, simd_float3x3(1))
    for step in 0..<3 {
      let pivot = (step..<3).max { abs(left[step][$0]) < abs(left[step][$1]) } ?? step
      for column in 0..<3 {
        (left[column][step], left[column][pivot]) = (left[column][pivot], left[column][step])
        (right[column][step], right[column][pivot]) = (right[column][pivot], right[column][step])
      }
      let scale = 1 / left[step][step]
      for column in 0..<3 {
        left[column][step] *= scale
        right[column][step] *= scale
      }
      for row in 0..<3 where row != step {
        let factor = left[step][row]
        for column in 0..<3 {
          left[column][row] -= factor * left[column][step]
          right[column][row] -= factor * right[column][step]
        }
      }
    }
    return right
  }

  /// By how much areas or volumes grow.
  public var determinant: Float { dot(self[0], cross(self[1], self[2])) }

  public static func == (one: simd_float3x3, other: simd_float3x3) -> Bool {
    (0..<3).allSatisfy { one[$0] == other[$0] }
  }

  public static func + (one: simd_float3x3, other: simd_float3x3) -> simd_float3x3 {
    simd_float3x3((0..<3).map { one[$0] + other[$0] })
  }

  public static func - (one: simd_float3x3, other: simd_float3x3) -> simd_float3x3 {
    simd_float3x3((0..<3).map { one[$0] - other[$0] })
  }

  public static func * (scale: Float, matrix: simd_float3x3) -> simd_float3x3 {
    simd_float3x3((0..<3).map { matrix[$0] * scale })
  }

  public static func * (matrix: simd_float3x3, vector: SIMD3<Float>) -> SIMD3<Float> {
    (0..<3).reduce(SIMD3<Float>.zero) { $0 + matrix[$1] * vector[$1] }
  }

  public static func * (one: simd_float3x3, other: simd_float3x3) -> simd_float3x3 {
    simd_float3x3((0..<3).map { one * other[$0] })
  }

  public static func *= (one: inout simd_float3x3, other: simd_float3x3) { one = one * other }
}

/// The older name.
public typealias float3x3 = simd_float3x3
/// The C name.
public typealias matrix_float3x3 = simd_float3x3
/// Leaves every vector as it is.
public let matrix_identity_float3x3 = simd_float3x3(1)

/// The product.
public func simd_mul(_ one: simd_float3x3, _ other: simd_float3x3) -> simd_float3x3 { one * other }
/// The product.
public func simd_mul(_ matrix: simd_float3x3, _ vector: SIMD3<Float>) -> SIMD3<Float> {
  matrix * vector
}
/// What undoes it.
public func simd_inverse(_ matrix: simd_float3x3) -> simd_float3x3 { matrix.inverse }
/// Rows for columns.
public func simd_transpose(_ matrix: simd_float3x3) -> simd_float3x3 { matrix.transpose }
