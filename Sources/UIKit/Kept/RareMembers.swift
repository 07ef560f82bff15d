import QuartzCore

// More names that few applications use: kept, and read back.

extension UIControl.State {
  /// For states of the application's own, and of the system's.
  public static let application = UIControl.State(rawValue: 0x00FF_0000)
  public static let reserved = UIControl.State(rawValue: 0xFF00_0000)
}

extension UIControl.Event {
  /// For events of the application's own, and of the system's.
  public static let applicationReserved = UIControl.Event(rawValue: 0x0F00_0000)
  public static let systemReserved = UIControl.Event(rawValue: 0xF000_0000)
}

extension UIButton {
  /// Of the days before iOS 3: of the title's label.
  public final var font: UIFont! {
    get { titleLabel?.font }
    set { titleLabel?.font = newValue }
  }
  public final var lineBreakMode: NSLineBreakMode {
    get { titleLabel?.lineBreakMode ?? .byTruncatingMiddle }
    set { titleLabel?.lineBreakMode = newValue }
  }
  public final var titleShadowOffset: CGSize {
    get { titleLabel?.shadowOffset ?? .zero }
    set { titleLabel?.shadowOffset = newValue }
  }
  /// As a pad has it.
  public final var behavioralStyle: UIBehavioralStyle { .pad }
  public final var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept("behavioralStyle", .automatic) }
    set { keep("behavioralStyle", newValue) }
  }
}

extension UINavigationBar {
  public final var behavioralStyle: UIBehavioralStyle { .pad }
  public final var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept("behavioralStyle", .automatic) }
    set { keep("behavioralStyle", newValue) }
  }
}

extension UITabBar {
  /// Of the days before iOS 8.
  public final var selectedImageTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }
  public final var isLocked: Bool { false }
}

extension UIViewController {
  /// Of the days before iOS 5 and 8: never called, and none.
  public final func willAnimateFirstHalfOfRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  public final func didAnimateFirstHalfOfRotation(
    to toInterfaceOrientation: UIInterfaceOrientation
  ) {}
  public final func willAnimateSecondHalfOfRotation(
    from fromInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
}

extension UISplitViewController {
  /// Whether a column is on view.
  public final func isShowing(_ column: Column) -> Bool {
    viewController(for: column)?.viewIfLoaded?.window != nil
  }
  public final var layoutEnvironment: UISplitViewControllerLayoutEnvironment {
    isCollapsed ? .collapsed : .expanded
  }
  /// Widths of columns that have what is left: kept.
  public final var minimumSecondaryColumnWidth: CGFloat {
    get { kept("minimumSecondary", Self.automaticDimension) }
    set { keep("minimumSecondary", newValue) }
  }
  public final var preferredSecondaryColumnWidth: CGFloat {
    get { kept("preferredSecondary", Self.automaticDimension) }
    set { keep("preferredSecondary", newValue) }
  }
  public final var minimumInspectorColumnWidth: CGFloat {
    get { kept("minimumInspector", Self.automaticDimension) }
    set { keep("minimumInspector", newValue) }
  }
  public final var maximumInspectorColumnWidth: CGFloat {
    get { kept("maximumInspector", Self.automaticDimension) }
    set { keep("maximumInspector", newValue) }
  }
  public final var preferredInspectorColumnWidth: CGFloat {
    get { kept("preferredInspector", Self.automaticDimension) }
    set { keep("preferredInspector", newValue) }
  }
}

extension UIScrollView {
  /// Where content stands that is smaller than the view: kept, at the top.
  public final var contentAlignmentPoint: CGPoint {
    get { kept("contentAlignment", .zero) }
    set { keep("contentAlignment", newValue) }
  }
}
