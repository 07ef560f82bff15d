import Foundation
import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Calendars, and date pickers that show one.
@MainActor @Suite("Dates")
struct DatePickerTests {
  private let stage: Stage
  private let screen: UIViewController

  init() { (stage, screen) = screenOnStage() }

  private func buttons(_ view: UIView) -> [UIButton] {
    view.subviews.flatMap { [$0 as? UIButton].compactMap { $0 } + buttons($0) }
  }

  private func day(_ number: Int, of view: UIView) -> UIButton? {
    buttons(view).first { $0.currentTitle == "\(number)" }
  }

  @Test("an inline picker is a month: a day that is tapped is chosen, and the time stays")
  func inline() throws {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .inline
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    stage.perform {
      picker.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: picker.intrinsicContentSize)
      screen.view.addSubview(picker)
    }
    stage.settle()
    #expect(picker.intrinsicContentSize.height == 390)
    stage.tap(try #require(day(20, of: picker)))
    stage.settle()
    var clock = Calendar(identifier: .gregorian)
    clock.timeZone = .gmt
    let parts = clock.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
    #expect(
      [parts.year, parts.month, parts.day, parts.hour, parts.minute] == [2026, 1, 20, 9, 41])
    #expect(changes == 1)
    stage.perform { picker.maximumDate = picker.date }
    stage.settle()
    #expect(day(20, of: picker)?.isEnabled == true && day(21, of: picker)?.isEnabled == false)
    stage.perform { picker.preferredDatePickerStyle = .wheels }
    stage.settle()
    #expect(day(20, of: picker) == nil)
  }

  private var panel: BubblePanel? {
    stage.window.subviews.lazy.compactMap { $0 as? BubblePanel }.first
  }

  @Test(
    "a compact picker opens a month below its date and wheels below its time, until one taps beside"
  )
  func compact() throws {
    let picker = UIDatePicker()
    var told: [String] = []
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.valueChanged, "change"),
      (.editingDidEnd, "end"),
    ] {
      picker.addAction(UIAction { _ in told.append(name) }, for: event)
    }
    stage.perform {
      picker.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: picker.intrinsicContentSize)
      screen.view.addSubview(picker)
    }
    stage.settle()
    let fields = buttons(picker).filter { !$0.isHidden }
    #expect(fields.map { $0.configuration?.title } == ["Jan 9, 2026", "9:41\u{A0}AM"])
    #expect(fields[1].frame.minX > fields[0].frame.maxX)
    stage.tap(fields[0])
    stage.settle()
    let month = try #require(panel)
    #expect(month.bubbleFrame.minY >= picker.frame.maxY && month.bubbleFrame.height == 338)
    stage.tap(try #require(day(20, of: month)))
    stage.settle()
    #expect(fields[0].configuration?.title == "Jan 20, 2026" && panel != nil)
    stage.tap(at: CGPoint(x: 200, y: 800))
    stage.settle()
    #expect(panel == nil && told == ["begin", "change", "end"])
    stage.tap(fields[1])
    stage.settle()
    let wheels = try #require(panel?.content.subviews.first as? UIDatePicker)
    #expect(wheels.datePickerMode == .time && wheels.datePickerStyle == .wheels)
    stage.perform {
      wheels.pickerView(UIPickerView(), didSelectRow: 11, inComponent: 0)
    }
    stage.settle()
    #expect(fields[1].configuration?.title == "11:41\u{A0}AM")
    stage.perform { picker.removeFromSuperview() }
    stage.settle()
    #expect(panel == nil && stage.violations.isEmpty)
  }

  @Test("a calendar that a document makes shows the same")
  func fromDocument() throws {
    let calendar = try #require(UICalendarView(coder: NSCoder()))
    calendar.frame = CGRect(x: 20, y: 100, width: 350, height: 340)
    stage.perform { screen.view.addSubview(calendar) }
    stage.settle()
    #expect(day(9, of: calendar)?.window != nil && buttons(calendar).contains { $0.tag == 1 })
  }

  @Test(
    "a calendar shows the month of today, in which part of a day is enough, and slides to the next")
  func months() throws {
    let calendar = UICalendarView(frame: CGRect(x: 20, y: 100, width: 350, height: 340))
    calendar.calendar.timeZone = .gmt
    stage.perform { screen.view.addSubview(calendar) }
    stage.settle()
    #expect(
      calendar.visibleDateComponents.year == 2026 && calendar.visibleDateComponents.month == 1)
    let now = Date(timeIntervalSince1970: 1_767_951_660)
    stage.perform { calendar.availableDateRange = DateInterval(start: now, duration: 864_000) }
    stage.settle()
    #expect(day(9, of: calendar)?.isEnabled == true && day(8, of: calendar)?.isEnabled == false)
    let old = try #require(day(9, of: calendar)).superview
    let next = try #require(buttons(calendar).first { $0.tag == 1 })
    stage.tap(next)
    stage.advance(to: stage.now + 0.15)
    #expect(calendar.visibleDateComponents.month == 2 && old?.superview === calendar)
    #expect((old?.layer.presentation()?.frame.minX ?? 0) < 0)
    stage.settle()
    #expect(old?.superview == nil && stage.violations.isEmpty)
    let later = DateInterval(start: now + 90 * 86_400, duration: 86_400)
    stage.perform { calendar.availableDateRange = later }
    #expect(calendar.visibleDateComponents.month == 4)
  }
}
