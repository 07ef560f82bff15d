/// When how much was emitted: what a particle's birth follows from, at any instant.
struct Emission {
  /// When the layer was made, seconds of the stage.
  var madeAt = 0.0
  /// The factor of the whole layer.
  var layerRate = Rate()
  /// The factors of cells whose rate was changed after they were assigned: particles a second.
  private(set) var cellRates: [Int: Rate] = [:]
  /// Since when the cells are there; nil: since the layer's time 0.
  private(set) var start: Double?

  /// Cells that were given when the layer was made have emitted from its time 0.
  mutating func cellsAssigned(at now: Double) {
    start = now > madeAt ? now : nil
    cellRates = [:]
  }

  mutating func setRate(_ rate: Double, ofCell index: Int, at now: Double) {
    cellRates[index, default: Rate()].set(rate, at: now, from: start ?? madeAt)
  }

  /// What an animation of the birth rate adds; others are not looked at.
  mutating func note(_ animation: CAAnimation, duration: Double, at now: Double) {
    guard let basic = animation as? CABasicAnimation, basic.keyPath == "birthRate" else { return }
    func number(_ value: Any?) -> Double? {
      if case .number(let number)? = AnimatableValue(any: value) { number } else { nil }
    }
    let last = layerRate.value(at: now)
    let from = number(basic.fromValue) ?? last
    let to = number(basic.toValue) ?? number(basic.byValue).map { from + $0 } ?? last
    let begin = basic.beginTime > 0 ? basic.beginTime : now
    let length = basic.duration > 0 ? basic.duration : duration
    layerRate.ramp(from: from, to: to, begin: begin, duration: length)
  }

  /// The same with all instants in a layer's time.
  func inLocalTime(_ local: (Double) -> Double) -> Emission {
    var result = self
    result.start = start.map(local)
    result.layerRate = layerRate.moved(local)
    result.cellRates = cellRates.mapValues { $0.moved(local) }
    return result
  }
}

/// A rate that changes in steps, and for a while along lines.
struct Rate {
  private struct Step {
    var time: Double
    var value: Double
  }

  private struct Ramp {
    var begin: Double
    var end: Double
    var from: Double
    var to: Double
  }

  private var steps: [Step] = []
  private var ramps: [Ramp] = []

  /// - Parameter from: What is set before any time has passed since then holds from the start.
  mutating func set(_ value: Double, at now: Double, from start: Double) {
    if now <= start { steps = [] }
    steps.append(Step(time: now <= start ? -.infinity : now, value: value))
  }

  mutating func ramp(from: Double, to: Double, begin: Double, duration: Double) {
    ramps.append(Ramp(begin: begin, end: begin + max(duration, 0), from: from, to: to))
  }

  func moved(_ local: (Double) -> Double) -> Rate {
    var result = self
    for index in steps.indices where steps[index].time.isFinite {
      result.steps[index].time = local(steps[index].time)
    }
    for index in ramps.indices {
      result.ramps[index].begin = local(ramps[index].begin)
      result.ramps[index].end = local(ramps[index].end)
    }
    return result
  }

  /// The rate at an instant; `usual` before the first change.
  func value(at time: Double, usual: Double = 1) -> Double {
    if let ramp = ramps.last(where: { $0.begin <= time && time < $0.end }) {
      let part = (time - ramp.begin) / (ramp.end - ramp.begin)
      return ramp.from + (ramp.to - ramp.from) * part
    }
    return steps.last { $0.time <= time }?.value ?? usual
  }

  /// Instants between which the rate is steady; ramps are cut into sixteen.
  var breaks: [Double] {
    steps.map(\.time)
      + ramps.flatMap { ramp in
        (0...16).map { ramp.begin + (ramp.end - ramp.begin) * Double($0) / 16 }
      }
  }
}
