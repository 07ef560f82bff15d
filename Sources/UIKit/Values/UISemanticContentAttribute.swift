import QuartzCore

/// What a view means, and with it whether it is mirrored where reading runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  /// Controls of playback are never mirrored.
  case playback = 1
  /// Controls of places in space are never mirrored.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// Which way the user interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

extension UIView {
  /// What `effectiveUserInterfaceLayoutDirection` is.
  var readingDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: layout.semantics,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Which way content of a meaning runs in the application's language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let isMirrored = SceneEnvironment.current.traits.own.layoutDirection == .rightToLeft
    return userInterfaceLayoutDirection(
      for: attribute, relativeTo: isMirrored ? .rightToLeft : .leftToRight)
  }

  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
