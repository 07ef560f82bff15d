import QuartzCore

/// A trait, as `registerForTraitChanges` and subscripts of trait collections name it. Applications
/// define traits of their own.
public protocol UITraitDefinition {
  associatedtype Value
  /// What a collection has that does not specify it.
  static var defaultValue: Value { get }
  /// Of which debuggers tell. Default: the type's name.
  static var name: String { get }
  static var identifier: String { get }
  /// Whether colours depend on it. Default false.
  static var affectsColorAppearance: Bool { get }
  /// Whether two collections differ in it.
  static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool
  /// The value in a collection.
  static func _value(in traits: UITraitCollection) -> Value
  /// Puts a value into traits; nil takes it out.
  static func _set(_ value: Value?, in traits: inout _TraitValues)
}

public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { name }
  public static var affectsColorAppearance: Bool { false }

  public static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    let key = ObjectIdentifier(Self.self)
    return a.values.custom.values[key] != b.values.custom.values[key]
  }

  public static func _value(in traits: UITraitCollection) -> Value {
    traits.values.custom.values[ObjectIdentifier(Self.self)]?.value as? Value ?? defaultValue
  }

  public static func _set(_ value: Value?, in traits: inout _TraitValues) {
    traits.values.custom.values[ObjectIdentifier(Self.self)] = value.map(CustomTraits.Entry.init)
  }
}

/// Traits under their way to be changed; applications see them as `UIMutableTraits`.
public struct _TraitValues: Sendable {
  package var values: Traits
}

/// Values of traits that applications define.
struct CustomTraits: Hashable, Sendable {
  /// A value; two are equal where they can be compared and are.
  struct Entry: Hashable, @unchecked Sendable {
    let value: Any

    init(_ value: Any) { self.value = value }

    static func == (a: Entry, b: Entry) -> Bool {
      guard let first = a.value as? AnyHashable, let second = b.value as? AnyHashable else {
        return false
      }
      return first == second
    }

    func hash(into hasher: inout Hasher) {
      if let value = value as? AnyHashable { hasher.combine(value) }
    }
  }

  var values: [ObjectIdentifier: Entry] = [:]

  var isEmpty: Bool { values.isEmpty }

  mutating func take(_ other: CustomTraits) { values.merge(other.values) { $1 } }
}

/// A trait that UIKit defines: a member of `Traits`.
public protocol _SystemTrait: UITraitDefinition where Value: Equatable {
  static var _path: WritableKeyPath<_TraitValues, Value> { get }
}

extension _SystemTrait {
  public static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    _value(in: a) != _value(in: b)
  }

  public static func _value(in traits: UITraitCollection) -> Value {
    _TraitValues(values: traits.values)[keyPath: _path]
  }

  public static func _set(_ value: Value?, in traits: inout _TraitValues) {
    traits[keyPath: _path] = value ?? _TraitValues(values: .unspecified)[keyPath: _path]
  }
}
