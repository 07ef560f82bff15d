import UIKit

extension Stage {
  /// Has fingers do something from the present instant on, while the clock is moved. Each report
  /// is delivered in the first frame of the display that its instant has come to.
  /// - Returns: The instant at which the last finger is done.
  @discardableResult
  public func touch(_ script: TouchScript) -> Double {
    environment.touches.schedule(script.samples(from: now, firstFinger: nextFinger))
    nextFinger += script.fingers.count
    return now + script.duration
  }

  /// Has fingers do something together from the present instant on.
  /// - Returns: The instant at which the last finger is done.
  @discardableResult
  public func touch(_ fingers: Finger..., samplesPerSecond: Double = 120) -> Double {
    touch(TouchScript(fingers, samplesPerSecond: samplesPerSecond))
  }

  /// A finger that comes down and leaves.
  @discardableResult
  public func tap(at point: CGPoint) -> Double { touch(.tap(at: point)) }

  /// A tap in the middle of a view, where it stands now.
  @discardableResult
  public func tap(_ view: UIView) -> Double { tap(at: point(in: view)) }

  /// A tap on the status bar, which brings the one scroll view that `scrollsToTop` back there.
  public func tapStatusBar() { perform { environment.tapStatusBar() } }

  /// Puts a pointer over a point of the screen, as a mouse does with no button down; nil takes it away.
  public func hover(at point: CGPoint?) {
    environment.touches.schedule([
      TouchSample(
        time: now, finger: 0, action: point == nil ? .unhover : .hover, location: point ?? .zero)
    ])
  }

  /// A point of a view in points of the screen.
  /// - Parameter fraction: Of the view's width and height; the middle unless told.
  public func point(
    in view: UIView, at fraction: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) -> CGPoint {
    let bounds = view.bounds
    let point = CGPoint(
      x: bounds.minX + bounds.width * fraction.x, y: bounds.minY + bounds.height * fraction.y)
    return view.convert(point, to: window)
  }
}
