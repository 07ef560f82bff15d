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
