import Geometry

/// Where in `LayerProperties` the numbers of a property, or of a part of it, lie side by side:
/// what most animations change, a few numbers, is changed there in place.
struct Lanes: Sendable {
  /// Bytes from the start of the properties.
  private let place: UInt16
  private let lanes: UInt8
  /// Whether the number is a `Float`; there is one then.
  private let isSingle: Bool

  /// - Parameters:
  ///   - path: A stored property: a number, or numbers in a row.
  ///   - count: How many numbers there are: 1, 2 or 4.
  init(_ path: PartialKeyPath<LayerProperties>, count: Int, isSingle: Bool = false) {
    guard let offset = MemoryLayout<LayerProperties>.offset(of: path) else {
      preconditionFailure("lanes · got a property that is computed · name a stored one")
    }
    (place, lanes, self.isSingle) = (UInt16(offset), UInt8(count), isSingle)
  }

  private init(place: UInt16, lanes: UInt8) {
    (self.place, self.lanes, isSingle) = (place, lanes, false)
  }

  /// 1, 2 or 4.
  var count: Int { Int(lanes) }

  /// nil for properties that are not plain numbers, and for parts that have to be worked out.
  static func named(_ keyPath: String) -> Lanes? { all[keyPath] }

  private static let all = Dictionary(
    uniqueKeysWithValues: AnimatableProperty.all.flatMap { property -> [(String, Lanes)] in
      guard let lanes = property.lanes else { return [] }
      let parts = PartOfLanes.all(of: property).map { part in
        ("\(property.name).\(part.name)", lanes.part(part))
      }
      return [(property.name, lanes)] + parts
    })

  private func part(_ part: PartOfLanes) -> Lanes {
    Lanes(place: place + UInt16(part.first * MemoryLayout<Double>.stride), lanes: UInt8(part.count))
  }

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

/// Numbers of a value that have a name of their own, as `x` of a point.
private struct PartOfLanes {
  let name: String
  /// The first of them, and how many there are.
  let first, count: Int

  static func all(of property: AnimatableProperty) -> [PartOfLanes] {
    switch property.read(LayerProperties()) {
    case .point: numbers("x", "y")
    case .size: numbers("width", "height")
    case .rect:
      [
        PartOfLanes(name: "origin", first: 0, count: 2),
        PartOfLanes(name: "size", first: 2, count: 2),
      ]
        + numbers("origin.x", "origin.y", "size.width", "size.height")
    default: []
    }
  }

  private static func numbers(_ names: String...) -> [PartOfLanes] {
    names.enumerated().map { PartOfLanes(name: $1, first: $0, count: 1) }
  }
}
