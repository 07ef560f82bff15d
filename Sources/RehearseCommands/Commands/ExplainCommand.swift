import Foundation
import Live
import Rehearsal
import Serving

/// `rehearse explain`: an instant of a transition, in words.
struct ExplainCommand: Command {
  private let studio: any Studio
  private let film: Positional<String>
  private let play: PlayOptions
  private let script = Option<String?>(
    optional: "script", .path.called("FILE"),
    help: "Fingers to play instead of the transition's first act.")

  init(studio: any Studio) {
    self.studio = studio
    film = PlayOptions.film(studio)
    play = PlayOptions(studio: studio)
  }

  var signature: Signature {
    Signature(
      name: "explain", summary: "What is on the screen at an instant, in words",
      discussion: "Starts a transition, or plays a script, and tells an instant of it: which "
        + "transitions are under way, who was called until then, which layers move and where they "
        + "are, and the views on the screen.",
      positionals: [film.shape],
      options: [play.times.shape, script.shape, play.device.shape, play.dark.shape],
      examples: [
        Example("rehearse explain hero-push --at 0.3", "The middle of a push."),
        Example("rehearse explain hero-push --at 0,0.2,0.8", "Three instants of it."),
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let slug = try arguments[film]
    let fingers = try arguments[script].map(RenderCommand.readScript)
    let name = try arguments[play.device]
    guard let device = Device.all.first(where: { $0.name == name }) else {
      throw UsageError("this studio's devices cannot be looked at")
    }
    var conditions = Conditions(device: device, scale: 1)
    conditions.appearance = try arguments[play.dark] ? .dark : .light
    let session = LiveSession(try studio.production(slug), conditions)
    if let fingers {
      do { try session.play(fingers) } catch {
        throw UsageError("the script does not go on · \(error)")
      }
    } else {
      session.startNextAct()
    }
    for time in try arguments[play.times] ?? [0.25] {
      session.seek(time)
      console.out(Explanation(session).text)
    }
    return .well
  }
}

extension LiveSession {
  /// Plays a script whose acts are numbered.
  @discardableResult
  func play(_ script: RehearsalScript) throws(ScriptPlayError) -> Double {
    try play(script) { _, _ in nil }
  }
}
