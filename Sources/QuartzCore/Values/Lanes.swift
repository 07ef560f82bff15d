import Geometry

/// Where in `LayerProperties` the numbers of a property, or of a part of it, lie side by side:
/// what most animations change, a few numbers, is changed there in place.
struct Lanes: Sendable {
  /// Bytes from the start of the properties.
  private let place: UInt16
  private let lanes: UInt8
  /// Whether the number is a `Float`; there is one then.
  private let isSingle: Bool

  private init(_ path: PartialKeyPath<LayerProperties>, count: Int, isSingle: Bool = false) {
    guard let offset = MemoryLayout<LayerProperties>.offset(of: path) else {
      preconditionFailure("lanes · got a property that is computed · name a stored one")
    }
    (place, lanes, self.isSingle) = (UInt16(offset), UInt8(count), isSingle)
  }

  /// 1, 2 or 4.
  var count: Int { Int(lanes) }

  /// nil for properties that are not plain numbers, and for parts that have to be worked out.
  static func named(_ keyPath: String) -> Lanes? { all[keyPath] }

  private static let all: [String: Lanes] = [
    "position": Lanes(\.position, count: 2),
    "position.x": Lanes(\.position.x, count: 1),
    "position.y": Lanes(\.position.y, count: 1),
    "bounds": Lanes(\.bounds, count: 4),
    "bounds.origin": Lanes(\.bounds.origin, count: 2),
    "bounds.origin.x": Lanes(\.bounds.origin.x, count: 1),
    "bounds.origin.y": Lanes(\.bounds.origin.y, count: 1),
    "bounds.size": Lanes(\.bounds.size, count: 2),
    "bounds.size.width": Lanes(\.bounds.size.width, count: 1),
    "bounds.size.height": Lanes(\.bounds.size.height, count: 1),
    "anchorPoint": Lanes(\.anchorPoint, count: 2),
    "zPosition": Lanes(\.zPosition, count: 1),
    "opacity": Lanes(\.opacity, count: 1, isSingle: true),
    "cornerRadius": Lanes(\.cornerRadius, count: 1),
    "borderWidth": Lanes(\.borderWidth, count: 1),
    "shadowOpacity": Lanes(\.shadowOpacity, count: 1, isSingle: true),
    "shadowOffset": Lanes(\.shadowOffset, count: 2),
    "shadowRadius": Lanes(\.shadowRadius, count: 1),
  ]

  /// Replaces the numbers, or adds to them.
  func put(_ values: SIMD4<Double>, adding: Bool, to properties: inout LayerProperties) {
    let offset = Int(place)
    withUnsafeMutableBytes(of: &properties) { bytes in
      if isSingle {
        let old = adding ? Double(bytes.load(fromByteOffset: offset, as: Float.self)) : 0
        let new = adding ? old + values[0] : values[0]
        return bytes.storeBytes(of: Float(new), toByteOffset: offset, as: Float.self)
      }
      for lane in 0..<count {
        let at = offset + lane * MemoryLayout<Double>.stride
        let old = adding ? bytes.load(fromByteOffset: at, as: Double.self) : 0
        let new = adding ? old + values[lane] : values[lane]
        bytes.storeBytes(of: new, toByteOffset: at, as: Double.self)
      }
    }
  }
}

extension AnimatableValue {
  /// The numbers of a value that is nothing else, and how many there are.
  var lanes: (values: SIMD4<Double>, count: Int)? {
    switch self {
    case .number(let n): (SIMD4(n, 0, 0, 0), 1)
    case .point(let p): (SIMD4(p.x, p.y, 0, 0), 2)
    case .size(let s): (SIMD4(s.width, s.height, 0, 0), 2)
    case .rect(let r): (SIMD4(r.origin.x, r.origin.y, r.size.width, r.size.height), 4)
    default: nil
    }
  }
}
