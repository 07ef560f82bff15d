import QuartzCore

/// What has been said of a navigation bar's look.
struct NavigationBarLooks {
  var style = UIBarStyle.default
  var title: [NSAttributedString.Key: Any]?
  var largeTitle: [NSAttributedString.Key: Any]?
  var image: UIImage?
  var tint: UIColor?
  /// Whether a picture has taken the place of the hairline.
  var hidesLine = false
  var standard: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  /// Whether nothing lies under the bar, its content being at its top.
  var isAtEdge = false

  /// The appearance in force, where any was assigned.
  /// - Parameter item: The item on view, whose own appearances come first.
  @MainActor
  func shown(for item: UINavigationItem?) -> UINavigationBarAppearance? {
    let usual = item?.standardAppearance ?? standard
    return isAtEdge ? item?.scrollEdgeAppearance ?? scrollEdge ?? usual : usual
  }

  /// At the edge a bar shows what was said for there, else nothing, whatever its other looks are
  /// (F2.15.16).
  @MainActor
  func ground(for item: UINavigationItem?) -> BarGround {
    if isAtEdge { return (item?.scrollEdgeAppearance ?? scrollEdge)?.ground ?? .clear }
    if let shown = shown(for: item) { return shown.ground }
    return BarGround(usual: style, color: tint, image: image, hidesLine: hidesLine)
  }

  @MainActor
  func titleAttributes(
    isLarge: Bool, for item: UINavigationItem?
  ) -> [NSAttributedString.Key: Any]? {
    let shown = shown(for: item)
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
  /// Of the days before iOS 7.
  public static let blackOpaque = UIBarStyle.black
  public static let blackTranslucent = UIBarStyle.black
}

/// In which surroundings a bar's setting holds.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
