import QuartzCore

/// A pan that comes in from an edge of the screen (6.4).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges it may start from. Default none, which recognises nothing.
  open var edges: UIRectEdge = []
  private var startEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard !hasAsked, let touch = touches.first else { return }
    startEdges = edges.intersection(Self.edges(near: touch.path.start))
    if startEdges.isEmpty { state = .failed }
  }

  open override func reset() {
    super.reset()
    startEdges = []
  }

  /// Inwards, and more inwards than along the edge: what else an edge pan must not be mistaken
  /// for is a guess.
  override func leads(_ path: CGVector) -> Bool {
    let inwards: [(UIRectEdge, CGFloat, CGFloat)] = [
      (.left, path.dx, path.dy), (.right, -path.dx, path.dy),
      (.top, path.dy, path.dx), (.bottom, -path.dy, path.dx),
    ]
    return inwards.contains { edge, inward, along in
      startEdges.contains(edge) && inward >= abs(along)
    }
  }

  private static func edges(near point: CGPoint) -> UIRectEdge {
    let screen = UIScreen.main.bounds
    let reach = GestureNumbers.edgeRegion
    var near: UIRectEdge = []
    if point.x - screen.minX <= reach { near.insert(.left) }
    if screen.maxX - point.x <= reach { near.insert(.right) }
    if point.y - screen.minY <= reach { near.insert(.top) }
    if screen.maxY - point.y <= reach { near.insert(.bottom) }
    return near
  }
}
