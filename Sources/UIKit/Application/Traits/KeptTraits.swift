import QuartzCore

// Traits that are as they are on every stage, unless code gives them another value: kept, handed down to
// views and told of like the others.

/// How strongly colours should differ: as usual, here.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue: UIAccessibilityContrast = .normal
  public static let affectsColorAppearance = true
}

/// How heavy text should be: as usual, here.
public struct UITraitLegibilityWeight: UITraitDefinition {
  public static let defaultValue: UILegibilityWeight = .regular
}

/// Whether the screen feels how hard it is pressed: it does not.
public struct UITraitForceTouchCapability: UITraitDefinition {
  public static let defaultValue: UIForceTouchCapability = .unavailable
}

/// How many colours the screen has.
public struct UITraitDisplayGamut: UITraitDefinition {
  public static let defaultValue: UIDisplayGamut = .P3
}

/// How bright pictures get.
public struct UITraitImageDynamicRange: UITraitDefinition {
  public static let defaultValue: UIImage.DynamicRange = .standard
}

/// Whether the window is the one in use.
public struct UITraitActiveAppearance: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceActiveAppearance = .active
}

/// Whether the screen is recorded: nobody does.
public struct UITraitSceneCaptureState: UITraitDefinition {
  public static let defaultValue: UISceneCaptureState = .inactive
}

/// How large the items of a Mac's toolbar are.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
  public static let defaultValue: UINSToolbarItemPresentationSize = .unspecified
}

/// The language that lines are made for; nil is the text's own.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  public static let defaultValue: String? = nil
}

/// In which kind of list something stands: kept.
public struct UITraitListEnvironment: UITraitDefinition {
  public static let defaultValue: UIListEnvironment = .unspecified
}

/// Whether something stands in columns: kept.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  public static let defaultValue: UISplitViewControllerLayoutEnvironment = .none
}

/// Whether bright pictures are held back: kept.
public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition {
  public static let defaultValue: UIHDRHeadroomUsageLimit = .unspecified
}

extension UIMutableTraits {
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    get { self[UITraitToolbarItemPresentationSize.self] }
    set { self[UITraitToolbarItemPresentationSize.self] = newValue }
  }
  public var typesettingLanguage: String? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
  public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
    get { self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }
}

extension UITraitCollection {
  public var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    self[UITraitActiveAppearance.self]
  }
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    self[UITraitToolbarItemPresentationSize.self]
  }
  public var typesettingLanguage: String? { self[UITraitTypesettingLanguage.self] }
  public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
  public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
    self[UITraitHDRHeadroomUsageLimit.self]
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = forceTouchCapability }
  }
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init { $0.imageDynamicRange = imageDynamicRange }
  }
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init { $0.sceneCaptureState = sceneCaptureState }
  }
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init { $0.toolbarItemPresentationSize = toolbarItemPresentationSize }
  }
  public convenience init(typesettingLanguage: String) {
    self.init { $0.typesettingLanguage = typesettingLanguage }
  }

  /// How pictures are chosen for these traits.
  @preconcurrency @MainActor
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration() }
}

/// How many colours a screen has. Raw values are UIKit's.
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }

/// Whether a window is the one in use. Raw values are UIKit's.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1, inactive, active
}

/// Whether a scene is recorded or shown elsewhere. Raw values are UIKit's.
public enum UISceneCaptureState: Int, Sendable { case unspecified = -1, inactive, active }

/// How large the items of a Mac's toolbar are. Raw values are UIKit's.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  case unspecified = -1
  case regular, small, large
}

/// In which kind of list something stands. Raw values are UIKit's.
public enum UIListEnvironment: Int, Sendable {
  case unspecified = 0
  case none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

/// Whether something stands in columns. Raw values are UIKit's.
public enum UISplitViewControllerLayoutEnvironment: Int, Sendable {
  case none = 0, expanded, collapsed
}

/// Whether bright pictures are held back. Raw values are UIKit's.
public enum UIHDRHeadroomUsageLimit: Int, Sendable { case unspecified = -1, inactive, active }
