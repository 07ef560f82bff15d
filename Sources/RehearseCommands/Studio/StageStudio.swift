import Rehearsal
import TransitionTesting
import TransitionGallery
import UIKit

/// A studio with a repertoire, the gallery's unless told, on real stages.
package struct StageStudio: Studio {
  private let repertoire: [GalleryItem]

  package init(_ repertoire: [GalleryItem] = Catalogue.all) {
    self.repertoire = repertoire
  }

  package var items: [StudioItem] {
    let chapters = Catalogue.chapters.flatMap { chapter in
      chapter.items.map { ($0.slug, chapter.title) }
    }
    let chapterOf = Dictionary(chapters) { first, _ in first }
    return repertoire.map { entry in
      var item = StudioItem(
        slug: entry.slug, title: entry.title, summary: entry.summary, origin: entry.origin,
        kind: entry.kind.rawValue, duration: entry.duration)
      item.parameters = entry.parameters.map { .init(name: $0.name, value: $0.value) }
      item.chapter = chapterOf[entry.slug] ?? ""
      item.mended = entry.mended
      item.reducedMotion = entry.reducedMotion
      item.canBeGivenUp = entry.cancelScript != nil
      return item
    }
  }

  package var devices: [String] { Device.all.map(\.name) }

  package func render(_ slug: String, _ settings: RenderSettings) throws -> any Reel {
    let (take, stage) = try play(slug, settings)
    return reel(of: take, on: stage, title: try item(slug).title, settings)
  }

  package func length(of slug: String) throws -> Double {
    try FilmLengths.known[slug] ?? playedLength(of: slug)
  }

  package func trace(_ slug: String, _ settings: RenderSettings) throws -> Trace {
    try play(slug, settings).take.everything
  }

  package func account(_ slug: String, _ settings: RenderSettings) throws -> PlayAccount {
    try performance(slug, settings).account
  }

  package func performance(_ slug: String, _ settings: RenderSettings) throws -> (
    reel: any Reel, account: PlayAccount
  ) {
    var observed: (recorder: CallRecorder, began: Double)?
    let (take, stage) = try play(slug, settings) { stage in
      observed = (CallRecorder(stage), stage.now)
    }
    let reel = reel(of: take, on: stage, title: try item(slug).title, settings)
    guard let (recorder, began) = observed else {
      return (reel, PlayAccount(trace: take.everything, textures: take.textures))
    }
    let account = PlayAccount(
      trace: take.everything,
      calls: recorder.calls.map { .init(time: $0.time - began, text: $0.text) },
      actors: recorder.actors, textures: take.textures)
    return (reel, account)
  }

  private func reel(
    of take: Take, on stage: Stage, title: String, _ settings: RenderSettings
  ) -> any Reel {
    TakeReel(
      take: take, title: title, hasChosenTimes: settings.times != nil,
      chrome: settings.chrome
    ) { stage.notes }
  }

  package func flow(_ slug: String) throws -> ScreenFlow { try item(slug).flow }

  package func production(_ slug: String) throws -> SessionSource { try item(slug).production }

  /// Plays one item on a fresh stage.
  /// - Parameter atStart: Is handed the stage when all is ready and nothing has begun.
  func play(
    _ slug: String, _ settings: RenderSettings, atStart: (Stage) -> Void = { _ in }
  ) throws -> (take: Take, stage: Stage) {
    let item = try item(slug)
    guard let device = Device.all.first(where: { $0.name == settings.device }) else {
      throw UsageError.unknown("device", settings.device, among: devices)
    }
    let stage = Stage(
      device: device, scale: settings.scale, appearance: settings.dark ? .dark : .light,
      layoutDirection: settings.rightToLeft ? .rightToLeft : .leftToRight)
    let root = item.open(on: stage)
    atStart(stage)
    let own = try settings.script == nil ? item.rehearsal(cancelled: settings.cancelled) : nil
    if let script = settings.script ?? own {
      return (try film(script, of: item, root, on: stage, settings), stage)
    }
    stage.play(item.acts.map { act in { act.perform(root) } }, pause: GalleryItem.pause)
    guard let times = settings.times else {
      return (stage.take(framesPerSecond: settings.framesPerSecond), stage)
    }
    return (stage.take(at: times, framesPerSecond: settings.framesPerSecond), stage)
  }

  private func film(
    _ script: RehearsalScript, of item: GalleryItem, _ root: UIViewController, on stage: Stage,
    _ settings: RenderSettings
  ) throws -> Take {
    do {
      return try stage.take(
        playing: script, at: settings.times, framesPerSecond: settings.framesPerSecond,
        acts: item.acts.map(\.name).filter { !$0.isEmpty } + ["act"]
      ) { verb, name in
        guard let act = item.act(called: verb, name) else { return false }
        act.perform(root)
        return true
      }
    } catch {
      throw UsageError("the script does not go on · \(error)")
    }
  }

  private func item(_ slug: String) throws -> GalleryItem {
    guard let item = repertoire.first(where: { $0.slug == slug }) else {
      throw UsageError.unknown("transition", slug, among: items.map(\.slug))
    }
    return item
  }
}

extension GalleryItem {
  /// The script that shows it off, read; nil where its acts do.
  /// - Throws: `UsageError`, for a script that is none, and where nobody can give up.
  func rehearsal(cancelled: Bool) throws -> RehearsalScript? {
    if cancelled, cancelScript == nil {
      throw UsageError("no finger drives the transition '\(slug)': nothing can be given up")
    }
    guard let text = cancelled ? cancelScript : script else { return nil }
    do {
      return try RehearsalScript(parsing: text)
    } catch {
      throw UsageError("\(slug), \(error)")
    }
  }
}
