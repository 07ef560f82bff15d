import QuartzCore

/// The keyboard: a panel at the bottom of the window, and what observers hear of it.
@MainActor
final class Keyboard {
  private var panel: KeyboardPanel?
  private(set) var isShown = false

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
  func show(input: UIView?, accessory: UIView?, hasKeys: Bool) {
    guard let window = UIApplication.shared.keyWindow else { return }
    let before = isShown ? panel?.frame : nil
    let panel = self.panel ?? KeyboardPanel(frame: frames(in: window).hidden)
    self.panel = panel
    let isAnother = panel.show(input: input, accessory: accessory, hasKeys: hasKeys)
    guard !isShown || isAnother else { return }
    isShown = true
    let (hidden, shown) = frames(in: window)
    if before == nil { panel.frame = hidden }
    window.addSubview(panel)
    let start = before ?? hidden
    move(panel, from: start, to: shown, UIResponder.keyboardWillShowNotification) { [weak self] in
      self?.post(UIResponder.keyboardDidShowNotification, from: hidden, to: shown)
    }
  }

  func hide() {
    guard isShown, let panel, let window = panel.window else {
      isShown = false
      return
    }
    isShown = false
    let (hidden, shown) = frames(in: window)
    move(panel, from: shown, to: hidden, UIResponder.keyboardWillHideNotification) { [weak self] in
      if self?.isShown == false { panel.removeFromSuperview() }
      self?.post(UIResponder.keyboardDidHideNotification, from: shown, to: hidden)
    }
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
        self.post(news, from: start, to: frame)
      }, completion: { _ in then() })
  }

  private func frames(in window: UIWindow) -> (hidden: CGRect, shown: CGRect) {
    let content = panel?.contentHeight ?? Self.height
    let height = content + window.safeAreaInsets.bottom
    let hidden = CGRect(
      x: 0, y: window.bounds.height, width: window.bounds.width, height: height)
    return (hidden, hidden.offsetBy(dx: 0, dy: -height))
  }

  private func post(_ name: Notification.Name, from start: CGRect, to end: CGRect) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: start,
      UIResponder.keyboardFrameEndUserInfoKey: end,
      UIResponder.keyboardAnimationDurationUserInfoKey: Self.duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: UInt(Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: true,
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

/// Plain keys, above everything else in the window.
@MainActor
package final class KeyboardPanel: UIView {
  private let keys: [[UIView]] = [10, 9, 9, 3].map { count in
    (0..<count).map { _ in
      let key = UIView()
      key.backgroundColor = .key
      key.layer.cornerRadius = 5
      return key
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .keyboard
    layer.zPosition = 10_000
    for key in keys.joined() { addSubview(key) }
  }

  required init?(coder: NSCoder) { nil }

  private var input: UIView?
  private var accessory: UIView?
  private var hasKeys = true

  /// - Returns: Whether something else shows now.
  func show(input: UIView?, accessory: UIView?, hasKeys: Bool) -> Bool {
    let before = contentHeight
    guard input !== self.input || accessory !== self.accessory || hasKeys != self.hasKeys else {
      return false
    }
    self.input?.removeFromSuperview()
    self.accessory?.removeFromSuperview()
    (self.input, self.accessory, self.hasKeys) = (input, accessory, hasKeys)
    for view in [input, accessory] { if let view { addSubview(view) } }
    for key in keys.joined() { key.isHidden = input != nil || !hasKeys }
    setNeedsLayout()
    return before != contentHeight
  }

  private var accessoryHeight: CGFloat {
    guard let accessory else { return 0 }
    let own = accessory.bounds.height
    return own > 0 ? own : max(accessory.intrinsicContentSize.height, 0)
  }

  private var inputHeight: CGFloat {
    guard let input else { return hasKeys ? Keyboard.height : 0 }
    return input.bounds.height > 0 ? input.bounds.height : Keyboard.height
  }

  /// Points without what the device's rounded edge adds.
  var contentHeight: CGFloat { accessoryHeight + inputHeight }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let top = accessoryHeight
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    input?.frame = CGRect(x: 0, y: top, width: bounds.width, height: inputHeight)
    let (margin, gap, height): (CGFloat, CGFloat, CGFloat) = (3, 6, 44)
    let unit = (bounds.width - 2 * margin - 9 * gap) / 10
    for (row, line) in keys.enumerated() {
      let y = top + 56 + CGFloat(row) * (height + 11)
      let widths =
        line.count == 3
        ? [unit * 2 + gap, unit * 6 + gap * 5, unit * 2 + gap]
        : Array(repeating: unit, count: line.count)
      let total = widths.reduce(0, +) + gap * CGFloat(line.count - 1)
      var x = (bounds.width - total) / 2
      for (key, width) in zip(line, widths) {
        key.frame = CGRect(x: x, y: y, width: width, height: height)
        x += width + gap
      }
    }
  }
}

extension UIColor {
  fileprivate static var keyboard: UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : .board }
  }

  private static var board: UIColor { UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1) }

  fileprivate static var key: UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.42, alpha: 1) : .white }
  }
}
