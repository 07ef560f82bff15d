import Geometry

/// Where particles come from. The shapes are as they are documented; which way is forward on each
/// is a guess that falls in with applications' confetti: from a point or a rectangle along +x,
/// from a line upwards, from a circle outwards.
struct EmitterShape {
  struct Start {
    let place: CGPoint
    /// Forward, radians from +x towards +y.
    let direction: Double
  }

  let kind: CAEmitterLayerEmitterShape
  let mode: CAEmitterLayerEmitterMode
  let position: CGPoint
  let size: CGSize

  func start(_ chance: Chance) -> Start {
    switch kind {
    case .line:
      let across = mode == .points ? (chance.unit(10) < 0.5 ? -1 : 1) : chance.either(10)
      return at(across * size.width / 2, 0, -Double.pi / 2)
    case .rectangle, .cuboid: return rectangle(chance)
    case .circle, .sphere: return circle(chance)
    default: return at(0, 0, 0)
    }
  }

  private func at(_ x: Double, _ y: Double, _ direction: Double) -> Start {
    Start(place: CGPoint(x: position.x + x, y: position.y + y), direction: direction)
  }

  private func rectangle(_ chance: Chance) -> Start {
    let (half, tall) = (size.width / 2, size.height / 2)
    var (x, y) = (chance.either(10), chance.either(11))
    switch mode {
    case .points: (x, y) = (x < 0 ? -1 : 1, y < 0 ? -1 : 1)
    case .outline:
      // Sides by their lengths.
      if chance.unit(12) * (size.width + size.height) < size.width {
        y = y < 0 ? -1 : 1
      } else {
        x = x < 0 ? -1 : 1
      }
    default: break
    }
    return at(x * half, y * tall, 0)
  }

  private func circle(_ chance: Chance) -> Start {
    let angle = chance.unit(10) * 2 * Double.pi
    let part =
      mode == .points ? 0 : mode == .volume ? chance.unit(11).squareRoot() : 1
    let way = CATransform3DMakeRotation(angle, 0, 0, 1)
    return at(way.m11 * part * size.width, way.m12 * part * size.width, angle)
  }
}
