import Geometry

/// One animatable property of a layer, and all that is particular to it.
///
/// Key paths, blending, implicit actions, what animation blocks animate, presentation and traces
/// follow from this table and those of the special layers that it joins. A new property is a row
/// here, a stored one in `LayerProperties` and an accessor in `CALayer` that names the row.
package struct AnimatableProperty: Sendable {
  package let name: String
  /// "pt" for lengths, "" for ratios, colours and transforms.
  package let unit: String
  /// nil when the property holds nothing (a nil colour): then nothing is animated.
  package let read: @Sendable (LayerProperties) -> AnimatableValue?
  /// Ignores values of another kind.
  package let write: @Sendable (inout LayerProperties, AnimatableValue) -> Void
  /// Has the property hold nothing; nil where it always holds something.
  var clear: (@Sendable (inout LayerProperties) -> Void)?
  /// What a change sets off by itself.
  var implicit = ImplicitAction.animation
  /// What a change inside of an animation block sets off; nil: nothing.
  package var inBlocks: BlockAnimation?
  /// Where its numbers lie side by side; nil where they do not, or few animate it.
  var lanes: Lanes?

  /// What a change of a committed layer sets off where nobody says anything else (F5.5.4).
  enum ImplicitAction {
    case none
    /// From the value shown to the new one.
    case animation
    /// From one picture to the other.
    case transition
  }

  /// How a block of `UIView` animates a property (F4.6.2).
  package enum BlockAnimation: Sendable {
    /// From (old − new) to nothing, added to the model value: motions stack and never jump.
    case additive
    /// From the old value to the model value.
    case replacing
  }

  /// Every animatable property, in the order in which traces print them.
  package static let all: [AnimatableProperty] =
    [
      rect("bounds", { $0.bounds }, { $0.bounds = $1 }).blocks(.additive).lanes(\.bounds, 4),
      point("position", "pt", { $0.position }, { $0.position = $1 })
        .blocks(.additive).lanes(\.position, 2),
      number("zPosition", "pt", { $0.zPosition }, { $0.zPosition = $1 }).lanes(\.zPosition, 1),
      point("anchorPoint", "", { $0.anchorPoint }, { $0.anchorPoint = $1 })
        .blocks(.replacing).lanes(\.anchorPoint, 2),
      number("anchorPointZ", "pt", { $0.anchorPointZ }, { $0.anchorPointZ = $1 }),
      transform("transform", { $0.transform }, { $0.transform = $1 }).blocks(.additive),
      transform("sublayerTransform", { $0.sublayerTransform }, { $0.sublayerTransform = $1 }),
      opacity("opacity", { $0.opacity }, { $0.opacity = $1 })
        .blocks(.replacing).lanes(\.opacity, 1, isSingle: true),
      flag("hidden", { $0.isHidden }, { $0.isHidden = $1 }).implicit(.transition),
      flag("masksToBounds", { $0.masksToBounds }, { $0.masksToBounds = $1 }).implicit(.transition),
      color("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 })
        .blocks(.replacing),
      number("cornerRadius", "pt", { $0.cornerRadius }, { $0.cornerRadius = $1 })
        .blocks(.additive).lanes(\.cornerRadius, 1),
      number("borderWidth", "pt", { $0.borderWidth }, { $0.borderWidth = $1 })
        .lanes(\.borderWidth, 1),
      color("borderColor", { $0.borderColor }, { $0.borderColor = $1 }),
      color("shadowColor", { $0.shadowColor }, { $0.shadowColor = $1 }),
      opacity("shadowOpacity", { $0.shadowOpacity }, { $0.shadowOpacity = $1 })
        .blocks(.replacing).lanes(\.shadowOpacity, 1, isSingle: true),
      size("shadowOffset", { $0.shadowOffset }, { $0.shadowOffset = $1 }).lanes(\.shadowOffset, 2),
      number("shadowRadius", "pt", { $0.shadowRadius }, { $0.shadowRadius = $1 })
        .lanes(\.shadowRadius, 1),
      contents,
      number("contentsScale", "", { $0.contentsScale }, { $0.contentsScale = $1 }),
    ] + ShapeProperties.animatable + GradientProperties.animatable
    + SpecialProperties.animatable + ReplicatorProperties.animatable

  /// By name.
  package static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

// The columns that few properties have.
extension AnimatableProperty {
  func implicit(_ action: ImplicitAction) -> Self { with { $0.implicit = action } }

  func blocks(_ animation: BlockAnimation) -> Self { with { $0.inBlocks = animation } }

  private func lanes(
    _ path: PartialKeyPath<LayerProperties>, _ count: Int, isSingle: Bool = false
  ) -> Self {
    with { $0.lanes = Lanes(path, count: count, isSingle: isSingle) }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

// Closures and not key paths: reading through a key path takes many times as long.
extension AnimatableProperty {
  private typealias Getter<Value> = @Sendable (LayerProperties) -> Value
  private typealias Setter<Value> = @Sendable (inout LayerProperties, Value) -> Void

  private static func number(
    _ name: String, _ unit: String, _ get: @escaping Getter<CGFloat>,
    _ set: @escaping Setter<CGFloat>
  ) -> Self {
    Self(name: name, unit: unit, read: { .number(get($0)) }) {
      if case .number(let value) = $1 { set(&$0, value) }
    }
  }

  private static func opacity(
    _ name: String, _ get: @escaping Getter<Float>, _ set: @escaping Setter<Float>
  ) -> Self {
    Self(name: name, unit: "", read: { .number(Double(get($0))) }) {
      if case .number(let value) = $1 { set(&$0, Float(value)) }
    }
  }

  private static func point(
    _ name: String, _ unit: String, _ get: @escaping Getter<CGPoint>,
    _ set: @escaping Setter<CGPoint>
  ) -> Self {
    Self(name: name, unit: unit, read: { .point(get($0)) }) {
      if case .point(let value) = $1 { set(&$0, value) }
    }
  }

  private static func size(
    _ name: String, _ get: @escaping Getter<CGSize>, _ set: @escaping Setter<CGSize>
  ) -> Self {
    Self(name: name, unit: "pt", read: { .size(get($0)) }) {
      if case .size(let value) = $1 { set(&$0, value) }
    }
  }

  private static func rect(
    _ name: String, _ get: @escaping Getter<CGRect>, _ set: @escaping Setter<CGRect>
  ) -> Self {
    Self(name: name, unit: "pt", read: { .rect(get($0)) }) {
      if case .rect(let value) = $1 { set(&$0, value) }
    }
  }

  private static func color(
    _ name: String, _ get: @escaping Getter<CGColor?>, _ set: @escaping Setter<CGColor?>
  ) -> Self {
    Self(
      name: name, unit: "", read: { get($0).map { .color($0.rgba) } },
      write: { if case .color(let value) = $1 { set(&$0, CGColor(value)) } },
      clear: { set(&$0, nil) })
  }

  private static func transform(
    _ name: String, _ get: @escaping Getter<CATransform3D>, _ set: @escaping Setter<CATransform3D>
  ) -> Self {
    Self(name: name, unit: "", read: { .transform(get($0)) }) {
      if case .transform(let value) = $1 { set(&$0, value) }
    }
  }

  private static func flag(
    _ name: String, _ get: @escaping Getter<Bool>, _ set: @escaping Setter<Bool>
  ) -> Self {
    Self(name: name, unit: "", read: { .flag(get($0)) }) {
      if case .flag(let value) = $1 { set(&$0, value) }
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
}
