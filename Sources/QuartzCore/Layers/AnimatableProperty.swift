import Geometry

/// One animatable property of a layer: its name, how to read and write it, its unit.
/// Key paths, blending, implicit actions, presentation and traces all follow from this table;
/// a new property is one line here and one in `LayerProperties`.
package struct AnimatableProperty: Sendable {
  package let name: String
  /// "pt" for lengths, "" for ratios, colours and transforms.
  package let unit: String
  /// nil when the property holds nothing (a nil colour): then nothing is animated.
  package let read: @Sendable (LayerProperties) -> AnimatableValue?
  /// Ignores values of another kind.
  package let write: @Sendable (inout LayerProperties, AnimatableValue) -> Void

  /// Every animatable property, in the order in which traces print them.
  package static let all: [AnimatableProperty] =
    [
      rect("bounds", \.bounds), point("position", \.position, "pt"),
      number("zPosition", \.zPosition, "pt"), point("anchorPoint", \.anchorPoint, ""),
      number("anchorPointZ", \.anchorPointZ, "pt"), transform("transform", \.transform),
      transform("sublayerTransform", \.sublayerTransform), opacity("opacity", \.opacity),
      flag("hidden", \.isHidden), flag("masksToBounds", \.masksToBounds),
      color("backgroundColor", \.backgroundColor), number("cornerRadius", \.cornerRadius, "pt"),
      number("borderWidth", \.borderWidth, "pt"), color("borderColor", \.borderColor),
      color("shadowColor", \.shadowColor), opacity("shadowOpacity", \.shadowOpacity),
      size("shadowOffset", \.shadowOffset), number("shadowRadius", \.shadowRadius, "pt"),
      contents, number("contentsScale", \.contentsScale, ""),
    ] + ShapeProperties.animatable + GradientProperties.animatable

  /// By name.
  package static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

extension AnimatableProperty {
  private typealias Path<Value> = WritableKeyPath<LayerProperties, Value> & Sendable

  private static func number(_ name: String, _ path: Path<CGFloat>, _ unit: String) -> Self {
    Self(name: name, unit: unit, read: { .number($0[keyPath: path]) }) {
      if case .number(let value) = $1 { $0[keyPath: path] = value }
    }
  }

  private static func opacity(_ name: String, _ path: Path<Float>) -> Self {
    Self(name: name, unit: "", read: { .number(Double($0[keyPath: path])) }) {
      if case .number(let value) = $1 { $0[keyPath: path] = Float(value) }
    }
  }

  private static func point(_ name: String, _ path: Path<CGPoint>, _ unit: String) -> Self {
    Self(name: name, unit: unit, read: { .point($0[keyPath: path]) }) {
      if case .point(let value) = $1 { $0[keyPath: path] = value }
    }
  }

  private static func size(_ name: String, _ path: Path<CGSize>) -> Self {
    Self(name: name, unit: "pt", read: { .size($0[keyPath: path]) }) {
      if case .size(let value) = $1 { $0[keyPath: path] = value }
    }
  }

  private static func rect(_ name: String, _ path: Path<CGRect>) -> Self {
    Self(name: name, unit: "pt", read: { .rect($0[keyPath: path]) }) {
      if case .rect(let value) = $1 { $0[keyPath: path] = value }
    }
  }

  private static func color(_ name: String, _ path: Path<CGColor?>) -> Self {
    Self(name: name, unit: "", read: { $0[keyPath: path].map { .color($0.rgba) } }) {
      if case .color(let value) = $1 { $0[keyPath: path] = CGColor(value) }
    }
  }

  private static func transform(_ name: String, _ path: Path<CATransform3D>) -> Self {
    Self(name: name, unit: "", read: { .transform($0[keyPath: path]) }) {
      if case .transform(let value) = $1 { $0[keyPath: path] = value }
    }
  }

  private static let contents = Self(
    name: "contents", unit: "",
    read: { properties in
      properties.contents.map { .contents(ContentsValue($0, fade: properties.contentsFade)) }
    },
    write: {
      guard case .contents(let value) = $1 else { return }
      $0.contents = value.image
      $0.contentsFade = value.fade
    })

  private static func flag(_ name: String, _ path: Path<Bool>) -> Self {
    Self(name: name, unit: "", read: { .flag($0[keyPath: path]) }) {
      if case .flag(let value) = $1 { $0[keyPath: path] = value }
    }
  }
}
