import Foundation
import Rehearsal
import UIKit

/// `rehearse play`: a window, or a browser, in which a transition runs, and the mouse is a finger.
struct PlayCommand: Command {
  private let studio: any Studio
  private let names: Positional<[String]>
  private let play: PlayOptions
  private let scale = Option<Double?>(
    optional: "scale", .between(0.01, and: 8), shown: "2, or what fits",
    help: "Pixels in a point, up to 8.")
  private let folder = Option(
    "folder", .path.called("DIR"), default: ".", shown: "the current folder",
    help: "Where pictures and scripts are saved.")
  private let plain = Option(
    flag: "plain", help: "Begin with nothing over the frame, of the device neither.")
  private let start = Option(flag: "start", help: "Begin with the first act, not at rest.")
  private let script = Option(
    optional: "script", .path.called("FILE"),
    help: "Begin with what a script says, in the language of rehearsal scripts.")
  private let browser = BrowserOptions()
  private let app = Option(
    flag: "app", help: "The example application, in the place of one transition.")

  init(studio: any Studio) {
    self.studio = studio
    play = PlayOptions(studio: studio)
    names = Positional(
      repeated: PlayOptions.transition(studio),
      help: "The transition to play; 'rehearse list' names them all.")
  }

  var signature: Signature {
    Signature(
      name: "play", summary: "A window in which the mouse is a finger",
      discussion: "Opens a window with a transition in it, in real time. Prints the files that "
        + "were saved, and how long the frames took when it closes. Needs SDL2 and a display; with "
        + "--browser neither: then it prints an address of this machine.",
      positionals: [names.shape],
      options: [
        app.shape, play.device.shape, scale.shape, play.dark.shape, folder.shape, plain.shape,
        start.shape, script.shape,
      ] + browser.shapes,
      examples: [
        Example("rehearse play bounce-present", "Return starts it; h shows the keys."),
        Example(
          "rehearse play bounce-present --browser --open", "The same in a browser, with a timeline."
        ),
        Example(
          "rehearse play swipe-dismiss --script frozen.txt", "What 'rehearse hunt' has found."),
        Example("rehearse play --app", "A whole application: Examples/GalleryApp."),
      ],
      notes: [
        Note(
          "Keys",
          WindowCommand.keyTable.map { "\($0.key): \($0.what)" }.joined(separator: "; ") + ".")
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let place = try browser.place(arguments)
    let production = try production(try arguments[names], isApp: try arguments[app])
    let folder = URL(
      fileURLWithPath: try arguments[folder], isDirectory: true)
    guard let device = Device.all.first(where: { $0.name == (try? arguments[play.device]) }) else {
      throw UsageError("this studio's devices cannot be shown in a window")
    }
    let asked = try arguments[scale]
    var conditions = Conditions(device: device, scale: asked ?? 2)
    conditions.appearance = try arguments[play.dark] ? .dark : .light
    let session = LiveSession(production, conditions)
    if let file = try arguments[script] {
      let script = try RenderCommand.readScript(file)
      do { _ = try session.play(script) { _, _ in nil } } catch {
        throw UsageError("the script does not go on · \(error)")
      }
    }
    if let place {
      if try arguments[start] { session.startNextAct() }
      let program = try BrowserProgram(session, at: place, folder: folder, console: console)
      program.house.chrome = try arguments[plain] ? [] : .system
      program.run()
      return .well
    }
    let program = try WindowProgram(
      session, overlays: try arguments[plain] ? .none : Overlays(), folder: folder,
      console: console, threads: ProcessInfo.processInfo.activeProcessorCount)
    if asked == nil { fit(session, into: program.window.room) }
    if try arguments[start] { session.startNextAct() }
    program.run()
    console.err("rehearse play: \(program.times.summary)\n")
    return .well
  }

  /// A scale at which the whole screen is seen.
  private func fit(_ session: LiveSession, into room: (width: Int, height: Int)?) {
    guard let room, session.pixelSize.height > room.height else { return }
    session.change { $0.scale = 1 }
  }

  private func production(_ names: [String], isApp: Bool) throws -> SessionSource {
    if isApp, names.isEmpty { return .galleryApp }
    guard names.count == 1, !isApp else {
      throw UsageError("name one transition to play, or say --app")
    }
    return try studio.production(names[0])
  }
}
