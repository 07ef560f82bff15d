import Geometry
import Raster

/// The particles of an emitter layer at an instant.
struct ParticleSource {
  private let history: Emission
  private let shape: EmitterShape
  private let order: CAEmitterLayerRenderMode
  private let seed: UInt64
  /// What each cell's lifetime, velocity, scale and spin are multiplied with.
  private let factors: (lifetime: Double, velocity: Double, scale: Double, spin: Double)

  /// Particles of a layer beyond this many are not shown: the oldest go.
  static let most = 4_000

  init(layer: CAEmitterLayer, showing shown: LayerProperties, history: Emission) {
    func number(_ name: String) -> Double {
      if case .number(let number)? = shown.special.own[name] { number } else { 1 }
    }
    var (position, size) = (CGPoint.zero, CGSize.zero)
    if case .point(let point)? = shown.special.own["emitterPosition"] { position = point }
    if case .size(let extent)? = shown.special.own["emitterSize"] { size = extent }
    shape = EmitterShape(
      kind: layer.emitterShape, mode: layer.emitterMode, position: position, size: size)
    (self.history, order, seed) = (history, layer.renderMode, UInt64(layer.seed))
    factors = (number("lifetime"), number("velocity"), number("scale"), number("spin"))
  }

  func makeNodes(of cells: [CAEmitterCell], at time: Double) -> [RenderNode] {
    var all: [(birth: Double, node: RenderNode)] = []
    for (index, cell) in cells.enumerated() where cell.isEnabled {
      let rates =
        history.cellRates[index].map { [(rate: $0, usual: Double(cell.birthRate))] } ?? []
      let factor = rates.isEmpty ? Double(cell.birthRate) : 1
      let begin = max(history.start ?? 0, cell.beginTime)
      let end = cell.duration > 0 ? begin + cell.duration : Double.infinity
      let table = BirthTable(
        [(rate: history.layerRate, usual: 1)] + rates, factor: factor,
        in: Self.stretch(from: begin, to: end))
      let path = [seed, UInt64(index)]
      all += particles(of: cell, born: table, at: time, path) { birth, chance in
        shape.start(chance)
      }
    }
    let isNewestLowest = order == .oldestLast || order == .backToFront
    if all.count > Self.most {
      Unsupported.report("CAEmitterLayer with more than \(Self.most) particles at a time")
    }
    let sorted = all.enumerated().sorted {
      ($0.element.birth, $0.offset) < ($1.element.birth, $1.offset)
    }.suffix(Self.most).map(\.element.node)
    return isNewestLowest ? sorted.reversed() : sorted
  }

  /// Seconds from one instant to another; none where that makes no sense.
  private static func stretch(from begin: Double, to end: Double) -> Range<Double> {
    begin.isFinite && end > begin ? begin..<end : 0..<0
  }

  /// Particles of one kind that live, and those that they emit.
  /// - Parameter start: Where one begins that is born at an instant, and in which direction.
  private func particles(
    of cell: CAEmitterCell, born table: BirthTable, at time: Double, _ path: [UInt64],
    start: (Double, Chance) -> EmitterShape.Start
  ) -> [(birth: Double, node: RenderNode)] {
    let longest = Double(cell.lifetime + abs(cell.lifetimeRange)) * factors.lifetime
    let kinds = path.count > 6 ? [] : cell.emitterCells ?? []
    let after = kinds.map { Double($0.lifetime + abs($0.lifetimeRange)) * factors.lifetime }
      .filter { $0 > 0 }.max()
    guard longest > 0 else { return [] }
    let births = table.births(since: time - longest - (after ?? 0), to: time, most: Self.most + 1)
    var all: [(birth: Double, node: RenderNode)] = []
    for (number, birth) in births {
      let chance = Chance(path + [UInt64(truncatingIfNeeded: number)])
      let particle = Particle(cell, chance, from: start(birth, chance), factors)
      if particle.lives(at: time - birth),
        let node = particle.node(at: time - birth, showing: cell)
      {
        all.append((birth, node))
      }
      for (index, kind) in kinds.enumerated() where kind.isEnabled {
        let begin = birth + kind.beginTime
        let last = birth + particle.lifetime
        let end = kind.duration > 0 ? min(begin + kind.duration, last) : last
        let table = BirthTable(
          [], factor: Double(kind.birthRate), in: Self.stretch(from: begin, to: end))
        let inner = path + [UInt64(truncatingIfNeeded: number), UInt64(index)]
        all += particles(of: kind, born: table, at: time, inner) { born, _ in
          EmitterShape.Start(place: particle.place(at: born - birth), direction: 0)
        }
        if all.count > 4 * Self.most { return all }
      }
    }
    return all
  }
}

/// One particle: where it is, how large and of which colour at an age, in closed form.
struct Particle {
  let lifetime: Double
  private let start: CGPoint
  private let velocity: (x: Double, y: Double)
  private let acceleration: (x: Double, y: Double)
  private let scale: (start: Double, speed: Double)
  private let spin: Double
  private let color: (start: RGBA, speed: RGBA)

  init(
    _ cell: CAEmitterCell, _ chance: Chance, from start: EmitterShape.Start,
    _ factors: (lifetime: Double, velocity: Double, scale: Double, spin: Double)
  ) {
    func mean(_ value: Double, _ range: Double, _ question: UInt64) -> Double {
      value + range * chance.either(question)
    }
    lifetime = mean(Double(cell.lifetime), Double(cell.lifetimeRange), 1) * factors.lifetime
    let speed = mean(cell.velocity, cell.velocityRange, 2) * factors.velocity
    let angle = start.direction + mean(cell.emissionLongitude, cell.emissionRange / 2, 3)
    let way = CATransform3DMakeRotation(angle, 0, 0, 1)
    (self.start, velocity) = (start.place, (way.m11 * speed, way.m12 * speed))
    acceleration = (cell.xAcceleration, cell.yAcceleration)
    scale = (
      mean(cell.scale, cell.scaleRange, 4) * factors.scale, cell.scaleSpeed * factors.scale
    )
    spin = mean(cell.spin, cell.spinRange, 5) * factors.spin
    let base = cell.color?.rgba ?? RGBA(red: 1, green: 1, blue: 1)
    color = (
      RGBA(
        red: mean(base.red, Double(cell.redRange), 6),
        green: mean(base.green, Double(cell.greenRange), 7),
        blue: mean(base.blue, Double(cell.blueRange), 8),
        alpha: mean(base.alpha, Double(cell.alphaRange), 9)),
      RGBA(
        red: Double(cell.redSpeed), green: Double(cell.greenSpeed), blue: Double(cell.blueSpeed),
        alpha: Double(cell.alphaSpeed))
    )
  }

  func lives(at age: Double) -> Bool { age >= 0 && age < lifetime }

  /// x₀ + v·t + ½·a·t².
  func place(at age: Double) -> CGPoint {
    CGPoint(
      x: start.x + velocity.x * age + acceleration.x * age * age / 2,
      y: start.y + velocity.y * age + acceleration.y * age * age / 2)
  }

  /// - Returns: nil where there is nothing to see.
  func node(at age: Double, showing cell: CAEmitterCell) -> RenderNode? {
    guard let image = Self.image(cell.contents) else { return nil }
    let factor = color(at: age)
    let size = scale.start + scale.speed * age
    let place = place(at: age)
    guard factor.alpha > 0, size > 0, (size + place.x + place.y + spin).isFinite else { return nil }
    let pixels = cell.contentsScale > 0 ? cell.contentsScale : 1
    var node = RenderNode()
    node.bounds = CGRect(
      x: 0, y: 0, width: CGFloat(image.width) / pixels * cell.contentsRect.width,
      height: CGFloat(image.height) / pixels * cell.contentsRect.height)
    var contents = RenderNode.Contents(
      image: image.bitmap, identity: image.identity, placement: node.bounds)
    contents.part = cell.contentsRect
    contents.scale = pixels
    contents.factor = factor
    node.contents = contents
    node.transform = transform(at: age, place, size: size, about: node.bounds)
    return node
  }

  private func transform(
    at age: Double, _ place: CGPoint, size: Double, about bounds: CGRect
  ) -> CATransform3D {
    let steps = [
      CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0),
      CATransform3DMakeScale(size, size, 1),
      CATransform3DMakeRotation(spin * age, 0, 0, 1),
      CATransform3DMakeTranslation(place.x, place.y, 0),
    ]
    return steps.dropFirst().reduce(steps[0], CATransform3DConcat)
  }

  private func color(at age: Double) -> RGBA {
    func component(_ start: Double, _ speed: Double) -> Double {
      min(max(start + speed * age, 0), 1)
    }
    return RGBA(
      red: component(color.start.red, color.speed.red),
      green: component(color.start.green, color.speed.green),
      blue: component(color.start.blue, color.speed.blue),
      alpha: component(color.start.alpha, color.speed.alpha))
  }

  private static func image(_ contents: Any?) -> CGImage? { contents as? CGImage }
}
