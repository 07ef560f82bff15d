import Geometry
import Testing
import Timing

@testable import QuartzCore

/// A bar that fills from the left: the usual layer class with a property of its own.
private final class BarLayer: CALayer {
  var progress: CGFloat {
    get { _managedValue(forKey: "progress") }
    set { _setManagedValue(newValue, forKey: "progress") }
  }
  var colour: CGColor? {
    get { _managedValue(forKey: "colour") }
    set { _setManagedValue(newValue, forKey: "colour") }
  }
  var limit: Int {
    get { _managedValue(forKey: "limit") }
    set { _setManagedValue(newValue, forKey: "limit") }
  }
  nonisolated(unsafe) static var copies = 0
  nonisolated(unsafe) static var drawn: [CGFloat] = []

  override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    Self.copies += 1
    if let bar = layer as? BarLayer { progress = bar.progress }
  }

  required init?(coder: NSCoder) { nil }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override class func defaultValue(forKey key: String) -> Any? {
    key == "limit" ? 7 : super.defaultValue(forKey: key)
  }

  override func draw(in ctx: CGContext) {
    Self.drawn.append(progress)
    ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
  }
}

@MainActor @Suite("Properties of an application's own layers", .serialized)
struct OwnPropertyTests {
  /// A rig that shows a bar of 100×50.
  private func shown() -> (Rig, BarLayer) {
    let (rig, bar) = (Rig(), BarLayer())
    bar.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    // Without the transition that a new sublayer sets off.
    rig.quietly { rig.root.addSublayer(bar) }
    BarLayer.drawn = []
    return (rig, bar)
  }

  /// How many points of the bar are red in the frame of an instant, by its picture.
  private func length(_ rig: Rig, at now: Seconds) -> Double? {
    let frame = LayerSampler.sample(rig.root, atMediaTime: now)
    guard let contents = frame.children.last?.contents else { return nil }
    let bitmap = contents.image
    let row = bitmap.bytes.prefix(4 * bitmap.width)
    let filled = stride(from: 3, to: row.count, by: 4).reduce(0) { $0 + Int(row[$1]) }
    return Double(filled) / 255 / Double(bitmap.width) * 100
  }

  @Test("a property holds what was assigned, before that its default or nothing")
  func values() {
    let bar = BarLayer()
    #expect(bar.progress == 0 && bar.colour == nil && bar.limit == 7)
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    (bar.progress, bar.colour, bar.limit) = (0.5, red, 9)
    #expect(bar.progress == 0.5 && bar.colour == red && bar.limit == 9)
    bar.colour = nil
    #expect(bar.colour == nil && bar.value(forKey: "progress") as? CGFloat == 0.5)
    bar.setValue(0.25, forKey: "progress")
    #expect(bar.progress == 0.25)
    #expect(!CALayer.needsDisplay(forKey: "progress") && CALayer.defaultValue(forKey: "a") == nil)
  }

  @Test("assigning one that the class draws by asks for new contents, assigning another does not")
  func display() {
    let (rig, bar) = shown()
    rig.perform { bar.progress = 0.5 }
    #expect(BarLayer.drawn == [0.5] && length(rig, at: 0) == 50)
    rig.perform { bar.limit = 3 }
    #expect(BarLayer.drawn == [0.5])
  }

  @Test("every frame of an animation is drawn by a copy that holds the value shown")
  func animated() throws {
    let (rig, bar) = shown()
    rig.perform { bar.progress = 1 }
    rig.perform {
      let animation = basic("progress", from: 0, to: 1)
      animation.duration = 1
      bar.add(animation, forKey: nil)
    }
    for step in [5, 0, 10, 3, 8] {
      let filled = try #require(length(rig, at: Double(step) / 10))
      #expect(abs(filled - 10 * Double(step)) < 0.5, "at \(step) tenths")
    }
    #expect(bar.progress == 1, "the model's value stays")
    rig.turn(at: 0.25)
    #expect(abs((bar.presentation()?.progress ?? 0) - 0.25) < 1e-9)
    rig.turn(at: 1.5)
    #expect(bar.animationKeys() == nil && length(rig, at: 1.5) == 100)
  }

  @Test("sampling one instant twice gives one picture, and changes nothing")
  func pure() throws {
    let (rig, bar) = shown()
    rig.perform {
      bar.progress = 0.5
      let animation = basic("progress", from: 0)
      animation.duration = 1
      bar.add(animation, forKey: nil)
    }
    let contents = bar.contents as? CGImage
    #expect(length(rig, at: 0.4) == length(rig, at: 0.4))
    #expect(bar.contents as? CGImage === contents && !bar.needsDisplay())
  }

  private final class FadingLayer: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      guard event == "progress" else { return super.defaultAction(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = 0
      return animation
    }
    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
  }

  @Test("an assignment runs the class's action")
  func actions() {
    let (rig, layer) = (Rig(), FadingLayer())
    rig.perform { rig.root.addSublayer(layer) }
    rig.perform { layer.setValue(1.0, forKey: "progress") }
    #expect(layer.animationKeys() == ["progress"])
  }
}
