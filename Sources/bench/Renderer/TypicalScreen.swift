import Geometry
import Raster

/// A screen of 40 layers as apps have them: bars, and rows with a picture and two lines of text.
struct TypicalScreen {
  /// What one layer shows.
  enum Look {
    case fill(RGBA)
    case picture(RenderNode.Contents)
  }

  struct Layer {
    var frame: CGRect
    var radius = 0.0
    var look: Look
  }

  static let size = CGSize(width: 390, height: 844)
  /// From back to front; the first covers the screen.
  private(set) var layers: [Layer] = []
  private let scale: Double
  private var identity: UInt64

  /// - Parameter number: Tells the screens' pictures apart.
  init(_ number: UInt64, scale: Double) {
    self.scale = scale
    identity = number << 32
    let whole = CGRect(origin: .zero, size: Self.size)
    layers = [
      Layer(frame: whole, look: .fill(Self.grey(1))),
      Layer(frame: CGRect(x: 0, y: 0, width: 390, height: 91), look: .fill(Self.grey(0.97))),
    ]
    addText("Settings", at: CGPoint(x: 158, y: 56), size: 17)
    for row in 0..<9 { addRow(row, top: 100 + 72 * Double(row)) }
    layers.append(
      Layer(frame: CGRect(x: 0, y: 761, width: 390, height: 83), look: .fill(Self.grey(0.97))))
  }

  private mutating func addRow(_ row: Int, top: Double) {
    let cell = CGRect(x: 16, y: top, width: 358, height: 64)
    layers.append(Layer(frame: cell, radius: 12, look: .fill(Self.grey(0.93))))
    let thumbnail = CGRect(x: 28, y: top + 8, width: 48, height: 48)
    layers.append(Layer(frame: thumbnail, radius: 8, look: .picture(photograph(thumbnail))))
    addText("A row of the list, number \(row)", at: CGPoint(x: 90, y: top + 10), size: 17)
    addText("Some smaller words about what it is", at: CGPoint(x: 90, y: top + 36), size: 13)
  }

  private mutating func addText(_ text: String, at origin: CGPoint, size: Double) {
    let paragraph = Paragraph.layout(StyledText(text, style: TextStyle(size: size)))
    let width = paragraph.size.width.rounded(.up), height = paragraph.size.height.rounded(.up)
    var bitmap = Bitmap(width: Int(width * scale), height: Int(height * scale))
    TextRenderer.draw(paragraph, into: &bitmap, scale: scale)
    let frame = CGRect(origin: origin, size: CGSize(width: width, height: height))
    layers.append(Layer(frame: frame, look: .picture(contents(bitmap, frame))))
  }

  private mutating func photograph(_ frame: CGRect) -> RenderNode.Contents {
    contents(Bitmap.noise(frame.size, scale: scale), frame)
  }

  private mutating func contents(_ bitmap: Bitmap, _ frame: CGRect) -> RenderNode.Contents {
    identity += 1
    return RenderNode.Contents(
      image: bitmap, identity: identity, placement: CGRect(origin: .zero, size: frame.size))
  }

  private static func grey(_ level: Double) -> RGBA { RGBA(red: level, green: level, blue: level) }
}

extension TypicalScreen {
  /// The screen as a tree, as a sampled layer tree would be.
  var node: RenderNode {
    var nodes = layers.map { layer in
      var node = RenderNode()
      node.bounds = CGRect(origin: .zero, size: layer.frame.size)
      node.transform = CATransform3DMakeTranslation(layer.frame.minX, layer.frame.minY, 0)
      node.cornerRadius = layer.radius
      node.clips = layer.radius > 0
      switch layer.look {
      case .fill(let color): node.backgroundColor = color
      case .picture(let contents): node.contents = contents
      }
      return node
    }
    var root = nodes.removeFirst()
    root.children = nodes
    return root
  }

  /// The same on cairo's bitmap.
  func draw(on canvas: CairoCanvas) {
    for layer in layers {
      switch layer.look {
      case .fill(let color): canvas.fill(layer.frame, radius: layer.radius, color)
      case .picture(let contents):
        canvas.draw(contents, in: layer.frame, radius: layer.radius)
      }
    }
  }
}

extension Bitmap {
  /// Opaque colours that repeat nowhere, as many pixels as a size has.
  static func noise(_ size: CGSize, scale: Double) -> Bitmap {
    let width = Int((size.width * scale).rounded()), height = Int((size.height * scale).rounded())
    var state: UInt32 = 1
    let bytes = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { bytes, count in
      for index in 0..<4 * width * height {
        state = state &* 1_664_525 &+ 1_013_904_223
        bytes[index] = index % 4 == 3 ? 255 : UInt8(state >> 24)
      }
      count = 4 * width * height
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
