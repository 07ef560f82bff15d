import TestSupport
import Testing
import Timing

@testable import QuartzCore

/// A server that shows one layer with one sublayer, on a clock that the test holds.
final class Rig {
  let server = RenderServer()
  let root = CALayer()
  let layer = CALayer()

  init() {
    RenderServer.current = server
    root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    root.addSublayer(layer)
    server.show(root)
    server.endTurn()
  }

  /// Runs code in a turn at the present instant.
  func perform(_ body: () -> Void) {
    RenderServer.current = server
    body()
    server.endTurn()
  }

  /// Runs code in a turn, with no actions.
  func quietly(_ body: () -> Void) {
    perform {
      CATransaction.setDisableActions(true)
      body()
    }
  }

  /// A whole turn at an instant.
  func turn(at now: Seconds, _ body: () -> Void = {}) {
    RenderServer.current = server
    server.beginTurn(at: now)
    body()
    server.endTurn()
  }

  /// What a key path of the layer shows at an instant, whatever the clock says.
  func value(_ keyPath: String, at mediaTime: Seconds) -> AnimatableValue? {
    let shown = layer.shownProperties(atLocalTime: layer.localTime(atMediaTime: mediaTime))
    return PropertyPath(keyPath)?.read(shown)
  }

  func number(_ keyPath: String, at mediaTime: Seconds) -> Double {
    value(keyPath, at: mediaTime)?.components.first ?? .nan
  }

  func point(_ keyPath: String, at mediaTime: Seconds) -> [Double] {
    value(keyPath, at: mediaTime)?.components ?? []
  }

  /// Adds an animation of a second that stays after its end, and commits.
  @discardableResult
  func add<Animation: CAAnimation>(
    _ animation: Animation, _ configure: (Animation) -> Void = { _ in }
  ) -> Rig {
    perform {
      animation.duration = 1
      animation.isRemovedOnCompletion = false
      configure(animation)
      layer.add(animation, forKey: nil)
    }
    return self
  }
}

/// A basic animation with the values given.
func basic(
  _ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
  return animation
}

/// Writes down what delegates and completions say, line by line.
final class EventLog: NSObject, CAAnimationDelegate {
  private(set) var lines: [String] = []
  private let server: RenderServer

  init(_ server: RenderServer) { self.server = server }

  func note(_ line: String) { lines.append("\(server.now) \(line)") }

  func animationDidStart(_ anim: CAAnimation) { note("\(name(of: anim)) start") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    note("\(name(of: anim)) stop \(flag)")
  }

  private func name(of animation: CAAnimation) -> String {
    animation.value(forKey: "name") as? String ?? "animation"
  }

  var text: String { lines.joined(separator: "\n") }
}

func agree(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
  a == b || (a - b).magnitude <= tolerance * max(1, a.magnitude, b.magnitude)
}

func agree(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-9) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { agree($0, $1, within: tolerance) }
}
