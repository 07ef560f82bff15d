import Foundation
import Rehearsal
import Serving
import UIKit

extension LiveShow {
  /// Does what a page's button or an agent asks for: `{"c": "pace", "v": 0.25}`.
  /// - Returns: Whether it was understood.
  func perform(_ message: JSON) -> Bool {
    guard let word = message["c"]?.string, word.utf8.count <= 40 else { return false }
    defer { repaint() }
    return perform(word, message["v"]) || change(word, message["v"])
  }

  /// What concerns time and what is played.
  private func perform(_ word: String, _ value: JSON?) -> Bool {
    switch word {
    case "act":
      begin()
      owesStep = false
      session.isPaused = false
      session.startNextAct()
    case "play": play()
    case "pause": pause()
    case "toggle": session.isPaused || past != nil ? play() : pause()
    case "forward": step(isBack: false)
    case "back": step(isBack: true)
    case "restart": restart()
    case "again": return again()
    case "record": recordingStart = time
    case "pace":
      guard let pace = value?.number, (0.01...4).contains(pace) else { return false }
      session.pace = pace
    case "seek":
      guard let time = value?.number, time >= 0 else { return false }
      look(at: time)
    default: return false
    }
    return true
  }

  /// What concerns the conditions under which it is played.
  private func change(_ word: String, _ value: JSON?) -> Bool {
    switch (word, value?.string, value?.number, value?.flag) {
    case ("rotate", _, _, _):
      begin()
      session.rotate()
    case ("device", let name?, _, _):
      guard let device = Device.all.first(where: { $0.name == name }) else { return false }
      alter { $0.device = device }
    case ("scale", _, let scale?, _):
      guard (0.5...4).contains(scale) else { return false }
      alter { $0.scale = scale }
    case ("dark", _, _, let flag?): alter { $0.appearance = flag ? .dark : .light }
    case ("rightToLeft", _, _, let flag?):
      alter { $0.direction = flag ? .rightToLeft : .leftToRight }
    case ("reduceMotion", _, _, let flag?): alter { $0.reducesMotion = flag }
    case ("textSize", _, let index?, _):
      guard let index = Int(exactly: index), LiveSession.textSizes.indices.contains(index) else {
        return false
      }
      alter { $0.textSize = LiveSession.textSizes[index].size }
    case ("show", let word?, _, _):
      guard let tint = Tint(rawValue: word) else { return false }
      self.tint = tint
    default: return false
    }
    return true
  }

  private func alter(_ change: (inout Conditions) -> Void) {
    leavePast()
    let device = session.conditions.device
    session.change(change)
    history.forget()
    if session.conditions.device != device { (horizon, recordingStart) = (nil, 0) }
  }

  func pause() {
    session.isPaused = true
    repaint()
  }

  func play() {
    leavePast()
    session.isPaused = false
  }

  func restart() {
    (past, horizon, recordingStart) = (nil, nil, 0)
    timeline.forget()
    history.forget()
    session.restart()
  }

  /// The last transition once more, with everything that was done from then on.
  /// - Parameter change: What is done first, shortly before it begins; false for nothing.
  func again(_ change: () -> Bool = { true }) -> Bool {
    leavePast()
    guard let span = session.calls.spans.last else { return false }
    takeBack(to: max(span.start - session.start - 0.05, 0))
    history.forget()
    session.isPaused = false
    return change()
  }

  /// A frame of the display further or back: from what was kept of the past, else by playing it
  /// again.
  private func step(isBack: Bool) {
    pause()
    let place = time * 60
    let frame = isBack ? (place - 1e-3).rounded(.up) - 1 : (place + 1e-3).rounded(.down) + 1
    let target = max(frame / 60, 0)
    if isBack || past != nil, let moment = history.moment(exactlyAt: target) {
      return show(moment)
    }
    leavePast()
    if isBack { takeBack(to: target) } else { session.step(1) }
  }

  /// Looks at an instant, and lets time stand there.
  func look(at time: Double) {
    pause()
    let time = min(time, horizon.map { max($0, session.time) } ?? session.time)
    if let moment = history.moment(at: time) { return show(moment) }
    past = nil
    takeBack(to: time)
  }

  private func show(_ moment: History.Moment) {
    past = abs(moment.time - session.time) < 1e-6 ? nil : moment
    repaint()
  }

  /// What a page has to know beside the picture.
  package var state: JSON {
    let (session, conditions) = (session, session.conditions)
    let bounds = session.stage.environment.screen.bounds
    return .object([
      "t": .string("state"), "title": .string(session.production.title),
      "name": .string(session.production.name),
      "time": .number(past == nil && !session.isPaused ? -1 : time),
      "end": .number(session.isPaused ? max(horizon ?? 0, session.time) : -1),
      "paused": .bool(session.isPaused || past != nil), "past": .bool(past != nil),
      "pace": .number(session.pace), "recordingStart": .number(recordingStart),
      "settled": .bool(session.stage.isSettled && !session.hasPlan),
      "acts": .number(Double(session.actCount)),
      "device": .string(conditions.device.name), "scale": .number(conditions.scale),
      "size": .array([.number(bounds.width), .number(bounds.height)]),
      "dark": .bool(conditions.appearance == .dark),
      "rightToLeft": .bool(conditions.direction == .rightToLeft),
      "reduceMotion": .bool(conditions.reducesMotion),
      "textSize": .number(
        Double(LiveSession.textSizes.firstIndex { $0.size == conditions.textSize } ?? 0)),
      "show": .string(tint.rawValue), "typing": .bool(session.isTyping),
      "viewers": .number(Double(viewers.count)),
      "unsupported": .array(session.stage.unsupported.prefix(20).map { .string($0) }),
      "violations": .array(
        session.stage.violations.prefix(20).map { .string($0.description) }),
    ])
  }
}
