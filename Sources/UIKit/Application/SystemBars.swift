import QuartzCore

/// What the system draws over the application, as the controllers say it: the status bar on its way
/// from one look to the next, and whether the home indicator may go.
package struct SystemBars: Hashable, Sendable {
  /// The status bar at an instant.
  package struct StatusBar: Hashable, Sendable {
    /// 0...1.
    package var opacity = 1.0
    /// How far it has slid out over the upper edge, 0...1 of its height.
    package var raised = 0.0
    /// 0 for dark signs, 1 for light ones.
    package var light = 0.0

    package init() {}

    fileprivate func mixed(with other: Self, _ part: Double) -> Self {
      var result = self
      result.opacity += (other.opacity - opacity) * part
      result.raised += (other.raised - raised) * part
      result.light += (other.light - light) * part
      return result
    }
  }

  /// Seconds that the bar takes where nobody says: a guess.
  package static let duration = 0.35

  private var former = StatusBar()
  private var target = StatusBarState()
  private var began = -Double.infinity
  private var span = 0.0
  /// Whether the home indicator may go, and since when.
  fileprivate(set) var hidesIndicator = false
  fileprivate(set) var hidesSince = 0.0

  /// Has the bar go to another state, from where it is.
  /// - Parameters:
  ///   - isDark: Whether signs of the default style are light.
  ///   - span: Seconds; 0 for at once.
  mutating func go(to state: StatusBarState, isDark: Bool, at time: Double, over span: Double) {
    let now = statusBar(at: time, isDark: isDark)
    let comes = now.opacity <= 0 || now.raised >= 1
    former = now
    if comes, !state.isHidden {
      former.opacity = state.animation == .slide ? 1 : 0
      former.raised = state.animation == .slide ? 1 : 0
    }
    (target, began) = (state, time)
    self.span = state.animation == .none ? 0 : span
  }

  /// - Parameter isDark: Whether signs of the default style are light.
  package func statusBar(at time: Double, isDark: Bool) -> StatusBar {
    var end = StatusBar()
    if target.isHidden {
      if target.animation == .slide { end.raised = 1 } else { end.opacity = 0 }
      if target.animation != .slide { end.raised = former.raised }
    }
    switch target.style {
    case .default: end.light = isDark ? 1 : 0
    case .lightContent: end.light = 1
    case .darkContent: end.light = 0
    }
    guard span > 0, time < began + span else { return end }
    let part = max((time - began) / span, 0)
    return former.mixed(with: end, part * part * (3 - 2 * part))
  }

  /// How much of the home indicator shows, 0...1: it goes two seconds after it may and after the
  /// last touch, within half a second, and a touch brings it back. A guess.
  package func indicator(at time: Double, lastTouch: Double) -> Double {
    guard hidesIndicator else { return 1 }
    let rest = time - max(hidesSince, lastTouch) - Self.indicatorRest
    return 1 - min(max(rest / Self.indicatorFade, 0), 1)
  }

  private static let indicatorRest = 2.0
  private static let indicatorFade = 0.5
}

extension SceneEnvironment {
  /// The status bar at an instant. Over a sheet that pushes its presenter back it is light, for it
  /// stands on the black behind (F2.12.3).
  package func statusBarLook(at time: Double) -> SystemBars.StatusBar {
    let styler = statusBarStyler
    let style = styler?.traitCollection.userInterfaceStyle ?? traits.own.userInterfaceStyle
    var look = system.systemBars.statusBar(at: time, isDark: style == .dark)
    look.light += (1 - look.light) * pushedBack
    return look
  }

  /// How much of the home indicator shows at an instant, 0...1.
  package func homeIndicator(at time: Double) -> Double {
    system.systemBars.indicator(at: time, lastTouch: touches.marks.last)
  }

  /// Asks who has the say whether the home indicator may go.
  func updateHomeIndicator() {
    guard let hider = homeIndicatorHider else { return }
    let hides = hider.prefersHomeIndicatorAutoHidden
    guard hides != system.systemBars.hidesIndicator else { return }
    system.systemBars.hidesIndicator = hides
    system.systemBars.hidesSince = server.now
  }

  /// How far the window's own screen is pushed back by a sheet, 0...1.
  private var pushedBack: Double {
    guard let root = (windows.first { $0.isKeyWindow } ?? windows.first)?.rootViewController,
      root.presentation.presented?.presentationController is UISheetPresentationController,
      screen.bounds.width > 0, let view = root.viewIfLoaded?.rootWrapper
    else { return 0 }
    let shown = view.layer.presentation() ?? view.layer
    let most = 2 * SheetMetrics.pushInset / screen.bounds.width
    return min(max((1 - shown.affineTransform().a) / most, 0), 1)
  }
}
