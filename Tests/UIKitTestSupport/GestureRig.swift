import Rehearsal
import UIKit

/// A stage with a view of the whole screen and a log of what recognisers and views hear.
@MainActor
final class GestureRig {
  let stage = Stage(device: .iPhoneSE, refreshRate: 60)
  let view = LoggedView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let log = CallLog()

  init() {
    view.log = log
    let controller = UIViewController()
    controller.view.addSubview(view)
    stage.perform { stage.window.rootViewController = controller }
  }

  /// Attaches a recogniser whose states are written down.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to other: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector("heard:", GestureRig.heard(_:)))
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  func heard(_ recognizer: UIGestureRecognizer) {
    log.note(recognizer.name ?? "?", "\(recognizer.state)\(detail(recognizer))")
  }

  private func detail(_ recognizer: UIGestureRecognizer) -> String {
    let whole = { (value: CGFloat) in Int(value.rounded()) }
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      let (way, speed) = (pan.translation(in: nil), pan.velocity(in: nil))
      return " by \(whole(way.x)),\(whole(way.y)) at \(whole(speed.x)),\(whole(speed.y))"
    case let pinch as UIPinchGestureRecognizer: return " to \(whole(pinch.scale * 100)) %"
    case let turn as UIRotationGestureRecognizer:
      return " by \(whole(turn.rotation * 180 / .pi)) degrees"
    default: return ""
    }
  }

  /// Plays to the end, and long enough for every timer.
  func play(_ fingers: Finger..., samplesPerSecond: Double = 20) {
    play(TouchScript(fingers, samplesPerSecond: samplesPerSecond))
  }

  func play(_ script: TouchScript) {
    stage.touch(script)
    _ = stage.settle()
  }
}

/// A view that writes down its touches.
final class LoggedView: UIView {
  var log: CallLog?
  var name = "view"

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.note(name, "touchesBegan \(touches.count)")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.note(name, "touchesMoved \(touches.count)")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.note(name, "touchesEnded \(touches.count)")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.note(name, "touchesCancelled \(touches.count)")
  }
}

/// A delegate that gives fixed answers.
final class Answers: NSObject, UIGestureRecognizerDelegate {
  var simultaneous = false
  var begins = true
  var receives = true
  var waits = false
  var isAwaited = false

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isAwaited }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { simultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
}
