import QuartzCore

/// What the system puts over an application's screens for a while, and takes away itself: it takes all touches by
/// right.
@MainActor
package protocol SystemPanel: UIView {}

/// The keyboard as it is seen: keys with what they type, above everything else in the window. Or what an
/// application puts in their place.
@MainActor
package final class KeyboardPanel: UIView, SystemPanel {
  private let keys = UIView()
  private var arrangement: KeyboardLayout?
  private var input: UIView?
  private var accessory: UIView?
  private var hasKeys = true
  /// Where a view above the keys ends that is laid out by constraints.
  private var accessoryEnd: NSLayoutConstraint?
  /// The screen whose view stands above the keys.
  weak var owner: UIViewController?

  package override var next: UIResponder? { owner ?? super.next }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .keyboard
    layer.zPosition = 10_000
    addSubview(keys)
  }

  required init?(coder: NSCoder) { nil }

  /// - Returns: Whether something else shows now.
  func show(input: UIView?, accessory: UIView?, hasKeys: Bool) -> Bool {
    let before = contentHeight
    guard input !== self.input || accessory !== self.accessory || hasKeys != self.hasKeys else {
      return false
    }
    // What stays is not taken out: somebody may write in it.
    let former = [self.input, self.accessory]
    (self.input, self.accessory, self.hasKeys) = (input, accessory, hasKeys)
    for view in former where view !== input && view !== accessory { view?.removeFromSuperview() }
    let grows = accessory.map { $0.superview !== self && letGrow($0) } ?? false
    for view in [input, accessory] {
      if let view, view.superview !== self { addSubview(view) }
    }
    if let accessory, !former.contains(accessory),
      !accessory.translatesAutoresizingMaskIntoConstraints
    {
      let end = accessory.bottomAnchor.constraint(equalTo: topAnchor)
      // Its own constraints come first until the panel knows how high they want it.
      if grows { end.priority = UILayoutPriority(999) }
      accessoryEnd = end
      NSLayoutConstraint.activate([
        end, accessory.topAnchor.constraint(equalTo: topAnchor),
        accessory.leadingAnchor.constraint(equalTo: leadingAnchor),
        accessory.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
    keys.isHidden = input != nil || !hasKeys
    backgroundColor = isBare ? .clear : .keyboard
    setNeedsLayout()
    return before != contentHeight
  }

  /// Takes the keys that somebody who types asks for.
  func setKeys(for responder: UIResponder) {
    let isEmpty = !((responder as? any UIKeyInput)?.hasText ?? false)
    let layout = KeyboardLayout(
      of: responder as? any UITextInputTraits, isEmpty: isEmpty,
      isTablet: UIDevice.current.userInterfaceIdiom == .pad)
    guard layout != arrangement else { return }
    arrangement = layout
    for view in keys.subviews { view.removeFromSuperview() }
    for key in layout.rows.joined() where key != .plane("") {
      keys.addSubview(KeyCap(key, of: layout))
    }
    if !layout.isPad && !layout.isTablet {
      for sign in ["face.smiling", "mic"] { keys.addSubview(KeySign(sign)) }
    }
    setNeedsLayout()
  }

  private var accessoryHeight: CGFloat {
    guard let accessory else { return 0 }
    if !accessory.translatesAutoresizingMaskIntoConstraints { return fittedHeight(of: accessory) }
    let own = accessory.bounds.height
    return own > 0 ? own : max(accessory.intrinsicContentSize.height, 0)
  }

  /// A view that may be of any height is as high as its constraints want it (observed: that is how applications
  /// have bars that grow with what is written in them).
  /// - Returns: Whether it is laid out by constraints from now on.
  private func letGrow(_ accessory: UIView) -> Bool {
    guard accessory.translatesAutoresizingMaskIntoConstraints, accessory.bounds.height == 0,
      accessory.autoresizingMask.contains(.flexibleHeight), fittedHeight(of: accessory) > 0
    else { return false }
    accessory.translatesAutoresizingMaskIntoConstraints = false
    return true
  }

  private func fittedHeight(of accessory: UIView) -> CGFloat {
    let size = CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height)
    let height = accessory.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return height - (keepsClearOfEdge ? accessory.safeAreaInsets.bottom : 0)
  }

  private var inputHeight: CGFloat {
    guard let input else { return hasKeys ? Keyboard.height : 0 }
    return input.bounds.height > 0 ? input.bounds.height : Keyboard.height
  }

  /// Whether there is nothing but a view of the application's.
  private var isBare: Bool { keys.isHidden && input == nil }

  /// Whether the view above the keys is laid out within the safe area.
  private var keepsClearOfEdge: Bool { accessory?.layout.systemGuides[.safeArea] != nil }

  /// Whether it is so much higher as the device's rounded edge takes: not for a view of the application's
  /// that does not heed it.
  var reachesOverEdge: Bool { !isBare || keepsClearOfEdge }

  /// Points without what the device's rounded edge adds.
  var contentHeight: CGFloat { accessoryHeight + inputHeight }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let top = isBare ? bounds.height : accessoryHeight
    if let accessoryEnd, accessoryEnd.constant != top { accessoryEnd.constant = top }
    if let accessory, accessory.translatesAutoresizingMaskIntoConstraints {
      accessory.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    }
    input?.frame = CGRect(x: 0, y: top, width: bounds.width, height: inputHeight)
    keys.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    guard let layout = arrangement else { return }
    let frames = zip(layout.rows.joined(), layout.frames(width: bounds.width).joined())
    let caps = keys.subviews.compactMap { $0 as? KeyCap }
    for (cap, (_, frame)) in zip(caps, frames.filter { $0.0 != .plane("") }) { cap.frame = frame }
    // Where the device's rounded edge is, or else just below the keys.
    let height = Keyboard.height + (window?.safeAreaInsets.bottom ?? 0)
    let y = min(height - 40, 290)
    for (sign, x) in zip(keys.subviews.compactMap { $0 as? KeySign }, [20, bounds.width - 48]) {
      sign.frame = CGRect(x: x, y: y, width: 28, height: 28)
      sign.isHidden = y < 280
    }
  }
}

/// One key.
@MainActor
private final class KeyCap: UIView {
  private let label = UILabel()
  private let below = UILabel()
  private var sign: KeySign?

  /// Whether the smaller letters are above.
  private let isTablet: Bool

  init(_ key: KeyboardLayout.Key, of layout: KeyboardLayout) {
    isTablet = layout.isTablet
    super.init(frame: .zero)
    let isBare = layout.isPad && (key == .delete || key == .character("+*#"))
    backgroundColor = isBare ? .clear : key.isSpecial ? .specialKey : .key
    layer.cornerRadius = 5
    if !isBare {
      layer.shadowColor = UIColor.black.cgColor
      layer.shadowOpacity = 0.3
      layer.shadowRadius = 0
      layer.shadowOffset = CGSize(width: 0, height: 1)
    }
    label.textAlignment = .center
    below.textAlignment = .center
    below.font = isTablet ? .systemFont(ofSize: 13) : .systemFont(ofSize: 10, weight: .bold)
    if isTablet { below.textColor = .secondaryLabel }
    label.font = .systemFont(ofSize: key.isSpecial || key == .space ? 16 : layout.isPad ? 25 : 23)
    switch key {
    case .character(let text, let letters):
      (label.text, below.text) = (text, letters)
    case .plane(let text): label.text = text
    case .space: label.text = isTablet ? "" : "space"
    case .sign(let name): sign = KeySign(name)
    case .ending(let word):
      label.text = word
      guard word != "return" else { break }
      backgroundColor = .systemBlue
      label.textColor = .white
    case .shift:
      if layout.isShifted { backgroundColor = .key }
      sign = KeySign(layout.isShifted ? "shift.fill" : "shift")
    case .delete: sign = KeySign("delete.left")
    }
    addSubview(label)
    addSubview(below)
    if let sign { addSubview(sign) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasBelow = below.text?.isEmpty == false
    let shift: CGFloat = isTablet ? 7 : -7
    label.frame = hasBelow ? bounds.insetBy(dx: 0, dy: 6).offsetBy(dx: 0, dy: shift) : bounds
    below.frame = CGRect(
      x: 0, y: isTablet ? 5 : bounds.height - 20, width: bounds.width, height: isTablet ? 16 : 13)
    below.isHidden = !hasBelow
    sign?.frame = CGRect(x: bounds.midX - 12, y: bounds.midY - 12, width: 24, height: 24)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 5).cgPath
  }
}

/// A sign on a key or beside the keys.
@MainActor
private final class KeySign: UIView {
  private let picture: UIImageView

  init(_ name: String) {
    picture = UIImageView(image: UIImage(systemName: name))
    super.init(frame: .zero)
    picture.tintColor = .label
    picture.contentMode = .scaleAspectFit
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
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

  fileprivate static var specialKey: UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.28, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
    }
  }
}
