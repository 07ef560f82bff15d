import QuartzCore

/// A month of days that can be chosen from and marked; another one slides in. By itself it shows the month of
/// the stage's date, or the nearest of those that are available.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { renew() } }
  /// What happens to days that are touched; nil, the default, is nothing.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      selectionBehavior?.calendar = self
      renew()
    }
  }
  open var calendar = Calendar(identifier: .gregorian) { didSet { renew() } }
  open var locale = Locale(identifier: "en_US") { didSet { renew() } }
  open var timeZone: TimeZone?
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      month = start(
        of: min(max(month, start(of: availableDateRange.start)), availableDateRange.end))
      renew()
    }
  }
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  open var wantsDateDecorations = true { didSet { renew() } }
  /// The month on show: its year and its number.
  open var visibleDateComponents: DateComponents {
    get { calendar.dateComponents([.calendar, .era, .year, .month], from: month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  private lazy var month = start(of: StageDate.now)
  private var grid = UIView()
  /// Whether what it shows is to be made anew.
  private var isStale = true
  private var days: [UIButton] = []
  private let title = UILabel()
  private let weekdays = (0..<7).map { _ in UILabel() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addSubview(grid)
    title.font = .preferredFont(forTextStyle: .headline)
    addSubview(title)
    for (offset, symbol) in [(-1, "chevron.left"), (1, "chevron.right")] {
      let button = UIButton(
        primaryAction: UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in
          self?.turn(by: offset)
        })
      button.tag = offset
      addSubview(button)
    }
    for label in weekdays {
      label.textAlignment = .center
      label.textColor = .tertiaryLabel
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      addSubview(label)
    }
  }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    var first = dateComponents
    first.day = 1
    guard let date = calendar.date(from: first) else { return }
    let previous = visibleDateComponents
    let way: CGFloat = date == month ? 0 : date > month ? 1 : -1
    month = date
    if animated, window != nil, way != 0 { slide(way * (isMirrored ? -1 : 1)) } else { renew() }
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }

  /// The days of the month go to one side, and those of the next come from the other.
  private func slide(_ way: CGFloat) {
    let (old, width) = (grid, bounds.width)
    grid = UIView(frame: old.frame)
    insertSubview(grid, at: 0)
    days = []
    renew()
    layoutIfNeeded()
    grid.transform = CGAffineTransform(translationX: way * width, y: 0)
    UIView.animate(
      withDuration: Self.slideDuration,
      animations: {
        old.transform = CGAffineTransform(translationX: -way * width, y: 0)
        self.grid.transform = .identity
      }, completion: { _ in old.removeFromSuperview() })
  }

  /// A guess.
  private static let slideDuration = 0.35

  /// Asks anew what marks some days.
  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
    renew()
  }

  /// Seven columns under a headline, and as many rows as any month can have.
  open override var intrinsicContentSize: CGSize { Self.usualSize }
  static let usualSize = CGSize(width: 320, height: 74 + 6 * 44)

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStale { show() }
    let column = bounds.width / 7
    title.frame = CGRect(x: 16, y: 8, width: max(bounds.width - 120, 0), height: 32)
    for button in subviews.compactMap({ $0 as? UIButton }) where abs(button.tag) == 1 {
      let x = bounds.width - (button.tag < 0 ? 92 : 48)
      button.frame = CGRect(x: x, y: 2, width: 44, height: 44)
    }
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(x: CGFloat(index) * column, y: 48, width: column, height: 20)
    }
    grid.placeUntransformed(
      CGRect(x: 0, y: 74, width: bounds.width, height: max(bounds.height - 74, 0)))
    for (index, day) in days.enumerated() {
      let place = index + leadingBlanks
      day.frame = CGRect(
        x: CGFloat(place % 7) * column + (column - 44) / 2, y: CGFloat(place / 7) * 44,
        width: 44, height: 44)
    }
  }

  // MARK: The month

  private var leadingBlanks: Int {
    (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
  }

  /// The beginning of the month that holds a date.
  private func start(of date: Date) -> Date {
    calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
  }

  private func turn(by months: Int) {
    guard let next = calendar.date(byAdding: .month, value: months, to: month) else { return }
    setVisibleDateComponents(calendar.dateComponents([.year, .month], from: next), animated: true)
  }

  /// Has everything made anew before it is seen.
  func renew() {
    isStale = true
    setNeedsLayout()
  }

  private func show() {
    isStale = false
    let names = DateFormatter()
    names.locale = locale
    names.calendar = calendar
    names.timeZone = calendar.timeZone
    names.dateFormat = "MMMM yyyy"
    title.text = names.string(from: month)
    let symbols = Array(names.shortWeekdaySymbols)
    for (index, label) in weekdays.enumerated() where symbols.count == 7 {
      label.text = symbols[(index + calendar.firstWeekday - 1) % 7].uppercased()
    }
    for day in days { day.removeFromSuperview() }
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    days = (1...max(count, 1)).map(makeButton)
    for day in days { grid.addSubview(day) }
  }

  /// Whether part of a day is.
  private func isAvailable(_ day: Date) -> Bool {
    let next = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    return next > availableDateRange.start && day <= availableDateRange.end
  }

  private func makeButton(of day: Int) -> UIButton {
    var components = visibleDateComponents
    components.day = day
    let button = UIButton(type: .custom)
    let isChosen = selectionBehavior?.has(components) == true
    let date = calendar.date(from: components) ?? month
    let isToday = calendar.isDate(date, inSameDayAs: StageDate.now)
    button.setTitle("\(day)", for: .normal)
    button.titleLabel?.font = .systemFont(
      ofSize: 20, weight: isChosen || isToday ? .semibold : .regular)
    // Today is in the tint colour; when it is chosen it is filled with it, another day is filled faintly.
    let isFull = isChosen && isToday
    button.setTitleColor(
      isFull ? .systemBackground : isChosen || isToday ? tintColor : .label, for: .normal)
    if isChosen {
      button.backgroundColor = isFull ? tintColor : tintColor.withAlphaComponent(0.15)
      button.layer.cornerRadius = 22
    }
    button.isEnabled = isAvailable(date)
    if !button.isEnabled { button.setTitleColor(.tertiaryLabel, for: .normal) }
    button.addAction(
      UIAction { [weak self] _ in
        self?.selectionBehavior?.touch(components)
        self?.renew()
      }, for: .touchUpInside)
    if wantsDateDecorations, let mark = delegate?.calendarView(self, decorationFor: components) {
      let view = mark.view
      view.frame.origin = CGPoint(x: 22 - view.frame.width / 2, y: 40 - view.frame.height)
      view.isUserInteractionEnabled = false
      button.addSubview(view)
    }
    return button
  }
}

extension UICalendarView {
  /// What stands under a day.
  @preconcurrency @MainActor
  public class Decoration: NSObject {
    /// How large it is.
    public enum Size: Int, Sendable {
      case small, medium, large
      var side: CGFloat { [6, 10, 14][rawValue] }
    }

    let view: UIView

    /// A dot.
    public override init() {
      view = Self.dot(.systemFill, .medium)
      super.init()
    }

    private init(view: UIView) {
      self.view = view
      super.init()
    }

    public class func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration {
      Decoration(view: dot(color ?? .systemFill, size))
    }

    public class func image(
      _ image: UIImage?, color: UIColor? = nil, size: Size = .medium
    ) -> Decoration {
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      view.tintColor = color ?? .secondaryLabel
      view.frame.size = CGSize(width: size.side, height: size.side)
      return Decoration(view: view)
    }

    public class func customView(_ provider: @escaping () -> UIView) -> Decoration {
      let view = provider()
      if view.bounds.isEmpty { view.sizeToFit() }
      return Decoration(view: view)
    }

    private static func dot(_ color: UIColor, _ size: Size) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: size.side, height: size.side))
      view.backgroundColor = color
      view.layer.cornerRadius = size.side / 2
      return view
    }
  }
}

/// Marks days, and is told of months.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
