import QuartzCore

extension UIViewController {
  /// The strip under the bars at the top, for sources from before the safe area.
  public var topLayoutGuide: any UILayoutSupport { view.systemGuide(.topBars) { BarLayoutGuide() } }

  /// The strip under the bars at the bottom, for sources from before the safe area.
  public var bottomLayoutGuide: any UILayoutSupport {
    view.systemGuide(.bottomBars) { BarLayoutGuide() }
  }
}
