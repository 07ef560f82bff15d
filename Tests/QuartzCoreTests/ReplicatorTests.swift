import Geometry
import Raster
import Testing

@testable import QuartzCore

@MainActor @Suite("Replicators")
struct ReplicatorTests {
  private let rig = Rig()
  private let row = CAReplicatorLayer()

  init() {
    row.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    row.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let dot = CALayer()
    dot.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = CGColor(gray: 1, alpha: 1)
    row.addSublayer(dot)
    rig.perform { rig.root.addSublayer(row) }
  }

  /// The colours of the instances at an instant.
  private func colors(at now: Double) -> [[Double]] {
    LayerSampler.sample(row, atMediaTime: now).children.map { node in
      let color = node.backgroundColor ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0)
      return [color.red, color.green, color.blue, color.alpha * node.opacity]
    }
  }

  @Test("offsets of colours are animated: half way they are half as large")
  func offsets() {
    rig.quietly { row.instanceCount = 3 }
    let keys = ["instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset"]
    for (index, key) in keys.enumerated() {
      rig.perform {
        let animation = basic(key, from: 0, to: -0.1 * Double(index + 1))
        animation.duration = 1
        row.add(animation, forKey: key)
      }
    }
    for (index, color) in colors(at: 0.5).enumerated() {
      let steps = (1...3).map { 1 - 0.05 * Double($0 * index) }
      #expect(agree(color, steps + [1]), "instance \(index)")
    }
    rig.perform {
      let fade = basic("instanceAlphaOffset", from: 0, to: -0.4)
      fade.duration = 1
      row.add(fade, forKey: nil)
    }
    #expect(agree(colors(at: 0.5).map { $0[3] }, [1, 0.8, 0.6]))
  }

  @Test("the count is animated, in whole instances")
  func count() {
    rig.perform {
      let growth = basic("instanceCount", from: 1, to: 5)
      growth.duration = 1
      row.add(growth, forKey: nil)
    }
    #expect([0, 0.25, 0.5, 0.7, 0.9].map { colors(at: $0).count } == [1, 2, 3, 4, 5])
  }

  @Test(
    "inside one another show no more than a frame may hold, and say so",
    arguments: zip([1_000, 10_000], [0, 0.01]))
  func nested(count: Int, delay: Double) {
    var notes: [String] = []
    let former = Unsupported.listener
    defer { Unsupported.listener = former }
    Unsupported.listener = { notes.append($0) }
    let outer = CAReplicatorLayer()
    rig.quietly {
      outer.instanceColor = CGColor(gray: 0.5, alpha: 1)
      for replicator in [outer, row] {
        (replicator.instanceCount, replicator.instanceDelay) = (count, delay)
      }
      rig.root.addSublayer(outer)
      outer.addSublayer(row)
      let spin = basic("opacity", from: 0.5, to: 1)
      spin.duration = 9
      row.sublayers?.first?.add(spin, forKey: nil)
    }
    let frame = LayerSampler.sample(outer, atMediaTime: 0.5)
    let nodes = frame.children.reduce(1) { $0 + 1 + $1.children.count }
    #expect(nodes > 250_000 && nodes <= 262_144)
    #expect(Set(notes) == ["more than 262144 layers in a frame, each instance of them counted"])
  }

  @Test("that are kept from the frame before leave as much room as they did")
  func kept() {
    let former = Unsupported.listener
    defer { Unsupported.listener = former }
    Unsupported.listener = { _ in }
    // Two of 200,000 each: the first fits whole, the second does not.
    rig.quietly {
      row.removeFromSuperlayer()
      for _ in 0..<2 {
        let (outer, inner, dot) = (CAReplicatorLayer(), CAReplicatorLayer(), CALayer())
        (outer.instanceCount, inner.instanceCount) = (400, 500)
        rig.root.addSublayer(outer)
        outer.addSublayer(inner)
        inner.addSublayer(dot)
      }
    }
    func counts() -> [Int] {
      LayerSampler.sample(rig.root, atMediaTime: 1).children.suffix(2).map { outer in
        outer.children.reduce(0) { $0 + $1.children.count }
      }
    }
    let first = counts()
    #expect(first[0] == 200_000 && first[1] > 50_000 && first[1] < 70_000)
    #expect(counts() == first)
  }

  @Test("a change of either is animated by itself")
  func implicit() {
    for key in [
      "instanceCount", "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset",
      "instanceAlphaOffset",
    ] {
      #expect(row.action(forKey: key) is CABasicAnimation, "\(key)")
    }
  }
}
