import Rehearsal
import TransitionTesting

/// What the page shows beside one film: loaded when the film is opened.
struct FilmNotes {
  let item: StudioItem
  let series: [Series]
  let calls: [CallRecorder.Call]
  let layers: [LayerHistory]
  let sources: [GallerySources.File]
  /// nil where nothing was checked.
  let report: Report?

  /// A script that hands the notes to the page: a file that is opened as `file://` may load
  /// scripts, but nothing else.
  var script: String { "notes(" + JSON.string(item.slug).text + "," + json.text + ");\n" }

  private var json: JSON {
    .object([
      "parameters": .array(
        item.parameters.map { .array([.string($0.name), .string($0.value)]) }),
      "mended": .array(item.mended.map(JSON.string)),
      "reducedMotion": .string(item.reducedMotion),
      "series": .array(series.map(\.json)),
      "calls": .array(
        calls.map { .object(["time": .number($0.time), "text": .string($0.text)]) }),
      "layers": .array(layers.map(\.json)),
      "sources": .array(
        sources.map { .object(["name": .string($0.name), "text": .string($0.text)]) }),
      "report": report?.summary ?? .array([]),
    ])
  }
}

extension Report {
  /// How many scenarios there were, and each fault once.
  fileprivate var summary: JSON {
    var seen: Set<String> = []
    let faults = (violations + advice).filter {
      seen.insert("\($0.rule.name) \($0.subject) \($0.property ?? "")").inserted
    }
    return .object([
      "scenarios": .number(Double(scenarios.count(where: \.isReached))),
      "faults": .array(
        faults.map {
          .object([
            "rule": .string($0.rule.name), "scenario": .string($0.scenario),
            "subject": .string($0.subject), "seen": .string($0.seen), "cause": .string($0.cause),
            "remedy": .string($0.remedy), "isError": .bool($0.severity == .error),
          ])
        }),
    ])
  }
}

extension Series {
  fileprivate var json: JSON {
    .object([
      "layer": .string(layer), "name": .string(name), "unit": .string(unit.rawValue),
      "values": .array(values.map { .number($0 ?? .nan) }),
    ])
  }
}
