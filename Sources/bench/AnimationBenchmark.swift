import Foundation
import Geometry
import QuartzCore
import Raster
import Timing

/// What a running animation costs, against the bare curve that it follows in the same run; and
/// what a tree of ten thousand layers costs a frame when nothing in it moves.
///
/// At every number of animations the bare spring or curve stands in an array of as many different
/// ones, which is walked in order: the bare evaluation reads memory too.
enum AnimationBenchmark {
  private struct Kind {
    let name: String
    /// Nanoseconds for one of so many bare evaluations.
    let bare: (Int) -> Double
    let make: () -> CABasicAnimation
  }

  /// Adds nanoseconds a property and frame at 10, 1,000 and 100,000 running animations, of a
  /// spring and of an eased basic animation, and of the still tree.
  ///
  /// `spring-animation` is a turn of the server and the animated value put in its place;
  /// `spring-layer` is the layer's values with all the others, against those of a still layer.
  static func run(into report: inout BenchReport) {
    let kinds = [
      Kind(name: "spring", bare: bareSprings, make: makeSpring),
      Kind(name: "curve", bare: bareCurves, make: makeEased),
    ]
    for kind in kinds {
      for count in [10, 1_000, 100_000] {
        let bare = kind.bare(count)
        report.add(
          Measurement(
            name: "\(kind.name)-animation@\(count)", value: propertyCost(of: count, kind.make),
            unit: "ns", against: "bare \(kind.name)", againstValue: bare))
        report.add(
          Measurement(
            name: "\(kind.name)-layer@\(count)", value: layerCost(of: count, kind.make),
            unit: "ns", against: "still layer", againstValue: layerCost(of: count, nil)))
      }
    }
    report.add(
      Measurement(
        name: "still-tree@10000", value: stillCost(), unit: "ns", against: "bare curve",
        againstValue: bareCurves(10_000)))
  }

  private static func bareSprings(_ count: Int) -> Double {
    bare((0..<count).map { SpringMotion(stiffness: 100 + Double($0 % 997)).prepared }) {
      $0.value(at: $1)
    }
  }

  private static func bareCurves(_ count: Int) -> Double {
    bare((0..<count).map { UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1 - Double($0) / 1e9) }) {
      $0.value(at: $1)
    }
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

  /// Nanoseconds to evaluate each of some motions once, at instants all over them.
  private static func bare<Motion>(
    _ motions: [Motion], _ value: (Motion, Double) -> Double
  ) -> Double {
    var sum = 0.0
    let rounds = max(10_000 / motions.count, 1)
    let span = Timer.milliseconds {
      for round in 0..<rounds {
        for (index, motion) in motions.enumerated() {
          sum += value(motion, Double((round + index) % 997) / 997)
        }
      }
    }
    precondition(sum.isFinite, "the sum keeps the work from being left out")
    return span * 1e6 / Double(rounds * motions.count)
  }

  /// A shown tree of so many layers, each with one animation that runs; nil makes still ones.
  private static func tree(
    _ count: Int, _ make: (() -> CABasicAnimation)?
  ) -> (server: RenderServer, root: CALayer, layers: [CALayer]) {
    let server = RenderServer()
    RenderServer.current = server
    let root = CALayer()
    let layers = (0..<count).map { _ in CALayer() }
    for layer in layers {
      root.addSublayer(layer)
      guard let animation = make?() else { continue }
      animation.duration = 1
      animation.repeatCount = .infinity
      layer.add(animation, forKey: nil)
    }
    server.show(root)
    server.endTurn()
    return (server, root, layers)
  }

  /// Nanoseconds an animation for the events of a turn and the value that shows in it.
  private static func propertyCost(
    of count: Int, _ make: @escaping () -> CABasicAnimation
  ) -> Double {
    var shown = LayerProperties()
    return cost(tree(count, make)) { layer, now in
      layer.applyAnimations(atLocalTime: now, to: &shown)
      return shown.position.x
    }
  }

  /// Nanoseconds a layer for the events of a turn and all values that show in it.
  private static func layerCost(of count: Int, _ make: (() -> CABasicAnimation)?) -> Double {
    cost(tree(count, make)) { layer, now in
      layer.shownProperties(atLocalTime: now).position.x
    }
  }

  private static func cost(
    _ tree: (server: RenderServer, root: CALayer, layers: [CALayer]),
    _ look: (CALayer, Double) -> Double
  ) -> Double {
    let count = tree.layers.count
    let turns = max(1_000 / count, 1)
    var sum = 0.0
    let span = Timer.milliseconds {
      for _ in 0..<turns {
        tree.server.beginTurn(at: tree.server.now + 1.0 / 60)
        for layer in tree.layers { sum += look(layer, tree.server.now) }
      }
    }
    precondition(!sum.isNaN, "the sum keeps the work from being left out")
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
