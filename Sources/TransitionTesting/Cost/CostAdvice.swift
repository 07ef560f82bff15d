import Rehearsal

/// Something that costs, the layer that it stands on, and a line that mends it.
public struct CostAdvice: Hashable, Sendable {
  /// What it is, in a few words.
  public let what: String
  /// From the window down: `window/container/CardViewController`.
  public let layer: String
  /// In how many frames.
  public let frames: Int
  /// The most of a screen that it takes in one of them; nil for what is not about area.
  public let screens: Double?
  /// A line that mends it, or the nearest thing to one.
  public let remedy: String

  /// Everything that can be said of some frames.
  static func all(in frames: [FrameCost]) -> [CostAdvice] {
    passes(frames) + blends(frames) + pictures(frames) + texts(frames) + layouts(frames)
  }

  private static func passes(_ frames: [FrameCost]) -> [CostAdvice] {
    count(frames) { Set($0.offscreen) }.map { pass, times in
      CostAdvice(
        what: pass.cause.words, layer: pass.layer, frames: times, screens: nil,
        remedy: pass.cause.remedy)
    }
  }

  /// What lets something through over a quarter of the screen or more.
  private static func blends(_ frames: [FrameCost]) -> [CostAdvice] {
    let large = frames.map { $0.blended.filter { $0.cause == .look && $0.screens >= 0.25 } }
    let most = large.joined().reduce(into: [String: Double]()) {
      $0[$1.layer] = max($0[$1.layer] ?? 0, $1.screens)
    }
    let times = large.joined().reduce(into: [String: Int]()) { $0[$1.layer, default: 0] += 1 }
    return most.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { layer, screens in
      CostAdvice(
        what: "not opaque, over much of the screen", layer: layer, frames: times[layer] ?? 0,
        screens: screens,
        remedy: "view.isOpaque = true and a backgroundColor with alpha 1, where it covers all")
    }
  }

  private static func pictures(_ frames: [FrameCost]) -> [CostAdvice] {
    let resting = [frames.first, frames.last].compactMap { $0 }
    let scaled = count(frames) { Set($0.scaled) }.map { layer, times in
      CostAdvice(
        what: "a picture that is not as large as it is shown", layer: layer, frames: times,
        screens: nil, remedy: "imageView.image = image.preparingThumbnail(of: its size in pixels)")
    }
    // What moves lies between pixels, and nobody sees it.
    let misaligned = count(resting) { Set($0.misaligned) }.map { layer, _ in
      CostAdvice(
        what: "a picture between pixels, at rest", layer: layer, frames: 1, screens: nil,
        remedy: "view.frame.origin to whole pixels: (x * scale).rounded() / scale")
    }
    return scaled + misaligned
  }

  private static func texts(_ frames: [FrameCost]) -> [CostAdvice] {
    count(frames) { Set($0.texts) }.filter { $0.1 > 2 }.map { layer, times in
      CostAdvice(
        what: "a text that is drawn again and again", layer: layer, frames: times, screens: nil,
        remedy: "view.transform instead of a change of bounds, as long as it moves")
    }
  }

  private static func layouts(_ frames: [FrameCost]) -> [CostAdvice] {
    count(frames) { Set($0.layouts.filter { $0.times > 1 }.map(\.layer)) }.filter { $0.1 > 2 }
      .map { layer, times in
        CostAdvice(
          what: "laid out more than once a frame", layer: layer, frames: times, screens: nil,
          remedy: "call layoutIfNeeded() once in the animations, and not per view")
      }
  }

  /// In how many frames each thing is, the most frequent first.
  private static func count<Thing: Hashable>(
    _ frames: [FrameCost], _ things: (FrameCost) -> Set<Thing>
  ) -> [(Thing, Int)] {
    var times: [Thing: Int] = [:]
    for frame in frames { for thing in things(frame) { times[thing, default: 0] += 1 } }
    return times.sorted { ($1.value, "\($0.key)") < ($0.value, "\($1.key)") }
      .map { ($0.key, $0.value) }
  }
}
