import Geometry
import Raster
import UIKit

/// Draws what the device shows of its own over pictures of the application: nodes, by the renderer
/// that draws the application.
package struct ChromePainter: Sendable {
  private let chrome: DeviceChrome
  private let texts = StatusTexts()

  package init(_ chrome: DeviceChrome) { self.chrome = chrome }

  /// What lies over the application's frame, corners left out; nil for nothing.
  /// - Parameters:
  ///   - isOnDark: Whether what lies below the home indicator is dark.
  ///   - scale: Pixels a point.
  func overlay(_ state: ChromeState, isOnDark: Bool, scale: Double) -> RenderNode? {
    var nodes: [RenderNode] = []
    if chrome.contains(.system) {
      let bar = StatusBarDrawing(state: state, texts: texts, scale: scale).node
      let indicator = HomeIndicator.node(state, isOnDark: isOnDark)
      nodes += [bar, indicator].compactMap(\.self) + SensorShape.nodes(state)
    }
    if chrome.contains(.touches) { nodes += TouchDots.nodes(state) }
    guard !nodes.isEmpty else { return nil }
    var root = RenderNode()
    root.bounds = CGRect(origin: .zero, size: state.size)
    root.children = nodes
    return root
  }

  /// The display's corners; square ones where nobody wants the device's.
  func corners(_ state: ChromeState) -> DisplayCorners {
    DisplayCorners(
      size: state.size,
      radius: chrome.contains(.system) ? state.device.displayCornerRadius : 0)
  }

  /// What the corners take away of a picture of so many pixels.
  func erasure(
    _ state: ChromeState, _ size: (width: Int, height: Int), _ renderer: Renderer
  ) -> CornerErasure {
    CornerErasure(
      corners(state), width: size.width, height: size.height, renderer: renderer)
  }

  /// Draws over a picture of the application's frame.
  /// - Parameter erasure: What the corners take away.
  func paint(
    _ state: ChromeState, over bitmap: inout Bitmap, _ erasure: CornerErasure, _ renderer: Renderer
  ) {
    let isOnDark = HomeIndicator.isOnDark(state, bitmap, scale: renderer.scale)
    if let overlay = overlay(state, isOnDark: isOnDark, scale: renderer.scale) {
      renderer.draw(overlay, into: &bitmap)
    }
    erasure.erase(&bitmap)
  }
}

extension Canvas {
  /// Shows the application's frame and what the device shows of its own over it, corners in black.
  /// - Returns: The pixels that were drawn.
  package mutating func show(
    _ frame: RenderNode, _ state: ChromeState?, _ painter: ChromePainter
  ) -> [PixelBox] {
    guard let state else { return show(frame) }
    let wasOnDark = HomeIndicator.isOnDark(state, bitmap, scale: renderer.scale)
    let boxes = show(tree(frame, state, painter, isOnDark: wasOnDark))
    let isOnDark = HomeIndicator.isOnDark(state, bitmap, scale: renderer.scale)
    guard isOnDark != wasOnDark else { return boxes }
    return boxes + show(tree(frame, state, painter, isOnDark: isOnDark))
  }

  private func tree(
    _ frame: RenderNode, _ state: ChromeState, _ painter: ChromePainter, isOnDark: Bool
  ) -> RenderNode {
    var root = RenderNode()
    root.bounds = CGRect(origin: .zero, size: state.size)
    root.children =
      [frame, painter.overlay(state, isOnDark: isOnDark, scale: renderer.scale)].compactMap(\.self)
      + painter.corners(state).nodes
    return root
  }
}
