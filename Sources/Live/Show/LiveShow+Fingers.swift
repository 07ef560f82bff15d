import Foundation
import Rehearsal
import Serving
import UIKit

/// Two fingers that a trackpad's pinch stands for.
struct Pinch {
  var center: CGPoint
  /// Points between the two.
  var distance: Double
  var idleSince: Double
}

extension LiveShow {
  /// Something new happens: it happens at the instant that is looked at, in the place of whatever
  /// came after.
  func begin() {
    leavePast()
    horizon = nil
    timeline.forget()
    if session.isPaused { owesStep = true }
    repaint()
  }

  /// The session goes to the instant that is looked at.
  func leavePast() {
    guard let moment = past else { return }
    past = nil
    takeBack(to: moment.time)
  }

  /// Takes the session to an instant, and remembers what came after.
  func takeBack(to time: Double) {
    if time < session.time {
      timeline.keep(session)
      horizon = max(horizon ?? 0, session.time)
    }
    session.seek(time)
    repaint()
  }

  func touch(_ message: JSON, by viewer: Viewer) {
    guard let state = viewers[viewer], let events = message["e"]?.elements else { return }
    let all = events.prefix(40).compactMap { Self.event($0, of: state.index) }
    guard !all.isEmpty else { return }
    if all.contains(where: { $0.action != .hover && $0.action != .unhover }) { begin() }
    session.touch(all)
    repaint()
    for event in all {
      switch event.action {
      case .press: viewers[viewer]?.pointers.insert(event.pointer)
      case .lift, .cancel: viewers[viewer]?.pointers.remove(event.pointer)
      case .move, .hover, .unhover: break
      }
    }
  }

  /// `[3, "move", 120.5, 300, 8]`: the finger's number, what it does, where, in points, and how many
  /// milliseconds after the first of those that are told together, if it says so.
  static func event(_ json: JSON, of index: Int) -> PointerEvent? {
    guard let parts = json.elements, (4...5).contains(parts.count), let pointer = parts[0].integer,
      (0..<pointers).contains(pointer),
      let action = parts[1].string.flatMap(TouchSample.Action.init),
      let x = parts[2].number, let y = parts[3].number, abs(x) <= farthest, abs(y) <= farthest
    else { return nil }
    let delay = parts.count > 4 ? parts[4].number ?? 0 : 0
    return PointerEvent(
      index * pointers + pointer, action, CGPoint(x: x, y: y),
      after: min(max(delay, 0), 1000) / 1000)
  }

  /// Numbers of fingers that a viewer has, and points from the origin that a finger can be.
  static let (pointers, farthest) = (1 << 20, 20_000.0)

  func wheel(_ message: JSON) {
    guard let place = Self.place(message), let dx = message["dx"]?.number,
      let dy = message["dy"]?.number, abs(dx) <= Self.farthest, abs(dy) <= Self.farthest
    else { return }
    begin()
    session.turnWheel(by: CGVector(dx: -dx / 40, dy: -dy / 40), at: place)
  }

  /// A trackpad's pinch: two fingers, 120 points apart at first.
  func pinch(_ message: JSON) {
    guard let place = Self.place(message), let factor = message["by"]?.number,
      (0.01...100).contains(factor)
    else { return }
    begin()
    let isNew = self.pinch == nil
    var pinch = self.pinch ?? Pinch(center: place, distance: 120, idleSince: now)
    pinch.distance = min(max(pinch.distance * (isNew ? 1 : factor), 4), 4000)
    pinch.idleSince = now
    self.pinch = pinch
    session.touch(Self.fingers(of: pinch, isNew ? .press : .move))
  }

  /// The two fingers leave when nothing has come for a while.
  func restPinch() {
    guard let pinch, now - pinch.idleSince > 0.15 else { return }
    session.touch(Self.fingers(of: pinch, .lift))
    self.pinch = nil
    repaint()
  }

  private static func fingers(of pinch: Pinch, _ action: TouchSample.Action) -> [PointerEvent] {
    [-0.5, 0.5].map { side in
      PointerEvent(
        side < 0 ? -1 : -2, action,
        CGPoint(x: pinch.center.x + side * pinch.distance, y: pinch.center.y))
    }
  }

  private static func place(_ message: JSON) -> CGPoint? {
    guard let x = message["x"]?.number, let y = message["y"]?.number, abs(x) <= farthest,
      abs(y) <= farthest
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// - Returns: Whether there is a text that takes it.
  @discardableResult
  func type(_ key: String) -> Bool {
    guard key.utf8.count <= 32 else { return false }
    leavePast()
    guard session.type(key) else { return false }
    begin()
    return true
  }
}
