import QuartzCore

/// A date or a time in a gray field, which opens what it is chosen with, over everything.
@MainActor
final class DateField: UIButton {
  /// What is chosen: `date`, `time` or `yearAndMonth`.
  var part = UIDatePicker.Mode.date
  private unowned let owner: UIDatePicker
  private weak var panel: DatePanel?

  init(of owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
    configuration = .gray()
    configuration?.baseForegroundColor = .label
    configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 11, bottom: 6, trailing: 11)
    addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Says a date, and turns what is open to it.
  func show(_ date: Date, _ words: DateFormatter) {
    words.dateStyle = part == .time ? .none : .medium
    words.timeStyle = part == .time ? .short : .none
    if part == .yearAndMonth { words.setLocalizedDateFormatFromTemplate("yMMMM") }
    // The narrow space before AM and PM has no sign in the fonts.
    configuration?.title = words.string(from: date)
      .replacingOccurrences(of: "\u{202F}", with: "\u{A0}")
    guard let picker = panel?.picker, picker.date != date else { return }
    picker.setDate(date, animated: true)
  }

  private func open() {
    guard let window, panel == nil else { return }
    let picker = UIDatePicker()
    picker.datePickerMode = part
    picker.preferredDatePickerStyle = part == .date ? .inline : .wheels
    picker.take(from: owner)
    let owner = owner
    picker.addAction(
      UIAction { [weak owner] action in
        guard let picker = action.sender as? UIDatePicker else { return }
        owner?.choose(picker.date)
      }, for: .valueChanged)
    let panel = DatePanel(picker, source: convert(bounds, to: nil as UIView?), in: window)
    configuration?.baseForegroundColor = tintColor
    panel.onEnd = { [weak self, weak owner] in
      self?.configuration?.baseForegroundColor = .label
      owner?.sendActions(for: .editingDidEnd)
    }
    self.panel = panel
    panel.come(in: window)
    owner.sendActions(for: .editingDidBegin)
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { panel?.end() }
  }
}

/// A month or wheels in a bubble over everything.
@MainActor
private final class DatePanel: BubblePanel {
  let picker: UIDatePicker

  init(_ picker: UIDatePicker, source: CGRect, in window: UIWindow) {
    self.picker = picker
    super.init(source: source, in: window)
    accessibilityIdentifier = "date picker"
    content.addSubview(picker)
  }

  required init?(coder: NSCoder) { nil }

  /// Wheels of a time are narrow. A guess.
  override var wantedSize: CGSize {
    let size = picker.intrinsicContentSize
    return CGSize(width: picker.datePickerMode == .time ? 220 : size.width, height: size.height)
  }

  override func place() {
    super.place()
    picker.frame = content.bounds
  }
}
