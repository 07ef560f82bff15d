import QuartzCore

/// Traits that can be changed: in the block that makes a collection, and as overrides.
public protocol UIMutableTraits {
  /// A trait by its type, the application's own included.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
}

/// Traits that a view, a controller, a window or a presentation has in the place of those around.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether there is a value for it.
  func contains(_ trait: UITrait) -> Bool
  /// Follows what is around again.
  mutating func remove(_ trait: UITrait)
}

/// Traits as code changes them.
struct TraitEdit: UITraitOverrides {
  var traits: _TraitValues

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { Trait._value(in: UITraitCollection(traits.values)) }
    set { Trait._set(newValue, in: &traits) }
  }

  func contains(_ trait: UITrait) -> Bool {
    trait._differs(UITraitCollection(traits.values), UITraitCollection(.unspecified))
  }

  mutating func remove(_ trait: UITrait) { trait._clear(in: &traits) }
}

extension UITraitDefinition {
  fileprivate static func _clear(in traits: inout _TraitValues) { _set(nil, in: &traits) }
}

extension UITraitCollection {
  /// Nothing specified but what a block specifies.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Self.edited(.unspecified, mutations))
  }

  /// These traits with changes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(Self.edited(values, mutations))
  }

  /// This collection with one value in the place of its own.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// The traits that two collections differ in, of those that UIKit defines.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection ?? UITraitCollection(.unspecified)
    return Self.systemTraitsAffectingColorAppearance.filter { $0._differs(self, other) }
      + Self.otherTraits.filter { $0._differs(self, other) }
  }

  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self]
  }

  public static var systemTraitsAffectingImageLookup: [UITrait] {
    systemTraitsAffectingColorAppearance + otherTraits
  }

  private static var otherTraits: [UITrait] {
    [
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitLayoutDirection.self, UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
      UITraitPreferredContentSizeCategory.self,
    ]
  }

  /// A trait by its type, the application's own included.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    Trait._value(in: self)
  }

  private static func edited(
    _ traits: Traits, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> Traits {
    var edit: any UIMutableTraits = TraitEdit(traits: _TraitValues(values: traits))
    mutations(&edit)
    return (edit as? TraitEdit)?.traits.values ?? traits
  }
}

extension UIView {
  /// Traits that this view and what is in it have in the place of those around.
  public final var traitOverrides: any UITraitOverrides {
    get { extras.overrides }
    set {
      let before = traitCollection
      extras.overrides = newValue
      adoptTraits(after: before)
    }
  }
}

extension UIViewController {
  /// Traits that this controller, its view and its children have in the place of those around.
  public final var traitOverrides: any UITraitOverrides {
    get { extras.overrides }
    set {
      let before = viewIfLoaded?.traitCollection
      extras.overrides = newValue
      if let before { viewIfLoaded?.adoptTraits(after: before) }
    }
  }

  /// Nothing waits: traits are up to date at once.
  public final func updateTraitsIfNeeded() {}
}

extension UIPresentationController {
  /// Traits that what is presented has in the place of those around.
  public final var traitOverrides: any UITraitOverrides {
    get {
      TraitEdit(traits: _TraitValues(values: overrideTraitCollection?.values ?? .unspecified))
    }
    set {
      let values = (newValue as? TraitEdit)?.traits.values
      overrideTraitCollection = values.map { UITraitCollection($0) }
    }
  }
}

extension UIWindowScene {
  /// Traits of the whole scene, in the place of the stage's.
  public final var traitOverrides: any UITraitOverrides {
    get { extras.overrides }
    set {
      extras.overrides = newValue
      for window in windows { window.traitOverrides = newValue }
    }
  }
}

extension ResponderExtras {
  fileprivate var overrides: any UITraitOverrides {
    get { TraitEdit(traits: _TraitValues(values: traitOverrides ?? .unspecified)) }
    set {
      let values = (newValue as? TraitEdit)?.traits.values
      traitOverrides = values == .unspecified ? nil : values
    }
  }
}
