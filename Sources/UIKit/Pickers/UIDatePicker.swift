import QuartzCore

/// How a date picker shows itself.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}

/// Wheels for a date or a time, fields that say it and open what it is chosen with, or a month with the time below
/// it. Unless it is set, the date is the stage's, which begins on 9 January 2026, 9:41.
@preconcurrency @MainActor
open class UIDatePicker: UIControl, UIPickerViewDataSource, UIPickerViewDelegate {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  private let wheels = UIPickerView(frame: .zero)
  private lazy var fields = [DateField(of: self), DateField(of: self)]
  private var month: DatePickerMonth?
  private var shown = StageDate.now

  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero
        ? CGRect(origin: frame.origin, size: UIPickerView.usualSize) : frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    DocumentCoder.made(self, by: UIDatePicker.self, from: coder)
  }

  private func setUp() {
    addSubview(wheels)
    for field in fields { addSubview(field) }
    wheels.dataSource = self
    wheels.delegate = self
    renew()
  }

  open var datePickerMode = Mode.dateAndTime { didSet { renew() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { renew() } }
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }
  open var date: Date {
    get { shown }
    set { setDate(newValue, animated: false) }
  }
  open var minimumDate: Date? { didSet { renew() } }
  open var maximumDate: Date? { didSet { renew() } }
  open var countDownDuration: TimeInterval = 0
  /// A divisor of 60. Default 1.
  open var minuteInterval = 1 { didSet { renew() } }
  open var locale: Locale? = Locale(identifier: "en_US") { didSet { renew() } }
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { renew() } }
  open var timeZone: TimeZone? = TimeZone(identifier: "GMT") { didSet { renew() } }
  open var roundsToMinuteInterval = true

  open func setDate(_ date: Date, animated: Bool) {
    shown = limited(date)
    turnWheels(animated: animated)
    month?.show(shown, animated: animated)
    setNeedsLayout()
  }

  private func limited(_ date: Date) -> Date {
    let late = minimumDate.map { max(date, $0) } ?? date
    return maximumDate.map { min(late, $0) } ?? late
  }

  private var clock: Calendar {
    var calendar = self.calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .gmt
    return calendar
  }

  private func renew() {
    renewMonth()
    wheels.reloadAllComponents()
    turnWheels(animated: false)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var isCompact: Bool { datePickerStyle == .compact }

  /// Whether a month shows: not for times alone.
  private var isInline: Bool {
    datePickerStyle == .inline && (datePickerMode == .date || datePickerMode == .dateAndTime)
  }

  private func renewMonth() {
    guard isInline else {
      month?.removeFromSuperview()
      return month = nil
    }
    let shownMonth =
      month
      ?? DatePickerMonth { [weak self] day in
        self?.choose(day)
      }
    month = shownMonth
    if shownMonth.superview !== self { addSubview(shownMonth) }
    shownMonth.dress(
      clock, locale ?? Locale(identifier: "en_US"), from: minimumDate, to: maximumDate,
      hasTime: datePickerMode == .dateAndTime)
    shownMonth.show(shown, animated: false)
  }

  /// Another day at the same time.
  private func choose(_ day: DateComponents) {
    var parts = clock.dateComponents([.hour, .minute, .second], from: shown)
    (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    if let date = clock.date(from: parts) { choose(date) }
  }

  /// What a person chose, in this picker or in one that it opened.
  func choose(_ date: Date) {
    shown = limited(date)
    month?.show(shown, animated: false)
    setNeedsLayout()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The same date and bounds as another picker has.
  func take(from other: UIDatePicker) {
    (locale, calendar, timeZone) = (other.locale, other.calendar, other.timeZone)
    (minimumDate, maximumDate) = (other.minimumDate, other.maximumDate)
    minuteInterval = other.minuteInterval
    date = other.date
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if isInline { return DatePickerMonth.size(hasTime: datePickerMode == .dateAndTime) }
    guard isCompact else { return UIPickerView.usualSize }
    dress()
    let sizes = shownFields.map { $0.sizeThatFits(.zero) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(sizes.count - 1, 0)),
      height: sizes.reduce(0) { max($0, $1.height) })
  }

  /// Between the field of a date and that of a time; a guess.
  private static let gap: CGFloat = 6

  private var shownFields: [DateField] {
    datePickerMode == .dateAndTime ? fields : Array(fields.prefix(1))
  }

  private func dress() {
    let parts: [Mode] =
      switch datePickerMode {
      case .time, .countDownTimer: [.time]
      case .date: [.date]
      case .dateAndTime: [.date, .time]
      case .yearAndMonth: [.yearAndMonth]
      }
    let words = DateFormatter()
    (words.locale, words.calendar, words.timeZone) = (locale, calendar, timeZone)
    for (field, part) in zip(fields, parts) {
      field.part = part
      field.show(shown, words)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels.isHidden = isCompact || isInline
    wheels.frame = bounds
    month?.frame = bounds
    for field in fields { field.isHidden = true }
    guard isCompact else { return }
    dress()
    var x: CGFloat = 0
    for field in shownFields {
      field.isHidden = false
      let width = min(field.sizeThatFits(.zero).width, max(bounds.width - x, 0))
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      field.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width + Self.gap
    }
  }

  // MARK: Wheels

  private enum Wheel { case year, month, day, hour, minute, half }

  private var kinds: [Wheel] {
    switch datePickerMode {
    case .time: [.hour, .minute, .half]
    case .countDownTimer: [.hour, .minute]
    case .date: [.month, .day, .year]
    case .dateAndTime: [.month, .day, .hour, .minute, .half]
    case .yearAndMonth: [.month, .year]
    }
  }

  private static let firstYear = 1901

  open func numberOfComponents(in pickerView: UIPickerView) -> Int { kinds.count }

  open func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch kinds[component] {
    case .year: 200
    case .month: 12
    case .day: 31
    case .hour: datePickerMode == .countDownTimer ? 24 : 12
    case .minute: 60 / max(minuteInterval, 1)
    case .half: 2
    }
  }

  open func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    switch kinds[component] {
    case .year: return "\(Self.firstYear + row)"
    case .month:
      let formatter = DateFormatter()
      formatter.locale = locale
      let names = formatter.monthSymbols
      return names.indices.contains(row) ? names[row] : "\(row + 1)"
    case .day: return "\(row + 1)"
    case .hour: return datePickerMode == .countDownTimer ? "\(row)" : "\(row == 0 ? 12 : row)"
    case .minute:
      let minute = row * max(minuteInterval, 1)
      return minute < 10 ? "0\(minute)" : "\(minute)"
    case .half: return row == 0 ? "AM" : "PM"
    }
  }

  open func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    var parts = clock.dateComponents([.year, .month, .day, .hour, .minute], from: shown)
    let hour = parts.hour ?? 0
    switch kinds[component] {
    case .year: parts.year = Self.firstYear + row
    case .month: parts.month = row + 1
    case .day: parts.day = row + 1
    case .hour: parts.hour = datePickerMode == .countDownTimer ? row : row + (hour >= 12 ? 12 : 0)
    case .minute: parts.minute = row * max(minuteInterval, 1)
    case .half: parts.hour = hour % 12 + (row == 0 ? 0 : 12)
    }
    guard let date = clock.date(from: parts) else { return }
    shown = limited(date)
    turnWheels(animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func turnWheels(animated: Bool) {
    let parts = clock.dateComponents([.year, .month, .day, .hour, .minute], from: shown)
    let hour = parts.hour ?? 0
    for (component, kind) in kinds.enumerated() {
      let row =
        switch kind {
        case .year: (parts.year ?? 2001) - Self.firstYear
        case .month: (parts.month ?? 1) - 1
        case .day: (parts.day ?? 1) - 1
        case .hour: datePickerMode == .countDownTimer ? hour : hour % 12
        case .minute: (parts.minute ?? 0) / max(minuteInterval, 1)
        case .half: hour >= 12 ? 1 : 0
        }
      wheels.selectRow(row, inComponent: component, animated: animated && window != nil)
    }
  }
}
