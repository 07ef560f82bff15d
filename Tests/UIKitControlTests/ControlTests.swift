import Rehearsal
import TestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

@MainActor @Suite("Controls with values")
struct ValueControlTests {
  private let rig = GestureRig()

  private func put<Control: UIControl>(_ control: Control, _ frame: CGRect) -> Control {
    control.frame = frame
    control.addAction(
      UIAction { [log = rig.log] _ in log.note("control", "value") }, for: .valueChanged)
    rig.stage.perform { rig.view.addSubview(control) }
    return control
  }

  @Test func `a switch turns by a tap and by a finger beyond its middle, once`() {
    let control = put(UISwitch(), CGRect(x: 100, y: 100, width: 51, height: 31))
    rig.play(.tap(at: CGPoint(x: 110, y: 115)))
    #expect(control.isOn)
    rig.play(
      .press(at: CGPoint(x: 140, y: 115)).drag(by: CGVector(dx: -35, dy: 0), over: 0.2).release())
    #expect(!control.isOn)
    rig.play(.press(at: CGPoint(x: 110, y: 115)).cancel())
    #expect(!control.isOn && rig.log.lines == ["control.value", "control.value"])
    control.setOn(true, animated: false)
    #expect(rig.log.lines.count == 2)
  }

  @Test func `a slider follows its thumb, and nothing but its thumb`() {
    let control = put(UISlider(), CGRect(x: 50, y: 100, width: 228, height: 34))
    control.maximumValue = 2
    rig.play(.tap(at: CGPoint(x: 250, y: 117)))
    #expect(control.value == 0)
    rig.play(
      .press(at: CGPoint(x: 64, y: 117)).drag(by: CGVector(dx: 100, dy: 0), over: 0.2).release())
    #expect(abs(control.value - 1) < 1e-5)
    control.value = 5
    #expect(control.value == 2)
    control.value = .nan
    #expect(control.value == 2)
  }

  @Test func `segments, steps and pages answer taps where they are`() {
    let segments = put(
      UISegmentedControl(items: ["One", "Two", "Three"]),
      CGRect(x: 30, y: 50, width: 300, height: 32))
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    rig.play(.tap(at: CGPoint(x: 280, y: 66)))
    #expect(segments.selectedSegmentIndex == 2)
    let stepper = put(UIStepper(), CGRect(x: 30, y: 150, width: 94, height: 32))
    rig.play(.tap(at: CGPoint(x: 110, y: 166)))
    rig.play(.tap(at: CGPoint(x: 110, y: 166)))
    rig.play(.tap(at: CGPoint(x: 40, y: 166)))
    #expect(stepper.value == 1)
    // Held for 1.05 s: after half a second a step, and five more.
    rig.play(.tap(at: CGPoint(x: 110, y: 166), for: 1.05))
    #expect(stepper.value == 7)
    stepper.autorepeat = false
    rig.play(.tap(at: CGPoint(x: 40, y: 166), for: 1.05))
    #expect(stepper.value == 6)
    let pages = put(UIPageControl(), CGRect(x: 0, y: 250, width: 375, height: 26))
    pages.numberOfPages = 3
    rig.play(.tap(at: CGPoint(x: 350, y: 263)))
    #expect(pages.currentPage == 1)
    #expect(rig.log.lines.count == 12)
  }
}

@MainActor @Suite("Controls, read from right to left")
struct MirroredControlTests {
  @Test func `their parts lie as in a mirror, and so do the places that answer`() {
    let controls: [(name: String, width: CGFloat, make: () -> UIView, read: (UIView) -> Double)] = [
      ("progress", 150, progress, { _ in 0 }),
      ("slider", 228, { UISlider() }, { Double(($0 as? UISlider)?.value ?? -1) }),
      ("switch", 51, { UISwitch() }, { ($0 as? UISwitch)?.isOn == true ? 1 : 0 }),
      (
        "segments", 300, segments,
        { Double(($0 as? UISegmentedControl)?.selectedSegmentIndex ?? 9) }
      ),
      ("stepper", 94, { UIStepper() }, { ($0 as? UIStepper)?.value ?? -1 }),
      ("pages", 200, pages, { Double(($0 as? UIPageControl)?.currentPage ?? -1) }),
    ]
    for control in controls {
      let usual = played(control.make(), width: control.width, isMirrored: false)
      let mirrored = played(control.make(), width: control.width, isMirrored: true)
      #expect(parts(mirrored, of: control.width) == parts(usual), "\(control.name)")
      #expect(control.read(mirrored) == control.read(usual), "\(control.name)")
    }
  }

  /// A control after a tap near its end and a drag from its beginning, both counted from where
  /// reading begins.
  private func played(_ control: UIView, width: CGFloat, isMirrored: Bool) -> UIView {
    let rig = GestureRig()
    control.frame = CGRect(x: 20, y: 100, width: width, height: 34)
    control.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    rig.stage.perform { rig.view.addSubview(control) }
    let place = { (x: CGFloat) in CGPoint(x: 20 + (isMirrored ? width - x : x), y: 117) }
    let way = isMirrored ? -0.3 * width : 0.3 * width
    rig.play(.tap(at: place(width - 10)))
    rig.play(.press(at: place(14)).drag(by: CGVector(dx: way, dy: 0), over: 0.2).release())
    rig.stage.perform { control.layoutIfNeeded() }
    return control
  }

  /// The frames of the parts in tenths of a point, seen in a mirror if a width is given.
  private func parts(_ view: UIView, of width: CGFloat? = nil) -> [[Int]] {
    view.subviews.map { part in
      let frame = part.frame
      let left = width.map { $0 - frame.maxX } ?? frame.minX
      return [left, frame.minY, frame.width, frame.height].map { Int(($0 * 10).rounded()) }
    }
  }

  private func progress() -> UIView {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = 0.3
    return view
  }

  private func segments() -> UIView {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.selectedSegmentIndex = 1
    return control
  }

  private func pages() -> UIView {
    let control = UIPageControl()
    control.numberOfPages = 4
    return control
  }
}

@MainActor @Suite("First responders")
struct ResponderTests {
  @Test func `a text field takes the keyboard, and observers hear of it`() throws {
    let rig = GestureRig()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 40))
    let other = UITextField(frame: CGRect(x: 20, y: 160, width: 300, height: 40))
    let log = KeyboardLog()
    rig.stage.perform {
      rig.view.addSubview(field)
      rig.view.addSubview(other)
    }
    rig.play(.tap(at: CGPoint(x: 100, y: 80)))
    #expect(field.isFirstResponder && field.isEditing)
    rig.stage.perform { other.becomeFirstResponder() }
    #expect(!field.isFirstResponder && other.isFirstResponder)
    rig.stage.perform { rig.view.endEditing(true) }
    rig.stage.settle()
    #expect(!other.isFirstResponder)
    #expect(
      log.lines == [
        "willChangeFrame 667 to 365", "willShow 667 to 365", "didChangeFrame 667 to 365",
        "didShow 667 to 365", "willChangeFrame 365 to 667", "willHide 365 to 667",
        "didChangeFrame 365 to 667", "didHide 365 to 667",
      ])
    #expect(rig.stage.window.subviews.count == 1)
  }

  @Test func `a field that leaves the window lets go of the keyboard`() {
    let rig = GestureRig()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 40))
    rig.stage.perform { rig.view.addSubview(field) }
    rig.stage.perform { #expect(field.becomeFirstResponder()) }
    rig.stage.perform { field.removeFromSuperview() }
    rig.stage.settle()
    #expect(!field.isFirstResponder)
    #expect(rig.stage.window.subviews.count == 1)
    #expect(!field.becomeFirstResponder())
  }

  @Test func `who refuses stays, and who may not does not come`() {
    let rig = GestureRig()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 40))
    let other = UITextField(frame: CGRect(x: 20, y: 160, width: 300, height: 40))
    let stubborn = Stubborn()
    field.delegate = stubborn
    rig.stage.perform {
      rig.view.addSubview(field)
      rig.view.addSubview(other)
      field.becomeFirstResponder()
    }
    rig.stage.perform { #expect(!other.becomeFirstResponder() && !field.resignFirstResponder()) }
    #expect(field.isFirstResponder)
    rig.stage.perform { #expect(!UIView().becomeFirstResponder()) }
    rig.stage.perform { #expect(rig.view.endEditing(true)) }
    #expect(!field.isFirstResponder)
  }
}

private final class Stubborn: NSObject, UITextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}

/// Writes down what the keyboard says of itself.
@MainActor
private final class KeyboardLog {
  private(set) var lines: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  init() {
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    ]
    for (name, word) in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] note in
          let tops = [
            UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
          ].map { (note.userInfo?[$0] as? CGRect)?.minY ?? -1 }
          let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
          MainActor.assumeIsolated {
            self?.lines.append("\(word) \(Int(tops[0])) to \(Int(tops[1]))")
            if duration != 0.25 { self?.lines.append("lasts \(duration ?? -1)") }
          }
        })
    }
  }

  isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
