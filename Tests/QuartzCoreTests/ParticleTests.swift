import Geometry
import Raster
import Testing

@testable import QuartzCore

@MainActor @Suite("Particles")
struct ParticleTests {
  private let rig = Rig()
  private let emitter = CAEmitterLayer()

  init() {
    emitter.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    rig.perform { rig.root.addSublayer(emitter) }
  }

  /// Other tests' clocks may have been the present one since this was made.
  private func show(_ cells: [CAEmitterCell]) { rig.perform { emitter.emitterCells = cells } }

  private func cell(rate: Float = 10, lifetime: Float = 2) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.name = "dot"
    cell.contents = picture()
    (cell.birthRate, cell.lifetime) = (rate, lifetime)
    return cell
  }

  private func picture() -> CGImage {
    let space = CGColorSpaceCreateDeviceRGB()
    let context = CGContext(
      data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: space,
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    return context.makeImage()!
  }

  /// The middles of the particles at an instant.
  private func places(at now: Double) -> [CGPoint] {
    LayerSampler.sample(emitter, atMediaTime: now).children.map { node in
      let (x, y) = (node.bounds.midX, node.bounds.midY)
      let map = node.transform
      return CGPoint(
        x: x * map.m11 + y * map.m21 + map.m41, y: x * map.m12 + y * map.m22 + map.m42)
    }
  }

  @Test("where a particle is follows from its age: x₀ + v·t + ½·a·t², scale and alpha along lines")
  func motion() throws {
    let cell = cell(rate: 1, lifetime: 10)
    (cell.velocity, cell.yAcceleration) = (30, 20)
    (cell.scale, cell.scaleSpeed, cell.alphaSpeed) = (2, -0.25, -0.1)
    show([cell])
    // Born at 0; the next one at 1.
    for age in [0.0, 0.2, 0.5, 0.9] {
      let place = try #require(places(at: age).first)
      #expect(abs(place.x - (50 + 30 * age)) < 1e-9, "\(age)")
      #expect(abs(place.y - (50 + 10 * age * age)) < 1e-9, "\(age)")
      let node = try #require(LayerSampler.sample(emitter, atMediaTime: age).children.first)
      #expect(node.bounds.size == CGSize(width: 4, height: 2))
      #expect(abs(node.transform.m11 - (2 - 0.25 * age)) < 1e-9)
      #expect(abs((node.contents?.factor.alpha ?? 0) - (1 - 0.1 * age)) < 1e-6)
    }
  }

  @Test("the same instant shows the same particles, in any order, and another seed shows others")
  func chance() {
    let cell = cell(rate: 40, lifetime: 1)
    (cell.velocity, cell.velocityRange, cell.emissionRange) = (40, 20, 2 * .pi)
    show([cell])
    let instants = [0.5, 2.25, 9.75]
    let there = instants.map(places(at:))
    #expect(instants.reversed().map(places(at:)).reversed() == there)
    emitter.seed = 7
    #expect(places(at: 2.25) != there[1] && places(at: 2.25).count == there[1].count)
  }

  @Test("ranges hold, and shapes are where they say")
  func ranges() {
    let cell = cell(rate: 200, lifetime: 1)
    (cell.velocity, cell.velocityRange) = (0, 0)
    show([cell])
    emitter.emitterSize = CGSize(width: 40, height: 20)
    emitter.emitterShape = .line
    #expect(places(at: 5).allSatisfy { abs($0.x - 50) <= 20 && $0.y == 50 })
    emitter.emitterShape = .rectangle
    #expect(places(at: 5).allSatisfy { abs($0.x - 50) <= 20 && abs($0.y - 50) <= 10 })
    emitter.emitterMode = .outline
    #expect(
      places(at: 5).allSatisfy {
        abs(abs($0.x - 50) - 20) < 1e-9 || abs(abs($0.y - 50) - 10) < 1e-9
      })
    emitter.emitterShape = .circle
    #expect(
      places(at: 5).allSatisfy { place in
        let (x, y) = (place.x - 50, place.y - 50)
        return abs((x * x + y * y).squareRoot() - 40) < 1e-9
      })
  }

  @Test("cells are copied: a change of the application's own shows when it is assigned again")
  func copied() {
    let cell = cell(rate: 10, lifetime: 1)
    show([cell])
    cell.birthRate = 50
    #expect(places(at: 3.05).count == 10)
    show([cell])
    #expect(places(at: 3.05).count == 50)
  }

  @Test("particles emit particles where they are")
  func nested() {
    let rocket = cell(rate: 1, lifetime: 1)
    rocket.contents = nil
    rocket.velocity = 100
    let spark = cell(rate: 10, lifetime: 0.5)
    rocket.emitterCells = [spark]
    show([rocket])
    let now = places(at: 0.55).map(\.x)
    // Sparks stay where the rocket was at 0.1, 0.2 … (those of 0 have gone out).
    #expect(now.count == 5)
    #expect(zip(now, [60, 70, 80, 90, 100]).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test("numbers that no particle can have show nothing, and nothing ends")
  func hostile() {
    for (rate, lifetime) in [
      (Float.infinity, Float(1)), (1e9, 1e9), (.nan, 1), (-5, 1), (10, .nan),
    ] {
      show([cell(rate: rate, lifetime: lifetime)])
      #expect(places(at: 2).count <= ParticleSource.most, "\(rate) \(lifetime)")
    }
  }
}
