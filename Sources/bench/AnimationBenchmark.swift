import Foundation
import Geometry
import QuartzCore
import Raster
import Timing

/// What a running animation costs, against the bare curve that it follows.
///
/// Prints nanoseconds a property and frame at 10, 1,000 and 100,000 running animations, of a
/// spring and of an eased basic animation, and the ratio to evaluating the bare spring or curve in
/// the same run; then what a tree of 10,000 layers costs a frame when nothing in it moves.
enum AnimationBenchmark {
  static func run() {
    let spring = SpringMotion()
    let bareSpring = nanoseconds(of: 1_000_000) { spring.value(at: Double($0 % 997) / 997) }
    let curve = UnitBezier.easeInEaseOut
    let bareCurve = nanoseconds(of: 1_000_000) { curve.value(at: Double($0 % 997) / 997) }
    print("bare spring \(text(bareSpring)) ns · bare curve \(text(bareCurve)) ns")
    for (name, bare, make) in [
      ("spring", bareSpring, makeSpring), ("curve", bareCurve, makeEased),
    ] {
      for count in [10, 1_000, 100_000] {
        let cost = frameCost(of: count, make) / Double(count)
        print("\(name) · \(count) running: \(text(cost)) ns a property · \(text(cost / bare)) ×")
      }
    }
    print("10,000 still layers: \(text(stillCost())) ns a frame")
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

  /// A shown tree of so many layers, each with one running animation, ten on each where there
  /// are many.
  private static func tree(
    _ count: Int, _ make: () -> CABasicAnimation
  ) -> (server: RenderServer, layers: [CALayer]) {
    let server = RenderServer()
    RenderServer.current = server
    let root = CALayer()
    let layers = (0..<count).map { _ in CALayer() }
    for layer in layers {
      root.addSublayer(layer)
      let animation = make()
      animation.duration = 1e6
      layer.add(animation, forKey: nil)
    }
    server.show(root)
    server.endTurn()
    return (server, layers)
  }

  /// Nanoseconds for the values of all layers at an instant and the events of a turn.
  private static func frameCost(of count: Int, _ make: () -> CABasicAnimation) -> Double {
    let (server, layers) = tree(count, make)
    let rounds = max(200_000 / count, 3)
    var sum: CGFloat = 0
    let cost = nanoseconds(of: rounds) { round in
      let now = Double(round + 1) / 60
      server.beginTurn(at: now)
      for layer in layers { sum += layer.shownProperties(atLocalTime: now).position.x }
      return Double(sum)
    }
    return cost
  }

  private static func stillCost() -> Double {
    let (server, layers) = tree(10_000) { CABasicAnimation() }
    for layer in layers { layer.removeAllAnimations() }
    server.endTurn()
    let root = layers[0].superlayer ?? layers[0]
    return nanoseconds(of: 1_000) { round in
      server.beginTurn(at: 1 + Double(round) / 60)
      server.endTurn()
      return Double(LayerSampler.sample(root, atMediaTime: server.now).children.count)
    }
  }

  /// The median of five runs, nanoseconds a round.
  private static func nanoseconds(of rounds: Int, _ body: (Int) -> Double) -> Double {
    var runs: [Double] = []
    var round = 0
    var sum = 0.0
    for _ in 0..<5 {
      let start = ContinuousClock.now
      for _ in 0..<rounds {
        sum += body(round)
        round += 1
      }
      let span = (ContinuousClock.now - start).components
      runs.append((Double(span.seconds) * 1e9 + Double(span.attoseconds) / 1e9) / Double(rounds))
    }
    if sum == .infinity { print("endless") }
    return runs.sorted()[2]
  }

  private static func text(_ number: Double) -> String { String(format: "%.1f", number) }
}
