import Foundation
import Rehearsal
import TransitionTesting
import UIKit

/// A studio with one thing to play: what was chosen among the things that files start.
struct FoundStudio: Studio {
  let start: FoundStart
  let root: FoundRoot

  var items: [StudioItem] {
    var item = StudioItem(
      slug: start.slug, title: start.name, summary: start.summary, origin: root.root.name,
      kind: start.kind, duration: 0)
    item.files = start.files
    return [item]
  }

  var devices: [String] { Device.all.map(\.name) }

  func render(_ slug: String, _ settings: RenderSettings) throws -> any Reel {
    let (take, stage) = try play(settings)
    return reel(of: take, on: stage, settings)
  }

  func trace(_ slug: String, _ settings: RenderSettings) throws -> Trace {
    try play(settings).take.everything
  }

  func account(_ slug: String, _ settings: RenderSettings) throws -> PlayAccount {
    try performance(slug, settings).account
  }

  func performance(_ slug: String, _ settings: RenderSettings) throws -> (
    reel: any Reel, account: PlayAccount
  ) {
    var observed: (recorder: CallRecorder, began: Double)?
    let (take, stage) = try play(settings) { stage in observed = (CallRecorder(stage), stage.now) }
    let calls = observed.map { observed in
      observed.recorder.calls.map {
        CallRecorder.Call(time: $0.time - observed.began, text: $0.text)
      }
    }
    let account = PlayAccount(
      trace: take.everything, calls: calls ?? [], actors: observed?.recorder.actors ?? [],
      textures: take.textures)
    return (reel(of: take, on: stage, settings), account)
  }

  private func reel(of take: Take, on stage: Stage, _ settings: RenderSettings) -> any Reel {
    TakeReel(
      take: take, title: start.name, hasChosenTimes: settings.times != nil,
      chrome: settings.chrome
    ) {
      stage.unsupported.map { "not supported: \($0)" } + stage.violations.inBrief
    }
  }

  func flow(_ slug: String) throws -> ScreenFlow {
    let (start, root) = (start, root)
    guard let last = start.path.steps.last else {
      throw UsageError(
        "what begins by itself cannot be begun in every outcome · present it from a button or a "
          + "method to have it checked")
    }
    var wayBack: ScreenFlow.Action?
    // A finger that drags back is tried as such; what else is tried goes back without one.
    let back = start.back.map { $0.isDrag ? Touchable.call(ExplorationRoot.back) : $0 }
    if let back { wayBack = { top, _ in root.root.begin(back, in: top) } }
    var flow = ScreenFlow(
      start.slug, makeRoot: root.make,
      prepare: { top in root.root.beginAll(start.path.steps.dropLast(), in: top) },
      start: { top, _ in root.root.begin(last, in: top) },
      reverse: wayBack)
    flow.heedsAnimated = []
    flow.isInteractive = start.isInteractive ? nil : false
    flow.areDragged = last.isDrag ? [.forward] : []
    flow.swipe = start.swipe?.swipe
    if root.isApplication { flow.open = { root.root.open($0) } }
    flow.attempts = CheckNotes.ofProcess?.attempts
    flow.obstacle = { top, direction in
      let step = direction == .forward ? last : back
      guard let step, !root.root.canBegin(step, in: top) else { return nil }
      return "'\(step.description)' is out of reach there"
    }
    return flow
  }

  func production(_ slug: String) throws -> SessionSource {
    let (start, root) = (start, root.root)
    return SessionSource(name: slug, title: start.name) { stage in
      if start.path.steps.isEmpty {
        stage.perform { root.open(stage) }
      } else {
        try? root.prepare(start.path.steps.dropLast(), on: stage)
      }
      return [start.path.steps.last, start.back].compactMap(\.self).map { step in
        act(step, of: root, on: stage)
      }
    }
  }

  private func act(
    _ step: Touchable, of root: ExplorationRoot, on stage: Stage
  ) -> @MainActor () -> Void {
    {
      if let top = stage.window.rootViewController { root.begin(step, in: top) }
    }
  }

  /// - Parameter atStart: Is handed the stage when all is ready and nothing has begun.
  private func play(
    _ settings: RenderSettings, atStart: (Stage) -> Void = { _ in }
  ) throws -> (take: Take, stage: Stage) {
    guard let device = Device.all.first(where: { $0.name == settings.device }) else {
      throw UsageError.unknown("device", settings.device, among: devices)
    }
    let stage = Stage(
      device: device, scale: settings.scale, appearance: settings.dark ? .dark : .light,
      layoutDirection: settings.rightToLeft ? .rightToLeft : .leftToRight)
    let rate = settings.framesPerSecond
    do {
      if let script = settings.script {
        try root.root.prepare(start.path.steps.dropLast(), on: stage)
        atStart(stage)
        return (
          try stage.take(
            playing: script, at: settings.times, framesPerSecond: rate,
            act: root.root.act(on: stage)),
          stage
        )
      }
      let take = try root.root.film(
        start.path.steps, back: start.back, on: stage, at: settings.times, framesPerSecond: rate
      ) { atStart(stage) }
      return (take, stage)
    } catch {
      throw UsageError("the script does not go on · \(error)")
    }
  }
}
