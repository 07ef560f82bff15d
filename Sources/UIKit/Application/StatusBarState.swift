import QuartzCore

/// The style of the status bar. Raw values are UIKit's.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on light appearance, light on dark.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar goes and comes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// What the status bar shows.
package struct StatusBarState: Hashable, Sendable {
  package var isHidden = false
  package var style = UIStatusBarStyle.default
  /// How it came to be so.
  package var animation = UIStatusBarAnimation.none
}

extension SceneEnvironment {
  /// Asks the controllers who have the say, and has the bar follow (F2.6.3).
  func updateStatusBar(animated: Bool) {
    updateHomeIndicator()
    guard let speaker = statusBarSpeaker else { return }
    let hider = speaker.following(\.childForStatusBarHidden)
    let asked = StatusBarState(
      isHidden: hider.prefersStatusBarHidden,
      style: speaker.following(\.childForStatusBarStyle).preferredStatusBarStyle,
      animation: animated ? hider.preferredStatusBarUpdateAnimation : .none)
    let new = lifeCycle.applicationBar ?? asked
    guard new.isHidden != system.statusBar.isHidden || new.style != system.statusBar.style else {
      return
    }
    system.statusBar = new
    let isDark = (statusBarStyler ?? speaker).traitCollection.userInterfaceStyle == .dark
    system.systemBars.go(to: new, isDark: isDark, at: server.now, over: statusBarSpan)
    system.statusBarChanged?(new)
  }

  /// The application changes its bar, where its property list leaves that to it.
  /// - Returns: Whether it does.
  func changeApplicationBar(
    animation: UIStatusBarAnimation = .none, _ change: (inout StatusBarState) -> Void
  ) -> Bool {
    guard var bar = lifeCycle.applicationBar else { return false }
    change(&bar)
    bar.animation = animation
    lifeCycle.applicationBar = bar
    updateStatusBar(animated: animation != .none)
    return true
  }

  /// Seconds that a change of the bar takes: those of the animation that it is in.
  private var statusBarSpan: Double {
    guard let scope = animation.scopes.last, scope.tracker != nil, scope.duration > 0 else {
      return SystemBars.duration
    }
    return scope.duration
  }

  private var statusBarSpeaker: UIViewController? {
    (windows.first { $0.isKeyWindow } ?? windows.first)?.rootViewController?.statusBarSpeaker
  }

  /// Who says whether the bar is light or dark.
  var statusBarStyler: UIViewController? {
    statusBarSpeaker?.following(\.childForStatusBarStyle)
  }

  /// Who says whether the home indicator may go.
  var homeIndicatorHider: UIViewController? {
    statusBarSpeaker?.following(\.childForHomeIndicatorAutoHidden)
  }
}

extension UIViewController {
  /// The topmost of the screens over this one that has the status bar: those that cover the whole
  /// screen, and those that capture it. One that goes has it no more.
  fileprivate var statusBarSpeaker: UIViewController {
    guard let next = presentation.presented else { return self }
    let controls =
      next.presentation.active?.presentationStyle == .fullScreen
      || next.modalPresentationCapturesStatusBarAppearance
    return controls && !next.isLeavingForGood ? next.statusBarSpeaker : self
  }

  private var isLeavingForGood: Bool {
    guard isBeingDismissed, let context = presentation.transition?.context else { return false }
    return !context.transitionWasCancelled
  }

  fileprivate func following(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    guard let next = child(self), next !== self else { return self }
    return next.following(child)
  }
}
