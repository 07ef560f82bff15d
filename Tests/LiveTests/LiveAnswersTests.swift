import Foundation
import Live
import Raster
import Rehearsal
import Serving
import Testing

@MainActor @Suite struct LiveAnswersTests {
  private let watched: Watched
  private let answers: LiveAnswers

  init() throws {
    watched = try Watched("swipe-dismiss")
    answers = try LiveAnswers(watched.show)
    watched.run(frames: 2)
  }

  private func get(_ path: String, _ arguments: [String: String] = [:]) -> Response {
    answers.answer(Request(path: "/api/" + path, arguments: arguments))
  }

  private func post(_ path: String, _ body: String) -> Response {
    answers.answer(Request(method: "POST", path: "/api/" + path, body: Array(body.utf8)))
  }

  private func json(_ response: Response) -> JSON? { JSON(reading: response.bytes) }

  @Test("the page and what it needs are there, and no other file")
  func files() {
    for name in ["", "index.html", "live.css", "live.js", "picture.js", "icon.svg"] {
      #expect(answers.answer(Request(path: "/" + name)).status == 200)
    }
    for path in [
      "/../Package.swift", "/Page/live.js", "/live.js/", "//live.js", "/%2e%2e/x", "/etc/passwd",
      "/api",
      "/api/../state",
    ] {
      #expect(answers.answer(Request(path: path)).status == 404)
    }
    #expect(answers.answer(Request(method: "DELETE", path: "/api/state")).status == 405)
  }

  @Test("fingers and time by request lead where a hand does")
  func touches() throws {
    _ = post("do", #"{"c":"act"}"#)
    #expect(json(post("time", #"{"settle":true}"#))?["settled"]?.flag == true)
    #expect(json(post("touches", #"{"events":[[0,"press",196,200]]}"#)) != nil)
    for n in 1...12 {
      _ = post("touches", #"{"events":[[0,"move",196,\#(200 + 20 * n)]]}"#)
      _ = post("time", #"{"advance":0.0166667}"#)
    }
    #expect(json(get("state"))?["transitions"]?.number == 2)
    _ = post("touches", #"{"events":[[0,"lift",196,440]]}"#)
    _ = post("time", #"{"settle":true}"#)
    let spans = json(get("timeline"))?["transitions"]?.elements
    #expect(spans?.last?["kind"]?.string == "dismissal")
    #expect(spans?.last?["completed"]?.flag == true)
    #expect(String(decoding: get("script").bytes, as: UTF8.self).contains("press 196,200"))
  }

  @Test("a script is played as time passes; one that is none is refused with its place")
  func script() throws {
    let answer = post(
      "script", "act\nsettle\npan from 196,200 by 0,400 over 0.2 s\nrelease\nsettle\n")
    #expect(json(answer)?["until"]?.number ?? 0 > 1)
    watched.settle()
    #expect(watched.show.session.calls.spans.map(\.kind) == ["presentation", "dismissal"])
    let refused = post("script", "pan form 1,2\n")
    #expect(refused.status == 400)
    #expect(json(refused)?["error"]?.string?.contains("line 1") == true)
    #expect(post("script", "tap nowhere\n").status == 400)
  }

  @Test("pictures are pictures: the frame, and a contact sheet of what was")
  func pictures() throws {
    _ = post("do", #"{"c":"act"}"#)
    _ = post("time", #"{"advance":0.4}"#)
    let frame = try ImageDecoder.decode(get("frame.png").bytes).bitmap
    #expect(frame == watched.show.bitmap)
    let sheet = try ImageDecoder.decode(
      get("strip.png", ["from": "0", "to": "0.4", "count": "4", "scale": "0.25"]).bytes
    ).bitmap
    #expect(sheet.width > 4 * 98)
    #expect(get("strip.png", ["count": "1000"]).status == 400)
    #expect(get("strip.png", ["from": "9", "to": "1"]).status == 400)
    #expect(get("strip.png", ["from": "nan"]).status == 400)
  }

  @Test("what is inside: the tree, a view at a point, its values, and another value")
  func inside() throws {
    let tree = try #require(json(get("tree")))
    #expect(tree["class"]?.string == "UIWindow")
    let card = try #require(json(get("view", ["x": "190", "y": "400"])))
    let path = try #require(card["path"]?.string)
    #expect(json(get("view", ["path": path]))?["class"] == card["class"])
    #expect(get("view", ["path": "nowhere"]).status == 404)
    // With its pictures it is longer than what the server itself would read.
    let layers = try JSONSerialization.jsonObject(with: Data(get("layers").bytes))
    #expect(((layers as? [String: Any])?["layers"] as? [Any])?.count ?? 0 > 5)
    let before = watched.show.bitmap
    #expect(
      post("value", #"{"layer":"\#(path)","property":"opacity","values":[0.2]}"#).status == 200)
    watched.run(frames: 3)
    #expect(watched.show.bitmap != before)
    for wrong in [
      #"{"layer":"\#(path)","property":"opacity","values":[1,2]}"#,
      #"{"layer":"\#(path)","property":"nothing","values":[1]}"#,
      #"{"layer":"x","property":"opacity","values":[1]}"#, "{}", "[",
    ] { #expect(post("value", wrong).status >= 400) }
  }

  @Test("a value that was changed is changed again when the session is played again")
  func valuesStay() throws {
    let path = try #require(json(get("view", ["x": "190", "y": "400"]))?["path"]?.string)
    _ = post("value", #"{"layer":"\#(path)","property":"opacity","values":[0.2]}"#)
    _ = post("time", #"{"advance":0.5}"#)
    _ = get("frame.png")
    let seen = watched.show.bitmap
    _ = post("do", #"{"c":"dark","v":true}"#)
    _ = post("do", #"{"c":"dark","v":false}"#)
    _ = get("frame.png")
    #expect(watched.show.bitmap == seen)
  }

  @Test("curves of what moved")
  func trace() throws {
    _ = post("do", #"{"c":"act"}"#)
    _ = post("time", #"{"advance":0.5}"#)
    let trace = try #require(json(get("trace", ["from": "0", "to": "0.5", "every": "3"])))
    #expect(trace["times"]?.elements?.count == 11)
    #expect(trace["series"]?.elements?.contains { $0["property"]?.string == "position" } == true)
  }

  @Test("nothing is written unless somebody says where")
  func saving() throws {
    #expect(post("save", #"{"what":"script"}"#).status == 403)
    var kept: [String] = []
    var writing = answers
    writing.save = { files in
      kept = files.map(\.name)
      return kept
    }
    _ = post("do", #"{"c":"act"}"#)
    _ = post("time", #"{"advance":0.2}"#)
    let body = Array(#"{"what":"report"}"#.utf8)
    #expect(
      writing.answer(Request(method: "POST", path: "/api/save", body: body)).status == 200)
    #expect(kept.contains("swipe-dismiss-report/film.webp"))
    #expect(kept.contains("swipe-dismiss-report/script.rehearsal"))
  }
}
