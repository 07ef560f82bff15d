/// Every number of scroll views that Apple does not document, in one place. Points and seconds.
enum ScrollNumbers {
  /// How long a page must be flung at to turn: points a second; a guess.
  static let pageFling = 300.0
  /// How long `setContentOffset(_:animated:)` takes; a guess.
  static let glideDuration = 0.3
  /// How long a finger must rest before content hears of it, as people measure it.
  static let contentDelay = 0.15
  /// Indicators: how thick, how far from the edge, how short at least, how quickly they go.
  static let indicatorWidth = 3.0
  static let indicatorMargin = 3.0
  static let indicatorLeast = 36.0
  static let indicatorFade = 0.3
  /// How much steeper than across a drag must be to be locked to one axis; a guess.
  static let lockSlope = 2.0
}
