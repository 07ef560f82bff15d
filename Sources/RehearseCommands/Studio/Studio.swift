import Rehearsal
import TransitionTesting
import Foundation

/// Where films are made: all that the commands need of the rest of the package.
///
/// Slugs come from `items`, device names from `devices`; an implementation need not expect others.
@MainActor
package protocol Studio {
  /// Everything that can be played, in the order in which it is shown. Slugs are unique and made
  /// of `a…z`, `0…9` and `-`.
  var items: [StudioItem] { get }
  /// The names of the screens to play on, the default first. Never empty.
  var devices: [String] { get }
  /// Makes a film. Frames may be painted when they are asked for.
  func render(_ slug: String, _ settings: RenderSettings) throws -> any Reel
  /// Samples every layer at the instants that `render` would paint; `scale` and `dark` are without
  /// effect on positions in points.
  func trace(_ slug: String, _ settings: RenderSettings) throws -> Trace
  /// All that can be told of one performance beside its pictures.
  func account(_ slug: String, _ settings: RenderSettings) throws -> PlayAccount
  /// Film and account of one and the same performance.
  func performance(_ slug: String, _ settings: RenderSettings) throws -> (
    reel: any Reel, account: PlayAccount
  )
  /// Seconds of the film that `render` makes, to three decimals.
  func length(of slug: String) throws -> Double
  /// What a transition is tested by.
  func flow(_ slug: String) throws -> ScreenFlow
  /// What is played in a window.
  func production(_ slug: String) throws -> SessionSource
}

extension Studio {
  package func performance(_ slug: String, _ settings: RenderSettings) throws -> (
    reel: any Reel, account: PlayAccount
  ) { (try render(slug, settings), try account(slug, settings)) }

  /// Seconds of the film that `render` makes, played without being painted.
  package func length(of slug: String) throws -> Double { try playedLength(of: slug) }

  /// The same, whatever is known of it.
  package func playedLength(of slug: String) throws -> Double {
    let times = try render(slug, RenderSettings(device: devices[0], scale: 1)).times
    return ((times.last ?? 0) * 1000).rounded() / 1000
  }

  package func production(_ slug: String) throws -> SessionSource {
    throw UsageError("the transition '\(slug)' cannot be played in a window")
  }

  package func flow(_ slug: String) throws -> ScreenFlow {
    throw UsageError("the transition '\(slug)' cannot be checked")
  }
}

/// A transition in the catalogue.
package struct StudioItem: Equatable, Sendable {
  /// Its stable name, which is also a folder's: `bounce-present`.
  package let slug: String
  package let title: String
  /// What one sees, in a sentence.
  package let summary: String
  /// Where it comes from: an article, UIKit itself.
  package let origin: String
  /// Which part of the catalogue it belongs to; empty where there are none.
  package var chapter = ""
  /// How it is driven: "present", "dismiss", "push".
  package let kind: String
  /// Seconds from the call to rest.
  package var duration: Double
  /// Its numbers by name: `damping`, `0.6`.
  package var parameters: [Parameter] = []
  /// What was mended of what it follows, a sentence each.
  package var mended: [String] = []
  /// What it does where people want less motion; empty where nobody has said.
  package var reducedMotion = ""
  /// The files that it is written in, where they are somebody's own; empty for the gallery's.
  package var files: [String] = []
  /// Whether there is a rehearsal in which the finger gives up.
  package var canBeGivenUp = false

  package struct Parameter: Equatable, Sendable {
    package let name: String
    package let value: String
  }

  package init(
    slug: String, title: String, summary: String, origin: String, kind: String, duration: Double
  ) {
    self.slug = slug
    self.title = title
    self.summary = summary
    self.origin = origin
    self.kind = kind
    self.duration = duration
  }
}

/// What a performance was like, beside its pictures.
package struct PlayAccount {
  /// Every layer at the instants that `render` would paint.
  package var trace: Trace
  /// Who was called, at seconds from the film's start.
  package var calls: [CallRecorder.Call] = []
  /// The types of the animators and interactors, in the order in which they set to work.
  package var actors: [String] = []
  /// What each layer shows of its own, drawn when it is asked for.
  package var textures: () -> [LayerTexture]

  package init(
    trace: Trace, calls: [CallRecorder.Call] = [], actors: [String] = [],
    textures: @escaping () -> [LayerTexture] = { [] }
  ) {
    self.trace = trace
    self.calls = calls
    self.actors = actors
    self.textures = textures
  }
}

/// How a film is to be made.
package struct RenderSettings: Equatable, Sendable {
  package var device: String
  /// Pixels in a point; above 0.
  package var scale: Double
  /// 1 or more.
  package var framesPerSecond: Int
  /// The instants to paint, in seconds from the call, rising; nil for every frame to the end.
  package var times: [Double]?
  /// Whether the screen is dark.
  package var dark: Bool
  /// Whether people read from right to left.
  package var rightToLeft = false
  /// What fingers do in the place of the transition's own acts.
  package var script: RehearsalScript?
  /// Whether the finger gives up, where the transition has a rehearsal of that.
  package var cancelled: Bool
  /// What of the device is drawn over and around the application.
  package var chrome = DeviceChrome.system

  package init(
    device: String, scale: Double = 2, framesPerSecond: Int = 60, times: [Double]? = nil,
    dark: Bool = false, script: RehearsalScript? = nil, cancelled: Bool = false
  ) {
    self.device = device
    self.scale = scale
    self.framesPerSecond = framesPerSecond
    self.times = times
    self.dark = dark
    self.script = script
    self.cancelled = cancelled
  }
}

/// A film that can be looked at frame by frame.
@MainActor
package protocol Reel {
  /// The instant of every frame, in seconds, rising. Never empty.
  var times: [Double] { get }
  /// The size of a frame in points.
  var size: (width: Double, height: Double) { get }
  /// What went wrong on the stage, a line each: things that are not supported, breaches of UIKit's
  /// contract.
  var notes: [String] { get }
  /// Every frame as a WebP file, handed over in order as they are done. Frames that look like the
  /// one before are the same file.
  /// - Parameter quality: 0 to 100 of WebP's lossy scale; nil for lossless.
  func encodeFrames(quality: Double?, _ take: @MainActor (Int, [UInt8]) throws -> Void) throws
  /// Writes the film in the format that the extension names (one of `FilmFormat`), replacing a
  /// file that is there. The file appears whole or not at all.
  /// - Parameter progress: Is told how many frames are done.
  func write(to url: URL, progress: @MainActor (Int) -> Void) throws
}

extension Reel {
  package var notes: [String] { [] }
}
