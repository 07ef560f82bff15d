/// 4 columns of 4 numbers of type Double.
public struct simd_double4x4: Equatable, Sendable {
  /// The columns, from left to right.
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// All zero.
  public init() { self.init(repeating: .zero) }

  private init(repeating column: SIMD4<Double>) { columns = (column, column, column, column) }

  /// A number everywhere on the diagonal.
  public init(_ scalar: Double) { self.init(diagonal: SIMD4<Double>(repeating: scalar)) }

  /// The numbers of the diagonal.
  public init(diagonal: SIMD4<Double>) {
    self.init()
    for index in 0..<4 { self[index][index] = diagonal[index] }
  }

  /// Exactly 4 columns.
  public init(_ columns: [SIMD4<Double>]) {
    precondition(columns.count == 4, "a simd_double4x4 has 4 columns · got \(columns.count)")
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }

  /// From left to right.
  public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>) {
    columns = (c0, c1, c2, c3)
  }

  /// From left to right.
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
    self.columns = columns
  }

  /// Exactly 4 rows.
  public init(rows: [SIMD4<Double>]) { self = simd_double4x4(rows).transpose }

  /// A column, counted from 0.
  public subscript(column: Int) -> SIMD4<Double> {
    get { withUnsafeBytes(of: columns) { $0.bindMemory(to: SIMD4<Double>.self)[column] } }
    set {
      withUnsafeMutableBytes(of: &columns) {
        $0.bindMemory(to: SIMD4<Double>.self)[column] = newValue
      }
    }
  }

  /// A number by its column and its row, counted from 0.
  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// Rows for columns.
  public var transpose: simd_double4x4 {
    var result = simd_double4x4()
    for column in 0..<4 {
      for row in 0..<4 { result[row][column] = self[column][row] }
    }
    return result
  }

  /// What undoes it; not numbers where nothing does. By Gauss and Jordan, the greatest pivot first.
  public var inverse: simd_double4x4 {
    var (left, right) = (self, simd_double4x4(1))
    for step in 0..<4 {
      let pivot = (step..<4).max { abs(left[step][$0]) < abs(left[step][$1]) } ?? step
      for column in 0..<4 {
        (left[column][step], left[column][pivot]) = (left[column][pivot], left[column][step])
        (right[column][step], right[column][pivot]) = (right[column][pivot], right[column][step])
      }
      let scale = 1 / left[step][step]
      for column in 0..<4 {
        left[column][step] *= scale
        right[column][step] *= scale
      }
      for row in 0..<4 where row != step {
        let factor = left[step][row]
        for column in 0..<4 {
          left[column][row] -= factor * left[column][step]
          right[column][row] -= factor * right[column][step]
        }
      }
    }
    return right
  }

  public static func == (one: simd_double4x4, other: simd_double4x4) -> Bool {
    (0..<4).allSatisfy { one[$0] == other[$0] }
  }

  public static func + (one: simd_double4x4, other: simd_double4x4) -> simd_double4x4 {
    simd_double4x4((0..<4).map { one[$0] + other[$0] })
  }

  public static func - (one: simd_double4x4, other: simd_double4x4) -> simd_double4x4 {
    simd_double4x4((0..<4).map { one[$0] - other[$0] })
  }

  public static func * (scale: Double, matrix: simd_double4x4) -> simd_double4x4 {
    simd_double4x4((0..<4).map { matrix[$0] * scale })
  }

  public static func * (matrix: simd_double4x4, vector: SIMD4<Double>) -> SIMD4<Double> {
    (0..<4).reduce(SIMD4<Double>.zero) { $0 + matrix[$1] * vector[$1] }
  }

  public static func * (one: simd_double4x4, other: simd_double4x4) -> simd_double4x4 {
    simd_double4x4((0..<4).map { one * other[$0] })
  }

  public static func *= (one: inout simd_double4x4, other: simd_double4x4) { one = one * other }
}

/// The older name.
public typealias double4x4 = simd_double4x4
/// The C name.
public typealias matrix_double4x4 = simd_double4x4
/// Leaves every vector as it is.
public let matrix_identity_double4x4 = simd_double4x4(1)

/// The product.
public func simd_mul(_ one: simd_double4x4, _ other: simd_double4x4) -> simd_double4x4 {
  one * other
}
/// The product.
public func simd_mul(_ matrix: simd_double4x4, _ vector: SIMD4<Double>) -> SIMD4<Double> {
  matrix * vector
}
/// What undoes it.
public func simd_inverse(_ matrix: simd_double4x4) -> simd_double4x4 { matrix.inverse }
/// Rows for columns.
public func simd_transpose(_ matrix: simd_double4x4) -> simd_double4x4 { matrix.transpose }
