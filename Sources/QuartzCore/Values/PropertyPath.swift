import Geometry

/// A key path that an animation can name: a property, or a part of one.
package struct PropertyPath: Sendable {
  package let property: AnimatableProperty
  let part: ValuePart?

  /// nil for a name that no layer has, or a part that its property has not.
  package init?(_ keyPath: String) {
    self.init(keyPath) { AnimatableProperty.named[$0] }
  }

  /// Any name but those of layers is one of an application's own layer class.
  init?(anyOf keyPath: String) {
    self.init(keyPath) { AnimatableProperty.named[$0] ?? .own($0) }
  }

  private init?(_ keyPath: String, _ find: (String) -> AnimatableProperty?) {
    let dot = keyPath.firstIndex(of: ".")
    let name = dot.map { String(keyPath[..<$0]) } ?? keyPath
    guard let property = find(name) else { return nil }
    self.property = property
    guard let dot else {
      part = nil
      return
    }
    guard let part = ValuePart(String(keyPath[keyPath.index(after: dot)...])) else {
      return nil
    }
    self.part = part
  }

  /// The value; nil when the property holds none or has no such part.
  package func read(_ properties: LayerProperties) -> AnimatableValue? {
    let whole = property.read(properties)
    guard let part else { return whole }
    return whole.flatMap(part.read)
  }

  package func write(_ value: AnimatableValue, to properties: inout LayerProperties) {
    guard let part else { return property.write(&properties, value) }
    guard let whole = property.read(properties), let changed = part.write(value, into: whole)
    else { return }
    property.write(&properties, changed)
  }
}

/// A part of a point, a size, a rectangle or a transform (F4.9.3).
enum ValuePart: Sendable {
  case plane(PlanePart)
  case transform(TransformPart)

  init?(_ name: String) {
    if let part = PlanePart(rawValue: name) {
      self = .plane(part)
    } else if let part = TransformPart(name) {
      self = .transform(part)
    } else {
      return nil
    }
  }

  func read(_ whole: AnimatableValue) -> AnimatableValue? {
    switch (self, whole) {
    case (.transform(let part), .transform(let map)): part.read(TransformComponents(map))
    case (.plane(let part), _): part.read(whole)
    default: nil
    }
  }

  func write(_ value: AnimatableValue, into whole: AnimatableValue) -> AnimatableValue? {
    switch (self, whole) {
    case (.transform(let part), .transform(let map)):
      part.write(value, into: TransformComponents(map)).map { .transform($0.transform) }
    case (.plane(let part), _): part.write(value, into: whole)
    default: nil
    }
  }
}

/// A number, or a pair, inside a point, a size or a rectangle.
enum PlanePart: String, Sendable {
  case x, y, width, height, origin, size
  case originX = "origin.x"
  case originY = "origin.y"
  case sizeWidth = "size.width"
  case sizeHeight = "size.height"

  func read(_ whole: AnimatableValue) -> AnimatableValue? {
    switch (whole, self) {
    case (.point(let p), .x): .number(p.x)
    case (.point(let p), .y): .number(p.y)
    case (.size(let s), .width): .number(s.width)
    case (.size(let s), .height): .number(s.height)
    case (.rect(let r), .origin): .point(r.origin)
    case (.rect(let r), .size): .size(r.size)
    case (.rect(let r), .originX): .number(r.origin.x)
    case (.rect(let r), .originY): .number(r.origin.y)
    case (.rect(let r), .sizeWidth): .number(r.size.width)
    case (.rect(let r), .sizeHeight): .number(r.size.height)
    default: nil
    }
  }

  func write(_ value: AnimatableValue, into whole: AnimatableValue) -> AnimatableValue? {
    switch (whole, self, value) {
    case (.point(let p), .x, .number(let n)): .point(CGPoint(x: n, y: p.y))
    case (.point(let p), .y, .number(let n)): .point(CGPoint(x: p.x, y: n))
    case (.size(let s), .width, .number(let n)): .size(CGSize(width: n, height: s.height))
    case (.size(let s), .height, .number(let n)): .size(CGSize(width: s.width, height: n))
    case (.rect(let r), .origin, .point(let p)): .rect(CGRect(origin: p, size: r.size))
    case (.rect(let r), .size, .size(let s)): .rect(CGRect(origin: r.origin, size: s))
    case (.rect(var r), _, .number(let n)): rectangle(&r, setting: n)
    default: nil
    }
  }

  private func rectangle(_ r: inout CGRect, setting n: Double) -> AnimatableValue? {
    switch self {
    case .originX: r.origin.x = n
    case .originY: r.origin.y = n
    case .sizeWidth: r.size.width = n
    case .sizeHeight: r.size.height = n
    default: return nil
    }
    return .rect(r)
  }
}
