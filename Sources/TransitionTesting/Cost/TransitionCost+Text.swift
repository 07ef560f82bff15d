import Rehearsal

extension TransitionCost: CustomStringConvertible {
  /// For people: a table of each scenario, its worst frame, and what could be done.
  public var description: String { text(ratios: [:]) }

  /// - Parameter ratios: For scenarios by name, the most work that a frame took, measured on this
  ///   machine and held against the typical frame, and when that was.
  package func text(ratios: [String: (times: Double, at: Double)]) -> String {
    let width = scenarios.map(\.scenario.count).max() ?? 0
    let pad = { (text: String, to: Int) in
      text + String(repeating: " ", count: max(0, to - text.count))
    }
    let columns = CostCounts().columns.map(\.name)
    var lines = [pad("  ", width + 20) + columns.joined(separator: "  ")]
    for cost in scenarios {
      for (label, counts) in [("a frame", cost.most), ("all \(cost.frames.count)", cost.total)] {
        let head = label == "a frame" ? cost.scenario : ""
        let cells = zip(counts.columns, columns).map { column, name in
          let text = column.text
          return String(repeating: " ", count: max(0, name.count - text.count)) + text
        }
        lines.append(
          pad("  " + pad(head, width) + "  " + label, width + 20) + cells.joined(separator: "  "))
      }
    }
    let worst = scenarios.compactMap { $0.worstText(ratios[$0.scenario]) }
    return ([flow] + lines).joined(separator: "\n") + "\n" + worst.joined() + adviceText
  }

  /// A paragraph for each kind of cost, with the layers that it stands on.
  private var adviceText: String {
    var kinds: [String] = []
    let advice = advice
    for piece in advice where !kinds.contains(piece.what) { kinds.append(piece.what) }
    return kinds.map { kind in
      let alike = advice.filter { $0.what == kind }
      let shown = alike.prefix(Self.mostLayers).map(\.place)
      let rest = alike.count - shown.count
      return "\n  advice  \(kind)\n"
        + (shown + (rest > 0 ? ["and \(rest) more"] : [])).enumerated().map {
          ($0 == 0 ? "    on        " : "              ") + $1 + "\n"
        }.joined() + "    mend      \(alike[0].remedy)\n"
    }.joined()
  }

  /// Layers that a paragraph names; all are in `advice`.
  private static let mostLayers = 4
}

extension CostCounts {
  /// The numbers as a table has them.
  package var columns: [(name: String, text: String)] {
    [
      ("layers", "\(layers)"), ("offscreen", "\(offscreenPasses)"), ("painted", short(painted)),
      ("blended", short(blended)), ("scaled", "\(scaledPictures)"),
      ("misaligned", "\(misalignedPictures)"), ("texts", "\(textsDrawn)"),
      ("layouts", "\(layoutPasses)"),
    ]
  }
}

extension ScenarioCost {
  /// The worst frame, and how much work the busiest was.
  fileprivate func worstText(_ ratio: (times: Double, at: Double)?) -> String? {
    guard let worst else { return nil }
    var text = "\n  \(scenario): worst at \(instantText(worst.time))\n"
    for pass in worst.offscreen.prefix(8) {
      text += "    offscreen  \(pass.cause.words)  \(pass.layer)\n"
    }
    if worst.offscreen.count > 8 { text += "    and \(worst.offscreen.count - 8) more passes\n" }
    for share in worst.blended.prefix(3) {
      text +=
        "    blended    \(short(share.screens)) screens, \(share.cause.words)  \(share.layer)\n"
    }
    if let ratio {
      text +=
        "    work       \(short(ratio.times)) times the typical frame of this machine, at "
        + "\(instantText(ratio.at)); says nothing about a phone\n"
    }
    return text
  }
}

extension CostAdvice {
  fileprivate var place: String {
    let area = screens.map { ", \(short($0)) screens" } ?? ""
    return "\(layer)  (\(frames) frame\(frames == 1 ? "" : "s")\(area))"
  }
}
