import QuartzCore

/// Sizes of bars in points. Heights are Apple's (Human Interface Guidelines, before iOS 26);
/// insets and gaps are guesses that look right (D).
enum BarMetrics {
  static let navigationBarHeight: CGFloat = 44
  /// What a large title adds to a navigation bar (measured by many, B).
  static let largeTitleHeight: CGFloat = 52
  static let gapAboveLargeTitle: CGFloat = 3
  static let largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
  /// How little of a large title still shows when the small one takes its place.
  static let largeTitleRest: CGFloat = 12
  static let tabBarHeight: CGFloat = 49
  static let toolbarHeight: CGFloat = 49
  /// From the bar's edge to its first button.
  static let edgeInset: CGFloat = 16
  /// From the bar's edge to the back button's arrow.
  static let arrowInset: CGFloat = 8
  static let arrowSize = CGSize(width: 13, height: 21)
  static let arrowThickness: CGFloat = 2.6
  static let gapAfterArrow: CGFloat = 5
  static let gapBetweenButtons: CGFloat = 16
  /// How far a finger moves before it hides or shows bars.
  static let swipe: CGFloat = 40
  static let gapAroundTitle: CGFloat = 8
  /// Opacity of what cannot be tapped.
  static let disabledAlpha: CGFloat = 0.35
  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let buttonFont = UIFont.systemFont(ofSize: 17)
  /// For signs such as + and ×, which stand for drawn symbols.
  static let signFont = UIFont.systemFont(ofSize: 27, weight: .light)
  static let tabFont = UIFont.systemFont(ofSize: 10, weight: .medium)
}
