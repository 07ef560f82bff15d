import Foundation
import Geometry
import QuartzCore
import Raster
import Timing

/// What a running animation costs, against the bare curve that it follows in the same run; and
/// what a tree of ten thousand layers costs a frame when nothing in it moves.
enum AnimationBenchmark {
  /// Adds nanoseconds a property and frame at 10, 1,000 and 100,000 running animations, of a
  /// spring and of an eased basic animation, and of the still tree.
  static func run(into report: inout BenchReport) {
    let spring = SpringMotion()
    let curve = UnitBezier.easeInEaseOut
    let kinds: [(name: String, bare: Double, make: () -> CABasicAnimation)] = [
      ("spring", bare { spring.value(at: $0) }, makeSpring),
      ("curve", bare { curve.value(at: $0) }, makeEased),
    ]
    for kind in kinds {
      for count in [10, 1_000, 100_000] {
        report.add(
          Measurement(
            name: "\(kind.name)-animation@\(count)", value: propertyCost(of: count, kind.make),
            unit: "ns", against: "bare \(kind.name)", againstValue: kind.bare))
      }
    }
    report.add(
      Measurement(
        name: "still-tree@10000", value: stillCost(), unit: "ns", against: "bare curve",
        againstValue: kinds[1].bare))
  }

  private static func makeSpring() -> CABasicAnimation {
    let animation = CASpringAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.isAdditive) = (-100.0, 0.0, true)
    return animation
  }

  private static func makeEased() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (0.0, 1.0)
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return animation
  }

  /// Nanoseconds to evaluate a curve once, at instants all over it.
  private static func bare(_ value: (Double) -> Double) -> Double {
    var sum = 0.0
    let span = Timer.milliseconds {
      for step in 0..<10_000 { sum += value(Double(step % 997) / 997) }
    }
    precondition(sum.isFinite, "the sum keeps the work from being left out")
    return span * 1e6 / 10_000
  }

  /// A shown tree of so many layers, each with one animation that runs.
  private static func tree(
    _ count: Int, _ make: () -> CABasicAnimation
  ) -> (server: RenderServer, root: CALayer, layers: [CALayer]) {
    let server = RenderServer()
    RenderServer.current = server
    let root = CALayer()
    let layers = (0..<count).map { _ in CALayer() }
    for layer in layers {
      root.addSublayer(layer)
      let animation = make()
      animation.duration = 1
      animation.repeatCount = .infinity
      layer.add(animation, forKey: nil)
    }
    server.show(root)
    server.endTurn()
    return (server, root, layers)
  }

  /// Nanoseconds a layer for the events of a turn and the values that show in it.
  private static func propertyCost(of count: Int, _ make: () -> CABasicAnimation) -> Double {
    let (server, _, layers) = tree(count, make)
    var sum = 0.0
    let turns = max(1_000 / count, 1)
    let span = Timer.milliseconds {
      for _ in 0..<turns {
        server.beginTurn(at: server.now + 1.0 / 60)
        for layer in layers {
          sum += Double(layer.shownProperties(atLocalTime: server.now).opacity)
        }
      }
    }
    precondition(sum.isFinite, "the sum keeps the work from being left out")
    return span * 1e6 / Double(count * turns)
  }

  /// Nanoseconds for a turn and a frame of a tree in which everything has come to rest.
  private static func stillCost() -> Double {
    let (server, root, layers) = tree(10_000, makeEased)
    for layer in layers { layer.removeAllAnimations() }
    server.endTurn()
    var count = 0
    let span = Timer.milliseconds {
      for _ in 0..<100 {
        server.beginTurn(at: server.now + 1.0 / 60)
        server.endTurn()
        count += LayerSampler.sample(root, atMediaTime: server.now).children.count
      }
    }
    precondition(count > 0, "the tree is there")
    return span * 1e6 / 100
  }
}
