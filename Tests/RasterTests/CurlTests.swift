import Geometry
import Testing

@testable import Raster

/// Pages that roll up (`CurledPage`).
@Suite("Curled pages")
struct CurlTests {
  private static let paper = RGBA(red: 1, green: 1, blue: 1)

  private func page(_ progress: Double, _ angle: Double = .pi / 2, radius: Double = 10)
    -> RenderNode
  {
    var node = RenderNode.box(0, 0, 60, 80, RGBA(red: 1, green: 0, blue: 0))
    node.children = [.box(5, 5, 20, 10, .black)]
    node.curl = .init(progress: progress, angle: angle, radius: radius, paper: Self.paper)
    return node
  }

  private func draw(_ node: RenderNode) -> Bitmap {
    Renderer(scale: 1).draw(node, width: 60, height: 80, background: .white)
  }

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    Array(bitmap.bytes[4 * (y * bitmap.width + x)..<4 * (y * bitmap.width + x) + 4])
  }

  @Test("lie flat at 0, and have left at 1")
  func ends() {
    var flat = page(0)
    let look = draw(flat)
    flat.curl = nil
    #expect(look == draw(flat))
    let nothing = Renderer(scale: 1).draw(
      RenderNode(), width: 60, height: 80, background: .white)
    for angle in [0, 0.4, .pi / 2, .pi, 4] { #expect(draw(page(1, angle)) == nothing) }
  }

  @Test(
    "show what lies flat as it is, their pale back where they have gone round, and shadow beyond")
  func parts() {
    // The page leaves the ground 45 pixels down, and its end has come back to about 42.
    let bitmap = draw(page(0.39))
    #expect(pixel(bitmap, 10, 10) == [0, 0, 0, 255] && pixel(bitmap, 50, 5) == [255, 0, 0, 255])
    let back = pixel(bitmap, 50, 52)
    #expect(back[1] > 120 && back[2] > 120)
    let (near, far) = (pixel(bitmap, 30, 58)[0], pixel(bitmap, 30, 76)[0])
    #expect(near < far && far > 240)
  }

  @Test("keep lengths: the end comes back as far as it was bent from", arguments: [0.45, 0.5, 0.6])
  func length(progress: Double) throws {
    let curl = RenderNode.Curl(progress: progress, angle: .pi / 2, radius: 10, paper: Self.paper)
    let line = curl.line(in: CGRect(x: 0, y: 0, width: 60, height: 80)).line
    // What is beyond the line goes half way round, the rest lies on the page.
    let end = line - ((80 - line) - .pi * 10)
    let bitmap = draw(page(progress))
    let top = try #require((0..<80).first { pixel(bitmap, 50, $0)[1] > 128 })
    #expect(abs(Double(top) - end) <= 1)
  }

  @Test("are the same wherever they stand on whole pixels, and nearly so when turned")
  func places() {
    let still = Renderer(scale: 2).draw(page(0.5, 1.2), width: 200, height: 240, background: .white)
    var moved = page(0.5, 1.2)
    moved.transform = Place.at(20, 10)
    let other = Renderer(scale: 2).draw(moved, width: 200, height: 240, background: .white)
    for (x, y) in [(10, 20), (60, 90), (100, 60), (30, 120)] {
      #expect(pixel(still, x, y) == pixel(other, x + 40, y + 20))
    }
  }

  @Test("draw nothing wild for numbers that are none, and for pages too large")
  func bad() {
    for value in [Double.nan, .infinity, -.infinity, -3, 1e300] {
      for change in [
        { (curl: inout RenderNode.Curl) in curl.progress = value },
        { $0.angle = value }, { $0.radius = value },
      ] {
        var node = page(0.5)
        if var curl = node.curl {
          change(&curl)
          node.curl = curl
        }
        #expect(draw(node).bytes.count == 4 * 60 * 80)
      }
    }
    var huge = page(0.5)
    huge.bounds.size = CGSize(width: 1e6, height: 1e6)
    #expect(draw(huge).bytes.count == 4 * 60 * 80)
  }

  @Test("are seen through masks, faded as one, and drawn the same on any number of threads")
  func together() {
    var node = page(0.5, 1)
    node.opacity = 0.5
    node.mask = .box(0, 0, 60, 40, .black)
    let one = draw(node)
    #expect(
      pixel(one, 30, 70) == [255, 255, 255, 255] && pixel(one, 50, 5) == [255, 127, 127, 255])
    let many = Renderer(scale: 1, threads: 3).draw(
      node, width: 60, height: 80, background: .white)
    #expect(one == many)
  }
}
