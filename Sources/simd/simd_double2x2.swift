/// 2 columns of 2 numbers of type Double.
public struct simd_double2x2: Equatable, Sendable {
  /// The columns, from left to right.
  public var columns: (SIMD2<Double>, SIMD2<Double>)

  /// All zero.
  public init() { self.init(repeating: .zero) }

  private init(repeating column: SIMD2<Double>) { columns = (column, column) }

  /// A number everywhere on the diagonal.
  public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }

  /// The numbers of the diagonal.
  public init(diagonal: SIMD2<Double>) {
    self.init()
    for index in 0..<2 { self[index][index] = diagonal[index] }
  }

  /// Exactly 2 columns.
  public init(_ columns: [SIMD2<Double>]) {
    precondition(columns.count == 2, "a simd_double2x2 has 2 columns · got \(columns.count)")
    self.columns = (columns[0], columns[1])
  }

  /// From left to right.
  public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>) {
    columns = (c0, c1)
  }

  /// From left to right.
  public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }

  /// Exactly 2 rows.
  public init(rows: [SIMD2<Double>]) { self = simd_double2x2(rows).transpose }

  /// A column, counted from 0.
  public subscript(column: Int) -> SIMD2<Double> {
    get { withUnsafeBytes(of: columns) { $0.bindMemory(to: SIMD2<Double>.self)[column] } }
    set {
      withUnsafeMutableBytes(of: &columns) {
        $0.bindMemory(to: SIMD2<Double>.self)[column] = newValue
      }
    }
  }

  /// A number by its column and its row, counted from 0.
  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// Rows for columns.
  public var transpose: simd_double2x2 {
    var result = simd_double2x2()
    for column in 0..<2 {
      for row in 0..<2 { result[row][column] = self[column][row] }
    }
    return result
  }

  /// What undoes it; not numbers where nothing does. By Gauss and Jordan, the greatest pivot first.
  public var inverse: simd_double2x2 {
    var (left, right) = (self, simd_double2x2(1))
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
  public var determinant: Double { self[0][0] * self[1][1] - self[1][0] * self[0][1] }

  public static func == (one: simd_double2x2, other: simd_double2x2) -> Bool {
    (0..<2).allSatisfy { one[$0] == other[$0] }
  }

  public static func + (one: simd_double2x2, other: simd_double2x2) -> simd_double2x2 {
    simd_double2x2((0..<2).map { one[$0] + other[$0] })
  }

  public static func - (one: simd_double2x2, other: simd_double2x2) -> simd_double2x2 {
    simd_double2x2((0..<2).map { one[$0] - other[$0] })
  }

  public static func * (scale: Double, matrix: simd_double2x2) -> simd_double2x2 {
    simd_double2x2((0..<2).map { matrix[$0] * scale })
  }

  public static func * (matrix: simd_double2x2, vector: SIMD2<Double>) -> SIMD2<Double> {
    (0..<2).reduce(SIMD2<Double>.zero) { $0 + matrix[$1] * vector[$1] }
  }

  public static func * (one: simd_double2x2, other: simd_double2x2) -> simd_double2x2 {
    simd_double2x2((0..<2).map { one * other[$0] })
  }

  public static func *= (one: inout simd_double2x2, other: simd_double2x2) { one = one * other }
}

/// The older name.
public typealias double2x2 = simd_double2x2
/// The C name.
public typealias matrix_double2x2 = simd_double2x2
/// Leaves every vector as it is.
public let matrix_identity_double2x2 = simd_double2x2(1)

/// The product.
public func simd_mul(_ one: simd_double2x2, _ other: simd_double2x2) -> simd_double2x2 {
  one * other
}
/// The product.
public func simd_mul(_ matrix: simd_double2x2, _ vector: SIMD2<Double>) -> SIMD2<Double> {
  matrix * vector
}
/// What undoes it.
public func simd_inverse(_ matrix: simd_double2x2) -> simd_double2x2 { matrix.inverse }
/// Rows for columns.
public func simd_transpose(_ matrix: simd_double2x2) -> simd_double2x2 { matrix.transpose }
