/// 4 columns of 4 numbers of type Float.
public struct simd_float4x4: Equatable, Sendable {
  /// The columns, from left to right.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// All zero.
  public init() { self.init(repeating: .zero) }

  private init(repeating column: SIMD4<Float>) { columns = (column, column, column, column) }

  /// A number everywhere on the diagonal.
  public init(_ scalar: Float) { self.init(diagonal: SIMD4<Float>(repeating: scalar)) }

  /// The numbers of the diagonal.
  public init(diagonal: SIMD4<Float>) {
    self.init()
    for index in 0..<4 { self[index][index] = diagonal[index] }
  }

  /// Exactly 4 columns.
  public init(_ columns: [SIMD4<Float>]) {
    precondition(columns.count == 4, "a simd_float4x4 has 4 columns · got \(columns.count)")
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }

  /// From left to right.
  public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>) {
    columns = (c0, c1, c2, c3)
  }

  /// From left to right.
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    self.columns = columns
  }

  /// Exactly 4 rows.
  public init(rows: [SIMD4<Float>]) { self = simd_float4x4(rows).transpose }

  /// A column, counted from 0.
  public subscript(column: Int) -> SIMD4<Float> {
    get { withUnsafeBytes(of: columns) { $0.bindMemory(to: SIMD4<Float>.self)[column] } }
    set {
      withUnsafeMutableBytes(of: &columns) {
        $0.bindMemory(to: SIMD4<Float>.self)[column] = newValue
      }
    }
  }

  /// A number by its column and its row, counted from 0.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// Rows for columns.
  public var transpose: simd_float4x4 {
    var result = simd_float4x4()
    for column in 0..<4 {
      for row in 0..<4 { result[row][column] = self[column][row] }
    }
    return result
  }

  /// What undoes it; not numbers where nothing does. By Gauss and Jordan, the greatest pivot first.
  public var inverse: simd_float4x4 {
    var (left, right) = (self, simd_float4x4(1))
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

  public static func == (one: simd_float4x4, other: simd_float4x4) -> Bool {
    (0..<4).allSatisfy { one[$0] == other[$0] }
  }

  public static func + (one: simd_float4x4, other: simd_float4x4) -> simd_float4x4 {
    simd_float4x4((0..<4).map { one[$0] + other[$0] })
  }

  public static func - (one: simd_float4x4, other: simd_float4x4) -> simd_float4x4 {
    simd_float4x4((0..<4).map { one[$0] - other[$0] })
  }

  public static func * (scale: Float, matrix: simd_float4x4) -> simd_float4x4 {
    simd_float4x4((0..<4).map { matrix[$0] * scale })
  }

  public static func * (matrix: simd_float4x4, vector: SIMD4<Float>) -> SIMD4<Float> {
    (0..<4).reduce(SIMD4<Float>.zero) { $0 + matrix[$1] * vector[$1] }
  }

  public static func * (one: simd_float4x4, other: simd_float4x4) -> simd_float4x4 {
    simd_float4x4((0..<4).map { one * other[$0] })
  }

  public static func *= (one: inout simd_float4x4, other: simd_float4x4) { one = one * other }
}

/// The older name.
public typealias float4x4 = simd_float4x4
/// The C name.
public typealias matrix_float4x4 = simd_float4x4
/// Leaves every vector as it is.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// The product.
public func simd_mul(_ one: simd_float4x4, _ other: simd_float4x4) -> simd_float4x4 { one * other }
/// The product.
public func simd_mul(_ matrix: simd_float4x4, _ vector: SIMD4<Float>) -> SIMD4<Float> {
  matrix * vector
}
/// What undoes it.
public func simd_inverse(_ matrix: simd_float4x4) -> simd_float4x4 { matrix.inverse }
/// Rows for columns.
public func simd_transpose(_ matrix: simd_float4x4) -> simd_float4x4 { matrix.transpose }
