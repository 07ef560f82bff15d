import Rehearsal
import UIKit

/// A stage with a scroll view of the whole screen, and a log of what its delegate hears.
@MainActor
final class ScrollRig {
  let stage = Stage(device: .iPhoneSE, refreshRate: 60)
  let scroll: UIScrollView
  let log = ScrollLog()
  let controller = UIViewController()

  init(_ make: () -> UIScrollView = { UIScrollView(frame: .zero) }, content: CGFloat = 2000) {
    scroll = make()
    scroll.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 375, height: content)
    scroll.delegate = log
    controller.view.addSubview(scroll)
    stage.perform { stage.window.rootViewController = controller }
    log.calls = []
  }

  var offset: CGFloat { scroll.contentOffset.y }

  /// Plays to the end, and until all is at rest.
  func play(_ fingers: Finger..., samplesPerSecond: Double = 60) {
    stage.touch(TouchScript(fingers, samplesPerSecond: samplesPerSecond))
    _ = stage.settle()
  }

  /// Whether nothing is left in the middle of anything.
  var isAtRest: Bool {
    !scroll.isDragging && !scroll.isTracking && !scroll.isDecelerating && !scroll.isZooming
      && scroll.panGestureRecognizer.state == .possible && stage.isSettled
  }
}

/// Writes down what a scroll view tells; scrolls in a row as one line with their number.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  private var scrolls = 0
  var zooming: UIView?
  var target: CGPoint?

  func note(_ call: String) { calls.append(call) }

  var text: String { calls.map { "  \($0)\n" }.joined() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if calls.last?.hasPrefix("didScroll") == true {
      calls.removeLast()
      scrolls += 1
    } else {
      scrolls = 1
    }
    let place = scrollView.contentOffset
    calls.append("didScroll \(scrolls) times, to \(whole(place))")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let speed = "\((velocity.x * 100).rounded() / 100),\((velocity.y * 100).rounded() / 100)"
    note("willEndDragging at \(speed) for \(whole(targetContentOffset.pointee))")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging, decelerates: \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooming }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("willBeginZooming")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { note("didEndZooming at \((scale * 1000).rounded() / 1000)") }

  private func whole(_ point: CGPoint) -> String {
    "\(Int(point.x.rounded())),\(Int(point.y.rounded()))"
  }
}
