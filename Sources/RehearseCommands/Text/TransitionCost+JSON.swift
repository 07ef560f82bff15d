import Rehearsal
import TransitionTesting

extension TransitionCost {
  /// All that was counted, frame by frame, and the advice.
  /// - Parameter ratios: What was measured of scenarios, where it was.
  func json(_ ratios: [String: (times: Double, at: Double)]) -> JSON {
    .object([
      "flow": .string(flow), "most": most.json, "total": total.json,
      "scenarios": .array(scenarios.map { $0.json(ratios[$0.scenario]) }),
      "advice": .array(advice.map(\.json)),
    ])
  }
}

extension ScenarioCost {
  fileprivate func json(_ ratio: (times: Double, at: Double)?) -> JSON {
    var members: [JSON.Member] = [
      .init(key: "name", value: .string(scenario)), .init(key: "most", value: most.json),
      .init(key: "total", value: total.json),
      .init(key: "frames", value: .array(frames.map(\.json))),
    ]
    if let ratio {
      members.append(
        .init(
          key: "work", value: .object(["ratio": .number(ratio.times), "time": .number(ratio.at)])))
    }
    return .object(members)
  }
}

extension CostCounts {
  var json: JSON {
    .object([
      "layers": .number(Double(layers)), "offscreenPasses": .number(Double(offscreenPasses)),
      "painted": .number(thousandths(painted)), "blended": .number(thousandths(blended)),
      "scaledPictures": .number(Double(scaledPictures)),
      "misalignedPictures": .number(Double(misalignedPictures)),
      "textsDrawn": .number(Double(textsDrawn)), "layoutPasses": .number(Double(layoutPasses)),
    ])
  }
}

extension FrameCost {
  fileprivate var json: JSON {
    .object([
      "time": .number(thousandths(time)), "counts": counts.json,
      "offscreen": .array(
        offscreen.map {
          .object(["cause": .string($0.cause.rawValue), "layer": .string($0.layer)])
        }),
      "blended": .array(
        blended.map {
          .object([
            "layer": .string($0.layer), "cause": .string($0.cause.rawValue),
            "screens": .number(thousandths($0.screens)),
          ])
        }),
      "scaled": .array(scaled.map(JSON.string)), "misaligned": .array(misaligned.map(JSON.string)),
      "texts": .array(texts.map(JSON.string)),
      "layouts": .array(
        layouts.map { .object(["layer": .string($0.layer), "times": .number(Double($0.times))]) }),
    ])
  }
}

extension CostAdvice {
  fileprivate var json: JSON {
    .object([
      "what": .string(what), "layer": .string(layer), "frames": .number(Double(frames)),
      "remedy": .string(remedy),
    ])
  }
}

private func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
