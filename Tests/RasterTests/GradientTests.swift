import Foundation
import Geometry
import Testing

@testable import Raster

@Suite("Gradients")
struct GradientTests {
  private let bounds = CGRect(x: 3, y: 5, width: 90, height: 60)

  private func node(_ gradient: RenderNode.Gradient) -> RenderNode {
    var node = RenderNode()
    node.bounds = bounds
    node.gradient = gradient
    return node
  }

  /// How far along the gradient a point is, by definition (F5.8.7).
  private func progress(_ gradient: RenderNode.Gradient, _ x: Double, _ y: Double) -> Double {
    func place(_ p: CGPoint) -> (x: Double, y: Double) {
      (bounds.minX + p.x * bounds.width, bounds.minY + p.y * bounds.height)
    }
    let (a, b) = (place(gradient.start), place(gradient.end))
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    switch gradient.kind {
    case .axial: return ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)
    case .radial:
      return (pow((x - a.x) / dx, 2) + pow((y - a.y) / dy, 2)).squareRoot()
    case .conic:
      let turn = (atan2(y - a.y, x - a.x) - atan2(dy, dx)) / (2 * .pi)
      return turn - turn.rounded(.down)
    }
  }

  /// Premultiplied, 0…255.
  private func color(_ gradient: RenderNode.Gradient, _ t: Double) -> [Double] {
    let (locations, colors) = (gradient.locations, gradient.colors)
    var mixed = colors[0]
    if t >= locations[locations.count - 1] {
      mixed = colors[colors.count - 1]
    } else if let next = locations.firstIndex(where: { $0 > t }), next > 0 {
      let part = (t - locations[next - 1]) / (locations[next] - locations[next - 1])
      mixed = colors[next - 1].interpolated(to: colors[next], progress: part)
    }
    return [mixed.red, mixed.green, mixed.blue, 1].map { $0 * mixed.alpha * 255 }
  }

  @Test(
    "follow the formula at every scale", arguments: Array(UInt64(1)...24), [1.0, 2.0, 2.5])
  func formula(seed: UInt64, scale: Double) {
    var tree = RandomTree(seed: seed)
    let gradient = tree.gradient()
    let bitmap = Renderer(scale: scale).draw(
      node(gradient), width: Int(100 * scale), height: Int(70 * scale), background: .clear)
    var seen = 0
    for row in Int(6 * scale)..<Int(64 * scale) {
      for column in Int(4 * scale)..<Int(92 * scale) {
        let (x, y) = ((Double(column) + 0.5) / scale, (Double(row) + 0.5) / scale)
        let t = progress(gradient, x, y)
        // Positions are rounded to 1/256 sample; next to a seam either side may show.
        let near = [-0.003, 0, 0.003].map { color(gradient, t + $0) }
        if gradient.kind == .conic, t < 0.004 || t > 0.996 { continue }
        for channel in 0..<4 {
          let around = near.map { $0[channel] }
          let value = Double(bitmap[column, row][channel])
          let low = around.min()! - 1.5, high = around.max()! + 1.5
          #expect(value >= low && value <= high, "seed \(seed) at \(column), \(row)")
        }
        seen += 1
      }
    }
    #expect(seen > 1000)
  }

  @Test("along a side are within a level")
  func ramp() {
    let gradient = RenderNode.Gradient(
      kind: .axial, [.black, .white], [0, 1], (0, 0), (1, 0))
    let bitmap = Renderer(scale: 1).draw(
      node(gradient), width: 100, height: 70, background: .clear)
    for x in 3..<93 {
      let expected = (Double(x) - 2.5) / 90 * 255
      #expect(abs(Double(bitmap[x, 30][0]) - expected) <= 1, "column \(x)")
    }
  }

  @Test("without extent, colours or alpha draw nothing", arguments: 0..<5)
  func nothing(index: Int) {
    let (red, clear) = (RGBA(red: 1, green: 0, blue: 0), RGBA.clear)
    let gradients: [RenderNode.Gradient] = [
      .init(kind: .axial, [red, red], [0, 1], (0.5, 0.5), (0.5, 0.5)),
      .init(kind: .radial, [red, red], [0, 1], (0.5, 0.5), (0.5, 1)),
      .init(kind: .conic, [red, red], [0, 1], (0.5, 0.5), (0.5, 0.5)),
      .init(kind: .axial, [], [], (0, 0), (1, 1)),
      .init(kind: .axial, [clear, clear], [0, 1], (0, 0), (1, 1)),
    ]
    let bitmap = Renderer(scale: 1).draw(
      node(gradients[index]), width: 100, height: 70, background: .white)
    #expect(bitmap.bytes.allSatisfy { $0 == 255 })
  }
}
