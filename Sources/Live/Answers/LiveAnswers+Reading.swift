import Foundation
import Raster
import Rehearsal
import Serving

extension LiveAnswers {
  func read(_ word: String, _ request: Request) -> Response {
    switch word {
    case "state": return .json(stateNow)
    case "timeline": return .json(show.timeline.json(show.session))
    case "script": return .text(show.script.description)
    case "frame.png": return frame()
    case "strip.png": return strip(request)
    case "trace": return trace(request)
    case "tree", "view", "layers": return look(word, request)
    default: return Self.refuse("there is no '\(word)' to read", status: 404)
    }
  }

  /// Beside what pages are told all the time: the instant, in any case.
  private var stateNow: JSON {
    guard case .object(let members) = show.state else { return show.state }
    let changing: Set<String> = ["t", "time", "end"]
    return .object(
      members.filter { !changing.contains($0.key) } + [
        JSON.Member(key: "time", value: .number(show.time)),
        JSON.Member(key: "end", value: .number(max(show.horizon ?? 0, show.session.time))),
        JSON.Member(key: "transitions", value: .number(Double(show.session.calls.spans.count))),
      ])
  }

  private func frame() -> Response {
    show.refresh()
    guard let file = try? PNGEncoder.encode(show.bitmap) else {
      return Self.refuse("there is no picture", status: 500)
    }
    return Response(type: "image/png", bytes: file)
  }

  /// What is inside: the session goes to the instant that is looked at.
  private func look(_ word: String, _ request: Request) -> Response {
    show.leavePast()
    let tree = ViewTree(stage: show.session.stage)
    switch word {
    case "tree": return .json(tree.json)
    case "layers": return .json(LayerSheets(stage: show.session.stage).json)
    default:
      var view = request.arguments["path"].flatMap { tree.view(at: $0) }
      if let x = request.arguments["x"].flatMap(Double.init),
        let y = request.arguments["y"].flatMap(Double.init)
      {
        view = tree.view(at: CGPoint(x: x, y: y))
      }
      guard let view else { return Self.refuse("there is no such view", status: 404) }
      return .json(ViewCard(view: view, stage: show.session.stage).json)
    }
  }

  private func number(_ request: Request, _ name: String, _ value: Double) -> Double? {
    guard let text = request.arguments[name] else { return value }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The stretch of time that is asked for; the whole of it unless told, a minute at the most.
  private func stretch(_ request: Request) -> ClosedRange<Double>? {
    let end = max(show.horizon ?? 0, show.session.time)
    guard let from = number(request, "from", max(end - 60, 0)),
      let to = number(request, "to", end), 0 <= from, from <= to, to <= end + 60, to - from <= 60
    else { return nil }
    return from...to
  }

  /// A contact sheet with the time below each frame.
  private func strip(_ request: Request) -> Response {
    guard let stretch = stretch(request), let count = number(request, "count", 8),
      (1...40).contains(count), let scale = number(request, "scale", 0.75),
      (0.1...3).contains(scale), count * scale * scale <= 60
    else { return Self.refuse("from, to, count (1 to 40) and scale (0.1 to 3) are numbers") }
    let times = Self.spread(Int(count), over: stretch)
    let film = show.session.take(at: times, scale: scale)
      .film(title: show.session.production.title, chrome: show.chrome)
    var strip = StripOptions()
    strip.frameCount = times.count
    strip.columns = min(times.count, 8)
    var options = FilmOptions()
    options.strip = strip
    guard let file = try? film.encoded(as: .strip, options: options) else {
      return Self.refuse("there is no picture", status: 500)
    }
    return Response(type: "image/png", bytes: file)
  }

  private static func spread(_ count: Int, over range: ClosedRange<Double>) -> [Double] {
    let span = range.upperBound - range.lowerBound
    guard count > 1, span > 0 else { return [range.lowerBound] }
    return (0..<count).map { range.lowerBound + span * Double($0) / Double(count - 1) }
  }

  /// What moved in a stretch of time, each property with its values at each instant.
  private func trace(_ request: Request) -> Response {
    guard let stretch = stretch(request), let every = number(request, "every", 1),
      (1...600).contains(every)
    else { return Self.refuse("from, to and every (frames, 1 to 600) are numbers") }
    let frames = Int(((stretch.upperBound - stretch.lowerBound) * 60).rounded(.down))
    let times = stride(from: 0, through: frames, by: Int(every)).map {
      stretch.lowerBound + Double($0) / 60
    }
    return .json(Curves(show.session.take(at: times, scale: 1).trace, at: times).json)
  }
}

/// What moved, series by series.
struct Curves {
  let json: JSON

  private static let most = 120

  init(_ trace: Trace, at times: [Double]) {
    var order: [Trace.Key] = []
    var series: [Trace.Key: [(Double, [Double])]] = [:]
    for row in trace.rows {
      if series[row.key] == nil { order.append(row.key) }
      series[row.key, default: []].append((row.time, row.values))
    }
    json = .object([
      "times": .array(times.map { .number($0) }),
      "series": .array(
        order.prefix(Self.most).map { key in
          .object([
            "layer": .string(key.layer), "property": .string(key.property),
            "values": .array(
              (series[key] ?? []).map { time, values in
                .array([.number(time)] + values.map { .number($0) })
              }),
          ])
        }),
      "leftOut": .number(Double(max(order.count - Self.most, 0))),
    ])
  }
}
