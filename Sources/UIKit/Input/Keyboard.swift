import QuartzCore

/// The keyboard: a panel at the bottom of the window, and what observers hear of it.
@MainActor
final class Keyboard {
  private var panel: KeyboardPanel?
  private(set) var isShown = false
  /// The screen whose views stand above the keys: it is asked after them.
  weak var owner: UIViewController?
  /// Its top edge under a finger that takes it away, in the window; nil where none does.
  private var held: CGFloat?

  nonisolated init() {}

  /// Points without what the device's rounded edge adds; a guess.
  static let height: CGFloat = 302
  /// Seconds that observers are told (facts 1844).
  static let duration = 0.25
  /// Seconds that it really takes (facts 1844).
  static let motion = 0.5
  /// The curve that observers are told: the system's own, 7.
  static let curve = 7

  /// - Parameters:
  ///   - input: What stands in for the keys.
  ///   - accessory: What stands above them.
  ///   - hasKeys: Whether there are keys without an input view.
  ///   - responder: Whose wishes for the keys count.
  func show(input: UIView?, accessory: UIView?, hasKeys: Bool, for responder: UIResponder) {
    guard let window = UIApplication.shared.keyWindow else { return }
    let before = isShown ? panel?.frame : nil
    let panel = self.panel ?? KeyboardPanel(frame: frames(in: window).hidden)
    self.panel = panel
    panel.owner = owner
    panel.setKeys(for: responder)
    panel.frame.size.width = window.bounds.width
    let isAnother = panel.show(input: input, accessory: accessory, hasKeys: hasKeys)
    guard !isShown || isAnother else { return }
    isShown = true
    held = nil
    let (hidden, shown) = frames(in: window)
    if before == nil { panel.frame = hidden }
    window.addSubview(panel)
    let start = before ?? hidden
    move(panel, from: start, to: shown, UIResponder.keyboardWillShowNotification) { [weak self] in
      self?.post(UIResponder.keyboardDidShowNotification, from: hidden, to: shown)
    }
  }

  /// Something was typed: capitals may give way to small letters.
  func typed(into responder: UIResponder) {
    if isShown { panel?.setKeys(for: responder) }
  }

  func hide() {
    guard isShown, let panel, let window = panel.window else {
      isShown = false
      return
    }
    isShown = false
    held = nil
    let (hidden, shown) = (frames(in: window).hidden, panel.frame)
    move(panel, from: shown, to: hidden, UIResponder.keyboardWillHideNotification) { [weak self] in
      if self?.isShown == false { panel.removeFromSuperview() }
      self?.post(UIResponder.keyboardDidHideNotification, from: shown, to: hidden)
    }
  }

  /// A finger that scrolls takes it along, once it has come to it (F8.3.7).
  /// - Parameters:
  ///   - y: Where the finger is in the window, points.
  ///   - padding: How far above its edge it begins to follow, points.
  func drag(to y: CGFloat, in window: UIWindow, padding: CGFloat) {
    guard isShown, let panel, panel.window === window else { return }
    let (hidden, shown) = frames(in: window)
    guard held != nil || y + padding > shown.minY else { return }
    let top = min(max(y + padding, shown.minY), hidden.minY)
    guard held != top else { return }
    held = top
    panel.frame = shown.offsetBy(dx: 0, dy: top - shown.minY)
    if window.keyboardMoved() { window.layoutIfNeeded() }
  }

  /// The finger lets go: it is put back, unless the finger was on its way down.
  /// - Returns: Whether it is to go.
  func release(velocity: CGFloat) -> Bool {
    guard isShown, held != nil, let panel, let window = panel.window else { return false }
    if velocity > 0 { return true }
    held = nil
    let options = UIView.AnimationOptions(rawValue: UInt(Self.curve) << 16)
    UIView.animate(withDuration: Self.duration, delay: 0, options: options) {
      panel.frame = self.frames(in: window).shown
      if window.keyboardMoved() { window.layoutIfNeeded() }
    }
    return false
  }

  /// - Parameter news: Posted inside the block that moves the keyboard, so that what its observers
  ///   change goes along (F8.3.1).
  private func move(
    _ panel: KeyboardPanel, from start: CGRect, to frame: CGRect, _ news: Notification.Name,
    then: @escaping () -> Void
  ) {
    let options = UIView.AnimationOptions(rawValue: UInt(Self.curve) << 16)
    UIView.animate(
      withDuration: Self.motion, delay: 0, options: options,
      animations: {
        panel.frame = frame
        if let window = panel.window, window.keyboardMoved() { window.layoutIfNeeded() }
        self.post(news, from: start, to: frame)
      }, completion: { _ in then() })
  }

  /// Where it begins in a window; nil while it is down, or in another window.
  func top(in window: UIWindow) -> CGFloat? {
    isShown && panel?.window === window ? held ?? frames(in: window).shown.minY : nil
  }

  private func frames(in window: UIWindow) -> (hidden: CGRect, shown: CGRect) {
    let content = panel?.contentHeight ?? Self.height
    let edge = panel?.reachesOverEdge ?? true
    let height = content + (edge ? window.safeAreaInsets.bottom : 0)
    let hidden = CGRect(
      x: 0, y: window.bounds.height, width: window.bounds.width, height: height)
    return (hidden, hidden.offsetBy(dx: 0, dy: -height))
  }

  private func post(_ name: Notification.Name, from start: CGRect, to end: CGRect) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: start),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let changes = [
      UIResponder.keyboardWillShowNotification: UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardWillHideNotification: UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidShowNotification: UIResponder.keyboardDidChangeFrameNotification,
      UIResponder.keyboardDidHideNotification: UIResponder.keyboardDidChangeFrameNotification,
    ]
    if let change = changes[name] {
      NotificationCenter.default.post(name: change, object: nil, userInfo: info)
    }
    NotificationCenter.default.post(name: name, object: nil, userInfo: info)
  }
}
