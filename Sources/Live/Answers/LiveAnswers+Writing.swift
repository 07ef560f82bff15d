import Foundation
import Rehearsal
import Serving

extension LiveAnswers {
  func write(_ word: String, _ request: Request) -> Response {
    if word == "script" { return play(request.body) }
    guard let body = JSON(reading: request.body) else { return Self.refuse("this is no JSON") }
    switch word {
    case "touches": return touch(body)
    case "time": return time(body)
    case "do":
      guard show.perform(body) else { return Self.refuse("nobody knows this command") }
      return read("state", request)
    case "key":
      guard let key = body["k"]?.string, show.type(key) else {
        return Self.refuse("no text has the keyboard")
      }
      return read("state", request)
    case "value": return change(body)
    case "spring": return changeSpring(body)
    case "save": return save(body)
    default: return Self.refuse("there is no '\(word)' to write", status: 404)
    }
  }

  /// `{"events": [[0, "press", 200, 300]]}`: what happens at once.
  private func touch(_ body: JSON) -> Response {
    guard let events = body["events"]?.elements, (1...40).contains(events.count) else {
      return Self.refuse("events are missing: [[finger, action, x, y]]")
    }
    let all = events.compactMap { LiveShow.event($0, of: Self.agent) }
    guard all.count == events.count else {
      return Self.refuse("an event is [finger, press|move|lift|cancel|hover|unhover, x, y]")
    }
    show.begin()
    show.session.touch(all)
    return .json(.object(["fingers": .number(Double(show.session.fingers.count))]))
  }

  /// Numbers the fingers of whoever comes by HTTP.
  private static let agent = 1000

  /// `{"advance": 0.5}` moves time on and lets it stand there; `{"seek": 1.25}` looks at an
  /// instant; `{"settle": true}` goes on until nothing moves.
  private func time(_ body: JSON) -> Response {
    if let seconds = body["advance"]?.number, (0...60).contains(seconds) {
      show.pass(atOnce: Int((seconds * 60).rounded()), untilSettled: false)
    } else if body["settle"]?.flag == true {
      show.pass(atOnce: 3600, untilSettled: true)
    } else if let instant = body["seek"]?.number, instant >= 0 {
      show.look(at: instant)
    } else {
      return Self.refuse("advance (0 to 60 s), seek (seconds) or settle (true)")
    }
    return .json(
      .object([
        "time": .number(show.time), "settled": .bool(show.session.stage.isSettled),
      ]))
  }

  /// A script, played as time passes.
  private func play(_ bytes: [UInt8]) -> Response {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return Self.refuse("a script is text in UTF-8")
    }
    do {
      let end = try show.play(try RehearsalScript(parsing: text))
      return .json(.object(["until": .number(end)]))
    } catch {
      return Self.refuse("\(error)")
    }
  }

  private func change(_ body: JSON) -> Response {
    guard let layer = body["layer"]?.string, let property = body["property"]?.string,
      let values = body["values"]?.elements?.compactMap(\.number)
    else { return Self.refuse("layer, property and values are missing") }
    show.begin()
    guard show.session.change(property, of: layer, to: values) else {
      return Self.refuse("there is no such layer, or no such value of it", status: 404)
    }
    return .json(.object(["changed": .string(property)]))
  }

  /// Another spring in the last transition, which is played again with it.
  private func changeSpring(_ body: JSON) -> Response {
    guard let layer = body["layer"]?.string, let key = body["key"]?.string,
      let values = body["values"]?.elements?.compactMap(\.number)
    else { return Self.refuse("layer, key and values (mass, stiffness, damping) are missing") }
    guard show.again({ show.session.changeSpring(key, of: layer, to: values) }) else {
      return Self.refuse("there is no transition yet, or these are no numbers of a spring")
    }
    return .json(.object(["changed": .string(key)]))
  }

  /// `{"what": "script"}`, `"test"` or `"report"`.
  private func save(_ body: JSON) -> Response {
    guard let save else { return Self.refuse("nothing is written here", status: 403) }
    guard let what = body["what"]?.string.flatMap(SavedFile.Kind.init) else {
      return Self.refuse("what is script, test or report")
    }
    do {
      let files =
        try what == .test ? test?(show) ?? [] : try SavedFile.files(what, of: show)
      guard !files.isEmpty else { return Self.refuse("no test can be made of this") }
      let names = try save(files)
      return .json(.object(["files": .array(names.map { .string($0) })]))
    } catch {
      return Self.refuse("\(error)", status: 500)
    }
  }
}
