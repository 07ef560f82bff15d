import QuartzCore
import UIKit

extension ExplorationRoot {
  /// Whether a step can be done on the screen as it is.
  /// - Parameter top: The window's root.
  package func canBegin(_ step: Touchable, in top: UIViewController) -> Bool {
    if step == .call(Self.fill) {
      return !FieldFiller.fields(of: SceneEnvironment.current).isEmpty
    }
    if step == .call(Self.back) || calls.contains(where: { .call($0.name) == step }) { return true }
    let environment = SceneEnvironment.current
    var search = TouchableSearch(environment: environment)
    for window in environment.windows.reversed() { search.look(at: window) }
    return search.found.contains { $0.kind == step.kind && $0.description == step.description }
  }

  /// Begins what a step does, at once and in whatever environment is current: a tap is down and up
  /// within the turn, other gestures run on from here. Nothing happens where it is not on the
  /// screen.
  /// - Parameter top: The window's root.
  package func begin(_ step: Touchable, in top: UIViewController) {
    let environment = SceneEnvironment.current
    if let call = calls.first(where: { .call($0.name) == step }) { return call.perform(top) }
    if step == .call(Self.fill) { return FieldFiller.fill(environment) }
    if step == .call(Self.back) {
      Self.goBack(from: top)
      return
    }
    var search = TouchableSearch(environment: environment)
    for window in environment.windows.reversed() { search.look(at: window) }
    let found = search.found.first { $0.kind == step.kind && $0.description == step.description }
    guard let found, let script = try? RehearsalScript(parsing: found.script) else { return }
    let now = environment.server.now
    environment.touches.schedule(script.samples(from: now))
    environment.touches.deliver(upTo: now)
  }

  /// Goes several steps, each when the one before has had its time.
  package func beginAll(_ steps: some Sequence<Touchable>, in top: UIViewController) {
    for (index, step) in steps.enumerated() {
      if index == 0 {
        begin(step, in: top)
      } else {
        let server = RenderServer.current
        _ = server.enqueue(at: server.now + 1.5 * Double(index), isAwaited: true) {
          MainActor.assumeIsolated { begin(step, in: top) }
        }
      }
    }
  }

  /// Takes the front screen away by code.
  /// - Returns: Whether there was one.
  @discardableResult
  static func goBack(from root: UIViewController) -> Bool {
    if root.presentedViewController != nil {
      root.dismiss(animated: true)
      return true
    }
    let screens = sequence(first: root) { screen in
      (screen as? UITabBarController)?.selectedViewController ?? screen.children.first
    }
    let stacks = screens.lazy.compactMap { $0 as? UINavigationController }
    guard let stack = stacks.first(where: { $0.viewControllers.count > 1 }) else { return false }
    stack.popViewController(animated: true)
    return true
  }
}

extension RehearsalScript {
  /// What fingers report, where every place is in points. A tap takes no time.
  fileprivate func samples(from start: Double) -> [TouchSample] {
    var samples: [TouchSample] = []
    var time = start
    var finger = Finger.press(at: .zero)
    for step in steps {
      switch step {
      case .tap(.point(let place)):
        let point = CGPoint(x: place.x, y: place.y)
        samples += [.press, .lift].map {
          TouchSample(time: time, finger: Self.finger, action: $0, location: point)
        }
      case .wait(let seconds): time += seconds
      case .press(.point(let place), _): finger = .press(at: CGPoint(x: place.x, y: place.y))
      case .hold(let seconds): finger = finger.hold(seconds)
      case .pan(.point(let place), .by(let way), let seconds, _):
        finger = .drag(
          from: CGPoint(x: place.x, y: place.y),
          to: CGPoint(x: place.x + way.x, y: place.y + way.y), over: seconds)
      case .fling(.point(let place), let velocity):
        let fling = Finger.press(at: CGPoint(x: place.x, y: place.y))
          .fling(at: CGVector(dx: velocity.x, dy: velocity.y))
        samples += TouchScript(fling).samples(from: time, firstFinger: Self.finger)
      case .release:
        samples += TouchScript(finger.release()).samples(from: time, firstFinger: Self.finger)
      case .pinch(.point(let place), let from, let to, let seconds):
        let at = CGPoint(x: place.x, y: place.y)
        samples += TouchScript.pinch(at: at, from: from, to: to, over: seconds)
          .samples(from: time, firstFinger: Self.finger)
      case .rotate(.point(let place), let degrees, let seconds):
        samples += TouchScript.rotate(
          at: CGPoint(x: place.x, y: place.y), by: degrees, over: seconds
        )
        .samples(from: time, firstFinger: Self.finger)
      default: break
      }
    }
    return samples
  }

  /// A number that no other finger has.
  private static let finger = 1_000_000
}
