import Foundation
import Geometry
import Raster
import Rehearsal
import TransitionGallery
import UIKit

/// How long a frame of each film takes, against copying a frame in memory: the whole gallery at 1x,
/// and what stands for the rest at 2x and 3x too.
@MainActor
enum FilmBenchmark {
  /// A screen that slides, one that turns in space, one that is blurred, parts that fly.
  private static let representatives: Set = ["bounce-present", "cube", "frosted", "hero-push"]

  static func run(into report: inout BenchReport) {
    for item in Catalogue.items {
      measure(item, scale: 1, into: &report)
      guard representatives.contains(item.slug) else { continue }
      for scale in [2.0, 3] { measure(item, scale: scale, into: &report) }
    }
  }

  private static func measure(_ item: GalleryItem, scale: Double, into report: inout BenchReport) {
    let take = take(of: item, scale: scale)
    let copy = copyTime(take.pixelSize)
    let draw = drawTime(take)
    let name = "\(item.slug)@\(Int(scale))x"
    report.add(
      Measurement(
        name: name, value: draw, unit: "ms/frame", against: "memcpy of a frame",
        againstValue: copy))
    guard representatives.contains(item.slug) else { return }
    report.add(
      Measurement(
        name: "\(item.slug)-kept@\(Int(scale))x", value: keptTime(take), unit: "ms/frame",
        against: "each frame drawn whole", againstValue: draw))
    if scale == 2 { measureFile(name, take, into: &report) }
  }

  /// Drawn and compressed, as `render` writes it, on all processors.
  private static func measureFile(_ name: String, _ take: Take, into report: inout BenchReport) {
    let film = take.film()
    let whole = Timer.milliseconds(atLeast: 3) { _ = try? film.encoded(as: .webp) }
    report.add(
      Measurement(
        name: "\(name)-webp", value: whole / Double(take.frames.count), unit: "ms/frame",
        against: "100 frames a second", againstValue: 10, goal: 1))
  }

  private static func take(of item: GalleryItem, scale: Double) -> Take {
    let stage = Stage(scale: scale)
    let root = item.makeRoot()
    stage.perform { stage.window.rootViewController = root }
    stage.perform { item.prepare(root) }
    stage.settle()
    stage.play(item.acts.map { act in { act.perform(root) } }, pause: GalleryItem.pause)
    return stage.take()
  }

  /// The same on a canvas, which draws only what changed from frame to frame.
  private static func keptTime(_ take: Take) -> Double {
    let renderer = Renderer(scale: take.scale)
    let whole = Timer.milliseconds(atLeast: 1) {
      var canvas = Canvas(
        width: take.pixelSize.width, height: take.pixelSize.height, renderer: renderer,
        background: RGBA(red: 0, green: 0, blue: 0))
      for frame in take.frames { canvas.show(frame.node) }
    }
    return whole / Double(take.frames.count)
  }

  /// All frames of the take, one after the other, into the same bitmap; a frame's share.
  private static func drawTime(_ take: Take) -> Double {
    let renderer = Renderer(scale: take.scale)
    var bitmap = Bitmap(width: take.pixelSize.width, height: take.pixelSize.height)
    let whole = Timer.milliseconds(atLeast: 1) {
      for frame in take.frames {
        renderer.draw(
          frame.node, into: &bitmap, background: RGBA(red: 0, green: 0, blue: 0))
      }
    }
    return whole / Double(take.frames.count)
  }

  private static func copyTime(_ size: (width: Int, height: Int)) -> Double {
    let bytes = 4 * size.width * size.height
    let source = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    let target = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    defer {
      source.deallocate()
      target.deallocate()
    }
    memset(source, 1, bytes)
    return Timer.milliseconds(atLeast: 25) { memcpy(target, source, bytes) }
  }
}
