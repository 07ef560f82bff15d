import Geometry
import Raster

/// How long the renderer takes on a full screen of 390 × 844 points, on one thread, against cairo
/// drawing the same in the same run.
///
/// Cairo has no perspective and no blur: the flip is held against the typical frame instead, and
/// shadows are handed to cairo as finished planes of coverage.
enum RasterBenchmark {
  static func run(into report: inout BenchReport) {
    let cairo = Cairo()
    if cairo == nil { print("cairo is not there: scripts/bootstrap --bench installs it") }
    for scale in [1.0, 2, 3] {
      let stand = TestStand(scale: scale, cairo: cairo)
      for scene in RasterScene.all(scale: scale) { stand.measure(scene, into: &report) }
      stand.measureTypicalFrame(into: &report)
    }
  }
}

/// A scale, and what both renderers draw on.
private struct TestStand {
  let scale: Double
  let cairo: CairoCanvas?
  private let width: Int
  private let height: Int

  init(scale: Double, cairo: Cairo?) {
    self.scale = scale
    (width, height) = (
      Int(TypicalScreen.size.width * scale), Int(TypicalScreen.size.height * scale)
    )
    let (width, height) = (width, height)
    self.cairo = cairo.map { CairoCanvas($0, width: width, height: height, scale: scale) }
  }

  func measure(_ scene: RasterScene, into report: inout BenchReport) {
    let ours = drawing(scene.node, isCached: scene.isCached)
    guard let cairo, let peer = scene.peer else {
      return report.add(line(scene.name, Timer.least(ours, {}).ours))
    }
    let times = Timer.least(ours) {
      peer(cairo)
      cairo.finish()
    }
    report.add(line(scene.name, times.ours, "cairo", times.theirs))
  }

  /// The frame with everything remembered and with nothing remembered, against cairo and against
  /// copying as many bytes; the flip against it.
  func measureTypicalFrame(into report: inout BenchReport) {
    let frame = TypicalFrame(scale: scale)
    let peer: () -> Void = { if let cairo { frame.draw(on: cairo) } }
    let cached = Timer.least(drawing(frame.node, isCached: true), peer)
    let uncached = Timer.least(drawing(frame.node, isCached: false), peer)
    let name = cairo == nil ? nil : "cairo"
    report.add(line("typical-frame-cached", cached.ours, name, cached.theirs, goal: 0.4))
    report.add(line("typical-frame-uncached", uncached.ours, name, uncached.theirs, goal: 0.5))
    if let cairo {
      let difference = difference(of: frame, to: cairo)
      report.add(
        Measurement(
          name: "typical-frame-difference@\(Int(scale))x", value: difference, unit: "levels"))
    }
    let copied = Timer.least(drawing(frame.node, isCached: true), copy())
    report.add(
      line(
        "typical-frame-copied", copied.ours, "memcpy of a frame", copied.theirs,
        goal: scale == 2 ? 10 : nil))
    let flip = Timer.least(
      drawing(RasterScene.flip(scale: scale), isCached: true),
      drawing(frame.node, isCached: true))
    report.add(line("flip", flip.ours, "typical frame", flip.theirs, goal: 1.5))
  }

  /// How far apart the two pictures are, on average over all bytes: whether both draw the same.
  private func difference(of frame: TypicalFrame, to canvas: CairoCanvas) -> Double {
    frame.draw(on: canvas)
    let theirs = canvas.bitmap(width: width, height: height)
    let ours = Renderer(scale: scale).draw(
      frame.node, width: width, height: height, background: RGBA(red: 1, green: 1, blue: 1))
    let sum = zip(ours.bytes, theirs.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(ours.bytes.count)
  }

  /// Draws a tree over white again and again, with one renderer or a new one each time.
  private func drawing(_ node: RenderNode, isCached: Bool) -> () -> Void {
    let kept = Renderer(scale: scale)
    var bitmap = Bitmap(width: width, height: height)
    return {
      let renderer = isCached ? kept : Renderer(scale: scale)
      renderer.draw(node, into: &bitmap, background: RGBA(red: 1, green: 1, blue: 1))
    }
  }

  private func copy() -> () -> Void {
    let source = [UInt8](repeating: 1, count: 4 * width * height)
    var target = [UInt8](repeating: 0, count: 4 * width * height)
    return {
      source.withUnsafeBytes { bytes in
        target.withUnsafeMutableBytes { $0.copyMemory(from: bytes) }
      }
    }
  }

  private func line(
    _ name: String, _ ours: Double, _ against: String? = nil, _ theirs: Double? = nil,
    goal: Double? = nil
  ) -> Measurement {
    var line = Measurement(name: "\(name)@\(Int(scale))x", value: ours, unit: "ms")
    if let against { (line.against, line.againstValue, line.goal) = (against, theirs, goal) }
    return line
  }
}
