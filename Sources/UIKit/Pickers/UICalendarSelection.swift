import Foundation

/// What happens to days that are touched.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var calendar: UICalendarView?
  /// Asks anew which days may be chosen.
  open func updateSelectableDates() { calendar?.renew() }
  func has(_ day: DateComponents) -> Bool { false }
  func touch(_ day: DateComponents) {}

  static func areOne(_ one: DateComponents, _ other: DateComponents) -> Bool {
    (one.year, one.month, one.day) == (other.year, other.month, other.day)
  }
}

/// One day at most.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open private(set) var selected: DateComponents?
  open var selectedDate: DateComponents? {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    selected = selectedDate
    calendar?.renew()
  }

  override func has(_ day: DateComponents) -> Bool {
    selected.map { Self.areOne($0, day) } ?? false
  }

  override func touch(_ day: DateComponents) {
    guard delegate?.dateSelection(self, canSelectDate: day) ?? true else { return }
    selected = day
    delegate?.dateSelection(self, didSelectDate: day)
  }
}

/// Decides about one day, and is told of it.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// As many days as one likes.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open private(set) var dates: [DateComponents] = []
  open var selectedDates: [DateComponents] {
    get { dates }
    set { setSelectedDates(newValue, animated: false) }
  }

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    dates = selectedDates
    calendar?.renew()
  }

  override func has(_ day: DateComponents) -> Bool { dates.contains { Self.areOne($0, day) } }

  override func touch(_ day: DateComponents) {
    if let index = dates.firstIndex(where: { Self.areOne($0, day) }) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
      dates.remove(at: index)
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      guard delegate?.multiDateSelection(self, canSelectDate: day) ?? true else { return }
      dates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// Decides about days, and is told of them.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
