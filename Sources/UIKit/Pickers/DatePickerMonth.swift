import QuartzCore

/// What an inline date picker shows: a month of days, and the time below it.
@MainActor
final class DatePickerMonth: UIView, UICalendarSelectionSingleDateDelegate {
  private let days = UICalendarView(frame: .zero)
  private let word = UILabel()
  private let time = UIButton(configuration: .gray())
  private let choose: (DateComponents) -> Void
  private var clock = Calendar(identifier: .gregorian)
  private var hasTime = false

  private static let timeHeight: CGFloat = 52

  static func size(hasTime: Bool) -> CGSize {
    let month = UICalendarView.usualSize
    return CGSize(width: month.width, height: month.height + (hasTime ? timeHeight : 0))
  }

  init(choose: @escaping (DateComponents) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    word.text = "Time"
    // What is shown of the time is not for changing.
    time.isUserInteractionEnabled = false
    time.configuration?.baseForegroundColor = .label
    for view in [days, word, time] { addSubview(view) }
    days.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
  }

  required init?(coder: NSCoder) { nil }

  func dress(
    _ clock: Calendar, _ locale: Locale, from first: Date?, to last: Date?, hasTime: Bool
  ) {
    (self.clock, self.hasTime) = (clock, hasTime)
    (days.calendar, days.locale) = (clock, locale)
    days.availableDateRange = DateInterval(
      start: first ?? .distantPast, end: max(last ?? .distantFuture, first ?? .distantPast))
    for view in [word, time] { view.isHidden = !hasTime }
    setNeedsLayout()
  }

  func show(_ date: Date, animated: Bool) {
    let day = clock.dateComponents([.calendar, .era, .year, .month, .day], from: date)
    (days.selectionBehavior as? UICalendarSelectionSingleDate)?.setSelected(day, animated: false)
    days.setVisibleDateComponents(day, animated: animated)
    let words = DateFormatter()
    (words.locale, words.timeZone, words.dateFormat) = (days.locale, clock.timeZone, "h:mm a")
    time.configuration?.title = words.string(from: date)
    setNeedsLayout()
  }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) {
    if let dateComponents { choose(dateComponents) }
  }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents != nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let foot = hasTime ? Self.timeHeight : 0
    days.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - foot, 0))
    let size = time.sizeThatFits(.zero)
    let middle = bounds.height - foot / 2
    word.frame = CGRect(x: 16, y: middle - 14, width: 120, height: 28)
    time.frame = CGRect(
      x: bounds.width - 16 - size.width, y: middle - size.height / 2, width: size.width,
      height: size.height)
  }
}
