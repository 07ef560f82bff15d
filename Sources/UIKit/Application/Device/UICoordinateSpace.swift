import QuartzCore

/// A frame of reference: a view's, or the screen's.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}

/// The screen's coordinates are those of a window that fills it.
extension UIScreen: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil as UIView?) ?? point
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil as UIView?) ?? point
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil as UIView?) ?? rect
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil as UIView?) ?? rect
  }

  public var coordinateSpace: any UICoordinateSpace { self }
  /// As the screen stands now: nothing here knows how it stood before it was turned.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// Frames a second that the display can show.
  public var maximumFramesPerSecond: Int {
    Int((1 / RenderServer.current.frameDuration).rounded())
  }
  public class var screens: [UIScreen] { [main] }
  /// The screen is not mirrored on another one.
  public var mirrored: UIScreen? { nil }
  public var brightness: CGFloat {
    get { SceneEnvironment.current.system.device.brightness }
    set { SceneEnvironment.current.system.device.brightness = min(max(newValue, 0), 1) }
  }
}
