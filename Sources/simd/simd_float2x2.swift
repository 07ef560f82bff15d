/// 2 columns of 2 numbers of type Float.
public struct simd_float2x2: Equatable, Sendable {
  /// The columns, from left to right.
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  /// All zero.
  public init() { self.init(repeating: .zero) }

  private init(repeating column: SIMD2<Float>) { columns = (column, column) }

  /// A number everywhere on the diagonal.
  public init(_ scalar: Float) { self.init(diagonal: SIMD2<Float>(repeating: scalar)) }

  /// The numbers of the diagonal.
  public init(diagonal: SIMD2<Float>) {
    self.init()
    for index in 0..<2 { self[index][index] = diagonal[index] }
  }

  /// Exactly 2 columns.
  public init(_ columns: [SIMD2<Float>]) {
    precondition(columns.count == 2, "a simd_float2x2 has 2 columns · got \(columns.count)")
    self.columns = (columns[0], columns[1])
  }

  /// From left to right.
  public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>) {
    columns = (c0, c1)
  }

  /// From left to right.
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }

  /// Exactly 2 rows.
  public init(rows: [SIMD2<Float>]) { self = simd_float2x2(rows).transpose }

  /// A column, counted from 0.
  public subscript(column: Int) -> SIMD2<Float> {
    get { withUnsafeBytes(of: columns) { $0.bindMemory(to: SIMD2<Float>.self)[column] } }
    set {
      withUnsafeMutableBytes(of: &columns) {
        $0.bindMemory(to: SIMD2<Float>.self)[column] = newValue
      }
    }
  }

  /// A number by its column and its row, counted from 0.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// Rows for columns.
  public var transpose: simd_float2x2 {
    var result = simd_float2x2()
    for column in 0..<2 {
      for row in 0..<2 { result[row][column] = self[column][row] }
    }
    return result
  }

  /// What undoes it; not numbers where nothing does. By Gauss and Jordan, the greatest pivot first.
  public var inverse: simd_float2x2 {
    var (left, right) = (self, simd_float2x2(1))
    for step in 0..<2 {
      let pivot = (step..<2).max { abs(left[step][$0]) < abs(left[step][$1]) } ?? step
      for column in 0..<2 {
        (left[column][step], left[column][pivot]) = (left[column][pivot], left[column][step])
        (right[column][step], right[column][pivot]) = (right[column][pivot], right[column][step])
      }
      let scale = 1 / left[step][step]
      for column in 0..<2 {
        left[column][step] *= scale
        right[column][step] *= scale
      }
      for row in 0..<2 where row != step {
        let factor = left[step][row]
        for column in 0..<2 {
          left[column][row] -= factor * left[column][step]
          right[column][row] -= factor * right[column][step]
        }
      }
    }
    return right
  }

  /// By how much areas or volumes grow.
  public var determinant: Float { self[0][0] * self[1][1] - self[1][0] * self[0][1] }

  public static func == (one: simd_float2x2, other: simd_float2x2) -> Bool {
    (0..<2).allSatisfy { one[$0] == other[$0] }
  }

  public static func + (one: simd_float2x2, other: simd_float2x2) -> simd_float2x2 {
    simd_float2x2((0..<2).map { one[$0] + other[$0] })
  }

  public static func - (one: simd_float2x2, other: simd_float2x2) -> simd_float2x2 {
    simd_float2x2((0..<2).map { one[$0] - other[$0] })
  }

  public static func * (scale: Float, matrix: simd_float2x2) -> simd_float2x2 {
    simd_float2x2((0..<2).map { matrix[$0] * scale })
  }

  public static func * (matrix: simd_float2x2, vector: SIMD2<Float>) -> SIMD2<Float> {
    (0..<2).reduce(SIMD2<Float>.zero) { $0 + matrix[$1] * vector[$1] }
  }

  public static func * (one: simd_float2x2, other: simd_float2x2) -> simd_float2x2 {
    simd_float2x2((0..<2).map { one * other[$0] })
  }

  public static func *= (one: inout simd_float2x2, other: simd_float2x2) { one = one * other }
}

/// The older name.
public typealias float2x2 = simd_float2x2
/// The C name.
public typealias matrix_float2x2 = simd_float2x2
/// Leaves every vector as it is.
public let matrix_identity_float2x2 = simd_float2x2(1)

/// The product.
public func simd_mul(_ one: simd_float2x2, _ other: simd_float2x2) -> simd_float2x2 { one * other }
/// The product.
public func simd_mul(_ matrix: simd_float2x2, _ vector: SIMD2<Float>) -> SIMD2<Float> {
  matrix * vector
}
/// What undoes it.
public func simd_inverse(_ matrix: simd_float2x2) -> simd_float2x2 { matrix.inverse }
/// Rows for columns.
public func simd_transpose(_ matrix: simd_float2x2) -> simd_float2x2 { matrix.transpose }
