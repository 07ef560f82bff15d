import QuartzCore
import UIKit

/// Where a view is whose motion is interrupted halfway: for plots that compare the ways of doing it.
package struct InterruptionCurve: Hashable, Sendable {
  /// How the view moves, and what happens to it on the way.
  package enum Way: String, CaseIterable, Sendable {
    /// A second block sends it back; both add up.
    case secondBlock = "block, sent back by a second"
    /// The same on springs.
    case secondSpring = "spring, sent back by a second"
    /// A property animator turns around.
    case reversal = "animator, reversed"
    /// A property animator is held, and goes on at another pace.
    case hold = "animator, held, continued"
    /// What blocks would do if they did not add up.
    case removal = "first one removed, sent back"
  }

  /// Seconds from the start at which something happens.
  package static let interruption = 0.4

  package let way: Way
  /// Seconds from the start, one sample a frame.
  package let times: [Double]
  /// Points; 0 is the start, 100 the first goal.
  package let positions: [Double]

  /// Runs the motion on a stage of its own: 0.8 s to the goal, interrupted after 0.4 s, watched
  /// for 1.6 s.
  /// - Parameter framesPerSecond: 1 or more.
  @MainActor
  package init(_ way: Way, framesPerSecond: Int = 60) {
    let stage = Stage(refreshRate: Double(framesPerSecond))
    let actor = Subject(way)
    stage.perform { stage.window.addSubview(actor.view) }
    var (times, positions) = ([Double](), [Double]())
    for frame in 0...(framesPerSecond * 8 / 5) {
      stage.advance(to: Double(frame) / Double(framesPerSecond))
      if frame == 0 { stage.perform { actor.begin() } }
      if frame == framesPerSecond * 2 / 5 { stage.perform { actor.interrupt() } }
      if frame == framesPerSecond * 3 / 5 { stage.perform { actor.release() } }
      times.append(stage.now)
      positions.append(Double(actor.view.layer.shownProperties().position.x))
    }
    (self.way, self.times, self.positions) = (way, times, positions)
  }
}

/// The view that is moved, and what moves it.
@MainActor
private final class Subject {
  let view = UIView()
  private let way: InterruptionCurve.Way
  private let animator = UIViewPropertyAnimator(duration: 0.8, curve: .easeInOut)

  init(_ way: InterruptionCurve.Way) { self.way = way }

  func begin() {
    switch way {
    case .secondBlock, .secondSpring, .removal: send(to: 100)
    case .reversal, .hold:
      animator.addAnimations { self.view.center.x = 100 }
      animator.startAnimation()
    }
  }

  func interrupt() {
    switch way {
    case .secondBlock, .secondSpring: send(to: 0)
    case .removal:
      view.layer.removeAllAnimations()
      send(to: 0)
    case .reversal: animator.isReversed = true
    case .hold: animator.pauseAnimation()
    }
  }

  func release() {
    guard way == .hold else { return }
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(dampingRatio: 0.7), durationFactor: 1)
  }

  private func send(to x: CGFloat) {
    let spring = way == .secondSpring
    if spring {
      UIView.animate(
        withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
      ) { self.view.center.x = x }
    } else {
      UIView.animate(withDuration: 0.8) { self.view.center.x = x }
    }
  }
}
