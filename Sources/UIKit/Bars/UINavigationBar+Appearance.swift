import QuartzCore

/// What has been said of a navigation bar's look.
struct NavigationBarLooks {
  var style = UIBarStyle.default
  var title: [NSAttributedString.Key: Any]?
  var largeTitle: [NSAttributedString.Key: Any]?
  var image: UIImage?
  var standard: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  /// Whether content that is not scrolled lies below a large title.
  var isAtEdge = false

  /// The appearance in force, where any was assigned.
  var shown: UINavigationBarAppearance? { isAtEdge ? scrollEdge ?? standard : standard }

  @MainActor
  func titleAttributes(isLarge: Bool) -> [NSAttributedString.Key: Any]? {
    let said = isLarge ? shown?.largeTitleTextAttributes : shown?.titleTextAttributes
    if let said, !said.isEmpty { return said }
    if let own = isLarge ? largeTitle : title { return own }
    return style == .black ? [.foregroundColor: UIColor.white] : nil
  }
}

/// Whether a bar is light or dark by itself.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}

/// In which surroundings a bar's setting holds.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

extension UINavigationBar {
  /// Default: light or dark as everything is. A black bar has white titles.
  public var barStyle: UIBarStyle {
    get { looks.style }
    set { looks.style = newValue }
  }

  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { looks.title }
    set { looks.title = newValue }
  }

  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { looks.largeTitle }
    set { looks.largeTitle = newValue }
  }

  /// A picture in place of the bar's background; an empty one takes it away. One for other metrics
  /// than the default ones is reported.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    guard barMetrics == .default else {
      return Unsupported.report("UINavigationBar.setBackgroundImage for other bar metrics")
    }
    looks.image = backgroundImage
  }

  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? looks.image : nil
  }

  /// How the bar looks, as one value. It is read when it is assigned.
  public var standardAppearance: UINavigationBarAppearance {
    get { looks.standard ?? UINavigationBarAppearance() }
    set { looks.standard = newValue }
  }

  /// How it looks above a large title while content stands at its top; nil is without a background.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue }
  }

  /// Kept: bars have one height here.
  public var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue }
  }
}
