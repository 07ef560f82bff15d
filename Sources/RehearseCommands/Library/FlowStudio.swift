import Foundation
import Rehearsal
import TransitionTesting
import UIKit

/// A studio whose repertoire is somebody's flows.
struct FlowStudio: Studio {
  private let flows: [ScreenFlow]

  init(_ flows: [ScreenFlow]) { self.flows = flows }

  var items: [StudioItem] {
    flows.map {
      StudioItem(
        slug: $0.name, title: $0.name, summary: "", origin: "", kind: "flow", duration: 0)
    }
  }

  var devices: [String] { Device.all.map(\.name) }

  func flow(_ slug: String) throws -> ScreenFlow {
    guard let flow = flows.first(where: { $0.name == slug }) else {
      throw UsageError.unknown("transition", slug, among: flows.map(\.name))
    }
    try refuseTwins()
    return flow
  }

  /// The second flow of a name would never be looked at, and of two that share a folder each would
  /// be held against what the other has left there.
  private func refuseTwins() throws(UsageError) {
    var places: [String: String] = [:]
    for name in flows.map(\.name) {
      let place = GoldenSuite.folderName(name)
      guard let other = places.updateValue(name, forKey: place) else { continue }
      throw UsageError(
        other == name
          ? "two flows are called '\(name.printable)': give each a name of its own"
          : "two flows, '\(other.printable)' and '\(name.printable)', share the folder "
            + "'\(place.printable)': give one another name")
    }
  }

  func render(_ slug: String, _ settings: RenderSettings) throws -> any Reel {
    let (take, stage) = try play(slug, settings)
    return reel(of: take, on: stage, slug, settings)
  }

  func trace(_ slug: String, _ settings: RenderSettings) throws -> Trace {
    try play(slug, settings).take.everything
  }

  func account(_ slug: String, _ settings: RenderSettings) throws -> PlayAccount {
    try performance(slug, settings).account
  }

  func performance(_ slug: String, _ settings: RenderSettings) throws -> (
    reel: any Reel, account: PlayAccount
  ) {
    var observed: (recorder: CallRecorder, began: Double)?
    let (take, stage) = try play(slug, settings) { stage in
      observed = (CallRecorder(stage), stage.now)
    }
    let calls = observed.map { observed in
      observed.recorder.calls.map {
        CallRecorder.Call(time: $0.time - observed.began, text: $0.text)
      }
    }
    let account = PlayAccount(
      trace: take.everything, calls: calls ?? [], actors: observed?.recorder.actors ?? [],
      textures: take.textures)
    return (reel(of: take, on: stage, slug, settings), account)
  }

  private func reel(
    of take: Take, on stage: Stage, _ title: String, _ settings: RenderSettings
  ) -> any Reel {
    TakeReel(
      take: take, title: title, hasChosenTimes: settings.times != nil,
      chrome: settings.chrome
    ) { stage.notes }
  }

  func production(_ slug: String) throws -> SessionSource {
    let flow = try flow(slug)
    var production = SessionSource(name: slug, title: slug) { stage in
      let root = flow.open(on: stage)
      return flow.actions.map { action in { action(root, true) } }
    }
    // `rehearse new` lays a package out like this.
    let module = String(reflecting: type(of: flow.makeRoot())).prefix { $0 != "." }
    production.flow = SessionSource.FlowWords(
      imports: ["\(module)Flows"], words: "flows.first { $0.name == \"\(slug)\" }")
    return production
  }

  /// There, and back where there is a way back.
  /// - Parameter atStart: Is handed the stage when all is ready and nothing has begun.
  private func play(
    _ slug: String, _ settings: RenderSettings, atStart: (Stage) -> Void = { _ in }
  ) throws -> (take: Take, stage: Stage) {
    let flow = try flow(slug)
    guard !settings.cancelled else {
      throw UsageError("a flow does not say which finger gives it up · --script does")
    }
    let stage = Stage(
      device: Device.all.first { $0.name == settings.device } ?? .iPhone16, scale: settings.scale,
      appearance: settings.dark ? .dark : .light,
      layoutDirection: settings.rightToLeft ? .rightToLeft : .leftToRight)
    let root = flow.open(on: stage)
    atStart(stage)
    let rate = settings.framesPerSecond
    if let script = settings.script {
      do {
        let take = try stage.take(
          playing: script, at: settings.times, framesPerSecond: rate, acts: ["act"]
        ) { flow.act($0, $1, on: root) }
        return (take, stage)
      } catch {
        throw UsageError("the script does not go on · \(error)")
      }
    }
    stage.play(flow.actions.map { action in { action(root, true) } })
    return (
      settings.times.map { stage.take(at: $0, framesPerSecond: rate) }
        ?? stage.take(framesPerSecond: rate), stage
    )
  }
}
