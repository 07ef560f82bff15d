import Rehearsal
import UIKit

/// What a transition takes to show, counted frame by frame.
///
///     let report = try TransitionCheck.run(card)
///     let cost = report.measureCost()
///     #expect(cost.offscreenPasses <= 3)
///     #expect(cost.blended <= 1.5, "\(cost)")
///
/// The numbers of `CostCounts` asked of it are the most that any one frame has; `total` has the sum
/// of all frames. They are counted from the layers, as Core Animation would have to draw them, and
/// are the same on every machine: they tell two ways of doing a thing apart, and predict nothing in
/// milliseconds.
@dynamicMemberLookup
public struct TransitionCost: Sendable {
  /// The flow with its mode, such as `card[dark]`.
  public let flow: String
  /// In the order in which they were played.
  public let scenarios: [ScenarioCost]

  /// Counts what some scenarios of a flow take.
  /// - Parameter names: Those that run to their end on a plain screen, there and back, unless told.
  /// - Throws: `TransitionCheck.Failure` for a scenario that there is not.
  @preconcurrency @MainActor
  public init(
    of flow: ScreenFlow, in names: [String]? = nil, mode: Mode = .plain
  ) throws {
    let known = Sweep.scenarios(for: flow)
    let chosen = try names.map { try $0.map { try TransitionCheck.find($0, known) } }
    self.init(
      of: flow, in: chosen ?? known.filter { Self.ordinary.contains($0.name) }, mode: mode)
  }

  /// - Parameter work: Carries out the work of each frame, up to the frozen layers; for whoever
  ///   measures it.
  @MainActor
  package init(
    of flow: ScreenFlow, in scenarios: [Scenario], mode: Mode,
    work: FrameWork? = nil,
    counted: @MainActor (ScenarioCost) -> Void = { _ in }
  ) {
    self.flow = mode == .plain ? flow.name : "\(flow.name)[\(mode)]"
    self.scenarios = scenarios.map { scenario in
      let cost = ScenarioCost(
        scenario: scenario.name, frames: CostRun(flow, scenario, mode, work).playFrames())
      counted(cost)
      return cost
    }
  }

  init(flow: String, scenarios: [ScenarioCost]) {
    (self.flow, self.scenarios) = (flow, scenarios)
  }

  package static let ordinary = ["forward-finish", "back-finish"]

  /// The most of each number in any one frame.
  public var most: CostCounts {
    scenarios.map(\.most).reduce(CostCounts()) { $0.most($1) }
  }

  /// The sum of all frames.
  public var total: CostCounts { scenarios.map(\.total).reduce(CostCounts(), +) }

  /// The most of a number in any one frame.
  public subscript<Value>(dynamicMember number: KeyPath<CostCounts, Value>) -> Value {
    most[keyPath: number]
  }

  /// What could be done about it, what is there in the most frames first.
  public var advice: [CostAdvice] { CostAdvice.all(in: scenarios.flatMap(\.frames)) }
}

/// What one scenario takes to show.
public struct ScenarioCost: Hashable, Sendable {
  /// Its name.
  public let scenario: String
  /// Every frame from the action to rest.
  public let frames: [FrameCost]

  /// The most of each number in any one frame.
  public var most: CostCounts {
    frames.map(\.counts).reduce(CostCounts()) { $0.most($1) }
  }

  /// The sum of all frames.
  public var total: CostCounts { frames.map(\.counts).reduce(CostCounts(), +) }

  /// The frame with the most offscreen passes; among those, that with the most blending, and the
  /// first of them. nil without frames.
  public var worst: FrameCost? {
    frames.reduce(nil as FrameCost?) { worst, frame in
      guard let worst else { return frame }
      let (a, b) = (worst.counts, frame.counts)
      let isWorse =
        (a.offscreenPasses, a.blended + 0.005, a.painted)
        < (b.offscreenPasses, b.blended, b.painted)
      return isWorse ? frame : worst
    }
  }
}

/// Carries out the work of a frame, once.
package typealias FrameWork = @MainActor (_ work: () -> Void) -> Void

/// Plays a scenario and counts its frames, at the scale of its device: layout rounds to its pixels.
@MainActor
private struct CostRun {
  private let run: ScenarioRun
  private let layouts = LayoutCount()

  init(
    _ flow: ScreenFlow, _ scenario: Scenario, _ mode: Mode,
    _ work: FrameWork?
  ) {
    let small = scenario.condition == .smallPhone
    run = ScenarioRun(
      flow, scenario, scale: small ? Device.iPhoneSE.scale : mode.device.scale, mode: mode)
    run.work = { [layouts] body in
      layouts.begin()
      guard let work else { return body() }
      work(body)
    }
  }

  func playFrames() -> [FrameCost] {
    run.stage.environment.layoutObserver = { [layouts] in layouts.add($0) }
    var counter = CostCounter(deviceScale: Double(run.stage.device.scale))
    var frames: [FrameCost] = []
    run.onFrame = { [unowned run, layouts] stage in
      let time = max(run.elapsed, 0)
      guard frames.last.map({ time > $0.time }) ?? true else { return }
      let names = LayerName.all(on: stage)
      var cost = counter.count(stage.frame(), at: time, names: names)
      cost.add(layouts.take(names))
      frames.append(cost)
    }
    _ = run.play()
    run.onFrame = nil
    run.stage.environment.layoutObserver = nil
    return frames
  }
}

/// How often which views are laid out.
@MainActor
private final class LayoutCount {
  private var times: [ObjectIdentifier: Int] = [:]
  private var types: [ObjectIdentifier: String] = [:]
  private var hasBegun = false

  /// What was laid out before the action is no part of it.
  func begin() {
    if !hasBegun { clear() }
    hasBegun = true
  }

  func add(_ view: UIView) {
    times[ObjectIdentifier(view.layer), default: 0] += 1
    types[ObjectIdentifier(view.layer)] = "\(type(of: view))"
  }

  private func clear() { (times, types) = ([:], [:]) }

  /// What was counted since it was last asked, most often first.
  func take(_ names: [ObjectIdentifier: LayerName]) -> [FrameCost.Times] {
    defer { clear() }
    var byName: [String: Int] = [:]
    for (layer, count) in times {
      byName[names[layer]?.path ?? types[layer] ?? "", default: 0] += count
    }
    return byName.map { FrameCost.Times($0.key, $0.value) }
      .sorted { ($1.times, $0.layer) < ($0.times, $1.layer) }
  }
}
