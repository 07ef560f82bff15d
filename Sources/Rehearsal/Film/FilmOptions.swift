import Foundation

/// How a film is written. The defaults suit a film of a transition on a web page.
public struct FilmOptions: Sendable {
  /// How often animations are shown; 0 for ever. MP4 leaves it to the player.
  public var plays = 0
  /// Seconds for which the first picture stands before anything moves; ≥ 0.
  public var startHold = 0.0
  /// Seconds added to the last picture, for films that loop; ≥ 0.
  public var endHold = 0.0
  /// 0...1, clamped; for WebP unless `isLossless`, and for MP4.
  public var quality = 0.85
  /// Whether WebP keeps every pixel exactly.
  public var isLossless = false
  /// How hard WebP looks for a shorter file: 0...6, clamped. From 3 on, lossy frames are looked through before
  /// they are compressed: films take longer to write, and are shorter.
  public var effort = 2
  /// Whether GIF mixes colours that its palette lacks.
  public var dithers = true
  /// Frames encoded at once; ≥ 1. The bytes of the file do not depend on it.
  public var threads = ProcessInfo.processInfo.activeProcessorCount
  /// Told how many pictures have been drawn, on the caller's thread, for people who wait.
  public var progress: (@Sendable (Int) -> Void)?
  /// How strips look.
  public var strip = StripOptions()

  /// The defaults.
  public init() {}
}

/// How a strip of frames looks.
public struct StripOptions: Sendable {
  /// What frames lie on.
  public enum Backdrop: Sendable {
    /// A light or a dark grey.
    case light, dark
  }

  /// How many frames to show, spread evenly from the first to the last; ≥ 1. A shorter film
  /// shows all of its frames.
  public var frameCount = 8
  /// Frames in a row before the next row begins; ≥ 1.
  public var columns = 8
  /// What lies between and around the frames.
  public var backdrop = Backdrop.light

  /// The defaults.
  public init() {}
}
