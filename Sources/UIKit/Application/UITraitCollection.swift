import QuartzCore

/// The circumstances a view finds itself in.
public final class UITraitCollection: NSObject, Sendable {
  /// All the traits as one value.
  package let values: Traits

  package init(_ values: Traits) { self.values = values }

  /// Nothing specified, as UIKit's; what is not specified counts for nothing in a merge.
  public override convenience init() { self.init(.unspecified) }

  package convenience init(
    style: UIUserInterfaceStyle, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    displayScale: CGFloat = 3, contentSizeCategory: UIContentSizeCategory = .large
  ) {
    self.init(
      Traits(
        style: style, direction: direction, displayScale: displayScale,
        contentSizeCategory: contentSizeCategory))
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits.unspecified.with { $0.style = userInterfaceStyle })
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits.unspecified.with { $0.contentSizeCategory = preferredContentSizeCategory })
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Traits.unspecified.with { $0.idiom = idiom })
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits.unspecified.with { $0.horizontalSizeClass = horizontalSizeClass })
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits.unspecified.with { $0.verticalSizeClass = verticalSizeClass })
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Traits.unspecified.with { $0.direction = layoutDirection })
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(Traits.unspecified.with { $0.displayScale = scale })
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Traits.unspecified.with { $0.level = userInterfaceLevel })
  }

  /// Several merged: a later one wins where it specifies something.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(.unspecified) { $0.overridden(by: $1.values) })
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// Pixels a point; 0 when not specified.
  public var displayScale: CGFloat { values.displayScale }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// The text size that the reader has chosen.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.contentSizeCategory }

  /// Whether what has these traits lies over the screen below (F2.12).
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }

  /// The traits that colours are resolved with: those of the view that draws, lays out or hears of
  /// its traits or tint just now, else the stage's.
  @preconcurrency @MainActor
  public class var current: UITraitCollection {
    let environment = SceneEnvironment.current
    return environment.traits.current ?? environment.traits.own
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.hashValue }
}

/// What a trait collection holds.
package struct Traits: Hashable, Sendable {
  package var style = UIUserInterfaceStyle.light
  package var direction = UITraitEnvironmentLayoutDirection.leftToRight
  package var displayScale: CGFloat = 3
  package var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  package var verticalSizeClass = UIUserInterfaceSizeClass.regular
  package var idiom = UIUserInterfaceIdiom.phone
  package var contentSizeCategory = UIContentSizeCategory.large
  package var level = UIUserInterfaceLevel.base
  /// Traits that the application defines.
  var custom = CustomTraits()

  package static let unspecified = Traits(
    style: .unspecified, direction: .unspecified, displayScale: 0,
    horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified, idiom: .unspecified,
    contentSizeCategory: .unspecified, level: .unspecified, custom: CustomTraits())

  package func with(_ change: (inout Traits) -> Void) -> Traits {
    var traits = self
    change(&traits)
    return traits
  }

  /// What another specifies counts, the rest stays.
  func overridden(by other: Traits) -> Traits {
    with {
      if other.style != .unspecified { $0.style = other.style }
      if other.direction != .unspecified { $0.direction = other.direction }
      if other.displayScale > 0 { $0.displayScale = other.displayScale }
      if other.horizontalSizeClass != .unspecified {
        $0.horizontalSizeClass = other.horizontalSizeClass
      }
      if other.verticalSizeClass != .unspecified { $0.verticalSizeClass = other.verticalSizeClass }
      if other.idiom != .unspecified { $0.idiom = other.idiom }
      if other.contentSizeCategory != .unspecified {
        $0.contentSizeCategory = other.contentSizeCategory
      }
      if other.level != .unspecified { $0.level = other.level }
      if !other.custom.isEmpty { $0.custom.take(other.custom) }
    }
  }

  /// What a screen of some size makes of idiom and size classes: a pad from 600 points on its
  /// shorter side, regular both ways; a phone is compact in width when upright and in height when
  /// it lies, and the big ones (414 points and more on the shorter side: Plus and Max, XR and 11) are
  /// regular in width then (documented table of devices).
  package func on(screen size: CGSize) -> Traits {
    with {
      let isPad = min(size.width, size.height) >= 600
      let lies = size.width > size.height
      $0.idiom = isPad ? .pad : .phone
      $0.horizontalSizeClass = isPad || (lies && size.height >= 414) ? .regular : .compact
      $0.verticalSizeClass = isPad || !lies ? .regular : .compact
    }
  }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// Which way text and layout run.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Much or little room in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}
