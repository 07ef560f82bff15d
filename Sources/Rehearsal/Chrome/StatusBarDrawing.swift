import Geometry
import Raster
import Synchronization
import UIKit

/// Texts of a status bar as masks of pixels, each drawn once.
final class StatusTexts: Sendable {
  struct Picture: Sendable {
    let image: Bitmap
    let identity: UInt64
    /// Points of the paragraph.
    let size: CGSize
    /// Points from the top to the middle of a figure.
    let middle: CGFloat
  }

  private struct Key: Hashable {
    let text: String
    let size, scale: Double
  }

  private let pictures = Mutex<[Key: Picture]>([:])

  func picture(_ text: String, size: Double, scale: Double) -> Picture {
    pictures.withLock { known in
      let key = Key(text: text, size: size, scale: scale)
      if let picture = known[key] { return picture }
      let picture = Self.draw(text, size, scale)
      known[key] = picture
      return picture
    }
  }

  private static func draw(_ text: String, _ size: Double, _ scale: Double) -> Picture {
    let style = TextStyle(
      size: size, weight: 600, color: RGBA(red: 0, green: 0, blue: 0), digits: .proportional)
    let paragraph = Paragraph.layout(StyledText(text, style: style))
    let (width, height) = (Double(paragraph.size.width) + 1, Double(paragraph.size.height) + 1)
    var image = Bitmap(
      width: Int((width * scale).rounded(.up)), height: Int((height * scale).rounded(.up)))
    TextRenderer.draw(paragraph, into: &image, scale: scale)
    return Picture(
      image: image, identity: PixelIdentity.next(), size: paragraph.size,
      middle: paragraph.firstBaseline - Self.figureHeight * size / 2)
  }

  /// Of figures in the system font, in parts of its size.
  private static let figureHeight = 0.727
}

/// A status bar as nodes.
struct StatusBarDrawing {
  let state: ChromeState
  let texts: StatusTexts
  /// Pixels a point: texts stand on whole pixels.
  let scale: Double

  /// nil where nothing of the bar shows.
  var node: RenderNode? {
    let bar = state.statusBar
    guard bar.opacity > 0, bar.raised < 1 else { return nil }
    let layout = StatusBarLayout(state)
    var node = RenderNode()
    node.opacity = bar.opacity
    node.transform = CATransform3DMakeTranslation(0, -layout.height * bar.raised, 0)
    node.children = layout.groups.flatMap { nodes(of: $0, in: layout) }
    return node
  }

  private var ink: RGBA {
    let light = state.statusBar.light
    return RGBA(red: light, green: light, blue: light)
  }

  private func nodes(of group: StatusBarLayout.Group, in layout: StatusBarLayout) -> [RenderNode] {
    let items = state.isRightToLeft ? group.items.reversed() : group.items
    let widths = items.map { width(of: $0, in: layout) }
    let total = widths.reduce(0, +) + group.gap * CGFloat(max(items.count - 1, 0))
    var left: CGFloat =
      switch group.anchor {
      case .leading(let x): state.isRightToLeft ? state.size.width - x - total : x
      case .middle(let x): (state.isRightToLeft ? state.size.width - x : x) - total / 2
      case .trailing(let x): state.isRightToLeft ? state.size.width - x : x - total
      }
    var nodes: [RenderNode] = []
    for (item, width) in zip(items, widths) {
      nodes += self.nodes(of: item, at: left, in: layout)
      left += width + group.gap
    }
    return nodes
  }

  private func width(of item: StatusBarLayout.Item, in layout: StatusBarLayout) -> CGFloat {
    switch item {
    case .text(let text): texts.picture(text, size: layout.textSize, scale: scale).size.width
    case .sign(let sign): sign.size.width * layout.signScale
    }
  }

  private func nodes(
    of item: StatusBarLayout.Item, at left: CGFloat, in layout: StatusBarLayout
  ) -> [RenderNode] {
    switch item {
    case .text(let text):
      let picture = texts.picture(text, size: layout.textSize, scale: scale)
      return [node(picture, at: CGPoint(x: left, y: layout.middle - picture.middle))]
    case .sign(let sign):
      let top = layout.middle - sign.size.height * layout.signScale / 2
      let place = CGAffineTransform(
        a: layout.signScale, b: 0, c: 0, d: layout.signScale, tx: onPixel(left), ty: onPixel(top))
      return sign.parts.map { node($0, place, lineWidth: layout.signScale) }
    }
  }

  private func onPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

  private func node(_ picture: StatusTexts.Picture, at place: CGPoint) -> RenderNode {
    var node = RenderNode()
    let size = CGSize(
      width: CGFloat(picture.image.width) / scale, height: CGFloat(picture.image.height) / scale)
    node.bounds = CGRect(origin: .zero, size: size)
    node.transform = CATransform3DMakeTranslation(onPixel(place.x), onPixel(place.y), 0)
    var contents = RenderNode.Contents(
      image: picture.image, identity: picture.identity, placement: node.bounds)
    contents.tint = ink
    node.contents = contents
    return node
  }

  private func node(
    _ part: (path: Path, opacity: Double, isLine: Bool), _ place: CGAffineTransform,
    lineWidth: CGFloat
  ) -> RenderNode {
    var color = ink
    color.alpha = part.opacity
    var node = RenderNode.filled(part.path.transformed(by: place), color)
    guard part.isLine else { return node }
    node.shape?.fillColor = nil
    node.shape?.strokeColor = color
    node.shape?.lineWidth = lineWidth
    return node
  }
}
