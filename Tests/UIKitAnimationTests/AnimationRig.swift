import Foundation
import QuartzCore
import Rehearsal
import UIKit

/// A stage with one view to move, and a log of who called back when.
@MainActor
final class AnimationRig {
  let stage: Stage
  let view = UIView(frame: CGRect(x: -20, y: 180, width: 40, height: 40))
  private(set) var calls: [String] = []

  /// The view's centre stands at (0, 200) at first.
  init(refreshRate: Double = 60) {
    stage = Stage(refreshRate: refreshRate)
    stage.perform { stage.window.addSubview(view) }
  }

  /// What shows of the centre's x now.
  var x: Double { shown.position.x }
  var opacity: Double { Double(shown.opacity) }
  /// The model's x.
  var modelX: Double { view.center.x }

  var shown: LayerProperties {
    view.layer.shownProperties(atLocalTime: view.layer.localTime(atMediaTime: stage.now))
  }

  /// What will show of the centre's x at an instant, as far as is known now.
  func x(at instant: Double) -> Double {
    view.layer.shownProperties(
      atLocalTime: view.layer.localTime(atMediaTime: instant)
    ).position.x
  }

  func move(to x: Double) { view.center.x = x }

  /// Notes a call with the frame in which it came.
  func note(_ call: String) {
    let frame = (stage.now * stage.refreshRate).rounded()
    calls.append("\(Int(frame)) \(call)")
  }

  /// Runs frame after frame and says what shows at each, the present one first.
  func film(_ frames: Int) -> [Double] {
    let start = (stage.now * stage.refreshRate).rounded()
    return (0...frames).map { frame in
      stage.advance(to: (start + Double(frame)) / stage.refreshRate)
      return x
    }
  }
}

/// Numbers between 0 and 1 from a printed seed.
struct SeededNumbers {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(1 << 53)
  }
}

/// The reference tables of the timing tests.
enum AnimationReference {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("TimingTests/Reference")

  /// Samples of a named curve: value by time.
  static func curve(_ name: String) throws -> [(t: Double, value: Double)] {
    let data = try Data(contentsOf: folder.appendingPathComponent("cubic_bezier.json"))
    let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let curve = (json?["curves"] as? [String: Any])?[name] as? [String: Any]
    let samples = curve?["coarse"] as? [String: String] ?? [:]
    return samples.map { (Double($0.key)!, Double($0.value)!) }
  }

  static func table(_ name: String) throws -> [[String: String]] {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    let lines = text.split(separator: "\n").map { $0.components(separatedBy: "\t") }
    return lines.dropFirst().map {
      Dictionary(zip(lines[0], $0), uniquingKeysWith: { first, _ in first })
    }
  }
}
