import QuartzCore

// The traits that UIKit defines.

/// Light or dark.
public struct UITraitUserInterfaceStyle: _SystemTrait {
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  public static let affectsColorAppearance = true
  public static var _path: WritableKeyPath<_TraitValues, UIUserInterfaceStyle> { \._style }
}

/// Much or little room in width.
public struct UITraitHorizontalSizeClass: _SystemTrait {
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  public static var _path: WritableKeyPath<_TraitValues, UIUserInterfaceSizeClass> {
    \._horizontalSizeClass
  }
}

/// Much or little room in height.
public struct UITraitVerticalSizeClass: _SystemTrait {
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  public static var _path: WritableKeyPath<_TraitValues, UIUserInterfaceSizeClass> {
    \._verticalSizeClass
  }
}

/// Whether something lies over the screen below.
public struct UITraitUserInterfaceLevel: _SystemTrait {
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
  public static let affectsColorAppearance = true
  public static var _path: WritableKeyPath<_TraitValues, UIUserInterfaceLevel> { \._level }
}

/// Which way layout runs.
public struct UITraitLayoutDirection: _SystemTrait {
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
  public static var _path: WritableKeyPath<_TraitValues, UITraitEnvironmentLayoutDirection> {
    \._direction
  }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: _SystemTrait {
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
  public static var _path: WritableKeyPath<_TraitValues, UIUserInterfaceIdiom> { \._idiom }
}

/// Pixels a point.
public struct UITraitDisplayScale: _SystemTrait {
  public static let defaultValue: CGFloat = 0
  public static var _path: WritableKeyPath<_TraitValues, CGFloat> { \._displayScale }
}

/// How large text is wished for.
public struct UITraitPreferredContentSizeCategory: _SystemTrait {
  public static let defaultValue: UIContentSizeCategory = .unspecified
  public static var _path: WritableKeyPath<_TraitValues, UIContentSizeCategory> {
    \._contentSizeCategory
  }
}

extension _TraitValues {
  public var _style: UIUserInterfaceStyle {
    get { values.style }
    set { values.style = newValue }
  }
  public var _horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  public var _verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  public var _level: UIUserInterfaceLevel {
    get { values.level }
    set { values.level = newValue }
  }
  public var _direction: UITraitEnvironmentLayoutDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  public var _idiom: UIUserInterfaceIdiom {
    get { values.idiom }
    set { values.idiom = newValue }
  }
  public var _displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }
  public var _contentSizeCategory: UIContentSizeCategory {
    get { values.contentSizeCategory }
    set { values.contentSizeCategory = newValue }
  }
}
