import Geometry
import Raster
import UIKit

/// What is shown over the frames of a session.
package struct Overlays: Hashable, Sendable {
  /// The keys and what they do.
  package var legend = true
  /// The time of every frame.
  package var frameTime = false
  /// The time of a frame while frames come late.
  package var lateness = true
  package var touches = true
  /// A line round every layer.
  package var borders = false
  /// What of the device is drawn over the application.
  package var chrome = DeviceChrome.system

  package init() {}

  /// Nothing but the frame.
  package static let none: Overlays = {
    var overlays = Overlays()
    (overlays.legend, overlays.touches, overlays.lateness) = (false, false, false)
    overlays.chrome = []
    return overlays
  }()

  /// What is laid over a frame about the time that frames take; nil for nothing.
  package func status(of times: FrameTimes) -> String? {
    let isLate = lateness && times.isTooSlow && times.count > 60
    return frameTime || isLate ? times.text : nil
  }
}

/// Turns what a session shows into pixels, with or without what is laid over it. Of a frame only
/// what changed since the one before is drawn.
@MainActor
package struct SessionPainter {
  /// Holds the frames without what is laid over them.
  private var canvas: Canvas
  private var renderer: Renderer { canvas.renderer }
  private let threads: Int
  private let chrome = ChromePainter(.system)
  /// The legend's lines, laid out once.
  private var laidOut: (words: [String], lines: [(key: Paragraph, what: Paragraph)]) = ([], [])

  /// - Parameter threads: How many share a frame; the pixels do not depend on it.
  package init(threads: Int = 1) {
    self.threads = threads
    canvas = Self.canvas((0, 0), scale: 1, threads: threads)
  }

  private static func canvas(
    _ size: (width: Int, height: Int), scale: Double, threads: Int
  ) -> Canvas {
    Canvas(
      width: size.width, height: size.height, renderer: Renderer(scale: scale, threads: threads),
      background: RGBA(red: 0, green: 0, blue: 0))
  }

  /// Paints over a bitmap, which is made anew only when the size is another.
  /// - Parameter lines: What is written at the top: the legend's lines, the status last.
  package mutating func paint(
    _ session: LiveSession, _ overlays: Overlays = .none,
    legend: [(key: String, what: String)] = [],
    status: String? = nil, into bitmap: inout Bitmap
  ) {
    let (size, scale) = (session.pixelSize, session.conditions.scale)
    if (canvas.bitmap.width, canvas.bitmap.height) != size || renderer.scale != scale {
      canvas = Self.canvas(size, scale: scale, threads: threads)
    }
    let frame = session.frame
    _ = canvas.show(
      overlays.borders ? Self.outlined(frame, width: 1 / scale) : frame,
      overlays.chrome.isEmpty ? nil : session.chrome, chrome)
    bitmap.become(canvas.bitmap)
    if overlays.touches { draw(session.fingers.map(Self.mark), into: &bitmap) }
    if overlays.legend { write(legend, into: &bitmap) }
    if let status { write(status: status, into: &bitmap) }
  }

  private func draw(_ nodes: [RenderNode], into bitmap: inout Bitmap) {
    guard !nodes.isEmpty else { return }
    var root = RenderNode()
    root.children = nodes
    renderer.draw(root, into: &bitmap)
  }

  /// A ring where a finger is.
  private static func mark(at point: CGPoint) -> RenderNode {
    var node = panel(CGRect(x: point.x - 22, y: point.y - 22, width: 44, height: 44), radius: 22)
    node.backgroundColor = RGBA(red: 1, green: 1, blue: 1, alpha: 0.35)
    node.border = RenderNode.Border(
      width: 2, color: RGBA(red: 0.25, green: 0.25, blue: 0.3, alpha: 0.7))
    return node
  }

  private static func panel(_ frame: CGRect, radius: Double) -> RenderNode {
    var node = RenderNode()
    node.bounds = CGRect(origin: .zero, size: frame.size)
    node.transform = CATransform3DMakeTranslation(frame.minX, frame.minY, 0)
    node.cornerRadius = radius
    node.backgroundColor = RGBA(red: 0.08, green: 0.08, blue: 0.1, alpha: 0.86)
    return node
  }

  private static func outlined(_ node: RenderNode, width: Double) -> RenderNode {
    var result = node
    result.border = RenderNode.Border(width: width, color: RGBA(red: 1, green: 0, blue: 0.6))
    result.children = node.children.map { outlined($0, width: width) }
    return result
  }
}

extension SessionPainter {
  private static let lineHeight = 17.0
  private static let margin = 12.0

  /// The keys in the lower left corner, in two columns where one would be too high.
  private mutating func write(
    _ legend: [(key: String, what: String)], into bitmap: inout Bitmap
  ) {
    let height = Double(bitmap.height) / renderer.scale
    let lines = layOut(legend)
    let keys = lines.map { Double($0.key.size.width) }.max() ?? 0
    let words = lines.map { Double($0.what.size.width) }.max() ?? 0
    let column = keys + words + 3 * Self.margin
    let isHigh = Double(lines.count) * Self.lineHeight + 6 * Self.margin > height
    let rows = isHigh ? (lines.count + 1) / 2 : lines.count
    let size = CGSize(
      width: isHigh ? 2 * column : column,
      height: Double(rows) * Self.lineHeight + 2 * Self.margin)
    let origin = CGPoint(x: Self.margin, y: height - size.height - 3 * Self.margin)
    draw([Self.panel(CGRect(origin: origin, size: size), radius: 12)], into: &bitmap)
    for (index, line) in lines.enumerated() {
      let top = origin.y + Self.margin + Double(index % rows) * Self.lineHeight
      let left = origin.x + Self.margin + Double(index / rows) * column
      put(line.key, CGPoint(x: left, y: top), into: &bitmap)
      put(line.what, CGPoint(x: left + keys + Self.margin, y: top), into: &bitmap)
    }
  }

  private mutating func layOut(
    _ legend: [(key: String, what: String)]
  ) -> [(key: Paragraph, what: Paragraph)] {
    let words = legend.flatMap { [$0.key, $0.what] }
    if laidOut.words != words {
      laidOut = (
        words, legend.map { (Self.text($0.key, weight: 700), Self.text($0.what, weight: 400)) }
      )
    }
    return laidOut.lines
  }

  /// A line in the upper left corner.
  private func write(status: String, into bitmap: inout Bitmap) {
    let line = Self.text(status, weight: 600)
    let frame = CGRect(x: 8, y: 8, width: line.size.width + 16, height: 24)
    draw([Self.panel(frame, radius: 8)], into: &bitmap)
    put(line, CGPoint(x: 16, y: 12), into: &bitmap)
  }

  private func put(_ text: Paragraph, _ origin: CGPoint, into bitmap: inout Bitmap) {
    TextRenderer.draw(text, into: &bitmap, at: origin, scale: renderer.scale)
  }

  private static func text(_ words: String, weight: Double) -> Paragraph {
    Paragraph.layout(
      StyledText(
        words,
        style: TextStyle(
          size: 12, weight: weight, color: RGBA(red: 1, green: 1, blue: 1), digits: .monospaced)))
  }
}
