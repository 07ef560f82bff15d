import QuartzCore

/// Has a navigation controller's bars go by themselves: with a finger that moves up, a tap, the
/// keyboard, or where the screen is low; and come back with a finger that moves down, a tap, or
/// height. How far a finger must move is a guess (D).
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  private unowned let navigation: UINavigationController
  let pan = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private var hadToolbar = false
  private var isHiddenByHeight = false

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    pan.delegate = self
    tap.delegate = self
    pan.addTarget(self, action: Selector("panned:", BarHiding.panned(_:)))
    tap.addTarget(self, action: Selector("tapped", BarHiding.tapped))
    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboardShows", BarHiding.keyboardShows),
      name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  /// The navigation controller wants something else, or its view has been made.
  func wishesChanged() {
    guard let view = navigation.viewIfLoaded else { return }
    let wishes: [(UIGestureRecognizer, Bool)] = [
      (pan, navigation.hidesBarsOnSwipe), (tap, navigation.hidesBarsOnTap),
    ]
    for (recognizer, wanted) in wishes {
      if wanted, recognizer.view == nil { view.addGestureRecognizer(recognizer) }
      recognizer.isEnabled = wanted
    }
    heightChanged()
  }

  /// Low screens hide the bars; they come back with the height.
  func heightChanged() {
    guard let view = navigation.viewIfLoaded, view.window != nil else { return }
    let isLow =
      navigation.hidesBarsWhenVerticallyCompact
      && view.traitCollection.verticalSizeClass == .compact
    guard isLow != isHiddenByHeight else { return }
    isHiddenByHeight = isLow
    hide(isLow)
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: navigation.view)
    guard pan.state == .changed, abs(way.y) > BarMetrics.swipe, abs(way.y) > abs(way.x) else {
      return
    }
    pan.setTranslation(.zero, in: navigation.view)
    hide(way.y < 0)
  }

  private func tapped() { hide(!navigation.isNavigationBarHidden) }

  private func keyboardShows() {
    let window = navigation.viewIfLoaded?.window
    if navigation.hidesBarsWhenKeyboardAppears, window?.isKeyWindow == true { hide(true) }
  }

  private func hide(_ hides: Bool) {
    guard hides != navigation.isNavigationBarHidden else { return }
    if hides { hadToolbar = !navigation.isToolbarHidden }
    navigation.setNavigationBarHidden(hides, animated: true)
    if hadToolbar { navigation.setToolbarHidden(hides, animated: true) }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// A tap on a bar or a control is that one's.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    guard gestureRecognizer === tap, let view = touch.view else { return true }
    return !sequence(first: view, next: \.superview).contains {
      $0 is UIControl || $0 is UINavigationBar || $0 is UIToolbar
    }
  }
}
